// Where the rows of a compaction or a split stand.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/buffer_word.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"
#include "ui/lenses/packing/model.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

PackLayout layOut(const Recording& recording, const View& view, double s)
{
    PackLayout layout;
    layout.scale = s;
    const bool presented = view.role == ViewRole::presenter;
    double labels = 0;
    for (const BufferInfo& buffer : recording.buffers)
        if (buffer.size() > 1 || recording.n() == 1)
            labels = std::max(labels, textWidth(bufferWord(buffer), 12 * s, 500));
    layout.gutter = labels + 20 * s;
    const auto n = static_cast<double>(std::max<std::size_t>(recording.n(), 1));
    const double room = view.size.width() - layout.gutter - 10 * s;
    layout.pitch = std::min(room / n, 76 * s);
    layout.left = layout.gutter + std::max(0.0, (room - layout.pitch * n) / 2);
    QString longest;
    for (const std::uint32_t bits : recording.input)
        if (const QString text = valueText(bits, recording); text.size() > longest.size())
            longest = text;
    const std::array sizes{15 * s, 14 * s, 13 * s, 12 * s, 11 * s};
    layout.valueSize = fittingSize(longest, layout.pitch - 8 * s, sizes, 600);
    layout.cellWidth =
        std::min(layout.pitch - 4 * s, std::max(34 * s, textWidth(longest, layout.valueSize, 600) + 14 * s));
    layout.valueHeight = 30 * s;
    layout.addressHeight = 24 * s;
    if (layout.valueSize <= 0 || layout.pitch < 20 * s) { // digit below digit
        const double least = smallestText(view), between = layout.pitch - 1.2 * s;
        layout.digits = fitDigitColumns(longest, between, least, 12 * s);
        layout.addressDigits = fitDigitColumns(QString::number(recording.n()), between, least, 12 * s);
        if (layout.digits.letters > 0 && layout.addressDigits.letters > 0) {
            layout.valueSize = layout.digits.size;
            layout.cellWidth = layout.pitch - std::min(2 * s, layout.pitch * 0.12);
            layout.valueHeight = layout.digits.height();
            layout.addressHeight = layout.addressDigits.height();
        } else {
            layout.valueSize = 0;
        }
    }
    layout.head = 22 * s;
    const bool goesBack = packSteps(recording).back > 0;
    // Five rows are close to each other for an audience.
    const bool isTight = presented || (layout.digits.letters > 0 && view.size.height() < 420 * s);
    layout.hasIndex = !isTight || !goesBack;
    const double top = (layout.hasIndex ? 44 : 34) * s;
    const double bottom = view.size.height() - (isTight ? 4 : 28) * s;
    const double index = (layout.hasIndex ? 20 : 6) * s;
    const double below = goesBack ? index + layout.valueHeight + index : 50 * s; // under the slots
    const double fixed =
        layout.valueHeight + 12 * s + 22 * s + 14 * s + layout.head + layout.addressHeight + layout.valueHeight + below;
    const double least = hasLevelsOfSums(recording) ? (14 + 2 * 24 + 34 + 12) * s : 0; // two rows of sums stand there
    const double gaps = goesBack ? 2 : 1, spare = bottom - top - fixed;
    layout.fits = layout.valueSize > 0 && spare >= gaps * std::max(least, (layout.hasIndex ? 40 : 28) * s);
    const double gap = std::min(spare / gaps, 150 * s), start = top + std::min(16 * s, (spare - gap * gaps) / 3);
    layout.valuesY = start + layout.valueHeight / 2;
    layout.flagsY = layout.valuesY + layout.valueHeight / 2 + 12 * s + 11 * s;
    layout.addressesY = layout.flagsY + 11 * s + 14 * s + layout.head + layout.addressHeight / 2;
    if (least > 0) {
        const double first = layout.addressesY + layout.addressHeight / 2;
        layout.sumsY = first + 14 * s + layout.addressHeight / 2;
        layout.newSumsY = layout.sumsY + layout.addressHeight + 34 * s;
    }
    layout.slotsY = layout.addressesY + layout.addressHeight / 2 + gap + layout.valueHeight / 2;
    layout.bandY = layout.slotsY + layout.valueHeight / 2 + 32 * s;
    if (goesBack)
        layout.backY = layout.slotsY + layout.valueHeight + index + gap;
    layout.explainY =
        presented ? 0
                  : std::min((goesBack ? layout.backY + 30 * s : layout.bandY) + 30 * s, view.size.height() - 10 * s);
    return layout;
}

} // namespace

PackLayout layoutPacking(const Recording& recording, const View& view)
{
    const double scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    const double most = view.role == ViewRole::exported || view.launches > 0 ? 1
                        : view.role == ViewRole::presenter
                            ? textScaleOf(view)
                            : std::min({view.size.width() / 880, view.size.height() / 560, largestScale});
    for (double larger = most; larger > 1.05; larger -= 0.1)
        if (const PackLayout layout = layOut(recording, view, scale * larger);
            layout.fits && layout.valueSize >= 13 * layout.scale)
            return layout;
    return layOut(recording, view, scale);
}

} // namespace lockstep::ui
