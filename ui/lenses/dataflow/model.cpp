#include "ui/lenses/dataflow/model.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"
#include "ui/scene/language.hpp"

#include <QStringList>
#include <algorithm>

namespace lockstep::ui {

namespace {

std::size_t bytesOf(const ScanValue& value)
{
    return sizeof(ScanValue) + value.inputs.runs.capacity() * sizeof(HeldRun);
}

} // namespace

std::size_t bytesOf(const ScanFlow& flow)
{
    std::size_t bytes = bytesOf(flow.input) + bytesOf(flow.finishedAt) + flow.steps.capacity() * sizeof(ScanStep);
    for (const ScanStep& step : flow.steps) {
        for (const ScanCombine& one : step.combines)
            bytes += sizeof(ScanCombine) + bytesOf(one.left) + bytesOf(one.right) + bytesOf(one.result);
        for (const ScanCopy& one : step.copies)
            bytes += sizeof(ScanCopy) + bytesOf(one.value);
        for (const ScanFill& one : step.fills)
            bytes += sizeof(ScanFill) + bytesOf(one.value);
        bytes += bytesOf(step.items) + step.beside.size() * sizeof(ScanValue) + bytesOf(step.leftOut) +
                 step.stillWrong.size() * sizeof(StillWrong);
    }
    return bytes;
}

bool ScanStep::isCopying() const
{
    return combines.empty() || std::ranges::any_of(copies, &ScanCopy::isMoved);
}

std::vector<const ScanValue*> ScanStep::wrong() const
{
    std::vector<const ScanValue*> found;
    const auto look = [&](const ScanValue& value) {
        if (value.isWrong && value.isLast)
            found.push_back(&value);
    };
    for (const ScanCombine& combine : combines)
        look(combine.result);
    if (isCopying()) // else they have no cells
        for (const ScanCopy& copy : copies)
            look(copy.value);
    for (const ScanFill& fill : fills)
        look(fill.value);
    for (const ScanValue& value : leftOut)
        look(value);
    std::ranges::sort(found, {}, &ScanValue::position);
    return found;
}

bool ScanStep::races() const
{
    return std::ranges::any_of(combines, [](const ScanCombine& combine) { return combine.raced.has_value(); });
}

const ScanValue* ScanStep::heldBefore(const ScanValue& fill) const
{
    const auto found = std::ranges::find_if(combines, [&](const ScanCombine& combine) {
        return combine.result.array == fill.array && combine.result.index == fill.index &&
               combine.result.position == fill.position && combine.result.order < fill.order;
    });
    return found == combines.end() ? nullptr : &found->result;
}

bool ScanStep::isCleared(const ScanCombine& combine) const
{
    return std::ranges::any_of(fills, [&](const ScanFill& fill) { return heldBefore(fill.value) == &combine.result; });
}

bool ScanStep::crosses() const
{
    const auto any = [this](auto holds) { return std::ranges::any_of(copies, holds); };
    return any([](const ScanCopy& copy) { return copy.from < copy.value.position; }) &&
           any([](const ScanCopy& copy) { return copy.from > copy.value.position; });
}

std::size_t ScanFlow::finishedAfter(std::size_t step) const
{
    return static_cast<std::size_t>(std::ranges::count_if(finishedAt, [step](std::size_t s) { return s <= step; }));
}

std::size_t ScanFlow::wrongAfter(std::size_t step) const
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < finishedAt.size(); ++i)
        count += finishedAt[i] <= step && isWrongIn(i);
    return count;
}

MarkId markIn(const StepPlace& place, const QString& what, qint64 item, qint64 index)
{
    MarkId id{{}, static_cast<int>(place.launch), item, index};
    id.name = QStringLiteral("launch%1-").arg(place.launch);
    if (place.phase) {
        id.phase = static_cast<int>(*place.phase) + 1;
        id.name += QStringLiteral("phase%1-").arg(id.phase);
    }
    id.name += what;
    return id;
}

std::vector<StepPlace> stepsOf(const Recording& recording)
{
    std::vector<StepPlace> steps;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        const std::size_t phases = phasesShown(recording, k);
        for (std::size_t p = 0; p < phases; ++p)
            steps.push_back({k, phases > 1 ? std::optional(static_cast<std::uint32_t>(p)) : std::nullopt});
    }
    return steps;
}

StepMoment stepAt(const Recording& recording, Moment moment)
{
    moment = withinLaunch(recording, moment);
    if (moment.launch == 0)
        return {};
    std::size_t step = 1;
    for (std::size_t k = 1; k < moment.launch; ++k)
        step += phasesShown(recording, k);
    return {step + moment.phase.value_or(0), moment.fraction};
}

bool isReduction(const Recording& recording)
{
    return recording.n() > 1 && recording.output.size() == 1 && recording.parameters.contains("operator");
}

bool endsInPrefixes(const Recording& recording)
{
    return recording.parameters.contains("operator") && !recording.parameters.contains("heads") &&
           (recording.n() == 1 || !isReduction(recording));
}

ScanOperator scanOperator(const Recording& recording)
{
    const auto found = recording.parameters.find("operator");
    if (found == recording.parameters.end() || found->second == "add")
        return ScanOperator::add;
    if (found->second == "multiply")
        return ScanOperator::multiply;
    if (found->second == "max")
        return ScanOperator::max;
    if (found->second == "join")
        return ScanOperator::join;
    return found->second == "min" ? ScanOperator::min : ScanOperator::affine;
}

namespace {

/// What stands between two inputs: a sum has another sign than a product, a maximum none.
QString between(ScanOperator sign)
{
    return sign == ScanOperator::add        ? QStringLiteral(" + ")
           : sign == ScanOperator::multiply ? QStringLiteral(" · ")
           : sign == ScanOperator::affine   ? QStringLiteral(" ∘ ")
                                            : QStringLiteral(", ");
}

} // namespace

QString inputsText(const Held& inputs, ScanOperator sign)
{
    const QString mark = sign == ScanOperator::add        ? QStringLiteral("Σ")
                         : sign == ScanOperator::multiply ? QStringLiteral("Π")
                         : sign == ScanOperator::affine   ? QStringLiteral("∘")
                                                          : QString();
    if (inputs.isEmpty())
        return say("empty");
    if (inputs.isRange() && inputs.runs.front().first == inputs.runs.front().last)
        return QStringLiteral("x%1").arg(inputs.runs.front().first);
    if (inputs.isRange())
        return mark + QStringLiteral("%1..%2").arg(inputs.runs.front().first).arg(inputs.runs.front().last);
    QStringList terms;
    for (const HeldRun& run : inputs.runs) {
        QString term = run.first == run.last ? QStringLiteral("x%1").arg(run.first)
                                             : mark + QStringLiteral("%1..%2").arg(run.first).arg(run.last);
        if (run.times > 1 && sign == ScanOperator::multiply)
            term.append(QStringLiteral("^%1").arg(run.times));
        else if (run.times > 1)
            term.prepend(QStringLiteral("%1·").arg(run.times));
        terms.push_back(term);
    }
    return terms.join(between(sign));
}

QString cellInputsText(const Held& inputs, ScanOperator sign)
{
    constexpr std::size_t most = 2; // terms
    const bool repeats = std::ranges::any_of(inputs.runs, [](const HeldRun& run) { return run.times > 1; });
    if (inputs.runs.size() <= most || (!repeats && inputs.runs.size() <= most + 1))
        return inputsText(inputs, sign);
    Held first = inputs;
    first.runs.resize(most);
    const QString begin = inputsText(first, sign) + between(sign) + QStringLiteral("…");
    // Two of them tell the step, so that it is not taken for all that stand between the ends.
    return repeats ? begin : begin + between(sign) + inputsText({{inputs.runs.back()}}, sign);
}

QString shortInputsText(const Held& inputs, ScanOperator sign)
{
    if (inputs.runs.size() < 2)
        return inputsText(inputs, sign);
    return inputsText({{inputs.runs.front()}}, sign) + between(sign) + QStringLiteral("…");
}

QString bareText(const QString& inputs)
{
    const bool isSign = !inputs.isEmpty() && (inputs.front() == QChar(0x03A3) || inputs.front() == QChar(0x03A0) ||
                                              inputs.front() == QChar(0x2218));
    return isSign && !inputs.contains(QLatin1Char(' ')) ? inputs.mid(1) : inputs;
}

} // namespace lockstep::ui
