#pragma once

#include "ui/lens/lens.hpp"
#include "ui/scene/kept_picture.hpp"

class QPainter;

namespace lockstep::ui {

/// How closely somebody looks at a picture, and where. Nothing is blown up: the lens lays the picture out in more room,
/// so that wires, keys and names which it left out come back, and only what has all its values grows with its type.
/// Title and sentence keep their place and size.
class CloseLook {
public:
    static constexpr double closest = 64;

    double factor() const { return m_factor; } ///< 1: the whole picture
    bool isClose() const { return m_factor > 1; }
    /// What the lens lays out in, times its usual width and height.
    double room() const;
    /// Finds how much room this recording's picture has a use for, once for each size of the view; true where it did.
    bool fit(const Resident& resident, Moment moment, const View& view);
    /// Makes the scenes of the moment. Where another launch than before is shown and lies outside, the look goes there.
    void make(const Resident& resident, Moment moment, const View& view);

    /// The marks that are seen, in the view's units.
    const Scene& scene() const { return m_seen; }
    /// The whole of the lens's scene, in its own units: the room's.
    const Scene& picture() const { return m_picture; }
    /// The same once more is cheap, and so is what changed little.
    void paint(QPainter& painter);
    /// Where the picture is seen, in the view's units.
    QRectF window() const;

    /// Something holds still at this point already.
    bool isHeldAt(QPointF point) const { return m_anchor && m_anchor->point == point; }
    /// So many times as close as now, from 1 to the closest; what lies under the point stays there.
    void zoomAt(QPointF point, double by);
    void reset();
    /// True where it moved.
    bool panBy(QPointF by);
    /// Moves as little as shows these marks of the lens's scene; true where it moved.
    bool show(const std::function<bool(const MarkId&)>& wanted);

private:
    /// What stands under the pointer while the picture is laid out anew.
    struct Anchor {
        QPointF point;    ///< in the view
        QString mark;     ///< empty: none is near
        QPointF in;       ///< where in that mark
        QPointF fraction; ///< of the whole picture, for want of the mark
    };
    Anchor anchorAt(QPointF point) const;
    double magnified() const { return m_factor / room(); }
    QPointF toPicture(QPointF point) const;
    /// The point of the lens's scene comes to stand there.
    void put(QPointF inPicture, QPointF point);
    void bound();
    void cut();
    void hold();
    void follow(std::size_t launch);

    double m_factor = 1;
    double m_fitting = 0; ///< room beyond which the lens shows no more values; 0: not known
    QPointF m_offset;     ///< of the magnified picture's upper left corner: so far left and above its usual place
    QRectF m_usual;       ///< of the picture
    Scene m_heading, m_picture, m_seen;
    KeptPicture m_kept;
    std::size_t m_seenFrom = 0; ///< marks before are of the heading
    QColor m_rule;
    std::optional<Anchor> m_anchor;
    std::optional<Moment> m_moment; ///< that was made last
    /// What m_fitting was found for.
    struct Fitted {
        const Recording* recording = nullptr;
        QSizeF size;
        bool isMemory = false;
        Language language{};
        bool operator==(const Fitted&) const = default;
    } m_fitted;
};

} // namespace lockstep::ui
