#include "engine/trials/standard_time.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

namespace lockstep {
namespace {

using Clock = std::chrono::steady_clock;

/// `prepare` and then `run`, of which the second is timed.
template <typename Prepare, typename Run>
StandardTime timed(std::string function, Prepare prepare, Run run)
{
    constexpr auto longest = std::chrono::milliseconds(100);
    constexpr std::size_t mostRuns = 99;
    std::vector<std::uint64_t> times;
    const auto end = Clock::now() + longest;
    do {
        prepare();
        const auto begin = Clock::now();
        run();
        times.push_back(static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count()));
    } while (times.size() < mostRuns && Clock::now() < end);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::ranges::nth_element(times, middle);
    return {std::move(function), *middle, static_cast<std::uint32_t>(times.size())};
}

StandardTime sortTime(const Recording& recording)
{
    const KeyOrder order = keyOrder(recording.parameters);
    Words keys;
    for (const std::uint32_t key : recording.input)
        keys.push_back(order.order(key));
    Words turn;
    return timed(
        "std::sort", [&] { turn = keys; }, [&] { std::ranges::sort(turn); });
}

/// A scan or a reduction of values of type T with this operator.
template <typename T, typename Plus>
StandardTime foldTime(const Recording& recording, T identity, Plus plus)
{
    std::vector<T> values, results(recording.n());
    for (const std::uint32_t word : recording.input)
        values.push_back(std::bit_cast<T>(word));
    const std::string function = standardFunction(recording);
    const auto nothing = [] {};
    if (function == "std::exclusive_scan")
        return timed(function, nothing,
                     [&] { std::exclusive_scan(values.begin(), values.end(), results.begin(), identity, plus); });
    if (function == "std::inclusive_scan")
        return timed(function, nothing,
                     [&] { std::inclusive_scan(values.begin(), values.end(), results.begin(), plus); });
    return timed(function, nothing, [&] {
        volatile T sum = std::reduce(values.begin(), values.end(), identity, plus);
        static_cast<void>(sum);
    });
}

template <typename T>
StandardTime foldTime(const Recording& recording)
{
    const std::string& op = recording.parameters.at("operator");
    const T identity = std::bit_cast<T>(lockstep::identity(op, recording.type));
    if (op == "max")
        return foldTime<T>(recording, identity, [](T l, T r) { return std::max(l, r); });
    if (op == "min")
        return foldTime<T>(recording, identity, [](T l, T r) { return std::min(l, r); });
    if (op == "multiply") // of int32 modulo 2^32, as the unsigned words are
        return foldTime<T>(recording, identity, std::multiplies<T>{});
    if (op == "affine")
        return foldTime<std::uint32_t>(recording, lockstep::identity(op, recording.type),
                                       [](std::uint32_t l, std::uint32_t r) {
                                           const std::uint32_t a = (r >> 16) * (l >> 16);
                                           const std::uint32_t b = (r >> 16) * (l & 0xFFFFu) + r;
                                           return a << 16 | (b & 0xFFFFu);
                                       });
    return foldTime<T>(recording, identity, std::plus<T>{});
}

bool has(const Algorithm& algorithm, const char* parameter)
{
    return std::ranges::find(algorithm.parameters, parameter, &Parameter::name) != algorithm.parameters.end();
}

} // namespace

std::string standardFunction(const Recording& recording)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    if (known == nullptr || recording.parameters.contains(wordsParameter))
        return {};
    const auto steps = recording.parameters.find("steps"); // of the recursive merge, which may make one of them
    if (known->reference == sortedReference || (steps != recording.parameters.end() && steps->second == "sort"))
        return "std::sort";
    if (!recording.parameters.contains("operator") || joinsTexts(recording.parameters))
        return {};
    if (known->family == "Reductions")
        return "std::reduce";
    if (known->family != "Scans" || has(*known, "heads") || has(*known, "convert"))
        return {};
    const bool excludes = known->reference == blellochReference || isExclusive(recording.parameters);
    return excludes ? "std::exclusive_scan" : "std::inclusive_scan";
}

std::optional<StandardTime> standardTime(const Recording& recording)
{
    const std::string function = standardFunction(recording);
    if (function.empty())
        return std::nullopt;
    if (function == "std::sort")
        return sortTime(recording);
    switch (recording.type) {
    case ElementType::float32:
        return foldTime<float>(recording);
    case ElementType::int32:
        if (const std::string& op = recording.parameters.at("operator"); op == "max" || op == "min")
            return foldTime<std::int32_t>(recording);
        [[fallthrough]]; // sums and products wrap
    default:
        return foldTime<std::uint32_t>(recording);
    }
}

} // namespace lockstep
