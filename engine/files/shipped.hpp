#pragma once

#include <filesystem>

namespace lockstep {

/// A folder that comes with the program: `installed` in share/lockstep beside it, or `inSource` of the sources, where
/// it runs from the folder that it was built in.
std::filesystem::path shippedFolder(const std::filesystem::path& installed, const std::filesystem::path& inSource);

/// The file beside the program, where it runs from the folder that it was built in, that names its sources: a process
/// that is to find what is shipped must be able to read it.
std::filesystem::path sourceNote();

/// A library that comes with the program: in lib/lockstep beside it, or in the folder that it was built in.
std::filesystem::path shippedLibrary(const std::filesystem::path& name);

} // namespace lockstep
