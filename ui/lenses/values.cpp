#include "ui/lenses/values.hpp"

#include "engine/input/word_table.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

bool combinesWith(const Recording& recording, const char* op)
{
    const auto found = recording.parameters.find("operator");
    return found != recording.parameters.end() && found->second == op;
}

QStringList pieceLines(std::uint32_t piece, ValueForm form)
{
    const std::uint32_t start = piece >> 16, length = piece & 0xffffU;
    constexpr std::uint32_t mostInFull = 5; // as wide as numbers are
    const auto letter = [](std::uint32_t place) { return QChar(static_cast<char16_t>(u'a' + place % 26)); };
    if (piece == 0)
        return {QStringLiteral("“”")};
    if (piece == UINT32_MAX)
        return {QStringLiteral("?")}; // put together of what does not follow on
    QString letters;
    for (std::uint32_t i = 0; i < std::min(length, mostInFull); ++i)
        letters += letter(start + i);
    if (length <= (form == ValueForm::full ? mostInFull : 2))
        return {letters};
    const QString end = QStringLiteral("…") + letter(start + length - 1);
    if (form == ValueForm::stacked)
        return {letters.left(1), end};
    return {(form == ValueForm::full ? letters.left(2) : letters.left(1)) + end};
}

} // namespace

bool hasForms(const Recording& recording)
{
    return combinesWith(recording, "affine") || combinesWith(recording, "join");
}

QStringList valueLines(std::uint32_t bits, const Recording& recording, ValueForm form)
{
    if (combinesWith(recording, "join"))
        return pieceLines(bits, form);
    if (!combinesWith(recording, "affine"))
        return {QString::fromStdString(formatKey(recording, bits))};
    const QString a = QString::number(bits >> 16), b = QString::number(bits & 0xffffU);
    switch (form) {
    case ValueForm::full:
        return {QStringLiteral("%1·x+%2").arg(a, b)};
    case ValueForm::compact:
        return {QStringLiteral("%1x+%2").arg(a, b)};
    case ValueForm::stacked:
        break;
    }
    return {a + QLatin1Char('x'), QLatin1Char('+') + b};
}

QString valueText(std::uint32_t bits, const Recording& recording, ValueForm form)
{
    return valueLines(bits, recording, form).join(QString());
}

} // namespace lockstep::ui
