#pragma once

#include "engine/remote/isolated.hpp"

#include <optional>
#include <string>

namespace lockstep::remote {

/// The same process inside bubblewrap: it has no network, sees of the file system only what drivers and compilers need,
/// and none of the user's files, and writes only to temporary folders of its own, which go with this process. Nothing
/// where that is not to be had here. From any thread.
std::optional<Isolation> inSandbox(const Isolation& how);

/// Why it is not to be had, and what to do, in a sentence; empty where it is. The first call tries, which takes some
/// milliseconds.
std::string whyNoSandbox();

} // namespace lockstep::remote
