#include "engine/recording/trace_result.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace lockstep {
namespace {

template <typename Counter>
std::uint64_t sumOf(const Counter* counts, std::size_t items)
{
    std::uint64_t sum = 0;
    constexpr std::size_t block = std::size_t{1} << 12; // whose sum of bytes fits 32 bits, which are summed faster
    for (std::size_t begin = 0; begin < items; begin += block) {
        std::conditional_t<sizeof(Counter) == 1, std::uint32_t, std::uint64_t> ofBlock = 0;
        for (std::size_t item = begin; item < std::min(begin + block, items); ++item)
            ofBlock += counts[item];
        sum += ofBlock;
    }
    return sum;
}

template <typename Counter>
TraceResult sums(const Counter* counts, std::size_t items)
{
    TraceResult result;
    result.count = sumOf(counts, items);
    result.work = sumOf(counts + items, items);
    std::size_t idle = 0;
    for (std::size_t item = items; item < 2 * items; ++item)
        idle += counts[item] == 0;
    result.active = items - idle;
    return result;
}

/// Behind the last of the neighbours from `begin` on that are equal.
template <typename Counter>
std::size_t endOfRun(const Counter* counts, std::size_t begin, std::size_t items)
{
    constexpr std::size_t step = 64 / sizeof(Counter);
    std::size_t end = begin + 1;
    while (end + step <= items && std::memcmp(counts + end, counts + end - 1, step * sizeof(Counter)) == 0)
        end += step;
    while (end < items && counts[end] == counts[begin])
        ++end;
    return end;
}

/// Calls use(count, length) for each run of neighbours that are equal. False: there are more than `most`.
template <typename Counter, typename Use>
bool eachRun(const Counter* counts, std::size_t items, std::size_t most, Use use)
{
    for (std::size_t begin = 0, runs = 0; begin < items; ++runs) {
        if (runs == most)
            return false;
        const std::size_t end = endOfRun(counts, begin, items);
        use(counts[begin], end - begin);
        begin = end;
    }
    return true;
}

/// Usually most work-items have the same count; such a run is found faster than it is added up.
template <typename Counter>
std::uint64_t sumOfRuns(const Counter* counts, std::size_t items)
{
    constexpr std::size_t few = 1024;
    std::uint64_t sum = 0;
    const bool isAll =
        eachRun(counts, items, few, [&](Counter count, std::size_t length) { sum += std::uint64_t{count} * length; });
    return isAll ? sum : sumOf(counts, items);
}

template <typename Counter>
TraceResult withItems(const Counter* counts, std::size_t items)
{
    constexpr std::size_t mostRuns = std::size_t{1} << 16; // a long recording's launches must not outweigh its states
    TraceResult result;
    const Counter* const work = counts + items;
    const bool areFew = eachRun(work, items, mostRuns, [&](Counter each, std::size_t length) {
        result.work += std::uint64_t{each} * length;
        result.active += each == 0 ? 0 : length;
        result.mostWork = std::max<std::uint32_t>(result.mostWork, each);
        result.items.push_back({0, each, static_cast<std::uint32_t>(length)});
    });
    if (!areFew) {
        result = sums(counts, items);
        result.mostWork = *std::max_element(work, work + items);
        return result;
    }
    result.count = sumOfRuns(counts, items);
    return result;
}

} // namespace

TraceResult sumCounts(const std::uint32_t* counts, std::size_t items)
{
    return sums(counts, items);
}

TraceResult countedOnly(const std::uint32_t* counts, std::size_t items)
{
    return withItems(counts, items);
}

TraceResult countedOnly(const std::uint8_t* counts, std::size_t items)
{
    return withItems(counts, items);
}

} // namespace lockstep
