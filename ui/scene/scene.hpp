#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <variant>
#include <vector>

namespace lockstep::ui {

/// What a mark stands for, so that a click finds its work-item and an SVG reader finds its wire.
struct MarkId {
    QString name;      ///< unique in the scene, e.g. "launch5-item3-comparator", "wire4"; empty: none
    int launch = -1;   ///< launch from 1, or -1
    qint64 item = -1;  ///< global id of the work-item, or -1
    qint64 index = -1; ///< element of the main buffer, or -1
    int phase = -1;    ///< of the launch, from 1 in the order of Launch::phases; -1: the launch as a whole
    int pane = -1;     ///< of a comparison, from 1, or -1
    /// A part of the same mark.
    MarkId part(const QString& what) const;
};

struct Stroke {
    QColor color = Qt::transparent;
    double width = 0;         ///< scene units; 0 draws none
    std::vector<double> dash; ///< in units of the width, as QPen
};

struct RectShape {
    QRectF rect;
    double radius = 0;
    QColor fill = Qt::transparent;
    Stroke stroke;
    bool shadow = false; ///< the focus card's shadow, the only one
};

struct EllipseShape {
    QRectF rect;
    QColor fill = Qt::transparent;
    Stroke stroke;
};

struct LineShape {
    QPointF from, to;
    Stroke stroke;
};

struct PathShape {
    QPainterPath path;
    QColor fill = Qt::transparent;
    Stroke stroke;
};

enum class FontFamily { text, display, mono };
enum class Align { left, center, right };

/// Text on one line; `at` is the baseline's left, middle or right point. Digits are tabular.
struct TextShape {
    QString text;
    QPointF at;
    double size = 13; ///< pixels in scene units
    int weight = 400;
    FontFamily family = FontFamily::text;
    Align align = Align::left;
    QColor color;
    bool italic = false;
};

/// A picture of columns x rows cells (a density); drawn without smoothing.
struct ImageShape {
    QRectF rect;
    int columns = 0, rows = 0;
    std::vector<QRgb> pixels; ///< row-major, columns * rows, premultiplied ARGB
};

using Shape = std::variant<RectShape, EllipseShape, LineShape, PathShape, TextShape, ImageShape>;

struct Mark {
    Shape shape;
    MarkId id;
    double opacity = 1;
};

/// Shapes and text in drawing order. Pure data: the same scene is painted, written to SVG and tested.
struct Scene {
    QSizeF size;
    QColor ground;
    std::vector<Mark> marks;

    void add(Shape shape, MarkId id = {}, double opacity = 1);
};

/// A lens's scene as part of a larger one: its marks moved, their names told apart by a prefix, perhaps in a pane.
void addInto(Scene& whole, Scene part, QPointF by, const QString& prefix = {}, int pane = -1);

} // namespace lockstep::ui
