#include "engine/presets/preset_parts.hpp"

namespace lockstep {

std::vector<Preset> comparisonPresets()
{
    const std::string pmpp = "Programming Massively Parallel Processors, chapter 13";
    const std::string cuda = "Learn CUDA Programming, chapter 7";
    const std::string bell = "19, 31, 4, 38, 24, 36, 16, 26, 22, 23, 33, 50, 35, 27, 27, 18, "
                             "43, 32, 41, 26, 18, 17, 44, 52, 35, 21, 46, 27, 42, 47, 19, 16, "
                             "44, 18, 23, 14, 40, 19, 34, 53, 30, 29, 24, 34, 29, 20, 31, 35, "
                             "25, 5, 25, 44, 33, 35, 20, 42, 27, 34, 23, 34, 39, 22, 17, 29";
    return {
        {.id = "pmpp-13-sort",
         .figure = "section 13.1",
         .title = "What a sort must do: order, and a permutation of the keys",
         .source = pmpp,
         .algorithm = "merge-sort",
         .parameters = {{"per-item", "2"}},
         .keys = "5, 2, 7, 1, 3, 2, 8",
         .launch = 6,
         .output = "1, 2, 2, 3, 5, 7, 8"},
        {.id = "pmpp-13-pairs",
         .figure = "section 13.1, keys with a value",
         .title = "People by their income: (32, 80) and (29, 80) keep their order",
         .source = pmpp,
         .algorithm = "merge-sort",
         .parameters = {{"type", "pair"}, {"per-item", "1"}},
         .keys = "150:30, 80:32, 45:22, 80:29",
         .launch = 4,
         .output = "45:22, 80:32, 80:29, 150:30",
         .rows = {{4, "keys", 0, "45:22, 80:32, 80:29, 150:30", "150:30, 80:32, 80:29, 45:22"}},
         .note =
             "The source calls the order non-decreasing and prints (30, 150), (32, 80), (29, 80), (22, 45), which is "
             "the other one. Here the income stands in front: it is the key."},
        {.id = "pmpp-13-pairs-down",
         .figure = "section 13.1, as it is printed",
         .title = "The same by decreasing income, (32, 80) before (29, 80) again",
         .source = pmpp,
         .algorithm = "merge-sort",
         .parameters = {{"type", "pair"}, {"order", "descending"}, {"per-item", "1"}},
         .keys = "150:30, 80:32, 45:22, 80:29",
         .launch = 4,
         .output = "150:30, 80:32, 80:29, 45:22"},
        {.id = "pmpp-13-cascade",
         .figure = "section 13.1, two keys",
         .title = "By age, then by income with a stable sort: both orders hold",
         .source = pmpp,
         .algorithm = "cascade-sort",
         .parameters = {},
         .keys = "150:30, 80:32, 45:22, 80:29, 45:41, 80:25",
         .isSourceData = false,
         .launch = 12,
         .output = "45:22, 45:41, 80:25, 80:29, 80:32, 150:30",
         .rows = {{6, "keys", 0, "45:22, 80:25, 80:29, 150:30, 80:32, 45:41"}},
         .note = "The source gives no keys for two sorts one after the other; these are its four people and two more. "
                 "With an unstable second sort those of income 80 do not stay in the order of their ages."},
        {.id = "pmpp-13.11",
         .figure = "figure 13.11",
         .title = "8 segments merged: 4, 2 and 1 merges by 2, 4 and 8 blocks each",
         .source = pmpp,
         .algorithm = "merge-sort",
         .parameters = {{"first-run", "4"}, {"per-item", "4"}},
         .keys = "23, 7, 41, 12, 30, 5, 18, 36, 2, 44, 27, 9, 15, 38, 1, 20, "
                 "33, 11, 46, 25, 6, 29, 14, 40, 19, 3, 35, 22, 8, 31, 16, 43",
         .isSourceData = false,
         .launch = 7,
         .output = "1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 18, 19, 20, "
                   "22, 23, 25, 27, 29, 30, 31, 33, 35, 36, 38, 40, 41, 43, 44, 46",
         .rows = {{1, "scratch", 0,
                   "7, 12, 23, 41, 5, 18, 30, 36, 2, 9, 27, 44, 1, 15, 20, 38, "
                   "11, 25, 33, 46, 6, 14, 29, 40, 3, 19, 22, 35, 8, 16, 31, 43"},
                  {3, "keys", 0,
                   "5, 7, 12, 18, 23, 30, 36, 41, 1, 2, 9, 15, 20, 27, 38, 44, "
                   "6, 11, 14, 25, 29, 33, 40, 46, 3, 8, 16, 19, 22, 31, 35, 43"},
                  {5, "scratch", 0,
                   "1, 2, 5, 7, 9, 12, 15, 18, 20, 23, 27, 30, 36, 38, 41, 44, "
                   "3, 6, 8, 11, 14, 16, 19, 22, 25, 29, 31, 33, 35, 40, 43, 46"}},
         .note = "A block of the figure is a work-item here: each of the 8 merges 4 keys of every level. After the "
                 "last launch all levels stand in one picture."},
        {.id = "cuda-quicksort",
         .figure = "section on dynamic parallelism",
         .title = "Quicksort: the tree of launches, two children to a partition",
         .source = cuda,
         .algorithm = "quicksort",
         .parameters = {{"launches", "partition"}, {"leaf-size", "2"}},
         .keys = "9, 3, 14, 6, 1, 12, 7, 15, 8, 4, 11, 0, 13, 5, 10, 2",
         .isSourceData = false,
         .launch = 16,
         .output = "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
         .rows = {{1, "keys", 0, "3, 6, 1, 7, 4, 0, 5, 2, 8, 9, 14, 12, 15, 11, 13, 10"},
                  {2, "segments", 0, "0, 8, 9, 16"}},
         .note = "In CUDA a kernel launches its children itself. OpenCL 1.2 has no such launches: the host reads the "
                 "list of segments and launches them. The source prints the launches inside the partition's loop; they "
                 "belong behind it."},
        {.id = "cuda-selection-sort",
         .figure = "section on dynamic parallelism, selection_sort",
         .title = "The leaf of the quicksort: selection sort by one work-item",
         .source = cuda,
         .algorithm = "selection-sort",
         .parameters = {},
         .keys = "9, 3, 14, 6, 1, 12, 7, 2",
         .isSourceData = false,
         .launch = 3,
         .output = "1, 2, 3, 6, 7, 9, 12, 14",
         .rows = {{1, "keys", 0, "1, 3, 14, 6, 9, 12, 7, 2"}, {2, "keys", 0, "1, 2, 14, 6, 9, 12, 7, 3"}},
         .note =
             "The source names the limit INSERTION_SORT and sorts by selection; it says fewer than 32 keys, and its "
             "code takes up to 33."},
        {.id = "cuda-histogram",
         .figure = "section on histograms, the first kernel",
         .title = "A histogram of 64 values: an atomic in global memory for each",
         .source = cuda,
         .algorithm = "histogram",
         .parameters = {{"variant", "global"}, {"width", "8"}, {"group-size", "16"}},
         .keys = bell,
         .isSourceData = false,
         .launch = 1,
         .output = "2, 1, 18, 16, 14, 10, 3, 0",
         .note = "The source counts an image in 256 bins and gives no keys; here 64 values in 8 bins, so that all are "
                 "seen."},
        {.id = "cuda-histogram-private",
         .figure = "section on histograms, the kernel in shared memory",
         .title = "Private histograms, merged: fewer atomics in global memory",
         .source = cuda,
         .algorithm = "histogram",
         .parameters = {{"variant", "private"}, {"width", "8"}, {"group-size", "16"}},
         .keys = bell,
         .isSourceData = false,
         .launch = 1,
         .output = "2, 1, 18, 16, 14, 10, 3, 0",
         .note = "The source has 256 bins, gives no keys, and writes a histogram of each block that nobody merges. "
                 "Here each group adds its bins to those of all."},
        {.id = "pmpp-13-sample",
         .figure = "section 13.8",
         .title = "Sample sort: three splitters, four buckets, each sorted by itself",
         .source = pmpp,
         .algorithm = "sample-sort",
         .parameters = {{"buckets", "4"}, {"oversampling", "2"}},
         .keys = "9, 3, 14, 6, 1, 12, 7, 15, 8, 4, 11, 0, 13, 5, 10, 2",
         .isSourceData = false,
         .launch = 6,
         .output = "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
         .note =
             "The keys of bucket k are greater than those of any bucket j with j < k, and less than those of any j' "
             "with "
             "k < j'; the source prints only j < k. Equal keys would break this: here their places tell them apart."},
    };
}

} // namespace lockstep
