#include "tests/bench/measure.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/device_run.hpp"
#include "engine/remote/isolated.hpp"
#include "tests/bench/turns.hpp"
#include "tests/places.hpp"

#include <chrono>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <random>

namespace lockstep::bench {
namespace {

/// A recording's buffers on the device that made it, filled with the state in the middle.
struct Bench {
    explicit Bench(std::size_t n)
        : recording(session().record(sorting(n))), launch(recording->launches[recording->launchCount() / 2]),
          device(OpenedDevice::choose(recording->device.name, n)),
          run(device, KernelFile{recording->kernelFile, recording->kernelSource}, recording->buildOptions)
    {
        const State middle = session().state(recording, recording->launchCount() / 2);
        for (std::size_t b = 0; b < recording->buffers.size(); ++b)
            run.addBuffer(recording->buffers[b], middle.buffers[b].get(), nullptr);
    }

    RecordingPtr recording;
    Launch launch;
    OpenedDevice device;
    DeviceRun run;
};

std::shared_ptr<Bench> benchOf(std::size_t n)
{
    static std::map<std::size_t, std::shared_ptr<Bench>> made;
    auto& bench = made[n];
    if (!bench)
        bench = std::make_shared<Bench>(n);
    return bench;
}

/// What any program must do to see a step: the launch and a blocking read, written straight against OpenCL.
void bareStep(benchmark::State& state, std::size_t n)
{
    Bench& b = *benchOf(n);
    cl::Kernel& kernel = b.device.kernel(b.run.file(), b.launch.kernel, b.recording->buildOptions, TraceMode::none);
    const cl::Buffer keys{b.device.context(), CL_MEM_READ_WRITE, n * sizeof(std::uint32_t), nullptr, nullptr};
    Words words = *session().state(b.recording, b.recording->launchCount() / 2).buffers[0];
    b.device.queue().enqueueWriteBuffer(keys, CL_TRUE, 0, n * sizeof(std::uint32_t), words.data());
    kernel.setArg(0, keys);
    for (cl_uint i = 1; i < b.launch.arguments.size(); ++i)
        kernel.setArg(i, b.launch.arguments[i].scalar);
    for (auto _ : state) {
        b.device.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{b.launch.global},
                                              cl::NDRange{b.launch.local});
        b.device.queue().enqueueReadBuffer(keys, CL_TRUE, 0, n * sizeof(std::uint32_t), words.data());
        benchmark::DoNotOptimize(words.data());
    }
}

/// The same launch as the recorder makes it: traced, its events decoded, the keys read back.
void recordedStep(benchmark::State& state, std::size_t n)
{
    Bench& b = *benchOf(n);
    for (auto _ : state) {
        benchmark::DoNotOptimize(b.run.trace(b.launch, 0, [] {}).events);
        benchmark::DoNotOptimize(b.run.read(0));
    }
}

/// A whole recording divided by its launches: with the untraced run before it, the host code and the metrics.
void wholeRecording(benchmark::State& state, std::size_t n)
{
    const RunRequest request = sorting(n);
    const auto launches = static_cast<double>(session().record(request)->launchCount());
    for (auto _ : state) {
        const auto began = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(session().record(request));
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        state.SetIterationTime(took / launches);
    }
}

Isolation ofThisBuild()
{
    Isolation how;
    how.program = LOCKSTEP_PROGRAM;
    return how;
}

Session& isolatedSession()
{
    static Session one{isolated(ofThisBuild())};
    return one;
}

/// The same in a process of its own.
void isolatedRecording(benchmark::State& state, std::size_t n)
{
    const RunRequest request = sorting(n);
    const auto launches = static_cast<double>(isolatedSession().record(request)->launchCount());
    for (auto _ : state) {
        const auto began = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(isolatedSession().record(request));
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        state.SetIterationTime(took / launches);
    }
}

/// A step through a recording that keeps nothing but its first state: the launch is made again, traced, and what it did
/// and left is handed over.
void step(benchmark::State& state, Session& made, std::size_t n)
{
    RecordOptions sparing;
    sparing.memoryBudget = 0;
    const RecordingPtr recording = made.record(sorting(n), sparing);
    std::size_t k = 0;
    for (auto _ : state) {
        k = k % recording->launchCount() + 1;
        benchmark::DoNotOptimize(made.events(recording, k));
        benchmark::DoNotOptimize(made.state(recording, k));
    }
}

void stepHere(benchmark::State& state, std::size_t n)
{
    step(state, session(), n);
}

void isolatedStep(benchmark::State& state, std::size_t n)
{
    step(state, isolatedSession(), n);
}

/// Until a process has answered: it knows no such algorithm.
void startedProcess(benchmark::State& state, std::size_t)
{
    for (auto _ : state) {
        Session fresh{isolated(ofThisBuild())};
        try {
            fresh.record({});
        } catch (const InputError&) {
            continue;
        }
    }
}

void recordedRun(benchmark::State& state, std::size_t n)
{
    keepMemory(); // as the process does in which the window's recordings are made
    const RunRequest request = sorting(n);
    for (auto _ : state)
        benchmark::DoNotOptimize(session().record(request));
}

void fastRun(benchmark::State& state, std::size_t n)
{
    const RunRequest request = sorting(n);
    session().runFast(request); // builds the kernel
    for (auto _ : state)
        benchmark::DoNotOptimize(session().runFast(request));
}

void blockingRead(benchmark::State& state, std::size_t n)
{
    Bench& b = *benchOf(n);
    for (auto _ : state)
        benchmark::DoNotOptimize(b.run.read(0));
}

void randomJump(benchmark::State& state, std::size_t n)
{
    const RecordingPtr recording = benchOf(n)->recording;
    std::mt19937_64 random{1};
    for (auto _ : state)
        benchmark::DoNotOptimize(session().state(recording, random() % (recording->launchCount() + 1)));
}

benchmark::internal::Benchmark* add(const std::string& name, void (*work)(benchmark::State&, std::size_t),
                                    std::size_t n)
{
    return benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) { work(state, n); })
        ->Unit(benchmark::kMicrosecond);
}

} // namespace

Session& session()
{
    static Session one;
    return one;
}

RunRequest sorting(std::size_t n)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.input = generateKeys("uniform", n, 1, ElementType::uint32);
    return request;
}

std::vector<Ratio> registerEngine(bool smoke)
{
    std::vector<Ratio> rows;
    const int repetitions = smoke ? 1 : 5;
    struct Aims {
        std::size_t n;
        double step, recording;
    };
    // A launch takes longer on a GPU, so that its events weigh less.
    const std::vector<Aims> all = isGpu() ? std::vector<Aims>{{16, 0, 0}, {64, 1.8, 1.5}, {1024, 2, 0}}
                                          : std::vector<Aims>{{16, 1.8, 0}, {64, 2, 1.5}, {1024, 3, 1.5}};
    for (const auto& [n, stepAim, recordingAim] : all) {
        const auto named = [&, size = n](const char* what) { return fmt::format("{} n={}", what, size); };
        add(named("bare step"), bareStep, n)->UseRealTime()->Repetitions(repetitions);
        add(named("recorded step"), recordedStep, n)->UseRealTime()->Repetitions(repetitions);
        add(named("whole recording, a launch"), wholeRecording, n)->UseManualTime()->Repetitions(repetitions);
        add(named("the same isolated"), isolatedRecording, n)->UseManualTime()->Repetitions(repetitions);
        rows.push_back({fmt::format("recorded step / launch and read, n = {}", n), named("recorded step"),
                        named("bare step"), stepAim, 0});
        rows.push_back({fmt::format("whole recording, a launch / recorded step, n = {}", n),
                        named("whole recording, a launch"), named("recorded step"), recordingAim, 0});
        rows.push_back({fmt::format("recorded in a process of its own / here, n = {}", n), named("the same isolated"),
                        named("whole recording, a launch"), 1.1, 0});
    }
    const std::size_t large = std::size_t{1} << (smoke ? 12 : 20);
    const std::string size = fmt::format(" n={}", large);
    for (const std::size_t n : {std::size_t{64}, std::size_t{1024}, large}) {
        const auto named = [&](const char* what) { return fmt::format("{} n={}", what, n); };
        for (const auto& [what, work] : {std::pair{"step", &stepHere}, {"isolated step", &isolatedStep}}) {
            auto* benchmark = add(named(what), work, n)->UseRealTime()->Repetitions(repetitions);
            if (n == large)
                benchmark->Iterations(smoke ? 1 : 10);
        }
        rows.push_back({fmt::format("step in a process of its own / here, n = {}", n), named("isolated step"),
                        named("step"), 1.1, 0});
    }
    add("isolated recording, a launch" + size, isolatedRecording, large)->UseManualTime()->Iterations(1);
    add("recording, a launch" + size, wholeRecording, large)->UseManualTime()->Iterations(1);
    rows.push_back({fmt::format("recorded in a process of its own / here, n = {}", large),
                    "isolated recording, a launch" + size, "recording, a launch" + size, 1.1, 0});
    add("started process", startedProcess, 0)->UseRealTime()->Unit(benchmark::kMillisecond);
    add("fast run" + size, fastRun, large)->UseRealTime()->Iterations(1)->Repetitions(smoke ? 1 : 7);
    add("recorded run" + size, recordedRun, large)->UseRealTime()->Iterations(1)->Repetitions(smoke ? 1 : 7);
    add("blocking read" + size, blockingRead, large)->UseRealTime();
    add("random jump" + size, randomJump, large)->UseRealTime()->Iterations(smoke ? 10 : 50);
    rows.push_back({fmt::format("recorded run / fast run, n = {}", large), "recorded run" + size, "fast run" + size,
                    isGpu() ? 0 : 2.5, 0});
    rows.push_back({fmt::format("random jump / one blocking read, n = {}", large), "random jump" + size,
                    "blocking read" + size, 3.2, 0});
    return rows;
}

} // namespace lockstep::bench
