#include "engine/device/device_rates.hpp"

#include "engine/device/opened_device.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <functional>

namespace lockstep {
namespace {

constexpr std::size_t wordsOfCopy = std::size_t{1} << 24; ///< 64 MiB: no cache holds both ends of it
constexpr std::size_t mostItems = std::size_t{1} << 20;
constexpr std::uint64_t productsOfRound = 64; ///< 4 chains of 16

double secondsOf(const cl::Event& event)
{
    const auto start = event.getProfilingInfo<CL_PROFILING_COMMAND_START>();
    const auto end = event.getProfilingInfo<CL_PROFILING_COMMAND_END>();
    return static_cast<double>(std::max<cl_ulong>(end - start, 1)) * 1e-9;
}

/// The shortest of runs that together take 0.3 s, or of three.
double shortest(const std::function<double()>& run, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    double best = run();
    for (int runs = 1; runs < 3 || Clock::now() - begin < std::chrono::milliseconds{300}; ++runs) {
        if (stop.stop_requested())
            throw Cancelled{};
        best = std::min(best, run());
    }
    return best;
}

using BeforeEach = std::function<void(const std::string&)>;

class Measuring {
public:
    Measuring(const DeviceInfo& info, const std::stop_token& stop, const BeforeEach& beforeEach)
        : m_device(info), m_stop(stop), m_beforeEach(beforeEach)
    {
    }

    double bandwidth()
    {
        const std::size_t bytes = std::min(wordsOfCopy * sizeof(cl_uint), std::bit_floor(m_device.maxAllocation() / 4));
        cl::Buffer from = buffer(bytes), to = buffer(bytes);
        m_device.timedQueue().enqueueFillBuffer(from, cl_uint{1}, 0, bytes);
        cl::Kernel& copy = m_device.kernel(m_file, "copy_words", "", TraceMode::none);
        copy.setArg(0, from);
        copy.setArg(1, to);
        return 2.0 * static_cast<double>(bytes) / shortest([&] { return timed(copy, bytes / 16); }, m_stop);
    }

    double peak()
    {
        const std::size_t items = std::max<std::size_t>(m_device.info().computeUnits, 1) * 2048;
        const std::size_t taken = std::min(std::bit_floor(items), mostItems);
        const cl::Buffer out = buffer(taken * sizeof(cl_float16));
        cl::Kernel& multiply = m_device.kernel(m_file, "multiply_and_add", "", TraceMode::none);
        multiply.setArg(0, out);
        multiply.setArg(2, 0.5f);
        const auto run = [&](cl_uint rounds) {
            multiply.setArg(1, rounds);
            return timed(multiply, taken);
        };
        cl_uint rounds = 16;
        while (run(rounds) < 0.01 && rounds < cl_uint{1} << 20) { // long enough for a start not to count
            if (m_stop.stop_requested())
                throw Cancelled{};
            rounds *= 4;
        }
        const double products = static_cast<double>(taken) * rounds * productsOfRound;
        return products / shortest([&] { return run(rounds); }, m_stop);
    }

private:
    cl::Buffer buffer(std::size_t bytes) { return {m_device.context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr}; }

    double timed(cl::Kernel& kernel, std::size_t items)
    {
        if (m_beforeEach)
            m_beforeEach(kernel.getInfo<CL_KERNEL_FUNCTION_NAME>());
        cl::Event event;
        const std::size_t group = std::min<std::size_t>(std::bit_floor(m_device.info().maxGroup), 256);
        m_device.timedQueue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{items},
                                                   cl::NDRange{std::min(group, items)}, nullptr, &event);
        event.wait();
        return secondsOf(event);
    }

    OpenedDevice m_device;
    KernelFile m_file = KernelFile::load("rates.cl");
    std::stop_token m_stop;
    const BeforeEach& m_beforeEach;
};

} // namespace

DeviceRates measureRates(const std::string& selector, const std::stop_token& stop, const BeforeEach& beforeEach)
{
    DeviceRates rates;
    rates.device = OpenedDevice::choose(selector, wordsOfCopy);
    withDevice(sentence("measuring its rates"), rates.device, [&] {
        Measuring measuring(rates.device, stop, beforeEach);
        rates.bandwidth = measuring.bandwidth();
        rates.peak = measuring.peak();
    });
    return rates;
}

} // namespace lockstep
