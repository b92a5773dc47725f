#include "engine/device/driver_cache.hpp"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <mutex>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// Where PoCL would put it by itself, and what of that is not made here.
struct Place {
    fs::path folder, base;
};
Place usualPlace()
{
    if (const std::string cache = variable("XDG_CACHE_HOME"); !cache.empty())
        return {fs::path(cache) / "pocl/kcache", "/"};
    if (const std::string home = variable("HOME"); !home.empty())
        return {fs::path(home) / ".cache/pocl/kcache", home};
    return {"/tmp/pocl/kcache", "/tmp"};
}

/// Only trying tells: rights, a full disk and a file system that takes no writes all count.
bool canBeWritten(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    std::string probe = (folder / ".lockstep-XXXXXX").string();
    const int file = mkstemp(probe.data());
    if (file < 0)
        return false;
    close(file);
    unlink(probe.c_str());
    return true;
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
        std::string name = place + "/lockstep-cache-XXXXXX";
        if (place.empty() || mkdtemp(name.data()) == nullptr)
            continue;
        ours() = name;
        std::atexit([] {
            std::error_code ignored;
            fs::remove_all(ours(), ignored);
        });
        setenv("POCL_CACHE_DIR", name.c_str(), 1);
        return;
    }
    problem() = fmt::format("its driver keeps what it compiles in {}, and neither this nor /tmp can be written; set "
                            "POCL_CACHE_DIR to a folder that can",
                            usual.string());
}

} // namespace

void giveDriverACache()
{
    static std::once_flag once;
    std::call_once(once, [] {
        if (const std::string chosen = variable("POCL_CACHE_DIR"); !chosen.empty()) {
            if (!canBeWritten(chosen))
                problem() = fmt::format("POCL_CACHE_DIR is {}, which cannot be written; name another folder", chosen);
            return;
        }
        std::error_code error;
        const Place usual = usualPlace();
        if (!fs::is_directory(usual.base, error) || !canBeWritten(usual.folder))
            giveOurs(usual.folder);
    });
}

std::string whyNoCache()
{
    return problem();
}

} // namespace lockstep
