#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// Longest leaf that takes quadratic time; a longer one, which the depth limit leaves, is sorted by heap.
constexpr std::uint32_t longestQuadraticLeaf = 1024;
/// Twice the logarithm of the most keys.
constexpr std::size_t mostDepth = 44;
/// Most keys for a launch of its own for each partition.
constexpr std::size_t mostForOneEach = std::size_t{1} << 14;

/// The kernels' argument for the rule that chooses a pivot.
std::uint32_t pivotRule(const Parameters& parameters)
{
    const std::string& pivot = parameters.at("pivot");
    return pivot == "first" ? 0 : pivot == "middle" ? 1 : 2;
}

class Quicksort {
public:
    Quicksort(Launcher& run, const Words& input, const Parameters& parameters)
        : m_run(run), m_parameters(parameters), m_size(static_cast<std::uint32_t>(input.size())),
          m_leaf(number(parameters, "leaf-size")), m_limit(number(parameters, "depth")),
          m_group(number(parameters, "group-size")), m_oneEach(parameters.at("launches") == "partition")
    {
        const std::size_t n = input.size();
        const std::size_t rows = std::max<std::size_t>(n / 2, 1); // segments have two keys or more
        const ElementType type = elementType(parameters);
        requireGroup(run, m_group);
        Words whole(2 * rows, 0);
        whole[1] = m_size;
        m_keys = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
        m_scratch = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
        m_equals = run.buffer({"equals", type, {n}, Role::scratch}, nullptr);
        m_pivots = run.buffer({"pivots", type, {rows}, Role::table, Holds::pivots}, nullptr);
        m_segments = run.buffer({"segments", ElementType::uint32, {rows, 2}, Role::table, Holds::segments},
                                std::make_shared<const Words>(std::move(whole)));
        m_children = run.buffer({"children", ElementType::uint32, {2 * rows, 2}, Role::table}, nullptr);
        m_listed = run.buffer({"listed", ElementType::uint32, {2}, Role::sums}, nullptr);
    }

    HostResult sort()
    {
        std::uint32_t segments = m_size < 2 ? 0 : 1, leaves = m_size <= m_leaf ? segments : 0;
        for (; segments > 0; ++m_depth) {
            if (m_depth == m_limit) {
                finish(segments);
                break;
            }
            if (m_oneEach)
                oneByOne(segments);
            else
                together(segments, leaves);
            if (leaves == segments)
                break;
            m_run.launch({"quicksort_next",
                          m_group,
                          m_group,
                          {{"children", m_children},
                           {"segments", m_segments},
                           {"listed", m_listed},
                           {"rows", 2 * segments},
                           {"leaf", m_leaf}},
                          part({"quicksort.next", {}, "the next list"},
                               {"quicksort.next.unit", {}, "one work-group for the whole list"})});
            const Words listed = m_run.read(m_listed);
            segments = std::min(listed[0], std::max(m_size / 2, 1U)); // a file may hold anything
            leaves = std::min(listed[1], segments);
        }
        return {m_keys.index};
    }

private:
    LaunchMeaning part(Message title, Message unit) const
    {
        LaunchMeaning meaning;
        meaning.group = {"quicksort.depth", {std::to_string(m_depth)}, fmt::format("Depth {}", m_depth)};
        meaning.title = std::move(title);
        meaning.unit = std::move(unit);
        meaning.level = m_depth + 1;
        return meaning;
    }

    void partition(std::uint32_t first, std::uint32_t count, Message title)
    {
        m_run.launch({"quicksort_partition",
                      count * m_group,
                      m_group,
                      {{"keys", m_keys},
                       {"scratch", m_scratch},
                       {"equals", m_equals},
                       {"pivots", m_pivots},
                       {"segments", m_segments},
                       {"children", m_children},
                       {"first", first},
                       {"leaf", m_leaf},
                       {"rule", pivotRule(m_parameters)}},
                      part(std::move(title), {"quicksort.partition.unit", {}, "one work-group per segment"})});
    }

    /// Sorts those of the segments that have more than `least` keys and at most `most`.
    void sortLeaves(const std::string& kind, std::uint32_t first, std::uint32_t count, std::uint32_t least,
                    std::uint32_t most, Message title)
    {
        std::vector<Binding> arguments{{"keys", m_keys}, {"segments", m_segments}, {"children", m_children},
                                       {"first", first}, {"least", least},         {"most", most}};
        if (kind == "odd-even") {
            m_run.launch({"leaf_odd_even", count * m_group, m_group, std::move(arguments),
                          part(std::move(title), {"quicksort.leaf.group", {}, "one work-group per leaf"})});
            return;
        }
        arguments.push_back({"count", count});
        // One leaf alone, or groups of one size, so that there are few builds.
        const std::size_t local = count == 1 ? 1 : m_group;
        const Range items{(count + local - 1) / local * local, local};
        m_run.launch({kind == "heap" ? "leaf_heap" : "leaf_selection", items.global, items.local, std::move(arguments),
                      part(std::move(title), {"quicksort.leaf.unit", {}, "one work-item per leaf"})});
    }

    /// A launch for every segment, as kernels that launch kernels would have it.
    void oneByOne(std::uint32_t segments)
    {
        const Words rows = m_run.read(m_segments);
        for (std::uint32_t s = 0; s < segments; ++s) {
            const std::uint32_t begin = rows[2 * s], end = rows[2 * s + 1];
            const std::vector<std::string> places{std::to_string(begin), std::to_string(end - 1)};
            if (end - begin > m_leaf)
                partition(s, 1,
                          {"quicksort.partition.of", places, fmt::format("partition of {} to {}", begin, end - 1)});
            else
                sortLeaves(m_parameters.at("leaf"), s, 1, 0, m_leaf,
                           {"quicksort.leaf.of", places, fmt::format("leaf, {} to {}", begin, end - 1)});
        }
    }

    void together(std::uint32_t segments, std::uint32_t leaves)
    {
        const std::string long_ = std::to_string(segments - leaves), short_ = std::to_string(leaves);
        if (leaves < segments)
            partition(0, segments, {"quicksort.partitions", {long_}, fmt::format("partitions: {}", long_)});
        if (leaves > 0)
            sortLeaves(m_parameters.at("leaf"), 0, segments, 0, m_leaf,
                       {"quicksort.leaves", {short_}, fmt::format("leaves: {}", short_)});
    }

    /// At the depth limit all that is left is a leaf.
    void finish(std::uint32_t segments)
    {
        const Words rows = m_run.read(m_segments);
        std::uint32_t longOnes = 0;
        for (std::uint32_t s = 0; s < segments; ++s)
            longOnes += rows[2 * s + 1] - rows[2 * s] > longestQuadraticLeaf ? 1 : 0;
        const std::string all = std::to_string(segments - longOnes), longer = std::to_string(longOnes);
        if (longOnes < segments)
            sortLeaves(m_parameters.at("leaf"), 0, segments, 0, longestQuadraticLeaf,
                       {"quicksort.limit", {all}, fmt::format("depth limit, leaves: {}", all)});
        if (longOnes > 0)
            sortLeaves("heap", 0, segments, longestQuadraticLeaf, m_size,
                       {"quicksort.limit.heap", {longer}, fmt::format("depth limit, long leaves by heap: {}", longer)});
    }

    Launcher& m_run;
    const Parameters& m_parameters;
    std::uint32_t m_size, m_leaf, m_limit, m_group;
    bool m_oneEach;
    std::uint32_t m_depth = 0;
    BufferId m_keys, m_scratch, m_equals, m_pivots, m_segments, m_children, m_listed;
};

std::vector<Parameter> quicksortParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"pivot", "Pivot", {"middle", "median-of-three", "first"}, "middle"});
    parameters.push_back({"launches", "A launch for each", {"auto", "partition", "depth"}, "auto"});
    parameters.push_back({"leaf", "Leaves by", {"selection", "heap", "odd-even"}, "selection"});
    parameters.push_back({"leaf-size", "Keys of a leaf", {"auto", "1", "2", "4", "8", "16", "32", "64"}, "auto"});
    std::vector<std::string> depths{"auto", "1"};
    for (std::size_t depth = 2; depth <= mostDepth; depth += 2)
        depths.push_back(std::to_string(depth));
    parameters.push_back({"depth", "Depth limit", std::move(depths), "auto"});
    parameters.push_back(groupParameter());
    return parameters;
}

void resolveQuicksort(Parameters& parameters, std::size_t n)
{
    if (parameters.at("launches") == "auto")
        parameters["launches"] = n <= 256 ? "partition" : "depth";
    if (parameters.at("leaf-size") == "auto")
        parameters["leaf-size"] = n <= 64 ? "2" : "32";
    if (parameters.at("depth") == "auto")
        parameters["depth"] = std::to_string(std::max<std::size_t>(1, 2 * (std::bit_width(n) - 1)));
    resolveGroup(parameters, n);
}

void checkQuicksort(const Words& input, const Parameters& parameters)
{
    if (parameters.at("launches") == "partition" && input.size() > mostForOneEach)
        throw InputError{sentence("A launch for each partition is for {} keys at most, not {}; choose launches depth.",
                                  mostForOneEach, input.size())};
}

} // namespace

const Algorithm quicksortAlgorithm{
    .id = "quicksort",
    .title = "Quicksort",
    .family = "Comparison sorts",
    .lens = "partitions",
    .origin = "C. A. R. Hoare, Quicksort, 1962; D. Cederman and P. Tsigas, GPU-Quicksort, 2010",
    .kernelFile = "quicksort.cl",
    .parameters = quicksortParameters(),
    .limits = {},
    .stable = false, // partitions are, leaves are not
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters& parameters, std::size_t) { return sortOptions(parameters); },
    .resolve = resolveQuicksort,
    .refusal = nullptr,
    .check = checkQuicksort,
    .host =
        [](Launcher& run, const Words& input, const Parameters& parameters) {
            return Quicksort{run, input, parameters}.sort();
        },
    .reference = sortedReference,
};

} // namespace lockstep
