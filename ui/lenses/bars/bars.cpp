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

/// A bar for each key: as high as it was, turning into what it becomes.
class ColumnBars {
public:
    ColumnBars(BarsDrawing& drawing, const Column& before, const Column& after)
        : m_drawing(drawing), m_plan(drawing.plan), m_colors(drawing.colors), m_recording(*drawing.resident.recording),
          m_before(before), m_after(after), m_f(drawing.moment.fraction), m_isOld(m_f < 0.5),
          m_scaleBefore(lengths(before.keys()), m_recording.type),
          m_scaleAfter(lengths(after.keys()), m_recording.type), m_oldPlaces(lengths(*before.words)),
          m_newPlaces(lengths(*after.words)), m_step(m_plan.plot.width() / static_cast<double>(m_plan.elements)),
          m_width(barWidth(m_plan)), m_room(m_plan.plot.height() - 22 * m_plan.scale)
    {
        const bool finished = drawing.moment.launch == m_recording.launchCount();
        if (finished)
            m_wrong = wrongOutputs(m_recording);
        if (finished && m_wrong.empty() && !endsSorted(m_recording))
            m_wrong = outOfPlace(m_recording);
        m_firstWrong = static_cast<std::size_t>(std::ranges::find(m_wrong, true) - m_wrong.begin());
        m_isDone = finished && !needNotSort(m_recording) && (m_f >= 1 || m_recording.launchCount() == 0);
    }

    void draw()
    {
        // A row may be longer than the one before it, or shorter: where a row has no place nothing stands.
        const std::size_t places = std::max(m_oldPlaces.size(), m_newPlaces.size());
        for (std::size_t i = 0; i < m_plan.elements && i < places; ++i)
            drawBar(barAt(i));
        drawJoins(m_drawing, m_before.pads);
    }

private:
    struct Bar {
        std::size_t i = 0;
        double middle = 0;
        bool wasThere = false, isThere = false;
        QRectF old = {}, now = {};
        Doing doing = {};
        MarkId id = {};
    };

    Words lengths(const Words& words) const
    {
        return bySortedField(m_recording, m_drawing.moment.launch, placesOf(words, m_recording));
    }
    const Column& shown() const { return m_isOld ? m_before : m_after; }
    bool isWrong(std::size_t i) const { return i < m_wrong.size() && m_wrong[i]; }
    bool isInspected(const Bar& bar) const
    {
        return m_drawing.selected && bar.doing.item == static_cast<qint64>(*m_drawing.selected);
    }

    Bar barAt(std::size_t i) const
    {
        Bar bar{.i = i,
                .middle = m_plan.plot.left() + (static_cast<double>(i) + 0.5) * m_step,
                .wasThere = i < m_oldPlaces.size(),
                .isThere = i < m_newPlaces.size()};
        const auto standing = [&](double scaled) {
            constexpr double least = 1.5;
            const double high = std::max(least, m_room * scaled);
            return QRectF(bar.middle - m_width / 2, m_plan.plot.bottom() - high, m_width, high);
        };
        if (bar.wasThere)
            bar.old = standing(m_scaleBefore(m_oldPlaces[i]));
        if (bar.isThere)
            bar.now = standing(m_scaleAfter(m_newPlaces[i]));
        if (i < m_drawing.read.doings.size())
            bar.doing = m_drawing.read.doings[i];
        bar.id = {QStringLiteral("bar%1").arg(i), -1, -1, static_cast<qint64>(i)};
        if (bar.doing.item >= 0) {
            bar.id.launch = static_cast<int>(m_drawing.moment.launch);
            bar.id.item = bar.doing.item;
        }
        return bar;
    }

    void drawBar(const Bar& bar)
    {
        if (shown().isPad(bar.i)) {
            drawPad(bar);
            return;
        }
        if (showsBefore(m_drawing, m_width) && bar.wasThere && bar.old != bar.now && !m_before.isPad(bar.i))
            m_drawing.scene.add(RectShape{bar.old.adjusted(0.5, 0.5, -0.5, 0), 0, Qt::transparent,
                                          Stroke{m_colors.ink3, 0.8 * m_plan.strokes, {3, 2}}},
                                {QStringLiteral("before%1").arg(bar.i), bar.id.launch, bar.id.item, bar.id.index});
        const std::size_t first = m_drawing.scene.marks.size();
        drawChange(bar);
        if (m_isOld ? bar.wasThere : bar.isThere) {
            if (m_isDone)
                drawVerdict(bar);
            if (isInspected(bar))
                drawRing(bar);
            drawValue(bar);
        }
        own(m_drawing.scene, first, bar.id);
    }

    void drawPad(const Bar& bar)
    {
        RectShape ghost;
        ghost.rect = {(m_isOld ? bar.old : bar.now).left(), m_plan.plot.bottom() - m_room, m_width, m_room};
        ghost.stroke = {m_colors.ghost, m_plan.strokes, {3, 3}};
        m_drawing.scene.add(ghost, bar.id);
        const TextShape word = textAt(say("pad"), {bar.middle, m_plan.plot.bottom() - m_room - 9 * m_plan.scale},
                                      11.5 * m_plan.scale, 400, m_colors.ink3);
        if (textWidth(word) + 3 < m_step)
            m_drawing.labels.place(m_drawing.scene, word);
    }

    /// A bar is always a key that stood there: where another comes the old one fades out and the new one in.
    void drawChange(const Bar& bar)
    {
        const auto add = [&](const QRectF& rect, const MarkId& id, double opacity) {
            m_drawing.scene.add(barShape(rect, bar.doing.did, m_colors, m_plan.scale), id, opacity);
        };
        if (bar.old == bar.now) {
            add(bar.now, bar.id, 1);
            return;
        }
        if (bar.wasThere)
            add(bar.old, {}, 1 - m_f);
        if (bar.isThere)
            add(bar.now, bar.id, m_f);
    }

    /// Green where the key belongs there, torn where it does not.
    void drawVerdict(const Bar& bar)
    {
        if (!isWrong(bar.i))
            m_drawing.scene.add(RectShape{bar.now, 0, m_colors.keep.fill, {}});
        else if (!endsEarly(m_recording))
            m_drawing.scene.add(
                tornCell(bar.now, 0, m_colors, bar.i == m_firstWrong ? Wrong::first : Wrong::later, m_plan.scale));
    }

    void drawRing(const Bar& bar)
    {
        RectShape ring;
        ring.rect = (m_isOld ? bar.old : bar.now).adjusted(-3, -3, 3, 0);
        ring.radius = std::min(4.0, m_width / 2);
        ring.stroke = {m_colors.ink, 1.6, {}};
        m_drawing.scene.add(ring);
    }

    QColor toneOf(const Bar& bar) const
    {
        if (m_isDone)
            return isWrong(bar.i) ? m_colors.ink : m_colors.keep.text;
        return bar.doing.did == Did::moved      ? m_colors.move.text
               : bar.doing.did == Did::stayed   ? m_colors.keep.text
               : bar.doing.did == Did::combined ? m_colors.compute.text
                                                : m_colors.ink;
    }

    /// The longest wording that has room over the bar.
    void drawValue(const Bar& bar)
    {
        const double top = (m_isOld ? bar.old : bar.now).top() - (isInspected(bar) ? 13 : 9) * m_plan.scale;
        const bool joins = joinsTexts(m_recording.parameters);
        for (const ValueForm form : {ValueForm::whole, ValueForm::roomy, ValueForm::full, ValueForm::compact}) {
            if (form != ValueForm::compact && !joins)
                continue;
            const TextShape text = textAt(valueText((*shown().words)[bar.i], m_recording, form), {bar.middle, top},
                                          12.5 * m_plan.scale, 600, toneOf(bar));
            if (textWidth(text) + 3 < m_step) {
                m_drawing.labels.place(m_drawing.scene, text);
                return;
            }
        }
    }

    BarsDrawing& m_drawing;
    const BarsPlan& m_plan;
    const Theme& m_colors;
    const Recording& m_recording;
    const Column &m_before, &m_after;
    const double m_f;
    const bool m_isOld; ///< the old keys are told
    const KeyScale m_scaleBefore, m_scaleAfter;
    const Words m_oldPlaces, m_newPlaces;
    const double m_step, m_width, m_room;
    std::vector<bool> m_wrong; ///< by place, once the run is over
    std::size_t m_firstWrong = 0;
    bool m_isDone = false; ///< what stands there is the result
};

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
    const bool isRight = finished && !isAnyWrong(recording) && !needNotSort(recording) && endsSorted(recording);
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
        ColumnBars(drawing, *from, *to).draw();
    }
    drawBarsWords(drawing);
    return scene;
}

const BarsLens instance;

} // namespace

const Lens& barsLens = instance;

} // namespace lockstep::ui
