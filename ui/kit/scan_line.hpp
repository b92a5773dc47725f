#pragma once

#include "ui/scene/scene.hpp"

#include <QColor>
#include <QString>
#include <QStringList>
#include <span>

namespace lockstep::ui {

/// How a whole scan is drawn at rest: all values go into a band, and all results come out of it. It is no chain: the
/// sums were made in rounds, side by side.
struct ScanLine {
    double top = 0, bottom = 0; ///< lower ends of the values, upper ends of the results
    double pitch = 0;           ///< of the columns
    double head = 5;            ///< length of an arrowhead
    double stem = 4;            ///< from there to the line
    double band = 6;            ///< height of the band
    bool isExclusive = false;
    double width = 1.2; ///< of the line
    QColor color, ground, tint = ground, text = color;
    QString name; ///< of its marks: "launch2"
    int launch = -1;
    QStringList words = {}; ///< the first of them that has room stands in the band
    double textSize = 0;
};

/// The columns' middles are those of one block, from left to right.
void addScanLine(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn);

/// One sum that is added to all of a block's results: "+7" at the left end of a line over them.
void addSumLine(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn,
                const QString& sum, double textSize);
/// The block's sum before and after its scan: "8 → 17" in the middle of a line over the block.
void addSumChange(Scene& scene, const ScanLine& line, std::span<const double> columns, std::size_t firstColumn,
                  const QString& before, const QString& after, double textSize);

} // namespace lockstep::ui
