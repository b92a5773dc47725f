#include "engine/algorithms/single_pass.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>

namespace lockstep {

Parameter blockSizeParameter()
{
    return {"group-size", "Work-group", {"auto", "1", "4", "6", "16", "64", "100", "256", "512", "1024"}, "auto"};
}

Parameter prefixEveryParameter()
{
    return {"prefix-every", "Prefix every", {"1", "4"}, "1"};
}

void resolveBlockSize(Parameters& parameters, std::size_t n)
{
    resolveCoarsened(parameters, n <= 64 ? 4 : n <= 4096 ? 64 : 256);
}

std::string refuseLookingBack(const Parameters& parameters)
{
    const std::string& op = parameters.at("operator");
    if (elementType(parameters) == ElementType::float32 && (op == "add" || op == "multiply"))
        return sentence(
            "How a look-back groups its sums depends on which of them are ready, and sums and products of float32 "
            "depend on that grouping; choose type uint32 or int32, operator max or min, or the domino scan.");
    return {};
}

HostResult singlePassScan(Launcher& run, const Words& input, const Parameters& parameters, const SinglePass& pass)
{
    const std::size_t n = input.size();
    const Coarsened group = pass.group ? *pass.group : coarsened(parameters);
    requireGroup(run, group.items);
    const std::size_t blocks = (n + group.values - 1) / group.values;
    const ElementType type = elementType(parameters);
    const auto zeros = [](std::size_t size) { return std::make_shared<const Words>(size, 0); };
    const BufferId values = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    const BufferId prefixes = run.buffer({"prefixes", type, {n}, Role::values}, nullptr);
    const BufferId next = run.buffer({"next_block", ElementType::uint32, {1}, Role::flags}, zeros(1));
    const BufferId sums = run.buffer({"sums", ElementType::uint32, {blocks, 2}, Role::flags}, zeros(2 * blocks));
    const BufferId gaveUp = run.buffer({"gave_up", ElementType::uint32, {1}, Role::flags}, zeros(1));

    LaunchMeaning meaning;
    meaning.group = {"scan.single-pass", {}, "Single pass"};
    // With one block nobody waits for anybody.
    meaning.title = blocks == 1 ? Message{"scan.only-block", {}, "the only block is scanned"} : pass.title;
    meaning.unit = pass.group ? pass.unit
                   : group.items == group.values
                       ? Message{"scan.unit", {}, "one work-item per position"}
                       : Message{"scan.unit.several",
                                 {parameters.at("per-item")},
                                 fmt::format("one work-item per {} values", parameters.at("per-item"))};
    std::vector<Binding> arguments{{"x", values},         {"prefixes", prefixes}, {"next_block", next},
                                   {"sums", sums},        {"gave_up", gaveUp},    {"n", static_cast<std::uint32_t>(n)},
                                   {"patience", patience}};
    arguments.insert(arguments.end(), pass.arguments.begin(), pass.arguments.end());
    run.launch({pass.kernel,
                blocks * group.items,
                group.items,
                std::move(arguments),
                std::move(meaning),
                {{"block", Holds::blockNumber}}});

    if (const std::uint32_t waiting = run.read(gaveUp).front(); waiting != 0)
        throw WaitedInVain{
            pass.group ? sentence("{} work-items waited in vain for the sum of a block before theirs: this device does "
                                  "not keep started work-groups going; choose another device or another scan.",
                                  waiting)
                       : sentence("{} of {} work-groups waited in vain for the sum of a block before theirs: this "
                                  "device does not keep started work-groups going; choose another device or "
                                  "another scan.",
                                  waiting, blocks)};
    return {prefixes.index};
}

} // namespace lockstep
