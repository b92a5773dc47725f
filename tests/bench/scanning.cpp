#include "tests/bench/scanning.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/input/input.hpp"
#include "engine/recording/device_run.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <numeric>
#include <random>
#include <stdexcept>

namespace lockstep::bench {
namespace {

OpenedDevice& device()
{
    static OpenedDevice one{OpenedDevice::choose("auto", std::size_t{1} << 20)};
    return one;
}

bool isGpu()
{
    return device().info().type == "GPU";
}

/// Host code run once: its buffers stay on the device, its launches are kept, to be enqueued as often as one likes.
class KeptRun : public Launcher {
public:
    KeptRun(const Algorithm& algorithm, const Parameters& given, const Words& x)
        : KeptRun(algorithm, resolveParameters(algorithm, given, x.size()), x, 0)
    {
    }
    BufferId buffer(BufferInfo info, WordsPtr content) override
    {
        m_run.addBuffer(info, content.get(), nullptr);
        if (content && info.role == Role::flags) // what work-groups hand on, begun with zeros
            m_zeroed.push_back(m_infos.size());
        m_infos.push_back(std::move(info));
        return {m_infos.size() - 1};
    }
    void launch(LaunchSpec spec) override
    {
        m_launches.push_back(m_run.makeLaunch(spec, m_infos));
        m_run.enqueue(m_launches.back());
    }
    Words read(BufferId buffer) override { return *m_run.read(buffer.index); }
    std::size_t maxGroup() const override { return device().info().maxGroup; }
    std::size_t largestGroup() const override { return std::min<std::size_t>(256, maxGroup()); }

    /// All launches, and the zeros that they begin with.
    void enqueue()
    {
        for (const std::size_t b : m_zeroed)
            device().queue().enqueueFillBuffer(m_run.onDevice(b), cl_uint{0}, 0, m_infos[b].size() * sizeof(cl_uint));
        for (const Launch& launch : m_launches)
            m_run.enqueue(launch);
    }
    Words output() { return read({m_result.outputBuffer}); }
    const cl::Buffer& input() const { return m_run.onDevice(0); }

private:
    KeptRun(const Algorithm& algorithm, const Parameters& parameters, const Words& x, int)
        : m_run(device(), KernelFile::load(algorithm.kernelFile),
                fmt::format("{}", fmt::join(algorithm.options(parameters, x.size()), " ")),
                workOps(algorithm.workUnit)),
          m_result(algorithm.host(*this, x, parameters))
    {
    }

    DeviceRun m_run;
    std::vector<BufferInfo> m_infos;
    std::vector<std::size_t> m_zeroed;
    std::vector<Launch> m_launches;
    HostResult m_result;
};

/// The numbers that are scanned, and what must come out.
struct Numbers {
    explicit Numbers(std::size_t n) : x(n), prefixes(n)
    {
        std::mt19937 random{1};
        std::ranges::generate(x, std::ref(random));
        std::inclusive_scan(x.begin(), x.end(), prefixes.begin());
    }
    Words x, prefixes;
};

const Numbers& numbers(std::size_t n)
{
    static std::unique_ptr<Numbers> kept;
    if (!kept || kept->x.size() != n) {
        kept.reset(); // first, or both need room
        kept = std::make_unique<Numbers>(n);
    }
    return *kept;
}

/// What is measured, ready on the device.
struct Work {
    std::function<void()> enqueue, finish;
    std::function<bool()> isRight; ///< after one turn
};

void finishQueue()
{
    device().queue().finish();
}

Work ours(const std::string& algorithm, const Parameters& parameters, std::size_t n, bool reduces)
{
    const auto run = std::make_shared<KeptRun>(findAlgorithm(algorithm), parameters, numbers(n).x);
    return {[=] { run->enqueue(); }, finishQueue,
            [=] {
                const Words out = run->output();
                return reduces ? out.front() == numbers(n).prefixes.back()
                               : std::ranges::equal(std::span{out}.first(n), numbers(n).prefixes);
            }};
}

/// Both buffers of a copy.
struct Copied {
    explicit Copied(const Words& words)
        : bytes(words.size() * sizeof(cl_uint)), x(device().context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr),
          y(device().context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr)
    {
        device().queue().enqueueWriteBuffer(x, CL_TRUE, 0, bytes, words.data());
    }
    Words read() const
    {
        Words words(bytes / sizeof(cl_uint));
        device().queue().enqueueReadBuffer(y, CL_TRUE, 0, bytes, words.data());
        return words;
    }
    std::size_t bytes;
    cl::Buffer x, y;
};

Work copyOfTheDriver(std::size_t n)
{
    const auto copied = std::make_shared<Copied>(numbers(n).x);
    return {[=] { device().queue().enqueueCopyBuffer(copied->x, copied->y, 0, 0, copied->bytes); }, finishQueue,
            [=] { return copied->read() == numbers(n).x; }};
}

Work copyByAKernel(std::size_t n)
{
    const auto copied = std::make_shared<Copied>(numbers(n).x);
    cl::Program program{device().context(),
                        std::string{"__kernel void copy(__global const uint4 *x, __global uint4 *y)\n"
                                    "{ y[get_global_id(0)] = x[get_global_id(0)]; }\n"}};
    program.build("-cl-std=CL1.2");
    cl::Kernel kernel{program, "copy"};
    kernel.setArg(0, copied->x);
    kernel.setArg(1, copied->y);
    return {[=] { device().queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{n / 4}, cl::NDRange{256}); },
            finishQueue, [=] { return copied->read() == numbers(n).x; }};
}

Work hostScan(std::size_t n)
{
    const auto y = std::make_shared<Words>(n);
    return {[=] {
                const Words& x = numbers(n).x;
                std::inclusive_scan(x.begin(), x.end(), y->begin());
                benchmark::ClobberMemory();
            },
            [] {}, [=] { return *y == numbers(n).prefixes; }};
}

Work hostReduce(std::size_t n)
{
    const auto sum = std::make_shared<std::uint32_t>(0);
    return {[=] {
                const Words& x = numbers(n).x;
                benchmark::DoNotOptimize(*sum = std::reduce(x.begin(), x.end()));
            },
            [] {}, [=] { return *sum == numbers(n).prefixes.back(); }};
}

#if defined(LOCKSTEP_BOOST_COMPUTE) || defined(LOCKSTEP_CUB)
Work scanOf(const Rival& rival, std::size_t n)
{
    return {rival.scan, rival.finish, [=] { return rival.prefixes() == numbers(n).prefixes; }};
}
Work sumOf(const Rival& rival, std::size_t n)
{
    return {rival.reduce, rival.finish, [=] { return rival.sum() == numbers(n).prefixes.back(); }};
}
#endif
#ifdef LOCKSTEP_BOOST_COMPUTE
Rival boostOf(std::size_t n)
{
    const Copied copied{numbers(n).x};
    return boostCompute(device(), copied.x, n);
}
#endif

/// A row or a column of the table.
struct Entry {
    std::string label;
    std::size_t n = 0;
    bool reduces = false;
    enum class Kind { ours, copy, boost, host, cub } kind = Kind::ours;
    std::string name() const
    {
        return fmt::format("{} {} n=2^{}", reduces ? "sum" : "scan", label, std::bit_width(n) - 1);
    }
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

/// Seconds of a turn in the fastest batch: what shares the machine only ever adds.
struct Taken {
    double wall = 0;
    double processor = 0; ///< of all threads of this process: what a device that is this processor works
};
std::map<std::string, Taken>& fastest()
{
    static std::map<std::string, Taken> all; // by the entry's name
    return all;
}

/// Turns one after another without a pause between them, so that what the host does to enqueue one hides behind the
/// one before: the wall time of a turn is the device's.
void measure(benchmark::State& state, const std::string& name, Work& work)
{
    using Clock = std::chrono::steady_clock;
    const auto timed = [&](std::size_t turns) {
        const auto began = Clock::now();
        const std::clock_t worked = std::clock();
        for (std::size_t turn = 0; turn < turns; ++turn)
            work.enqueue();
        work.finish();
        const double wall = std::chrono::duration<double>(Clock::now() - began).count();
        return Taken{wall / static_cast<double>(turns),
                     static_cast<double>(std::clock() - worked) / CLOCKS_PER_SEC / static_cast<double>(turns)};
    };
    // Seconds: long on a GPU, whose queue must be full, and short on a processor, which others want, too.
    const double batch = isGpu() ? 0.02 : 0.002;
    const std::size_t turns = std::clamp<std::size_t>(static_cast<std::size_t>(batch / timed(1).wall), 1, 200);
    Taken least = timed(turns);
    for (auto _ : state) {
        const Taken turn = timed(turns);
        state.SetIterationTime(turn.wall);
        least = {std::min(least.wall, turn.wall), std::min(least.processor, turn.processor)};
    }
    fastest()[name] = least;
}

void add(const Entry& entry, bool smoke, const std::function<Work()>& make)
{
    // One at a time is ready on the device, and the next benchmark lets it go.
    static std::string ready;
    static Work work;
    const std::string name = entry.name();
    const auto body = [=](benchmark::State& state) {
        try {
            if (ready != name) {
                ready.clear();
                work = {};
                work = make();
                work.enqueue();
                work.finish();
                if (!work.isRight())
                    throw std::runtime_error{"the result is wrong"};
                ready = name;
            }
            measure(state, name, work);
        } catch (const std::exception& error) {
            state.SkipWithError(error.what());
        }
    };
    auto* made = benchmark::RegisterBenchmark(name.c_str(), body)->UseManualTime()->Unit(benchmark::kMicrosecond);
    if (smoke)
        made->Iterations(1);
    else
        made->Iterations(isGpu() ? 15 : 60);
    entries().push_back(entry);
}

struct Contender {
    std::string label, algorithm;
    Parameters parameters;
};

std::vector<Contender> scans(bool smoke)
{
    // A wavefront wants many work-items with a few values each, a processor's core one with many.
    using Sizes = std::vector<std::pair<std::string, std::string>>;
    const Sizes coarse = isGpu() ? Sizes{{"256", "15"}, {"256", "31"}} : Sizes{{"1", "1024"}};
    std::vector<Contender> all;
    if (!smoke) {
        all = {{"Kogge-Stone launches", "kogge-stone-scan", {}},
               {"Brent-Kung launches", "brent-kung-scan", {}},
               {"hierarchical Kogge-Stone", "hierarchical-scan", {{"group-size", "256"}}},
               {"hierarchical Brent-Kung", "hierarchical-scan", {{"group-size", "256"}, {"section", "brent-kung"}}},
               {"domino", "domino-scan", {{"group-size", "256"}}},
               {"look-back", "look-back-scan", {{"group-size", "256"}}}};
    }
    for (const auto& [label, algorithm] :
         {std::pair{"three-phase", "hierarchical-scan"}, {"domino", "domino-scan"}, {"look-back", "look-back-scan"}})
        for (const auto& [group, perItem] : coarse)
            all.push_back({fmt::format("{} {}x{}", label, group, perItem),
                           algorithm,
                           {{"group-size", group}, {"per-item", perItem}}});
    return all;
}

std::vector<Contender> reductions(bool smoke)
{
    std::vector<Contender> all;
    for (const char* variant : {"reduce0", "reduce1", "reduce2", "reduce3", "reduce4"})
        if (!smoke || std::string{variant} == "reduce4")
            all.push_back({variant, "work-group-reduction", {{"variant", variant}, {"group-size", "256"}}});
    all.push_back({"coarsened x8", "coarsened-reduction", {{"per-item", "8"}, {"group-size", "256"}}});
    return all;
}

} // namespace

void registerScanning(bool smoke)
{
    std::vector<std::size_t> exponents =
        smoke ? std::vector<std::size_t>{12} : std::vector<std::size_t>{16, 20, 22, 24};
    if (isGpu() && !smoke)
        exponents.push_back(28);
    for (const std::size_t exponent : exponents) {
        const std::size_t n = std::size_t{1} << exponent;
        add({"driver's copy", n, false, Entry::Kind::copy}, smoke, [=] { return copyOfTheDriver(n); });
        add({"copy kernel", n, false, Entry::Kind::copy}, smoke, [=] { return copyByAKernel(n); });
        for (const bool reduces : {false, true}) {
#ifdef LOCKSTEP_BOOST_COMPUTE
            add({"Boost.Compute", n, reduces, Entry::Kind::boost}, smoke,
                [=] { return reduces ? sumOf(boostOf(n), n) : scanOf(boostOf(n), n); });
#endif
#ifdef LOCKSTEP_CUB
            if (isCudaDevice(device().info().name))
                add({"CUB", n, reduces, Entry::Kind::cub}, smoke,
                    [=] { return reduces ? sumOf(cub(numbers(n).x), n) : scanOf(cub(numbers(n).x), n); });
#endif
            add({"std on the host", n, reduces, Entry::Kind::host}, smoke,
                [=] { return reduces ? hostReduce(n) : hostScan(n); });
            for (const Contender& c : reduces ? reductions(smoke) : scans(smoke))
                // A chain of 2^20 blocks, one waiting for the other, takes half a second.
                if (n <= findAlgorithm(c.algorithm).limits.maximum && !(c.label == "domino" && exponent > 24))
                    add({c.label, n, reduces}, smoke, [=] { return ours(c.algorithm, c.parameters, n, reduces); });
        }
    }
}

void printScanning()
{
    const std::map<std::string, Taken>& seconds = fastest();
    const auto best = [&](std::size_t n, bool reduces, Entry::Kind kind) {
        double least = 0;
        for (const Entry& e : entries())
            if (const auto found = seconds.find(e.name());
                e.n == n && e.kind == kind && (e.reduces == reduces || kind == Entry::Kind::copy) &&
                found != seconds.end() && (least == 0 || found->second.wall < least))
                least = found->second.wall;
        return least;
    };
    fmt::print(
        "\nScans and sums of n values on {}, the fastest of many turns; the other's time / this one's, so that more is "
        "better\n{:<42}{:>12}"
        "{:>8}{:>8}{:>8}{:>8}{:>12}\n",
        device().info().name, "", "measured", "copy", "Boost", "host", "CUB", "CPU time");
    for (const Entry& entry : entries()) {
        const auto measured = seconds.find(entry.name());
        if (measured == seconds.end())
            continue; // filtered out
        const Taken& taken = measured->second;
        fmt::print("{:<42}{:>9.3f} ms", entry.name(), taken.wall * 1e3);
        for (const auto kind : {Entry::Kind::copy, Entry::Kind::boost, Entry::Kind::host, Entry::Kind::cub}) {
            const double other = best(entry.n, entry.reduces, kind);
            fmt::print("{:>8}", other > 0 ? fmt::format("{:.2f}", other / taken.wall) : "-");
        }
        fmt::print("{:>9.3f} ms\n", taken.processor * 1e3);
    }
#ifndef LOCKSTEP_BOOST_COMPUTE
    fmt::print("Boost.Compute (package libboost-dev) was not there when this was built.\n");
#endif
}

} // namespace lockstep::bench
