#pragma once

#include "engine/remote/isolated.hpp"

#include <optional>

namespace lockstep::remote {

/// `lockstep engine`: does device work for the process at the other end of standard input and output, which speak
/// engine/remote/frames.hpp, until that one closes them; the program ends then. What drivers and kernels print
/// goes to standard error. With `far` that one is on another machine: frames are made small for the line to it, signs
/// of life go there, and the work is done by processes of this one. Throws InputError where people call it.
[[noreturn]] void serve(const std::optional<Isolation>& far = {});

} // namespace lockstep::remote
