#pragma once

#include "ui/compare/comparison.hpp"
#include "ui/scene/language.hpp"

#include <QWidget>

namespace lockstep::ui {

/// One row of the timeline: a pane's launches on the clock that all rows share.
struct TimelineRow {
    QString name;
    RecordingPtr recording; ///< null where the pane failed
    ClockTimes times;
    Moment moment;
};

/// Where times lie: names at the left, the clock from 0 to the end right of them.
class ComparisonTimelineLayout {
public:
    ComparisonTimelineLayout() = default;
    ComparisonTimelineLayout(const std::vector<TimelineRow>& rows, double end, QSizeF size);
    double xOf(double time) const;
    double timeAt(double x) const;
    double left() const { return m_left; }
    double rowHeight() const { return m_rowHeight; }
    double rowTop(std::size_t row) const { return m_top + static_cast<double>(row) * m_rowHeight; }

private:
    double m_left = 0, m_width = 1, m_top = 0, m_rowHeight = 1, m_end = 0;
};

/// The rows with their common playhead.
Scene comparisonTimelineScene(const std::vector<TimelineRow>& rows, const ComparisonTimelineLayout& layout, double time,
                              QSizeF size, ThemeName theme);

class ComparisonTimeline : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonTimeline(Comparison& comparison, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// Of what launches are called, which is the picture's.
    void setLanguage(Language language);
    void setGate(const Player::Gate& gate) { m_gate = gate; }
    ComparisonTimelineLayout layoutOfTimes() const;

    // As a slider over the clock's time, for those that cannot see it.
    double value() const;
    double most() const;
    /// Where each pane is.
    QString words() const;
    void goTo(double time);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    std::vector<TimelineRow> rows() const;
    void tell();
    void seek(double x);
    Comparison& m_comparison;
    Player::Gate m_gate;
    Language m_language = Language::english;
    ThemeName m_theme = ThemeName::light;
    QString m_told; ///< words() as they were told last
};

} // namespace lockstep::ui
