#pragma once

#include "engine/analysis/memory_table.hpp"
#include "ui/lens/lens.hpp"

#include <memory>
#include <string>
#include <vector>

namespace lockstep::ui {

/// A launch under the roof.
struct LaunchPoint {
    std::size_t launch = 0;
    std::uint64_t operations = 0, moved = 0; ///< moved: bytes of global memory, in whole segments
    double intensity() const { return static_cast<double>(operations) / static_cast<double>(moved); }
};

/// What a picture of memory is made of: the launch's accesses, and what one wavefront of them does at once.
struct MemoryRead {
    std::shared_ptr<const MemoryTable> table; ///< null at the input
    std::size_t access = 0;                   ///< row of the table that the card shows
    /// Those of the row in the moment's phase, or in the whole launch; empty where it has none.
    std::vector<const MemoryOperation*> operations;
    std::size_t shown = 0;           ///< which of them
    std::vector<std::string> arrays; ///< name of each row's array
    std::vector<LaunchPoint> others; ///< those that have operations, beside the moment's; under the roof alone

    const MemoryOperation* operation() const { return operations.empty() ? nullptr : operations[shown]; }
    const MemoryAccess& row() const { return table->accesses()[access]; }
};
std::size_t bytesOf(const MemoryRead& read);

/// The words that its lanes ask for, each once, ascending.
std::vector<std::uint32_t> distinctWords(const MemoryOperation& operation);

/// Nothing where the launch's events are not at hand.
std::optional<MemoryRead> readMemory(const Resident& resident, Moment moment, const MemoryLook& look);

/// Whether all launches of the recording are shown under one roof: of many events that would take too long.
bool showsAllLaunches(const Recording& recording);

} // namespace lockstep::ui
