#include "engine/algorithms/work_group.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace lockstep {

std::size_t oneWorkGroup(std::size_t needed)
{
    return needed <= 16 ? needed : (needed + 31) / 32 * 32;
}

std::string sectionOption(std::size_t values)
{
    return fmt::format("-DSECTION={}", std::max<std::size_t>(16, std::bit_ceil(values)));
}

InAndOut inAndOut(Launcher& run, const Words& input, const Parameters& parameters)
{
    const ElementType type = elementType(parameters);
    const BufferId values =
        run.buffer({"values", type, {input.size()}, Role::values}, std::make_shared<const Words>(input));
    return {values, run.buffer({"prefixes", type, {input.size()}, Role::values}, nullptr)};
}

HostResult scanSection(Launcher& run, const Words& input, const Parameters& parameters, const SectionKernel& scan,
                       std::vector<Binding> scalars)
{
    const std::size_t local = oneWorkGroup(scan.items);
    if (local > run.maxGroup())
        throw InputError{sentence("One work-group of {} is more than this device allows ({}); choose fewer keys.",
                                  local, run.maxGroup())};
    const InAndOut buffers = inAndOut(run, input, parameters);
    LaunchMeaning meaning;
    meaning.group = {"scan.section", {}, "One work-group"};
    meaning.title = {"scan.section.size", {std::to_string(input.size())}, fmt::format("section of {}", input.size())};
    meaning.unit = scan.unit;
    std::vector<Binding> arguments{
        {"x", buffers.values}, {"y", buffers.prefixes}, {"n", static_cast<std::uint32_t>(input.size())}};
    std::ranges::move(scalars, std::back_inserter(arguments));
    run.launch({scan.kernel, local, local, std::move(arguments), std::move(meaning)});
    return {buffers.prefixes.index};
}

} // namespace lockstep
