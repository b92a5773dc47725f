#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

/// Digits that the highest differing bit is in or above: a level each, the highest first. Of words their characters.
std::uint32_t levelsOf(const Words& input, const Parameters& parameters)
{
    if (const auto words = WordTable::of(parameters))
        return sortedCharacters(*words, parameters);
    const std::uint32_t bits = number(parameters, "digit-bits");
    return (sortedBits(input, parameters) + bits - 1) / bits;
}

/// Room for the segments of every level: each has more keys than the cutoff, and a level has no more than all digits
/// of those before it together.
std::size_t mostSegments(const Words& input, const Parameters& parameters)
{
    const std::size_t large = input.size() / (std::size_t{number(parameters, "cutoff")} + 1);
    const std::uint32_t prefix = (levelsOf(input, parameters) - 1) * number(parameters, "digit-bits");
    return std::max<std::size_t>(1, std::min(large, std::size_t{1} << std::min(prefix, 31u)));
}

LaunchMeaning part(std::uint32_t level, std::uint32_t shift, std::uint32_t bits, const char* id, const char* title,
                   const char* unit)
{
    LaunchMeaning meaning;
    meaning.group = {"msd.level", {std::to_string(level)}, fmt::format("Level {}", level)};
    meaning.title = {id, {}, title};
    meaning.unit = {fmt::format("{}.unit", id), {}, unit};
    meaning.level = level;
    meaning.shift = shift;
    meaning.bits = bits;
    return meaning;
}

/// The table of a level, a row a segment, and what becomes of it.
class MsdSort {
public:
    MsdSort(Launcher& run, const Words& input, const Parameters& parameters)
        : m_run(run), m_bits(number(parameters, "digit-bits")), m_cutoff(number(parameters, "cutoff")),
          m_group(number(parameters, "group-size"))
    {
        const std::size_t n = input.size(), digits = std::size_t{1} << m_bits,
                          segments = mostSegments(input, parameters);
        requireGroup(run, m_group);
        m_mostSegments = segments;
        const std::size_t bytes = segments * digits * sizeof(std::uint32_t);
        if (constexpr std::size_t largest = std::size_t{256} << 20; bytes > largest)
            throw InputError{sentence("The table of counts would take {:.1f} GiB ({} segments × {} digits); choose a "
                                      "larger cutoff or fewer digit-bits.",
                                      static_cast<double>(bytes) / (1 << 30), segments, digits)};
        const ElementType type = elementType(parameters), count = ElementType::uint32;
        m_keys = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
        m_scratch = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
        Words whole(2 * segments, 0);
        whole[1] = static_cast<std::uint32_t>(n);
        m_segments = run.buffer({"segments", count, {segments, 2}, Role::table, Holds::segments},
                                std::make_shared<const Words>(std::move(whole)));
        m_next = run.buffer({"next segments", count, {segments, 2}, Role::table, Holds::segments}, nullptr);
        m_counts = run.buffer({"counts", count, {segments, digits}, Role::table, Holds::counts}, nullptr);
        m_starts = run.buffer({"starts", count, {segments, digits}, Role::sums, Holds::starts}, nullptr);
        m_children = run.buffer({"children", count, {segments}, Role::sums, Holds::children}, nullptr);
        m_first = run.buffer({"first child", count, {segments + 1}, Role::sums, Holds::firstChild}, nullptr);
        if (const auto words = WordTable::of(parameters))
            m_words = wordsBuffer(run, *words);
    }

    BufferId keys() const { return m_keys; }

    /// Parts the keys of every segment by the digit at `shift`.
    void partition(std::uint32_t level, std::uint32_t shift)
    {
        m_level = level;
        m_shift = shift;
        launch("msd_count", withDigit({{"keys", m_keys}, {"segments", m_segments}, {"counts", m_counts}}), "msd.count",
               "histogram", "one work-group per segment");
        launch("msd_starts",
               {{"counts", m_counts},
                {"segments", m_segments},
                {"starts", m_starts},
                {"children", m_children},
                {"cutoff", m_cutoff}},
               "msd.starts", "scan", "one work-group per segment");
        launch("msd_scatter",
               withDigit({{"keys", m_keys}, {"scratch", m_scratch}, {"segments", m_segments}, {"starts", m_starts}}),
               "msd.scatter", "scatter", "one work-group per segment", Act::scatter);
        launch("msd_back", {{"scratch", m_scratch}, {"keys", m_keys}, {"segments", m_segments}}, "msd.back",
               "copy back", "one work-group per segment");
    }

    /// Sorts the small buckets and lists the large ones as the next level's segments; false where there are none.
    bool descend()
    {
        if (m_cutoff > 1)
            launch("msd_leaves", {{"keys", m_keys}, {"counts", m_counts}, {"starts", m_starts}, {"cutoff", m_cutoff}},
                   "msd.leaves", "sort small segments", "one work-item per bucket");
        const auto entries = static_cast<std::uint32_t>(m_count);
        m_run.launch({"scan_table",
                      scanTile,
                      scanTile,
                      {{"counts", m_children}, {"starts", m_first}, {"entries", entries}},
                      part(m_level, m_shift, m_bits, "msd.scan", "scan of the segments to come",
                           "one work-group for all segments")});
        const Words first = m_run.read(m_first);
        if (first[m_count] == 0)
            return false;
        launch("msd_list",
               {{"counts", m_counts},
                {"starts", m_starts},
                {"first_child", m_first},
                {"segments_out", m_next},
                {"cutoff", m_cutoff}},
               "msd.list", "list of segments", "one work-group per segment");
        std::swap(m_segments, m_next);
        m_count = std::min<std::size_t>(first[m_count], m_mostSegments); // a file may hold anything
        return true;
    }

    static constexpr std::size_t scanTile = 64;

private:
    /// With what the kernel finds the digit by.
    std::vector<Binding> withDigit(std::vector<Binding> bindings) const
    {
        if (!m_words) {
            bindings.push_back({"shift", m_shift});
            return bindings;
        }
        bindings.push_back({"words", *m_words});
        bindings.push_back({"letter", static_cast<std::uint32_t>(WordTable::placeOf(m_shift))});
        return bindings;
    }

    void launch(const char* kernel, std::vector<Binding> arguments, const char* id, const char* title, const char* unit,
                Act act = Act::none)
    {
        m_run.launch({kernel, m_count * m_group, m_group, std::move(arguments),
                      doing(act, part(m_level, m_shift, m_bits, id, title, unit))});
    }

    Launcher& m_run;
    std::uint32_t m_bits, m_cutoff;
    std::size_t m_group;
    std::size_t m_mostSegments = 1;
    std::size_t m_count = 1; ///< segments of this level
    std::uint32_t m_level = 1, m_shift = 0;
    BufferId m_keys, m_scratch, m_segments, m_next, m_counts, m_starts, m_children, m_first;
    std::optional<BufferId> m_words; ///< whose numbers are the keys
};

HostResult msdRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    MsdSort sort{run, input, parameters};
    const std::uint32_t bits = number(parameters, "digit-bits");
    const std::uint32_t levels = levelsOf(input, parameters);
    const bool areWords = parameters.contains(wordsParameter);
    for (std::uint32_t level = 1; input.size() > 1 && level <= levels; ++level) {
        sort.partition(level, areWords ? WordTable::shiftOf(level - 1) : (levels - level) * bits);
        if (level == levels || !sort.descend())
            break;
    }
    return {sort.keys().index};
}

std::vector<Parameter> msdParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"digit-bits", "Digit bits", {"auto", "1", "2", "4", "8"}, "auto"});
    parameters.push_back({"group-size", "Work-group", {"auto", "4", "16", "64", "256"}, "auto"});
    parameters.push_back({"cutoff", "Small segment", {"auto", "1", "2", "4", "8", "32"}, "auto"});
    parameters.push_back(passesParameter());
    return parameters;
}

void resolveMsd(Parameters& parameters, std::size_t n)
{
    chooseBySize(parameters, "digit-bits", n, "2", "4", "8");
    chooseBySize(parameters, "cutoff", n, "2", "8", "32");
    chooseBySize(parameters, "group-size", n, "4", "16", "64");
}

} // namespace

const Algorithm msdRadixSortAlgorithm{
    .id = "msd-radix-sort",
    .title = "MSD radix sort",
    .family = "Radix sort",
    .lens = "partitions",
    .origin = "Programming Massively Parallel Processors, section 13.8; OpenCL Parallel Programming Development "
              "Cookbook, chapter 10",
    .kernelFile = "msd_radix.cl",
    .parameters = msdParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t) {
            const std::uint32_t digits = 1u << number(parameters, "digit-bits");
            std::vector<std::string> options = sortOptions(parameters);
            std::ranges::copy(wordsOptions(parameters), std::back_inserter(options));
            options.push_back(fmt::format("-DDIGITS={}", digits));
            options.push_back(fmt::format("-DTILE={}", MsdSort::scanTile));
            options.push_back(fmt::format("-DMASK_WORDS={}", (number(parameters, "group-size") + 31) / 32));
            options.push_back(fmt::format("-DLIST_WORDS={}", (digits + 31) / 32));
            const bool endsFirst =
                elementType(parameters) == ElementType::text && digits == 256 && parameters.at("order") == "ascending";
            options.push_back(fmt::format("-DDONE_DIGITS={}", endsFirst ? 1 : 0));
            return options;
        },
    .resolve = resolveMsd,
    .refusal = nullptr,
    .check = nullptr,
    .host = msdRadixSort,
    .reference = sortedReference,
    .wordsKernelFile = "msd_words.cl",
};

} // namespace lockstep
