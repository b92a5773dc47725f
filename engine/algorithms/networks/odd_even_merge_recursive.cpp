#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// Keys and their pads, and where they move to.
struct Places {
    BufferId keys, keysElse, pads, padsElse;
    bool padded = false;
};

/// The steps of one merge, and of all there are.
class Merges {
public:
    Merges(Launcher& run, Places places, std::uint32_t lanes, bool printedLoop)
        : m_run(run), m_places(places), m_lanes(lanes), m_printedLoop(printedLoop)
    {
    }

    /// Merges all pairs of runs of merged / 2 keys.
    void merge(std::uint32_t merged)
    {
        m_stage = static_cast<std::uint32_t>(std::countr_zero(merged));
        m_merged = merged;
        for (std::uint32_t size = merged; size > 2; size /= 2)
            move(size, false);
        compare(2);
        for (std::uint32_t size = 4; size <= merged; size *= 2) {
            move(size, true);
            compare(size);
        }
    }
    /// Moves the keys of all segments of this size.
    void move(std::uint32_t size, bool back)
    {
        const Range items = groupsOf(m_lanes, m_run.largestGroup());
        std::vector<Binding> arguments{
            {"keys_in", m_places.keys}, {"keys_out", m_places.keysElse}, {"size", size}, {"back", back ? 1u : 0u}};
        if (m_places.padded) {
            arguments.push_back({"pads_in", m_places.pads});
            arguments.push_back({"pads_out", m_places.padsElse});
        }
        LaunchMeaning meaning = of(size);
        meaning.title = back ? Message{"merge.shuffle", {std::to_string(size)}, fmt::format("shuffle {}", size)}
                             : Message{"merge.unshuffle", {std::to_string(size)}, fmt::format("unshuffle {}", size)};
        meaning.unit = {"merge.key", {}, "one work-item per key"};
        m_run.launch({m_places.padded ? "shuffle_keys_padded" : "shuffle_keys", items.global, items.local,
                      std::move(arguments), std::move(meaning)});
        std::swap(m_places.keys, m_places.keysElse);
        std::swap(m_places.pads, m_places.padsElse);
    }
    BufferId keys() const { return m_places.keys; }

private:
    LaunchMeaning of(std::uint32_t size) const
    {
        LaunchMeaning meaning;
        meaning.group = {"network.stage", {std::to_string(m_stage)}, fmt::format("Stage {}", m_stage)};
        meaning.stage = m_stage;
        meaning.level = static_cast<std::uint32_t>(std::countr_zero(size));
        if (m_merged > 0) // a shuffle alone merges nothing
            meaning.run = m_merged;
        return meaning;
    }
    void compare(std::uint32_t size)
    {
        const std::uint32_t each = size == 2 ? 1 : size / 2 - (m_printedLoop ? 0 : 1);
        const std::uint32_t count = m_lanes / size * each;
        const Range items = groupsOf(count, m_run.largestGroup());
        std::vector<Binding> arguments{{"key", m_places.keys}, {"size", size}, {"count", count}};
        if (m_places.padded)
            arguments.push_back({"pad", m_places.pads});
        LaunchMeaning meaning = of(size);
        meaning.title =
            size == 2
                ? Message{"merge.pairs", {}, "compare pairs"}
                : Message{"merge.neighbours", {std::to_string(size)}, fmt::format("compare neighbours in {}", size)};
        meaning.unit = {"network.unit", {}, "one work-item per comparator"};
        meaning.distance = 1;
        m_run.launch({m_places.padded ? "compare_neighbours_padded" : "compare_neighbours", items.global, items.local,
                      std::move(arguments), std::move(meaning)});
    }

    Launcher& m_run;
    Places m_places;
    std::uint32_t m_lanes, m_stage = 1, m_merged = 0;
    bool m_printedLoop;
};

HostResult oddEvenMergeRecursive(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t lanes = std::bit_ceil(input.size());
    const ElementType type = elementType(parameters);
    Words keys = input, pads(lanes, 0);
    keys.resize(lanes);
    std::fill(pads.begin() + static_cast<std::ptrdiff_t>(input.size()), pads.end(), 1u);

    Places places;
    places.padded = lanes != input.size();
    places.keys = run.buffer({"keys", type, {lanes}, Role::keys}, std::make_shared<const Words>(std::move(keys)));
    if (places.padded)
        places.pads = run.buffer({"pads", ElementType::uint32, {lanes}, Role::flags},
                                 std::make_shared<const Words>(std::move(pads)));
    places.keysElse = run.buffer({"moved", type, {lanes}, Role::scratch}, nullptr);
    if (places.padded)
        places.padsElse = run.buffer({"moved_pads", ElementType::uint32, {lanes}, Role::flags}, nullptr);

    const auto mistake = parameters.find("mistake");
    Merges merges{run, places, static_cast<std::uint32_t>(lanes),
                  mistake != parameters.end() && mistake->second == "printed-loop"};
    const std::string& steps = parameters.at("steps");
    if (steps == "sort")
        for (std::uint32_t merged = 2; merged <= lanes; merged *= 2)
            merges.merge(merged);
    else if (lanes > 2)
        merges.move(static_cast<std::uint32_t>(lanes), steps == "shuffle");
    return {merges.keys().index};
}

Words recursiveReference(const Words& input, const Parameters& parameters)
{
    const std::string& steps = parameters.at("steps");
    if (steps == "sort")
        return sortedReference(input, parameters);
    // Of a shuffle alone: the halves in turn; of an unshuffle: even places, then odd ones.
    Words moved = input;
    for (std::size_t i = 0, half = input.size() / 2; i < half; ++i) {
        const bool back = steps == "shuffle";
        moved[back ? 2 * i : i] = input[back ? i : 2 * i];
        moved[back ? 2 * i + 1 : half + i] = input[back ? half + i : 2 * i + 1];
    }
    return moved;
}

std::vector<Parameter> recursiveParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"steps", "Steps", {"sort", "unshuffle", "shuffle"}, "sort"});
    return parameters;
}

} // namespace

const Algorithm oddEvenMergeRecursiveAlgorithm{
    .id = "odd-even-merge-recursive",
    .title = "Odd-even mergesort, recursive",
    .family = "Sorting networks",
    .lens = "network",
    .origin = "K. E. Batcher, Sorting networks and their applications, 1968",
    .kernelFile = "odd_even_merge_recursive.cl",
    .parameters = recursiveParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            if (parameters.at("steps") != "sort" && !std::has_single_bit(n))
                throw InputError{sentence("A {} alone takes 2, 4, 8, … keys, not {}; choose a power of two, or the "
                                          "steps of the whole sort.",
                                          parameters.at("steps"), n)};
        },
    .refusal = nullptr,
    .check = nullptr,
    .host = oddEvenMergeRecursive,
    .reference = recursiveReference,
    .mistakes = {{
        .id = "printed-loop",
        .title = {"mistake.printed-loop", {}, "With the printed last loop"},
        .lesson = {"mistake.printed-loop.lesson",
                   {},
                   "The book lets the last loop begin at l, so that 0 is compared with 1, 2 with 3. After the shuffle "
                   "these are the pairs that already stand right; those that may not are 1 and 2, 3 and 4. The loop "
                   "must begin at l + 1: without it 65364 of the 65536 inputs of zeros and ones of 16 keys stay "
                   "unsorted."},
        .source = "OpenCL Parallel Programming Development Cookbook, chapter 9",
        .needs = "steps=sort",
        .options = {"-DPRINTED_LOOP"},
        .example = "3,1,7,0,4,1,6,3",
    }},
};

} // namespace lockstep
