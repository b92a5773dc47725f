#include "engine/files/shipped.hpp"

#include "engine/files/platform.hpp"

#include <fstream>
#include <optional>
#include <string>

namespace lockstep {
namespace {

/// The folder that the program was built from: the build writes its name beside the program, and nobody installs that.
std::optional<std::filesystem::path> sourceFolder()
{
    std::ifstream file{sourceNote()};
    std::string folder;
    return std::getline(file, folder) && !folder.empty() ? std::optional<std::filesystem::path>{folder} : std::nullopt;
}

} // namespace

std::filesystem::path sourceNote()
{
    return programFile().parent_path() / "built-from";
}

std::filesystem::path shippedFolder(const std::filesystem::path& installed, const std::filesystem::path& inSource)
{
    std::error_code error;
    const std::filesystem::path program = programFile();
    const std::filesystem::path folder = program.parent_path().parent_path() / "share/lockstep" / installed;
    if (!std::filesystem::is_directory(folder, error))
        if (const auto source = sourceFolder())
            return *source / inSource;
    return folder;
}

std::filesystem::path shippedLibrary(const std::filesystem::path& name)
{
    std::error_code error;
    const std::filesystem::path program = programFile();
    const std::filesystem::path above = program.parent_path().parent_path();
    const std::filesystem::path file = above / "lib/lockstep" / name;
    return !std::filesystem::exists(file, error) && sourceFolder() ? above / name : file;
}

} // namespace lockstep
