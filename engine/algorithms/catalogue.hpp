#pragma once

#include "engine/algorithms/algorithm.hpp"

namespace lockstep {

// The one table of algorithms, in the order in which they are listed. A row declares <name>Algorithm, which a file of
// its family defines, and puts it into the catalogue.
#define LOCKSTEP_ALGORITHMS(ROW)                                                                                       \
    ROW(bitonicSort)                                                                                                   \
    ROW(oddEvenMergesort)                                                                                              \
    ROW(oddEvenTranspositionSort)                                                                                      \
    ROW(networkSort)                                                                                                   \
    ROW(zeroOnePrinciple)                                                                                              \
    ROW(bitonicWorkGroupSort)                                                                                          \
    ROW(bitonicMerge)                                                                                                  \
    ROW(oddEvenMergeRecursive)                                                                                         \
    ROW(koggeStoneScan)                                                                                                \
    ROW(brentKungScan)                                                                                                 \
    ROW(radixSort)                                                                                                     \
    ROW(gridRadixSort)                                                                                                 \
    ROW(localRadixSort)                                                                                                \
    ROW(radixPipeline)                                                                                                 \
    ROW(workGroupRadixSort)                                                                                            \
    ROW(decimalRadixSort)                                                                                              \
    ROW(msdRadixSort)                                                                                                  \
    ROW(vectorRadixSort)                                                                                               \
    ROW(singlePassRadixSort)                                                                                           \
    ROW(mergeSort)                                                                                                     \
    ROW(quicksort)                                                                                                     \
    ROW(selectionSort)                                                                                                 \
    ROW(sampleSort)                                                                                                    \
    ROW(cascadeSort)                                                                                                   \
    ROW(sequentialReduction)                                                                                           \
    ROW(adjacentPairReduction)                                                                                         \
    ROW(halvingReduction)                                                                                              \
    ROW(workGroupReduction)                                                                                            \
    ROW(coarsenedReduction)                                                                                            \
    ROW(vectorReduction)                                                                                               \
    ROW(sequentialScan)                                                                                                \
    ROW(naiveScan)                                                                                                     \
    ROW(hillisSteeleScan)                                                                                              \
    ROW(koggeStoneWorkGroupScan)                                                                                       \
    ROW(brentKungWorkGroupScan)                                                                                        \
    ROW(blellochScan)                                                                                                  \
    ROW(blellochWorkGroupScan)                                                                                         \
    ROW(twoPerItemScan)                                                                                                \
    ROW(coarsenedScan)                                                                                                 \
    ROW(hierarchicalScan)                                                                                              \
    ROW(reduceThenScan)                                                                                                \
    ROW(dominoScan)                                                                                                    \
    ROW(lookBackScan)                                                                                                  \
    ROW(vectorLookBackScan)                                                                                            \
    ROW(cachedLookBackScan)                                                                                            \
    ROW(blockScanPipeline)                                                                                             \
    ROW(segmentedScan)                                                                                                 \
    ROW(scanConversion)                                                                                                \
    ROW(compaction)                                                                                                    \
    ROW(unpack)                                                                                                        \
    ROW(split)                                                                                                         \
    ROW(transpose)                                                                                                     \
    ROW(matrixProduct)                                                                                                 \
    ROW(convolution)                                                                                                   \
    ROW(nBody)                                                                                                         \
    ROW(histogram)

#define LOCKSTEP_ROW(name) extern const Algorithm name##Algorithm;
LOCKSTEP_ALGORITHMS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW

} // namespace lockstep
