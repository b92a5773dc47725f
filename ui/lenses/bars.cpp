#include "ui/lenses/bars.hpp"

#include "engine/input/input.hpp"
#include "ui/lenses/bars_labels.hpp"
#include "ui/lenses/bars_scale.hpp"
#include "ui/lenses/density.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/values.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
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
            if (event.op == Op::move && event.readCount > 0 && event.readSlots[0].index == write.index)
                tell(write, Did::stayed, event); // its slot is where it stood
            else if (event.op == Op::compare || event.op == Op::move)
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
            ghost.stroke = {colors.ghost, plan.strokes, {3, 3}};
            drawing.scene.add(ghost, id);
            TextShape word = textAt(QStringLiteral("pad"), {middle, plan.plot.bottom() - room - 9 * plan.scale},
                                    11.5 * plan.scale, 400, colors.ink3);
            if (textWidth(word) + 3 < step)
                drawing.labels.place(drawing.scene, word);
            continue;
        }
        const std::size_t first = drawing.scene.marks.size();
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
        const QString value = valueText((*(f < 0.5 ? before : after).words)[i], recording, ValueForm::compact);
        const QColor tone = doings[i].did == Did::moved      ? colors.move.text
                            : doings[i].did == Did::stayed   ? colors.keep.text
                            : doings[i].did == Did::combined ? colors.compute.text
                                                             : colors.ink;
        TextShape text = textAt(value, {middle, rect.top() - (inspected ? 13 : 9) * plan.scale}, valueSize, 600, tone);
        if (textWidth(text) + 3 < step)
            drawing.labels.place(drawing.scene, text);
        own(drawing.scene, first, id);
    }
}

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

/// What most elements of each cell do in this launch, where its events are at hand.
std::vector<Did> cellDoings(const BarsDrawing& drawing, std::size_t shown)
{
    const BarsPlan& plan = drawing.plan;
    const auto column = plan.told ? columnAt(drawing.resident, shown) : std::nullopt;
    if (!column || drawing.moment.launch == 0)
        return {};
    const auto doings = doingsOf(drawing);
    std::vector<std::array<int, 4>> votes(static_cast<std::size_t>(plan.columns * plan.rows));
    eachDensityCell(*column->words, drawing.resident.recording->type, plan.columns, plan.rows, column->pads,
                    [&](std::size_t i, std::size_t cell) {
                        if (i < doings.size())
                            ++votes[cell][static_cast<std::size_t>(doings[i].did)];
                    });
    std::vector<Did> most(votes.size(), Did::nothing);
    for (std::size_t cell = 0; cell < votes.size(); ++cell)
        most[cell] =
            static_cast<Did>(std::max_element(votes[cell].begin() + 1, votes[cell].end()) - votes[cell].begin());
    for (std::size_t cell = 0; cell < votes.size(); ++cell)
        if (votes[cell][static_cast<std::size_t>(most[cell])] == 0)
            most[cell] = Did::nothing;
    return most;
}

/// One state only: the keys before the launch until it is over, then those after it. A mixture would show keys twice.
void drawDensity(BarsDrawing& drawing, const Density& density, std::size_t shown)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const bool finished = shown == drawing.resident.recording->launchCount();
    // A cell that holds its whole column is full ink; counts span decades, so tone goes with their logarithm.
    const double full = std::log1p(std::max(1.0, static_cast<double>(plan.elements) / plan.columns));
    const auto doings = finished ? std::vector<Did>{} : cellDoings(drawing, shown);
    std::array<std::vector<QRgb>, 4> inks;
    const auto inkOf = [&](std::uint32_t count, Did did) {
        const std::array<QColor, 4> hues{finished ? colors.keep.line : colors.ink2, colors.move.line, colors.keep.line,
                                         colors.compute.line};
        const auto which = static_cast<std::size_t>(did);
        for (std::size_t c = inks[which].size(); c <= count; ++c)
            inks[which].push_back(premultiplied(
                hues[which], c == 0 ? 0 : 0.3 + 0.7 * std::min(1.0, std::log1p(static_cast<double>(c)) / full)));
        return inks[which][count];
    };
    ImageShape image;
    image.columns = plan.columns;
    image.rows = plan.rows;
    image.rect = {plan.plot.left(), plan.plot.bottom() - plan.rows * plan.cell, plan.columns * plan.cell,
                  plan.rows * plan.cell};
    image.pixels.assign(density.cells.size(), 0);
    for (std::size_t i = 0; i < image.pixels.size(); ++i)
        if (density.cells[i] > 0)
            image.pixels[i] = inkOf(density.cells[i], i < doings.size() ? doings[i] : Did::nothing);
    drawing.scene.add(std::move(image), {QStringLiteral("density"), -1, -1, -1});
    if (drawing.moment.launch == 0 || finished)
        return;
    const double s = plan.scale;
    drawing.labels.place(drawing.scene, textAt(shown < drawing.moment.launch ? QStringLiteral("before this launch")
                                                                             : QStringLiteral("after this launch"),
                                               {plan.plot.right(), 14 * s}, 12 * s, 400, colors.ink2, Align::right));
}

/// Two positions that one work-item compares or combines: the first ones that the events name, else 0 and the distance.
std::pair<std::size_t, std::size_t> firstPair(const BarsDrawing& drawing, std::size_t distance)
{
    if (const Events* events = drawing.resident.eventsOf(drawing.moment.launch))
        for (const Event& event : *events) {
            if ((event.op != Op::compare && event.op != Op::combine) || event.readCount < 2)
                continue;
            const auto [low, high] = std::minmax(event.readSlots[0].index, event.readSlots[1].index);
            if (high - low == distance && high < drawing.plan.elements)
                return {low, high};
        }
    return {0, distance};
}

/// How far apart the two operands are, as a measure over the first pair of bars.
void drawDistance(BarsDrawing& drawing, std::size_t distance)
{
    const BarsPlan& plan = drawing.plan;
    const double s = plan.scale, y = plan.plot.top() - 9 * s;
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    const auto [low, high] = firstPair(drawing, distance);
    const double from = plan.plot.left() + (static_cast<double>(low) + 0.5) * step;
    const double to = plan.plot.left() + (static_cast<double>(high) + 0.5) * step;
    if (to - from < 6 || to > plan.plot.right())
        return;
    TextShape words = textAt(countDigits(distance) + QLatin1String(distance == 1 ? " place" : " places"),
                             {to + 8 * s, y}, 11.5 * s, 400, drawing.colors.ink2, Align::left);
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

/// The chapter, and what this launch does in yellow.
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
    const TextShape group = textAt(placeOf(meaning), {x, y}, 13 * s, 600, colors.ink, Align::left);
    if (drawing.labels.place(drawing.scene, group))
        x += textWidth(group) + 12 * s;
    const QString title = meaning.distance ? QStringLiteral("distance %1").arg(countDigits(*meaning.distance))
                                           : QString::fromStdString(meaning.title.english);
    TextShape now = textAt(title, {x + 11 * s, y}, 12.5 * s, 600, colors.onNow, Align::left);
    const QRectF pill(x, y - 12 * s, textWidth(now) + 22 * s, 24 * s);
    if (title.isEmpty() || pill.right() > plan.plot.right() || !drawing.labels.fits(now))
        return;
    drawing.scene.add(RectShape{
        pill, pill.height() / 2, colors.now, {colors.dark ? colors.onNow : colors.ink, 1.5 * plan.strokes, {}}, false});
    drawing.labels.place(drawing.scene, now);
    if (meaning.distance && plan.hasDistance)
        drawDistance(drawing, *meaning.distance);
}

void drawAxes(BarsDrawing& drawing)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const double s = plan.scale, y = plan.plot.bottom() + 14 * s, size = 12 * s;
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.bottom() + 0.5},
                                {plan.plot.right(), plan.plot.bottom() + 0.5},
                                {colors.wire, plan.strokes, {}}});
    drawing.scene.add(LineShape{{plan.plot.left() - 4 * s, plan.plot.top()},
                                {plan.plot.left() - 4 * s, plan.plot.bottom()},
                                {colors.wire, plan.strokes, {}}});
    const bool values = drawing.resident.recording->workUnit == WorkUnit::combines;
    drawing.labels.place(drawing.scene, textAt(values ? QStringLiteral("value") : QStringLiteral("key"),
                                               {plan.plot.left() - 9 * s, plan.plot.top() + 8 * s}, size, 400,
                                               colors.ink2, Align::right));
    if (plan.hasAxisTitle)
        drawing.labels.place(drawing.scene, textAt(QStringLiteral("position"), {plan.plot.center().x(), y + 17 * s},
                                                   size, 400, colors.ink2));
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
    const auto density = [&] {
        const Recording& recording = *drawing.resident.recording;
        const QString tone = colors.dark ? QStringLiteral("the brighter, the more elements")
                                         : QStringLiteral("the darker, the more elements");
        QString pads;
        if (recording.lanes > recording.n())
            pads =
                QStringLiteral("; %1 lanes hold pads and stay empty").arg(countDigits(recording.lanes - recording.n()));
        drawing.labels.placeFirst(
            drawing.scene, textAt({}, {x, y}, 12 * s, 400, colors.ink2, Align::left),
            {tone + pads, tone, colors.dark ? QStringLiteral("bright: many") : QStringLiteral("dark: many")});
    };
    const auto doings = doingsOf(drawing);
    const auto any = [&doings](Did did) {
        return std::any_of(doings.begin(), doings.end(), [did](const Doing& doing) { return doing.did == did; });
    };
    const bool sorts = drawing.resident.recording->workUnit == WorkUnit::compares;
    const bool over =
        drawing.moment.launch == drawing.resident.recording->launchCount() && drawing.moment.fraction >= 1;
    if (drawing.plan.dense && over) { // all green: the marks of the launch are gone
        density();
        return;
    }
    if (any(Did::moved))
        item(Did::moved, sorts ? QStringLiteral("swap") : QStringLiteral("change place"), colors.move.text,
             sorts ? QStringLiteral("both keys move") : QStringLiteral("to the slot of the digit"));
    if (any(Did::stayed))
        item(Did::stayed, QStringLiteral("stay"), colors.keep.text,
             sorts ? QStringLiteral("already in order") : QStringLiteral("in its slot already"));
    if (any(Did::combined))
        item(Did::combined, QStringLiteral("combine"), colors.compute.text, QStringLiteral("written in this launch"));
    if (drawing.plan.dense)
        density();
    else if (any(Did::nothing) && drawing.moment.launch > 0 &&
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
        if (!plan.told)
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
    Labels labels(QRectF({0, 0}, view.size), smallestText(view));
    BarsDrawing drawing{scene, labels, plan, theme(view.theme), resident, shown, view.selectedItem};
    if (plan.dense) {
        const std::size_t state = shown.fraction < 1 ? before : shown.launch;
        const Density* density = resident.density(densityAt(recording, state, plan));
        if (density == nullptr)
            return loadingScene(view);
        drawDensity(drawing, *density, state);
    } else {
        const auto from = columnAt(resident, before), to = columnAt(resident, shown.launch);
        if (!from || !to)
            return loadingScene(view);
        drawBars(drawing, *from, *to);
    }
    drawAxes(drawing);
    drawHeading(drawing);
    if (plan.hasLegend)
        drawLegend(drawing);
    return scene;
}

const BarsLens instance;

} // namespace

const Lens& barsLens = instance;

} // namespace lockstep::ui
