#include "child.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace lockstep::oclgrind {
namespace {

namespace fs = std::filesystem;

constexpr const char* oclgrindDriver = "/usr/lib/oclgrind/liboclgrind-rt-icd.so";

class Scratch {
public:
    Scratch() : m_path(fs::temp_directory_path() / ("lockstep-oclgrind-" + std::to_string(getpid())))
    {
        fs::create_directories(m_path / "oclgrind");
        if (!fs::exists(oclgrindDriver))
            throw std::runtime_error{std::string{oclgrindDriver} + " is missing; install oclgrind"};
        std::ofstream{m_path / "oclgrind" / "oclgrind.icd"} << oclgrindDriver << '\n';
        // Beside PoCL, as on a machine that has both.
        fs::copy_file("/etc/OpenCL/vendors/pocl.icd", m_path / "oclgrind" / "pocl.icd");
    }
    ~Scratch()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

Child run(const std::string& environment, const std::string& arguments)
{
    const fs::path out = scratchFolder() / "out", errors = scratchFolder() / "errors";
    const std::string command = "env " + environment + " timeout 120 '" LOCKSTEP_PROGRAM "' run " + arguments +
                                " --json --events --states >'" + out.string() + "' 2>'" + errors.string() + "'";
    const int status = std::system(command.c_str());
    Child child;
    child.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    child.output = readFile(out);
    child.errors = readFile(errors);
    return child;
}

std::string onOclgrind(const fs::path& kernels)
{
    const std::string platform = "OCL_ICD_VENDORS='" + (scratchFolder() / "oclgrind").string() + "'";
    return kernels.empty() ? platform : platform + " LOCKSTEP_KERNELS='" + kernels.string() + "'";
}

} // namespace

const fs::path& scratchFolder()
{
    static const Scratch scratch;
    return scratch.path();
}

std::string readFile(const fs::path& path)
{
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string Child::reports() const
{
    std::string all = errors + log;
    for (const std::string& line : access)
        if (line.starts_with("report "))
            all += line + '\n';
    return all;
}

Child runOnOclgrind(const std::string& arguments, const fs::path& kernels)
{
    const fs::path log = scratchFolder() / "log", access = scratchFolder() / "access";
    fs::remove(log);
    fs::remove(access);
    const std::string environment = onOclgrind(kernels) +
                                    " OCLGRIND_DATA_RACES=1 OCLGRIND_UNINITIALIZED=1 OCLGRIND_CHECK_API=1" +
                                    " OCLGRIND_LOG='" + log.string() + "' OCLGRIND_PLUGINS='" ACCESS_PLUGIN +
                                    "' ACCESS_LOG='" + access.string() + "'";
    Child child = run(environment, arguments + " --device Oclgrind");
    child.log = readFile(log);
    std::istringstream lines{readFile(access)};
    for (std::string line; std::getline(lines, line);)
        child.access.push_back(line);
    return child;
}

Child runUncheckedOnOclgrind(const std::string& arguments, const fs::path& kernels)
{
    // The plugin lets Oclgrind use one thread only.
    return run(onOclgrind(kernels) + " OCLGRIND_NUM_THREADS=1 OCLGRIND_LOG=/dev/null",
               arguments + " --device Oclgrind");
}

Child runOnPocl(const std::string& arguments)
{
    return run("-u OCL_ICD_VENDORS", arguments + " --device 'Portable Computing Language'");
}

} // namespace lockstep::oclgrind
