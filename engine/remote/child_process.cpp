#include "engine/remote/child_process.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace lockstep::remote {
namespace {

/// Of a descriptor that is closed at the end of a scope.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return m_number; }
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number;
};

/// Memory as a file of a fixed size: who prints more is told that there is no room, and nothing has to be read.
constexpr off_t mostPrinted = 1 << 16;

int fileForPrinted()
{
    const int file = memfd_create("lockstep-engine", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file >= 0 &&
        (ftruncate(file, mostPrinted) != 0 || fcntl(file, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK) != 0)) {
        close(file);
        return -1;
    }
    return file;
}

/// Above those that the child's standard streams and its board take.
int raised(int descriptor)
{
    constexpr int aboveUsual = boardDescriptor + 1;
    const int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, aboveUsual);
    close(descriptor);
    return higher;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> result;
    for (std::string& text : texts)
        result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

/// A process and all that it and those started, as far as they run; more than `most` are not looked for.
std::vector<pid_t> family(pid_t id)
{
    constexpr std::size_t most = 1024;
    std::vector<pid_t> all{id};
    for (std::size_t i = 0; i < all.size() && all.size() < most; ++i) {
        std::error_code error;
        for (const auto& thread : std::filesystem::directory_iterator{fmt::format("/proc/{}/task", all[i]), error}) {
            std::ifstream file{thread.path() / "children"};
            for (pid_t child = 0; file >> child;)
                all.push_back(child);
        }
    }
    return all;
}

/// Whether a signal has stopped it.
bool isStopped(pid_t id)
{
    std::ifstream file{fmt::format("/proc/{}/stat", id)};
    std::string text;
    std::getline(file, text);
    const std::size_t name = text.rfind(')'); // it may hold anything
    return name != std::string::npos && text.compare(name, 3, ") T") == 0;
}

/// What this process has, but for those that are named anew.
std::vector<std::string> withOurs(std::vector<std::string> environment)
{
    const std::vector<std::string> named = environment;
    for (char** one = environ; *one != nullptr; ++one) {
        const std::string_view ours{*one};
        const std::string_view name = ours.substr(0, ours.find('=') + 1);
        if (std::ranges::none_of(named, [&](const std::string& other) { return other.starts_with(name); }))
            environment.emplace_back(ours);
    }
    return environment;
}

int spawn(pid_t& id, const ChildStart& how, int standard, int errors)
{
    const int board = how.board;
    std::vector<std::string> words{how.name};
    words.insert(words.end(), how.arguments.begin(), how.arguments.end());
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, standard, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, standard, STDOUT_FILENO);
    if (errors >= 0)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    else
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (board >= 0)
        posix_spawn_file_actions_adddup2(&actions, board, boardDescriptor);
    posix_spawn_file_actions_addclosefrom_np(&actions, board >= 0 ? boardDescriptor + 1 : boardDescriptor);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    const int apart = how.isApart ? POSIX_SPAWN_SETPGROUP : 0;
    posix_spawnattr_setflags(&attributes, static_cast<short>(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | apart));
    std::vector<std::string> environment = withOurs(how.environment);
    const int code = posix_spawnp(&id, how.program.c_str(), &actions, &attributes, pointers(words).data(),
                                  pointers(environment).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}

} // namespace

ChildProcess::ChildProcess(const ChildStart& how) : m_isApart(how.isApart)
{
    int ends[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        throw Error{sentence("The device's process cannot be started: {}.", std::strerror(errno))};
    Descriptor ours{raised(ends[0])};
    const Descriptor theirs{raised(ends[1])};
    const int file = fileForPrinted();
    Descriptor printed{file >= 0 ? raised(file) : -1};
    const int code =
        ours.number() < 0 || theirs.number() < 0 ? EMFILE : spawn(m_id, how, theirs.number(), printed.number());
    if (code != 0)
        throw Error{
            sentence("The device's process ({}) cannot be started: {}.", how.program.string(), std::strerror(code))};
    fcntl(ours.number(), F_SETFL, O_NONBLOCK);
    m_socket = ours.release();
    m_printed = printed.release();
    m_ended = static_cast<int>(syscall(SYS_pidfd_open, m_id, 0));
}

ChildProcess::~ChildProcess()
{
    end();
    for (const int each : {m_socket, m_ended, m_printed})
        if (each >= 0)
            close(each);
}

void ChildProcess::end()
{
    if (m_id < 0)
        return;
    if (m_isApart)
        kill(-m_id, SIGKILL); // before it is reaped: no other group has its number yet
    kill(m_id, SIGKILL);
    pollfd ending{m_ended, POLLIN, 0};
    constexpr int patience = 2000; // milliseconds
    if (m_ended < 0 || poll(&ending, 1, patience) == 1)
        waitpid(m_id, nullptr, 0);
    else // it hangs in the system itself, as where a driver does not answer
        std::thread([id = m_id] { waitpid(id, nullptr, 0); }).detach();
    m_id = -1;
}

ChildProcess::Status ChildProcess::status() const
{
    Status status;
    siginfo_t info = {};
    if (m_id < 0 || waitid(P_PID, static_cast<id_t>(m_id), &info, WEXITED | WNOHANG | WNOWAIT) != 0)
        return status;
    if (info.si_pid == 0)
        status.isStopped = std::ranges::any_of(family(m_id), isStopped);
    else if (info.si_code == CLD_EXITED)
        status.exitStatus = info.si_status;
    else
        status.signal = info.si_status;
    return status;
}

std::size_t ChildProcess::memory() const
{
    std::size_t sum = 0; // pages
    for (const pid_t id : family(m_id)) {
        std::ifstream file{fmt::format("/proc/{}/statm", id)};
        std::size_t all = 0, present = 0;
        if (file >> all >> present)
            sum += present;
    }
    return sum * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t ChildProcess::processes() const
{
    return family(m_id).size();
}

std::string ChildProcess::printed() const
{
    // It shares the place where it writes, and can move it anywhere.
    const off_t end = m_printed < 0 ? 0 : lseek(m_printed, 0, SEEK_CUR);
    std::string text(static_cast<std::size_t>(std::clamp<off_t>(end, 0, mostPrinted)), '\0');
    const ssize_t some = text.empty() ? 0 : pread(m_printed, text.data(), text.size(), 0);
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(some, 0)));
    return text;
}

std::string signalName(int signal)
{
    const char* name = sigabbrev_np(signal);
    return name == nullptr ? sentence("signal {}", signal) : fmt::format("SIG{}", name);
}

} // namespace lockstep::remote
