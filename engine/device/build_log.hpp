#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// What a compiler says about one place of a kernel file.
struct BuildMessage {
    enum class Severity : std::uint8_t { note, warning, error };
    Severity severity = Severity::error;
    std::size_t line = 0, column = 0; ///< of the kernel file, from 1; 0: it names none
    std::string text;                 ///< as the compiler words it, one line
    bool operator==(const BuildMessage&) const = default;
};

/// A kernel file as it is built: the prelude in front of it, and its lines counted from 1.
std::string programText(const std::string& kernelFile);

/// The messages of such a program's build log, in its order, in the forms of PoCL, NVIDIA and Oclgrind; what is about
/// the prelude's own lines is left out. A log in another form gives none.
std::vector<BuildMessage> buildMessages(const std::string& log, const std::string& kernelFile);

/// The first error in a sentence without its full stop, "line 12: …"; else the log's first line.
std::string firstBuildError(const std::string& log, const std::string& kernelFile);

} // namespace lockstep
