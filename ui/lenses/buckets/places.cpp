// Where the parts of a pass are drawn, by its layout.
#include "ui/lenses/buckets/layout.hpp"

#include <algorithm>

namespace lockstep::ui {

QRectF BucketLayout::cell(std::size_t digit, std::size_t group) const
{
    return {left + static_cast<double>(group) * columnWidth, rowTop + static_cast<double>(digit) * rowHeight,
            columnWidth, rowHeight};
}

QRectF BucketLayout::tableRect(std::size_t digits, std::size_t groups) const
{
    return cell(0, 0).united(cell(digits - 1, groups - 1));
}

QRectF BucketLayout::key(std::size_t position) const
{
    const double x = left + static_cast<double>(position / perGroup) * keyGroupWidth +
                     (static_cast<double>(position % perGroup) + 0.5) * keyPitch;
    return {x - keyWidth / 2, keyTop, keyWidth, keyHeight};
}

QRectF BucketLayout::slot(std::size_t index) const
{
    const double x = slotLeft + static_cast<double>(index) * slotPitch;
    return {x - keyWidth / 2, slotTop, keyWidth, keyHeight};
}

QRectF BucketLayout::sortedSlot(std::size_t index) const
{
    return key(index).translated(0, slotTop - keyTop);
}

QRectF BucketLayout::field(std::size_t which, std::size_t position) const
{
    const double x = key(position).center().x();
    return {x - keyWidth / 2, fieldY[which] - fieldHeight / 2, keyWidth, fieldHeight};
}

QRectF BucketLayout::sum(std::size_t which, std::size_t row, std::size_t block, std::size_t blocks) const
{
    const QRectF beside = cell(row, 0);
    const double ofBlocks = 2 * static_cast<double>(blocks) * sumWidth;
    const double x = which < 2 ? static_cast<double>(which * blocks + block) * sumWidth
                               : ofBlocks + static_cast<double>(which - 2) * totalWidth;
    return {sumsLeft + x, beside.top(), which < 2 ? sumWidth : totalWidth, beside.height()};
}

double BucketLayout::mostArcs(const View& view, double usual) const
{
    return std::max({usual * scale, (view.size.width() - left) / 3, view.size.height() * 0.45});
}

QPointF BucketLayout::count(std::size_t digit, std::size_t group) const
{
    const QRectF rect = cell(digit, group);
    return {rect.left() + countRight, rect.center().y()};
}

QPointF BucketLayout::start(std::size_t digit, std::size_t group) const
{
    const QRectF rect = cell(digit, group);
    return {rect.left() + startCentre, rect.center().y()};
}

} // namespace lockstep::ui
