#pragma once

#include "ui/compare/comparison.hpp"
#include "ui/deck/deck.hpp"
#include "ui/export/writer.hpp"
#include "ui/player/player.hpp"

namespace lockstep::ui {

/// What the dialog writes, and where the window stands in it. The deck's functions may wait for the device.
struct ExportJob {
    Deck deck;
    DeckMoment now;
    std::optional<std::uint32_t> selectedItem; ///< of this moment
    PageUnit unit = PageUnit::launch;          ///< of one recording
    /// The same run with a page a launch or a page a phase, at the same moment; empty where there is no choice.
    std::function<ExportJob(PageUnit)> by = nullptr;
};

/// Frames of one recording.
ExportJob exportJob(Service& service, const Player& player, Language language,
                    const std::optional<MemoryLook>& memory = {});
/// Frames of all panes of a comparison.
ExportJob exportJob(const Comparison& comparison, Language language, const std::optional<MemoryLook>& memory = {});

} // namespace lockstep::ui
