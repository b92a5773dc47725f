#include "ui/panels/find_bar.hpp"

#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace lockstep::ui {

FindBar::FindBar(QWidget* parent)
    : QWidget(parent), m_text(new QLineEdit), m_none(wordedLabel([] { return tr("not there"); }, 12, 400, "second"))
{
    setObjectName("findBar");
    m_text->setObjectName("findText");
    worded(this, [this] {
        m_text->setPlaceholderText(tr("Find"));
        m_text->setAccessibleName(tr("Find in the kernel"));
    });
    m_text->setProperty(keepsEnter, true);
    m_text->installEventFilter(this);
    m_none->setObjectName("findNone");
    m_none->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 4, 20, 6);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_none);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        QTextCursor cursor = m_editor->textCursor(); // a longer word may begin where the shorter one was found
        cursor.setPosition(cursor.selectionStart());
        m_editor->setTextCursor(cursor);
        find(1);
    });
    hide();
}

void FindBar::begin()
{
    const QString selected = m_editor->textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_text->setText(selected);
    show();
    m_none->hide();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FindBar::find(int way)
{
    if (isHidden())
        return begin();
    m_none->setVisible(!m_text->text().isEmpty() && !m_editor->findNext(m_text->text(), way));
}

void FindBar::close()
{
    hide();
    m_editor->setFocus();
}

bool FindBar::eventFilter(QObject*, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Esc is also the window's
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        find(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else if (key->key() == Qt::Key_Escape)
        close();
    else
        return false;
    return true;
}

} // namespace lockstep::ui
