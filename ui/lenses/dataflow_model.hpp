#pragma once

#include "ui/lenses/lens.hpp"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Input positions that a value covers, both ends included.
struct InputRange {
    std::uint32_t first = 0, last = 0;
    bool operator==(const InputRange&) const = default;
};

/// An operand or result: the position it stands at, its bits and the inputs in it.
struct ScanValue {
    std::uint32_t position = 0, bits = 0;
    InputRange range;
    bool isPrefix() const { return range.first == 0 && range.last == position; }
};

struct ScanCombine {
    std::uint32_t item = 0;
    ScanValue left, right, result;
};

struct ScanCopy {
    std::uint32_t item = 0;
    ScanValue value;
};

/// What one launch did, by its events.
struct ScanLevel {
    std::vector<ScanCombine> combines;
    std::vector<ScanCopy> copies;
};

/// A scan as its events tell it. The buffers of a double-buffered scan share their positions.
struct ScanFlow {
    Words input;
    std::vector<ScanLevel> levels;       ///< levels[k - 1] is launch k
    std::vector<std::size_t> finishedAt; ///< by position: launches until it holds its prefix
    std::size_t finishedAfter(std::size_t launch) const;
};

/// Follows ranges through the events of all launches; nothing where some are not resident.
std::optional<ScanFlow> readScanFlow(const Resident& resident);

enum class ScanOperator { add, max, min, affine };
ScanOperator scanOperator(const Recording& recording);

/// "Σ0..3"; the sign is left out for max and min, whose node names them.
QString rangeText(InputRange range, ScanOperator sign);

} // namespace lockstep::ui
