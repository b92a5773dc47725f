#include "ui/window/comparison_page.hpp"

#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/comparison_transport.hpp"
#include "ui/window/comparison_canvas.hpp"

#include <QAction>
#include <QVBoxLayout>

namespace lockstep::ui {

ComparisonPage::ComparisonPage(QWidget* parent)
    : QWidget(parent), m_comparison(new Comparison(this)), m_canvas(new ComparisonCanvas(*m_comparison)),
      m_transport(new ComparisonTransport(*m_comparison)), m_notices(new QVBoxLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    m_notices->setContentsMargins(36, 4, 36, 12);
    m_notices->setSpacing(8);
    column->addLayout(m_notices);
    auto* foot = new QWidget;
    foot->setObjectName("stageFoot");
    foot->setAttribute(Qt::WA_StyledBackground);
    auto* lower = new QVBoxLayout(foot);
    lower->setContentsMargins(0, 1, 0, 0);
    lower->addWidget(m_transport);
    column->addWidget(foot);
    foot->hide();
    // With nothing recorded there is nothing to step.
    connect(m_comparison, &Comparison::panesChanged, foot, [foot] { foot->show(); });
    connect(m_comparison, &Comparison::failed, this, &ComparisonPage::failed);
    connect(m_transport, &ComparisonTransport::failed, this, &ComparisonPage::failed);
    makeActions();
}

ComparisonPage::~ComparisonPage()
{
    // The picture asks the comparison, which goes with this widget's other children otherwise.
    delete m_canvas;
    delete m_transport;
}

ComparisonTimeline& ComparisonPage::timeline()
{
    return m_transport->timeline();
}

void ComparisonPage::setTheme(ThemeName theme)
{
    m_canvas->setTheme(theme);
    m_transport->setTheme(theme);
}

void ComparisonPage::makeActions()
{
    // Bound to the picture and the timeline, so that they never steal a key from a focused field or button.
    const auto onStage = [this](const QKeySequence& keys, auto what) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_canvas->addAction(action);
        m_transport->timeline().addAction(action);
        connect(action, &QAction::triggered, m_comparison, what);
    };
    onStage(Qt::Key_Right, &Comparison::stepForward);
    onStage(Qt::Key_Left, &Comparison::stepBack);
    onStage(Qt::CTRL | Qt::Key_Right, &Comparison::nextChapter);
    onStage(Qt::CTRL | Qt::Key_Left, &Comparison::previousChapter);
    onStage(Qt::Key_Space, &Comparison::togglePlay);
    onStage(Qt::Key_Home, &Comparison::toStart);
    onStage(Qt::Key_End, &Comparison::toEnd);
}

} // namespace lockstep::ui
