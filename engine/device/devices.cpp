#include "engine/device/devices.hpp"

#include "engine/device/build_log.hpp"
#include "engine/device/driver_cache.hpp"
#include "engine/device/kept_programs.hpp"
#include "engine/device/opened_device.hpp"
#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>

namespace lockstep {
namespace {

/// From about this many keys on PoCL's threads beat its single-threaded device.
constexpr std::size_t threadsPayFrom = 100'000;

std::string trimmed(std::string text)
{
    while (!text.empty() && (text.back() == '\0' || std::isspace(static_cast<unsigned char>(text.back()))))
        text.pop_back();
    return text;
}

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// PoCL shows its quick single-threaded device only when asked to before the first call.
void askForBothPoclDevices()
{
    static std::once_flag once;
    std::call_once(once, [] {
        if (std::getenv("POCL_DEVICES") == nullptr)
            setVariable("POCL_DEVICES", "basic pthread");
    });
}

struct Found {
    DeviceInfo info;
    cl::Device device;
};

DeviceInfo describe(const cl::Device& device, const std::string& platform, std::size_t index)
{
    DeviceInfo info;
    info.index = index;
    info.platform = platform;
    info.name = trimmed(device.getInfo<CL_DEVICE_NAME>());
    const cl_device_type type = device.getInfo<CL_DEVICE_TYPE>();
    info.type = (type & CL_DEVICE_TYPE_GPU) != 0           ? "GPU"
                : (type & CL_DEVICE_TYPE_ACCELERATOR) != 0 ? "accelerator"
                : (type & CL_DEVICE_TYPE_CPU) != 0         ? "CPU"
                                                           : "other";
    info.driver = trimmed(device.getInfo<CL_DRIVER_VERSION>());
    info.version = trimmed(device.getInfo<CL_DEVICE_VERSION>());
    info.memory = device.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    info.localMemory = device.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
    info.computeUnits = device.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>();
    info.maxGroup = device.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
    std::istringstream extensions{device.getInfo<CL_DEVICE_EXTENSIONS>()};
    const std::set<std::string> has{std::istream_iterator<std::string>{extensions}, {}};
    info.shuffles = has.contains("cl_khr_subgroups") && has.contains("cl_khr_subgroup_shuffle");
    return info;
}

/// Setting its devices up at the first question, a driver may put handlers of its own in place of ours.
void setUp(const cl::Platform& platform)
{
    const InDriver in{sentence("asking for the devices"), sentence("this machine")};
    cl_uint count = 0;
    const cl_int status = clGetDeviceIDs(platform(), CL_DEVICE_TYPE_ALL, 0, nullptr, &count);
    if (status != CL_SUCCESS)
        throw cl::Error{status, "clGetDeviceIDs"};
}

std::vector<Found> ask(std::vector<std::string>& problems)
{
    askForBothPoclDevices();
    giveDriverACache();
    std::optional<InDriver> in{std::in_place, sentence("asking for the devices"), sentence("this machine")};
    std::vector<Found> found;
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error& error) {
        constexpr int noPlatform = -1001;
        if (error.err() != noPlatform)
            problems.push_back(
                openclSentence(error, sentence("asking for the platforms"), sentence("the OpenCL loader")));
        return found;
    }
    for (const cl::Platform& platform : platforms) {
        std::string name = sentence("a platform without a name");
        try {
            name = trimmed(platform.getInfo<CL_PLATFORM_NAME>());
            setUp(platform);
            in.emplace(sentence("asking for the devices"), sentence("this machine"));
            std::vector<cl::Device> devices;
            platform.getDevices(CL_DEVICE_TYPE_ALL, &devices);
            for (const cl::Device& device : devices) {
                try {
                    found.push_back({describe(device, name, found.size()), device});
                } catch (const cl::Error& error) {
                    problems.push_back(openclSentence(error, sentence("asking a device of {}", name), name));
                }
            }
        } catch (const cl::Error& error) {
            if (error.err() != CL_DEVICE_NOT_FOUND)
                problems.push_back(openclSentence(error, sentence("asking for the devices of {}", name), name));
        }
    }
    return found;
}

/// Loaders look for drivers once a process, so what was found without a problem stands.
std::vector<Found> find(std::vector<std::string>& problems)
{
    // PoCL 3.1 sets its devices up at the first question, and crashes when a second thread asks meanwhile.
    static std::mutex asking;
    static const std::vector<Found>* kept = nullptr; // never freed: drivers may be gone before what is static
    const std::lock_guard lock(asking);
    if (kept != nullptr)
        return *kept;
    std::vector<Found> found = ask(problems);
    if (problems.empty() && !found.empty())
        kept = new std::vector<Found>{found};
    return found;
}

std::string joined(const std::vector<std::string>& problems)
{
    return fmt::format("{}", fmt::join(problems, " "));
}

/// PoCL's devices by their names up to PoCL 3; from 4 on they are "cpu-minimal-…" and "cpu-…".
std::string poclName(const DeviceInfo& info)
{
    if (info.name.starts_with("cpu-minimal"))
        return "basic";
    return info.name.starts_with("cpu-") ? "pthread" : info.name;
}

const DeviceInfo& automatic(const std::vector<Found>& found, std::size_t n)
{
    for (const Found& f : found)
        if (f.info.type == "GPU")
            return f.info;
    const std::string wanted = n < threadsPayFrom ? "basic" : "pthread";
    for (const Found& f : found)
        if (poclName(f.info).starts_with(wanted))
            return f.info;
    return found.front().info;
}

/// PoCL keeps what it compiles itself, and asked for its binary it compiles every kernel of the text for groups of any
/// size besides: a first run takes up to three times as long, and the next one saves 50 ms.
bool keepsPrograms(const std::string& platform)
{
    const auto is = [&platform](const char* name) { return platform.find(name) != std::string::npos; };
    return !is("Oclgrind") && (!is("Portable Computing Language") || std::getenv("LOCKSTEP_PROGRAMS") != nullptr);
}

} // namespace

DeviceList listDevices()
{
    DeviceList list;
    for (Found& f : find(list.problems))
        list.devices.push_back(std::move(f.info));
    return list;
}

std::string noDeviceSentence()
{
    if (const std::string why = whyNoCache(); !why.empty())
        return sentence("No OpenCL device was found: {}", why);
    return sentence(
        "No OpenCL device was found; install one that runs on the processor with: sudo apt install pocl-opencl-icd");
}

DeviceInfo OpenedDevice::choose(const std::string& selector, std::size_t n)
{
    std::vector<std::string> problems;
    const std::vector<Found> found = find(problems);
    if (found.empty() && problems.empty())
        throw NoDeviceError{noDeviceSentence()};
    if (found.empty())
        throw NoDeviceError{sentence("No OpenCL device can be used: {}", joined(problems))};
    if (selector.empty() || selector == "auto")
        return automatic(found, n);
    for (const Found& f : found)
        if (selector == std::to_string(f.info.index) || selector == f.info.name)
            return f.info;
    for (const Found& f : found)
        if (lower(f.info.name).find(lower(selector)) != std::string::npos ||
            lower(f.info.platform).find(lower(selector)) != std::string::npos || poclName(f.info) == lower(selector))
            return f.info;
    std::string names;
    for (const Found& f : found)
        names += fmt::format("{}{} ({})", names.empty() ? "" : ", ", f.info.index, f.info.name);
    throw InputError{sentence("There is no device '{}'; choose auto or one of: {}.", selector, names)};
}

OpenedDevice::OpenedDevice(const DeviceInfo& info) : m_info(info), m_keepsPrograms(keepsPrograms(info.platform))
{
    std::vector<std::string> problems;
    for (const Found& f : find(problems))
        if (f.info.index == info.index && f.info.name == info.name)
            m_device = f.device;
    if (m_device() == nullptr)
        throw NoDeviceError{sentence("The device {} is no longer there; choose another one.{}", info.name,
                                     problems.empty() ? "" : " " + joined(problems))};
    withDevice(sentence("making a queue"), m_info, [&] {
        m_context = cl::Context{m_device};
        m_queue = cl::CommandQueue{m_context, m_device};
        m_timedQueue = cl::CommandQueue{m_context, m_device, CL_QUEUE_PROFILING_ENABLE};
        m_maxAllocation = m_device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
    });
}

namespace {

std::string buildOptions(const KernelFile& file, const std::string& options, TraceMode mode, bool oclgrind)
{
    std::string all = options.find("-cl-std=") == std::string::npos ? "-cl-std=CL1.2 " + options : options;
    if (oclgrind)
        all += " -cl-opt-disable"; // or it mis-executes LLVM's freeze
    if (mode != TraceMode::none) {
        all += fmt::format(" -DLOCKSTEP_TRACE={}", static_cast<int>(mode));
        for (const auto& [name, id] : file.traceIds())
            all += fmt::format(" -DTRACE_ID_{}={}", name, id);
    }
    return all;
}

/// Loops whose values are each traced make, unrolled, texts that compilers take minutes for.
void leaveRolled(std::string& text)
{
    constexpr std::string_view asks = "#pragma unroll";
    for (std::size_t at = text.find(asks); at != std::string::npos; at = text.find(asks, at))
        text.replace(at, 1, "//"); // the line stays, or those below it had other numbers
}

/// Not cl::Program::build, which asks for the log first and then reports a failure of that.
void buildProgram(const cl::Program& program, const cl::Device& device, const std::string& options,
                  const KernelFile& file, const std::string& deviceName)
{
    const cl_device_id id = device();
    cl_int code = CL_SUCCESS;
    {
        const QuietErrors quiet;
        code = clBuildProgram(program(), 1, &id, options.c_str(), nullptr, nullptr);
    }
    if (code == CL_SUCCESS)
        return;
    if (code != CL_BUILD_PROGRAM_FAILURE)
        throw cl::Error{code, "clBuildProgram"};
    const std::string log = program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(device);
    throw DeviceError{sentence("{} does not build on {}: {} (clBuildProgram gave {}; the whole log: --verbose).",
                               file.name(), deviceName, firstBuildError(log, file.source()), openclCodeName(code)),
                      log};
}

/// A program of what was kept of it, where the device still takes that and it has the kernel; else a null one.
cl::Program programOf(const std::string& binary, const cl::Context& context, const cl::Device& device,
                      const std::string& options, const std::string& kernel)
{
    const QuietErrors quiet;
    const cl_device_id id = device();
    const std::size_t size = binary.size();
    const auto* bytes = reinterpret_cast<const unsigned char*>(binary.data());
    cl_int taken = CL_SUCCESS, code = CL_SUCCESS;
    const cl::Program program{clCreateProgramWithBinary(context(), 1, &id, &size, &bytes, &taken, &code)};
    if (code != CL_SUCCESS || taken != CL_SUCCESS ||
        clBuildProgram(program(), 1, &id, options.c_str(), nullptr, nullptr) != CL_SUCCESS)
        return {};
    const cl::Kernel there{clCreateKernel(program(), kernel.c_str(), &code)};
    return code == CL_SUCCESS ? program : cl::Program{};
}

/// Empty where the driver does not give it.
std::string binaryOf(const cl::Program& program)
{
    std::size_t size = 0;
    if (clGetProgramInfo(program(), CL_PROGRAM_BINARY_SIZES, sizeof size, &size, nullptr) != CL_SUCCESS)
        return {};
    std::string binary(size, '\0');
    auto* bytes = reinterpret_cast<unsigned char*>(binary.data());
    if (clGetProgramInfo(program(), CL_PROGRAM_BINARIES, sizeof bytes, static_cast<void*>(&bytes), nullptr) !=
        CL_SUCCESS)
        return {};
    return binary;
}

} // namespace

cl::Program OpenedDevice::built(const KernelFile& file, const std::string& kernel, const std::string& options,
                                TraceMode mode) const
{
    std::string text = programText(file.source());
    if (mode != TraceMode::none)
        leaveRolled(text);
    // What somebody tries out comes and goes, and may be anything.
    const KeptPrograms kept{m_keepsPrograms && !SuspectKernel::isHere() ? KeptPrograms::usualFolder()
                                                                        : std::filesystem::path{}};
    const char* const added = std::getenv("POCL_EXTRA_BUILD_FLAGS"); // PoCL's own options beside ours
    const std::string key = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}", m_info.platform, m_info.name, m_info.version,
                                        m_info.driver, options, added == nullptr ? "" : added, text);
    if (const std::string binary = kept.find(key); !binary.empty()) {
        if (cl::Program program = programOf(binary, m_context, m_device, options, kernel); program() != nullptr)
            return program;
        kept.drop(key);
    }
    cl::Program program{m_context, text};
    buildProgram(program, m_device, options, file, m_info.name);
    if (kept.hasFolder())
        kept.keep(key, binaryOf(program));
    return program;
}

cl::Kernel& OpenedDevice::kernel(const KernelFile& file, const std::string& kernel, const std::string& options,
                                 TraceMode mode)
{
    const auto isOf = [&](const char* vendor) { return m_info.platform.find(vendor) != std::string::npos; };
    const bool oclgrind = isOf("Oclgrind");
    const std::string all = buildOptions(file, options, mode, oclgrind);
    const std::string key = file.name() + " " + all + std::to_string(std::hash<std::string>{}(file.source()));
    if (const auto it = m_kernels.find({key, kernel}); it != m_kernels.end())
        return it->second;
    return withDevice(sentence("building {}", file.name()), m_info, [&]() -> cl::Kernel& {
        auto program = m_programs.find(key);
        if (program == m_programs.end())
            program = m_programs.emplace(key, built(file, kernel, all, mode)).first;
        const cl::Kernel made{program->second, kernel.c_str()};
        const auto asked = made.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(m_device);
        // PoCL would end the process. Oclgrind has as much as is asked for; NVIDIA launches kernels that take a little
        // more by what it tells here, and refuses others when it builds them.
        if (asked > m_info.localMemory && !oclgrind && !isOf("NVIDIA"))
            throw InputError{
                sentence("A work-group of {} takes {} bytes of local memory, and {} has {}; choose smaller "
                         "work-groups, or fewer values an item.",
                         kernel, asked, m_info.name, m_info.localMemory)};
        return m_kernels.emplace(std::pair{key, kernel}, made).first->second;
    });
}

} // namespace lockstep
