#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/recording/device_run.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace lockstep::bench {

/// The device of all these benchmarks: that which the program takes for many keys.
OpenedDevice& device();
bool isGpu();
/// The queue of what is measured. It keeps no times, which would cost some between its kernels.
const cl::CommandQueue& queue();
/// Waits for this queue, and for the device's own.
void finishQueue();

/// What is measured, ready on the device.
struct Work {
    std::function<void()> enqueue, finish;
    std::function<bool()> isRight; ///< after one turn
};

/// Seconds of a turn in the fastest batch: what shares the machine only ever adds.
struct Taken {
    double wall = 0;
    double processor = 0; ///< of all threads of this process: what a device that is this processor works
};
/// Of everything measured so far, by name.
const std::map<std::string, Taken>& taken();
/// Why others could not be, by name.
const std::map<std::string, std::string>& failures();

/// How long it is measured: batches of turns, fewer where they would take longer than `seconds`; a turn that takes
/// ten times as long is made once.
struct Patience {
    int batches = 60;
    double seconds = 3;
};

/// Registers a benchmark of this name. What `make` gives is made only when its turn comes, is let go after it, and its
/// result is held to be right; what it throws is the reason that is printed.
void addTurns(const std::string& name, bool smoke, Patience patience, std::function<Work()> make);

/// Host code run once: its buffers stay on the device, its launches are kept, to be enqueued as often as one likes.
/// What the host code reads back meanwhile, it reads once.
class KeptRun : public Launcher {
public:
    /// What stands in its buffers when its launches begin again.
    enum class Begins {
        overwritten, ///< for algorithms that leave their input as it is; what work-groups hand on is cleared
        afresh,      ///< a copy of all that the host code gave them, made on the device
        /// For algorithms that write a whole buffer before they read there again: their first launches read what the
        /// host code gave where it stands, and nothing is copied.
        untouched
    };
    KeptRun(const Algorithm& algorithm, const Parameters& given, const Words& x, Begins begins = Begins::overwritten);
    BufferId buffer(BufferInfo info, WordsPtr content) override;
    void launch(LaunchSpec spec) override;
    Words read(BufferId buffer) override { return *m_run.read(buffer.index); }
    std::size_t maxGroup() const override { return device().info().maxGroup; }
    bool shuffles() const override { return device().info().shuffles; }
    std::size_t largestGroup() const override { return std::min<std::size_t>(256, maxGroup()); }

    /// All launches, and what they begin with.
    void enqueue();
    WordsPtr output() { return m_run.read(m_result.outputBuffer); }

private:
    KeptRun(const Algorithm& algorithm, const Parameters& parameters, const Words& x, Begins begins, int);

    void readWhereItStands();

    struct Given {
        std::size_t at = 0, from = 0; ///< buffers: the host code's, and one that keeps its content
        std::size_t bytes = 0;
        bool copied = true; ///< at the beginning of a turn
    };
    Begins m_begins;
    DeviceRun m_run;
    std::vector<BufferInfo> m_infos;
    std::vector<std::size_t> m_zeroed;
    std::vector<Given> m_given;
    std::vector<Launch> m_launches;
    std::vector<cl::Kernel> m_kernels; ///< of the launches, from the first turn on
    HostResult m_result;
};

} // namespace lockstep::bench
