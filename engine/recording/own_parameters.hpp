#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// Where the parameter lists of a kernel file of one's own cannot be what was meant, as compilers tell it at no line of
/// the file, or of another: a comma too many or too few, TRACE_ARGS not at the end. Throws InputError with file, line
/// and what to do.
void requireParameterLists(const std::string& name, const std::string& text);

/// The line of the kernel's head, from 1; 0: there is no such kernel.
std::size_t lineOfKernel(const std::string& text, const std::string& kernel);

} // namespace lockstep
