#include "ui/window/comparison_page.hpp"

#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/comparison_transport.hpp"
#include "ui/window/comparison_canvas.hpp"

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

} // namespace lockstep::ui
