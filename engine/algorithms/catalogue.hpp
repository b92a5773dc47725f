#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

extern const Algorithm bitonicSortAlgorithm, koggeStoneScanAlgorithm, brentKungScanAlgorithm, radixSortAlgorithm;

} // namespace lockstep
