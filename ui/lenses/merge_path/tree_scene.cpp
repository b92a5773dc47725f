// The tree's rows: runs as boxes, with their keys where these have room.
#include "ui/lenses/merge_path/tree_scene.hpp"

#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/key_cell.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

const Words& keysToScale(const Recording& recording)
{
    static const Words none;
    return recording.n() <= mostTreeKeys ? recording.input : none;
}

} // namespace

MergeTreeScene::MergeTreeScene(const Resident& resident, const MergeTree& tree, const MergeLevel* level, Moment moment,
                               const View& view)
    : m_resident(resident), m_recording(*resident.recording), m_tree(tree), m_level(level), m_moment(moment),
      m_view(view), m_colors(theme(view.theme)), m_layout(layoutMergeTree(m_recording, tree, moment.launch, view)),
      m_s(m_layout.scale), m_endsEarly(isOver() && endsEarly(m_recording)),
      m_isWrong(isOver() && isAnyWrong(m_recording)),
      m_wrong(m_isWrong && m_recording.n() <= mostTreeKeys ? wrongOutputs(m_recording) : std::vector<bool>{}),
      m_lengths(keysToScale(m_recording), m_recording.type), m_labels(QRectF({0, 0}, view.size), smallestText(view))
{
    m_scene.size = view.size;
    m_scene.ground = m_colors.paper;
}

std::optional<Scene> MergeTreeScene::take()
{
    if (m_layout.isDense ? density() == nullptr : m_layout.keys != MergeTreeKeys::none && !hasAllKeys())
        return std::nullopt;
    drawCard();
    drawDensity();
    for (std::size_t row = 1; row < m_tree.rows.size(); ++row) {
        drawLinks(row);
        drawStretches(row);
    }
    for (std::size_t row = 0; row < m_tree.rows.size(); ++row)
        drawRow(row);
    drawCoRanks();
    drawEqual();
    drawGutter();
    drawLegend();
    return std::move(m_scene);
}

MergeTreeScene::Time MergeTreeScene::timeOf(std::size_t row) const
{
    if (!m_layout.now)
        return row == 0 ? Time::in : Time::toCome;
    return row == *m_layout.now       ? Time::out
           : row + 1 == *m_layout.now ? Time::in
           : row < *m_layout.now      ? Time::past
                                      : Time::toCome;
}

const Words* MergeTreeScene::keysOf(std::size_t row) const
{
    if (row == 0)
        return &m_recording.input;
    const std::size_t made = m_tree.rows[row].made;
    const State* state = made > 0 ? m_resident.state(made) : nullptr;
    const Argument* out = made > 0 ? argumentNamed(m_recording.launches[made - 1], "keys_out") : nullptr;
    if (state == nullptr || out == nullptr || !out->buffer || *out->buffer >= state->buffers.size())
        return nullptr;
    const Words* keys = state->buffers[*out->buffer].get();
    return keys != nullptr && keys->size() >= m_tree.n ? keys : nullptr;
}

bool MergeTreeScene::hasAllKeys() const
{
    for (std::size_t row = 0; row < m_tree.rows.size(); ++row)
        if ((timeOf(row) == Time::past || timeOf(row) == Time::in) && keysOf(row) == nullptr)
            return false;
    return true;
}

MarkId MergeTreeScene::rowMark(std::size_t row, const QString& part) const
{
    return {QStringLiteral("row%1-").arg(row) + part, -1, -1, -1};
}

MarkId MergeTreeScene::itemMark(std::size_t item, const QString& part) const
{
    return {QStringLiteral("launch%1-item%2-").arg(m_moment.launch).arg(item) + part, static_cast<int>(m_moment.launch),
            static_cast<qint64>(item), -1};
}

void MergeTreeScene::drawCard()
{
    if (!m_layout.now)
        return;
    const QRectF card = m_layout.card(m_tree.n);
    addCard(m_scene, m_colors, card, 12 * m_s, 1.5,
            {QStringLiteral("card"), static_cast<int>(m_moment.launch), -1, -1});
    const LaunchMeaning& meaning = m_recording.launches[m_moment.launch - 1].meaning;
    QString words = say(meaning.title);
    if (meaning.level)
        words = say("level %1, %2").arg(QString::number(*meaning.level), words);
    const Tab tab{words, 12.5 * m_s, 13 * m_s, 22 * m_s};
    const double left =
        std::clamp(card.left() + 14 * m_s, 1.0, std::max(1.0, m_view.size.width() - tab.width() - 2 * m_s));
    addTab(m_scene, m_colors, tab, tab.from({left, card.top()}), {}, &m_labels);
}

MergeTreeScene::Look MergeTreeScene::lookOf(std::size_t row, std::size_t run) const
{
    if (isDone(row))
        return m_isWrong ? Look{m_colors.raised, m_colors.ink2, m_colors.ink}
                         : Look{m_colors.keep.fill, m_colors.keep.line, m_colors.keep.on};
    switch (timeOf(row)) {
    case Time::past:
        return {m_colors.raised, m_colors.line2, m_colors.ink2};
    case Time::in: {
        const std::size_t to = row + 1;
        if (!m_layout.now || !m_tree.rows[to].merges || m_tree.runAt(to, run / 2).isAlone())
            return {m_colors.paper, m_colors.line2, m_colors.ink};
        const BucketHue& hue = m_colors.buckets[run % 2];
        return {hue.tint, hue.line, m_colors.ink};
    }
    case Time::out:
        return {m_colors.paper, m_moment.fraction > 0 ? m_colors.ink2 : m_colors.ghost, m_colors.ink};
    case Time::toCome:
        break;
    }
    return {Qt::transparent, m_colors.ghost, m_colors.ink3};
}

void MergeTreeScene::drawRow(std::size_t row)
{
    const bool isWritten = timeOf(row) == Time::out && m_level != nullptr && m_layout.keys != MergeTreeKeys::none;
    drawRuns(row);
    if (m_layout.keys == MergeTreeKeys::none) {
        drawWidths(row);
    } else if (isWritten) {
        if (m_layout.keys == MergeTreeKeys::values)
            drawWritten(row);
        else
            drawWrittenBars(row);
    } else if (timeOf(row) != Time::toCome) {
        if (m_layout.keys == MergeTreeKeys::values)
            drawValues(row);
        else
            drawBars(row);
    }
}

void MergeTreeScene::drawRuns(std::size_t row)
{
    const bool isInput = row == 0 && m_layout.keys != MergeTreeKeys::values;
    if (runWidth(row) < 7 * m_s || isInput) {
        if (m_layout.keys != MergeTreeKeys::bars || !isInput)
            drawNarrowRuns(row);
        return;
    }
    for (std::size_t j = 0; j < m_tree.runs(row); ++j) {
        const MergeTreeRun run = m_tree.runAt(row, j);
        const QRectF rect = m_layout.place(row, run.begin, run.end);
        const Look look = lookOf(row, j);
        // What a launch makes fills up with what it has written.
        const bool isFilling = timeOf(row) == Time::out && m_layout.keys == MergeTreeKeys::none && !isDone(row);
        MarkId id = rowMark(row, QStringLiteral("run%1").arg(j));
        if (run.end - run.begin == 1)
            id.index = static_cast<qint64>(run.begin);
        const bool isOwn = timeOf(row) == Time::out && m_layout.keys != MergeTreeKeys::none; // its keys have cells
        m_scene.add(RectShape{rect, std::min(5 * m_s, std::min(rect.width(), rect.height()) / 3),
                              isOwn ? m_colors.paper : look.fill,
                              Stroke{look.line, (timeOf(row) == Time::toCome ? 1.0 : 1.2) * m_s, {}}},
                    std::move(id));
        if (isFilling && m_tree.rows[row].made == m_moment.launch && m_moment.fraction > 0)
            m_scene.add(RectShape{rect, std::min(5 * m_s, rect.height() / 3), m_colors.raised,
                                  Stroke{m_colors.ink2, 1.2 * m_s, {}}},
                        {}, m_moment.fraction);
    }
}

/// So many runs that their edges would be all there is: every second one is shaded, where they can be told apart at
/// all.
void MergeTreeScene::drawNarrowRuns(std::size_t row)
{
    const Time time = timeOf(row);
    const Look look = lookOf(row, 0);
    const bool isMade = time != Time::toCome && !(time == Time::out && !isDone(row));
    const QRectF band = m_layout.place(row, 0, m_tree.n);
    const bool isHollow = !isMade || row == 0;
    m_scene.add(RectShape{band, std::min(4 * m_s, band.height() / 3), isHollow ? QColor(Qt::transparent) : look.fill,
                          Stroke{look.line, m_s, {}}},
                rowMark(row, QStringLiteral("runs")));
    if (row == 0 || runWidth(row) < 3 * m_s)
        return;
    QPainterPath path;
    for (std::size_t j = 1; j < m_tree.runs(row); ++j) {
        const MergeTreeRun run = m_tree.runAt(row, j);
        if (isHollow) {
            path.moveTo(m_layout.x(run.begin), band.top());
            path.lineTo(m_layout.x(run.begin), band.bottom());
        } else if (j % 2 == 1) {
            path.addRect(
                QRectF(m_layout.x(run.begin), band.top(), m_layout.x(run.end) - m_layout.x(run.begin), band.height()));
        }
    }
    if (path.isEmpty())
        return;
    const QColor shade = isDone(row)        ? m_colors.keep.line
                         : time == Time::in ? m_colors.buckets[1].tint
                                            : m_colors.line2;
    m_scene.add(PathShape{path, isHollow ? QColor(Qt::transparent) : shade,
                          isHollow ? Stroke{look.line, 0.8 * m_s, {}} : Stroke{}},
                rowMark(row, QStringLiteral("edges")));
}

/// How long runs are, where their boxes have room for words.
void MergeTreeScene::drawWidths(std::size_t row)
{
    const MergeTreeRow& of = m_tree.rows[row];
    const double size = 11.5 * m_s;
    if (m_layout.box < 1.25 * size)
        return;
    const QColor color = lookOf(row, 0).text;
    const auto put = [&](std::size_t begin, std::size_t end, const QString& words) {
        const QRectF rect = m_layout.place(row, begin, end);
        const TextShape text = textAt(words, rect.center(), size, 400, color);
        if (textWidth(text) + 8 * m_s > rect.width())
            return false;
        m_labels.place(m_scene, text);
        return true;
    };
    const auto keys = [](std::size_t count) { return many(count, "%1 key", "%1 keys"); };
    if (row == 0) {
        put(0, m_tree.n, keys(m_tree.n));
        return;
    }
    if (put(0, std::min(of.run, m_tree.n), keys(std::min(of.run, m_tree.n)))) {
        for (std::size_t j = 1; j < m_tree.runs(row); ++j) {
            const MergeTreeRun run = m_tree.runAt(row, j);
            put(run.begin, run.end, keys(run.end - run.begin));
        }
    } else if (runWidth(row) < 3 * m_s) {
        put(0, m_tree.n,
            (m_tree.n % of.run == 0 ? say("%1 runs of %2 keys") : say("%1 runs of up to %2 keys"))
                .arg(countDigits(m_tree.runs(row)), countDigits(of.run)));
    }
}

void MergeTreeScene::drawValues(std::size_t row)
{
    const Words& keys = *keysOf(row);
    const std::size_t run = m_tree.rows[row].run;
    for (std::size_t i = 0; i < m_tree.n; ++i) {
        const QPointF centre{m_layout.x(i) + m_layout.pitch / 2, m_layout.rowTop(row) + m_layout.box / 2};
        const QColor color = lookOf(row, i / run).text;
        const QString value = valueText(keys[i], m_recording);
        const std::size_t first = m_scene.marks.size();
        if (m_layout.words.letters > 0)
            addWordColumn(m_scene, m_layout.words, value, centre, color, 1);
        else
            m_scene.add(textAt(value, centre, m_layout.valueSize, 600, color));
        own(m_scene, first, {{}, -1, -1, static_cast<qint64>(i)});
    }
}

void MergeTreeScene::drawBars(std::size_t row)
{
    const Words& keys = *keysOf(row);
    const double top = m_layout.rowTop(row) + 2 * m_s, bottom = m_layout.rowTop(row) + m_layout.box - 1.5 * m_s;
    for (std::size_t j = 0; j < m_tree.runs(row); ++j) {
        const MergeTreeRun run = m_tree.runAt(row, j);
        // All keys of a row of single keys are one silhouette.
        const std::size_t end = m_tree.rows[row].run == 1 ? m_tree.n : run.end;
        QPainterPath path;
        for (std::size_t i = run.begin; i < end; ++i) {
            const double high = std::max(1.0, (bottom - top) * m_lengths(keys[i]));
            path.addRect(QRectF(m_layout.x(i), bottom - high, std::max(0.6, m_layout.pitch * 0.92), high));
        }
        const bool isLit = timeOf(row) == Time::in && m_tree.rows[row].run > 1 && m_layout.now;
        m_scene.add(PathShape{path, isLit ? lookOf(row, j).line : m_colors.done, {}},
                    rowMark(row, QStringLiteral("bars%1").arg(j)), timeOf(row) == Time::past ? 0.7 : 1);
        if (end == m_tree.n)
            return;
    }
}

std::optional<Wrong> MergeTreeScene::wrongIn(std::size_t row, std::size_t place) const
{
    if (!isDone(row) || place >= m_wrong.size() || !m_wrong[place])
        return std::nullopt;
    return wrongAt(m_wrong, place);
}

/// What the last launch has written; where that is not the end, in the hues of the runs that it comes from.
void MergeTreeScene::drawWritten(std::size_t row)
{
    const double gap = std::min(1.2 * m_s, 0.06 * m_layout.pitch), inset = 2.5 * m_s;
    for (std::size_t i = 0; i < m_level->outputs.size() && i < m_tree.n; ++i) {
        const MergeOutput& one = m_level->outputs[i];
        if (one.from >= m_level->keys.size())
            continue;
        const std::optional<Wrong> wrong = wrongIn(row, i);
        const MergePair& pair = m_level->step == MergeStep::merge ? m_level->pairOf(i) : m_level->pairs.front();
        const bool isHued = m_level->step == MergeStep::merge && pair.right() > 0;
        const BucketHue& hue = m_colors.buckets[one.from < pair.middle ? 0 : 1];
        KeyLook look{isHued ? hue.tint : m_colors.paper, isHued ? hue.line : m_colors.line2, m_colors.ink};
        if (isDone(row) && !wrong)
            look = {m_colors.keep.fill, m_colors.keep.line, m_colors.keep.on};
        const QRectF cell{m_layout.x(i) + gap, m_layout.rowTop(row) + inset, m_layout.pitch - 2 * gap,
                          m_layout.box - 2 * inset};
        addKeyCell(
            m_scene, m_colors,
            {cell, valueText(m_level->keys[one.from], m_recording), m_layout.valueSize, &m_layout.words, m_s,
             std::min(4 * m_s, cell.width() / 3), wrong, m_s},
            look, {QStringLiteral("out%1").arg(i), static_cast<int>(m_moment.launch), one.item, static_cast<qint64>(i)},
            1);
        if (m_view.selectedItem == one.item)
            m_scene.add(inspectedRing(m_colors, cell, 1.5 * m_s, 5 * m_s, m_s));
    }
}

void MergeTreeScene::drawWrittenBars(std::size_t row)
{
    const double top = m_layout.rowTop(row) + 2 * m_s, bottom = m_layout.rowTop(row) + m_layout.box - 1.5 * m_s;
    QPainterPath left, right, wrong;
    for (std::size_t i = 0; i < m_level->outputs.size() && i < m_tree.n; ++i) {
        const MergeOutput& one = m_level->outputs[i];
        if (one.from >= m_level->keys.size())
            continue;
        const double high = std::max(1.0, (bottom - top) * m_lengths(m_level->keys[one.from]));
        const bool isRight = m_level->step == MergeStep::merge && one.from >= m_level->pairOf(i).middle;
        (wrongIn(row, i) ? wrong
         : isRight       ? right
                         : left)
            .addRect(QRectF(m_layout.x(i), bottom - high, std::max(0.6, m_layout.pitch * 0.92), high));
    }
    const bool isHued = m_level->step == MergeStep::merge && !isDone(row);
    const QColor done = isDone(row) ? m_colors.keep.line : m_colors.done;
    m_scene.add(PathShape{left, isHued ? m_colors.buckets[0].line : done, {}}, rowMark(row, QStringLiteral("left")));
    m_scene.add(PathShape{right, isHued ? m_colors.buckets[1].line : done, {}}, rowMark(row, QStringLiteral("right")));
    if (!wrong.isEmpty())
        m_scene.add(PathShape{wrong, m_colors.ink, {}}, rowMark(row, QStringLiteral("wrong")));
}

/// Equal keys of a sort that is over, joined below its row.
void MergeTreeScene::drawEqual()
{
    if (!isOver() || m_level == nullptr || m_layout.keys == MergeTreeKeys::none)
        return;
    if (const std::optional<Crossings> equal = equalKeys(m_resident))
        joinNeighbours(m_scene, m_colors, *equal, {0, 8 * m_s}, m_s, [&](std::size_t i) {
            return QPointF{m_layout.x(i) + m_layout.pitch / 2,
                           m_layout.rowTop(m_tree.rows.size() - 1) + m_layout.box - 2 * m_s};
        });
}

Scene mergeTreeScene(const Resident& resident, const MergeTree& tree, const MergeLevel* level, Moment moment,
                     const View& view)
{
    std::optional<Scene> scene = MergeTreeScene(resident, tree, level, moment, view).take();
    return scene ? std::move(*scene) : loadingScene(view);
}

} // namespace lockstep::ui
