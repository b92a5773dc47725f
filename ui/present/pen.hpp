#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme_name.hpp"

#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// What somebody who presents draws over the pages, and where they point. Places are parts of the screen's width and
/// height, so that both windows show the same. Nothing of it is exported.
class Pen {
public:
    enum class Tool {
        none,
        pen, ///< in a colour that no data has
        ink, ///< the same in ink
        pointer
    };

    Tool tool() const { return m_tool; }
    /// Takes the tool up, or lays it down where it is in hand.
    void take(Tool tool);
    bool draws() const { return m_tool == Tool::pen || m_tool == Tool::ink; }
    bool isDrawing() const { return m_isDrawing; }

    // Strokes stay with their page until they are cleared.
    void begin(std::size_t page, QPointF at);
    void extend(QPointF to);
    void end() { m_isDrawing = false; }
    /// The last stroke of the page goes; false where there is none.
    bool undo(std::size_t page);
    bool clear(std::size_t page);
    std::size_t strokes(std::size_t page) const;

    /// Nowhere: it rests.
    void point(std::optional<QPointF> at) { m_pointer = at; }
    const std::optional<QPointF>& pointer() const { return m_pointer; }

    /// Over the scene of the whole screen.
    void addTo(Scene& scene, std::size_t page, ThemeName theme) const;

private:
    struct Line {
        bool isInk = false;
        std::vector<QPointF> points;
    };
    Tool m_tool = Tool::none;
    std::map<std::size_t, std::vector<Line>> m_lines; ///< by page
    std::size_t m_page = 0;                           ///< of the stroke that is being drawn
    bool m_isDrawing = false;
    std::optional<QPointF> m_pointer;
};

} // namespace lockstep::ui
