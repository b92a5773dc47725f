#pragma once

#include <string>

namespace lockstep {

/// PoCL keeps what it compiles in a folder of the home, and has no device where that cannot be written. Before the
/// first OpenCL call: gives it a temporary one there, unless POCL_CACHE_DIR says where; it goes when the program ends.
void giveDriverACache();

/// Why a driver may have no folder to write to, as the end of a sentence; empty where it has one.
std::string whyNoCache();

} // namespace lockstep
