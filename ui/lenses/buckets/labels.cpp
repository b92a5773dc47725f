// Words around a radix sort's keys and table, and where a long value breaks.
#include "ui/lenses/buckets/layout.hpp"

#include "ui/kit/drawing.hpp"

#include <algorithm>

namespace lockstep::ui {

TextShape startsNote(const BucketLayout& layout, const QColor& color)
{
    return textAt(say("The starts are the exclusive scan of the counts, read like text: along each row, then down."),
                  {layout.left, layout.noteY}, 12 * layout.scale, 400, color, Align::left);
}

QString keysInLabel(const TableShape& shape, BucketStep step)
{
    const bool areSorted =
        shape.kind == BucketKind::sortedBlocks && (step == BucketStep::scan || step == BucketStep::scatter);
    return areSorted ? say("sorted blocks") : say("keys in");
}

QString groupTitle(BucketKind kind, BucketStep step, const QString& number)
{
    switch (kind) {
    case BucketKind::stretches:
        return (step == BucketStep::scan ? say("Stretch %1") : say("Work-item %1")).arg(number);
    case BucketKind::pipeline:
        return (step == BucketStep::scatter ? say("Work-item %1") : say("Work-group %1")).arg(number);
    default:
        return say("Block %1").arg(number);
    }
}

qsizetype breakOf(const QString& value)
{
    constexpr qsizetype longer = 6;
    if (value.size() <= longer)
        return 0;
    const bool whole = std::all_of(value.begin() + 1, value.end(), [](QChar c) { return c.isDigit(); });
    return whole ? value.size() - longer : value.size() / 2;
}

} // namespace lockstep::ui
