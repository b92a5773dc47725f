#include "ui/panels/kernel_editor.hpp"

#include "ui/panels/kernel_folds.hpp"
#include "ui/panels/message_bubble.hpp"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int tabColumns = 4;

/// Characters that both begin, or end, with; `most` at most.
qsizetype sameCharacters(const QString& a, const QString& b, qsizetype most, bool fromEnd)
{
    qsizetype same = 0;
    while (same < most && (fromEnd ? a[a.size() - 1 - same] == b[b.size() - 1 - same] : a[same] == b[same]))
        ++same;
    return same;
}

QString plainOf(QString raw)
{
    return raw.replace(QChar::ParagraphSeparator, '\n');
}

} // namespace

void KernelEditor::setText(const QString& text)
{
    const QScopedValueRollback filling(m_isFilling, true);
    hideMessage();
    m_messages.clear();
    m_lit = {};
    setPlainText(text);
    fold();
}

void KernelEditor::replaceText(const QString& text)
{
    const QString now = this->text();
    if (now == text)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const qsizetype shorter = std::min(now.size(), text.size());
    const qsizetype before = sameCharacters(now, text, shorter, false);
    const qsizetype behind = sameCharacters(now, text, shorter - before, true);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(before));
    cursor.setPosition(static_cast<int>(now.size() - behind), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(before, text.size() - before - behind));
    cursor.endEditBlock();
    hideMessage();
    fold();
}

QString KernelEditor::text() const
{
    return plainOf(document()->toRawText()); // toPlainText() makes blanks of some characters
}

QStringList KernelEditor::lines() const
{
    return text().split('\n');
}

void KernelEditor::setShowsTraceCalls(bool shows)
{
    m_showsTrace = shows;
    fold();
}

void KernelEditor::setFolded(QTextBlock block, bool isFolded)
{
    if (block.isVisible() != isFolded)
        return;
    block.setVisible(!isFolded);
    document()->markContentsDirty(block.position(), block.length()); // its rows are counted anew
}

void KernelEditor::fold()
{
    const std::vector<bool> traces = traceLines(lines());
    std::size_t i = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next(), ++i)
        setFolded(block, !m_showsTrace && i < traces.size() && traces[i]);
    keepOutOfFolds();
    auto* layout = document()->documentLayout();
    emit layout->documentSizeChanged(layout->documentSize()); // the scroll bar counts rows
    viewport()->update();
}

bool KernelEditor::isFolded(int line) const
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    return block.isValid() && !block.isVisible();
}

void KernelEditor::unfoldAround(const QTextBlock& block)
{
    for (QTextBlock one = block; one.isValid() && !one.isVisible(); one = one.previous())
        setFolded(one, false);
    for (QTextBlock one = block.next(); one.isValid() && !one.isVisible(); one = one.next())
        setFolded(one, false);
    auto* layout = document()->documentLayout();
    emit layout->documentSizeChanged(layout->documentSize());
    viewport()->update();
}

/// What was edited is seen, and so is the rest of a call of which a part was.
void KernelEditor::changed(int position, int removed, int added)
{
    if (m_isFilling || (removed == added && added == document()->characterCount()))
        return;
    QTextBlock block = document()->findBlock(position);
    const QTextBlock last = document()->findBlock(std::min(position + added, document()->characterCount() - 1));
    for (; block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next())
        if (!block.isVisible())
            unfoldAround(block);
    hideMessage();
}

void KernelEditor::keepOutOfFolds()
{
    QTextCursor cursor = textCursor();
    QTextBlock block = cursor.block();
    if (block.isVisible())
        return;
    const bool isForwards = cursor.position() > m_lastPosition;
    while (block.isValid() && !block.isVisible())
        block = isForwards ? block.next() : block.previous();
    if (!block.isValid())
        block = document()->begin();
    const int to = isForwards ? block.position() : block.position() + block.length() - 1;
    cursor.setPosition(to, cursor.hasSelection() ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor);
    setTextCursor(cursor);
}

void KernelEditor::moved()
{
    if (!m_isFilling)
        keepOutOfFolds();
    m_lastPosition = textCursor().position();
}

/// A key that would join a line with one that is folded away shows that one first.
bool KernelEditor::unfoldsAtEdge(int key)
{
    const QTextCursor cursor = textCursor();
    if (cursor.hasSelection())
        return false;
    const QTextBlock block = cursor.block();
    const QTextBlock other = key == Qt::Key_Backspace && cursor.atBlockStart() ? block.previous()
                             : key == Qt::Key_Delete && cursor.atBlockEnd()    ? block.next()
                                                                               : QTextBlock();
    if (!other.isValid() || other.isVisible())
        return false;
    unfoldAround(other);
    return true;
}

/// The new line begins where this one does, one step further in behind a bracket.
void KernelEditor::breakLine()
{
    QTextCursor cursor = textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    qsizetype blanks = 0;
    while (blanks < line.size() && line[blanks] == ' ')
        ++blanks;
    const bool isOpened = line.trimmed().endsWith('{');
    cursor.insertText('\n' + QString(blanks + (isOpened ? tabColumns : 0), ' '));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void KernelEditor::indent(int way)
{
    QTextCursor cursor = textCursor();
    if (way > 0 && !cursor.hasSelection()) {
        cursor.insertText(QString(tabColumns - cursor.positionInBlock() % tabColumns, ' '));
        return;
    }
    const int first = document()->findBlock(cursor.selectionStart()).blockNumber();
    const QTextBlock end = document()->findBlock(cursor.selectionEnd());
    const bool endsBefore = cursor.hasSelection() && cursor.selectionEnd() == end.position();
    const int last = std::max(first, end.blockNumber() - (endsBefore ? 1 : 0));
    cursor.beginEditBlock();
    for (int i = first; i <= last; ++i) {
        const QTextBlock block = document()->findBlockByNumber(i);
        if (!block.isVisible())
            continue;
        QTextCursor at(block);
        if (way > 0) {
            at.insertText(QString(tabColumns, ' '));
            continue;
        }
        for (int k = 0; k < tabColumns && block.text().startsWith(' '); ++k)
            at.deleteChar();
    }
    cursor.endEditBlock();
}

bool KernelEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Esc is also the window's
        return true;
    }
    return QPlainTextEdit::event(event);
}

void KernelEditor::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
        setTabChangesFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
    QPlainTextEdit::focusInEvent(event);
}

void KernelEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isCommand =
        event->modifiers().testFlag(Qt::ControlModifier) && !event->modifiers().testFlag(Qt::AltModifier);
    if (!isReadOnly() && !event->text().isEmpty() && !isCommand && event->key() != Qt::Key_Escape)
        setTabChangesFocus(false); // something is typed, and Tab is for the text
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_shownMessage)
            hideMessage();
        else
            emit left();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isPlain && !isReadOnly())
            return breakLine();
        break;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (isPlain && !isReadOnly())
            return indent(event->key() == Qt::Key_Tab ? 1 : -1);
        break;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        if (!isReadOnly() && unfoldsAtEdge(event->key()))
            return;
        break;
    default:
        break;
    }
    QPlainTextEdit::keyPressEvent(event);
}

bool KernelEditor::findNext(const QString& text, int way)
{
    if (text.isEmpty())
        return false;
    const QTextDocument::FindFlags flags = way < 0 ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor found = document()->find(text, textCursor(), flags);
    if (found.isNull()) {
        QTextCursor end(document());
        if (way < 0)
            end.movePosition(QTextCursor::End);
        found = document()->find(text, end, flags);
    }
    if (found.isNull())
        return false;
    if (!found.block().isVisible())
        unfoldAround(found.block());
    setTextCursor(found);
    ensureCursorVisible();
    return true;
}

} // namespace lockstep::ui
