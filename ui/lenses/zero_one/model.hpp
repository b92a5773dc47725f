#pragma once

#include "ui/lens/lens.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// A comparator of a layer, as the layer's words tell it.
struct ZeroOneComparator {
    std::uint32_t small = 0, large = 0; ///< wires that the two bits go to
    int slot = 0;                       ///< those of one slot do not cross
};
struct ZeroOneLayer {
    std::vector<ZeroOneComparator> comparators;
    int slotCount = 0;
};

/// The inputs of a network before and after a launch, and how many stand at each word.
struct ZeroOne {
    std::size_t wires = 0;
    WordsPtr before, after;                              ///< the same at the input
    std::vector<std::uint32_t> standingBefore, standing; ///< by word: inputs that stand there
    std::vector<std::uint32_t> someone;                  ///< by word: the first input that stands there
    std::vector<ZeroOneLayer> layers;
    std::size_t left = 0;    ///< different words after the launch
    std::size_t sorted = 0;  ///< of them sorted
    std::size_t changed = 0; ///< inputs that the launch changed
    /// The network is through, and this input did not come out sorted.
    std::optional<std::uint32_t> counterexample;
    std::size_t words() const { return std::size_t{1} << wires; }
};

inline constexpr std::size_t mostZeroOneWires = 16;
inline constexpr double zeroOneArriving = 0.75; ///< of a launch: then its inputs stand at their new words

/// Words at which inputs stand, and how many of them are sorted.
struct WordCounts {
    std::size_t left = 0, sorted = 0;
};
WordCounts countWords(const std::vector<std::uint32_t>& standing, std::size_t wires);

/// Buffer of the inputs; nothing where the recording has none of 2^n words, or launches without a layer.
std::optional<std::size_t> zeroOneInputs(const Recording& recording);
/// Zeros on the first wires, ones on the last.
bool isSortedWord(std::uint32_t word, std::size_t wires);
/// "0011": the bit of wire 0 first.
QString wordText(std::uint32_t word, std::size_t wires);

/// Nothing where a state is not at hand.
std::optional<ZeroOne> readZeroOne(const Resident& resident, std::size_t launch);
/// About how much memory it takes, without the states' words.
std::size_t bytesOf(const ZeroOne& made);

} // namespace lockstep::ui
