#include "ui/lens/lookup.hpp"
#include "ui/lenses/bars/draw.hpp"

#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/model/event.hpp"
#include "engine/model/pads.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/values.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

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
    if (const auto pads = padsAfter(*resident.recording, k); pads && *pads < state->buffers.size())
        column.pads = state->buffers[*pads].get();
    return column.words == nullptr ? std::nullopt : std::optional(column);
}

} // namespace

bool showsBefore(const BarsDrawing& drawing, double width)
{
    return drawing.moment.launch > 0 && drawing.moment.fraction >= 1 && width >= 5;
}

double barWidth(const BarsPlan& plan)
{
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    return std::max(1.0, std::min(step - std::clamp(step * 0.2, 0.3, 8 * plan.scale), 64 * plan.scale));
}

namespace {

void drawColumns(BarsDrawing& drawing, const Column& before, const Column& after)
{
    const BarsPlan& plan = drawing.plan;
    const Theme& colors = drawing.colors;
    const Recording& recording = *drawing.resident.recording;
    const double f = drawing.moment.fraction;
    const bool finished = drawing.moment.launch == recording.launchCount();
    std::vector<bool> wrong = finished ? wrongOutputs(recording) : std::vector<bool>{};
    if (finished && wrong.empty() && !endsSorted(recording))
        wrong = outOfPlace(recording);
    const auto firstWrong = static_cast<std::size_t>(std::ranges::find(wrong, true) - wrong.begin());
    const bool isResult = !isPartOfSort(recording), early = endsEarly(recording);
    const auto lengths = [&](const Words& words) {
        return bySortedField(recording, drawing.moment.launch, placesOf(words, recording));
    };
    const KeyScale scaleBefore(lengths(before.keys()), recording.type),
        scaleAfter(lengths(after.keys()), recording.type);
    const Words oldPlaces = lengths(*before.words), newPlaces = lengths(*after.words);
    const std::vector<Doing>& doings = drawing.read.doings;
    const double step = plan.plot.width() / static_cast<double>(plan.elements);
    const double width = barWidth(plan);
    const double room = plan.plot.height() - 22 * plan.scale;
    const double valueSize = 12.5 * plan.scale;
    const bool joins = joinsTexts(recording.parameters);
    // A row may be longer than the one before it, or shorter: where a row has no place nothing stands.
    const std::size_t places = std::max(oldPlaces.size(), newPlaces.size());
    for (std::size_t i = 0; i < plan.elements && i < places; ++i) {
        const Doing doing = i < doings.size() ? doings[i] : Doing{};
        const double middle = plan.plot.left() + (static_cast<double>(i) + 0.5) * step;
        const double least = 1.5;
        const auto standing = [&](double scaled) {
            const double high = std::max(least, room * scaled);
            return QRectF(middle - width / 2, plan.plot.bottom() - high, width, high);
        };
        const bool wasThere = i < oldPlaces.size(), isThere = i < newPlaces.size();
        const QRectF old = wasThere ? standing(scaleBefore(oldPlaces[i])) : QRectF();
        const QRectF now = isThere ? standing(scaleAfter(newPlaces[i])) : QRectF();
        const bool isOld = f < 0.5;
        const QRectF& rect = isOld ? old : now;
        MarkId id;
        id.name = QStringLiteral("bar%1").arg(i);
        id.index = static_cast<qint64>(i);
        if (doing.item >= 0) {
            id.launch = static_cast<int>(drawing.moment.launch);
            id.item = doing.item;
        }
        const bool pad = (isOld ? before : after).isPad(i);
        if (pad) {
            RectShape ghost;
            ghost.rect = {rect.left(), plan.plot.bottom() - room, width, room};
            ghost.stroke = {colors.ghost, plan.strokes, {3, 3}};
            drawing.scene.add(ghost, id);
            TextShape word = textAt(say("pad"), {middle, plan.plot.bottom() - room - 9 * plan.scale}, 11.5 * plan.scale,
                                    400, colors.ink3);
            if (textWidth(word) + 3 < step)
                drawing.labels.place(drawing.scene, word);
            continue;
        }
        if (showsBefore(drawing, width) && wasThere && old != now && !before.isPad(i))
            drawing.scene.add(RectShape{old.adjusted(0.5, 0.5, -0.5, 0), 0, Qt::transparent,
                                        Stroke{colors.ink3, 0.8 * plan.strokes, {3, 2}}},
                              {QStringLiteral("before%1").arg(i), id.launch, id.item, id.index});
        const std::size_t first = drawing.scene.marks.size();
        // A bar is always a key that stood there: where another comes the old one fades out and the new one in.
        if (old == now) {
            drawing.scene.add(barShape(now, doing.did, colors, plan.scale), id);
        } else {
            if (wasThere)
                drawing.scene.add(barShape(old, doing.did, colors, plan.scale), {}, 1 - f);
            if (isThere)
                drawing.scene.add(barShape(now, doing.did, colors, plan.scale), id, f);
        }
        if (isOld ? !wasThere : !isThere) {
            own(drawing.scene, first, id);
            continue;
        }
        if (finished && isResult && (f >= 1 || recording.launchCount() == 0)) {
            if (i >= wrong.size() || !wrong[i])
                drawing.scene.add(RectShape{now, 0, colors.keep.fill, {}});
            else if (!early)
                drawing.scene.add(tornCell(now, 0, colors, i == firstWrong ? Wrong::first : Wrong::later, plan.scale));
        }
        const bool inspected = drawing.selected && doing.item == static_cast<qint64>(*drawing.selected);
        if (inspected) {
            RectShape ring;
            ring.rect = rect.adjusted(-3, -3, 3, 0);
            ring.radius = std::min(4.0, width / 2);
            ring.stroke = {colors.ink, 1.6, {}};
            drawing.scene.add(ring);
        }
        const bool isDone = finished && isResult && (f >= 1 || recording.launchCount() == 0);
        const bool isWrong = i < wrong.size() && wrong[i];
        const QColor tone = isDone && !isWrong           ? colors.keep.text
                            : isDone                     ? colors.ink
                            : doing.did == Did::moved    ? colors.move.text
                            : doing.did == Did::stayed   ? colors.keep.text
                            : doing.did == Did::combined ? colors.compute.text
                                                         : colors.ink;
        for (const ValueForm form : {ValueForm::whole, ValueForm::roomy, ValueForm::full, ValueForm::compact}) {
            if (form != ValueForm::compact && !joins)
                continue;
            const QString value = valueText((*(isOld ? before : after).words)[i], recording, form);
            TextShape text =
                textAt(value, {middle, rect.top() - (inspected ? 13 : 9) * plan.scale}, valueSize, 600, tone);
            if (textWidth(text) + 3 < step) {
                drawing.labels.place(drawing.scene, text);
                break;
            }
        }
        own(drawing.scene, first, id);
    }
    drawJoins(drawing, before.pads);
}

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

/// For each cell of the density, what most of its elements do in this launch; nothing where its events are not at hand.
std::vector<Did> cellDoings(const BarsDrawing& drawing, std::size_t shown)
{
    const BarsPlan& plan = drawing.plan;
    const auto column = plan.told ? columnAt(drawing.resident, shown) : std::nullopt;
    if (!column || drawing.moment.launch == 0)
        return {};
    const std::vector<Doing>& doings = drawing.read.doings;
    std::vector<std::array<int, 4>> votes(static_cast<std::size_t>(plan.columns * plan.rows));
    eachDensityCell(placesOf(*column->words, *drawing.resident.recording), drawing.resident.recording->type,
                    plan.columns, plan.rows, column->pads, [&](std::size_t i, std::size_t cell) {
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
    // A pixel stands for many keys: where one is wrong none is called finished.
    const Recording& recording = *drawing.resident.recording;
    const bool isRight = finished && !isAnyWrong(recording) && !isPartOfSort(recording) && endsSorted(recording);
    // A cell that holds its whole column is full ink; counts span decades, so tone goes with their logarithm.
    const double full = std::log1p(std::max(1.0, static_cast<double>(plan.elements) / plan.columns));
    const bool byDigit = !finished && drawing.digits.has_value();
    const auto doings = finished || byDigit ? std::vector<Did>{} : cellDoings(drawing, shown);
    // What the launch did, then the hues of buckets.
    const std::array<QColor, 8> hues{isRight ? colors.keep.line : colors.ink2,
                                     colors.move.line,
                                     colors.keep.line,
                                     colors.compute.line,
                                     colors.buckets[0].line,
                                     colors.buckets[1].line,
                                     colors.buckets[2].line,
                                     colors.buckets[3].line};
    std::array<std::vector<QRgb>, hues.size()> inks;
    const auto inkOf = [&](std::uint32_t count, std::size_t which) {
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
    const auto hueOf = [&](std::size_t i) -> std::size_t {
        if (byDigit) {
            const BarsDigits& digits = *drawing.digits;
            const std::uint32_t digit = i < digits.ofCell.size()
                                            ? digits.ofCell[i]
                                            : digits.ofColumn[i % static_cast<std::size_t>(plan.columns)];
            return digit == BarsDigits::none ? 0 : 4 + digit % 4;
        }
        return i < doings.size() ? static_cast<std::size_t>(doings[i]) : 0;
    };
    for (std::size_t i = 0; i < image.pixels.size(); ++i)
        if (density.cells[i] > 0)
            image.pixels[i] = inkOf(density.cells[i], hueOf(i));
    drawing.scene.add(std::move(image), {QStringLiteral("density"), -1, -1, -1});
    if (drawing.moment.launch == 0 || finished)
        return;
    const double s = plan.scale;
    drawing.labels.place(drawing.scene,
                         textAt(shown < drawing.moment.launch ? say("before this launch") : say("after this launch"),
                                {plan.plot.right(), 14 * s}, 12 * s, 400, colors.ink2, Align::right));
}

class BarsLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("bars"); }
    QString title() const override { return QStringLiteral("Bars"); }
    bool canShow(const Recording&, const View&) const override { return true; }
    Needs needs(const Recording& recording, Moment moment, const View& view) const override;

protected:
    PreparedPart partOf(const Recording& recording, Moment moment) const override
    {
        return {ofLaunch(recording, moment).launch};
    }
    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        return prepared(readBars(resident, ofLaunch(*resident.recording, moment).launch));
    }
    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override;
    std::vector<Phrase> tell(const Prepared&, const Resident& resident, Moment moment) const override
    {
        return barsNarration(resident, ofLaunch(*resident.recording, moment));
    }
};

DensityRequest densityAt(const Recording& recording, std::size_t k, const BarsPlan& plan)
{
    return {k, dataBufferAfter(recording, k), plan.columns, plan.rows};
}

/// The most elements that are compared with those before the launch, for the sentence of one with too many events.
constexpr std::size_t mostCompared = 1 << 18;

Needs BarsLens::needs(const Recording& recording, Moment moment, const View& view) const
{
    const Speaking in(view.language);
    const BarsPlan plan = planBars(recording, view);
    const std::size_t after = std::min(moment.launch, recording.launchCount());
    const std::size_t before = after == 0 ? 0 : after - 1;
    Needs needs;
    if (plan.dense) {
        needs.densities.push_back(densityAt(recording, after, plan));
        if (before != after)
            needs.densities.push_back(densityAt(recording, before, plan));
        if (!plan.told && plan.elements > mostCompared && !hasDigits(recording, after))
            return needs;
    }
    needs.states.push_back(after);
    if (before != after) {
        needs.states.push_back(before);
        if (plan.told)
            needs.events.push_back(after);
    }
    return needs;
}

Scene BarsLens::draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const
{
    const Recording& recording = *resident.recording;
    const BarsPlan plan = planBars(recording, view);
    moment = ofLaunch(recording, moment);
    Moment shown{std::min(moment.launch, recording.launchCount()), std::clamp(moment.fraction, 0.0, 1.0)};
    const std::size_t before = shown.launch == 0 ? 0 : shown.launch - 1;
    Scene scene;
    scene.size = view.size;
    scene.ground = theme(view.theme).paper;
    Labels labels(QRectF({0, 0}, view.size), smallestText(view));
    BarsDrawing drawing{scene, labels,           plan, theme(view.theme), resident, valueOf<BarsRead>(ready),
                        shown, view.selectedItem};
    if (plan.dense) {
        const std::size_t state = shown.fraction < 1 ? before : shown.launch;
        const Density* density = resident.density(densityAt(recording, state, plan));
        if (density == nullptr)
            return loadingScene(view);
        if (const auto column = columnAt(resident, state); column && hasDigits(recording, shown.launch))
            drawing.digits = readDigits(recording, shown.launch, *column->words, plan);
        drawDensity(drawing, *density, state);
    } else {
        const auto from = columnAt(resident, before), to = columnAt(resident, shown.launch);
        if (!from || !to)
            return loadingScene(view);
        drawColumns(drawing, *from, *to);
    }
    drawBarsWords(drawing);
    return scene;
}

const BarsLens instance;

} // namespace

const Lens& barsLens = instance;

} // namespace lockstep::ui
