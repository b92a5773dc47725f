#include "engine/presets/preset_parts.hpp"

namespace lockstep {
namespace {

const std::string sortChapter = "OpenCL Parallel Programming Development Cookbook, chapter 9";
const std::string radixChapter = "OpenCL Parallel Programming Development Cookbook, chapter 10";
const std::string pmpp = "Programming Massively Parallel Processors, chapter 11";

const std::string sixteen = "2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2";
const std::string eight = "3, 1, 7, 0, 4, 1, 6, 3";

} // namespace

std::vector<Preset> examplePresets()
{
    return {
        {.id = "opencl-left",
         .figure = "expression ((a + b) + c) + d",
         .title = "Brackets from the left: one after another",
         .source = radixChapter,
         .algorithm = "sequential-reduction",
         .parameters = {{"operator", "join"}},
         .keys = "a, b, c, d",
         .isSourceData = false,
         .launch = 1,
         .output = "abcd",
         .note = "The operator puts words together, so that each result shows what it was made of: ab, abc, abcd. The "
                 "keys are ours."},
        {.id = "opencl-pairs",
         .figure = "expression (a + b) + (c + d)",
         .title = "The same in pairs: both brackets at once",
         .source = radixChapter,
         .algorithm = "adjacent-pair-reduction",
         .parameters = {{"operator", "join"}},
         .keys = "a, b, c, d",
         .isSourceData = false,
         .launch = 2,
         .output = "abcd",
         .note = "The operator puts words together: ab and cd in one step, abcd in the next. An associative operator "
                 "gives the same by either way. The keys are ours."},
        {.id = "opencl-10.5-printed",
         .figure = "pseudocode at figure 10.5, as it is printed",
         .title = "Hillis and Steele's scan with the guard k >= 2^j",
         .source = radixChapter,
         .algorithm = "hillis-steele-scan",
         .parameters = {{"mistake", "printed-guard"}},
         .keys = eight,
         .isSourceData = false,
         .launch = 1,
         .output = "3, 1, 8, 7, 12, 12, 11, 14",
         .note = "The guard must be k >= 2^(j - 1): position 1 never gets the value to its left. Right is 3, 4, 11, "
                 "11, 15, 16, 22, 25. The keys are ours."},
        {.id = "opencl-sums-printed",
         .figure = "pseudocode of prefix sums, as it is printed",
         .title = "The prefix sums of five numbers by in[i + 1]",
         .source = radixChapter,
         .algorithm = "sequential-scan",
         .parameters = {{"mistake", "printed-index"}},
         .keys = "39, 23, 44, 15, 86",
         .launch = 1,
         .output = "23, 67, 82, 168, 0",
         .note = "The source's pseudocode adds in[i + 1]: the first number is in no sum, and the last sum would read "
                 "past the end (here it is left out). Right is 39, 62, 106, 121, 207."},
        {.id = "opencl-sort-of-8",
         .figure = "how a sort of 8 elements goes",
         .title = "Runs of 2, of 4, then 4 by 4",
         .source = sortChapter,
         .algorithm = "bitonic-sort",
         .parameters = {},
         .keys = "6, 2, 8, 5, 1, 7, 3, 4",
         .isSourceData = false,
         .launch = 4,
         .output = "1, 2, 3, 4, 5, 6, 7, 8",
         .rows = {{1, "keys", 0, "2, 6, 8, 5, 1, 7, 4, 3"},
                  {3, "keys", 0, "2, 5, 6, 8, 7, 4, 3, 1"},
                  {4, "keys", 0, "2, 4, 3, 1, 7, 5, 6, 8"},
                  {6, "keys", 0, "1, 2, 3, 4, 5, 6, 7, 8"}},
         .note = "Launch 1 makes runs of 2, launches 2 and 3 runs of 4, launches 4 to 6 merge 4 with 4. The keys are "
                 "ours."},
        {.id = "pmpp-early-store",
         .figure = "section 11.2, without the second barrier",
         .title = "XY[6] gets a sum of the same round",
         .source = pmpp,
         .algorithm = "kogge-stone-work-group-scan",
         .parameters = {{"mistake", "early-store"}},
         .keys = eight,
         .isSourceData = false,
         .launch = 1,
         .output = "3, 4, 11, 11, 15, 16, 30, 25",
         .note = "The source prints 2·x1 + 2·x2 + x3 + x4 + x5 + x6 for XY[6]; x0 is missing there. Here that is 27 "
                 "and with x0 30, where 22 is right. On a device any order may come; this preset runs the source's. "
                 "The keys are ours."},
        {.id = "pmpp-naive",
         .figure = "section 11.2, one reduction an output",
         .title = "16 outputs by 120 additions",
         .source = pmpp,
         .algorithm = "naive-scan",
         .parameters = {},
         .keys = sixteen,
         .isSourceData = false,
         .launch = 1,
         .output = "2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31",
         .note = "n·(n − 1) / 2 additions, 120 of 16 values where one work-item alone makes 15; and the last output "
                 "takes as many steps as that work-item. Of 1,024 values it would be 523,776. The keys are ours."},
    };
}

} // namespace lockstep
