// How the editor of a kernel looks: its margin, lit lines, folds, and what a compiler says.
#include "ui/panels/kernel_editor.hpp"

#include "ui/panels/control_edge.hpp"
#include "ui/panels/hanging_layout.hpp"
#include "ui/panels/message_bubble.hpp"
#include "ui/panels/stripes.hpp"
#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

// Behind the bar of a line that runs: "×999" in bold, then numbers of three digits.
constexpr int barWidth = 3, runsRight = 31, numberRight = 52, stripeLeft = 55, stripeWidth = 6, marginWidth = 61;
constexpr int besideText = 16; // so that a fold's mark behind a full line covers nothing
constexpr int toldRight = 20;  ///< right of the words there is room for an arrow
constexpr double pillWidth = 17, pillHeight = 10;

/// "×8", "×12k": it has the room of three digits.
QString timesText(std::uint64_t count)
{
    const char* unit = "";
    for (const char* next : {"k", "M", "G"}) {
        if (count < 1000)
            break;
        count /= 1000;
        unit = next;
    }
    return QStringLiteral("×%1%2").arg(count).arg(QLatin1String(unit));
}

/// A sheet with a torn lower edge and an exclamation mark: this line is wrong.
void drawErrorMark(QPainter& painter, const QPointF& at, const Theme& t, bool isShown)
{
    constexpr double w = 12, h = 13, teeth = 3;
    QPainterPath sheet(at);
    sheet.lineTo(at + QPointF(w, 0));
    sheet.lineTo(at + QPointF(w, h));
    for (int i = 1; i <= 2 * static_cast<int>(teeth); ++i)
        sheet.lineTo(at + QPointF(w - i * w / (2 * teeth), i % 2 == 1 ? h - 2.5 : h));
    sheet.closeSubpath();
    painter.setPen(QPen(t.ink, 1.2));
    painter.setBrush(isShown ? t.ink : t.paper);
    painter.drawPath(sheet);
    painter.setPen(QPen(isShown ? t.paper : t.ink, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(w / 2, 2.5), at + QPointF(w / 2, 6.5));
    painter.drawPoint(at + QPointF(w / 2, 9));
}

/// The editor's own from now on.
QTextDocument* hangingDocument(QPlainTextEdit& editor)
{
    auto* document = new QTextDocument(&editor);
    document->setDocumentLayout(new HangingLayout(document));
    editor.setDocument(document);
    return document;
}

} // namespace

/// The margin with numbers and marks.
class KernelEditor::Gutter : public QWidget {
public:
    explicit Gutter(KernelEditor& editor) : QWidget(&editor), m_editor(editor) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_editor.paintGutter(event); }
    void wheelEvent(QWheelEvent* event) override { m_editor.wheelEvent(event); }
    void mousePressEvent(QMouseEvent* event) override
    {
        const int line = m_editor.blockAt(event->position().y()).blockNumber() + 1;
        for (std::size_t i = 0; i < m_editor.m_messages.size(); ++i)
            if (m_editor.m_messages[i].isAt(line))
                return m_editor.showMessage(i);
    }

private:
    KernelEditor& m_editor;
};

KernelEditor::KernelEditor(Tongue tongue, QWidget* parent)
    : QPlainTextEdit(parent), m_gutter(new Gutter(*this)), m_colours(new KernelColours(tongue, hangingDocument(*this))),
      m_bubble(new MessageBubble(viewport()))
{
    setObjectName("code");
    setFrameShape(QFrame::NoFrame);
    setFont(uiFont(12, 400, FontFamily::mono));
    setTabStopDistance(4 * QFontMetricsF(font()).horizontalAdvance(' '));
    setLineWrapMode(QPlainTextEdit::WidgetWidth); // long lines go on in the next row
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setViewportMargins(gutterWidth(), 0, 0, 0);
    setCursorWidth(2);
    document()->setDocumentMargin(besideText);
    viewport()->setMouseTracking(true);
    connect(document(), &QTextDocument::contentsChange, this, &KernelEditor::changed);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &KernelEditor::moved);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
        if (dy != 0)
            m_gutter->update();
        placeBubble();
    });
    connect(m_bubble, &MessageBubble::fixWanted, this, [this](const QString& word) {
        if (!m_shownMessage)
            return;
        QTextCursor cursor = m_messages[*m_shownMessage].at;
        cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        cursor.insertText(word);
        setFocus();
    });
}

int KernelEditor::gutterWidth() const
{
    return marginWidth;
}

void KernelEditor::setTheme(ThemeName name)
{
    m_theme = name;
    m_colours->setTheme(name);
    setMessages([this] {
        std::vector<BuildMessage> messages;
        for (const Marked& one : m_messages)
            messages.push_back(one.message);
        return messages;
    }());
    viewport()->update();
    m_gutter->update();
}

void KernelEditor::setLit(const LitLines& lit)
{
    m_lit = lit;
    viewport()->update();
    m_gutter->update();
}

void KernelEditor::setChangedLines(const std::set<int>& changedLines)
{
    if (m_changedLines == changedLines)
        return;
    m_changedLines = changedLines;
    m_gutter->update();
}

void KernelEditor::setMessages(const std::vector<BuildMessage>& messages)
{
    const std::optional<std::size_t> shown = m_shownMessage;
    hideMessage();
    m_messages.clear();
    QList<QTextEdit::ExtraSelection> underlined;
    for (const BuildMessage& message : messages) {
        const QTextBlock block = document()->findBlockByNumber(static_cast<int>(message.line) - 1);
        QTextCursor cursor(block.isValid() ? block : document()->begin());
        const auto column = static_cast<int>(std::max<std::size_t>(message.column, 1)) - 1;
        cursor.setPosition(cursor.block().position() + std::min(column, cursor.block().length() - 1));
        m_messages.push_back({message, cursor});
        if (message.line == 0)
            continue;
        QTextEdit::ExtraSelection word;
        word.cursor = cursor;
        word.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        if (!word.cursor.hasSelection())
            word.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        word.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        word.format.setUnderlineColor(theme(m_theme).ink);
        underlined.push_back(word);
    }
    setExtraSelections(underlined);
    if (shown && *shown < m_messages.size())
        m_shownMessage = shown;
    placeBubble();
    m_gutter->update();
}

void KernelEditor::showMessage(std::size_t index)
{
    if (index >= m_messages.size())
        return;
    const QTextCursor at = m_messages[index].at;
    if (!at.block().isVisible())
        unfoldAround(at.block());
    setTextCursor(at);
    m_shownMessage = index;
    m_bubble->setMessage(m_messages[index].message);
    const int line = at.blockNumber() + 1;
    if (!isInSight(line, line + 3))
        scrollToLine(std::max(1, line - 4));
    placeBubble();
    m_gutter->update();
}

void KernelEditor::hideMessage()
{
    m_shownMessage.reset();
    m_bubble->hide();
    m_gutter->update();
}

void KernelEditor::placeBubble()
{
    if (!m_shownMessage)
        return;
    const QTextBlock block = m_messages[*m_shownMessage].at.block();
    const QRectF room = blockBoundingGeometry(block).translated(contentOffset());
    m_bubble->setMessage(m_messages[*m_shownMessage].message);
    m_bubble->place(4, static_cast<int>(room.bottom()) + 4, viewport()->width() - 4);
    m_bubble->setVisible(room.bottom() > 0 && room.top() < viewport()->height());
}

QTextBlock KernelEditor::blockAt(double y) const
{
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF room = blockBoundingGeometry(block).translated(contentOffset());
        if (block.isVisible() && y >= room.top() && y < room.bottom())
            return block;
        if (room.top() > viewport()->height())
            break;
    }
    return {};
}

/// The mark behind a line for what is folded under it; empty: nothing is.
QRectF KernelEditor::pillOf(const QTextBlock& block) const
{
    const QTextBlock next = block.next();
    if (!block.isVisible() || !next.isValid() || next.isVisible() || block.layout()->lineCount() == 0)
        return {};
    const QRectF row = lastRow(block);
    const double x = std::min(row.right() + 8, viewport()->width() - pillWidth - 1);
    return {x, row.center().y() - pillHeight / 2, pillWidth, pillHeight};
}

/// Where the text of a line ends.
QRectF KernelEditor::lastRow(const QTextBlock& block) const
{
    const QTextLine row = block.layout()->lineAt(block.layout()->lineCount() - 1);
    const QPointF at = blockBoundingGeometry(block).translated(contentOffset()).topLeft() + row.position();
    return {at, QSizeF(row.naturalTextWidth(), row.height())};
}

void KernelEditor::paintTold(QPainter& painter, const QTextBlock& block, double right) const
{
    const int line = block.blockNumber() + 1;
    const auto words = m_lit.told.find(line);
    if (words == m_lit.told.end() || !block.isVisible() || block.layout()->lineCount() == 0)
        return;
    const QRectF row = lastRow(block);
    const QFont font = uiFont(11.5, 600);
    const double width = QFontMetricsF(font).horizontalAdvance(words->second);
    if (right - width < std::max(row.right(), pillOf(block).right()) + 12)
        return;
    painter.setFont(font);
    painter.setPen(theme(m_theme).ink);
    painter.drawText(QRectF(right - width, row.top(), width + 1, row.height()), Qt::AlignVCenter, words->second);
}

void KernelEditor::paintEvent(QPaintEvent* event)
{
    const Theme& t = theme(m_theme);
    {
        QPainter painter(viewport());
        for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
            const QRectF room = blockBoundingGeometry(block).translated(contentOffset());
            if (room.top() > event->rect().bottom())
                break;
            const int line = block.blockNumber() + 1;
            const bool isNow = m_lit.now.contains(line);
            if (block.isVisible() && (isNow || m_lit.soft.contains(line)))
                painter.fillRect(QRectF(0, room.top(), viewport()->width(), room.height()),
                                 isNow && !t.dark ? t.now : t.nowSoft);
        }
    }
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        if (blockBoundingGeometry(block).translated(contentOffset()).top() > event->rect().bottom())
            break;
        paintTold(painter, block, viewport()->width() - toldRight);
        const QRectF pill = pillOf(block);
        if (pill.isEmpty())
            continue;
        painter.setPen(QPen(controlEdge(t), 1));
        painter.setBrush(t.paper);
        painter.drawRoundedRect(pill, pillHeight / 2, pillHeight / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.ink3);
        for (const double dx : {-4.0, 0.0, 4.0})
            painter.drawEllipse(pill.center() + QPointF(dx, 0), 1, 1);
    }
}

void KernelEditor::paintGutter(QPaintEvent* event)
{
    const Theme& t = theme(m_theme);
    QPainter painter(m_gutter);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont numbers = uiFont(11, 400, FontFamily::mono), counts = uiFont(11, 700, FontFamily::mono);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF room = blockBoundingGeometry(block).translated(contentOffset());
        if (room.top() > event->rect().bottom())
            break;
        if (!block.isVisible())
            continue;
        const int line = block.blockNumber() + 1;
        const bool isNow = m_lit.now.contains(line), isSoft = m_lit.soft.contains(line);
        if (isNow || isSoft) {
            painter.fillRect(QRectF(0, room.top(), m_gutter->width(), room.height()),
                             isNow && !t.dark ? t.now : t.nowSoft);
            painter.fillRect(QRectF(0, room.top(), barWidth, room.height()), isNow ? t.ink : t.line2);
        }
        const double row = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).height() : room.height();
        const auto write = [&](const QString& text, const QFont& font, const QColor& ink, int right) {
            painter.setFont(font);
            painter.setPen(ink);
            painter.drawText(QRectF(0, room.top(), right, row), Qt::AlignRight | Qt::AlignVCenter, text);
        };
        const Marked* message = messageAt(line);
        write(QString::number(line), message ? counts : numbers,
              message            ? t.ink
              : isNow && !t.dark ? t.ink2
                                 : t.ink3,
              numberRight);
        if (message) {
            const bool isShown = m_shownMessage && &m_messages[*m_shownMessage] == message;
            drawErrorMark(painter, {5, room.top() + (row - 13) / 2}, t, isShown);
        } else if (const auto runs = m_lit.runs.find(line); isNow && runs != m_lit.runs.end()) {
            write(timesText(runs->second), counts, t.ink, runsRight);
        }
        if (m_changedLines.contains(line))
            drawStripes(painter, {stripeLeft, room.top(), stripeWidth, room.height()}, t.ink, t.paper, 5);
    }
}

const KernelEditor::Marked* KernelEditor::messageAt(int line) const
{
    if (m_shownMessage && m_messages[*m_shownMessage].at.blockNumber() + 1 == line)
        return &m_messages[*m_shownMessage];
    const auto found = std::ranges::find_if(m_messages, [line](const Marked& one) { return one.isAt(line); });
    return found == m_messages.end() ? nullptr : &*found;
}

void KernelEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect room = contentsRect();
    m_gutter->setGeometry(room.left(), room.top(), gutterWidth(), room.height());
    placeBubble();
}

void KernelEditor::mousePressEvent(QMouseEvent* event)
{
    const QTextBlock block = blockAt(event->position().y());
    if (block.isValid() && pillOf(block).adjusted(-3, -3, 3, 3).contains(event->position()))
        return unfoldAround(block.next());
    setTabChangesFocus(false);
    QPlainTextEdit::mousePressEvent(event);
}

bool KernelEditor::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QTextBlock block = blockAt(help->pos().y());
    if (!block.isValid() || !pillOf(block).contains(help->pos())) {
        QToolTip::hideText();
        return true;
    }
    QStringList folded;
    for (QTextBlock one = block.next(); one.isValid() && !one.isVisible(); one = one.next())
        folded += one.text().trimmed();
    QToolTip::showText(help->globalPos(), folded.join('\n'), viewport());
    return true;
}

void KernelEditor::scrollToLine(int line)
{
    // Rows are counted where lines are laid out.
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        document()->documentLayout()->blockBoundingRect(block);
    const QTextBlock block = document()->findBlockByNumber(std::max(line, 1) - 1);
    verticalScrollBar()->setValue(block.isValid() ? block.firstLineNumber() : verticalScrollBar()->maximum());
}

bool KernelEditor::isInSight(int firstLine, int lastLine) const
{
    const QTextBlock first = document()->findBlockByNumber(firstLine - 1);
    const int lastBlock = std::clamp(lastLine, 1, document()->blockCount()) - 1;
    const QTextBlock last = document()->findBlockByNumber(lastBlock);
    if (!first.isValid() || first.blockNumber() < firstVisibleBlock().blockNumber())
        return false;
    return blockBoundingGeometry(last).translated(contentOffset()).bottom() <= viewport()->height();
}

} // namespace lockstep::ui
