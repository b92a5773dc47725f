#include "engine/files/shipped.hpp"

#include <algorithm>

namespace lockstep {
namespace {

bool isInside(const std::filesystem::path& path, const std::filesystem::path& folder)
{
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

} // namespace

std::filesystem::path shippedFolder(const std::filesystem::path& installed, const std::filesystem::path& inSource)
{
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path folder = program.parent_path().parent_path() / "share/lockstep" / installed;
    if (!std::filesystem::is_directory(folder, error) &&
        isInside(program, std::filesystem::weakly_canonical(LOCKSTEP_BUILD_FOLDER, error)))
        return std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / inSource;
    return folder;
}

std::filesystem::path shippedLibrary(const std::filesystem::path& name)
{
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path file = program.parent_path().parent_path() / "lib/lockstep" / name;
    if (!std::filesystem::exists(file, error) &&
        isInside(program, std::filesystem::weakly_canonical(LOCKSTEP_BUILD_FOLDER, error)))
        return std::filesystem::path{LOCKSTEP_BUILD_FOLDER} / name;
    return file;
}

} // namespace lockstep
