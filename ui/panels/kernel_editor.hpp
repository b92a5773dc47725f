#pragma once

#include "engine/device/build_log.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/panels/kernel_colours.hpp"

#include <QPlainTextEdit>
#include <QTextCursor>
#include <vector>

namespace lockstep::ui {

class MessageBubble;

/// A kernel's text, or a plan's, to be read and changed: numbered lines, those that ran lit, those that are the user's
/// striped, what a compiler says at its line. Lines that only trace are folded away, and stay in the text. Tab indents;
/// Esc gives the keyboard away.
class KernelEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit KernelEditor(Tongue tongue, QWidget* parent = nullptr);

    /// Another text, without what was done to the one before.
    void setText(const QString& text);
    /// Makes it this text in one step, which can be undone.
    void replaceText(const QString& text);
    /// As it is in a file: every character, folded or not.
    QString text() const;
    void setTheme(ThemeName theme);

    void setLit(const LitLines& lit);
    const LitLines& lit() const { return m_lit; }
    void setChangedLines(const std::set<int>& lines);
    /// Marks what a compiler says; none: takes the marks away. They move with the text.
    void setMessages(const std::vector<BuildMessage>& messages);
    /// Shows one of them at its line, with the cursor at its place.
    void showMessage(std::size_t index);
    void hideMessage();

    void setShowsTraceCalls(bool shows);
    bool showsTraceCalls() const { return m_showsTrace; }
    /// Folds what has been unfolded, or typed, since.
    void fold();
    bool isFolded(int line) const;

    /// Looks for it from the cursor on, round the end; what is folded is unfolded where it is found.
    bool findNext(const QString& text, int way);
    /// Scrolls so that this line is the first one.
    void scrollToLine(int line);
    bool isInSight(int firstLine, int lastLine) const;
    int gutterWidth() const;

signals:
    /// Esc, where there is nothing to close.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Who comes with Tab goes on with it, until they type or click here.
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    class Gutter;
    struct Marked {
        BuildMessage message;
        QTextCursor at; ///< its place, which moves with the text
        bool isAt(int line) const { return message.line > 0 && at.blockNumber() + 1 == line; }
    };

    void changed(int position, int removed, int added);
    void moved();
    void keepOutOfFolds();
    void unfoldAround(const QTextBlock& block);
    void setFolded(QTextBlock block, bool isFolded);
    bool unfoldsAtEdge(int key);
    void breakLine();
    void indent(int way);
    void paintGutter(QPaintEvent* event);
    void placeBubble();
    QRectF pillOf(const QTextBlock& block) const;
    /// What the inspected work-item accessed, behind the line that did it, where there is room.
    void paintTold(QPainter& painter, const QTextBlock& block, double right) const;
    QRectF lastRow(const QTextBlock& block) const;
    QTextBlock blockAt(double y) const;
    QStringList lines() const;
    const Marked* messageAt(int line) const;

    Gutter* m_gutter;
    KernelColours* m_colours;
    MessageBubble* m_bubble;
    ThemeName m_theme = ThemeName::light;
    LitLines m_lit;
    std::set<int> m_changedLines;
    std::vector<Marked> m_messages;
    std::optional<std::size_t> m_shownMessage;
    bool m_showsTrace = false;
    bool m_isFilling = false; ///< the text changes as a whole
    int m_lastPosition = 0;
};

} // namespace lockstep::ui
