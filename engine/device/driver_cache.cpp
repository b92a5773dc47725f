#include "engine/device/driver_cache.hpp"

#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <mutex>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// Where PoCL would put it by itself, and what of that is not made here.
struct CachePlace {
    fs::path folder, base;
};
CachePlace usualPlace()
{
    if (const std::string cache = variable("XDG_CACHE_HOME"); !cache.empty())
        return {fs::path(cache) / "pocl/kcache", "/"};
    if (const std::string home = variable("HOME"); !home.empty())
        return {fs::path(home) / ".cache/pocl/kcache", home};
    return {"/tmp/pocl/kcache", "/tmp"};
}

/// Only trying tells: rights, a full disk and a file system that takes no writes all count.
bool canBeUsed(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    return canBeWritten(folder);
}

fs::path& ours()
{
    static fs::path folder; // made before the handler that removes it
    return folder;
}

std::string& problem()
{
    static std::string text;
    return text;
}

void giveOurs(const fs::path& usual)
{
    for (const std::string& place : {variable("TMPDIR"), std::string{"/tmp"}, std::string{"/dev/shm"}}) {
        const fs::path made = place.empty() ? fs::path{} : newFolder(place + "/lockstep-cache-");
        if (made.empty())
            continue;
        ours() = made;
        std::atexit([] {
            std::error_code ignored;
            fs::remove_all(ours(), ignored);
        });
        setVariable("POCL_CACHE_DIR", made.string());
        return;
    }
    problem() = sentence("its driver keeps what it compiles in {}, and neither this nor /tmp can be written; set "
                         "POCL_CACHE_DIR to a folder that can",
                         usual.string());
}

} // namespace

void giveDriverACache()
{
    static std::once_flag once;
    std::call_once(once, [] {
        if (const std::string chosen = variable("POCL_CACHE_DIR"); !chosen.empty()) {
            if (!canBeUsed(chosen))
                problem() = sentence("POCL_CACHE_DIR is {}, which cannot be written; name another folder", chosen);
            return;
        }
        std::error_code error;
        const CachePlace usual = usualPlace();
        if (!fs::is_directory(usual.base, error) || !canBeUsed(usual.folder))
            giveOurs(usual.folder);
    });
}

std::string whyNoCache()
{
    return problem();
}

} // namespace lockstep
