#pragma once

#include "ui/lenses/dataflow_columns.hpp"
#include "ui/lenses/dataflow_model.hpp"

namespace lockstep::ui {

/// Beside the right run of the same keys: what it wrote in each step, and so what is wrong.
void compareWith(ScanFlow& flow, const Recording& recording, const ScanFlow& right);
/// Where no right run is at hand the reference still says what the last step must leave.
void compareWithReference(ScanFlow& flow, const Recording& recording, const ScanColumns& columns);
/// Values whose inputs' true sum is another number.
void markWrapped(ScanFlow& flow, const Recording& recording);
/// The first in time of what is wrong, and of one step the one with the lowest position.
void markFirstWrong(ScanFlow& flow);

} // namespace lockstep::ui
