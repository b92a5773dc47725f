#pragma once

#include "engine/algorithms/launcher.hpp"
#include "engine/device/opened_device.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/launch.hpp"
#include "engine/recording/trace_result.hpp"
#include "engine/recording/worker.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {
namespace grind {
class Watch;
}

/// Work-items of a launch along its dimensions, in all and in a work-group.
cl::NDRange globalRange(const Launch& launch);
cl::NDRange localRange(const Launch& launch);

/// The buffers of one run on a device, and its launches.
class DeviceRun {
public:
    enum class Times { untold, told }; ///< whether its launches' times are asked for later
    DeviceRun(OpenedDevice& device, KernelFile file, std::string options, Times times = Times::untold);
    ~DeviceRun();
    DeviceRun(const DeviceRun&) = delete;
    DeviceRun& operator=(const DeviceRun&) = delete;

    OpenedDevice& device() { return m_device; }
    const KernelFile& file() const { return m_file; }
    /// Work-items of this kernel race: its launches vary, and no order of their events is asked for.
    void setRacing(std::string kernel) { m_racing = std::move(kernel); }
    /// Who hears of launches; it outlives this run.
    void setWatch(const LaunchWatch* watch) { m_watch = watch; }
    /// Says which launch is about to begin: `launch` is the last of them.
    void tell(const LaunchesUnderWay& these, const Launch& launch) const
    {
        if (m_watch != nullptr && *m_watch)
            (*m_watch)(these, launch);
    }

    /// Where no order of a launch's events explains them they are taken as those of a race, and nobody is blamed: of a
    /// kernel that anybody may have written. Its trace calls may name any place, too.
    void letRace() { m_mayRace = true; }
    /// Its work-items do what the kernel's text says, and its own trace calls tell of it.
    bool isVouchedFor() const { return !m_mayRace && m_seer == nullptr; }
    bool isTraced(const std::string& kernel) const { return m_file.kernel(kernel).traced; }
    /// Events are what Oclgrind sees of the kernels as they are. It outlives this run, whose buffers come later.
    void setSeer(grind::Watch* seer) { m_seer = seer; }
    /// Whether anybody tells what the kernel's work-items do.
    bool isTold(const std::string& kernel) const { return m_seer != nullptr || isTraced(kernel); }

    /// Fills scratch with `pattern` where content is null and pattern is given.
    void addBuffer(const BufferInfo& info, const Words* content, const std::uint32_t* pattern);
    /// Does not wait: what is enqueued later finds it there.
    void write(std::size_t buffer, WordsPtr content);
    /// What a buffer holds. After trace() a small one's words are here already, once.
    WordsPtr read(std::size_t buffer);
    const cl::Buffer& onDevice(std::size_t buffer) const { return m_buffers[buffer]; }

    /// Checks names and kinds against the kernel's signature.
    Launch makeLaunch(const LaunchSpec& spec, const std::vector<BufferInfo>& infos) const;
    /// Enqueues the fast kernel.
    cl::Event enqueue(const Launch& launch);
    /// Whether the device had run all that was enqueued here before, in groups of the same sizes.
    bool isWarm() const { return m_isWarm; }
    /// The fast kernel with this launch's arguments, of its own: to be enqueued again and again.
    cl::Kernel readied(const Launch& launch);
    /// Runs the launch traced. `restore` puts the writable buffers back if it must run again with more slots.
    /// Only groups in [firstGroup, firstGroup + groupCount) report events. Events that would take more than `mostBytes`
    /// are counted, and left out whole: the result's events are null.
    TraceResult trace(const Launch& launch, std::uint32_t slotsPerItem, const std::function<void()>& restore,
                      std::size_t firstGroup = 0, std::size_t groupCount = SIZE_MAX, std::size_t mostBytes = SIZE_MAX);
    /// Runs the launch and counts events without keeping them; of a kernel that has no trace none.
    TraceResult count(const Launch& launch);
    void finish();

private:
    /// What this run knows of a kernel.
    struct Known {
        const KernelSignature* signature = nullptr;
        std::string running;                 ///< what is being done, for errors
        std::array<cl::Kernel*, 3> built{};  ///< by TraceMode; those of m_device
        std::uint32_t* mostEvents = nullptr; ///< of one of its work-items so far; the device's
    };
    /// Which slots each work-item has: `each` for those from first to last, or else as many as it counted last.
    struct Layout {
        std::size_t items = 0, first = 0, last = 0;
        std::optional<std::uint32_t> each;
        bool isOfAll() const { return each && first == 0 && last == items; }
    };

    Known& known(const std::string& kernel);
    cl::Kernel& builtFor(const Launch& launch, TraceMode mode);
    cl_uint setArguments(cl::Kernel& kernel, const Launch& launch);
    bool countsInBytes(const Launch& launch);
    void layOut(const Layout& layout);
    bool hasOverflowed(const Layout& layout) const;
    void makeRoomForOthers(const Launch& launch, std::size_t first, std::size_t last);
    /// Throws DeviceError for events that name places which their buffers do not have.
    void requirePlaces(const Launch& launch, const Events& events) const;
    /// Of a kernel that has no TRACE_ARGS: it runs, and there is nothing to read.
    TraceResult runUntraced(const Launch& launch);
    void launchTraced(const Launch& launch);
    /// The small buffers that a launch writes: they are read with its trace.
    std::vector<std::size_t> toReadAhead(const Launch& launch) const;
    void forgetAhead();
    /// Shows `use` the records of the launch traced last.
    void withRecords(const Launch& launch, const std::function<void(const std::uint32_t*)>& use);
    void grow(cl::Buffer& buffer, std::size_t& held, std::size_t words, const char* what);

    OpenedDevice& m_device;
    const cl::CommandQueue* m_queue;
    KernelFile m_file;
    std::string m_options;
    std::string m_racing; ///< kernel; empty: none
    bool m_mayRace = false, m_isWarm = true;
    const LaunchWatch* m_watch = nullptr;
    grind::Watch* m_seer = nullptr;
    std::vector<cl::Buffer> m_buffers;
    std::vector<std::size_t> m_sizes;
    std::vector<WordsPtr> m_onTheWay; ///< to the device
    std::vector<WordsPtr> m_ahead;    ///< by buffer: its words where they are here already
    bool m_hasAhead = false;
    cl::Buffer m_trace, m_offsets; ///< counters with the records behind them; where each work-item's records begin
    std::size_t m_traceHeld = 0, m_offsetsHeld = 0;
    std::map<std::string, Known, std::less<>> m_known;
    Layout m_layout;
    Words m_offsetWords; ///< of m_layout
    bool m_offsetsOnDevice = false;
    /// Of the launch traced last: its counters, and where `m_hasRecords` its records; the device's hostWords() where
    /// they are few, else m_manyWords.
    std::uint32_t* m_traceWords = nullptr;
    Words m_manyWords;
    bool m_hasRecords = false;
};

} // namespace lockstep
