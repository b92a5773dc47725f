#pragma once

#include <filesystem>

namespace lockstep {

/// The file of the running program, without links; empty where the system does not tell.
std::filesystem::path programFile();

} // namespace lockstep
