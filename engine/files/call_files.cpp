#include "engine/files/call_files.hpp"

#include "engine/error.hpp"

#include <cerrno>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <utility>

namespace lockstep {
namespace {

/// Hard links and links have the identity of their file.
using Identity = std::pair<dev_t, ino_t>;

std::optional<struct stat> lookAt(const std::filesystem::path& path)
{
    struct stat found = {};
    return ::stat(path.c_str(), &found) == 0 ? std::optional{found} : std::nullopt;
}

Identity identityOf(const struct stat& file)
{
    return {file.st_dev, file.st_ino};
}

struct Known {
    std::mutex mutex;
    bool isKept = false;
    std::set<Identity> read;
    std::map<std::filesystem::path, std::string> written; ///< by place, also of those that are not there yet
    std::set<Identity> replaced;
};

Known& known()
{
    static Known all;
    return all;
}

[[noreturn]] void refuse(const std::string& shown, const std::string& why)
{
    throw InputError{fmt::format("cannot write {}: {}", shown, why)};
}

const char* kindOf(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFDIR:
        return "a folder";
    case S_IFIFO:
        return "a pipe";
    case S_IFSOCK:
        return "a socket";
    default:
        return "a device";
    }
}

/// One name for each place, whether anything stands there or not.
std::filesystem::path placeOf(const std::filesystem::path& path)
{
    std::error_code error;
    const std::filesystem::path place = std::filesystem::weakly_canonical(path, error);
    return error ? path.lexically_normal() : place;
}

} // namespace

void requireReplaceable(const std::filesystem::path& path, const std::string& shown)
{
    struct stat named = {};
    if (::lstat(path.c_str(), &named) != 0) {
        if (errno == ELOOP)
            refuse(shown, "its folder is a loop of links; name another");
        return; // nothing there; that its folder is missing is told by whoever makes the file
    }
    const auto file = lookAt(path);
    if (!file)
        refuse(shown, "it is a link that leads nowhere; name another file");
    if (!S_ISREG(file->st_mode))
        refuse(shown, fmt::format("it is {}, and only files are replaced; name a file", kindOf(file->st_mode)));
    const std::lock_guard lock(known().mutex);
    if (known().isKept && known().read.contains(identityOf(*file)))
        refuse(shown, "this call reads it; name another file");
}

CallFiles::CallFiles()
{
    const std::lock_guard lock(known().mutex);
    known().isKept = true;
}

CallFiles::~CallFiles()
{
    const std::lock_guard lock(known().mutex);
    known().isKept = false;
    known().read.clear();
    known().written.clear();
    known().replaced.clear();
}

void CallFiles::writes(const std::filesystem::path& path)
{
    requireReplaceable(path, path.string());
    const auto file = lookAt(path);
    const std::lock_guard lock(known().mutex);
    const auto [place, isNew] = known().written.emplace(placeOf(path), path.string());
    if (!isNew || (file && !known().replaced.insert(identityOf(*file)).second))
        refuse(path.string(), "this call writes it twice; name two files");
}

void CallFiles::writesInto(const std::filesystem::path& folder)
{
    struct stat named = {};
    std::filesystem::path name = folder; // "name/" would look behind a link
    if (!name.has_filename() && name.has_parent_path())
        name = name.parent_path();
    if (::lstat(name.c_str(), &named) != 0)
        return;
    const auto file = lookAt(name);
    if (!file)
        refuse(folder.string(), "it is a link that leads nowhere; name a folder");
    if (!S_ISDIR(file->st_mode))
        refuse(folder.string(),
               fmt::format("it is {}; name a folder", S_ISREG(file->st_mode) ? "a file" : kindOf(file->st_mode)));
}

void noteRead(const std::filesystem::path& path)
{
    const std::lock_guard lock(known().mutex);
    if (!known().isKept)
        return;
    if (const auto file = lookAt(path))
        known().read.insert(identityOf(*file));
}

} // namespace lockstep
