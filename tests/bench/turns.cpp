#include "tests/bench/turns.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/model/state.hpp"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>

namespace lockstep::bench {
namespace {

std::map<std::string, Taken>& fastest()
{
    static std::map<std::string, Taken> all;
    return all;
}

std::map<std::string, std::string>& failed()
{
    static std::map<std::string, std::string> all;
    return all;
}

/// Turns one after another without a pause between them, so that what the host does to enqueue one hides behind the
/// one before: the wall time of a turn is the device's.
Taken measured(const Work& work, Patience patience)
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
    work.finish(); // what `make` began
    Taken least = timed(1);
    // The first turn may have built kernels; one that takes so long did not.
    if (patience.batches == 0 || least.wall > 10 * patience.seconds)
        return least;
    least = timed(1);
    // Seconds: long on a GPU, whose queue must be full, and short on a processor, which others want, too.
    const double batch = isGpu() ? 0.02 : 0.002;
    const std::size_t turns = std::clamp<std::size_t>(static_cast<std::size_t>(batch / least.wall), 1, 200);
    double spent = 2 * least.wall;
    for (int b = 0; b < patience.batches && spent + least.wall < patience.seconds; ++b) {
        const Taken turn = timed(turns);
        least = {std::min(least.wall, turn.wall), std::min(least.processor, turn.processor)};
        spent += turn.wall * static_cast<double>(turns);
    }
    return least;
}

} // namespace

OpenedDevice& device()
{
    static OpenedDevice one{OpenedDevice::choose("auto", std::size_t{1} << 20)};
    return one;
}

bool isGpu()
{
    return device().info().type == "GPU";
}

const cl::CommandQueue& queue()
{
    static const cl::CommandQueue one{device().context(), device().queue().getInfo<CL_QUEUE_DEVICE>()};
    return one;
}

void finishQueue()
{
    device().queue().finish();
    queue().finish();
}

const std::map<std::string, Taken>& taken()
{
    return fastest();
}

const std::map<std::string, std::string>& failures()
{
    return failed();
}

void addTurns(const std::string& name, bool smoke, Patience patience, std::function<Work()> make)
{
    if (smoke)
        patience.batches = 0;
    const auto body = [=](benchmark::State& state) {
        try {
            const Work work = make();
            const Taken least = measured(work, patience);
            if (!work.isRight())
                throw std::runtime_error{"the result is wrong"};
            fastest()[name] = least;
            for (auto _ : state)
                state.SetIterationTime(least.wall);
        } catch (const std::exception& error) {
            failed()[name] = error.what();
            state.SkipWithError(error.what());
        }
    };
    benchmark::RegisterBenchmark(name.c_str(), body)->UseManualTime()->Unit(benchmark::kMicrosecond)->Iterations(1);
}

KeptRun::KeptRun(const Algorithm& algorithm, const Parameters& given, const Words& x, Begins begins)
    : KeptRun(algorithm, resolveParameters(algorithm, given, std::min(x.size(), algorithm.limits.maximum)), x, begins,
              0) // the largest n is one for recordings
{
}

KeptRun::KeptRun(const Algorithm& algorithm, const Parameters& parameters, const Words& x, Begins begins, int)
    : m_begins(begins), m_run(device(), KernelFile::load(algorithm.kernelFile),
                              fmt::format("{}", fmt::join(algorithm.options(parameters, x.size()), " "))),
      m_result(algorithm.host(*this, x, parameters))
{
    if (begins == Begins::untouched)
        readWhereItStands();
}

BufferId KeptRun::buffer(BufferInfo info, WordsPtr content)
{
    const std::size_t here = m_infos.size();
    const auto add = [&] {
        m_run.addBuffer(info, content.get(), nullptr);
        m_infos.push_back(info);
    };
    add();
    if (content && m_begins != Begins::overwritten) {
        m_given.push_back({here, here + 1, content->size() * sizeof(cl_uint)});
        add();
    } else if (content && info.role == Role::flags) { // what work-groups hand on, begun with zeros
        m_zeroed.push_back(here);
    }
    return {here};
}

void KeptRun::launch(LaunchSpec spec)
{
    m_launches.push_back(m_run.makeLaunch(spec, m_infos));
    m_run.enqueue(m_launches.back());
}

void KeptRun::readWhereItStands()
{
    for (Given& given : m_given)
        for (Launch& launch : m_launches) {
            const auto binds = [&](const Argument& a) { return a.buffer == given.at; };
            if (std::ranges::any_of(launch.arguments, [&](const Argument& a) { return binds(a) && a.writable; }))
                break;
            for (Argument& argument : launch.arguments)
                if (binds(argument)) {
                    argument.buffer = given.from;
                    given.copied = false;
                }
        }
}

void KeptRun::enqueue()
{
    for (const std::size_t b : m_zeroed)
        queue().enqueueFillBuffer(m_run.onDevice(b), cl_uint{0}, 0, m_infos[b].size() * sizeof(cl_uint));
    for (const Given& given : m_given)
        if (given.copied)
            queue().enqueueCopyBuffer(m_run.onDevice(given.from), m_run.onDevice(given.at), 0, 0, given.bytes);
    if (m_kernels.empty())
        for (const Launch& launch : m_launches)
            m_kernels.push_back(m_run.readied(launch));
    for (std::size_t k = 0; k < m_launches.size(); ++k)
        queue().enqueueNDRangeKernel(m_kernels[k], cl::NullRange, globalRange(m_launches[k]),
                                     localRange(m_launches[k]));
}

} // namespace lockstep::bench
