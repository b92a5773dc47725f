#if defined(_WIN32)

// Compiled by MinGW's compiler, and never run.

#include "engine/files/platform.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <io.h>
#include <malloc.h>
#include <process.h>
#include <random>
#include <system_error>
#include <windows.h>

namespace lockstep {

std::filesystem::path programFile()
{
    constexpr DWORD most = 32'768; // of a long path
    std::wstring name(most, L'\0');
    const DWORD size = GetModuleFileNameW(nullptr, name.data(), most);
    name.resize(size < most ? size : 0);
    return name;
}

void endWithParent(int) {}

unsigned newFilesMask()
{
    return 0; // files get the rights of their folder
}

bool isTerminal(Stream stream)
{
    return _isatty(static_cast<int>(stream)) != 0;
}

void giveBackMemory()
{
    _heapmin();
}

void keepMemory() {} // its heap has no such setting

int processNumber()
{
    return _getpid();
}

bool isRunning(int process)
{
    const HANDLE found = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
    if (found == nullptr)
        return GetLastError() == ERROR_ACCESS_DENIED;
    DWORD status = 0;
    const bool runs = GetExitCodeProcess(found, &status) == 0 || status == STILL_ACTIVE;
    CloseHandle(found);
    return runs;
}

void setVariable(const std::string& name, const std::string& value)
{
    _putenv_s(name.c_str(), value.c_str());
}

std::filesystem::path newFolder(const std::filesystem::path& beginning)
{
    // The user's own temporary folder is closed to others, and with it what is in it.
    constexpr int tries = 100;
    std::random_device random;
    for (int i = 0; i < tries; ++i) {
        std::filesystem::path name = beginning;
        name += std::to_string(random());
        std::error_code error;
        if (std::filesystem::create_directory(name, error))
            return name;
        if (error)
            break;
    }
    return {};
}

bool canBeWritten(const std::filesystem::path& folder)
{
    const std::filesystem::path probe = folder / (".lockstep-" + std::to_string(std::random_device{}()));
    const bool can = std::ofstream{probe}.is_open();
    std::error_code ignored;
    std::filesystem::remove(probe, ignored);
    return can;
}

bool isProgram(const std::filesystem::path& file)
{
    DWORD kind = 0;
    return GetBinaryTypeW(file.c_str(), &kind) != 0;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> identityOf(const std::filesystem::path& file)
{
    const HANDLE open = CreateFileW(file.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (open == INVALID_HANDLE_VALUE)
        return std::nullopt;
    BY_HANDLE_FILE_INFORMATION found = {};
    const bool isTold = GetFileInformationByHandle(open, &found) != 0;
    CloseHandle(open);
    if (!isTold)
        return std::nullopt;
    constexpr int half = 32;
    return std::pair{std::uint64_t{found.dwVolumeSerialNumber},
                     std::uint64_t{found.nFileIndexHigh} << half | found.nFileIndexLow};
}

void* loadedFunction(const char* library, const char* name)
{
    const HMODULE loaded = GetModuleHandleA(library);
    return loaded == nullptr ? nullptr : reinterpret_cast<void*>(GetProcAddress(loaded, name));
}

namespace {

constexpr int errors = static_cast<int>(Stream::errors);
int standardError = errors;
void (*tellCrash)(const char* name) = nullptr;

struct Crash {
    int number;
    const char* name;
};
constexpr std::array crashes{Crash{SIGABRT, "SIGABRT"}, Crash{SIGSEGV, "SIGSEGV"}, Crash{SIGFPE, "SIGFPE"},
                             Crash{SIGILL, "SIGILL"}};

void onCrash(int number)
{
    for (const Crash& crash : crashes)
        if (crash.number == number)
            tellCrash(crash.name);
    std::raise(number); // its usual way, since the handler is gone
}

} // namespace

PlainLocale::PlainLocale()
    : m_wasPerThread(_configthreadlocale(_ENABLE_PER_THREAD_LOCALE)), m_before(setlocale(LC_ALL, nullptr))
{
    setlocale(LC_ALL, "C");
}

PlainLocale::~PlainLocale()
{
    setlocale(LC_ALL, m_before.c_str());
    _configthreadlocale(m_wasPerThread);
}

QuietErrors::QuietErrors() : m_kept(_dup(errors))
{
    const int nowhere = _open("NUL", _O_WRONLY);
    if (m_kept >= 0 && nowhere >= 0)
        _dup2(nowhere, errors);
    if (nowhere >= 0)
        _close(nowhere);
}

QuietErrors::~QuietErrors()
{
    if (m_kept < 0)
        return;
    _dup2(m_kept, errors);
    _close(m_kept);
}

void keepErrors()
{
    if (const int kept = _dup(errors); kept >= 0)
        standardError = kept;
}

void writeError(std::string_view text)
{
    while (!text.empty()) {
        const int some = _write(standardError, text.data(), static_cast<unsigned>(text.size()));
        if (some <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(some));
    }
}

void beforeCrash(void (*tell)(const char* name))
{
    tellCrash = tell;
    for (const Crash& crash : crashes)
        std::signal(crash.number, onCrash);
}

void keepBeforeCrash()
{
    if (tellCrash != nullptr)
        beforeCrash(tellCrash);
}

void endProgram(int status)
{
    _exit(status);
}

} // namespace lockstep

#endif
