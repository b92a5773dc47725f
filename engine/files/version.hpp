#pragma once

namespace lockstep {

/// "0.1.0": the one that CMakeLists.txt gives the project.
const char* version();

} // namespace lockstep
