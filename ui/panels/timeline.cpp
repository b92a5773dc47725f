#include "ui/panels/timeline.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"
#include "ui/panels/launch_title.hpp"
#include "ui/panels/moment_words.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/timeline_access.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <QAccessible>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::ui {

namespace {

constexpr double sideMargin = 36;
constexpr double barTop = 33, barHeight = 9, nowHeight = 15;

/// Titles of all chapters, else numbers of all, else of every second, fourth …: never one missing among others.
/// The current chapter has the most words that fit, and what it would meet gives way.
std::vector<QString> chapterLabels(const TimelineLayout& layout, std::size_t launch)
{
    const std::vector<Chapter>& chapters = layout.chapters();
    const std::size_t count = chapters.size();
    const auto widthOf = [](const QString& text) {
        TextShape label;
        label.text = text;
        label.size = 12.5;
        label.weight = 600;
        return textWidth(label);
    };
    const auto startOf = [&](std::size_t c) { return layout.start(chapters[c].first); };
    const double end = count == 0 ? 0 : layout.end(chapters.back().last);
    constexpr double apart = 6;
    std::vector<QString> labels(count);
    const auto numberOf = [&](std::size_t c) {
        return chapters[c].title.contains(' ') ? chapters[c].title.section(' ', -1) : QString();
    };
    const auto fits = [&](std::size_t c, const QString& text, std::size_t next) {
        if (next < count || startOf(c) + widthOf(text) <= end)
            return startOf(c) + widthOf(text) <= (next < count ? startOf(next) - apart : end);
        // The last one may begin earlier than its chapter, where nothing stands there.
        return c == 0 ? widthOf(text) <= end : startOf(c - 1) + widthOf(labels[c - 1]) + apart <= end - widthOf(text);
    };
    bool whole = true;
    for (std::size_t c = 0; c < count; ++c) {
        labels[c] = chapters[c].title;
        whole = whole && fits(c, labels[c], c + 1);
    }
    if (whole)
        return labels;
    std::size_t step = 1;
    for (bool clear = false; !clear; step *= clear ? 1 : 2) {
        clear = true;
        for (std::size_t c = step - 1; c < count; c += step)
            clear = clear && fits(c, numberOf(c), c + step);
    }
    for (std::size_t c = 0; c < count; ++c)
        labels[c] = (c + 1) % step == 0 ? numberOf(c) : QString();
    for (std::size_t c = 0; c < count; ++c) {
        if (launch < chapters[c].first || launch > chapters[c].last)
            continue;
        std::size_t next = c + 1;
        while (next < count && labels[next].isEmpty())
            ++next;
        labels[c] = fits(c, chapters[c].title, next) ? chapters[c].title : numberOf(c);
        for (std::size_t other = 0; other < count; ++other) {
            const bool clear = other < c ? startOf(other) + widthOf(labels[other]) + apart <= startOf(c)
                                         : startOf(c) + widthOf(labels[c]) + apart <= startOf(other);
            if (other != c && !clear)
                labels[other].clear();
        }
    }
    return labels;
}

/// Below the bars, and above the launches' values.
constexpr double flagTop = 45.5, flagWidth = 6, flagHeight = 7.5;

double flagX(const TimelineLayout& layout, std::size_t launch)
{
    return launch == 0 ? layout.xOf(0) : (layout.start(launch) + layout.end(launch)) / 2;
}

/// A ribbon under each launch that somebody marked.
void drawBookmarks(Scene& scene, const Recording& recording, const TimelineLayout& layout, const Theme& t)
{
    for (const Bookmark& one : bookmarksOf(recording)) {
        const double left = flagX(layout, one.launch) - flagWidth / 2, middle = left + flagWidth / 2;
        QPainterPath ribbon({left, flagTop});
        ribbon.lineTo(left + flagWidth, flagTop);
        ribbon.lineTo(left + flagWidth, flagTop + flagHeight);
        ribbon.lineTo(middle, flagTop + flagHeight - 2.5);
        ribbon.lineTo(left, flagTop + flagHeight);
        ribbon.closeSubpath();
        scene.add(PathShape{ribbon, t.ink, {}},
                  {QStringLiteral("bookmark%1").arg(one.launch), static_cast<int>(one.launch), -1, -1});
    }
}

} // namespace

TimelineLayout::TimelineLayout(const Recording& recording, double left, double width)
    : m_chapters(chaptersOf(recording)), m_left(left)
{
    const auto launches = static_cast<double>(recording.launchCount());
    const auto chapters = static_cast<double>(m_chapters.size());
    if (launches == 0)
        return;
    for (std::size_t c = 0; c < m_chapters.size(); c++)
        m_chapterOf.insert(m_chapterOf.end(), m_chapters[c].last - m_chapters[c].first + 1, c);
    const auto fit = [&](double gap, double chapterGap, double least) {
        m_gap = gap;
        m_chapterGap = chapterGap;
        m_segment = (width - chapterGap * (chapters - 1) - gap * (launches - chapters)) / launches;
        return m_segment >= least;
    };
    m_segmented = fit(4, 20, 8) || fit(2, 10, 5);
    if (!m_segmented && !fit(0, 4, 1.0))
        fit(0, 0, 0);
}

std::size_t TimelineLayout::chapterOf(std::size_t k) const
{
    return m_chapterOf.at(k - 1);
}

double TimelineLayout::start(std::size_t k) const
{
    const auto chapter = static_cast<double>(chapterOf(k));
    const auto before = static_cast<double>(k - 1);
    return m_left + before * m_segment + chapter * m_chapterGap + (before - chapter) * m_gap;
}

double TimelineLayout::xOf(double position) const
{
    if (m_chapterOf.empty() || position <= 0)
        return m_left;
    const auto k = static_cast<std::size_t>(std::ceil(position));
    return start(k) + (position - static_cast<double>(k - 1)) * m_segment;
}

double TimelineLayout::positionAt(double x) const
{
    if (m_chapterOf.empty() || x <= m_left)
        return 0;
    // The last launch that starts at or before x; in the gap behind a launch it is finished.
    std::size_t low = 1, high = m_chapterOf.size();
    while (low < high) {
        const std::size_t middle = (low + high + 1) / 2;
        if (start(middle) <= x)
            low = middle;
        else
            high = middle - 1;
    }
    return static_cast<double>(low - 1) + std::clamp((x - start(low)) / m_segment, 0.0, 1.0);
}

Scene timelineScene(const Recording& recording, const TimelineLayout& layout, Moment moment, QSizeF size,
                    ThemeName name)
{
    const Theme& t = theme(name);
    Scene scene;
    scene.size = size;
    scene.ground = Qt::transparent;
    const double middle = barTop + barHeight / 2;
    const double fraction = ofLaunch(recording, moment).fraction;

    TextShape label;
    label.size = 12.5;
    const std::vector<QString> titles = chapterLabels(layout, moment.launch);
    for (std::size_t c = 0; c < titles.size(); ++c) {
        const Chapter& chapter = layout.chapters()[c];
        const bool current = moment.launch >= chapter.first && moment.launch <= chapter.last;
        label.weight = current ? 600 : 400;
        label.color = current ? t.ink : t.ink2;
        label.text = titles[c];
        const double left = layout.start(chapter.first);
        label.at = {left, 20};
        if (c > 0) // within the margin
            label.at.setX(std::min(left, layout.end(layout.chapters().back().last) - textWidth(label)));
        if (!label.text.isEmpty())
            scene.add(label, {QStringLiteral("chapter%1").arg(c + 1), -1, -1, -1});
        if (!layout.isSegmented()) {
            const QRectF bar(left, barTop, layout.end(chapter.last) - left, barHeight);
            const double radius = std::min(barHeight, bar.width()) / 2;
            const double done =
                std::clamp(layout.xOf(static_cast<double>(moment.launch) - 1 + fraction), bar.left(), bar.right());
            scene.add(RectShape{bar, radius, t.paper, {t.ghost, 1, {}}});
            if (moment.launch > 0 && done > bar.left())
                scene.add(RectShape{QRectF(bar.topLeft(), QPointF(done, bar.bottom())),
                                    std::min(radius, (done - bar.left()) / 2),
                                    t.done,
                                    {}});
        }
    }
    // Labels of some launches only would mislead: where one does not fit, the current one stands alone.
    bool allValuesFit = true;
    for (const Launch& launch : recording.launches) {
        const TextShape value{launchTitle(launch), {}, 12, 600, FontFamily::text, Align::center, t.ink, false};
        allValuesFit = allValuesFit && layout.isSegmented() && textWidth(value) <= layout.segmentWidth() + 2;
    }
    for (std::size_t k = 1; layout.isSegmented() && k <= recording.launchCount(); k++) {
        const QRectF bar(layout.start(k), barTop, layout.segmentWidth(), barHeight);
        const bool current = k == moment.launch;
        const MarkId id{QStringLiteral("launch%1").arg(k), static_cast<int>(k), -1, -1};
        const double radius = std::min(barHeight, bar.width()) / 2;
        if (current) {
            const QRectF now = bar.adjusted(0, -3, 0, 3);
            scene.add(RectShape{now, std::min(nowHeight, now.width()) / 2, t.now, {t.ink, 1.5, {}}}, id);
            const std::size_t phases = moment.phase ? phasesShown(recording, k) : 1;
            const double each = now.width() / static_cast<double>(phases);
            for (std::size_t p = 1; p < phases && each >= 4; ++p) {
                const double at = now.left() + static_cast<double>(p) * each;
                scene.add(LineShape{{at, now.top() + 4}, {at, now.bottom() - 4}, {t.onNow, 1, {}}},
                          {QStringLiteral("launch%1-phase%2-end").arg(k).arg(p), static_cast<int>(k), -1, -1});
            }
        } else if (k < moment.launch) {
            scene.add(RectShape{bar, radius, t.done, {}}, id);
        } else {
            scene.add(RectShape{bar.adjusted(0.5, 0.5, -0.5, -0.5), radius, t.paper, {t.ghost, 1, {}}}, id);
        }
        TextShape value = label;
        value.size = 12;
        value.align = Align::center;
        value.weight = current ? 600 : 400;
        value.color = current ? t.ink : t.ink3;
        value.text = launchTitle(recording.launches[k - 1]);
        value.at = {bar.center().x(), 64};
        const double half = textWidth(value) / 2;
        // Within the margins, as all that stands above it.
        const double leftmost = std::min(sideMargin + half, size.width() / 2);
        value.at.setX(std::clamp(value.at.x(), leftmost, std::max(leftmost, size.width() - sideMargin - half)));
        if (allValuesFit || current)
            scene.add(value);
    }
    if (!layout.isSegmented() && moment.launch > 0) {
        // The current launch is thinner than a segment could show: a yellow mark under the playhead.
        const double x = layout.start(moment.launch);
        const QRectF now(x - 3, barTop - 3, layout.segmentWidth() + 6, nowHeight);
        scene.add(RectShape{now, std::min(now.width(), nowHeight) / 2, t.now, {t.ink, 1.5, {}}});
    }
    if (recording.launchCount() == 0) {
        label.text = say("One key needs no launch.");
        label.weight = 400;
        label.color = t.ink2;
        label.at = {sideMargin, 42};
        scene.add(label);
        return scene;
    }
    drawBookmarks(scene, recording, layout, t);
    const double x = layout.xOf(moment.launch == 0 ? 0 : static_cast<double>(moment.launch) - 1 + fraction);
    scene.add(LineShape{{x, middle - 9}, {x, middle + 9}, {t.ink, 1.8, {}}}, {QStringLiteral("playhead"), -1, -1, -1});
    scene.add(EllipseShape{QRectF(x - 4, middle - 15, 8, 8), t.ink, {}});
    return scene;
}

Timeline::Timeline(Player& player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName("timeline");
    worded(this, [this] { setAccessibleName(tr("Timeline")); });
    setFocusPolicy(Qt::StrongFocus);
    setFixedHeight(72);
    setCursor(Qt::PointingHandCursor);
    connect(&player, &Player::recordingChanged, this, &Timeline::arrange);
    connect(&player, &Player::momentChanged, this, qOverload<>(&QWidget::update));
    connect(&player, &Player::recordingChanged, this, &Timeline::tell);
    connect(&player, &Player::momentChanged, this, &Timeline::tell);
    installTimelineAccess();
}

double Timeline::value() const
{
    return static_cast<double>(m_player.moment().launch);
}

double Timeline::most() const
{
    return m_player.recording() ? static_cast<double>(m_player.recording()->launchCount()) : 0;
}

QString Timeline::words() const
{
    return m_player.recording() ? placeWords(*m_player.recording(), m_player.moment(), m_language) : QString();
}

void Timeline::goTo(double launch)
{
    if (m_player.recording())
        m_player.goTo(static_cast<std::size_t>(std::clamp(std::round(launch), 0.0, most())));
}

void Timeline::tell()
{
    if (const QString now = words(); now != std::exchange(m_told, now)) {
        QAccessibleValueChangeEvent changed(this, value());
        QAccessible::updateAccessibility(&changed);
        QAccessibleEvent described(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&described);
    }
}

void Timeline::setTheme(ThemeName theme)
{
    m_theme = theme;
    update();
}

void Timeline::setLanguage(Language language)
{
    m_language = language;
    arrange();
}

void Timeline::arrange()
{
    const Speaking speaking(m_language); // chapters have titles
    if (m_player.recording())
        m_layout = TimelineLayout(*m_player.recording(), sideMargin, width() - 2 * sideMargin);
    update();
}

void Timeline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Speaking speaking(m_language);
    if (m_player.recording())
        paint(timelineScene(*m_player.recording(), m_layout, m_player.moment(), size(), m_theme), painter);
    if (hasFocus() && property("byKeys").toBool()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme(m_theme).ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(22, 3, -22, -1), 7, 7);
    }
}

void Timeline::resizeEvent(QResizeEvent*)
{
    arrange();
}

void Timeline::seek(double x)
{
    // Near the end of a launch the playhead snaps to it, so that a click can land on a finished state.
    double position = m_layout.positionAt(x);
    const double nearest = std::round(position);
    if (std::abs(m_layout.xOf(nearest) - x) <= 3)
        position = nearest;
    m_player.seek(position);
}

bool Timeline::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_player.recording()) {
        const auto& help = *static_cast<QHelpEvent*>(event);
        const std::optional<Bookmark> near = bookmarkNear(help.pos().x());
        if (near)
            QToolTip::showText(
                help.globalPos(),
                near->note.empty()
                    ? tr("Bookmark")
                    : QStringLiteral("<span>%1</span>").arg(QString::fromStdString(near->note).toHtmlEscaped()),
                this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

std::optional<Bookmark> Timeline::bookmarkNear(double x) const
{
    constexpr double reach = 8;
    std::optional<Bookmark> nearest;
    double least = reach;
    for (const Bookmark& one : bookmarksOf(*m_player.recording())) {
        const double away = std::abs(flagX(m_layout, one.launch) - x);
        if (away > least)
            continue;
        least = away;
        nearest = one;
    }
    return nearest;
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_player.recording())
        seek(event->position().x());
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton && m_player.recording())
        seek(event->position().x());
}

} // namespace lockstep::ui
