#pragma once

#include "ui/deck/deck.hpp"

#include <QByteArray>

namespace lockstep::ui {

/// What stands in the buffers before and after each page's launch, as JSON for a page: a list of
/// {"name", "before", "after"}. Empty for decks of other things than the launches of one run, for launches whose states
/// are not kept, and for more values than anybody reads.
class PageValues {
public:
    explicit PageValues(const Deck& deck);
    QByteArray of(std::size_t page) const;

private:
    RecordingPtr m_recording; ///< null: none of one run
};

} // namespace lockstep::ui
