#include "engine/presets/preset_parts.hpp"

namespace lockstep {
namespace {

const std::string cookbook = "OpenCL Parallel Programming Development Cookbook, chapter 9";
const std::string ofShuffles = "8, 12, 4, 15, 2, 11, 6, 3, 5, 14, 16, 10, 1, 9, 13, 7";
const std::string toSixteen = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16";
const std::string thirtyTwo = "24, 7, 31, 12, 3, 18, 29, 5, 20, 9, 1, 27, 14, 30, 10, 22, 6, 17, 32, 2, 25, 11, 19, 8, "
                              "28, 15, 4, 21, 13, 26, 16, 23";
const std::string toThirtyTwo = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, "
                                "24, 25, 26, 27, 28, 29, 30, 31, 32";

} // namespace

std::vector<Preset> networkPresets()
{
    return {
        {.id = "opencl-cmpxchg",
         .figure = "program of three compare-exchanges",
         .title = "Three keys sorted by a fixed sequence of comparisons",
         .source = cookbook,
         .algorithm = "network-sort",
         .parameters = {{"network", "three-keys"}},
         .keys = "3, 2, 1",
         .isSourceData = false,
         .launch = 1,
         .output = "1, 2, 3",
         .rows = {{1, "keys", 0, "2, 3, 1"}, {2, "keys", 0, "2, 1, 3"}}},
        {.id = "opencl-9.1",
         .figure = "figure 9.1",
         .title = "A network of four keys, one comparator after another",
         .source = cookbook,
         .algorithm = "network-sort",
         .parameters = {{"network", "(0,1); (2,3); (0,2); (1,3); (1,2)"}},
         .keys = "3, 2, 4, 1",
         .isSourceData = false,
         .launch = 4,
         .output = "1, 2, 3, 4",
         .rows = {{1, "keys", 0, "2, 3, 4, 1"},
                  {2, "keys", 0, "2, 3, 1, 4"},
                  {3, "keys", 0, "1, 3, 2, 4"},
                  {4, "keys", 0, "1, 3, 2, 4"}},
         .note = "The source prints no keys and says that the fourth comparator does not exchange: of all 24 orders "
                 "only 3, 2, 4, 1 leaves exactly that one idle."},
        {.id = "opencl-9.2",
         .figure = "figure 9.2",
         .title = "The longer network of four keys",
         .source = cookbook,
         .algorithm = "network-sort",
         .parameters = {{"network", "four-keys-longer"}},
         .keys = "3, 2, 4, 1",
         .isSourceData = false,
         .launch = 1,
         .output = "1, 2, 3, 4",
         .note = "The source speaks of two comparisons more than the five of figure 9.1, which would be 7. This one, "
                 "odd-even transposition, has 6 as bubble sort has; that there is one of 7 is not confirmed."},
        {.id = "opencl-9.3",
         .figure = "figure 9.3",
         .title = "The best network of four keys: five comparators in three stages",
         .source = cookbook,
         .algorithm = "network-sort",
         .parameters = {{"network", "four-keys"}},
         .keys = "3, 2, 4, 1",
         .isSourceData = false,
         .launch = 1,
         .output = "1, 2, 3, 4",
         .rows = {{1, "keys", 0, "2, 3, 1, 4"}, {2, "keys", 0, "1, 3, 2, 4"}}},
        {.id = "opencl-0-1",
         .figure = "section on the 0-1 principle",
         .title = "All 16 inputs of zeros and ones of four keys",
         .source = cookbook,
         .algorithm = "zero-one-principle",
         .parameters = {{"network", "four-keys"}},
         .keys = "3, 2, 4, 1",
         .isSourceData = false,
         .launch = 3,
         .output = "0, 8, 8, 12, 8, 12, 12, 14, 8, 12, 12, 14, 12, 14, 14, 15",
         .note =
             "The source states the principle without an example; the keys only say how many wires there are. The "
             "picture writes each input from wire 0 on, the buffer holds it as a number whose bit i is wire i: left "
             "in the end are 0000, 0001, 0011, 0111 and 1111, or 0, 8, 12, 14 and 15."},
        {.id = "opencl-9.4",
         .figure = "figure 9.4",
         .title = "A bitonic sequence sorted by splits",
         .source = cookbook,
         .algorithm = "bitonic-merge",
         .parameters = {},
         .keys = "3, 5, 8, 9, 7, 4, 2, 1",
         .isSourceData = false,
         .launch = 1,
         .output = "1, 2, 3, 4, 5, 7, 8, 9",
         .rows = {{1, "keys", 0, "3, 4, 2, 1, 7, 5, 8, 9"}, {2, "keys", 0, "2, 1, 3, 4, 7, 5, 8, 9"}},
         .note = "The source says that the keys of one half are less than those of the other; where keys are equal "
                 "they are not greater."},
        {.id = "opencl-9.5",
         .figure = "figure 9.5",
         .title = "Runs of 2, 4, 8 and 16 keys, alternately up and down",
         .source = cookbook,
         .algorithm = "bitonic-sort",
         .parameters = {},
         .keys = ofShuffles,
         .isSourceData = false,
         .launch = 6,
         .output = toSixteen,
         .rows = {{1, "keys", 0, "8, 12, 15, 4, 2, 11, 6, 3, 5, 14, 16, 10, 1, 9, 13, 7"},
                  {3, "keys", 0, "4, 8, 12, 15, 11, 6, 3, 2, 5, 10, 14, 16, 13, 9, 7, 1"},
                  {6, "keys", 0, "2, 3, 4, 6, 8, 11, 12, 15, 16, 14, 13, 10, 9, 7, 5, 1"}},
         .note =
             "The figure prints no keys; these are the 16 of figure 9.6. After launches 1, 3, 6 and 10 every run of "
             "2, 4, 8 and 16 keys is in order."},
        {.id = "opencl-9.6",
         .figure = "figure 9.6",
         .title = "A shuffle: the keys of both halves in turn",
         .source = cookbook,
         .algorithm = "odd-even-merge-recursive",
         .parameters = {{"steps", "shuffle"}},
         .keys = ofShuffles,
         .launch = 1,
         .output = "8, 5, 12, 14, 4, 16, 15, 10, 2, 1, 11, 9, 6, 13, 3, 7"},
        {.id = "opencl-9.6-unshuffle",
         .figure = "figure 9.6, the other half",
         .title = "An unshuffle: keys at even places first",
         .source = cookbook,
         .algorithm = "odd-even-merge-recursive",
         .parameters = {{"steps", "unshuffle"}},
         .keys = ofShuffles,
         .launch = 1,
         .output = "8, 4, 2, 6, 5, 16, 1, 13, 12, 15, 11, 3, 14, 10, 9, 7"},
        {.id = "opencl-merge",
         .figure = "program merge",
         .title = "Odd-even merging, recursively",
         .source = cookbook,
         .algorithm = "odd-even-merge-recursive",
         .parameters = {},
         .keys = ofShuffles,
         .launch = 2,
         .output = toSixteen,
         .note = "The source prints the last loop from l on, and l + 1 in a remark, which is right: from l on 65364 of "
                 "the 65536 inputs of zeros and ones of 16 keys stay unsorted. The whole sort it does not print."},
        {.id = "opencl-9.7",
         .figure = "figure 9.7",
         .title = "The network of merge_iterative for 32 keys",
         .source = cookbook,
         .algorithm = "odd-even-mergesort",
         .parameters = {},
         .keys = thirtyTwo,
         .isSourceData = false,
         .launch = 1,
         .output = toThirtyTwo,
         .rows = {{1, "keys", 0,
                   "7, 24, 12, 31, 3, 18, 5, 29, 9, 20, 1, 27, 14, 30, 10, 22, 6, 17, 2, 32, 11, 25, 8, 19, 15, 28, 4, "
                   "21, 13, 26, 16, 23"},
                  {3, "keys", 0,
                   "7, 12, 24, 31, 3, 5, 18, 29, 1, 9, 20, 27, 10, 14, 22, 30, 2, 6, 17, 32, 8, 11, 19, 25, 4, 15, 21, "
                   "28, 13, 16, 23, 26"},
                  {6, "keys", 0,
                   "3, 5, 7, 12, 18, 24, 29, 31, 1, 9, 10, 14, 20, 22, 27, 30, 2, 6, 8, 11, 17, 19, 25, 32, 4, 13, 15, "
                   "16, 21, 23, 26, 28"},
                  {10, "keys", 0,
                   "1, 3, 5, 7, 9, 10, 12, 14, 18, 20, 22, 24, 27, 29, 30, 31, 2, 4, 6, 8, 11, 13, 15, 16, 17, 19, 21, "
                   "23, 25, 26, 28, 32"}},
         .note = "191 comparators in 15 columns of 16, 16, 8, 16, 8, 12, 16, 8, 12, 14, 16, 8, 12, 14 and 15. The "
                 "source calls it bitonic; it is Batcher's odd-even mergesort."},
        {.id = "opencl-9.8",
         .figure = "figure 9.8",
         .title = "The parts of each stage: 16 of 2 keys, 8 of 4, 4 of 8, 2 of 16, 1 of 32",
         .source = cookbook,
         .algorithm = "odd-even-mergesort",
         .parameters = {},
         .keys = thirtyTwo,
         .isSourceData = false,
         .launch = 1,
         .output = toThirtyTwo,
         .note = "The shaded parts are the merges of a stage. The last stage merges runs of N/2, so p ends at N/2, not "
                 "at N as the source says."},
        {.id = "opencl-9.9",
         .figure = "figure 9.9",
         .title = "Blocks of 8 work-items, alternately up and down",
         .source = cookbook,
         .algorithm = "bitonic-sort",
         .parameters = {},
         .keys = thirtyTwo + ", " + thirtyTwo,
         .isSourceData = false,
         .launch = 7,
         .output =
             "1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, "
             "15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, "
             "28, 28, 29, 29, 30, 30, 31, 31, 32, 32",
         .rows = {{10, "keys", 0,
                   "1, 3, 5, 7, 9, 10, 12, 14, 18, 20, 22, 24, 27, 29, 30, 31, 32, 28, 26, 25, 23, 21, 19, 17, 16, 15, "
                   "13, 11, 8, 6, 4, 2, 1, 3, 5, 7, 9, 10, 12, 14, 18, 20, 22, 24, 27, 29, 30, 31, 32, 28, 26, 25, 23, "
                   "21, 19, 17, 16, 15, 13, 11, 8, 6, 4, 2"}},
         .note = "What the source numbers stage 3, from 0, is stage 4 here: runs of 16 keys, sorted by 8 work-items "
                 "each. Its comment says blocks of 2^sameDirectionBlockWidth; the width itself is 2^stage."},
        {.id = "opencl-9.10",
         .figure = "figure 9.10",
         .title = "The host starts each sub-stage after the one before: 10 launches for 16 keys",
         .source = cookbook,
         .algorithm = "bitonic-sort",
         .parameters = {},
         .keys = ofShuffles,
         .isSourceData = false,
         .launch = 10,
         .output = toSixteen,
         .rows = {{10, "keys", 0, toSixteen}},
         .note = "The book says 24 stages for \"16 million\" keys; it means 2^24 = 16,777,216 keys (24 stages, 300 "
                 "launches). Each segment of the timeline is one launch: the host starts it when the one before has "
                 "ended."},
        {.id = "opencl-9.12",
         .figure = "figure 9.12",
         .title = "Each work-item's two slots of local memory",
         .source = cookbook,
         .algorithm = "bitonic-work-group-sort",
         .parameters = {{"variant", "pairs"}, {"directions", "by-turns"}, {"group-size", "8"}},
         .keys = ofShuffles,
         .isSourceData = false,
         .launch = 1,
         .output = toSixteen,
         .note = "The source has work-item 0 write slots 0 and 1, and each other work-item t slots t + 1 and t + 2: "
                 "of 8 work-items two write each of the slots 3 to 8. Here work-item t writes slots 2t and 2t + 1."},
        {.id = "opencl-9.13",
         .figure = "figure 9.13",
         .title = "Four slots a work-item: where a key goes and the key, twice",
         .source = cookbook,
         .algorithm = "bitonic-work-group-sort",
         .parameters = {{"variant", "index-value"}, {"directions", "by-turns"}, {"group-size", "8"}},
         .keys = ofShuffles,
         .isSourceData = false,
         .launch = 1,
         .output = toSixteen,
         .note = "The source's loop runs to 1024 where 256 is right, so that it reaches slot 4095 of 1024. Work-item 0 "
                 "writes all keys by itself while the others wait."},
    };
}

} // namespace lockstep
