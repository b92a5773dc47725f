#include "engine/presets/preset_parts.hpp"

namespace lockstep {
namespace {

const std::string cuda = "Learn CUDA Programming, chapter 7";
const std::string ruetsch = "G. Ruetsch and P. Micikevicius, Optimizing Matrix Transpose in CUDA";

/// a and behind it b, both of 4 × 4, row by row.
const std::string fourByFour = "1, 2, 0, 1, 0, 1, 3, 1, 2, 1, 1, 0, 1, 0, 2, 3, "
                               "1, 0, 2, 1, 3, 1, 0, 2, 0, 2, 1, 1, 1, 1, 0, 3";
const std::string product = "8, 3, 2, 8, 4, 8, 3, 8, 5, 3, 5, 5, 4, 7, 4, 12";
const std::string toSixteen = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16";
const std::string turned = "1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 16";

} // namespace

std::vector<Preset> patternPresets()
{
    return {
        {.id = "cuda-sgemm",
         .figure = "kernel sgemm",
         .title = "A matrix product, every value by itself",
         .source = cuda,
         .algorithm = "matrix-product",
         .parameters = {{"variant", "naive"}, {"tile", "2"}},
         .keys = fourByFour,
         .isSourceData = false,
         .launch = 1,
         .output = product,
         .note = "Each value of c takes 2K = 8 loads from global memory, and what one work-item loads its neighbours "
                 "load again. The source shows this by a profiler, whose numbers are in pictures only."},
        {.id = "cuda-sgemm-v2",
         .figure = "kernel sgemm_kernel_v2",
         .title = "Tile by tile: along the rows of a, down the columns of b",
         .source = cuda,
         .algorithm = "matrix-product",
         .parameters = {{"variant", "tiled"}, {"tile", "2"}},
         .keys = fourByFour,
         .isSourceData = false,
         .launch = 1,
         .output = product,
         .note = "With tiles of 2 × 2 each value of c takes 2K / 2 = 4 loads from global memory instead of 8. The "
                 "source prints no barrier after the products; without it the next tile may be loaded over values "
                 "that are still needed."},
        {.id = "cuda-sgemm-printed",
         .figure = "kernel sgemm_kernel_v2, as it is printed",
         .title = "Each row of the tile of b is the same one",
         .source = cuda,
         .algorithm = "matrix-product",
         .parameters = {{"variant", "tiled"}, {"tile", "2"}, {"mistake", "equal-rows"}},
         .keys = fourByFour,
         .isSourceData = false,
         .launch = 1,
         .output = "3, 2, 7, 4, 1, 8, 6, 5, 3, 2, 7, 4, 1, 10, 7, 6",
         .note = "The source loads B[k * N + bid_x + tid_x], without tid_y: all rows of a tile of b are its first. It "
                 "must be B[(k + tid_y) * N + bid_x + tid_x]. The first value is 3 here; 8 is right."},
        {.id = "transpose-naive",
         .figure = "kernel transposeNaive",
         .title = "A transpose that loads along rows and stores down columns",
         .source = ruetsch,
         .algorithm = "transpose",
         .parameters = {{"variant", "naive"}, {"columns", "4"}, {"tile", "2"}},
         .keys = toSixteen,
         .isSourceData = false,
         .launch = 1,
         .output = turned},
        {.id = "transpose-tiled",
         .figure = "kernel transposeCoalesced",
         .title = "Tiles through local memory: both sides along rows",
         .source = ruetsch,
         .algorithm = "transpose",
         .parameters = {{"variant", "tiled"}, {"columns", "4"}, {"tile", "2"}},
         .keys = toSixteen,
         .isSourceData = false,
         .launch = 1,
         .output = turned},
    };
}

} // namespace lockstep
