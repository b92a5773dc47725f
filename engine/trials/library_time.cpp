#include "engine/trials/library_time.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/trials/standard_time.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace lockstep {

bool isLibraryResultRight(const Recording& recording, const Words& output)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    const Words right = known ? known->reference(recording.input, recording.parameters) : recording.output;
    const auto op = recording.parameters.find("operator");
    const bool adds = op != recording.parameters.end() && op->second == "add";
    const bool isRounded = adds || (op != recording.parameters.end() && op->second == "multiply");
    if (output.size() != right.size() || recording.type != ElementType::float32 || !isRounded)
        return output == right;
    double magnitude = 0; // of all that is added
    for (const std::uint32_t word : recording.input)
        magnitude += std::abs(static_cast<double>(std::bit_cast<float>(word)));
    const double share =
        std::min(1e-3, static_cast<double>(recording.n()) * static_cast<double>(std::numeric_limits<float>::epsilon()));
    for (std::size_t i = 0; i < output.size(); ++i) {
        const double expected = std::bit_cast<float>(right[i]), theirs = std::bit_cast<float>(output[i]);
        if (output[i] != right[i] && !(std::abs(theirs - expected) <= share * (adds ? magnitude : std::abs(expected))))
            return false;
    }
    return true;
}

} // namespace lockstep

#ifndef LOCKSTEP_BOOST_COMPUTE

namespace lockstep {

std::string libraryFunction(const Recording&)
{
    return {};
}

std::optional<LibraryTime> libraryTime(const Recording&)
{
    return std::nullopt;
}

} // namespace lockstep

#else

#include "engine/algorithms/keys.hpp"
#include "engine/device/opened_device.hpp"
#include "engine/error.hpp"

#include <boost/compute/algorithm/copy_n.hpp>
#include <boost/compute/algorithm/exclusive_scan.hpp>
#include <boost/compute/algorithm/inclusive_scan.hpp>
#include <boost/compute/algorithm/reduce.hpp>
#include <boost/compute/algorithm/sort.hpp>
#include <boost/compute/command_queue.hpp>
#include <boost/compute/container/vector.hpp>
#include <boost/compute/functional.hpp>

#include <chrono>
#include <exception>
#include <fmt/format.h>
#include <vector>

namespace lockstep {
namespace {

namespace compute = boost::compute;
using Clock = std::chrono::steady_clock;

/// `prepare`, and then `run`, of which the second is timed; both are waited for.
template <typename Prepare, typename Run>
LibraryTime timed(compute::command_queue& queue, Prepare prepare, Run run)
{
    constexpr auto longest = std::chrono::milliseconds(100);
    constexpr std::size_t fewestRuns = 3, mostRuns = 99;
    std::vector<std::uint64_t> times;
    Clock::time_point end;
    for (std::size_t turn = 0; turn <= fewestRuns || (turn <= mostRuns && Clock::now() < end); ++turn) {
        prepare();
        queue.finish();
        const auto begin = Clock::now();
        run();
        queue.finish();
        if (turn == 0) // which builds its kernels
            end = Clock::now() + longest;
        else
            times.push_back(static_cast<std::uint64_t>(
                std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count()));
    }
    std::ranges::sort(times);
    LibraryTime time;
    time.median = times[times.size() / 2];
    time.least = times.front();
    time.most = times.back();
    time.runs = static_cast<std::uint32_t>(times.size());
    return time;
}

/// Of values of type T, whose bits the recording's words are.
template <typename T>
class Library {
public:
    Library(const Recording& recording, OpenedDevice& device)
        : m_function(libraryFunction(recording)), m_recording(recording), m_n(recording.n()), m_queue(device.queue()()),
          m_input(m_n, m_queue.get_context()), m_output(m_n, m_queue.get_context())
    {
        std::vector<T> values;
        for (const std::uint32_t word : recording.input)
            values.push_back(std::bit_cast<T>(word));
        compute::copy_n(values.begin(), m_n, m_input.begin(), m_queue);
    }

    LibraryTime time()
    {
        if (m_function.ends_with("sort"))
            return finished(timed(
                m_queue, [&] { compute::copy_n(m_input.begin(), m_n, m_output.begin(), m_queue); }, [&] { sort(); }));
        const std::string& op = m_recording.parameters.at("operator");
        if (op == "max")
            return fold(compute::max<T>());
        if (op == "min")
            return fold(compute::min<T>());
        if (op == "multiply")
            return fold(compute::multiplies<T>());
        return fold(compute::plus<T>());
    }

private:
    void sort()
    {
        if (m_recording.parameters.at("order") == "descending")
            compute::sort(m_output.begin(), m_output.end(), compute::greater<T>(), m_queue);
        else
            compute::sort(m_output.begin(), m_output.end(), m_queue);
    }

    template <typename Plus>
    LibraryTime fold(Plus plus)
    {
        const auto nothing = [] {};
        if (m_function.ends_with("reduce")) {
            m_size = 1;
            return finished(timed(m_queue, nothing, [&] {
                compute::reduce(m_input.begin(), m_input.end(), m_output.begin(), plus, m_queue);
            }));
        }
        if (m_function.ends_with("inclusive_scan"))
            return finished(timed(m_queue, nothing, [&] {
                compute::inclusive_scan(m_input.begin(), m_input.end(), m_output.begin(), plus, m_queue);
            }));
        const T first = std::bit_cast<T>(identity(m_recording.parameters.at("operator"), m_recording.type));
        return finished(timed(m_queue, nothing, [&] {
            compute::exclusive_scan(m_input.begin(), m_input.end(), m_output.begin(), first, plus, m_queue);
        }));
    }

    LibraryTime finished(LibraryTime time)
    {
        std::vector<T> values(std::min(m_size, m_n));
        compute::copy_n(m_output.begin(), values.size(), values.begin(), m_queue);
        for (const T value : values)
            time.output.push_back(std::bit_cast<std::uint32_t>(value));
        time.function = m_function;
        return time;
    }

    std::string m_function;
    const Recording& m_recording;
    std::size_t m_n = 0, m_size = SIZE_MAX;
    compute::command_queue m_queue;
    compute::vector<T> m_input, m_output;
};

DeviceInfo deviceOf(const Recording& recording)
{
    for (const DeviceInfo& info : listDevices().devices)
        if (info.name == recording.device.name && info.platform == recording.device.platform)
            return info;
    throw DeviceError{sentence("The device {} is not there any more.", recording.device.name)};
}

} // namespace

std::string libraryFunction(const Recording& recording)
{
    const bool isNumber = recording.type == ElementType::uint32 || recording.type == ElementType::int32 ||
                          recording.type == ElementType::float32;
    const auto op = recording.parameters.find("operator");
    const bool isKnown = op == recording.parameters.end() || op->second == "add" || op->second == "multiply" ||
                         op->second == "max" || op->second == "min";
    const std::string standard = standardFunction(recording);
    if (!isNumber || !isKnown || standard.empty() || recording.n() == 0)
        return {};
    if (standard == "std::sort" && !recording.parameters.contains("order"))
        return {};
    return "boost::compute" + standard.substr(standard.find("::"));
}

std::optional<LibraryTime> libraryTime(const Recording& recording)
{
    if (libraryFunction(recording).empty())
        return std::nullopt;
    const DeviceInfo info = deviceOf(recording);
    LibraryTime time = withDevice(sentence("running Boost.Compute"), info, [&] {
        try {
            OpenedDevice device(info);
            switch (recording.type) {
            case ElementType::float32:
                return Library<compute::float_>(recording, device).time();
            case ElementType::int32:
                return Library<compute::int_>(recording, device).time();
            default:
                return Library<compute::uint_>(recording, device).time();
            }
        } catch (const cl::Error&) {
            throw;
        } catch (const DeviceError&) {
            throw;
        } catch (const std::exception& error) { // the library has kinds of its own, and of other libraries
            throw DeviceError{sentence("{} failed on {}: {}.", libraryFunction(recording), info.name, error.what())};
        }
    });
    // On some devices it scans a part alone: what is wrong has no time.
    if (!isLibraryResultRight(recording, time.output))
        throw DeviceError{sentence("{} gave a wrong result on {}, so it has no time.", time.function, info.name)};
    return time;
}

} // namespace lockstep

#endif
