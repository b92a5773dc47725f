#pragma once

#include "ui/kit/word_columns.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lenses/dataflow/model.hpp"

#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// What became of one value.
struct PackedValue {
    std::uint32_t bits = 0, flag = 0, address = 0;
    std::uint32_t testItem = 0, moveItem = 0, backItem = 0;
    std::optional<std::uint32_t> slot; ///< where it was moved
    bool isBack = false;               ///< it was moved back from there, to where it came from
    std::optional<std::uint32_t> fill; ///< the constant that was stored in its place instead
};

/// An address as the scan works it out, in one step.
struct Addressed {
    std::optional<std::uint32_t> value;
    const ScanCombine* combine = nullptr;
    std::uint32_t item = 0;
    bool isWritten = false;
};

/// Values, their flags, the scan of these, and where the values went, by the events.
struct Packing {
    ScanFlow flow;
    std::vector<PackedValue> values;
    std::size_t flags = 0, addresses = 0, packed = 0, back = 0; ///< buffers
    std::size_t testStep = 0, moveStep = 0, backStep = 0;       ///< from 1; 0: none
    std::vector<std::size_t> valueAt;                           ///< by slot
    bool isSplit = false;                                       ///< values that do not pass have slots, too: in front
    std::size_t passing() const;
};

/// Nothing where the events of a launch are not resident.
std::optional<Packing> readPacking(const Resident& resident);

/// How many values a launch tests, how many of their flags are raised, and how many values it moves.
struct PackedIn {
    std::size_t tested = 0, raised = 0, moved = 0;
};
/// By the events of launch k; nothing where they are not resident.
std::optional<PackedIn> packedIn(const Resident& resident, std::size_t k);

/// About how much memory it takes.
std::size_t bytesOf(const Packing& packing);

/// What a launch between the test and the first move does.
enum class Scans { flags, sums, addsToSums, addsToAddresses };
/// … by the buffers that it reads and may write.
Scans scansWhat(const Recording& recording, std::size_t k);
/// Sections are so many that their sums are scanned by a launch of their own.
bool hasLevelsOfSums(const Recording& recording);

/// Phases of a launch in which it adds.
std::size_t roundsOfScan(const ScanFlow& flow, std::size_t k);

/// A sum of a section, or an address, before and after a step that scans sums or adds them.
struct PackSum {
    std::uint32_t old = 0, now = 0, item = 0;
    bool isWritten = false;
    bool isNew = true;                  ///< nothing stood there
    std::optional<std::uint32_t> added; ///< what was added last
};
/// By column, of what the step's launch writes: by its last phase, or by the whole of it.
std::map<std::uint32_t, PackSum> sumsOf(const Packing& packing, const Recording& recording, std::size_t step,
                                        bool isWhole);

/// Where the rows stand: values, flags, addresses, slots, and the values that are back in their places.
struct PackLayout {
    bool fits = false;
    bool hasIndex = true; ///< numbers under the slots
    double scale = 1, left = 0, pitch = 0, cellWidth = 0, valueSize = 0, gutter = 0;
    double valuesY = 0, flagsY = 0, addressesY = 0, slotsY = 0, bandY = 0, explainY = 0; ///< middles
    double sumsY = 0, newSumsY = 0; ///< of a launch that scans sums: before and after; 0: no launch does
    double backY = 0;               ///< 0: no such row
    double valueHeight = 0, addressHeight = 0, head = 0;
    WordColumns digits, addressDigits; ///< numbers that have room downwards only, digit below digit
    double x(std::size_t column) const { return left + (static_cast<double>(column) + 0.5) * pitch; }
};

PackLayout layoutPacking(const Recording& recording, const View& view);

/// What a value must be to pass: "odd", "above 5".
QString conditionOf(const Recording& recording);

} // namespace lockstep::ui
