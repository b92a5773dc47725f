#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

namespace lockstep::test {

/// A file of hostile content behind a right head and a right checksum.
struct BrokenFile {
    std::string name; ///< of the test
    std::function<std::vector<std::uint8_t>()> bytes;
    std::string says; ///< part of the sentence that refuses it
};
std::vector<BrokenFile> brokenFiles();

/// Head, packing and checksum around any bytes.
std::vector<std::uint8_t> packed(std::span<const std::uint8_t> plain);
/// A file of one recording.
std::vector<std::uint8_t> fileOf(const nlohmann::json& recording);

/// The sentence with which the reader refuses these bytes, called "it"; empty where it takes them.
std::string refusalOf(const std::vector<std::uint8_t>& bytes);

} // namespace lockstep::test
