// The words around the bars: what the launch does, and the axes.
#include "engine/model/recording.hpp"
#include "ui/kit/bucket_marks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/tab.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/lenses/bars/draw.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace lockstep::ui {

Shape barShape(const QRectF& rect, Did did, const Theme& colors, double s)
{
    if (did == Did::moved) {
        const double round = std::min({rect.width() / 2, rect.height(), 8 * s});
        PathShape shape;
        shape.path.moveTo(rect.bottomLeft());
        shape.path.lineTo(rect.left(), rect.top() + round);
        shape.path.quadTo(rect.topLeft(), {rect.left() + round, rect.top()});
        shape.path.lineTo(rect.right() - round, rect.top());
        shape.path.quadTo(rect.topRight(), {rect.right(), rect.top() + round});
        shape.path.lineTo(rect.bottomRight());
        shape.path.closeSubpath();
        shape.fill = colors.move.fill;
        return shape;
    }
    RectShape shape;
    shape.rect = rect;
    shape.fill = colors.done;
    if (did != Did::nothing) {
        const Hue& hue = did == Did::stayed ? colors.keep : colors.compute;
        const bool wide = rect.width() >= 7 && rect.height() >= 4;
        shape.fill = wide ? hue.tint : hue.line;
        if (wide) {
            shape.rect = rect.adjusted(1, 1, -1, 0);
            shape.stroke = {hue.line, 2, {}};
        }
    }
    return shape;
}

namespace {

/// What the height of a bar is.
QString keyName(const Recording& recording, std::size_t launch)
{
    const std::optional<Field> field = fieldSortedBy(recording, launch);
    return !field ? say("key") : *field == Field::second ? say("field 2") : say("field 1");
}

/// How far apart the two operands are, as a measure over the first pair of bars.
void drawDistance(BarsDrawing& drawing, std::size_t distance)
{
    const BarsPlan& plan = drawing.plan;
    const double s = plan.scale, y = plan.plot.top() - 9 * s;
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    // The first pair that the events name, else the first two places.
    const auto found = drawing.read.firstPair.find(static_cast<std::uint32_t>(distance));
    const std::size_t low = found == drawing.read.firstPair.end() ? 0 : found->second, high = low + distance;
    const double from = plan.plot.left() + (static_cast<double>(low) + 0.5) * step;
    const double to = plan.plot.left() + (static_cast<double>(high) + 0.5) * step;
    if (to - from < 6 || to > plan.plot.right())
        return;
    TextShape words = textAt(many(distance, "%1 place", "%1 places"), {to + 8 * s, y}, 11.5 * s, 400,
                             drawing.colors.ink2, Align::left);
    if (words.at.x() + textWidth(words) > plan.plot.right()) { // in the middle of a line that leaves no room beside it
        words.align = Align::center;
        words.at.setX((from + to) / 2);
    }
    if (!drawing.labels.place(drawing.scene, words))
        return;
    const Stroke stroke{drawing.colors.ink2, 1.2 * s, {}};
    const MarkId id{QStringLiteral("distance"), -1, -1, -1};
    if (words.align == Align::center) {
        const double half = textWidth(words) / 2 + 6 * s, middle = (from + to) / 2;
        drawing.scene.add(LineShape{{from, y}, {middle - half, y}, stroke}, id);
        drawing.scene.add(LineShape{{middle + half, y}, {to, y}, stroke});
    } else {
        drawing.scene.add(LineShape{{from, y}, {to, y}, stroke}, id);
    }
    for (const double end : {from, to})
        drawing.scene.add(LineShape{{end, y - 3.5 * s}, {end, y + 3.5 * s}, stroke});
}

/// Which way blocks are sorted; empty where they are too narrow.
std::vector<BlockWay> waysShown(const BarsDrawing& drawing)
{
    const BarsPlan& plan = drawing.plan;
    if (plan.directions <= 0 || drawing.moment.launch == 0)
        return {};
    const std::size_t run = drawing.resident.recording->launches[drawing.moment.launch - 1].meaning.run.value_or(0);
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    return step * static_cast<double>(run) < 12 * plan.scale ? std::vector<BlockWay>{} : drawing.read.ways;
}

/// Under each block of the stage which way its comparators send the larger keys: a band that deepens toward their end,
/// with an arrow to it and, where there is room, the word.
void drawDirections(BarsDrawing& drawing, const std::vector<BlockWay>& ways)
{
    if (ways.empty())
        return;
    const BarsPlan& plan = drawing.plan;
    const Recording& recording = *drawing.resident.recording;
    const std::size_t run = recording.launches[drawing.moment.launch - 1].meaning.run.value_or(0);
    const double step = plan.plot.width() / static_cast<double>(plan.elements), s = plan.scale;
    const bool isDescending = largestFirst(recording); // the first key of a pair is then the larger one
    for (std::size_t block = 0; block < ways.size(); ++block) {
        if (ways[block] == BlockWay::untold)
            continue;
        const bool up = (ways[block] == BlockWay::right) != isDescending;
        const Ramp& ramp = up ? drawing.colors.ascending : drawing.colors.descending;
        const double left = plan.plot.left() + static_cast<double>(block * run) * step;
        const double right = std::min(plan.plot.right(), left + static_cast<double>(run) * step);
        const QRectF band(left + 1, plan.directionsTop, right - left - 2, plan.directions - 4 * s);
        constexpr int strips = 8;
        for (int i = 0; i < strips; ++i) {
            const double t = (i + 0.5) / strips, width = band.width() / strips;
            drawing.scene.add(RectShape{{band.left() + i * width, band.top(), width, band.height()},
                                        0,
                                        mix(ramp.small, ramp.large, up ? t : 1 - t),
                                        {}});
        }
        TextShape word = textAt(up ? say("ascends") : say("descends"), band.center(), 11.5 * s, 500, ramp.text);
        const double head = std::min({7 * s, band.height() * 0.45, band.width() * 0.3}), inset = 4 * s;
        const double room = band.width() - 4 * (head + inset);
        const bool hasWord = textWidth(word) <= room && drawing.labels.place(drawing.scene, word);
        const double y = band.center().y(), sign = up ? 1 : -1;
        const double tip = up ? band.right() - inset : band.left() + inset;
        const double tail = up ? band.left() + inset : band.right() - inset;
        const double wordHalf = textWidth(word) / 2 + 4 * s;
        const Stroke line{ramp.text, 1.4 * s, {}};
        if (hasWord) {
            drawing.scene.add(LineShape{{tail, y}, {band.center().x() - sign * wordHalf, y}, line});
            drawing.scene.add(LineShape{{band.center().x() + sign * wordHalf, y}, {tip - sign * head, y}, line});
        } else {
            drawing.scene.add(LineShape{{tail, y}, {tip - sign * head, y}, line});
        }
        PathShape arrow;
        arrow.path.moveTo(tip, y);
        arrow.path.lineTo(tip - sign * head * 1.2, y - head * 0.7);
        arrow.path.lineTo(tip - sign * head * 1.2, y + head * 0.7);
        arrow.path.closeSubpath();
        arrow.fill = ramp.text;
        drawing.scene.add(std::move(arrow),
                          {QStringLiteral("block%1-%2").arg(block * run).arg(up ? "ascends" : "descends"), -1, -1, -1});
    }
}

/// The chapter, and what this launch does in yellow.
void drawHeading(BarsDrawing& drawing)
{
    const Recording& recording = *drawing.resident.recording;
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const double s = plan.scale, y = 14 * s;
    double x = plan.plot.left();
    if (drawing.moment.launch == 0) {
        drawing.labels.place(drawing.scene, textAt(say("Input"), {x, y}, 13 * s, 600, colors.ink, Align::left));
        return;
    }
    const LaunchMeaning& meaning = recording.launches[drawing.moment.launch - 1].meaning;
    const TextShape group = textAt(placeOf(meaning), {x, y}, 13 * s, 600, colors.ink, Align::left);
    if (drawing.labels.place(drawing.scene, group))
        x += textWidth(group) + 12 * s;
    const QString title =
        meaning.distance ? say("distance %1").arg(countDigits(*meaning.distance)) : say(meaning.title);
    const Tab tab{title, 12.5 * s, 11 * s, 24 * s, 1.5 * plan.strokes, FontFamily::text, true};
    const QRectF place = tab.from({x, y});
    if (title.isEmpty() || place.right() > plan.plot.right() || !drawing.labels.fits(tabText(tab, colors, place)))
        return;
    addTab(drawing.scene, colors, tab, place, {}, &drawing.labels);
    if (meaning.distance && plan.hasDistance)
        drawDistance(drawing, *meaning.distance);
}

/// The strip of directions takes the place of the axis's title.
void drawAxes(BarsDrawing& drawing, bool hasDirections)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const double s = plan.scale,
                 y = plan.plot.bottom() + plan.joins + (plan.hasAxisTitle ? 0 : plan.directions) + 14 * s,
                 size = 12 * s;
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.bottom() + 0.5},
                                {plan.plot.right(), plan.plot.bottom() + 0.5},
                                {colors.wire, plan.strokes, {}}});
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.top()},
                                {plan.plot.left() - 4 * s, plan.plot.bottom()},
                                {colors.wire, plan.strokes, {}}});
    const bool values = drawing.resident.recording->workUnit == WorkUnit::combines;
    drawing.labels.place(drawing.scene,
                         textAt(values ? say("value") : keyName(*drawing.resident.recording, drawing.moment.launch),
                                {plan.plot.left() - 9 * s, plan.plot.top() + 8 * s}, size, 400, colors.ink2,
                                Align::right));
    if (plan.hasAxisTitle && !hasDirections)
        drawing.labels.place(drawing.scene,
                             textAt(say("position"), {plan.plot.center().x(), y + 17 * s}, size, 400, colors.ink2));
    const std::size_t last = plan.elements - 1;
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    const auto number = [&](std::size_t i, Align align, double x) {
        drawing.labels.place(drawing.scene, textAt(countDigits(i), {x, y}, size, 400, colors.ink3, align));
    };
    if (plan.dense) {
        number(0, Align::left, plan.plot.left());
        number(last, Align::right, plan.plot.right());
        return;
    }
    TextShape widest = textAt(countDigits(last), {}, size, 400, colors.ink3);
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil((textWidth(widest) + 6 * s) / step)));
    // A tick for each position where they can be counted, a longer one at each number.
    const auto tick = [&](std::size_t i, double length) {
        const double x = plan.plot.left() + (static_cast<double>(i) + 0.5) * step, top = y - 8.5 * s;
        drawing.scene.add(LineShape{{x, top - length}, {x, top}, {colors.ink3, plan.strokes, {}}},
                          {QStringLiteral("tick%1").arg(i), -1, -1, static_cast<qint64>(i)});
    };
    for (std::size_t i = 0; i < plan.elements; ++i)
        if (const bool hasNumber = i % std::bit_ceil(every) == 0; hasNumber || step >= 3.5)
            tick(i, hasNumber ? 4 * s : 2 * s);
    for (std::size_t i = 0; i < plan.elements; i += std::bit_ceil(every))
        number(i, Align::center, plan.plot.left() + (static_cast<double>(i) + 0.5) * step);
}

/// Under the axis, which stretches have which digit. True where their words take the place of the axis's title.
bool drawDigitBands(BarsDrawing& drawing)
{
    const BarsPlan& plan = drawing.plan;
    if (!drawing.digits || drawing.moment.launch == drawing.resident.recording->launchCount())
        return false;
    const double s = plan.scale, y = plan.plot.bottom() + 31 * s;
    const double room = plan.plot.width() / plan.columns;
    bool isNamed = false;
    for (const BarsDigits::Band& band : drawing.digits->bands()) {
        const double left = plan.plot.left() + band.first * room, right = plan.plot.left() + band.end * room;
        const BucketHue& hue = drawing.colors.buckets[band.digit % 4];
        if (band.end - band.first < 2)
            continue;
        drawing.scene.add(RectShape{{left, plan.plot.bottom() + 1.5 * s, right - left, 3.5 * s}, 0, hue.line, {}},
                          {QStringLiteral("digits%1").arg(band.first), -1, -1, -1});
        if (!plan.hasAxisTitle)
            continue;
        const QString name = drawing.digits->digit.name(band.digit);
        for (const QString& words : {say("digit %1").arg(name), name}) {
            const TextShape text = textAt(words, {(left + right) / 2 + 7 * s, y}, 12 * s, 600, hue.text);
            if (textWidth(text) + 18 * s > right - left || !drawing.labels.place(drawing.scene, text))
                continue;
            addBucketSign(drawing.scene, band.digit, {text.at.x() - textWidth(text) / 2 - 9 * s, y}, 4.5 * s, hue.line,
                          drawing.colors.paper);
            isNamed = true;
            break;
        }
    }
    return isNamed;
}

} // namespace

void drawBarsWords(BarsDrawing& drawing)
{
    const std::vector<BlockWay> ways = waysShown(drawing);
    const bool hasBands = drawDigitBands(drawing);
    drawAxes(drawing, !ways.empty() || hasBands);
    drawDirections(drawing, ways);
    drawHeading(drawing);
    if (drawing.plan.hasLegend)
        drawLegend(drawing);
}

} // namespace lockstep::ui
