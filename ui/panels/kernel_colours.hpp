#pragma once

#include "ui/scene/theme_name.hpp"

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

namespace lockstep::ui {

/// What a text is written in.
enum class Tongue { openCl, lua };

/// Keywords, macros, functions of the language, comments and literals, in the colours of a theme.
class KernelColours : public QSyntaxHighlighter {
    Q_OBJECT
public:
    KernelColours(Tongue tongue, QTextDocument* document);
    void setTheme(ThemeName theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    qsizetype comment(const QString& text, qsizetype begin, qsizetype from);
    qsizetype literal(const QString& text, qsizetype begin);
    qsizetype word(const QString& text, qsizetype begin);
    bool isCommentAt(const QString& text, qsizetype at) const;

    Tongue m_tongue;
    QTextCharFormat m_keyword, m_macro, m_builtIn, m_comment, m_trace;
};

} // namespace lockstep::ui
