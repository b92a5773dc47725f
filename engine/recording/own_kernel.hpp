#pragma once

#include "engine/files/kernel_file.hpp"

#include <filesystem>
#include <string>

namespace lockstep {

/// The text of a file that a person wrote: a regular file of at most 64 KiB. `what` it is stands in the message
/// ("kernel file", "plan"). Throws InputError.
std::string readOwnText(const std::filesystem::path& path, const std::string& what);

/// A kernel file that is none of ours. Its text is built as it stands, after the prelude. Throws InputError naming file
/// and line for an #include, since the text that is shown must be all that ran (trace.clh stands in front anyhow), and
/// naming the kernel where its trace calls cannot work: no TRACE_ARGS, no TRACE_BEGIN, or none before a return.
KernelFile loadOwnKernel(const std::filesystem::path& path);
/// The same of a text that is called `name`.
KernelFile ownKernel(const std::string& name, std::string text);

} // namespace lockstep
