#pragma once

#include "engine/analysis/books.hpp"

#include <vector>

namespace lockstep {

/// What texts say of comparisons and of loads, which are a part of what a run does: for sorts that compare, the least
/// that any of them needs on its worst keys and the orders of growth beside what was counted; for matrix products the
/// values loaded from global memory.
std::vector<BookClaim> boundClaims(const Recording& recording);

} // namespace lockstep
