#pragma once

#include "ui/scene/scene.hpp"

#include <QColor>
#include <QString>
#include <span>

namespace lockstep::ui {

/// How a whole scan is drawn at rest: values join a line one after the other, and each result takes what has gathered
/// on it, with its own value or without. It says nothing of the steps in which the sums were made.
struct ScanLine {
    double top = 0, bottom = 0; ///< lower ends of the values, upper ends of the results
    double pitch = 0;           ///< of the columns
    double head = 5;            ///< length of an arrowhead
    double stem = 4;            ///< from there to the line
    bool isExclusive = false;
    double width = 1.2; ///< of the line
    QColor color, ground;
    QString name; ///< of its marks: "launch2"
    int launch = -1;
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
