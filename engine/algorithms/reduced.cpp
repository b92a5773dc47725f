#include "engine/algorithms/reduced.hpp"

#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>

namespace lockstep {

Words foldedReference(const Words& input, const Parameters& parameters)
{
    return {std::accumulate(input.begin() + 1, input.end(), input.front(), combiner(parameters))};
}

Words reducedReference(const Words& input, const Parameters& parameters,
                       const std::function<std::uint32_t(Words, const Combiner&)>& tree)
{
    if (elementType(parameters) != ElementType::float32)
        return foldedReference(input, parameters);
    return {tree(input, combiner(parameters))};
}

Parameter groupSizeParameter()
{
    return {"group-size",
            "Work-group",
            {"auto", "1", "2", "4", "6", "8", "16", "32", "64", "100", "128", "256", "512", "1024"},
            "auto"};
}

Parameter finishParameter()
{
    return {"finish", "Partial sums", {"launch", "host"}, "launch"};
}

bool finishedByHost(const Parameters& parameters)
{
    const auto finish = parameters.find("finish");
    return finish != parameters.end() && finish->second == "host";
}

std::size_t groupSize(const Parameters& parameters)
{
    return number(parameters, "group-size");
}

void resolveGroupSize(Parameters& parameters, std::size_t n)
{
    constexpr std::size_t picture = 64; // values: of 16 two work-groups are seen
    if (parameters.at("group-size") == "auto")
        parameters["group-size"] = n <= picture ? "8" : "256";
}

namespace {

LaunchMeaning meaningOf(std::size_t round, std::size_t groups, const Message& unit)
{
    LaunchMeaning meaning;
    meaning.group = round == 1 ? Message{"reduce.blocks", {}, "Blocks"} : Message{"reduce.partial", {}, "Partial sums"};
    meaning.title = groups == 1
                        ? Message{"reduce.group", {}, "one work-group"}
                        : Message{"reduce.groups", {std::to_string(groups)}, fmt::format("{} work-groups", groups)};
    meaning.unit = unit;
    meaning.level = static_cast<std::uint32_t>(round);
    meaning.direction = Direction::up;
    return meaning;
}

} // namespace

HostResult reduceBlocks(Launcher& run, const Words& input, const Parameters& parameters, const BlockKernel& kernel)
{
    const std::size_t size = groupSize(parameters), block = size * kernel.perItem;
    requireGroup(run, size);
    const bool byHost = finishedByHost(parameters);
    const ElementType type = elementType(parameters);
    BufferId x = run.buffer({"values", type, {input.size()}, Role::values}, std::make_shared<const Words>(input));
    std::vector<BufferId> sums; // of each round
    for (std::size_t n = input.size(); n > 1 && (sums.empty() || !byHost);) {
        n = (n + block - 1) / block;
        const std::string name = sums.empty() ? "sums" : fmt::format("sums-{}", sums.size() + 1);
        sums.push_back(run.buffer({name, type, {n}, Role::sums}, nullptr));
    }
    std::size_t n = input.size(), round = 0;
    for (const BufferId& out : sums) {
        const std::size_t groups = (n + block - 1) / block;
        std::vector<Binding> arguments{{"x", x}, {"sums", out}, {"n", static_cast<std::uint32_t>(n)}};
        arguments.insert(arguments.end(), kernel.arguments.begin(), kernel.arguments.end());
        run.launch({kernel.kernel, groups * size, size, std::move(arguments), meaningOf(++round, groups, kernel.unit)});
        x = out;
        n = groups;
    }
    if (n > 1)
        return {x.index, 1, foldedReference(run.read(x), parameters)};
    return {x.index, 1, {}};
}

std::uint32_t replayBlocks(Words x, const Parameters& parameters, std::size_t perItem,
                           const std::function<std::uint32_t(Words)>& block)
{
    const auto length = static_cast<std::ptrdiff_t>(groupSize(parameters) * perItem);
    while (x.size() > 1) {
        Words sums;
        for (auto at = x.begin(); at != x.end();) {
            const auto end = at + std::min(length, x.end() - at);
            sums.push_back(block({at, end}));
            at = end;
        }
        x = std::move(sums);
        if (finishedByHost(parameters))
            return foldedReference(x, parameters).front();
    }
    return x.front();
}

bool commutes(const Parameters& parameters)
{
    const std::string& op = parameters.at("operator");
    return op != "affine" && op != "join";
}

} // namespace lockstep
