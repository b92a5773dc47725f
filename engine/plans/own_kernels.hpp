#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/forward.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

struct OwnKernel;

// Kernels of one's own, by what their runs are called ("plan:reverse"), beside the catalogue's algorithms, so that what
// offers parameters and makes keys need not tell them apart.

std::filesystem::path examplePlanFolder();
/// Plans that come along as examples, by name; their kernel files lie beside them.
std::vector<std::filesystem::path> examplePlans();

/// The files of a kernel of one's own.
struct OwnFiles {
    std::filesystem::path kernel, plan;
    bool operator==(const OwnFiles&) const = default;
};

/// Reads both files, and remembers them under the name of their runs, with the plan's folder behind it where another's
/// plan or an example is called so; returns that. Throws InputError where one cannot be read or is none.
std::string rememberOwnKernel(const OwnFiles& files);

/// A kernel of somebody else's that came with a recording, of which nothing is run until somebody asks for it: known
/// under the name that is returned, which is that of no kernel on this machine, and has no files. `file` is the
/// recording's. Its plan is not looked into before it is run, so its parameters have the recording's values only.
std::string rememberSentKernel(const Recording& recording, const std::string& file);
bool isSentKernel(std::string_view algorithm);
struct SentKernel {
    std::string kernelName, kernel, planName, plan; ///< texts, and names of the files that they were in
};
SentKernel sentKernel(std::string_view algorithm);

/// Where they lie. Throws InputError where none is called so.
OwnFiles ownKernelFiles(std::string_view algorithm);

/// Its files as they are now: who changes them runs what they hold. An example is known without being remembered.
/// Throws InputError where none is called so.
OwnKernel ownKernelNamed(std::string_view algorithm);

/// The catalogue's algorithm of this id; or what is known of a kernel of one's own, which has neither host code nor a
/// reference. Lives as long as the program. Files that cannot be read any more leave it as it was. Throws InputError
/// for neither.
const Algorithm& offeredAlgorithm(std::string_view id);

} // namespace lockstep
