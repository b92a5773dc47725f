#include "ui/lenses/blocks/texts.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/blocks/layout.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

QString beforeText(const BlockValue& value, const Recording& recording, ValueForm form)
{
    const QString text = valueText(value.bits, recording, form);
    switch (scanOperator(recording)) {
    case ScanOperator::max:
        return QStringLiteral("max ") + text;
    case ScanOperator::min:
        return QStringLiteral("min ") + text;
    case ScanOperator::affine:
        return QStringLiteral("∘ ") + text;
    case ScanOperator::join:
        return text + QStringLiteral(" ·");
    case ScanOperator::multiply:
        return QStringLiteral("× ") + text;
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("+ ") + text;
}

std::vector<RowTexts> textsOf(const Recording& recording, const BlocksFlow& flow)
{
    constexpr double large = 100; // for its rounding
    std::vector<RowTexts> texts(flow.rows.size());
    const auto widen = [&](double& width, const QString& text, int weight) {
        width = std::max(width, textWidth(text, large, weight) / large);
    };
    for (std::size_t r = 0; r < flow.rows.size(); ++r) {
        // Digits are tabular: of the texts of one length any is the widest.
        for (const ValueForm form : everyForm) {
            const auto f = static_cast<std::size_t>(form);
            if (f > 0 && !hasForms(recording)) {
                texts[r].value[f] = texts[r].value[0];
                texts[r].before[f] = texts[r].before[0];
                continue;
            }
            QString value, before, range;
            const auto longer = [&](QString& best, const QString& text) {
                if (isWider(text, best, recording))
                    best = text;
            };
            const auto look = [&](const BlockSnapshot& at) {
                for (const auto& cell : at.cells[r])
                    if (cell) {
                        for (const QString& line : valueLines(cell->bits, recording, form))
                            longer(value, line);
                        if (r > 0 && !cell->inputs.isEmpty())
                            longer(range, inputsText(cell->inputs, scanOperator(recording)));
                    }
                for (const auto& told : at.before[r])
                    if (told)
                        longer(before, beforeText(*told, recording, onOneLine(form)));
            };
            look(flow.input);
            for (const BlockStep& step : flow.steps) {
                look(step.after);
                for (const BlockAct& act : step.acts)
                    if (act.to.row == r && !act.to.isBefore)
                        for (const QString& line : valueLines(act.value.bits, recording, form))
                            longer(value, line);
            }
            widen(texts[r].value[f], value, 600);
            widen(texts[r].before[f], before, 600);
            widen(texts[r].range, range, 500);
        }
    }
    return texts;
}

QString blocksReadTwice(std::size_t groups, std::size_t again, bool adds)
{
    if (!adds)
        return say(" each combine the values of a block, publish the result at once, and read the block again to scan "
                   "it; ");
    if (again == 0)
        return say(" each add up a block, publish its sum at once, and read the block again to scan it; ");
    if (again == groups - 1)
        return say(" each add up a block, publish its sum at once (all but that of block 0 later the sum of all up to "
                   "its end too), and read the block again to scan it; ");
    return say(" each add up a block, publish its sum at once (%1 of them later the sum of all up to its end too), and "
               "read the block again to scan it; ")
        .arg(again);
}

} // namespace lockstep::ui
