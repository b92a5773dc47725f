#pragma once

#include "engine/device/devices.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/device/host_words.hpp"
#include "engine/files/kernel_file.hpp"

#include <CL/opencl.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace lockstep {

enum class TraceMode { none = 0, record = 1, count = 2 };

/// A device in use: context, queue and the programs built so far. For one thread.
class OpenedDevice {
public:
    /// `selector`: "auto", an index, or part of a name. Throws NoDeviceError or InputError.
    static DeviceInfo choose(const std::string& selector, std::size_t n);
    explicit OpenedDevice(const DeviceInfo& info);

    const DeviceInfo& info() const { return m_info; }
    cl::Context& context() { return m_context; }
    cl::CommandQueue& queue() { return m_queue; }
    /// Profiled: the device keeps the times of its commands, which makes each of them slower.
    cl::CommandQueue& timedQueue() { return m_timedQueue; }
    std::size_t maxAllocation() const { return m_maxAllocation; }

    /// Pinned host memory for so many words (device/host_words.hpp), valid until the next call. Throws cl::Error.
    std::uint32_t* hostWords(std::size_t words) { return m_hostWords.atLeast(words, m_context, m_queue); }

    /// The built kernel; `options` are the -D options shown above the source. Throws DeviceError with the build log.
    cl::Kernel& kernel(const KernelFile& file, const std::string& kernel, const std::string& options, TraceMode mode);

    /// The most events that a work-item of a built kernel has reported so far, kept here for whoever runs it.
    std::uint32_t& mostEvents(const cl::Kernel& kernel) { return m_mostEvents[kernel()]; }

    /// Whether a built kernel is enqueued with groups of this size for the first time: then the device may do what it
    /// will not do again.
    bool isNew(const cl::Kernel& kernel, std::array<std::size_t, 3> group)
    {
        return m_enqueued.emplace(kernel(), group).second;
    }

private:
    /// From what was kept of it (device/kept_programs.hpp), or else from its source.
    cl::Program built(const KernelFile& file, const std::string& kernel, const std::string& options,
                      TraceMode mode) const;

    DeviceInfo m_info;
    bool m_keepsPrograms;
    cl::Device m_device;
    cl::Context m_context;
    cl::CommandQueue m_queue, m_timedQueue;
    HostWords m_hostWords;
    std::size_t m_maxAllocation = 0;
    std::map<std::string, cl::Program> m_programs;
    std::map<std::pair<std::string, std::string>, cl::Kernel> m_kernels;
    std::map<cl_kernel, std::uint32_t> m_mostEvents;
    std::set<std::pair<cl_kernel, std::array<std::size_t, 3>>> m_enqueued;
};

/// A failed OpenCL call in words: the call, the code's name, what was being done and the device.
std::string openclSentence(const cl::Error& error, const std::string& doing, const std::string& device);
std::string openclCodeName(int code);

[[noreturn]] void throwDeviceError(const cl::Error& error, const std::string& doing, const std::string& device);

/// Runs work that calls OpenCL; its errors become DeviceError.
template <typename Work>
decltype(auto) withDevice(const std::string& doing, const DeviceInfo& info, Work&& work)
{
    const InDriver in{doing, info.name};
    try {
        return work();
    } catch (const cl::Error& error) {
        throwDeviceError(error, doing, info.name);
    }
}

} // namespace lockstep
