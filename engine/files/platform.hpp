#pragma once

#include <cstdint>
#include <filesystem>
#include <locale.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#if defined(__APPLE__)
#include <xlocale.h>
#endif

/// What each system does in a way of its own, under one name: platform_posix.cpp has Linux's and macOS's ways and
/// platform_windows.cpp those of Windows. Processes of their own and what shuts them in are Linux's alone
/// (engine/remote/); what is asked of the desktop is in ui/player/desktop.hpp.
namespace lockstep {

/// The file of the running program, without links; empty where the system does not tell.
std::filesystem::path programFile();

enum class Stream { input = 0, output = 1, errors = 2 };
/// Whether somebody sits there, and not a file or another program.
bool isTerminal(Stream stream);

int processNumber();
/// Whether a process has this number, also one that is nothing to this user.
bool isRunning(int process);
/// From now on this process ends when `parent`, which started it, does; at once where that is gone. May be called
/// between fork and exec. Only Linux can do so: elsewhere nothing happens.
void endWithParent(int parent);

/// For this process and those that it starts, in place of what stood there.
void setVariable(const std::string& name, const std::string& value);

/// A new folder for this user alone, whose name begins so; empty where none can be made.
std::filesystem::path newFolder(const std::filesystem::path& beginning);
/// Whether files can be made in it; only trying tells.
bool canBeWritten(const std::filesystem::path& folder);
bool isProgram(const std::filesystem::path& file);
/// The rights that new files of this process do not get.
unsigned newFilesMask();
/// The same for all names of a file; nothing where it is not there.
std::optional<std::pair<std::uint64_t, std::uint64_t>> identityOf(const std::filesystem::path& file);

/// Memory that is free goes back to the system, which the C library would keep for later; takes some milliseconds.
void giveBackMemory();
/// From now on the C library keeps what is free at the end of its heap, up to 512 MiB: the states of a recording take
/// half of that, and more goes with them. What the next one needs then is not asked of the system page by page.
void keepMemory();

/// A function of a library that is loaded already; null where it is not.
void* loadedFunction(const char* library, const char* name);

/// While it lives, this thread writes numbers and compares texts as C does, whatever language the person has chosen: a
/// plan does the same everywhere, and no comparison takes seconds.
class PlainLocale {
public:
    PlainLocale();
    ~PlainLocale();
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

private:
#if defined(_WIN32)
    int m_wasPerThread;
    std::string m_before;
#else
    locale_t m_before;
#endif
};

/// What is printed to standard error goes nowhere while this lives.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

private:
    int m_kept;
};

/// Lets writeError() reach standard error as it is now, whatever becomes of it.
void keepErrors();
/// Does nothing but what a signal handler may.
void writeError(std::string_view text);

/// Calls `tell` with a crash's name ("SIGSEGV") before that ends the program, as it does all the same. It may do
/// nothing but what a signal handler may.
void beforeCrash(void (*tell)(const char* name));
/// Again, where a library has put a handler of its own in place of that.
void keepBeforeCrash();

/// At once, without the destructors of what is static.
[[noreturn]] void endProgram(int status);

} // namespace lockstep
