#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/network_parameter.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/networks/layer_words.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace lockstep {
namespace {

Words everyInput(std::size_t wires)
{
    Words inputs(std::size_t{1} << wires);
    std::iota(inputs.begin(), inputs.end(), 0u);
    return inputs;
}

/// The keys say how many wires there are; what goes through the network are all 0-1 inputs of so many.
HostResult zeroOnePrinciple(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t wires = input.size();
    const Network network = networkOver(parameters.at("network"), wires);
    run.buffer({"keys", ElementType::uint32, {wires}, Role::keys}, std::make_shared<const Words>(input));
    const Words every = everyInput(wires);
    const BufferId inputs = run.buffer({"inputs", ElementType::uint32, {every.size()}, Role::values, Holds::inputs},
                                       std::make_shared<const Words>(every));
    const HostResult result{inputs.index, every.size()};
    if (network.layers.empty()) // a single wire
        return result;
    Words words;
    for (const Layer& layer : network.layers)
        for (const std::uint32_t word : layerWords(layer))
            words.push_back(word);
    const BufferId layers =
        run.buffer({"layers", ElementType::uint32, {network.depth(), 3}, Role::table, Holds::layers},
                   std::make_shared<const Words>(std::move(words)));
    const Range items = groupsOf(every.size(), run.largestGroup());
    for (std::uint32_t layer = 0; layer < network.depth(); ++layer)
        run.launch(
            {"zero_one_layer",
             items.global,
             items.local,
             {{"inputs", inputs}, {"layers", layers}, {"wires", static_cast<std::uint32_t>(wires)}, {"layer", layer}},
             layerMeaning(layer + 1, static_cast<std::uint32_t>(network.layers[layer].comparators.size()),
                          {"zero-one.unit", {}, "one work-item per input"})});
    return result;
}

/// Each input by the comparators themselves, one after another.
Words zeroOneReference(const Words& input, const Parameters& parameters)
{
    const std::vector<Comparator> comparators = comparatorsOf(networkOver(parameters.at("network"), input.size()));
    Words inputs = everyInput(input.size());
    for (std::uint32_t& word : inputs)
        for (const Comparator& c : comparators)
            if ((word >> c.smaller & 1u) != 0 && (word >> c.larger & 1u) == 0)
                word ^= 1u << c.smaller | 1u << c.larger;
    return inputs;
}

} // namespace

const Algorithm zeroOnePrincipleAlgorithm{
    .id = "zero-one-principle",
    .title = "The 0-1 principle",
    .family = "Sorting networks",
    .lens = "zero-one",
    .origin = "D. E. Knuth, The Art of Computer Programming, volume 3, theorem 5.3.4 Z",
    .kernelFile = "zero_one.cl",
    .parameters = {networkParameter()},
    .limits = {1, mostLayerWires}, // 2^16 inputs, each kept before and after every layer
    .stable = false,
    .workUnit = WorkUnit::compares,
    .options = [](const Parameters&, std::size_t) { return std::vector<std::string>{}; },
    .resolve = resolveNetwork,
    .refusal = nullptr,
    .check = nullptr,
    .host = zeroOnePrinciple,
    .reference = zeroOneReference,
};

} // namespace lockstep
