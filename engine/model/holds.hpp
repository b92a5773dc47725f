#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

// What stands in an array, as the host code says that made it. Lenses ask for this and never for an array's name, which
// a kernel's text or a file may call as it likes. A row makes the name in the program and the one in files, which never
// changes.
#define LOCKSTEP_HOLDS(ROW)                                                                                            \
    ROW(unnamed, "")                                                                                                   \
    /* tables of counts, and what is made of them */                                                                   \
    ROW(counts, "counts")                                                                                              \
    ROW(starts, "starts")                                                                                              \
    ROW(firsts, "firsts") /* of each bucket in its block */                                                            \
    ROW(sortedBlocks, "sorted blocks")                                                                                 \
    ROW(tileSums, "tile sums")     /* of a scan by tiles */                                                            \
    ROW(beforeTiles, "before")     /* what stands before each tile */                                                  \
    ROW(blockSums, "sums")         /* of a scan by blocks, a column at a time */                                       \
    ROW(sumsBefore, "sums before") /* what stands before each block of a column */                                     \
    ROW(totals, "totals")          /* of each column */                                                                \
    ROW(bases, "bases")            /* where the keys of each digit start */                                            \
    ROW(bits, "bits")              /* one of each key */                                                               \
    ROW(onesBefore, "ones before")                                                                                     \
    ROW(sumsOfOnes, "sums1")    /* of each section of them */                                                          \
    ROW(addresses, "addresses") /* where a value goes that passes */                                                   \
    /* lists of segments, splitters, networks */                                                                       \
    ROW(pivots, "pivots")                                                                                              \
    ROW(segments, "segments")      /* a row each: where it begins, where it ends */                                    \
    ROW(children, "children")      /* how many large buckets each segment has */                                       \
    ROW(firstChild, "first child") /* how many those before it have */                                                 \
    ROW(sample, "sample")                                                                                              \
    ROW(sampleAt, "sample_at") /* where each key of it was taken from */                                               \
    ROW(sortedSample, "sorted_sample")                                                                                 \
    ROW(sortedAt, "sorted_at")                                                                                         \
    ROW(splitters, "splitters")                                                                                        \
    ROW(splittersAt, "splitters_at")                                                                                   \
    ROW(coRanks, "co_ranks")                                                                                           \
    ROW(inputs, "inputs") /* all of zeros and ones, a word each */                                                     \
    ROW(layers, "layers") /* of comparators, three words each */                                                       \
    /* images, histograms, bodies */                                                                                   \
    ROW(image, "image")                                                                                                \
    ROW(filter, "filter")                                                                                              \
    ROW(bins, "bins")        /* how many values fall in each */                                                        \
    ROW(ownBins, "own bins") /* those that a work-group counts for itself */                                           \
    ROW(places, "places")    /* of bodies: x and y of each */                                                          \
    ROW(velocities, "velocities")                                                                                      \
    /* in a work-group's local memory */                                                                               \
    ROW(block, "block")              /* its keys, in two halves that they go to and fro between */                     \
    ROW(flags, "flag")               /* a bit of each key */                                                           \
    ROW(ones, "ones")                /* of each work-item */                                                           \
    ROW(section, "xy")               /* what it scans */                                                               \
    ROW(counters, "counter")         /* of each work-item, a row a bin */                                              \
    ROW(counterSums, "counter sums") /* of each work-item's stretch of the counters */                                 \
    ROW(bucketBegins, "begin")                                                                                         \
    ROW(blockNumber, "block number") /* a word: which block of a scan the work-group took */                           \
    ROW(tile, "tile")                /* of an image, or of bodies */                                                   \
    ROW(ballots, "ballot")                                                                                             \
    ROW(registers, "registers") /* not in local memory: each work-item has its own */

enum class Holds : std::uint8_t {
#define LOCKSTEP_ROW(name, id) name,
    LOCKSTEP_HOLDS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
};

/// Its name in files; empty for unnamed.
std::string_view nameOf(Holds holds);
/// Nothing for a name that there is none of.
std::optional<Holds> holdsNamed(std::string_view name);

/// An array in local memory, by its name in the kernel's text, and what the host code knows to stand there.
struct LocalArray {
    std::string name;
    Holds holds = Holds::unnamed;
};

} // namespace lockstep
