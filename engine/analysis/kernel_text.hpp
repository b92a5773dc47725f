#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

// What is read off a kernel's text, without a compiler: plain statements, one load or store each, as our kernels have
// them.

/// Where the word stands in the text, from `from` on; npos where it does not.
std::size_t findWord(const std::string& text, const std::string& word, std::size_t from = 0);

/// The arguments of a call, split at its outer commas, without blanks. The text begins with its bracket.
std::vector<std::string> argumentsOf(const std::string& call);

/// A kernel of a file that was built with these -D options.
struct KernelText {
    KernelText(const std::string& source, const std::string& options, const std::string& kernel);

    std::vector<std::string> lines;  ///< of the file, from 1, without comments; those that were not built are empty
    std::size_t first = 0, last = 0; ///< of the kernel, and the one behind it; equal where the file has no such kernel
    struct Call {
        std::size_t line = 0;
        std::string macro;
        std::vector<std::string> arguments;
    };
    /// The calls of trace macros, in order.
    std::vector<Call> traceCalls() const;
    /// The last line before `until` in which `value` gets what `array` holds.
    std::optional<std::size_t> loadLine(std::size_t until, const std::string& value, const std::string& array) const;
    /// First and last line of each loop, its head included.
    std::vector<std::pair<std::size_t, std::size_t>> loops() const;
    /// How many barriers stand from one line to before another.
    std::size_t barriersBetween(std::size_t from, std::size_t until) const;
};

} // namespace lockstep
