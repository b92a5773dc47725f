#pragma once

#include "ui/lenses/dataflow/layout.hpp"

namespace lockstep::ui {

/// The parts of layoutScan(), in the order in which they are chosen. `flow` may be null.
void chooseColumns(ScanLayout& layout, const Recording& recording, const View& view);
void chooseType(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                ViewRole role);
void chooseRows(ScanLayout& layout, const Recording& recording, const ScanFlow* flow, std::size_t current,
                const View& view);

} // namespace lockstep::ui
