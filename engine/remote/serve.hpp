#pragma once

namespace lockstep::remote {

/// `lockstep engine`: does device work for the process at the other end of standard input and output, which speak
/// engine/remote/frames.hpp, until that one closes them; the program ends then. What drivers and kernels print
/// goes to standard error. Throws InputError where people call it.
[[noreturn]] void serve();

} // namespace lockstep::remote
