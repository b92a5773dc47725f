// A disk that fills up, for LD_PRELOAD. LOCKSTEP_DISK_FOLDER says where; LOCKSTEP_DISK_BYTES how much may be written
// there by this process; LOCKSTEP_DISK_TELLS when it is told: at "write", or only at "fsync", "close" or "rename", as
// file systems do that put their writes off.
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cstdio>

namespace {

std::atomic<long long> written = 0;

bool tells(const char* when)
{
    const char* told = std::getenv("LOCKSTEP_DISK_TELLS");
    return std::strcmp(told == nullptr ? "write" : told, when) == 0;
}

long long room()
{
    const char* bytes = std::getenv("LOCKSTEP_DISK_BYTES");
    return bytes == nullptr ? 1LL << 60 : std::atoll(bytes);
}

bool isThere(const char* path)
{
    const char* folder = std::getenv("LOCKSTEP_DISK_FOLDER");
    return folder != nullptr && std::strstr(path, folder) != nullptr;
}

bool isThere(int file)
{
    char link[64], path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return false;
    path[length] = '\0';
    return isThere(path);
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// How much of `size` bytes may still go there; -1 where none.
ssize_t allowed(int file, std::size_t size)
{
    if (size == 0 || !isThere(file))
        return static_cast<ssize_t>(size);
    const long long before = written.fetch_add(static_cast<long long>(size));
    if (!tells("write") || before + static_cast<long long>(size) <= room())
        return static_cast<ssize_t>(size);
    const long long left = room() - before;
    if (left > 0)
        return static_cast<ssize_t>(left);
    errno = ENOSPC;
    return -1;
}

bool fails(const char* when)
{
    if (!tells(when) || (room() > 0 && written <= room())) // without any room it fails whoever wrote
        return false;
    errno = ENOSPC;
    return true;
}

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, std::size_t size)
{
    static auto* const real = next<ssize_t(int, const void*, std::size_t)>("write");
    const ssize_t some = allowed(file, size);
    return some < 0 ? -1 : real(file, bytes, static_cast<std::size_t>(some));
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t at)
{
    static auto* const real = next<ssize_t(int, const void*, std::size_t, off64_t)>("pwrite64");
    const ssize_t some = allowed(file, size);
    return some < 0 ? -1 : real(file, bytes, static_cast<std::size_t>(some), at);
}

// The last step of a put-off write.
int fsync(int file)
{
    static auto* const real = next<int(int)>("fsync");
    return isThere(file) && fails("fsync") ? -1 : real(file);
}

int close(int file)
{
    static auto* const real = next<int(int)>("close");
    const bool told = isThere(file) && fails("close");
    const int result = real(file);
    if (told)
        errno = ENOSPC;
    return told ? -1 : result;
}

int rename(const char* from, const char* to)
{
    static auto* const real = next<int(const char*, const char*)>("rename");
    return isThere(to) && fails("rename") ? -1 : real(from, to);
}
}
