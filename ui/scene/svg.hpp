#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>
#include <functional>
#include <vector>

namespace lockstep::ui {

/// What an SVG says of itself to those who cannot see it.
struct SvgWords {
    QString title; ///< empty: it says nothing
    QString description;
    QString language; ///< "de"
};

/// The scene as an SVG document of size × scale pixels: real text, ids from the marks' names, and data-launch,
/// data-phase, data-pane, data-item and data-index from the rest of a mark's id.
QByteArray toSvg(const Scene& scene, double scale = 1, const SvgWords& words = {});

/// The marks of scenes that follow each other as toSvg() writes them, a line each. A line is written only where its
/// mark is not the one of the scene before.
class SvgLines {
public:
    /// Tells the number that a line is known by.
    using Number = std::function<int(const Mark& mark, const QByteArray& line)>;
    /// The numbers of a scene's lines.
    std::vector<int> of(const Scene& scene, const Number& number);

private:
    struct Kept {
        Mark mark;
        QString id; ///< as XML has it
        bool hasId; ///< the first of the scene with this id
        int number; ///< -1: nothing is written
    };
    std::vector<Kept> m_kept;
    QColor m_ground;
};

/// Text as XML 1.0 can hold it: it has no way to write control characters and lone surrogates.
QString xmlText(const QString& text);

} // namespace lockstep::ui
