#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::ui {

struct TextShape;

/// Places where the text may go on in a new line, in order: before blanks, and between characters of scripts that are
/// written without any, as Unicode's rules have it (UAX #14: no line begins with a full stop). Hyphens and dashes
/// inside words of other scripts are no such places.
std::vector<qsizetype> lineBreaks(const QString& text);

/// What stands between them; blanks stay in front.
QStringList unbrokenPieces(const QString& text);

/// The last of the places before this one; 0 where there is none.
qsizetype lastLineBreak(const QString& text, qsizetype before);

/// Words in lines no wider than `width`, in the type of `style`.
QStringList wrapWords(const QString& text, double width, const TextShape& style);

} // namespace lockstep::ui
