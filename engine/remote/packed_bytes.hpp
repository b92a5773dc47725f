#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::remote {

/// Bytes, packed with zstd; `before` is something like them that the other end has, too.
std::vector<std::uint8_t> packBytes(std::span<const std::uint8_t> bytes, std::span<const std::uint8_t> before = {});
/// The other way round. Throws std::runtime_error where they are damaged, or more than `most`.
std::vector<std::uint8_t> unpackBytes(std::span<const std::uint8_t> packed, std::size_t most,
                                      std::span<const std::uint8_t> before = {});

} // namespace lockstep::remote
