#include "ui/kit/values.hpp"

#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

bool combinesWith(const Recording& recording, const char* op)
{
    const auto found = recording.parameters.find("operator");
    return found != recording.parameters.end() && found->second == op;
}

QStringList pieceLines(std::uint32_t piece, const JoinedText& text, ValueForm form)
{
    if (piece == 0)
        return {QStringLiteral("“”")};
    const auto known = text.letters(piece);
    if (!known)
        return {QStringLiteral("?")}; // put together of what does not follow on
    const QString letters = QString::fromStdString(*known);
    constexpr std::array<qsizetype, everyForm.size()> most{24, 8, 5, 2, 2}; // in full as wide as numbers are
    if (letters.size() <= most.at(static_cast<std::size_t>(form)))
        return {letters};
    const QChar more = u'…';
    switch (form) {
    case ValueForm::whole:
        return {letters.left(12) + more + letters.right(11)};
    case ValueForm::roomy:
        return {letters.left(4) + more + letters.right(2)};
    case ValueForm::full:
        return {letters.left(2) + more + letters.right(1)};
    case ValueForm::compact:
        return {letters.left(1) + more + letters.right(1)};
    case ValueForm::stacked:
        break;
    }
    return {letters.left(1), more + letters.right(1)};
}

} // namespace

bool hasForms(const Recording& recording)
{
    return combinesWith(recording, "affine") || joinsTexts(recording.parameters);
}

QStringList valueLines(std::uint32_t bits, const Recording& recording, ValueForm form)
{
    if (const auto text = JoinedText::of(recording.parameters))
        return pieceLines(bits, *text, form);
    if (!combinesWith(recording, "affine"))
        return {QString::fromStdString(formatKey(recording, bits))};
    const QString a = QString::number(bits >> 16), b = QString::number(bits & 0xffffU);
    switch (form) {
    case ValueForm::whole:
    case ValueForm::roomy:
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

ValueForm onOneLine(ValueForm form)
{
    return form == ValueForm::stacked ? ValueForm::compact : form;
}

QString longestValue(const Recording& recording)
{
    QString longest;
    for (const std::uint32_t bits : recording.input)
        if (const QString text = valueText(bits, recording); text.size() > longest.size())
            longest = text;
    return longest;
}

bool isWider(const QString& text, const QString& other, const Recording& recording)
{
    if (!joinsTexts(recording.parameters))
        return text.size() > other.size();
    constexpr double any = 13;
    const auto width = [](const QString& of) { return textWidth(textAt(of, {}, any, 600, Qt::black)); };
    return width(text) > width(other);
}

} // namespace lockstep::ui
