#include "ui/panels/teaching_note.hpp"

#include "ui/panels/style.hpp"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::ui {

namespace {

constexpr int lowestWindow = 860; ///< below it the list needs the room
constexpr int mostLines = 6;      ///< of the longest title and line in the narrowest sidebar

} // namespace

TeachingNote::TeachingNote(QWidget& library)
    : m_library(library), m_name(makeLabel({}, 12, 600, "plain")), m_line(makeLabel({}, 11.5, 400, "second"))
{
    setObjectName("teachingNote");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 6, 10, 8);
    column->setSpacing(3);
    for (QLabel* label : {m_name, m_line}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        column->addWidget(label);
    }
    column->addStretch();
    setFixedHeight(6 + 3 + mostLines * m_name->fontMetrics().lineSpacing() + 8);
    m_library.installEventFilter(this);
}

void TeachingNote::say(const QString& title, const QString& line)
{
    m_name->setText(title);
    m_line->setText(line);
}

QString TeachingNote::text() const
{
    return m_name->text() + '\n' + m_line->text();
}

void TeachingNote::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_watched == nullptr) {
        m_watched = window();
        m_watched->installEventFilter(this);
        arrange();
    }
}

bool TeachingNote::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (object == m_watched ? type == QEvent::Resize : type == QEvent::ShowToParent || type == QEvent::HideToParent)
        arrange();
    return QWidget::eventFilter(object, event);
}

void TeachingNote::arrange()
{
    setVisible(!m_library.isHidden() && (m_watched == nullptr || m_watched->height() >= lowestWindow));
}

} // namespace lockstep::ui
