#include "ui/panels/comparison_timeline.hpp"

#include "engine/model/recording.hpp"
#include "ui/panels/launch_title.hpp"
#include "ui/panels/moment_words.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/panels/timeline_access.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double topMargin = 10, bottomMargin = 4, sideMargin = 6;
constexpr double barHeight = 9, nowHeight = 14, mostRowHeight = 44;
constexpr double valueRoom = 34; ///< height of a row whose launches have their values below them
constexpr double gap = 3;
constexpr double thinnest = 5; ///< of a launch that is drawn on its own

TextShape nameShape(const QString& name)
{
    return {name, {}, 12.5, 600, FontFamily::text, Align::left, {}, false};
}

TextShape valueShape(const Launch& launch)
{
    return {launchTitle(launch), {}, 11.5, 600, FontFamily::text, Align::center, {}, false};
}

/// Bars of all rows are drawn alike: where one row's launches are too thin, none is cut into launches.
bool areSegmented(const std::vector<TimelineRow>& rows, const ComparisonTimelineLayout& layout)
{
    for (const TimelineRow& row : rows)
        for (std::size_t k = 1; k < row.times.size(); k++) {
            const double width = layout.xOf(row.times[k]) - layout.xOf(row.times[k - 1]);
            if (width > 0 && width < thinnest)
                return false;
        }
    return true;
}

bool haveValues(const std::vector<TimelineRow>& rows, const ComparisonTimelineLayout& layout)
{
    for (const TimelineRow& row : rows)
        for (std::size_t k = 1; k < row.times.size(); k++) {
            const double width = layout.xOf(row.times[k]) - layout.xOf(row.times[k - 1]);
            if (textWidth(valueShape(row.recording->launches[k - 1])) > width)
                return false;
        }
    return layout.rowHeight() >= valueRoom;
}

/// A launch is lit while the pane is in it; one that has finished before this time lights none.
std::size_t litLaunch(const TimelineRow& row, double time)
{
    return time > totalTime(row.times) ? row.times.size() : row.moment.launch;
}

void drawLaunches(Scene& scene, const TimelineRow& row, std::size_t index, const ComparisonTimelineLayout& layout,
                  double time, double y, bool withValues, const Theme& t)
{
    const std::size_t lit = litLaunch(row, time);
    for (std::size_t k = 1; k < row.times.size(); k++) {
        const double from = layout.xOf(row.times[k - 1]), until = layout.xOf(row.times[k]);
        const bool current = k == lit;
        if (until <= from && !current)
            continue; // takes no time on this clock
        const QRectF bar(from, y - barHeight / 2, std::max(until - from - gap, 2.0), barHeight);
        const double radius = std::min(barHeight, bar.width()) / 2;
        const MarkId id{.name = QStringLiteral("pane%1-launch%2").arg(index + 1).arg(k),
                        .launch = static_cast<int>(k),
                        .pane = static_cast<int>(index) + 1};
        if (current) {
            const QRectF now = bar.adjusted(0, -(nowHeight - barHeight) / 2, 0, (nowHeight - barHeight) / 2);
            scene.add(RectShape{now, std::min(nowHeight, now.width()) / 2, t.now, {t.ink, 1.5, {}}}, id);
        } else if (k < lit) {
            scene.add(RectShape{bar, radius, t.done, {}}, id);
        } else {
            scene.add(RectShape{bar.adjusted(0.5, 0.5, -0.5, -0.5), radius, t.paper, {t.ghost, 1, {}}}, id);
        }
        if (!withValues)
            continue;
        TextShape value = valueShape(row.recording->launches[k - 1]);
        value.weight = current ? 600 : 400;
        value.color = current ? t.ink : t.ink3;
        value.at = {bar.center().x(), y + 21};
        scene.add(value);
    }
}

void drawWhole(Scene& scene, const TimelineRow& row, const ComparisonTimelineLayout& layout, double time, double y,
               const Theme& t)
{
    const double end = totalTime(row.times);
    const QRectF bar(layout.left(), y - barHeight / 2, std::max(layout.xOf(end) - layout.left(), 2.0), barHeight);
    scene.add(RectShape{bar, std::min(barHeight, bar.width()) / 2, t.paper, {t.ghost, 1, {}}});
    QRectF done = bar;
    done.setRight(layout.xOf(std::min(time, end)));
    if (done.width() > 1)
        scene.add(RectShape{done, std::min(barHeight, done.width()) / 2, t.done, {}});
    if (row.moment.launch > 0 && litLaunch(row, time) == row.moment.launch) {
        // The current launch is thinner than it can be shown: a yellow mark where it is.
        const double from = layout.xOf(row.times[row.moment.launch - 1]),
                     until = layout.xOf(row.times[row.moment.launch]);
        const double middle = (from + until) / 2, width = std::max(until - from, 6.0);
        const QRectF now(middle - width / 2, y - nowHeight / 2, width, nowHeight);
        scene.add(RectShape{now, std::min(now.width(), nowHeight) / 2, t.now, {t.ink, 1.5, {}}});
    }
}

} // namespace

ComparisonTimelineLayout::ComparisonTimelineLayout(const std::vector<TimelineRow>& rows, double end, QSizeF size)
    : m_end(end)
{
    double widest = 0;
    for (const TimelineRow& row : rows)
        widest = std::max(widest, textWidth(nameShape(row.name)));
    m_left = sideMargin + std::min(widest, size.width() * 0.34) + 14;
    m_width = std::max(size.width() - m_left - sideMargin, 1.0);
    const double height = size.height() - topMargin - bottomMargin;
    m_rowHeight = std::min(height / static_cast<double>(std::max<std::size_t>(rows.size(), 1)), mostRowHeight);
    m_top = topMargin + (height - m_rowHeight * static_cast<double>(rows.size())) / 2;
}

double ComparisonTimelineLayout::xOf(double time) const
{
    return m_end > 0 ? m_left + time / m_end * m_width : m_left;
}

double ComparisonTimelineLayout::timeAt(double x) const
{
    return std::clamp((x - m_left) / m_width, 0.0, 1.0) * m_end;
}

Scene comparisonTimelineScene(const std::vector<TimelineRow>& rows, const ComparisonTimelineLayout& layout, double time,
                              QSizeF size, ThemeName name)
{
    const Theme& t = theme(name);
    Scene scene;
    scene.size = size;
    scene.ground = Qt::transparent;
    const bool segmented = areSegmented(rows, layout);
    const bool withValues = segmented && haveValues(rows, layout);
    for (std::size_t i = 0; i < rows.size(); i++) {
        const TimelineRow& row = rows[i];
        const double y = layout.rowTop(i) + (withValues ? 12 : layout.rowHeight() / 2);
        TextShape label = nameShape(row.name);
        label.text = elided(label, layout.left() - sideMargin - 10);
        label.at = {sideMargin, y + capHeight(label) / 2};
        label.color = t.ink;
        scene.add(label, {QStringLiteral("row%1").arg(i + 1), -1, -1, -1});
        if (!row.recording || row.times.size() < 2) {
            label.text = row.recording ? say("One key needs no launch.") : QObject::tr("did not run");
            label.weight = 400;
            label.color = t.ink2;
            label.at.setX(layout.left() + 12); // beside the playhead
            scene.add(label);
        } else if (segmented) {
            drawLaunches(scene, row, i, layout, time, y, withValues, t);
        } else {
            drawWhole(scene, row, layout, time, y, t);
        }
    }
    const double x = layout.xOf(time), top = layout.rowTop(0);
    const double bottom = layout.rowTop(rows.size()) - (withValues ? valueRoom - 24 : 0);
    scene.add(LineShape{{x, top - 4}, {x, bottom}, {t.ink, 1.8, {}}}, {QStringLiteral("playhead"), -1, -1, -1});
    scene.add(EllipseShape{QRectF(x - 4, top - 8, 8, 8), t.ink, {}});
    return scene;
}

ComparisonTimeline::ComparisonTimeline(Comparison& comparison, QWidget* parent)
    : QWidget(parent), m_comparison(comparison)
{
    setObjectName("comparisonTimeline");
    worded(this, [this] { setAccessibleName(tr("Timeline of the compared runs")); });
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setMinimumSize(240, 96);
    connect(&comparison, &Comparison::panesChanged, this, qOverload<>(&QWidget::update));
    connect(&comparison, &Comparison::clockChanged, this, qOverload<>(&QWidget::update));
    connect(&comparison, &Comparison::momentChanged, this, qOverload<>(&QWidget::update));
    connect(&comparison, &Comparison::momentChanged, this, &ComparisonTimeline::tell);
    installTimelineAccess();
}

double ComparisonTimeline::value() const
{
    return m_comparison.clock().time;
}

double ComparisonTimeline::most() const
{
    return m_comparison.paneCount() > 0 ? m_comparison.end() : 0;
}

QString ComparisonTimeline::words() const
{
    QStringList panes;
    for (const TimelineRow& row : rows())
        panes << row.name + QStringLiteral(": ") +
                     (row.recording ? placeWords(*row.recording, row.moment, m_language) : QObject::tr("did not run"));
    return panes.join(QStringLiteral(". "));
}

void ComparisonTimeline::goTo(double time)
{
    if (m_comparison.paneCount() > 0 && !(m_gate && m_gate({})))
        m_comparison.seek(std::clamp(time, 0.0, most()));
}

void ComparisonTimeline::tell()
{
    if (const QString now = words(); now != std::exchange(m_told, now)) {
        QAccessibleValueChangeEvent changed(this, value());
        QAccessible::updateAccessibility(&changed);
        QAccessibleEvent described(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&described);
    }
}

void ComparisonTimeline::setTheme(ThemeName theme)
{
    m_theme = theme;
    update();
}

std::vector<TimelineRow> ComparisonTimeline::rows() const
{
    std::vector<TimelineRow> all;
    const std::vector<QString> names = m_comparison.names(m_language);
    for (std::size_t i = 0; i < m_comparison.paneCount(); i++)
        all.push_back({names.at(i), m_comparison.recording(i), m_comparison.times(i), m_comparison.player(i).moment()});
    return all;
}

ComparisonTimelineLayout ComparisonTimeline::layoutOfTimes() const
{
    return {rows(), m_comparison.end(), size()};
}

void ComparisonTimeline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Speaking speaking(m_language);
    if (m_comparison.paneCount() > 0)
        paint(comparisonTimelineScene(rows(), layoutOfTimes(), m_comparison.clock().time, size(), m_theme), painter);
    if (hasFocus() && property("byKeys").toBool()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme(m_theme).ink, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    }
}

void ComparisonTimeline::setLanguage(Language language)
{
    m_language = language;
    update();
}

void ComparisonTimeline::seek(double x)
{
    if (m_comparison.paneCount() == 0 || (m_gate && m_gate({})))
        return;
    // Near the end of a launch the playhead snaps to it, so that a click can land on a finished state.
    const ComparisonTimelineLayout layout = layoutOfTimes();
    double time = layout.timeAt(x), nearest = 3;
    for (std::size_t i = 0; i < m_comparison.paneCount(); i++) {
        const ClockTimes& times = m_comparison.times(i);
        const auto after = std::lower_bound(times.begin(), times.end(), layout.timeAt(x));
        for (const auto at : {after, after == times.begin() ? after : std::prev(after)})
            if (at != times.end() && std::abs(layout.xOf(*at) - x) < nearest) {
                nearest = std::abs(layout.xOf(*at) - x);
                time = *at;
            }
    }
    m_comparison.seek(time);
}

void ComparisonTimeline::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        seek(event->position().x());
}

void ComparisonTimeline::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        seek(event->position().x());
}

} // namespace lockstep::ui
