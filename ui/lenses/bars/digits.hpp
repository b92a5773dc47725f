#pragma once

#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/buckets/model.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Of a radix sort's picture in cells: which digit of the pass the keys of a column, or of a cell, have.
struct BarsDigits {
    static constexpr std::uint32_t none = ~std::uint32_t{0}; ///< several
    BucketDigit digit;
    std::vector<std::uint32_t> ofColumn;
    std::vector<std::uint32_t> ofCell; ///< row-major; empty where the elements are too many
    /// Stretches of columns with one digit: first column, and the one behind the last.
    struct Band {
        int first = 0, end = 0;
        std::uint32_t digit = none;
    };
    std::vector<Band> bands() const;
};

/// True for a sort that takes keys to the slots of their digits, of which few enough to be told apart by hue and sign.
bool hasDigits(const Recording& recording, std::size_t launch);
/// `words`: the keys that are shown.
BarsDigits readDigits(const Recording& recording, std::size_t launch, const Words& words, const BarsPlan& plan);

} // namespace lockstep::ui
