#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// Sorts that part their keys again and again, in rows: quicksort by pivots, sample sort and radix sort by buckets.
extern const Lens& partitionsLens;

} // namespace lockstep::ui
