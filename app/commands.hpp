#pragma once

#include "engine/recording/recording.hpp"
#include "engine/recording/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lockstep::app {

/// The options that every command that runs an algorithm shares.
struct RunOptions {
    std::string algorithm;
    std::optional<std::string> input; ///< "3,1,7" or "@file"
    std::optional<std::size_t> n;
    std::string distribution = "uniform";
    std::uint64_t seed = 1;
    std::optional<std::string> type;
    std::vector<std::string> settings; ///< "name=value"
    std::string device = "auto";
    std::size_t largestGroup = 64;
};

/// Reads or makes the keys; throws InputError.
RunRequest toRequest(const RunOptions& options);

struct RunOutput {
    bool json = false, events = false, states = false;
};

int devicesCommand(bool json);
int listCommand(bool json);
int runCommand(const RunOptions& options, const RunOutput& output);

struct CompareOptions {
    std::string units = "32"; ///< "P[,P…]"
    std::uint32_t wavefront = 1;
    bool json = false;
};
/// `specs` are two to four of "id[:name=value,…]"; `shared` holds the options that all of them take.
int compareCommand(const std::vector<std::string>& specs, const RunOptions& shared, const CompareOptions& options);

struct ExportOptions {
    std::string to;
    std::string format;
    std::string size = "1920x1080";
    std::string theme = "light";
    std::optional<std::size_t> from, until;
    double fraction = 1;
};
/// In builds with the window only.
int exportCommand(const RunOptions& run, const ExportOptions& options);

struct OpenOptions {
    std::optional<std::size_t> launch;
    double fraction = 1;
    std::string theme = "light";
    std::string size;
    std::string grab;
    bool verbose = false;
};
/// In builds with the window only.
int openCommand(const std::optional<RunOptions>& run, const OpenOptions& options);

/// "1920x1080" in pixels; throws InputError.
struct PixelSize {
    int width = 0, height = 0;
};
PixelSize parseSize(const std::string& text);

} // namespace lockstep::app
