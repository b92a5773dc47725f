#pragma once

#include "ui/compare/comparison_frame.hpp"
#include "ui/compare/pane_names.hpp"
#include "ui/deck/deck.hpp"

namespace lockstep::ui {

/// What a comparison is drawn from: panes whose moments and pieces are still to come. `fetch` may block; it throws as
/// Session does.
struct ComparisonSource {
    std::vector<Pane> panes;
    std::function<Resident(std::size_t pane, const Needs&, const std::stop_token&)> fetch;
    Question question = {};         ///< what is asked in every frame, if anything
    std::vector<PaneAsk> asks = {}; ///< of the panes, which are then named in the language of the picture
    std::shared_ptr<PreparedMemory> memory = std::make_shared<PreparedMemory>();
    std::optional<MemoryLook> look = {}; ///< at memory; absent: the structure
    std::vector<RecordingPtr> recordings() const;
};

/// The comparison at clock.time.
Scene comparisonScene(const ComparisonSource& source, const ComparisonClock& clock, const View& view,
                      const std::stop_token& stop = {});

/// The input, and a page for each time at which some recording ends a launch: in the clock that counts launches, page k
/// is after launch k.
Deck comparisonDeck(const ComparisonSource& source, const ComparisonClock& clock,
                    Language language = Language::english);

/// The place of a time in that deck: its page, and how far on the way to it.
struct ComparisonPlace {
    std::size_t page = 0;
    double fraction = 1;
};
ComparisonPlace placeIn(std::span<const RecordingPtr> recordings, const ComparisonClock& clock);

} // namespace lockstep::ui
