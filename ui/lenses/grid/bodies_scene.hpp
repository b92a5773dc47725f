#pragma once

#include "ui/kit/labels.hpp"
#include "ui/lenses/grid/read_bodies.hpp"
#include "ui/lenses/grid/scene.hpp"
#include "ui/scene/theme.hpp"

#include <QRectF>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// How far a launch that moves bodies has come. A work-item takes the others one after another, and all work-items the
/// same one at a time.
class BodiesProgress {
public:
    BodiesProgress(const BodiesRead& read, const GridTime& time);

    enum class Pull { later, earlier, now, atOnce };
    /// Now: in this moment. At once: in the phase, or the launch, that is shown at rest.
    Pull of(const BodyPull& pull) const;
    bool isDone(const BodyPull& pull) const { return of(pull) != Pull::later; }
    /// Whom all take in this moment.
    std::optional<std::uint32_t> column() const { return m_column; }
    bool isLoaded(const BodyLoad& load) const;
    /// The tile that is opened, from 0.
    std::optional<std::size_t> tile() const { return m_tile; }
    double moved() const { return m_moved; }

private:
    std::size_t orderOf(std::uint32_t phase, std::uint32_t body) const;

    const GridTime m_time;
    const std::map<std::uint32_t, std::vector<std::uint32_t>>& m_columns; ///< of a phase, in their order
    std::size_t m_turn = 0;                                               ///< of the columns of the phase now
    std::optional<std::uint32_t> m_column;
    std::optional<std::size_t> m_tile;
    double m_moved = 0;
};

/// Up to so many bodies have a square for each pull.
inline constexpr std::size_t mostSquares = 32;

struct BodiesPlan {
    double scale = 1, smallest = 0, type = 0;
    double tileLine = 0, columnLine = 0;  ///< middles of the lines above the matrix
    double loadsLine = 0, directLine = 0; ///< and below it; 0: none
    double numbers = 0;                   ///< right end of the rows' numbers
    QRectF matrix;                        ///< empty: there is none
    QRectF card;                          ///< around the tile that is open
    std::vector<double> left, width;      ///< of each column
    std::vector<double> top;              ///< of each row
    double high = 0, square = 0;          ///< of a row, and of the strongest pull
    QRectF plane, side;                   ///< side: where numbers stand
    double legend = 0;
};
BodiesPlan planBodies(const BodiesRead& read, const BodiesProgress& progress, const View& view);

/// What the parts of the picture are drawn with.
struct BodiesDrawing {
    const BodiesRead& read;
    const Recording& recording;
    const GridTime& time;
    const BodiesProgress& progress;
    const Theme& colors;
    const BodiesPlan& plan;
    std::uint32_t body = 0; ///< the one that is looked at
    Labels& labels;
    Scene& scene;

    MarkId id(const QString& name, std::uint32_t item) const;
    void text(const QString& words, QPointF at, int weight, const QColor& ink, Align align = Align::center) const;
};
/// Places and pulls in the plane, and numbers beside it.
void drawPlane(const BodiesDrawing& drawing);

Scene bodiesScene(const BodiesRead& read, const Resident& resident, const GridTime& time, const View& view);
std::vector<Phrase> tellBodies(const BodiesRead& read, const GridTime& time);

/// "(0.25, −1.50)"
QString pointText(QPointF point);
/// "−45.31"
QString signedText(double number, int places = 2);

} // namespace lockstep::ui
