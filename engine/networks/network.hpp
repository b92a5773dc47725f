#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Two wires; afterwards the smaller key is on the one, the larger on the other, whichever index is lower.
struct Comparator {
    std::uint32_t smaller = 0, larger = 0;
    auto operator<=>(const Comparator&) const = default;
};

/// Comparators that share no wire, so that they may all work at once.
struct Layer {
    std::vector<Comparator> comparators;
    bool operator==(const Layer&) const = default;
};

/// A comparator network as data.
struct Network {
    std::uint32_t wires = 0;
    std::vector<Layer> layers;
    /// How many comparators.
    std::size_t size() const;
    std::size_t depth() const { return layers.size(); }
    bool operator==(const Network&) const = default;
};

inline constexpr std::uint32_t mostWires = 1 << 16;
inline constexpr std::size_t mostComparators = std::size_t{1} << 22;

/// Reads a network in one of the forms in which they are published:
///   [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)]      layers in brackets, with commas or line ends between
///   (0,1) (2,3)                              a layer a line, or with ';' between
///   0:1 2:3                                  pairs of the two forms a:b and a-b, too
///   (0,1),(1,2),(0,1)                        one list: comparators one after another, packed into layers
/// Wires count from 0, and there are as many as the largest says; '#' begins a remark. Of a pair the smaller key goes
/// to the wire named first. Throws InputError naming line and column.
Network parseNetwork(std::string_view text);
/// The same from a text file of at most 1 MiB. Throws InputError for a missing, binary or larger file.
std::string readNetworkFile(const std::filesystem::path& path);

/// Layers in brackets, as parseNetwork() reads them.
std::string writeNetwork(const Network& network);

/// The same comparators in the fewest layers in which each stays behind those before it on its wires.
Network packed(const Network& network);
/// The comparators in order, layer by layer.
std::vector<Comparator> comparatorsOf(const Network& network);
/// Comparators one after another, packed. `wires` may be more than they touch.
Network levelled(std::uint32_t wires, const std::vector<Comparator>& comparators);
/// Without its comparator number `index` of comparatorsOf(); layers stay, empty ones go.
Network without(const Network& network, std::size_t index);

} // namespace lockstep
