#include "ui/lenses/buckets/passes.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostKeys = 32, mostPasses = 8;

std::vector<std::size_t> passEnds(const Recording& recording)
{
    std::vector<std::size_t> ends;
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1)
        ends.push_back(passEnd(recording, k));
    return ends;
}

struct Row {
    QString name;
    std::size_t launch = 0; ///< that ends the pass; 0: the input
    const Words* keys = nullptr;
    double opacity = 1;
};

} // namespace

bool listsPasses(const Recording& recording)
{
    if (recording.lens != "buckets" || recording.launches.empty() || recording.n() > mostKeys)
        return false;
    const std::optional<TableShape> shape = tableShape(recording);
    if (!shape || shape->kind != BucketKind::blocks || shape->groups != 1)
        return false;
    const std::size_t passes = passEnds(recording).size();
    return passes > 1 && passes <= mostPasses;
}

std::vector<std::size_t> statesOfPasses(const Recording& recording, std::size_t launch)
{
    std::vector<std::size_t> states;
    if (launch == 0 || !listsPasses(recording))
        return states;
    for (const std::size_t end : passEnds(recording))
        if (end <= launch)
            states.push_back(end);
    return states;
}

void addPasses(Scene& scene, const Resident& resident, Moment moment, const View& view)
{
    const Recording& recording = *resident.recording;
    if (moment.launch == 0 || view.role == ViewRole::presenter || !listsPasses(recording))
        return;
    const BucketLayout layout = layoutBuckets(recording, view);
    if (!layout.fits || !layout.hasBoth())
        return;
    std::vector<Row> rows{{say("input"), 0, &recording.input, 1}};
    for (const std::size_t end : passEnds(recording)) {
        if (end > moment.launch)
            break;
        const State* state = resident.state(end);
        const std::size_t buffer = dataBufferAfter(recording, end);
        if (state == nullptr || buffer >= state->buffers.size() || !state->buffers[buffer])
            return;
        const double made = end < moment.launch ? 1 : std::clamp((moment.fraction - 0.75) / 0.25, 0.0, 1.0);
        rows.push_back({say(recording.launches[end - 1].meaning.group), end, state->buffers[buffer].get(), made});
    }
    const TableShape shape = *tableShape(recording);
    const Theme& colors = theme(view.theme);
    const double s = layout.scale, size = 12 * s;
    const auto textOf = [&](const QString& text, QPointF at, int weight, const QColor& color,
                            Align align = Align::center) {
        return textAt(text, at, size, weight, color, align, FontFamily::mono);
    };
    double names = 0;
    for (const std::size_t end : passEnds(recording))
        names = std::max(names, textWidth(textAt(say(recording.launches[end - 1].meaning.group), {}, 11.5 * s, 400,
                                                 colors.ink2, Align::left)));
    const double pitch = textWidth(textOf(longestValue(recording), {}, 600, colors.ink)) + 8 * s;
    const auto count = static_cast<double>(recording.n());
    const double right = view.size.width() - 14 * s, left = right - count * pitch - 6 * s;
    const double all = static_cast<double>(passEnds(recording).size()) + 1;
    const double top = layout.headY - 9 * s, bottom = layout.tableRect(shape.rows, 1).bottom() - 2 * s;
    const double high = std::min(18 * s, (bottom - top - 6 * s) / all);
    const QRectF frame(left - names - 22 * s, top, right - left + names + 22 * s, all * high + 6 * s);
    if (high < 14 * s || frame.left() < layout.left + layout.startCentre + 50 * s)
        return;
    scene.add(RectShape{frame, 6 * s, colors.card, Stroke{colors.line2, 1, {}}},
              {QStringLiteral("passes"), -1, -1, -1});
    const KeyOrder order = keyOrder(recording.parameters);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const Row& row = rows[r];
        const double y = top + 3 * s + (static_cast<double>(r) + 0.5) * high;
        scene.add(textAt(row.name, {left - 10 * s, y}, 11.5 * s, 400, colors.ink2, Align::right), {}, row.opacity);
        const BucketDigit digit = row.launch > 0 ? digitOfPass(recording, row.launch) : BucketDigit{};
        const std::vector<std::uint32_t> digits =
            row.launch > 0 ? rowsOfPass(recording, shape, row.launch) : std::vector<std::uint32_t>{};
        for (std::size_t i = 0; i < recording.n() && i < row.keys->size(); ++i) {
            const std::uint32_t bits = (*row.keys)[i];
            const QString value = valueText(bits, recording);
            const QPointF at{left + (static_cast<double>(i) + 0.5) * pitch, y};
            const MarkId id{QStringLiteral("pass%1-key%2").arg(r).arg(i), -1, -1, -1};
            if (row.launch == 0) {
                scene.add(textOf(value, at, 500, colors.ink), id, row.opacity);
                continue;
            }
            const auto rank =
                std::ranges::lower_bound(digits, digit.bucketOf(order.order(bits), bits)) - digits.begin();
            const BucketHue& hue = colors.buckets[static_cast<std::size_t>(rank) % 4];
            if (digit.form != DigitForm::character || digit.letter() >= value.size()) {
                scene.add(textOf(value, at, 600, hue.text), id, row.opacity);
                continue;
            }
            const qsizetype letter = digit.letter();
            const double advance = textWidth(textOf(QStringLiteral("0"), {}, 600, colors.ink));
            const double start = at.x() - advance * static_cast<double>(value.size()) / 2;
            for (qsizetype c = 0; c < value.size(); ++c)
                scene.add(textOf(value.mid(c, 1), {start + (static_cast<double>(c) + 0.5) * advance, y},
                                 c == letter ? 700 : 400, c == letter ? hue.text : colors.ink2),
                          c == letter ? id : MarkId{}, row.opacity);
        }
    }
}

} // namespace lockstep::ui
