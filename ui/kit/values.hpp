#pragma once

#include "engine/model/forward.hpp"

#include <QString>
#include <QStringList>
#include <array>

namespace lockstep::ui {

/// How a value is written. Affine maps know more than one way: "3·x+5", "3x+5", or "3x" above "+5"; and pieces of a
/// text, of which these show 24, 8, 5 or 2 letters before they shorten it: "abcd…hi", "ab…i", "a…i", or "a" above "…i".
enum class ValueForm { whole, roomy, full, compact, stacked };
inline constexpr std::array everyForm{ValueForm::whole, ValueForm::roomy, ValueForm::full, ValueForm::compact,
                                      ValueForm::stacked};
/// The same where there is one line.
ValueForm onOneLine(ValueForm form);

/// True where the values are affine maps x → a·x + b, held in a word as a<<16 | b, or pieces, start<<16 | length.
bool hasForms(const Recording& recording);

/// A value of the main buffer in words, for people.
QString valueText(std::uint32_t bits, const Recording& recording, ValueForm form = ValueForm::whole);
/// The same by lines: one, or two where the form is stacked.
QStringList valueLines(std::uint32_t bits, const Recording& recording, ValueForm form);
/// The input's value with the most characters.
QString longestValue(const Recording& recording);
/// Of two values as they are written. Digits are tabular, so only letters are measured.
bool isWider(const QString& text, const QString& other, const Recording& recording);

} // namespace lockstep::ui
