#include "tests/faults/ssh_server.hpp"

#include "tests/faults/slow_pipe.hpp"

#include <arpa/inet.h>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace lockstep::test {
namespace {

pid_t start(std::vector<std::string> words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t id = -1;
    if (posix_spawn(&id, pointers.front(), nullptr, nullptr, pointers.data(), environ) != 0)
        throw std::runtime_error{words.front() + " cannot be started; install openssh-server"};
    return id;
}

void run(const std::vector<std::string>& words)
{
    int status = -1;
    if (waitpid(start(words), &status, 0) < 0 || status != 0)
        throw std::runtime_error{words.front() + " failed"};
}

bool answers(int port)
{
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool is = connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(descriptor);
    return is;
}

} // namespace

SshServer::SshServer() : m_port(freePort())
{
    const std::string folder = m_folder.path();
    for (const char* const key : {"host", "user"})
        run({"/usr/bin/ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder + "/" + key});
    std::filesystem::copy_file(folder + "/user.pub", folder + "/authorized");
    const auto config = m_folder.write("sshd_config", fmt::format("Port {}\nListenAddress 127.0.0.1\nHostKey {}/host\n"
                                                                  "AuthorizedKeysFile {}/authorized\nPidFile none\n"
                                                                  "StrictModes no\nUsePAM no\nPermitRootLogin yes\n"
                                                                  "PasswordAuthentication no\nMaxStartups 100\n"
                                                                  "KbdInteractiveAuthentication no\nPrintMotd no\n",
                                                                  m_port, folder, folder));
    if (geteuid() == 0) // it wants to lock itself into this folder, which is made where a system starts it
        std::filesystem::create_directories("/run/sshd");
    m_id = start({"/usr/sbin/sshd", "-D", "-e", "-q", "-f", config.string()});
    for (int i = 0; !answers(m_port); ++i) {
        if (i == 500 || waitpid(m_id, nullptr, WNOHANG) != 0)
            throw std::runtime_error{"sshd does not answer"};
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
}

SshServer::~SshServer()
{
    kill(m_id, SIGTERM);
    waitpid(m_id, nullptr, 0);
}

std::string SshServer::command() const
{
    const std::string folder = m_folder.path();
    return fmt::format("ssh -F none -i {0}/user -oIdentitiesOnly=yes -oUserKnownHostsFile={0}/known "
                       "-oStrictHostKeyChecking=accept-new -oHostKeyAlias=the-test",
                       folder);
}

} // namespace lockstep::test
