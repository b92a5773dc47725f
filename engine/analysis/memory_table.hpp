#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// The machine that a launch's accesses are counted for.
struct MemoryMachine {
    std::uint32_t wavefront = 32; ///< work-items that run in step: 16, 32 or 64
    std::uint32_t segment = 128;  ///< bytes of global memory that move together: 32, 64 or 128
    std::uint32_t banks = 32;     ///< of local memory, a word wide each: 16 or 32
    bool operator==(const MemoryMachine&) const = default;
};

/// Throws InputError naming a width that is none of these.
void requireMachine(const MemoryMachine& machine);

/// What one lane of a wavefront does in one operation.
struct LaneAccess {
    std::uint32_t item = 0;  ///< global id of the work-item
    std::uint32_t lane = 0;  ///< its place in the wavefront
    std::uint32_t index = 0; ///< of the word in the array
    std::uint32_t value = 0; ///< what was loaded or stored
    bool operator==(const LaneAccess&) const = default;
};

/// What the lanes of one wavefront do at once: the same access of the kernel's text, in the same phase, each for the
/// same time there.
struct MemoryOperation {
    std::uint32_t group = 0;
    std::uint32_t wavefront = 0;      ///< of the launch, counted from 0
    std::uint32_t phase = 0;          ///< barriers passed when the words were loaded or stored
    std::uint32_t turn = 0;           ///< how often these lanes had done it before in this phase
    std::vector<LaneAccess> lanes;    ///< ascending
    std::uint32_t segments = 0;       ///< in global memory: those that hold a word asked for; 0 in local memory
    std::uint32_t fewestSegments = 0; ///< that its distinct words would fit in
    std::uint32_t turns = 0;          ///< in local memory: distinct words in the fullest bank; 0 in global memory
    std::uint32_t fewestTurns = 0;    ///< distinct words ÷ banks, rounded up
};

/// One load or store of the kernel's text, all wavefronts together. Segments and bytes moved are of global memory,
/// turns of local memory; the others stay 0.
struct MemoryAccess {
    std::uint32_t line = 0;  ///< of the statement that loads or stores, counted from 1
    bool isLineTold = true;  ///< false where the text does not tell which: the line is the event's
    std::string text;        ///< the access as it is written, as in "sdata[index + s]"; the array's name if not told
    std::uint32_t array = 0; ///< as in Access::array
    bool isLocal = false;
    bool isStore = false;
    bool isAtomic = false;        ///< loads and stores at once
    std::uint64_t accesses = 0;   ///< words, one a lane and time
    std::uint64_t operations = 0; ///< times that a wavefront does it
    std::uint64_t segments = 0, fewestSegments = 0;
    std::uint64_t bytesAsked = 0; ///< of distinct words, an operation at a time
    std::uint64_t bytesMoved = 0; ///< segments × segment
    std::uint64_t turns = 0, fewestTurns = 0;
    std::uint32_t mostSegments = 0, mostTurns = 0; ///< of one operation
    double ratio() const;                          ///< segments or turns ÷ fewest
};

/// Every load and store of a launch, as its kernel's text has them.
///
/// An event names the values that a statement in front of it used: which line loaded each of them is told by the trace
/// call's arguments. Two events that name the same word, loaded on the same line by the same work-item in the same
/// phase, tell of one load, unless a loop came round to the line again.
class MemoryTable {
public:
    MemoryTable(const Recording& recording, std::size_t launch, const Events& events, const MemoryMachine& machine);

    const MemoryMachine& machine() const { return m_machine; }
    /// In order of line, then as written.
    const std::vector<MemoryAccess>& accesses() const { return m_accesses; }
    /// In order of phase, turn and wavefront. An operation has one lane at least.
    const std::vector<MemoryOperation>& operationsOf(std::size_t access) const { return m_operations[access]; }
    /// The one with the largest ratio above 1, else the one with most accesses; nothing counts for an empty table: 0.
    std::size_t worst() const;
    std::uint64_t bytesAsked() const, bytesMoved() const; ///< of global memory
    std::uint64_t localBytes() const;                     ///< asked of local memory

private:
    MemoryMachine m_machine;
    std::vector<MemoryAccess> m_accesses;
    std::vector<std::vector<MemoryOperation>> m_operations;
};

} // namespace lockstep
