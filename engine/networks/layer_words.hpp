#pragma once

#include <array>
#include <cstdint>

namespace lockstep {

struct Layer;

/// A layer of comparators over at most 16 wires in three words: four bits a wire name its partner (wires 0 to 7, then
/// 8 to 15; an idle wire is its own), and bit i of the third is set where wire i gets the larger key.
using LayerWords = std::array<std::uint32_t, 3>;
inline constexpr std::uint32_t mostLayerWires = 16;

/// Throws InputError for a layer that touches a wire from 16 on.
LayerWords layerWords(const Layer& layer);

/// A 0-1 input, bit i for wire i, after the layer.
std::uint32_t appliedTo(std::uint32_t input, const LayerWords& layer);

} // namespace lockstep
