#pragma once

#include "ui/compare/comparison.hpp"

#include <QWidget>

class QVBoxLayout;

namespace lockstep::ui {

class ComparisonCanvas;
class ComparisonTimeline;
class ComparisonTransport;

/// The stage while comparing: the picture of all panes, and below it the clock.
class ComparisonPage : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonPage(QWidget* parent = nullptr);
    ~ComparisonPage() override;
    void setTheme(ThemeName theme);
    Comparison& comparison() { return *m_comparison; }
    ComparisonCanvas& canvas() { return *m_canvas; }
    ComparisonTimeline& timeline();
    ComparisonTransport& transport() { return *m_transport; }
    /// Where messages stand, between the picture and the clock.
    QVBoxLayout& notices() { return *m_notices; }

signals:
    void failed(const lockstep::ui::Failure& failure);

private:
    Comparison* m_comparison;
    ComparisonCanvas* m_canvas;
    ComparisonTransport* m_transport;
    QVBoxLayout* m_notices;
};

} // namespace lockstep::ui
