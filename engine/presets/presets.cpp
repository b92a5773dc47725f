#include "engine/presets/preset_notes.hpp"
#include "engine/presets/preset_parts.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

const std::string cookbook = "OpenCL Parallel Programming Development Cookbook, chapter 10";
const std::string pmpp = "Programming Massively Parallel Processors, chapter 11";
const std::string cuda = "Learn CUDA Programming, chapter 7";

const std::string eight = "3, 1, 7, 0, 4, 1, 6, 3";
const std::string prefixesOfEight = "3, 4, 11, 11, 15, 16, 22, 25";
const std::string exclusiveOfEight = "0, 3, 4, 11, 11, 15, 16, 22";
const std::string sixteen = "2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2";
const std::string prefixesOfSixteen = "2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31";
// 16 rows of two columns, row by row: counts of two digits.
const std::string twoBlocksOfEight = "3, 2, 1, 1, 7, 0, 0, 3, 4, 1, 1, 1, 6, 2, 3, 0, "
                                     "2, 1, 0, 1, 5, 2, 1, 0, 1, 3, 3, 1, 2, 0, 2, 1";
const std::string eightBlocksOfTwo = "20, 2, 5, 3, 9, 1, 7, 2, 4, 5, 5, 3, 18, 2, 12, 0, "
                                     "3, 4, 1, 6, 7, 6, 5, 0, 6, 1, 1, 0, 11, 4, 10, 5";

std::vector<Preset> scanPresets()
{
    return {
        {.id = "opencl-10.2",
         .figure = "figure 10.2",
         .title = "A reduction from left to right",
         .source = cookbook,
         .algorithm = "sequential-reduction",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 1,
         .output = "25"},
        {.id = "opencl-10.3",
         .figure = "figure 10.3",
         .title = "The balanced tree of an associative reduction",
         .source = cookbook,
         .algorithm = "adjacent-pair-reduction",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 3,
         .output = "25"},
        {.id = "opencl-10.4",
         .figure = "figure 10.4",
         .title = "A commutative reduction: each value with the one half away",
         .source = cookbook,
         .algorithm = "halving-reduction",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 3,
         .output = "25",
         .note = "The source first says that an associative operator gives the same result in any order; that takes a "
                 "commutative one, as it says at this figure."},
        {.id = "opencl-reduce0",
         .figure = "kernel reduce0",
         .title = "The tree of the first kernel, its work-items far apart",
         .source = cookbook,
         .algorithm = "work-group-reduction",
         .parameters = {{"variant", "reduce0"}, {"group-size", "16"}},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = "31",
         .note =
             "The source's work-group has 256 work-items, of which 128 add in the first round, then 64: 0, 2, 4, …, "
             "254, then 0, 4, 8, 12, …, 252. Here it has 16, so that all are seen: 8 add, then 4."},
        {.id = "opencl-10.5",
         .figure = "figure 10.5",
         .title = "Hillis and Steele's scan of 8 values",
         .source = cookbook,
         .algorithm = "hillis-steele-scan",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfEight,
         .note = "The source prints the guard as k >= 2^j; with it the result would be 3, 1, 8, 7, 12, 12, 11, 14."},
        {.id = "opencl-10.6",
         .figure = "figure 10.6",
         .title = "A balanced binary tree over a flat array",
         .source = cookbook,
         .algorithm = "brent-kung-scan",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 3,
         .output = prefixesOfEight,
         .rows = {{3, "values", 0, "3, 4, 7, 11, 4, 5, 6, 25"}}},
        {.id = "opencl-10.8",
         .figure = "figures 10.7 and 10.8",
         .title = "Blelloch's up-sweep: what each level writes",
         .source = cookbook,
         .algorithm = "blelloch-scan",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 3,
         .output = exclusiveOfEight,
         .rows = {{1, "values", 0, "3, 4, 7, 7, 4, 5, 6, 9"},
                  {2, "values", 0, "3, 4, 7, 11, 4, 5, 6, 14"},
                  {3, "values", 0, "3, 4, 7, 11, 4, 5, 6, 25"}}},
        {.id = "opencl-10.10",
         .figure = "figures 10.9 and 10.10",
         .title = "Blelloch's down-sweep: the root cleared, then swap and add",
         .source = cookbook,
         .algorithm = "blelloch-scan",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 7,
         .output = exclusiveOfEight,
         .rows = {{4, "values", 0, "3, 4, 7, 11, 4, 5, 6, 0"},
                  {5, "values", 0, "3, 4, 7, 0, 4, 5, 6, 11"},
                  {6, "values", 0, "3, 0, 7, 4, 4, 11, 6, 16"}},
         .note = "In one line the source prints temp + k[x + 3]; it must be temp + x[k + 3]."},
        {.id = "opencl-10.12",
         .figure = "figure 10.12",
         .title = "Blocks scanned, their sums collected, the table updated",
         .source = cookbook,
         .algorithm = "block-scan-pipeline",
         .parameters = {{"digits", "2"}, {"rows-per-block", "2"}},
         .keys = eightBlocksOfTwo,
         .isSourceData = false,
         .launch = 3,
         .output = "0, 124, 20, 126, 25, 129, 34, 130, 41, 132, 45, 137, 50, 140, 68, 142, "
                   "80, 142, 83, 146, 84, 152, 91, 158, 96, 158, 102, 159, 103, 159, 114, 163"},
        {.id = "opencl-10.13",
         .figure = "figure 10.13",
         .title = "Two block scans of 8 counts, side by side",
         .source = cookbook,
         .algorithm = "block-scan-pipeline",
         .parameters = {{"digits", "2"}, {"rows-per-block", "8"}},
         .keys = twoBlocksOfEight,
         .isSourceData = false,
         .launch = 1,
         .output = "0, 41, 3, 43, 4, 44, 11, 44, 11, 47, 15, 48, 16, 49, 22, 51, "
                   "25, 51, 27, 52, 27, 53, 32, 55, 33, 55, 34, 58, 37, 59, 39, 59"},
        {.id = "opencl-10.14",
         .figure = "figure 10.14",
         .title = "Each work-item adds up the sums of all blocks before its own",
         .source = cookbook,
         .algorithm = "block-scan-pipeline",
         .parameters = {{"digits", "2"}, {"rows-per-block", "2"}},
         .keys = eightBlocksOfTwo,
         .isSourceData = false,
         .launch = 2,
         .output = "0, 124, 20, 126, 25, 129, 34, 130, 41, 132, 45, 137, 50, 140, 68, 142, "
                   "80, 142, 83, 146, 84, 152, 91, 158, 96, 158, 102, 159, 103, 159, 114, 163"},
        {.id = "opencl-10.15",
         .figure = "figure 10.15",
         .title = "The digits' totals are scanned: where each digit begins",
         .source = cookbook,
         .algorithm = "block-scan-pipeline",
         .parameters = {{"digits", "2"}, {"rows-per-block", "2"}},
         .keys = eightBlocksOfTwo,
         .isSourceData = false,
         .launch = 4,
         .output = "0, 124, 20, 126, 25, 129, 34, 130, 41, 132, 45, 137, 50, 140, 68, 142, "
                   "80, 142, 83, 146, 84, 152, 91, 158, 96, 158, 102, 159, 103, 159, 114, 163"},
        {.id = "opencl-sums",
         .figure = "section on prefix sums",
         .title = "The prefix sums of five numbers",
         .source = cookbook,
         .algorithm = "sequential-scan",
         .parameters = {},
         .keys = "39, 23, 44, 15, 86",
         .launch = 1,
         .output = "39, 62, 106, 121, 207",
         .rows = {{1, "prefixes", 0, "39, 62, 106, 121, 207", "39, 62, 108, 125, 211"}},
         .note =
             "62 + 44 is 106, and 108 + 15 would be 123. The source's pseudocode adds in[i + 1]: it drops the first "
             "number, prints 23, 67, 82, 168 and then reads past the end; --set mistake=printed-index runs it."},
        {.id = "pmpp-11.1",
         .figure = "figure 11.1",
         .title = "A sequential inclusive scan",
         .source = pmpp,
         .algorithm = "sequential-scan",
         .parameters = {},
         .keys = eight,
         .launch = 1,
         .output = prefixesOfEight},
        {.id = "pmpp-exclusive",
         .figure = "section 11.1",
         .title = "The exclusive scan of the same values",
         .source = pmpp,
         .algorithm = "sequential-scan",
         .parameters = {{"kind", "exclusive"}},
         .keys = eight,
         .launch = 1,
         .output = exclusiveOfEight},
        {.id = "pmpp-sausage",
         .figure = "section 11.1",
         .title = "Cutting a sausage of 40 inches: where each order ends",
         .source = pmpp,
         .algorithm = "kogge-stone-scan",
         .parameters = {},
         .keys = eight,
         .launch = 3,
         .output = prefixesOfEight,
         .note = "Each prefix sum is where an order's cut falls, so all cuts can be made at once.",
         .whole = 40},
        {.id = "pmpp-11.2",
         .figure = "figures 11.2 and 11.3",
         .title = "Kogge and Stone's scan of 16 values in a work-group",
         .source = pmpp,
         .algorithm = "kogge-stone-work-group-scan",
         .parameters = {},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfSixteen},
        {.id = "pmpp-double-buffer",
         .figure = "section 11.2",
         .title = "The same with two buffers and one barrier a round",
         .source = pmpp,
         .algorithm = "kogge-stone-work-group-scan",
         .parameters = {{"buffering", "double"}},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfSixteen},
        {.id = "pmpp-11.4",
         .figure = "figure 11.4",
         .title = "The exclusive scan: loaded one place to the right",
         .source = pmpp,
         .algorithm = "kogge-stone-work-group-scan",
         .parameters = {{"kind", "exclusive"}},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = "0, 2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29",
         .note = "The source's caption calls it an inclusive kernel."},
        {.id = "pmpp-11.5",
         .figure = "figures 11.5 to 11.7",
         .title = "Brent and Kung's scan of 16 values in a work-group",
         .source = pmpp,
         .algorithm = "brent-kung-work-group-scan",
         .parameters = {},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfSixteen,
         .note =
             "The text leaves out position 14 in the last level, and its summary counts 2N - 3 additions: there are "
             "2N - 2 - log2 N, here 26."},
        {.id = "pmpp-modulo",
         .figure = "section 11.4, first loop",
         .title = "The tree by work-items that a modulo chooses",
         .source = pmpp,
         .algorithm = "brent-kung-work-group-scan",
         .parameters = {{"mapping", "modulo"}},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfSixteen},
        {.id = "pmpp-11.8",
         .figure = "figure 11.8",
         .title = "16 values by 4 work-items in three phases",
         .source = pmpp,
         .algorithm = "coarsened-scan",
         .parameters = {{"per-item", "4"}},
         .keys = sixteen,
         .launch = 1,
         .output = prefixesOfSixteen,
         .note = "The last four values are not in the text; these have its sum, 11."},
        {.id = "pmpp-11.10",
         .figure = "figures 11.9 and 11.10",
         .title = "16 values by 4 work-groups: blocks, sums, blocks",
         .source = pmpp,
         .algorithm = "hierarchical-scan",
         .parameters = {{"group-size", "4"}},
         .keys = sixteen,
         .launch = 3,
         .output = prefixesOfSixteen,
         .note =
             "The text adds the first sum to Y[0] to Y[3]; it belongs to Y[4] to Y[7]. The last four values are not "
             "in the text; these have its sum, 11."},
        {.id = "pmpp-domino",
         .figure = "section 11.7",
         .title = "The same in one launch: sums handed from block to block",
         .source = pmpp,
         .algorithm = "domino-scan",
         .parameters = {{"group-size", "4"}},
         .keys = sixteen,
         .launch = 1,
         .output = prefixesOfSixteen,
         .note = "The last four values are not in the text; these have its sum, 11."},
        {.id = "cuda-prefix",
         .figure = "section on the prefix sum",
         .title = "Every prefix sum by itself",
         .source = cuda,
         .algorithm = "naive-scan",
         .parameters = {},
         .keys = "1, 2, 3, 4, 5, 6",
         .launch = 1,
         .output = "1, 3, 6, 10, 15, 21"},
        {.id = "cuda-scan",
         .figure = "section on the Blelloch scan",
         .title = "Two values a work-item, up a tree and down",
         .source = cuda,
         .algorithm = "two-per-item-scan",
         .parameters = {},
         .keys = eight,
         .isSourceData = false,
         .launch = 1,
         .output = prefixesOfEight,
         .note = "The source calls it Blelloch's; it clears no root, and is an inclusive scan after Brent and Kung."},
        {.id = "cuda-global",
         .figure = "section on the global-size scan",
         .title = "A scan of any size from scans of blocks",
         .source = cuda,
         .algorithm = "hierarchical-scan",
         .parameters = {{"group-size", "4"}, {"section", "brent-kung"}},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 3,
         .output = prefixesOfSixteen},
        {.id = "cuda-compaction",
         .figure = "section on compaction",
         .title = "The positive values, packed",
         .source = cuda,
         .algorithm = "compaction",
         .parameters = {{"type", "int32"}, {"predicate", "positive"}},
         .keys = "-3, 5, -1, 2, 8, -6, 0, 4",
         .isSourceData = false,
         .launch = 3,
         .output = "5, 2, 8, 4"},
        {.id = "cuda-split",
         .figure = "section on split",
         .title = "Packed values back to their places",
         .source = cuda,
         .algorithm = "unpack",
         .parameters = {{"type", "int32"}, {"predicate", "positive"}},
         .keys = "-3, 5, -1, 2, 8, -6, 0, 4",
         .isSourceData = false,
         .launch = 4,
         .output = "0, 5, 0, 2, 8, 0, 0, 4",
         .note = "The source calls this split; elsewhere a split is a stable partition."},
    };
}

/// Nobody shall take what we made up for what is printed.
void tellOwnData(Preset& preset)
{
    const bool isTold =
        std::ranges::any_of(std::array{"not in the text", "gives no keys", "prints no keys"},
                            [&](const char* words) { return preset.note.find(words) != preset.note.npos; });
    if (preset.isSourceData || isTold)
        return;
    preset.note += preset.note.empty() ? "" : " ";
    preset.note += ownDataSentence;
}

} // namespace

std::span<const Preset> presets()
{
    static const std::vector<Preset> all = [] {
        std::vector<Preset> joined;
        for (const auto part :
             {networkPresets, radixPresets, scanPresets, comparisonPresets, examplePresets, patternPresets})
            std::ranges::move(part(), std::back_inserter(joined));
        // A source stands once, though it has presets of several families.
        std::vector<std::string> sources;
        for (const Preset& preset : joined)
            if (std::ranges::find(sources, preset.source) == sources.end())
                sources.push_back(preset.source);
        std::ranges::stable_sort(joined, {}, [&](const Preset& p) { return std::ranges::find(sources, p.source); });
        for (Preset& preset : joined)
            tellOwnData(preset);
        return joined;
    }();
    return all;
}

} // namespace lockstep
