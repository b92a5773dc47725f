#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::oclgrind {

/// A trace call of a kernel file: where it stands and its arguments.
struct TraceCall {
    std::string macro; ///< "TRACE_COPY"
    std::size_t line = 0;
    std::size_t begin = 0, end = 0; ///< with the semicolon
    std::vector<std::string> arguments;
};
std::vector<TraceCall> traceCalls(const std::string& source);

/// A wrong trace call in place of a right one.
struct Mutant {
    std::string name; ///< "bitonic.cl:27 TRACE_SWAP argument 3 is one more"
    std::string source;
};
/// Every trace call left out; every index, and every value that is no atomic's, one more.
std::vector<Mutant> mutantsOf(const std::string& file);

/// Copies the kernels into a folder of the scratch and puts `source` there as `file`.
std::filesystem::path kernelsWith(const std::string& file, const std::string& source);
/// Replaces the one place in the file where `from` stands after `after`; throws where there is none.
std::string replaced(const std::string& file, const std::string& after, const std::string& from, const std::string& to);

} // namespace lockstep::oclgrind
