#pragma once

#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/dataflow/read_columns.hpp"

namespace lockstep::ui {

/// All that a step writes.
template <typename Look>
void eachValue(ScanStep& step, Look look)
{
    for (ScanCombine& combine : step.combines)
        look(combine.result);
    for (ScanCopy& copy : step.copies)
        look(copy.value);
    for (ScanFill& fill : step.fills)
        look(fill.value);
}

/// What a step leaves in its columns.
template <typename Look>
void eachSeen(const ScanStep& step, Look look)
{
    const auto seen = [&](const ScanValue& value) {
        if (value.isLast)
            look(value);
    };
    for (const ScanCombine& combine : step.combines)
        seen(combine.result);
    if (step.isCopying())
        for (const ScanCopy& copy : step.copies)
            seen(copy.value);
    for (const ScanFill& fill : step.fills)
        seen(fill.value);
}

/// Beside the right run of the same keys: what it wrote in each step, and so what is wrong.
void compareWith(ScanFlow& flow, const Recording& recording, const ScanFlow& right);
/// Beside a right run whose launches have other phases: what each launch leaves in global memory.
void compareLaunches(ScanFlow& flow, const ScanFlow& right);
/// Where no right run is at hand the reference still says what the last step must leave.
void compareWithReference(ScanFlow& flow, const Recording& recording, const ScanColumns& columns);
/// Values whose inputs' true sum is another number.
void markWrapped(ScanFlow& flow, const Recording& recording);
/// The first in time of what is wrong, and of one step the one with the lowest position.
void markFirstWrong(ScanFlow& flow);

} // namespace lockstep::ui
