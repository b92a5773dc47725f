#include "tests/faults/program.hpp"

#include "engine/model/event.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace lockstep::test {
namespace {

constexpr std::chrono::seconds longest{60};

std::vector<std::string> environmentWith(const Environment& changes)
{
    std::vector<std::string> entries;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string text = *entry;
        if (!changes.contains(text.substr(0, text.find('='))))
            entries.push_back(text);
    }
    for (const auto& [name, value] : changes)
        if (!value.empty())
            entries.push_back(name + "=" + value);
    return entries;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> result;
    for (std::string& text : texts)
        result.push_back(text.data());
    result.push_back(nullptr);
    return result;
}

/// Reads both pipes until both are closed; false where that takes too long.
bool drain(int outputPipe, int errorPipe, Ended& ended)
{
    const auto until = std::chrono::steady_clock::now() + longest;
    pollfd pipes[] = {{outputPipe, POLLIN, 0}, {errorPipe, POLLIN, 0}};
    while (pipes[0].fd >= 0 || pipes[1].fd >= 0) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (left.count() <= 0 || poll(pipes, 2, static_cast<int>(left.count())) == 0)
            return false;
        for (int i = 0; i < 2; ++i) {
            if (pipes[i].fd < 0 || pipes[i].revents == 0)
                continue;
            char bytes[65536];
            const ssize_t got = read(pipes[i].fd, bytes, sizeof bytes);
            if (got > 0)
                (i == 0 ? ended.output : ended.errors).append(bytes, static_cast<std::size_t>(got));
            else
                pipes[i].fd = -1;
        }
    }
    return true;
}

} // namespace

Ended runProgram(const std::vector<std::string>& arguments, const Environment& environment,
                 const std::string& outputPath, std::chrono::seconds interrupted)
{
    int outputPipe[2], errorPipe[2];
    if (pipe2(outputPipe, O_CLOEXEC) != 0 || pipe2(errorPipe, O_CLOEXEC) != 0)
        throw std::runtime_error{"no pipes"};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    if (outputPath.empty())
        posix_spawn_file_actions_adddup2(&actions, outputPipe[1], 1);
    else
        posix_spawn_file_actions_addopen(&actions, 1, outputPath.c_str(), O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, errorPipe[1], 2);

    std::vector<std::string> words{LOCKSTEP_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<std::string> variables = environmentWith(environment);
    posix_spawnattr_t attributes; // a shell's background jobs ignore Ctrl+C, and so would what they start
    posix_spawnattr_init(&attributes);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t child = 0;
    const int spawned = posix_spawn(&child, LOCKSTEP_PROGRAM, &actions, &attributes, pointers(words).data(),
                                    pointers(variables).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(outputPipe[1]);
    close(errorPipe[1]);
    if (spawned != 0)
        throw std::runtime_error{std::string{"cannot start " LOCKSTEP_PROGRAM ": "} + std::strerror(spawned)};

    if (interrupted.count() > 0) { // what it says till then fits into the pipes
        std::this_thread::sleep_for(interrupted);
        kill(child, SIGINT);
    }
    Ended ended;
    ended.timedOut = !drain(outputPipe[0], errorPipe[0], ended);
    if (ended.timedOut)
        kill(child, SIGKILL);
    int state = 0;
    waitpid(child, &state, 0);
    close(outputPipe[0]);
    close(errorPipe[0]);
    if (WIFEXITED(state))
        ended.status = WEXITSTATUS(state);
    else if (WIFSIGNALED(state))
        ended.signal = WTERMSIG(state);
    return ended;
}

std::vector<std::string> errorLines(const Ended& ended)
{
    std::vector<std::string> lines;
    std::istringstream text{ended.errors};
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

void expectRefusal(const Ended& ended, int status, const std::vector<std::string>& words)
{
    EXPECT_FALSE(ended.timedOut);
    EXPECT_EQ(ended.signal, 0);
    EXPECT_EQ(ended.status, status) << ended.errors;
    EXPECT_EQ(ended.output, "");
    EXPECT_EQ(errorLines(ended).size(), 1u) << ended.errors;
    EXPECT_TRUE(ended.errors.starts_with("lockstep: ")) << ended.errors;
    EXPECT_TRUE(ended.errors.ends_with("\n"));
    for (const std::string& word : words)
        EXPECT_NE(ended.errors.find(word), std::string::npos) << "'" << word << "' is not in: " << ended.errors;
}

TemporaryFolder::TemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "lockstep-faults-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::runtime_error{"no temporary folder"};
    m_path = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::filesystem::path TemporaryFolder::write(const std::string& name, const std::string& content) const
{
    const std::filesystem::path file = m_path / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream out{file, std::ios::binary};
    out << content;
    if (!out.flush())
        throw std::runtime_error{"cannot write " + file.string()};
    return file;
}

} // namespace lockstep::test
