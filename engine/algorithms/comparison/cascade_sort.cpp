#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>
#include <utility>

namespace lockstep {
namespace {

/// Bits of a field; the first one is the upper half of a word.
constexpr std::uint32_t fieldBits = 16;

class Cascade {
public:
    Cascade(Launcher& run, const Words& input, const Parameters& parameters)
        : m_run(run), m_size(static_cast<std::uint32_t>(input.size())),
          m_keys(run.buffer({"keys", elementType(parameters), {input.size()}, Role::keys},
                            std::make_shared<const Words>(input)))
    {
    }

    /// n rounds of odd-even transposition, by the field that is brought to the top.
    void stable(std::uint32_t up)
    {
        for (std::uint32_t round = 0; m_size > 1 && round < m_size; ++round) {
            const std::uint32_t first = round % 2, pairs = (m_size - first) / 2;
            if (pairs == 0)
                continue;
            const Range items = groupsOf(pairs, m_run.largestGroup());
            m_run.launch(
                {"compare_neighbours",
                 items.global,
                 items.local,
                 {{"key", m_keys}, {"n", m_size}, {"first", first}, {"up", up}},
                 layer(up, 1, {"cascade.round", {std::to_string(round + 1)}, fmt::format("round {}", round + 1)},
                       {"cascade.neighbours.unit", {}, "one work-item per pair of neighbours"})});
        }
    }

    /// Batcher's odd-even mergesort.
    void unstable(std::uint32_t up)
    {
        const Range items = groupsOf(m_size, m_run.largestGroup());
        for (std::uint32_t length = 1; length < m_size; length *= 2)
            for (std::uint32_t distance = length; distance > 0; distance /= 2)
                m_run.launch(
                    {"compare_distant",
                     items.global,
                     items.local,
                     {{"key", m_keys}, {"n", m_size}, {"run", length}, {"distance", distance}, {"up", up}},
                     layer(up, distance,
                           {"network.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)},
                           {"cascade.wire.unit", {}, "one work-item per wire"})});
    }

    HostResult result() const { return {m_keys.index}; }

private:
    static LaunchMeaning layer(std::uint32_t up, std::uint32_t distance, Message title, Message unit)
    {
        LaunchMeaning meaning;
        const bool second = up != 0;
        meaning.group = second ? Message{"cascade.second", {}, "By the second field"}
                               : Message{"cascade.first", {}, "By the first field"};
        meaning.title = std::move(title);
        meaning.unit = std::move(unit);
        meaning.stage = second ? 1 : 2;
        meaning.distance = distance;
        meaning.shift = second ? 0 : fieldBits;
        meaning.bits = fieldBits;
        return meaning;
    }

    Launcher& m_run;
    std::uint32_t m_size;
    BufferId m_keys;
};

HostResult cascadeSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    Cascade cascade{run, input, parameters};
    cascade.stable(fieldBits);
    if (parameters.at("second-sort") == "stable")
        cascade.stable(0);
    else
        cascade.unstable(0);
    return cascade.result();
}

/// By the first field, and where that is equal by the second. An unstable second sort keeps only the first promise.
Words cascadeReference(const Words& input, const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    Words sorted = input;
    std::ranges::sort(sorted, {}, [&](std::uint32_t key) {
        return std::tuple{keys.order(key), keys.order(key << fieldBits)};
    });
    return sorted;
}

std::vector<Parameter> cascadeParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.front().values = {"pair"};
    parameters.front().defaultValue = "pair";
    parameters.push_back({"second-sort", "Second sort", {"stable", "unstable"}, "stable"});
    return parameters;
}

} // namespace

const Algorithm cascadeSortAlgorithm{
    .id = "cascade-sort",
    .title = "Sort by two fields",
    .family = "Comparison sorts",
    .lens = "network",
    .origin = "Programming Massively Parallel Processors, section 13.1",
    .kernelFile = "cascade.cl",
    .parameters = cascadeParameters(),
    .limits = {1, 64}, // n rounds of n / 2 comparators, twice
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = nullptr,
    .refusal = nullptr,
    .check = nullptr,
    .host = cascadeSort,
    .reference = cascadeReference,
    .madeKeys = {.shufflesPlaces = true}, // in rising order the first sort would have nothing to do
};

} // namespace lockstep
