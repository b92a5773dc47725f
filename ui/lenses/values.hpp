#pragma once

#include "engine/recording/recording.hpp"

#include <QString>
#include <QStringList>

namespace lockstep::ui {

/// How a value is written. Affine maps know more than one way: "3·x+5", "3x+5", or "3x" above "+5"; and pieces of a
/// text, whose letters are a to z over and over: "abcde" or "ab…h",
/// "a…h", or "a" above "…h".
enum class ValueForm { full, compact, stacked };

/// True where the values are affine maps x → a·x + b, held in a word as a<<16 | b, or pieces, start<<16 | length.
bool hasForms(const Recording& recording);

/// A value of the main buffer in words, for people.
QString valueText(std::uint32_t bits, const Recording& recording, ValueForm form = ValueForm::full);
/// The same by lines: one, or two where the form is stacked.
QStringList valueLines(std::uint32_t bits, const Recording& recording, ValueForm form);

} // namespace lockstep::ui
