#pragma once

#include "engine/model/forward.hpp"
#include "ui/lens/lens.hpp"
#include "ui/scene/language.hpp"

#include <QAccessible>
#include <QRectF>
#include <QTimer>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

class Comparison;
class ComparisonCanvas;

/// Tells who cannot see a comparison's picture which runs are compared, its sentence, and what the work-items of each
/// pane's launch did.
class ComparisonVoice : public QObject {
    Q_OBJECT
public:
    ComparisonVoice(ComparisonCanvas& canvas, Comparison& comparison);
    ~ComparisonVoice() override;

    /// A work-item of the launch that a pane shows.
    struct Part {
        std::size_t pane = 0;
        std::uint32_t item = 0;
        auto operator<=>(const Part&) const = default;
    };
    std::size_t paneCount() const { return m_shown.size(); }
    QString nameOf(std::size_t pane) const;
    /// How far the pane is, or why it did not run.
    QString statusOf(std::size_t pane) const;
    /// Its work-items, ascending.
    const std::vector<std::uint32_t>& items(std::size_t pane) const;
    /// "Work-item 2: keys[4] is 5, keys[5] is 3: 5 > 3, so they swap."
    QString wordsOf(Part part) const;
    /// Where the pane and the part's marks are, in the picture; null where they are not seen.
    QRectF placeOf(std::size_t pane) const;
    QRectF placeOf(Part part) const;
    QRectF placeIn(const Scene& scene, Part part) const;
    QRect onScreen(const QRectF& place) const;

    /// The part that was walked to.
    const std::optional<Part>& pointed() const { return m_pointed; }
    /// From part to part, through all panes; false where there is none further.
    bool walk(int way);
    void point(std::optional<Part> part);
    /// Asks where the value of the part came from, as a click on it does.
    void ask(Part part);
    bool isFocused(Part part) const;

    QAccessibleInterface* paneAt(int place);
    QAccessibleInterface* itemAt(std::size_t pane, int place);
    QAccessibleInterface* accessOf(Part part);
    ComparisonCanvas& canvas() const { return m_canvas; }

private:
    /// What a pane shows.
    struct Shown {
        RecordingPtr recording;
        std::size_t launch = 0;
        EventsPtr events;
        bool operator==(const Shown&) const = default;
    };
    Shown shownIn(std::size_t pane) const;
    void take();
    void tell();
    void letGo(std::size_t pane);

    ComparisonCanvas& m_canvas;
    Comparison& m_comparison;
    QTimer m_soon; ///< once all panes have moved
    std::vector<Shown> m_shown;
    mutable std::vector<std::optional<std::vector<std::uint32_t>>> m_items; ///< read off the events when somebody asks
    std::map<std::size_t, QAccessible::Id> m_paneIds;
    std::map<Part, QAccessible::Id> m_itemIds;
    std::optional<Part> m_pointed;
};

} // namespace lockstep::ui
