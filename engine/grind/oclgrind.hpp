#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::grind {

/// Why Oclgrind cannot be asked here, in a sentence that says what to install; empty: it can.
std::string whyNoOclgrind();

/// The plugin that makes Oclgrind tell what it sees.
std::filesystem::path pluginFile();

/// What a process needs in its environment for Oclgrind to be its only OpenCL, with the plugin: NAME=value each.
std::vector<std::string> oclgrindEnvironment();

} // namespace lockstep::grind
