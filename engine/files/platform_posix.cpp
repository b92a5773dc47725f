#if !defined(_WIN32)

#include "engine/files/platform.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <fstream>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#else
#include <sys/prctl.h>
#endif

namespace lockstep {

// Of what is parted here only Linux's side has been tried.

std::filesystem::path programFile()
{
    std::error_code error;
#if defined(__APPLE__)
    std::array<char, 4096> name{};
    std::uint32_t size = name.size();
    return _NSGetExecutablePath(name.data(), &size) == 0 ? std::filesystem::canonical(name.data(), error)
                                                         : std::filesystem::path{};
#else
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

void endWithParent([[maybe_unused]] int parent)
{
#if !defined(__APPLE__)
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(1);
#endif
}

unsigned newFilesMask()
{
    constexpr unsigned usual = 022;
#if !defined(__APPLE__)
    // umask() tells by changing it, for the other threads' files, too.
    std::ifstream file{"/proc/self/status"};
    for (std::string word; file >> word;)
        if (word == "Umask:") {
            unsigned mask = 0;
            return file >> std::oct >> mask ? mask : usual;
        }
#endif
    return usual;
}

bool isTerminal(Stream stream)
{
    return isatty(static_cast<int>(stream)) == 1;
}

void giveBackMemory()
{
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

void keepMemory()
{
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 32 << 20);  // the largest it takes: what is mapped on its own goes back at once
    mallopt(M_TRIM_THRESHOLD, 512 << 20); // a recording's 256 MiB, with what its run took besides
#endif
}

int processNumber()
{
    return getpid();
}

bool isRunning(int process)
{
    return kill(process, 0) == 0 || errno != ESRCH;
}

void setVariable(const std::string& name, const std::string& value)
{
    setenv(name.c_str(), value.c_str(), 1);
}

std::filesystem::path newFolder(const std::filesystem::path& beginning)
{
    std::string name = beginning.string() + "XXXXXX";
    return mkdtemp(name.data()) == nullptr ? std::filesystem::path{} : std::filesystem::path{name};
}

bool canBeWritten(const std::filesystem::path& folder)
{
    std::string probe = (folder / ".lockstep-XXXXXX").string();
    const int file = mkstemp(probe.data());
    if (file < 0)
        return false;
    close(file);
    unlink(probe.c_str());
    return true;
}

bool isProgram(const std::filesystem::path& file)
{
    return access(file.c_str(), X_OK) == 0;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> identityOf(const std::filesystem::path& file)
{
    struct stat found = {};
    if (stat(file.c_str(), &found) != 0)
        return std::nullopt;
    return std::pair{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
}

void* loadedFunction(const char* library, const char* name)
{
    void* loaded = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    return loaded == nullptr ? nullptr : dlsym(loaded, name);
}

PlainLocale::PlainLocale()
{
    static const locale_t plain = newlocale(LC_ALL_MASK, "C", nullptr);
    m_before = uselocale(plain);
}

PlainLocale::~PlainLocale()
{
    uselocale(m_before);
}

QuietErrors::QuietErrors() : m_kept(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0))
{
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (m_kept >= 0 && nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (nowhere >= 0)
        close(nowhere);
}

QuietErrors::~QuietErrors()
{
    if (m_kept < 0)
        return;
    dup2(m_kept, STDERR_FILENO);
    close(m_kept);
}

namespace {

int standardError = STDERR_FILENO;
void (*tellCrash)(const char* name) = nullptr;

struct Crash {
    int number;
    const char* name;
};
constexpr std::array crashes{Crash{SIGABRT, "SIGABRT"}, Crash{SIGSEGV, "SIGSEGV"}, Crash{SIGBUS, "SIGBUS"},
                             Crash{SIGFPE, "SIGFPE"}, Crash{SIGILL, "SIGILL"}};

extern "C" void onCrash(int number)
{
    const int before = errno;
    for (const Crash& crash : crashes)
        if (crash.number == number)
            tellCrash(crash.name);
    errno = before;
    raise(number); // its usual way, since the handler is gone
}

void handleCrashes()
{
    struct sigaction ours = {};
    ours.sa_handler = onCrash;
    ours.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK);
    sigemptyset(&ours.sa_mask);
    for (const Crash& crash : crashes)
        sigaction(crash.number, &ours, nullptr);
}

} // namespace

void keepErrors()
{
    constexpr int aboveUsual = 10;
    if (const int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, aboveUsual); kept >= 0)
        standardError = kept;
}

void writeError(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t some = write(standardError, text.data(), text.size());
        if (some <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(some));
    }
}

void beforeCrash(void (*tell)(const char* name))
{
    static std::array<char, 65536> stack; // of the main thread, where its own has overflowed
    stack_t other = {};
    other.ss_sp = stack.data();
    other.ss_size = stack.size();
    sigaltstack(&other, nullptr);
    tellCrash = tell;
    handleCrashes();
}

void keepBeforeCrash()
{
    struct sigaction now = {};
    if (tellCrash != nullptr && sigaction(SIGABRT, nullptr, &now) == 0 && now.sa_handler != onCrash)
        handleCrashes();
}

void endProgram(int status)
{
    _exit(status);
}

} // namespace lockstep

#endif
