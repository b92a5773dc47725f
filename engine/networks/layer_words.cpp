#include "engine/networks/layer_words.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/network.hpp"

#include <fmt/format.h>

namespace lockstep {

LayerWords layerWords(const Layer& layer)
{
    LayerWords words{0x76543210u, 0xFEDCBA98u, 0};
    const auto pair = [&words](std::uint32_t wire, std::uint32_t partner) {
        std::uint32_t& word = words[wire / 8];
        word &= ~(15u << 4 * (wire % 8));
        word |= partner << 4 * (wire % 8);
    };
    for (const Comparator& c : layer.comparators) {
        if (c.smaller >= mostLayerWires || c.larger >= mostLayerWires)
            throw InputError{sentence("The comparator ({},{}) is on a wire that a layer in three words has no room "
                                      "for; choose a network of at most {} wires.",
                                      c.smaller, c.larger, mostLayerWires)};
        pair(c.smaller, c.larger);
        pair(c.larger, c.smaller);
        words[2] |= 1u << c.larger;
    }
    return words;
}

std::uint32_t appliedTo(std::uint32_t input, const LayerWords& layer)
{
    std::uint32_t output = 0;
    for (std::uint32_t wire = 0; wire < mostLayerWires; ++wire) {
        const std::uint32_t partner = layer[wire / 8] >> 4 * (wire % 8) & 15u;
        const std::uint32_t mine = input >> wire & 1u, other = input >> partner & 1u;
        output |= ((layer[2] >> wire & 1u) != 0 ? mine | other : mine & other) << wire;
    }
    return output;
}

} // namespace lockstep
