#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// A kernel's text without comments, and with one blank for each run of blanks and line ends.
struct PlainText {
    std::string text;
    std::vector<std::size_t> places; ///< of each character in what it was made of
};
PlainText plainText(const std::string& source);

/// Where a kernel's head stands in such a text.
struct KernelHead {
    std::string name;
    std::size_t begin = 0, first = 0, close = 0; ///< its first character; that of the parameters; their parenthesis
};
std::vector<KernelHead> kernelHeads(const std::string& plain);

} // namespace lockstep
