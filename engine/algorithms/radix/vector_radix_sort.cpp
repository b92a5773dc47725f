#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/radix_parts.hpp"
#include "engine/algorithms/sections.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

/// Words of local memory for the counters of a work-group: 16 KiB.
constexpr std::size_t countersOfAGroup = 4096;

/// Whether the table itself counts: where so many digits leave no room for a second work-item's counters, at which
/// the work-items of a group could no longer be looked at side by side.
bool countsInTable(const Parameters& parameters)
{
    return countersOfAGroup >> number(parameters, "digit-bits") < 2;
}

/// How the keys are shared out.
struct Stretches {
    std::size_t length = 0; ///< keys of a work-item
    std::size_t items = 0;  ///< work-items that have any
    std::size_t group = 0;  ///< of a work-group: local memory holds all their counters
    std::size_t columns() const { return inGroups(items, group); }
};

Stretches stretchesOf(const Parameters& parameters, std::size_t n)
{
    Stretches stretches;
    stretches.length = number(parameters, "per-item");
    stretches.items = (n + stretches.length - 1) / stretches.length;
    // A core walks a long stretch for itself, and a group is what goes to a core.
    const std::size_t most = stretches.length >= 1024 ? 1 : n <= 64 ? 4 : 16;
    const std::size_t fitting = countersOfAGroup >> number(parameters, "digit-bits");
    stretches.group = countsInTable(parameters) ? most : std::min(fitting, most);
    return stretches;
}

HostResult vectorRadixSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const Stretches stretches = stretchesOf(parameters, n);
    const CountsTable table{std::size_t{1} << number(parameters, "digit-bits"), stretches.columns()};
    requireTable(run, table, "per-item");
    requireGroup(run, table.scanners(), "digit-bits");
    const bool isLong = countsInTable(parameters);
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    const BufferId counts =
        run.buffer({"counts", ElementType::uint32, table.shape(), Role::table, Holds::counts}, nullptr);
    const BufferId starts =
        run.buffer({"starts", ElementType::uint32, table.shape(), Role::sums, Holds::starts}, nullptr);

    const auto size = static_cast<std::uint32_t>(n), length = static_cast<std::uint32_t>(stretches.length);
    for (const Digit& digit : digitsOf(input, parameters, number(parameters, "digit-bits"))) {
        run.launch({isLong ? "histogram_long" : "histogram_keys",
                    table.groups,
                    stretches.group,
                    {{"keys_in", in}, {"counts", counts}, {"n", size}, {"stretch", length}, {"shift", digit.shift}},
                    partOfPass(digit, "radix.histogram-keys", "histogram-keys", "one work-item per stretch of keys")});
        LaunchMeaning scan = partOfPass(digit, "radix.scan-buckets", "scan-buckets", "one work-item per digit");
        if (table.digits > table.scanners()) {
            const std::string digits = std::to_string(table.digits / table.scanners());
            scan.unit = {
                "radix.scan-buckets.unit.several", {digits}, fmt::format("one work-item per {} digits", digits)};
        }
        run.launch(scanOfRows(counts, starts, table, std::move(scan)));
        run.launch({isLong ? "permute_long" : "rank_and_permute",
                    table.groups,
                    stretches.group,
                    {{"keys_in", in},
                     {"keys_out", out},
                     {"starts", starts},
                     {"n", size},
                     {"stretch", length},
                     {"shift", digit.shift}},
                    doing(Act::scatter, partOfPass(digit, "radix.rank-and-permute", "rank-and-permute",
                                                   "one work-item per stretch of keys"))});
        std::swap(in, out);
    }
    return {in.index};
}

std::vector<Parameter> vectorParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back(anyDigitBits("auto"));
    parameters.push_back(
        {"per-item", "Keys an item", {"auto", "2", "4", "64", "1024", "8192", "65536", "262144", "1048576"}, "auto"});
    parameters.push_back(passesParameter());
    return parameters;
}

} // namespace

const Algorithm vectorRadixSortAlgorithm{
    .id = "vector-radix-sort",
    .title = "Radix sort after Zagha and Blelloch",
    .family = "Radix sort",
    .lens = "buckets",
    .origin = "M. Zagha and G. E. Blelloch, Radix sort for vector multiprocessors, 1991",
    .kernelFile = "vector_radix.cl",
    .parameters = vectorParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::countsAndMoves,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = sortOptions(parameters);
            options.push_back(fmt::format("-DDIGITS={}", 1u << number(parameters, "digit-bits")));
            const Stretches stretches = stretchesOf(parameters, n);
            options.push_back(fmt::format("-DITEMS={}", stretches.group));
            const CountsTable table{std::size_t{1} << number(parameters, "digit-bits"), 1};
            options.push_back(fmt::format("-DSCANNERS={}", table.scanners()));
            if (countsInTable(parameters))
                options.push_back("-DLONG_DIGITS");
            return options;
        },
    .resolve =
        [](Parameters& parameters, std::size_t n) {
            chooseBySize(parameters, "digit-bits", n, "2", "4", "8");
            // A column of the table has an entry a digit: few columns where there are many of them.
            if (hasLongDigits(parameters))
                chooseBySize(parameters, "per-item", n, "65536", "65536", "65536");
            chooseBySize(parameters, "per-item", n, "4", "64", "8192");
        },
    .refusal = nullptr,
    .check = nullptr,
    .host = vectorRadixSort,
    .reference = sortedReference,
};

} // namespace lockstep
