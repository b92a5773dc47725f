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

/// A disk of 12 × 12 pixels, row by row, and one of 8 × 8.
const std::string disk12 =
    "0, 0, 0, 1, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 2, 3, 4, 5, 5, 4, 3, 2, 0, 0, 0, 2, 3, 5, 6, 7, 7, 6, 5, "
    "3, 2, 0, 1, 3, 5, 7, 9, 9, 9, 9, 7, 5, 3, 1, 2, 4, 6, 9, 9, 9, 9, 9, 9, 6, 4, 2, 2, 5, 7, 9, 9, 9, "
    "9, 9, 9, 7, 5, 2, 2, 5, 7, 9, 9, 9, 9, 9, 9, 7, 5, 2, 2, 4, 6, 9, 9, 9, 9, 9, 9, 6, 4, 2, 1, 3, 5, "
    "7, 9, 9, 9, 9, 7, 5, 3, 1, 0, 2, 3, 5, 6, 7, 7, 6, 5, 3, 2, 0, 0, 0, 2, 3, 4, 5, 5, 4, 3, 2, 0, 0, "
    "0, 0, 0, 1, 2, 2, 2, 2, 1, 0, 0, 0";
const std::string smoothed =
    "0, 2, 9, 20, 30, 35, 35, 30, 20, 9, 2, 0, 2, 11, 28, 47, 63, 73, 73, 63, 47, 28, 11, 2, 9, 28, 53, "
    "78, 98, 109, 109, 98, 78, 53, 28, 9, 20, 47, 78, 108, 128, 135, 135, 128, 108, 78, 47, 20, 30, 63, "
    "98, 128, 142, 144, 144, 142, 128, 98, 63, 30, 35, 73, 109, 135, 144, 144, 144, 144, 135, 109, 73, "
    "35, 35, 73, 109, 135, 144, 144, 144, 144, 135, 109, 73, 35, 30, 63, 98, 128, 142, 144, 144, 142, "
    "128, 98, 63, 30, 20, 47, 78, 108, 128, 135, 135, 128, 108, 78, 47, 20, 9, 28, 53, 78, 98, 109, 109, "
    "98, 78, 53, 28, 9, 2, 11, 28, 47, 63, 73, 73, 63, 47, 28, 11, 2, 0, 2, 9, 20, 30, 35, 35, 30, 20, 9, "
    "2, 0";
const std::string disk8 =
    "0, 0, 2, 3, 3, 2, 0, 0, 0, 3, 5, 6, 6, 5, 3, 0, 2, 5, 8, 9, 9, 8, 5, 2, 3, 6, 9, 9, 9, 9, 6, 3, 3, "
    "6, 9, 9, 9, 9, 6, 3, 2, 5, 8, 9, 9, 8, 5, 2, 0, 3, 5, 6, 6, 5, 3, 0, 0, 0, 2, 3, 3, 2, 0, 0";
const std::string boxed =
    "3, 12, 24, 33, 33, 24, 12, 3, 12, 25, 41, 51, 51, 41, 25, 12, 24, 41, 60, 70, 70, 60, 41, 24, 33, "
    "51, 70, 80, 80, 70, 51, 33, 33, 51, 70, 80, 80, 70, 51, 33, 24, 41, 60, 70, 70, 60, 41, 24, 12, 25, "
    "41, 51, 51, 41, 25, 12, 3, 12, 24, 33, 33, 24, 12, 3";
/// x and y of 16 bodies, and where they are a step later.
const std::string bodies =
    "0.28, -0.38, -0.73, 0.94, -0.86, -0.53, 0.95, 0.88, 0.17, 0.47, -0.57, 0.33, 0.97, -0.2, -0.03, "
    "0.91, 0.75, -0.84, -0.31, -0.68, -0.98, 0.49, -0.14, 0.13, -0.44, -0.16, 0.51, 0.14, 0.22, -0.73, "
    "-0.66, -0.75";
const std::string moved =
    "0.27815962, -0.38069707, -0.7284181, 0.93601876, -0.853217, -0.531045, 0.9478477, 0.8780949, "
    "0.16816983, 0.46711218, -0.56803703, 0.32839096, 0.9659616, -0.19977573, -0.03031007, 0.90559715, "
    "0.74686664, -0.8369142, -0.3114799, -0.67671496, -0.97508496, 0.48899594, -0.14083466, 0.12927578, "
    "-0.4377641, -0.15913346, 0.50670034, 0.13904783, 0.21931078, -0.72466165, -0.6578707, -0.7435914";

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
                 "load again. The source shows this by a profiler, whose numbers are in pictures only; the values are "
                 "ours."},
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
                 "that are still needed. The values are ours."},
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
         .note =
             "The source loads B[k * N + bid_x + tid_x], without tid_y: all rows of a tile of b are its first. It "
             "must be B[(k + tid_y) * N + bid_x + tid_x]. The first value is 3 here; 8 is right. The values are ours."},
        {.id = "cuda-convolution",
         .figure = "sketch of a convolution",
         .title = "A window moves over an image",
         .source = cuda,
         .algorithm = "convolution",
         .parameters = {{"variant", "global"}, {"filter", "box"}, {"columns", "8"}, {"tile", "4"}},
         .keys = disk8,
         .isSourceData = false,
         .launch = 1,
         .output = boxed,
         .note = "The source draws a window and prints no values; this image is ours. Past the edge stands the nearest "
                 "pixel, for all kernels alike; the source's second kernel takes 0 there without a word."},
        {.id = "cuda-halo",
         .figure = "tile of 8 x 8 for 6 x 6 threads",
         .title = "A tile with its halo, filled in four trips",
         .source = cuda,
         .algorithm = "convolution",
         .parameters =
             {{"variant", "tiled"}, {"filter", "binomial"}, {"columns", "12"}, {"tile", "6"}, {"edges", "zero"}},
         .keys = disk12,
         .isSourceData = false,
         .launch = 1,
         .output = smoothed,
         .note = "6 x 6 work-items and a filter of 3 x 3 take a tile of 8 x 8, in 2 x 2 trips. The source allocates "
                 "more than that, and makes a trip too many where its block divides the tile. The image is ours."},
        {.id = "cuda-bodies",
         .figure = "bodies, tile by tile",
         .title = "Rows are pulled all at once, a tile of columns after another pulls",
         .source = cuda,
         .algorithm = "n-body",
         .parameters = {{"variant", "tiled"}, {"tile", "4"}, {"softening", "0.05"}, {"time-step", "0.02"}},
         .keys = bodies,
         .isSourceData = false,
         .launch = 1,
         .output = moved,
         .note = "The source has 4,096 bodies and tiles of 256: 65,536 loads of bodies instead of 16,777,216. Here 16 "
                 "and 4, so that all are seen: 64 instead of 240. The places are ours; the source prints no force, and "
                 "its random places are all -1."},
        {.id = "transpose-naive",
         .figure = "kernel transposeNaive",
         .title = "A transpose that loads along rows and stores down columns",
         .source = ruetsch,
         .algorithm = "transpose",
         .parameters = {{"variant", "naive"}, {"columns", "4"}, {"tile", "2"}},
         .keys = toSixteen,
         .isSourceData = false,
         .launch = 1,
         .output = turned,
         .note = "The values are ours."},
        {.id = "transpose-tiled",
         .figure = "kernel by tiles",
         .title = "Tiles through local memory: both sides along rows",
         .source = ruetsch,
         .algorithm = "transpose",
         .parameters = {{"variant", "tiled"}, {"columns", "4"}, {"tile", "2"}},
         .keys = toSixteen,
         .isSourceData = false,
         .launch = 1,
         .output = turned,
         .note = "The values are ours."},
    };
}

} // namespace lockstep
