#pragma once

#include "engine/model/run_request.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Values of a buffer at one moment of a preset's run, as its figure has them.
struct PresetRow {
    std::size_t launch = 0; ///< after so many launches
    std::string buffer;
    std::size_t first = 0;    ///< element that `values` begins at
    std::string values;       ///< as typed keys
    std::string printed = {}; ///< what the source prints in their place, where it is wrong
};

/// A figure or worked example of a source as a run: its data where the source gives it, else data of our own.
struct Preset {
    std::string id;        ///< as on the command line: "pmpp-11.8"
    std::string figure;    ///< the source's own numbering: "figure 11.8"
    std::string title;     ///< what it shows
    std::string source;    ///< book and section
    std::string algorithm; ///< id in the catalogue
    std::map<std::string, std::string> parameters;
    std::string keys; ///< as typed
    bool isSourceData = true;
    std::size_t largestGroup = RunRequest{}.largestGroup;
    std::optional<std::size_t> launch = {};  ///< which the figure shows; nothing: the input
    std::string whyInput = {};               ///< where it is the input: what is to be seen before anything has run
    std::string output;                      ///< the right values, or those that its mistake makes, as typed keys
    std::vector<PresetRow> rows = {};        ///< what stands in between
    std::string note = {};                   ///< where the source prints something else, or what to look at
    std::optional<std::uint64_t> whole = {}; ///< what the orders, its keys, are cut from: see cuts.hpp
    bool isChanged = false;                  ///< a parameter is no longer the source's
};

std::span<const Preset> presets();
/// Throws InputError naming near ids.
const Preset& findPreset(std::string_view id);
/// The same with other values of some parameters: its note then says so, and nothing of its figure is promised.
Preset changedPreset(const Preset& preset, const std::map<std::string, std::string>& parameters);
/// The run of a preset on a device.
RunRequest requestOf(const Preset& preset, const std::string& device = "auto");

} // namespace lockstep
