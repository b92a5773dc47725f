#include "ui/lenses/bars.hpp"

#include "engine/input/input.hpp"
#include "ui/lenses/bars_labels.hpp"
#include "ui/lenses/bars_scale.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

enum class Did { nothing, moved, stayed, combined };

struct BarsDrawing {
    Scene& scene;
    Labels& labels;
    const BarsPlan& plan;
    const Theme& colors;
    const Resident& resident;
    Moment moment;
    std::optional<std::uint32_t> selected;
};

struct Column {
    const Words* words = nullptr;
    const Words* pads = nullptr;
    bool isPad(std::size_t i) const { return pads != nullptr && i < pads->size() && (*pads)[i] != 0; }
    Words keys() const
    {
        Words kept;
        for (std::size_t i = 0; i < words->size(); ++i)
            if (!isPad(i))
                kept.push_back((*words)[i]);
        return kept;
    }
};

std::optional<Column> columnAt(const Resident& resident, std::size_t k)
{
    const State* state = resident.state(k);
    if (state == nullptr)
        return std::nullopt;
    const std::size_t data = dataBufferAfter(*resident.recording, k);
    Column column;
    column.words = data < state->buffers.size() ? state->buffers[data].get() : nullptr;
    if (const auto pads = padBuffer(*resident.recording); pads && *pads < state->buffers.size())
        column.pads = state->buffers[*pads].get();
    return column.words == nullptr ? std::nullopt : std::optional(column);
}

struct Doing {
    Did did = Did::nothing;
    qint64 item = -1;
};

/// What the launch's events did at each position of its data buffer.
std::vector<Doing> doingsOf(const BarsDrawing& drawing)
{
    std::vector<Doing> doings(drawing.plan.elements);
    const Events* events = drawing.moment.launch == 0 ? nullptr : drawing.resident.eventsOf(drawing.moment.launch);
    if (events == nullptr)
        return doings;
    const std::size_t data = dataBufferAfter(*drawing.resident.recording, drawing.moment.launch);
    const auto tell = [&](const Access& access, Did did, const Event& event) {
        if (access.array == data && access.index < doings.size())
            doings[access.index] = {did, event.item};
    };
    for (const Event& event : *events) {
        for (const Access& write : event.writes())
            if (event.op == Op::compare || event.op == Op::move)
                tell(write, Did::moved, event);
            else if (event.op == Op::combine)
                tell(write, Did::combined, event);
        if (event.op == Op::compare && event.writeCount == 0)
            for (const Access& read : event.reads())
                tell(read, Did::stayed, event);
    }
    return doings;
}

/// A bar standing on the axis. A key that moved has a round top, one that stayed a square one.
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

void drawBars(BarsDrawing& drawing, const Column& before, const Column& after)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const Recording& recording = *drawing.resident.recording;
    const double f = drawing.moment.fraction;
    const bool finished = drawing.moment.launch == recording.launchCount();
    const KeyScale scaleBefore(before.keys(), recording.type), scaleAfter(after.keys(), recording.type);
    const auto doings = doingsOf(drawing);
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    const double width = std::max(1.0, std::min(step - std::clamp(step * 0.2, 0.3, 8 * plan.scale), 64 * plan.scale));
    const double room = plan.plot.height() - 22 * plan.scale;
    const double valueSize = 12.5 * plan.scale;
    for (std::size_t i = 0; i < plan.elements && i < before.words->size() && i < after.words->size(); ++i) {
        const double middle = plan.plot.left() + (static_cast<double>(i) + 0.5) * step;
        const double least = 1.5;
        const auto standing = [&](double scaled) {
            const double high = std::max(least, room * scaled);
            return QRectF(middle - width / 2, plan.plot.bottom() - high, width, high);
        };
        const QRectF old = standing(scaleBefore((*before.words)[i])), now = standing(scaleAfter((*after.words)[i]));
        const QRectF& rect = f < 0.5 ? old : now;
        MarkId id;
        id.name = QStringLiteral("bar%1").arg(i);
        id.index = static_cast<qint64>(i);
        if (doings[i].item >= 0) {
            id.launch = static_cast<int>(drawing.moment.launch);
            id.item = doings[i].item;
        }
        const bool pad = (f < 0.5 ? before : after).isPad(i);
        if (pad) {
            RectShape ghost;
            ghost.rect = {rect.left(), plan.plot.bottom() - room, width, room};
            ghost.stroke = {colors.ghost, 1, {3, 3}};
            drawing.scene.add(ghost, id);
            TextShape word = textAt(QStringLiteral("pad"), {middle, plan.plot.bottom() - room - 9 * plan.scale},
                                    11.5 * plan.scale, 400, colors.ink3);
            if (textWidth(word) + 3 < step)
                drawing.labels.place(drawing.scene, word);
            continue;
        }
        // A bar is always a key that stood there: where another comes the old one fades out and the new one in.
        if (old == now) {
            drawing.scene.add(barShape(now, doings[i].did, colors, plan.scale), id);
        } else {
            drawing.scene.add(barShape(old, doings[i].did, colors, plan.scale), {}, 1 - f);
            drawing.scene.add(barShape(now, doings[i].did, colors, plan.scale), id, f);
        }
        if (finished && (f >= 1 || recording.launchCount() == 0)) {
            RectShape done;
            done.rect = now;
            done.fill = colors.keep.fill;
            drawing.scene.add(done);
        }
        const bool inspected = drawing.selected && doings[i].item == static_cast<qint64>(*drawing.selected);
        if (inspected) {
            RectShape ring;
            ring.rect = rect.adjusted(-3, -3, 3, 0);
            ring.radius = std::min(4.0, width / 2);
            ring.stroke = {colors.ink, 1.6, {}};
            drawing.scene.add(ring);
        }
        const QString value =
            QString::fromStdString(formatValue((*(f < 0.5 ? before : after).words)[i], recording.type));
        const QColor tone = doings[i].did == Did::moved      ? colors.move.text
                            : doings[i].did == Did::stayed   ? colors.keep.text
                            : doings[i].did == Did::combined ? colors.compute.text
                                                             : colors.ink;
        TextShape text = textAt(value, {middle, rect.top() - (inspected ? 13 : 9) * plan.scale}, valueSize, 600, tone);
        if (textWidth(text) + 3 < step)
            drawing.labels.place(drawing.scene, text);
    }
}

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

void drawDensity(BarsDrawing& drawing, const Density& before, const Density& after)
{
    const BarsPlan& plan = drawing.plan;
    const double f = drawing.moment.fraction;
    const bool finished = drawing.moment.launch == drawing.resident.recording->launchCount();
    // A cell that holds its whole column is full ink; counts span decades, so tone goes with their logarithm.
    const double full = std::log1p(std::max(1.0, static_cast<double>(plan.elements) / plan.columns));
    std::vector<double> tones;
    const auto toneOf = [&tones, full](std::uint32_t count) {
        if (count >= tones.size())
            for (std::size_t c = tones.size(); c <= count; ++c)
                tones.push_back(c == 0 ? 0 : 0.3 + 0.7 * std::min(1.0, std::log1p(static_cast<double>(c)) / full));
        return tones[count];
    };
    ImageShape image;
    image.columns = plan.columns;
    image.rows = plan.rows;
    image.rect = {plan.plot.left(), plan.plot.bottom() - plan.rows * plan.cell, plan.columns * plan.cell,
                  plan.rows * plan.cell};
    image.pixels.resize(before.cells.size());
    const QColor& ink = drawing.colors.ink2;
    const QColor& green = drawing.colors.keep.line;
    const double shade = finished ? (drawing.resident.recording->launchCount() == 0 ? 1 : f) : 0;
    const auto mix = [shade](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * shade)); };
    const QColor color(mix(ink.red(), green.red()), mix(ink.green(), green.green()), mix(ink.blue(), green.blue()));
    for (std::size_t i = 0; i < image.pixels.size(); ++i)
        image.pixels[i] = premultiplied(color, toneOf(before.cells[i]) * (1 - f) + toneOf(after.cells[i]) * f);
    drawing.scene.add(std::move(image), {QStringLiteral("density"), -1, -1, -1});
}

/// The chapter, what this launch does in yellow, and how far apart its operands are, to scale.
void drawHeading(BarsDrawing& drawing)
{
    const Recording& recording = *drawing.resident.recording;
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const double s = plan.scale, y = 14 * s;
    double x = plan.plot.left();
    if (drawing.moment.launch == 0) {
        drawing.labels.place(drawing.scene,
                             textAt(QStringLiteral("Input"), {x, y}, 13 * s, 600, colors.ink, Align::left));
        return;
    }
    const LaunchMeaning& meaning = recording.launches[drawing.moment.launch - 1].meaning;
    const TextShape group =
        textAt(QString::fromStdString(meaning.group.english), {x, y}, 13 * s, 600, colors.ink, Align::left);
    if (drawing.labels.place(drawing.scene, group))
        x += textWidth(group) + 12 * s;
    const QString title = meaning.distance ? QStringLiteral("distance %1").arg(countDigits(*meaning.distance))
                                           : QString::fromStdString(meaning.title.english);
    TextShape now = textAt(title, {x + 11 * s, y}, 12.5 * s, 600, colors.onNow, Align::left);
    const QRectF pill(x, y - 12 * s, textWidth(now) + 22 * s, 24 * s);
    if (title.isEmpty() || pill.right() > plan.plot.right() || !drawing.labels.fits(now))
        return;
    drawing.scene.add(
        RectShape{pill, pill.height() / 2, colors.now, {colors.dark ? colors.onNow : colors.ink, 1.5, {}}, false});
    drawing.labels.place(drawing.scene, now);
    x = pill.right() + 14 * s;
    const double length = plan.plot.width() * meaning.distance.value_or(0) / static_cast<double>(plan.elements);
    if (length < 3 || x + length > plan.plot.right())
        return;
    const Stroke stroke{colors.ink2, 1.4, {}};
    drawing.scene.add(LineShape{{x, y}, {x + length, y}, stroke}, {QStringLiteral("distance"), -1, -1, -1});
    for (const double end : {x, x + length})
        drawing.scene.add(LineShape{{end, y - 5 * s}, {end, y + 5 * s}, stroke});
}

void drawAxes(BarsDrawing& drawing)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const double s = plan.scale, y = plan.plot.bottom() + 14 * s, size = 12 * s;
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.bottom() + 0.5},
                                {plan.plot.right(), plan.plot.bottom() + 0.5},
                                {colors.wire, 1, {}}});
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.top()},
                                {plan.plot.left() - 4 * s, plan.plot.bottom()},
                                {colors.wire, 1, {}}});
    const bool values = drawing.resident.recording->workUnit == WorkUnit::combines;
    drawing.labels.place(drawing.scene, textAt(values ? QStringLiteral("value") : QStringLiteral("key"),
                                               {plan.plot.left() - 9 * s, plan.plot.top() + 8 * s}, size, 400,
                                               colors.ink2, Align::right));
    drawing.labels.place(drawing.scene, textAt(QStringLiteral("position"), {plan.plot.center().x(), y + 17 * s}, size,
                                               400, colors.ink2));
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
    for (std::size_t i = 0; i < plan.elements; i += std::bit_ceil(every))
        number(i, Align::center, plan.plot.left() + (static_cast<double>(i) + 0.5) * step);
}

void drawLegend(BarsDrawing& drawing)
{
    const Theme& colors = drawing.colors;
    const double s = drawing.plan.scale, y = drawing.scene.size.height() - 9 * s;
    double x = drawing.plan.plot.left();
    const auto item = [&](Did did, const QString& strong, const QColor& tone, const QString& rest) {
        TextShape first = textAt(strong, {x + 20 * s, y}, 12 * s, 600, tone, Align::left);
        TextShape second = textAt(rest, {x + 25 * s + textWidth(first), y}, 12 * s, 400, colors.ink2, Align::left);
        const double end = second.at.x() + textWidth(second);
        if (end > drawing.scene.size.width())
            return;
        drawing.scene.add(barShape({x, y - 7 * s, 13 * s, 14 * s}, did, colors, s));
        drawing.labels.place(drawing.scene, first);
        drawing.labels.place(drawing.scene, second);
        x = end + 26 * s;
    };
    if (drawing.plan.dense) {
        const Recording& recording = *drawing.resident.recording;
        QString words = drawing.colors.dark ? QStringLiteral("the brighter, the more elements")
                                            : QStringLiteral("the darker, the more elements");
        if (recording.lanes > recording.n())
            words +=
                QStringLiteral("; %1 lanes hold pads and stay empty").arg(countDigits(recording.lanes - recording.n()));
        drawing.labels.place(drawing.scene, textAt(words, {x, y}, 12 * s, 400, colors.ink2, Align::left));
        return;
    }
    const auto doings = doingsOf(drawing);
    const auto any = [&doings](Did did) {
        return std::any_of(doings.begin(), doings.end(), [did](const Doing& doing) { return doing.did == did; });
    };
    const bool sorts = drawing.resident.recording->workUnit == WorkUnit::compares;
    if (any(Did::moved))
        item(Did::moved, sorts ? QStringLiteral("swap") : QStringLiteral("move"), colors.move.text,
             sorts ? QStringLiteral("both keys move") : QStringLiteral("to its slot"));
    if (any(Did::stayed))
        item(Did::stayed, QStringLiteral("stay"), colors.keep.text, QStringLiteral("already in order"));
    if (any(Did::combined))
        item(Did::combined, QStringLiteral("combine"), colors.compute.text, QStringLiteral("written in this launch"));
    if (any(Did::nothing) && drawing.moment.launch > 0 &&
        drawing.moment.launch < drawing.resident.recording->launchCount())
        item(Did::nothing, {}, colors.ink2, QStringLiteral("untouched"));
}

class BarsLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("bars"); }
    QString title() const override { return QStringLiteral("Bars"); }
    bool canShow(const Recording&, const View&) const override { return true; }
    Needs needs(const Recording& recording, Moment moment, const View& view) const override;
    Scene scene(const Resident& resident, Moment moment, const View& view) const override;
    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        return barsNarration(resident, moment);
    }
};

DensityRequest densityAt(const Recording& recording, std::size_t k, const BarsPlan& plan)
{
    return {k, dataBufferAfter(recording, k), plan.columns, plan.rows};
}

Needs BarsLens::needs(const Recording& recording, Moment moment, const View& view) const
{
    const BarsPlan plan = planBars(recording, view);
    const std::size_t after = std::min(moment.launch, recording.launchCount());
    const std::size_t before = after == 0 ? 0 : after - 1;
    Needs needs;
    if (plan.dense) {
        needs.densities.push_back(densityAt(recording, after, plan));
        if (before != after)
            needs.densities.push_back(densityAt(recording, before, plan));
        return needs;
    }
    needs.states.push_back(after);
    if (before != after) {
        needs.states.push_back(before);
        needs.events.push_back(after);
    }
    return needs;
}

Scene BarsLens::scene(const Resident& resident, Moment moment, const View& view) const
{
    const Recording& recording = *resident.recording;
    const BarsPlan plan = planBars(recording, view);
    Moment shown{std::min(moment.launch, recording.launchCount()), std::clamp(moment.fraction, 0.0, 1.0)};
    const std::size_t before = shown.launch == 0 ? 0 : shown.launch - 1;
    Scene scene;
    scene.size = view.size;
    scene.ground = theme(view.theme).paper;
    Labels labels(QRectF({0, 0}, view.size), view.role == ViewRole::exported ? 14 : 11);
    BarsDrawing drawing{scene, labels, plan, theme(view.theme), resident, shown, view.selectedItem};
    if (plan.dense) {
        const Density* from = resident.density(densityAt(recording, before, plan));
        const Density* to = resident.density(densityAt(recording, shown.launch, plan));
        if (from == nullptr || to == nullptr || from->cells.size() != to->cells.size())
            return loadingScene(view);
        drawDensity(drawing, *from, *to);
    } else {
        const auto from = columnAt(resident, before), to = columnAt(resident, shown.launch);
        if (!from || !to)
            return loadingScene(view);
        drawBars(drawing, *from, *to);
    }
    drawAxes(drawing);
    drawHeading(drawing);
    drawLegend(drawing);
    return scene;
}

const BarsLens instance;

} // namespace

const Lens& barsLens = instance;

} // namespace lockstep::ui
