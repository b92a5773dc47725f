#include "ui/lenses/values.hpp"

#include "engine/input/input.hpp"

namespace lockstep::ui {

bool holdsMaps(const Recording& recording)
{
    const auto found = recording.parameters.find("operator");
    return found != recording.parameters.end() && found->second == "affine";
}

QStringList valueLines(std::uint32_t bits, const Recording& recording, ValueForm form)
{
    if (!holdsMaps(recording))
        return {QString::fromStdString(formatValue(bits, recording.type))};
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
