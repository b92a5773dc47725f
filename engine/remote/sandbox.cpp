#include "engine/remote/sandbox.hpp"

#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/files/shipped.hpp"
#include "engine/model/sentence.hpp"
#include "engine/remote/child_process.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <mutex>
#include <poll.h>
#include <sstream>
#include <vector>

namespace lockstep::remote {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

fs::path bubblewrap()
{
    for (const char* const folder : {"/usr/bin", "/usr/local/bin", "/bin"})
        if (const fs::path program = fs::path{folder} / "bwrap"; isProgram(program))
            return program;
    return {};
}

/// Where drivers in a sandbox keep what they compile. Others never look there: what a kernel from anywhere may have
/// left behind is built by no process that could do harm.
const fs::path& cache()
{
    static const fs::path folder = [] {
        for (const std::string& place : {variable("TMPDIR"), std::string{"/tmp"}}) {
            const fs::path name = place.empty() ? fs::path{} : newFolder(place + "/lockstep-sandbox-");
            if (!name.empty()) {
                static fs::path made;
                made = name;
                std::atexit([] {
                    std::error_code ignored;
                    fs::remove_all(made, ignored);
                });
                return name;
            }
        }
        return fs::path{};
    }();
    return folder;
}

class Arguments {
public:
    void add(std::initializer_list<std::string> words) { m_words.insert(m_words.end(), words); }
    void read(const fs::path& path) { add({"--ro-bind-try", path.string(), path.string()}); }
    void readAll(const char* name) // of a list as in PATH
    {
        std::istringstream list{variable(name)};
        for (std::string one; std::getline(list, one, ':');)
            if (one.starts_with('/'))
                read(one);
    }
    std::vector<std::string> words() const { return m_words; }

private:
    std::vector<std::string> m_words;
};

/// The system's programs and libraries; on many systems /lib is a link into /usr.
void addSystem(Arguments& arguments)
{
    arguments.read("/usr");
    for (const fs::path folder : {"/bin", "/sbin", "/lib", "/lib32", "/lib64"}) {
        std::error_code error;
        if (fs::is_symlink(folder, error))
            arguments.add({"--symlink", fs::read_symlink(folder, error).string(), folder.string()});
        else
            arguments.read(folder);
    }
    for (const char* const part : {"/etc/OpenCL", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
                                   "/etc/alternatives", "/opt", "/sys"})
        arguments.read(part);
}

/// Those of graphics cards and other accelerators.
void addDevices(Arguments& arguments)
{
    arguments.add({"--dev", "/dev"});
    std::error_code error;
    for (const auto& entry : fs::directory_iterator{"/dev", error}) {
        const std::string name = entry.path().filename();
        if (name.starts_with("nvidia") || name == "dri" || name == "kfd" || name == "mali0")
            arguments.add({"--dev-bind-try", entry.path().string(), entry.path().string()});
    }
}

std::vector<std::string> walls()
{
    Arguments arguments;
    arguments.add({"--die-with-parent", "--new-session", "--unshare-net", "--unshare-pid", "--unshare-ipc",
                   "--unshare-uts", "--cap-drop", "ALL"});
    addSystem(arguments);
    arguments.add({"--proc", "/proc"});
    addDevices(arguments);
    arguments.add({"--tmpfs", "/tmp"});
    arguments.add({"--bind", cache().string(), cache().string()});
    for (const char* const gone : {"TMPDIR", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"})
        arguments.add({"--unsetenv", gone});
    arguments.add({"--setenv", "HOME", "/tmp", "--setenv", "POCL_CACHE_DIR", cache().string(), "--chdir", "/"});
    for (const char* const list : {"LD_LIBRARY_PATH", "OPENCL_LAYERS", "OCL_ICD_VENDORS", "LOCKSTEP_KERNELS"})
        arguments.readAll(list);
    arguments.read(shippedFolder("kernels", "kernels"));
    arguments.read(sourceNote());
    return arguments.words();
}

/// How the trial of the walls went; empty: well.
std::string tried()
{
    if (bubblewrap().empty())
        return sentence("bubblewrap is not installed; install the package bubblewrap.");
    if (cache().empty())
        return sentence("/tmp cannot be written; make room there.");
    std::vector<std::string> words = walls();
    words.insert(words.end(), {"--", "/usr/bin/true"});
    try {
        const ChildProcess trial{{bubblewrap(), words}};
        pollfd ending{trial.ended(), POLLIN, 0};
        constexpr int patience = 5000; // milliseconds
        poll(&ending, 1, patience);
        if (trial.status().exitStatus == 0)
            return {};
        std::string said = trial.printed();
        said = said.substr(0, said.find('\n'));
        return sentence("bubblewrap does not work here ({}); ask whoever keeps this machine to allow user "
                        "namespaces.",
                        said.empty() ? sentence("it says nothing") : said);
    } catch (const Error& error) {
        return error.what();
    }
}

} // namespace

std::string whyNoSandbox()
{
    static const std::string why = tried(); // the library makes one thread try and the others wait
    return why;
}

std::optional<Isolation> inSandbox(const Isolation& how)
{
    if (!whyNoSandbox().empty())
        return std::nullopt;
    std::error_code error;
    const fs::path program = fs::canonical(how.program, error);
    if (error)
        return std::nullopt;
    Isolation within = how;
    within.program = bubblewrap();
    within.arguments = walls();
    for (const fs::path& file : how.readable)
        within.arguments.insert(within.arguments.end(), {"--ro-bind-try", file.string(), file.string()});
    within.arguments.insert(within.arguments.end(),
                            {"--ro-bind", program.string(), program.string(), "--", program.string()});
    within.arguments.insert(within.arguments.end(), how.arguments.begin(), how.arguments.end());
    within.isWrapped = true;
    return within;
}

} // namespace lockstep::remote
