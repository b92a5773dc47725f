#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/pack_steps.hpp"
#include "ui/lenses/packing/packing.hpp"

#include "engine/algorithms/predicate.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/packing/model.hpp"

#include <algorithm>

namespace lockstep::ui {

QString conditionOf(const Recording& recording)
{
    const Predicate predicate = predicateOf(recording.parameters, recording.input);
    return predicate.odd ? say("odd") : say("above %1").arg(valueText(predicate.pivot, recording));
}

namespace {

std::vector<Phrase> atInput(const Recording& recording, bool isSplit, bool goesBack)
{
    const QString condition = conditionOf(recording);
    if (recording.n() == 1)
        return {{many(1, "%1 value waits.", "%1 values wait."), Tone::strong},
                {(isSplit    ? say(" It has one place to go to, whether it is %1 or not.")
                  : goesBack ? say(" If it is %1, it is packed and put back; if not, a 0 takes its place.")
                             : say(" If it is %1, it is kept; if not, it is dropped."))
                     .arg(condition)}};
    return {{many(recording.n(), "%1 value waits.", "%1 values wait."), Tone::strong},
            {(isSplit    ? say(" Those that are %1 go behind the others; both keep their order.")
              : goesBack ? say(" Those that are %1 are packed side by side, then put back where they came from; "
                               "the other places get 0.")
                         : say(" Those that are %1 move together, in their order; the others are dropped."))
                 .arg(condition)}};
}

std::vector<Phrase> whenTested(const Recording& recording, std::size_t passing)
{
    const std::size_t n = recording.n();
    const QString condition = conditionOf(recording);
    if (n == 1)
        return {{(passing == 1 ? say("The value is %1: its flag is 1.") : say("The value is not %1: its flag is 0."))
                     .arg(condition)}};
    if (passing == 0)
        return {
            {say("Every value is tested, and none of the %1 is %2: every flag is 0.").arg(countDigits(n), condition)}};
    if (passing == n)
        return {{say("Every value is tested, and all %1 are %2: every flag is 1.").arg(countDigits(n), condition)}};
    return {
        {say("Every value is tested: ")},
        {say("%1 of %2 values").arg(countDigits(passing), countDigits(n)), Tone::strong},
        {say(passing, " is %1 and gets the flag 1; the others get 0.", " are %1 and get the flag 1; the others get 0.")
             .arg(condition)}};
}

std::vector<Phrase> whenPacked(const Recording& recording, std::size_t passing)
{
    const std::size_t n = recording.n();
    const QString condition = conditionOf(recording);
    if (passing == 0)
        return {{say("No value is %1: nothing is stored, and ").arg(condition)},
                {many(n, "%1 value is dropped", "%1 values are dropped"), Tone::strong},
                {QStringLiteral(".")}};
    const QString packed = say(passing, " is packed into slot address − 1", " are packed, each into slot address − 1");
    if (passing == n)
        return {{n == 1 ? say("The value is %1 and").arg(condition)
                        : say("All %1 values are %2 and").arg(countDigits(n), condition),
                 Tone::strong},
                {packed + say("; none is dropped.")}};
    return {{passing == 1 ? say("The value that is %1").arg(condition)
                          : say("The %1 values that are %2").arg(countDigits(passing), condition),
             Tone::strong},
            {packed + QStringLiteral("; ")},
            {many(n - passing, "%1 value is dropped", "%1 values are dropped"), Tone::strong},
            {QStringLiteral(".")}};
}

std::vector<Phrase> whenSplit(const Recording& recording, std::size_t passing)
{
    const std::size_t n = recording.n();
    const QString condition = conditionOf(recording);
    if (passing == 0)
        return {{n == 1 ? say("The value is not %1").arg(condition)
                        : say("None of the %1 values is %2").arg(countDigits(n), condition),
                 Tone::strong},
                {say(n, ": it keeps its place.", ": each keeps its place.")}};
    if (passing == n)
        return {{n == 1 ? say("The value is %1").arg(condition)
                        : say("All %1 values are %2").arg(countDigits(n), condition),
                 Tone::strong},
                {say(n, ": it keeps its place.", ": each keeps its place.")}};
    return {{many(n - passing, "%1 value that is not %2", "%1 values that are not %2").arg(condition), Tone::strong},
            {say(n - passing, " goes to the front, ", " go to the front, ")},
            {many(passing, "%1 that is %2", "%1 that are %2").arg(condition), Tone::strong},
            {say(passing, " goes behind them; both sides keep their order.",
                 " go behind them; both sides keep their order.")}};
}

std::vector<Phrase> whenBack(std::size_t passing, std::size_t n)
{
    if (passing == 0)
        return {{say("Nothing was packed: ")},
                {n == 1 ? say("the place gets 0") : say("all %1 places get 0").arg(countDigits(n)), Tone::strong},
                {QStringLiteral(".")}};
    if (passing == n)
        return {{n == 1 ? say("The value goes back to where it came from")
                        : say("All %1 values go back to where they came from").arg(countDigits(n)),
                 Tone::strong},
                {QStringLiteral(".")}};
    return {{many(passing, "%1 packed value goes back to where it came from",
                  "%1 packed values go back to where they came from"),
             Tone::strong},
            {QStringLiteral("; ")},
            {n - passing == 1 ? say("the other place gets 0")
                              : say("the other %1 places get 0").arg(countDigits(n - passing)),
             Tone::strong},
            {QStringLiteral(".")}};
}

/// True for the launch of a split, in which values that pass go behind the others and both are kept.
bool splits(const Recording& recording, std::size_t k)
{
    return recording.launches[k - 1].meaning.act == Act::partValues;
}

/// The sentence about a whole launch that scans the flags, or the sums of their sections.
std::vector<Phrase> whenScanned(const Recording& recording, std::size_t k, std::size_t passing)
{
    const QString condition = conditionOf(recording);
    const std::size_t groups = recording.launches[k - 1].groups();
    const Phrase end{passing > 0 ? say(", so the first of them has address 1.") : QStringLiteral(".")};
    switch (scansWhat(recording, k)) {
    case Scans::sums:
        if (groups > 1) // what comes before a work-group's part is not yet in them
            return {{say("%1 work-groups each scan a part of the sums: ").arg(countDigits(groups))},
                    {say("each sum now includes those before it in its part"), Tone::compute},
                    {QStringLiteral(".")}};
        return {{say("The sums are scanned: ")},
                {say("each now includes all sums before it"), Tone::compute},
                {say(" and so counts the values that are %1 up to the end of its section.").arg(condition)}};
    case Scans::addsToSums:
        return {{say("The total of all parts before its own is added to each sum: ")},
                {say("each now includes all sums before it"), Tone::compute},
                {say(" and so counts the values that are %1 up to the end of its section.").arg(condition)}};
    case Scans::addsToAddresses:
        return {{say("The counts of the sections before are added: each address now counts ")},
                {say("all values that are %1, up to and including its own").arg(condition), Tone::compute},
                end};
    case Scans::flags:
        break;
    }
    if (groups > 1)
        return {
            {say("%1 work-groups each scan the flags of one section: ").arg(countDigits(groups))},
            {say("an address counts the values of its section that are %1, up to and including its own").arg(condition),
             Tone::compute},
            {passing > 0 ? say(", so the first of them in a section has address 1.") : QStringLiteral(".")}};
    return {
        {say("The flags are scanned: ")},
        {say("each address counts the values that are %1, up to and including its own").arg(condition), Tone::compute},
        end};
}

} // namespace

std::vector<Phrase> packNarration(const Resident& resident, const Packing& packing, Moment moment)
{
    const Recording& recording = *resident.recording;
    const std::size_t at = stepAt(recording, moment).step;
    const std::size_t n = packing.values.size(), passing = packing.passing();
    if (at == 0)
        return atInput(recording, packing.isSplit, packing.backStep > 0);
    if (at == packing.testStep)
        return whenTested(recording, passing);
    if (at == packing.moveStep)
        return packing.isSplit ? whenSplit(recording, passing) : whenPacked(recording, passing);
    if (at == packing.backStep)
        return whenBack(passing, n);
    const std::size_t launch = packing.flow.steps[at - 1].place.launch;
    return moment.phase ? dataflowLens.narration(resident, moment) : whenScanned(recording, launch, passing);
}

std::vector<Phrase> packedInLaunch(const Resident& resident, std::size_t k)
{
    const Recording& recording = *resident.recording;
    const std::optional<PackedIn> found = packedIn(resident, k);
    if (!found)
        return {};
    if (found->tested > 0)
        return whenTested(recording, found->raised);
    const PackSteps steps = packSteps(recording);
    const std::vector<StepPlace> places = stepsOf(recording);
    const Predicate predicate = predicateOf(recording.parameters, recording.input);
    const auto passing = static_cast<std::size_t>(
        std::ranges::count_if(recording.input, [&](std::uint32_t value) { return predicate.holds(value); }));
    if (steps.move > 0 && places[steps.move - 1].launch == k)
        return splits(recording, k) ? whenSplit(recording, passing) : whenPacked(recording, found->moved);
    if (steps.back > 0 && places[steps.back - 1].launch == k)
        return whenBack(found->moved, recording.n());
    return whenScanned(recording, k, passing);
}

QString packedWhere(const Recording& recording, std::size_t k)
{
    const PackSteps steps = packSteps(recording);
    if (steps.back > 0 && stepsOf(recording)[steps.back - 1].launch == k)
        return say("back to where it came from");
    return splits(recording, k) ? say("to the side of its flag") : say("to slot address − 1");
}

} // namespace lockstep::ui
