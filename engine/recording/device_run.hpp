#pragma once

#include "engine/device/opened_device.hpp"
#include "engine/recording/launcher.hpp"
#include "engine/recording/recording.hpp"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// What a traced launch reported.
struct TraceResult {
    EventsPtr events; ///< null when only counted
    std::uint64_t count = 0, work = 0, active = 0;
};

/// The buffers of one run on a device, and its launches. Bits of `workOps` say which Op counts as work.
class DeviceRun {
public:
    DeviceRun(OpenedDevice& device, KernelFile file, std::string options, std::uint32_t workOps);

    OpenedDevice& device() { return m_device; }
    const KernelFile& file() const { return m_file; }

    /// Fills scratch with `pattern` where content is null and pattern is given.
    void addBuffer(const BufferInfo& info, const Words* content, const std::uint32_t* pattern);
    void write(std::size_t buffer, const Words& content);
    WordsPtr read(std::size_t buffer);

    /// Checks names and kinds against the kernel's signature.
    Launch makeLaunch(const LaunchSpec& spec, const std::vector<BufferInfo>& infos) const;
    /// Enqueues the fast kernel.
    cl::Event enqueue(const Launch& launch);
    /// Runs the launch traced. `restore` puts the writable buffers back if it must run again with more slots.
    /// Only groups in [firstGroup, firstGroup + groupCount) report events. Events that would take more than `mostBytes`
    /// are counted, and left out whole: the result's events are null.
    TraceResult trace(const Launch& launch, std::uint32_t slotsPerItem, const std::function<void()>& restore,
                      std::size_t firstGroup = 0, std::size_t groupCount = SIZE_MAX, std::size_t mostBytes = SIZE_MAX);
    /// Runs the launch and counts events without keeping them.
    TraceResult count(const Launch& launch);
    void finish();

private:
    cl::Kernel& kernel(const std::string& name, TraceMode mode);
    cl::Kernel& prepare(const Launch& launch, TraceMode mode);
    void launchTraced(const Launch& launch, TraceMode mode, const Words& offsets);
    TraceResult sumCounts(const Launch& launch) const;
    void grow(cl::Buffer& buffer, std::size_t& held, std::size_t words, const char* what);

    OpenedDevice& m_device;
    KernelFile m_file;
    std::string m_options;
    std::uint32_t m_workOps;
    std::vector<cl::Buffer> m_buffers;
    std::vector<std::size_t> m_sizes;
    cl::Buffer m_slots, m_counts, m_offsets;
    std::size_t m_slotsHeld = 0, m_countsHeld = 0, m_offsetsHeld = 0;
    std::map<std::pair<std::string, TraceMode>, cl::Kernel*> m_kernels; ///< those of m_device that this run used
    Words m_countWords, m_offsetsWritten, m_records;
    std::map<std::string, std::uint32_t> m_slotsLearnt; ///< most events of an item of this kernel
};

/// Records of a traced launch as events, in an order in which applying them one by one is right: phases within a
/// group, program order within an item, atomics on one word by the values they saw. Throws DeviceError where the
/// records contradict each other.
Events decodeTrace(const Launch& launch, const KernelFile& file, const Words& records, const Words& counts,
                   const Words& offsets);
std::size_t traceWords(const KernelSignature& kernel);

} // namespace lockstep
