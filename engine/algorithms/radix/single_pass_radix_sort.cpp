#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/single_pass.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// How the keys are shared out: a block for each work-group.
struct Blocks {
    std::size_t items = 0;   ///< of a work-group
    std::size_t perItem = 0; ///< keys
    std::size_t count = 0;
    std::size_t keys() const { return items * perItem; }
};

Blocks blocksOf(const Parameters& parameters, std::size_t n)
{
    Blocks blocks{number(parameters, "group-size"), number(parameters, "per-item")};
    blocks.count = (n + blocks.keys() - 1) / blocks.keys();
    return blocks;
}

/// Work-groups that count: each adds its counts to those of all, so not too many.
constexpr std::size_t mostCounters = 1024;

std::string unitOf(std::size_t perItem)
{
    return perItem == 1 ? "one work-item per key" : fmt::format("one work-item per {} keys", perItem);
}

/// Not of a pass: all digits are counted, and all bases are found, at once.
LaunchMeaning beforePasses(const char* id, const char* title, Message unit)
{
    LaunchMeaning meaning;
    meaning.group = {"radix.histograms", {}, "Histograms"};
    meaning.title = {id, {}, title};
    meaning.unit = std::move(unit);
    return meaning;
}

HostResult singlePassRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size(), digits = std::size_t{1} << number(parameters, "digit-bits");
    const Blocks blocks = blocksOf(parameters, n);
    const std::vector<Digit> all = digitsOf(input, parameters, number(parameters, "digit-bits"));
    const std::size_t passes = all.size();
    const CountsTable handed{digits, passes * blocks.count}; // a row a block, those of a pass together
    requireTable(run, handed, "per-item");
    requireGroup(run, blocks.items);
    requireGroup(run, digits, "digit-bits");

    const ElementType type = elementType(parameters);
    const auto zeros = [](std::size_t size) { return std::make_shared<const Words>(size, 0); };
    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const BufferId totals = run.buffer({"totals", ElementType::uint32, {passes, digits}, Role::table, Holds::totals},
                                       zeros(passes * digits));
    const BufferId bases =
        run.buffer({"bases", ElementType::uint32, {passes, digits}, Role::sums, Holds::bases}, nullptr);
    const BufferId next = run.buffer({"next block", ElementType::uint32, {passes}, Role::flags}, zeros(passes));
    const BufferId counts = run.buffer({"handed counts", ElementType::uint32, {handed.groups, digits}, Role::flags},
                                       zeros(handed.entries()));
    const BufferId gaveUp = run.buffer({"gave up", ElementType::uint32, {1}, Role::flags}, zeros(1));

    const Message perKeys =
        blocks.perItem == 1
            ? Message{"radix.histograms.unit", {}, unitOf(1)}
            : Message{"radix.histograms.unit.several", {std::to_string(blocks.perItem)}, unitOf(blocks.perItem)};
    const auto size = static_cast<std::uint32_t>(n);
    run.launch({"count_digits",
                std::min(blocks.count, mostCounters) * blocks.items,
                blocks.items,
                {{"keys_in", in},
                 {"totals", totals},
                 {"n", size},
                 {"shift", all.front().shift},
                 {"passes", static_cast<std::uint32_t>(passes)}},
                beforePasses("radix.count-digits", "count the digits", perKeys)});
    run.launch({"find_bases",
                passes * digits,
                digits,
                {{"totals", totals}, {"bases", bases}},
                beforePasses("radix.find-bases", "find the bases",
                             {"radix.find-bases.unit", {}, "one work-item per digit of a pass"})});
    for (const Digit& digit : all) {
        LaunchMeaning meaning =
            doing(Act::scatter, blocks.count == 1 ? partOfPass(digit, "radix.sweep.only-block", "count, scatter", "")
                                                  : partOfPass(digit, "radix.sweep", "count, look back, scatter", ""));
        meaning.unit = perKeys;
        run.launch({"sweep",
                    blocks.count * blocks.items,
                    blocks.items,
                    {{"keys_in", in},
                     {"keys_out", out},
                     {"bases", bases},
                     {"next_block", next},
                     {"counts", counts},
                     {"gave_up", gaveUp},
                     {"n", size},
                     {"shift", digit.shift},
                     {"pass", digit.pass - 1},
                     {"prefix_every", number(parameters, "prefix-every")},
                     {"patience", patience}},
                    std::move(meaning),
                    {{"block", Holds::blockNumber}, {"start", Holds::starts}}});
        std::swap(in, out);
    }

    if (const std::uint32_t items = run.read(gaveUp).front(); items != 0)
        throw WaitedInVain{sentence("{} work-items waited in vain for the counts of a block before theirs: this device "
                                    "does not keep started work-groups going; choose another device or another sort.",
                                    items)};
    return {in.index};
}

std::vector<Parameter> singlePassParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"digit-bits", "Digit bits", {"auto", "1", "2", "3", "4", "5", "6", "7", "8"}, "auto"});
    parameters.push_back(groupParameter());
    parameters.push_back({"per-item", "Keys an item", {"auto", "1", "2", "4", "8", "16", "18"}, "auto"});
    parameters.push_back(prefixEveryParameter());
    parameters.push_back({"window", "Looks at once", {"auto", "1", "4"}, "auto"});
    parameters.push_back(passesParameter());
    return parameters;
}

} // namespace

const Algorithm singlePassRadixSortAlgorithm{
    .id = "single-pass-radix-sort",
    .title = "Radix sort in one launch a pass",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "A. Adinets and D. Merrill, Onesweep: a faster least significant digit radix sort for GPUs, 2022",
    .kernelFile = "single_pass_radix.cl",
    .parameters = singlePassParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            const Blocks blocks = blocksOf(parameters, n);
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back(fmt::format("-DBLOCK={}", blocks.keys()));
            options.push_back(fmt::format("-DPER_ITEM={}", blocks.perItem));
            options.push_back("-DDIGIT_BITS=" + parameters.at("digit-bits"));
            options.push_back("-DWINDOW=" + parameters.at("window"));
            options.push_back(fmt::format("-DROW={}", std::min<std::size_t>(blocks.items, 32)));
            return options;
        },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            chooseBySize(parameters, "digit-bits", n, "2", "4", "8");
            chooseBySize(parameters, "group-size", n, "4", "64", "256");
            chooseBySize(parameters, "per-item", n, "1", "4", "16"); // 18 asks for more than 48 KiB of local memory
            chooseBySize(parameters, "window", n, "1", "1", "4");    // in vain where few blocks are on their way
        },
    .refusal = nullptr,
    .check = nullptr,
    .host = singlePassRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
