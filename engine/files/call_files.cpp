#include "engine/files/call_files.hpp"

#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <set>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Hard links and links have the identity of their file.
using Identity = std::pair<std::uint64_t, std::uint64_t>;

struct Known {
    std::mutex mutex;
    bool isKept = false;
    std::set<Identity> read;
    std::map<fs::path, std::string> written; ///< by place, also of those that are not there yet
    std::set<Identity> replaced;
};

Known& known()
{
    static Known all;
    return all;
}

[[noreturn]] void refuse(const std::string& shown, const std::string& why)
{
    throw InputError{sentence("cannot write {}: {}", shown, why)};
}

std::string kindOf(const fs::file_status& file)
{
    switch (file.type()) {
    case fs::file_type::regular:
        return sentence("a file");
    case fs::file_type::directory:
        return sentence("a folder");
    case fs::file_type::fifo:
        return sentence("a pipe");
    case fs::file_type::socket:
        return sentence("a socket");
    default:
        return sentence("a device");
    }
}

/// One name for each place, whether anything stands there or not.
fs::path placeOf(const fs::path& path)
{
    std::error_code error;
    const fs::path place = fs::weakly_canonical(path, error);
    return error ? path.lexically_normal() : place;
}

} // namespace

void requireReplaceable(const fs::path& path, const std::string& shown)
{
    std::error_code error;
    if (!fs::exists(fs::symlink_status(path, error))) {
        if (error == std::errc::too_many_symbolic_link_levels)
            refuse(shown, sentence("its folder is a loop of links; name another"));
        return; // nothing there; that its folder is missing is told by whoever makes the file
    }
    const fs::file_status file = fs::status(path, error);
    if (!fs::exists(file))
        refuse(shown, sentence("it is a link that leads nowhere; name another file"));
    if (!fs::is_regular_file(file))
        refuse(shown, sentence("it is {}, and only files are replaced; name a file", kindOf(file)));
    const std::lock_guard lock(known().mutex);
    const auto identity = identityOf(path);
    if (known().isKept && identity && known().read.contains(*identity))
        refuse(shown, sentence("this call reads it; name another file"));
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

void CallFiles::writes(const fs::path& path)
{
    requireReplaceable(path, path.string());
    const auto file = identityOf(path);
    const std::lock_guard lock(known().mutex);
    const auto [place, isNew] = known().written.emplace(placeOf(path), path.string());
    if (!isNew || (file && !known().replaced.insert(*file).second))
        refuse(path.string(), sentence("this call writes it twice; name two files"));
}

void CallFiles::writesInto(const fs::path& folder)
{
    fs::path name = folder; // "name/" would look behind a link
    if (!name.has_filename() && name.has_parent_path())
        name = name.parent_path();
    std::error_code error;
    if (!fs::exists(fs::symlink_status(name, error)))
        return;
    const fs::file_status file = fs::status(name, error);
    if (!fs::exists(file))
        refuse(folder.string(), sentence("it is a link that leads nowhere; name a folder"));
    if (!fs::is_directory(file))
        refuse(folder.string(), sentence("it is {}; name a folder", kindOf(file)));
}

void noteRead(const fs::path& path)
{
    const std::lock_guard lock(known().mutex);
    if (!known().isKept)
        return;
    if (const auto file = identityOf(path))
        known().read.insert(*file);
}

} // namespace lockstep
