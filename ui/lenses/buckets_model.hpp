#pragma once

#include "ui/lenses/lens.hpp"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::ui {

enum class BucketStep { input, histogram, scan, scatter };

/// A key of a pass, as the pass's events tell it.
struct BucketKey {
    std::uint32_t bits = 0, digit = 0, group = 0;
    std::uint32_t countItem = 0, moveItem = 0;
    std::uint32_t counted = 0; ///< what the counter held before this key
    std::uint32_t start = 0, slot = 0;
};

/// One pass over a digit: keys in, the table of counts and starts, keys out.
struct BucketPass {
    BucketStep step = BucketStep::input;
    std::size_t firstLaunch = 1; ///< the histogram's
    std::size_t digits = 0, groups = 0, perGroup = 0;
    std::uint32_t shift = 0, width = 0;        ///< lowest bit of the digit and how many
    std::vector<BucketKey> keys;               ///< by position
    std::vector<std::uint32_t> keyAt;          ///< by slot: position of the key that went there
    std::vector<std::uint32_t> counts, starts; ///< row-major; empty until made
    std::vector<std::uint32_t> startItem;      ///< work-item that wrote each start
    std::size_t startsWritten = 0;             ///< by the scan, from its events
    /// The keys' bits can be written out beside the digit: total bits shown, 0 where they would not read.
    std::uint32_t shownBits = 0;
    std::vector<std::uint32_t> shownWords;
};

struct TableShape {
    std::size_t digits = 0, groups = 0, perGroup = 0;
};
/// Rows and columns of the counts, and keys of a block; nothing where the recording has no such table.
std::optional<TableShape> tableShape(const Recording& recording);

BucketStep bucketStep(const Recording& recording, std::size_t launch);
/// Launch number of the histogram of the pass that `launch` belongs to (launch 0: the first).
std::size_t passStart(const Recording& recording, std::size_t launch);

/// Nothing where a needed state or the events are not resident.
std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch);

/// The digit as its bits, e.g. "01".
QString digitText(std::uint32_t digit, std::uint32_t width);
/// "bit 3" or "bits 3..2".
QString bitsText(std::uint32_t shift, std::uint32_t width);

} // namespace lockstep::ui
