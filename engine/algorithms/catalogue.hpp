#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

extern const Algorithm bitonicSortAlgorithm, koggeStoneScanAlgorithm, brentKungScanAlgorithm, radixSortAlgorithm;
extern const Algorithm oddEvenTranspositionSortAlgorithm, oddEvenMergesortAlgorithm, networkSortAlgorithm,
    zeroOnePrincipleAlgorithm, bitonicWorkGroupSortAlgorithm, bitonicMergeAlgorithm, oddEvenMergeRecursiveAlgorithm;
extern const Algorithm sequentialScanAlgorithm, naiveScanAlgorithm, hillisSteeleScanAlgorithm,
    koggeStoneWorkGroupScanAlgorithm, brentKungWorkGroupScanAlgorithm, blellochScanAlgorithm,
    blellochWorkGroupScanAlgorithm, twoPerItemScanAlgorithm, coarsenedScanAlgorithm;
extern const Algorithm sequentialReductionAlgorithm, adjacentPairReductionAlgorithm, halvingReductionAlgorithm,
    workGroupReductionAlgorithm, coarsenedReductionAlgorithm;
extern const Algorithm blockScanPipelineAlgorithm, hierarchicalScanAlgorithm, compactionAlgorithm, unpackAlgorithm,
    splitAlgorithm, segmentedScanAlgorithm;
extern const Algorithm mergeSortAlgorithm, quicksortAlgorithm, selectionSortAlgorithm, sampleSortAlgorithm,
    cascadeSortAlgorithm;
extern const Algorithm dominoScanAlgorithm, lookBackScanAlgorithm, scanConversionAlgorithm;
extern const Algorithm gridRadixSortAlgorithm, localRadixSortAlgorithm, radixPipelineAlgorithm,
    workGroupRadixSortAlgorithm, decimalRadixSortAlgorithm, msdRadixSortAlgorithm, vectorRadixSortAlgorithm;

} // namespace lockstep
