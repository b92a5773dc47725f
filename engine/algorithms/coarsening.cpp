#include "engine/algorithms/coarsening.hpp"

#include "engine/algorithms/sizes.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

/// 32,000 bytes: OpenCL 1.2 promises 32 KiB of local memory, and a few words are for other things.
constexpr std::size_t mostValues = 8000;

} // namespace

Parameter perItemParameter()
{
    // With 7, 15 and 31, odd numbers, work-items side by side meet in no bank. 1024 suit a device of few cores.
    return {"per-item", "Values an item", {"1", "2", "4", "7", "15", "31", "1024"}, "1"};
}

std::size_t perItem(const Parameters& parameters)
{
    return number(parameters, "per-item");
}

Coarsened coarsened(const Parameters& parameters)
{
    const std::size_t items = number(parameters, "group-size");
    return {items, items * perItem(parameters)};
}

void resolveCoarsened(Parameters& parameters, std::size_t wanted)
{
    if (parameters.at("group-size") == "auto")
        parameters["group-size"] = std::to_string(std::min(wanted, std::bit_floor(mostValues / perItem(parameters))));
}

std::string refuseCoarsened(const Parameters& parameters)
{
    const Coarsened group = coarsened(parameters);
    if (group.values <= mostValues)
        return {};
    return sentence("{} work-items with {} values each need room for {} in local memory, and {} fit on every "
                    "device; choose a smaller group-size or per-item.",
                    group.items, perItem(parameters), group.values, mostValues);
}

std::vector<std::string> coarsenedOptions(const Parameters& parameters)
{
    return {fmt::format("-DSECTION={}", coarsened(parameters).values), "-DPER_ITEM=" + parameters.at("per-item")};
}

} // namespace lockstep
