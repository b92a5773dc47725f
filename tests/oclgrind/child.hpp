#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::oclgrind {

/// What one run of the program printed, and what Oclgrind made of it.
struct Child {
    int status = 0;
    std::string output;
    std::string errors;              ///< standard error
    std::string log;                 ///< Oclgrind's log; its exit status says nothing
    std::vector<std::string> access; ///< lines of the plugin
    /// Lines of standard error, the log and the plugin that report something.
    std::string reports() const;
};

/// A folder of this process; it goes when the process ends.
const std::filesystem::path& scratchFolder();

/// `lockstep run <arguments> --json --events --states` on Oclgrind, with its checks on.
Child runOnOclgrind(const std::string& arguments, const std::filesystem::path& kernels = {});
/// The same with neither checks nor the plugin, in the same order of work-items: for its events, sooner.
Child runUncheckedOnOclgrind(const std::string& arguments, const std::filesystem::path& kernels = {});
/// The same on PoCL.
Child runOnPocl(const std::string& arguments);

std::string readFile(const std::filesystem::path& path);

} // namespace lockstep::oclgrind
