#include "ui/lenses/buckets/scene.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/bucket_marks.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"

#include <algorithm>
#include <tuple>

namespace lockstep::ui {

namespace {

QString stepTitle(BucketStep step)
{
    switch (step) {
    case BucketStep::histogram:
        return say("histogram");
    case BucketStep::scan:
        return say("scan");
    case BucketStep::scatter:
        return say("scatter");
    case BucketStep::input:
        break;
    }
    return say("input");
}

/// The launch by its own name.
QString cardTitle(const Recording& recording, const BucketPass& pass)
{
    if (!pass.title.isEmpty())
        return pass.title;
    const bool isOneScan =
        pass.kind == BucketKind::bits && pass.step == BucketStep::scan && pass.lastLaunch == pass.firstLaunch + 2;
    return (pass.step == BucketStep::input && pass.carried == Carried::no) || pass.kind == BucketKind::blocks ||
                   isOneScan
               ? stepTitle(pass.step)
               : say(recording.launches[pass.launch - 1].meaning.title);
}

} // namespace

BucketScene::BucketScene(const Recording& recording, const BucketPass& pass, Moment moment, const View& view)
    : m_recording(recording), m_pass(pass), m_moment(moment), m_view(view), m_colors(theme(view.theme)),
      m_layout(layoutBuckets(recording, view)), m_example(startExample(pass, view.selectedItem)), m_s(m_layout.scale),
      m_line(view.role == ViewRole::presenter ? 2 : 1),
      m_result(std::clamp((moment.fraction - arriving) / (1 - arriving), 0.0, 1.0)),
      m_counted(pass.phase == BlockPhase::clear || pass.phase == BlockPhase::edges ? 0
                : pass.phase == BlockPhase::none || pass.phase == BlockPhase::load || pass.phase == BlockPhase::extents
                    ? m_result
                    : 1),
      m_addends(placeAddends()), m_scene{view.size, m_colors.paper, {}}
{
    if (!m_layout.fits)
        return;
    drawCard();
    if (m_pass.carried != Carried::no) {
        drawRounds();
        drawKeys();
        return;
    }
    if (m_layout.table == TableDetail::none) {
        drawFields();
    } else if (drawsCounters()) {
        drawCounters();
    } else {
        drawTable();
        drawSums();
    }
    drawStretches();
    drawArcs();
    drawKeys();
    drawSlots();
    drawRuns();
    drawBands();
    drawCountMarks();
    drawExplanation();
}

void BucketScene::addText(TextShape text, double opacity, MarkId id)
{
    m_scene.add(std::move(text), std::move(id), opacity);
}

std::size_t BucketScene::launchOf(BucketStep step) const
{
    if (m_pass.kind == BucketKind::sweeps && m_pass.step == BucketStep::scatter)
        return m_pass.lastLaunch;
    switch (step) {
    case BucketStep::scan: // of several the one that is shown
        return m_pass.step == BucketStep::scan ? m_pass.launch : m_pass.lastLaunch - 1;
    case BucketStep::scatter:
        return m_pass.lastLaunch;
    default:
        return m_pass.firstLaunch;
    }
}

MarkId BucketScene::itemId(BucketStep step, std::uint32_t item, const QString& part, std::size_t index) const
{
    const std::size_t launch = launchOf(step);
    return {QStringLiteral("launch%1-item%2-%3").arg(launch).arg(item).arg(part), static_cast<int>(launch), item,
            static_cast<qint64>(index)};
}

const BucketKey* BucketScene::selectedKey() const
{
    if (!m_view.selectedItem)
        return nullptr;
    for (const BucketKey& key : m_pass.keys)
        if ((m_pass.step == BucketStep::histogram && key.countItem == *m_view.selectedItem) ||
            (m_pass.step == BucketStep::scatter && key.moveItem == *m_view.selectedItem))
            return &key;
    return nullptr;
}

void BucketScene::addBucketMark(std::uint32_t digit, QPointF c, double r, const QColor& color, MarkId id,
                                double opacity)
{
    addBucketSign(m_scene, signOf(digit), c, r, color, m_colors.card, std::move(id), opacity);
}

std::uint32_t BucketScene::signOf(std::uint32_t digit) const
{
    // The one bit of a phase is its own number; a digit goes by its rank among the digits that have rows.
    if (m_pass.shownWidth != m_pass.width)
        return digit;
    const std::size_t row = m_pass.rowOf(digit);
    return row < m_pass.rows.size() && m_pass.rows[row] == digit ? static_cast<std::uint32_t>(row) : digit;
}

void BucketScene::drawCard()
{
    const double right = m_view.size.width() - 1, pad = 14 * m_s;
    const bool hasTable = m_layout.table != TableDetail::none;
    const double tableEnd = hasTable ? m_layout.tableRect(m_pass.rows.size(), m_pass.groups).bottom() : 0;
    double top = m_layout.cardTop, bottom = 0;
    const auto roundField = [&](std::size_t field) {
        return std::pair{m_layout.fieldY[field] - m_layout.fieldHeight / 2 - 12 * m_s,
                         m_layout.fieldY[field] + m_layout.fieldHeight / 2 + 6 * m_s};
    };
    switch (m_pass.step) {
    case BucketStep::histogram:
        bottom = sortsBlocks() ? (m_layout.indexY > 0 ? m_layout.indexY : m_layout.slotTop + m_layout.keyHeight) + pad
                 : hasTable    ? m_layout.keyTop + std::max(m_layout.keyHeight, 34 * m_s) + pad * 0.6
                               : roundField(0).second;
        break;
    case BucketStep::scan:
        bottom = (hasNote() ? m_layout.noteY + 9 * m_s : tableEnd) + 5 * m_s;
        if (!hasTable)
            std::tie(top, bottom) = roundField(1), bottom += 10 * m_s; // with what stands under its numbers
        break;
    case BucketStep::scatter:
        top = hasTable ? m_layout.keyTop - m_layout.aboveKeys : roundField(2).first;
        bottom = m_layout.bandY + m_layout.belowBands;
        break;
    case BucketStep::input:
        top = m_layout.keyTop - m_layout.aboveKeys;
        if (m_pass.carried != Carried::no) {
            bottom = (m_layout.indexY > 0 ? m_layout.indexY : m_layout.slotTop + m_layout.keyHeight) + pad;
            break;
        }
        bottom = m_layout.keyTop + std::max(m_layout.keyHeight, 34 * m_s) + pad * 0.6;
        break;
    }
    addCard(m_scene, m_colors, {1, top, right - 1, bottom - top}, 13 * m_s, 1.5 * m_line);
    const bool presented = m_layout.compact; // the tab stands over the labels at the left
    double left = (presented ? 2 : 16) * m_s;
    Tab tab{cardTitle(m_recording, m_pass), 12.5 * m_s, (presented ? 5 : 14) * m_s, 22 * m_s, 1.5 * m_line};
    const QString stepWord = m_pass.step == BucketStep::input ? tab.words : stepTitle(m_pass.step);
    // Elsewhere it must end before the first key's position, which stands beside it.
    const double end = m_layout.key(0).center().x() - 7 * m_s;
    if (!presented && left + tab.width() > end) {
        left = 5 * m_s;
        tab.padding = 7 * m_s;
        tab.fit(end - left, 11 * m_s, 0.5 * m_s);
        // Still too long: the step alone. In the other steps' cards no key has a position.
        if (m_pass.step == BucketStep::scatter && left + tab.width() > end) {
            tab.words = stepWord;
            tab.size = 12.5 * m_s;
            tab.fit(end - left, 11 * m_s, 0.5 * m_s);
        }
    }
    // A long word gets smaller before it meets the first block's heading beside it.
    const double room = m_layout.left - 5 * m_s - left;
    for (const QString& words : {tab.words, stepWord}) {
        if (!presented)
            break;
        tab.words = words;
        tab.size = 12.5 * m_s;
        tab.fit(room, (m_view.role == ViewRole::presenter ? leastPresentedType : 11) * m_s, 0.5 * m_s);
        if (tab.width() <= room)
            break;
    }
    addTab(m_scene, m_colors, tab, tab.from({left, top}));
}

/// One bucket shape a counted key; in the histogram they fly there from the keys.
void BucketScene::drawCountMarks()
{
    if (m_pass.step == BucketStep::input || m_layout.table == TableDetail::none || m_pass.phase == BlockPhase::clear ||
        m_pass.phase == BlockPhase::edges || m_addends)
        return;
    if (drawsCounters()) {
        drawCounterTravellers();
        return;
    }
    // Counts that are worked out from places have no keys on their way to them.
    const bool isMeasured = m_pass.phase == BlockPhase::extents;
    const bool counting = m_pass.step == BucketStep::histogram && !isMeasured;
    const bool stay = m_layout.table == TableDetail::marks;
    if (!stay && (!counting || m_counted >= 1))
        return;
    const double radius = stay ? m_layout.markSize * 0.5 : m_layout.endMark;
    std::vector<std::size_t> seen(m_pass.digits * m_pass.groups, 0);
    for (std::size_t i = 0; i < m_pass.keys.size(); ++i) {
        const BucketKey& key = m_pass.keys[i];
        if (key.digit >= m_pass.digits || key.group >= m_pass.groups)
            continue;
        const double travel = counting && m_counted < 1 ? travelled(key.countTurn) : 1;
        const std::size_t row = m_pass.rowOf(key.digit), place = seen[cellIndex(key.digit, key.group)]++;
        QPointF to = m_layout.count(row, key.group);
        if (stay)
            to += QPointF{12 * m_s + static_cast<double>(place) * 1.4 * m_layout.markSize, 0};
        else if (!m_layout.hasBoth())
            to = m_layout.cell(row, key.group).center();
        const QRectF card = m_layout.key(i);
        const QPointF from{card.center().x(), card.top() - 6 * m_s};
        MarkId id;
        if (counting)
            id = itemId(BucketStep::histogram, key.countItem, say("count"), i);
        addBucketMark(key.digit, counting ? between(from, to, travel) : to, radius, hue(key.digit).line, id,
                      isMeasured ? m_counted
                      : stay     ? 1
                                 : 1 - m_counted);
    }
    if (const BucketKey* key = counting && m_layout.hasBoth() ? selectedKey() : nullptr) {
        const QRectF cell = m_layout.cell(m_pass.rowOf(key->digit), key->group);
        drawRing({cell.left() - 2 * m_s, cell.top() + 4 * m_s, m_layout.countRight + 6 * m_s, cell.height() - 8 * m_s},
                 4 * m_s);
    }
}

double BucketScene::travelled(std::uint32_t turn) const
{
    const double f = std::min(1.0, m_moment.fraction / arriving);
    const auto turns =
        static_cast<double>(m_pass.kind == BucketKind::sortedBlocks ||
                                    (m_pass.kind == BucketKind::pipeline && m_pass.step == BucketStep::histogram)
                                ? 1
                                : m_pass.itemTurns);
    return turns <= 1 ? f : std::clamp(f * turns - turn, 0.0, 1.0);
}

void BucketScene::drawRing(const QRectF& rect, double radius)
{
    const double offset = std::min(4 * m_s, std::max(2.0, rect.width() * 0.12));
    m_scene.add(inspectedRing(m_colors, rect, offset, radius + offset, m_s));
}

} // namespace lockstep::ui
