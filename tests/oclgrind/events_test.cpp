// The comparison of accesses and events is only worth something if it is strict: every trace call of every kernel is
// left out once, and every index and value in it is made wrong once, and each time the comparison must say so.

#include "accesses.hpp"
#include "child.hpp"
#include "mutants.hpp"

#include "engine/algorithms/algorithm.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::oclgrind {
namespace {

/// A small run that reaches the trace calls of the kernel file.
std::vector<std::string> runsOf(const std::string& file)
{
    if (file == "bitonic.cl")
        return {"bitonic-sort --input 3,1,7,0,4,1,6,3 --largest-group 4", "bitonic-sort --input 3,1,7,0,4"};
    if (file == "transposition.cl")
        return {"odd-even-transposition-sort --input 3,1,7,0,4 --set stop=when-quiet",
                "odd-even-transposition-sort --input 3,1,7,0,4"};
    if (file == "odd_even_merge.cl")
        return {"odd-even-mergesort --input 3,1,7,0,4"};
    if (file == "network.cl")
        return {"network-sort --input 3,1,7,0,4"};
    if (file == "bitonic_group.cl") { // 2 blocks, the last one not full
        std::vector<std::string> runs;
        for (const char* variant : {"fused", "pairs", "index-value"})
            runs.push_back("bitonic-work-group-sort --input 3,1,7,0,4,1,6,3,9,2,5 --set group-size=4 --set variant=" +
                           std::string{variant});
        // 3 blocks of 32, the last one not full; pairs 8 and 4 apart, and 32 and 64
        runs.push_back("bitonic-work-group-sort --n 71 --set variant=stretches --set per-item=16");
        return runs;
    }
    if (file == "bitonic_merge.cl")
        return {"bitonic-merge --input 7,1,3,9,5"};
    if (file == "odd_even_merge_recursive.cl")
        return {"odd-even-merge-recursive --input 3,1,7,0,4,1,6,3", "odd-even-merge-recursive --input 3,1,7,0,4"};
    if (file == "zero_one.cl")
        return {"zero-one-principle --n 4"};
    if (file == "radix.cl") // 3 work-groups, the last one not full, and 2 digits; digits too long for local memory
        return {"radix-sort --input 1,0,0,1,1,0,1,0,1 --set group-size=4 --set digit-bits=1",
                "radix-sort --input 1,0,511,1,0,300 --set group-size=4 --set digit-bits=9"};
    if (file == "radix_words.cl") // 3 work-groups, the last one not full; a letter is read of every element's four
        return {"radix-sort --type text --input seash,she,by,the,seas,a,bees,sells,so --set group-size=4"};
    if (file == "scan_table.clh") // 6 entries in a tile of 8; and the sum of all
        return {"radix-sort --input 1,0,0,1,1,0,1,0,1 --set group-size=4 --set digit-bits=1",
                "msd-radix-sort --input 1,0,13,2,7,6,5,4,15,12,6 --set group-size=4 --set digit-bits=2 --set cutoff=2"};
    if (file == "brent_kung.cl")
        return {"brent-kung-scan --input 3,1,7,1,4,1,6"};
    if (file == "kogge_stone.cl")
        return {"kogge-stone-scan --input 3,1,7,1,4,1,6"};
    if (file == "reduce_sequential.cl")
        return {"sequential-reduction --input 3,1,7,1,4"};
    if (file == "reduce_tree.cl")
        return {"adjacent-pair-reduction --input 3,1,7,1,4,1,6", "halving-reduction --input 3,1,7,1,4,1,6"};
    if (file == "reduce_coarsened.cl") // 2 work-groups, in the last one a work-item with one value and one with none
        return {"coarsened-reduction --input 3,1,7,1,4,1,6,2,5 --set group-size=4 --set per-item=2"};
    if (file == "reduce_vectors.cl") // 3 work-groups and a second launch, vectors cut short; items with none
        return {"vector-reduction --n 43 --set group-size=2 --set vectors=2",
                "vector-reduction --n 7 --set group-size=4 --set vectors=1 --set vector-width=2"};
    if (file == "reduce.cl") { // in each a work-group that the values do not fill
        std::vector<std::string> runs;
        for (const char* variant : {"reduce0", "reduce1", "reduce2", "reduce3", "reduce4"})
            runs.push_back("work-group-reduction --input 3,1,7,1,4,1,6,2,5,3,5 --set group-size=4 --set variant=" +
                           std::string{variant});
        runs.push_back("work-group-reduction --n 300 --set group-size=256 --set variant=reduce4");
        return runs;
    }
    if (file == "domino.cl") // 3 blocks, the last one not full, and with two values an item
        return {"domino-scan --input 3,1,7,1,4,1,6,2,5 --set group-size=4",
                "domino-scan --input 3,1,7,1,4,1,6,2,5 --set group-size=4 --set per-item=2"};
    if (file == "matrix_product.cl") // 2 by 2 work-groups and 2 tiles, the last ones not full; 2 outputs a work-item
        return {"matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=naive",
                "matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=naive --set beta=2",
                "matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=tiled",
                "matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=tiled --set beta=2",
                "matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=registers",
                "matrix-product --n 18 --set inner=3 --set rows=3 --set tile=2 --set variant=registers --set beta=2"};
    if (file == "convolution.cl") { // 2 by 2 work-groups, the last ones not full, and both edges
        std::vector<std::string> runs;
        for (const char* variant : {"global", "constant", "tiled", "separable"})
            for (const char* edges : {"clamp", "zero"})
                for (const int size : {3, 4})
                    runs.push_back(fmt::format("convolution --n 12 --set columns=4 --set tile=2 --set variant={} --set "
                                               "edges={} --set filter-size={}",
                                               variant, edges, size));
        return runs;
    }
    if (file == "n_body.cl") // 3 work-groups and 3 tiles, the last ones not full; the second step has velocities
        return {"n-body --n 10 --set tile=2 --set step-count=2 --set variant=direct",
                "n-body --n 10 --set tile=2 --set step-count=2 --set variant=tiled"};
    if (file == "histogram.cl") // 3 work-groups, the last one not full, an empty bin in each; a sum of their tables
        return {"histogram --input 1,7,0,5,1,6,3,9,2,20,5 --set group-size=4 --set bins=5 --set variant=global",
                "histogram --input 1,7,0,5,1,6,3,9,2,20,5 --set group-size=4 --set bins=5",
                "histogram --input 1,7,0,5,1,6,3,9,2,20,5 --set group-size=4 --set bins=5 --set per-item=2 "
                "--set merge=reduction",
                "histogram --input 1,7,3,5 --set group-size=4 --set bins=5 --set merge=reduction "
                "--set mistake=plain-add"};
    if (file == "transpose.cl") // the last tiles are cut at both edges
        return {"transpose --n 15 --set columns=5 --set tile=4",
                "transpose --n 15 --set columns=5 --set variant=tiled --set tile=4",
                "transpose --n 15 --set columns=5 --set variant=padded --set tile=2"};
    if (file == "look_back.cl" ||
        file == "look_back_walk.clh") // a block that publishes its prefix, and one that walks back to the first
        return {"look-back-scan --n 18 --set group-size=4 --set prefix-every=4",
                "look-back-scan --n 18 --set group-size=4 --set per-item=2"};
    if (file == "vector_look_back.cl" ||
        file == "look_back_window.clh") // the last vector cut short; in 6 blocks walks to the first
        return {"vector-look-back-scan --n 43 --set group-size=4 --set vectors=1",
                "vector-look-back-scan --n 39 --set group-size=2 --set vectors=2",
                "vector-look-back-scan --n 47 --set group-size=2 --set vectors=1 --set prefix-every=4"};
    if (file == "cached_look_back.cl") // the last vector cut short; 6 blocks, walks to the first; one value alone
        return {"cached-look-back-scan --n 43 --set vectors=2", "cached-look-back-scan --n 41 --set vectors=1",
                "cached-look-back-scan --n 3", "cached-look-back-scan --n 47 --set vectors=2 --set prefix-every=4"};
    if (file == "sequential_scan.cl")
        return {"sequential-scan --input 3,1,7,1", "sequential-scan --input 3,1,7,1 --set kind=exclusive",
                "sequential-scan --input 3,1,7,1 --set mistake=printed-index"};
    if (file == "naive_scan.cl")
        return {"naive-scan --input 3,1,7,1"};
    if (file == "hillis_steele.cl")
        return {"hillis-steele-scan --input 3,1,7,1,4"};
    if (file == "kogge_stone_group.cl")
        return {"kogge-stone-work-group-scan --input 3,1,7,1,4 --set kind=exclusive",
                "kogge-stone-work-group-scan --input 3,1,7,1,4,2,6 --set mistake=early-store",
                "kogge-stone-work-group-scan --input 3,1,7,1,4 --set kind=exclusive --set buffering=double"};
    if (file == "brent_kung_group.cl")
        return {"brent-kung-work-group-scan --input 3,1,7,1,4,1 --set kind=exclusive",
                "brent-kung-work-group-scan --input 3,1,7,1,4,1 --set kind=exclusive --set mapping=modulo"};
    if (file == "blelloch.cl")
        return {"blelloch-scan --input 3,1,7,1,4"};
    if (file == "blelloch_group.cl")
        return {"blelloch-work-group-scan --input 3,1,7,1,4"};
    if (file == "two_per_item.cl")
        return {"two-per-item-scan --input 3,1,7,1,4,1"};
    if (file == "hierarchical.cl") // 3 work-groups, the last one not full
        return {"hierarchical-scan --input 3,1,7,1,4,1,6,2,5,3 --set group-size=4 --set kind=exclusive",
                "hierarchical-scan --input 3,1,7,1,4,1,6,2,5,3 --set group-size=4 --set per-item=2",
                "hierarchical-scan --input 3,1,7,1,4,1,6,2,5,3 --set group-size=4 --set section=brent-kung --set "
                "kind=exclusive"};
    if (file == "reduce_then_scan.cl" || file == "vector_section.clh" || file == "vector_prefixes.clh")
        // 3 sections and one of sums; the last vector is cut short, and a work-item has one vector or none
        return {"reduce-then-scan --n 43 --set group-size=4 --set vectors=1",
                "reduce-then-scan --n 39 --set group-size=2 --set vectors=2 --set vector-width=4",
                "reduce-then-scan --n 11 --set group-size=4 --set vectors=2 --set vector-width=2"};
    if (file == "grid_radix.cl") // 2 sections and 17 work-groups, the last one not full
        return {"grid-radix-sort --n 66 --set group-size=4 --distribution zeros-and-ones"};
    if (file == "local_radix.cl") // 2 blocks, in the last one a work-item with one key and one with none
        return {
            "local-sort-radix --input 1,0,3,2,1,0,1,0,2,3,0 --set group-size=4 --set per-item=2 --set digit-bits=2"};
    if (file == "counter_partition.clh") // 2 blocks, work-items with one key and with none; two partitions, and one of
                                         // fewer bits
        return {"local-sort-radix --input 1,0,13,2,61,0,45,0,2,3,60 --set group-size=4 --set per-item=2 --set "
                "digit-bits=8 --set partition-bits=4",
                "local-sort-radix --input 1,0,3,2,1,0,1,0,2,3,0 --set group-size=8 --set digit-bits=2 --set "
                "partition-bits=4"};
    if (file == "scan_tiles.clh") // 6 entries in a tile of 8
        return {"local-sort-radix --input 1,0,0,1,1,0,1,0,1 --set group-size=4 --set digit-bits=1 --set "
                "table-scan=many-groups",
                "local-sort-radix --n 80 --set group-size=4 --set digit-bits=4 --set table-scan=many-groups"};
    if (file == "group_radix.cl") // a work-group that the keys do not fill
        return {"work-group-radix-sort --n 18 --distribution zeros-and-ones"};
    if (file == "vector_radix.cl") // 3 stretches and a work-item without one, the last stretch short; the table counts
        return {"vector-radix-sort --input 1,0,3,2,1,0,1,0,2,3 --set per-item=4 --set digit-bits=2",
                "vector-radix-sort --input 1,0,4095,1,0,300 --set per-item=4 --set digit-bits=12"};
    if (file == "single_pass_radix.cl") // the last block not full; more digits than work-items, and long walks back
        return {
            "single-pass-radix-sort --input 1,0,3,2,1,0,1,0,2,3,0 --set group-size=4 --set per-item=2",
            "single-pass-radix-sort --input 1,0,13,2,61,0,45,2,2,5,7,1,0,1 --set group-size=4 --set digit-bits=3 "
            "--set prefix-every=4",
            "single-pass-radix-sort --input 1,0,3,2,1,0,1,0,2,3,0,1,3,3,2,0,1,2,1 --set group-size=4 --set window=4"};
    if (file == "scan_buckets.clh")
        return {"vector-radix-sort --input 1,0,3,2,1,0,1,0,2,3 --set per-item=4 --set digit-bits=2"};
    if (file == "msd_radix.cl") // two levels, a small segment, and segments of more keys than work-items
        return {"msd-radix-sort --input 1,0,13,2,7,6,5,4,15,12,6 --set group-size=4 --set digit-bits=2 --set cutoff=2",
                "msd-radix-sort --input 1,0,13,2,61,6,45,44,33,20,22,9,8,50,52 --set group-size=4 --set digit-bits=2 "
                "--set cutoff=1",
                "msd-radix-sort --input 7,1,0,13,2,61,6,45,44,33,20,22,9,8,52,50 --set group-size=4 --set digit-bits=2 "
                "--set cutoff=4"};
    if (file == "msd_starts.clh" || file == "msd_back.clh" || file == "msd_list.clh")
        return runsOf("msd_radix.cl");
    if (file == "msd_words.cl") // three levels, and segments of more words than work-items
        return {"msd-radix-sort --type text --input seash,she,by,the,seas,a,bees,sells,so,sh,s --set group-size=4"};
    if (file == "block_scan.cl") // 6 rows of 2 digits in 3 blocks, and 4 rows of keys, the last one not full
        return {"block-scan-pipeline --input 3,1,7,1,4,1,6,2,5,3,5,1 --set digits=2 --set rows-per-block=2",
                "radix-pipeline --input 1,0,3,2,1,0,1,0,2,3,0,1,1,3 --set group-size=4 --set rows-per-block=2"};
    if (file == "segmented.cl")
        return {"segmented-scan --input 3,1,7,1,4,1,6"};
    if (file == "compaction.cl") {
        std::vector<std::string> runs;
        for (const char* algorithm : {"compaction", "unpack", "split"})
            runs.push_back(algorithm + std::string{" --input 3,2,7,1,4,9 --set group-size=4"});
        return runs;
    }
    if (file == "merge.cl") // a lone run, and segments of which the last is short
        return {"merge-sort --input 3,1,7,1,4,9,2 --set per-item=2 --set first-run=1",
                "merge-sort --input 3,1,7,1,4 --set first-run=4"};
    if (file == "quicksort.cl") // tiles of 4, the last one not full; parts of all three kinds
        return {"quicksort --input 3,1,7,4,4,9,2,8,0 --set pivot=median-of-three --set leaf-size=2",
                "quicksort --n 24 --set leaf=heap --set leaf-size=8 --set launches=depth",
                "quicksort --input 3,1,7,4,4 --set leaf=odd-even --set leaf-size=4"};
    if (file == "selection.cl")
        return {"selection-sort --input 3,1,7,1,4"};
    if (file == "cascade.cl")
        return {"cascade-sort --input 3:1,1:7,1:4,0:9,1:2",
                "cascade-sort --input 3:1,1:7,1:4 --set second-sort=unstable"};
    if (file == "sample.cl")
        return {"sample-sort --input 3,1,7,1,4,4,9,2,1 --set buckets=4 --set oversampling=2 --set group-size=4"};
    if (file == "scan_conversion.cl")
        return {"scan-conversion --input 3,1,7,1,4,1,6 --set type=int32"};
    if (file == "coarsened_scan.cl")
        return {"coarsened-scan --input 3,1,7,1,4,1,6 --set per-item=2"};
    return {};
}

/// Of a long kernel file's mutants some, spread evenly, since each is a run or more; all with LOCKSTEP_ALL_MUTANTS.
std::vector<Mutant> someOf(std::vector<Mutant> mutants)
{
    constexpr std::size_t most = 18;
    if (mutants.size() <= most || std::getenv("LOCKSTEP_ALL_MUTANTS") != nullptr)
        return mutants;
    std::vector<Mutant> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(std::move(mutants[i * mutants.size() / most]));
    return some;
}

class TraceCalls : public testing::TestWithParam<std::string> {};

TEST_P(TraceCalls, AreEachMissedWhenLeftOutOrWrong)
{
    const std::vector<Mutant> mutants = someOf(mutantsOf(GetParam()));
    ASSERT_FALSE(mutants.empty());
    ASSERT_FALSE(runsOf(GetParam()).empty()) << "this kernel file needs a run here";
    struct Run {
        std::string arguments;
        Child right;
    };
    std::vector<Run> runs;
    for (const std::string& arguments : runsOf(GetParam())) {
        runs.push_back({arguments, runOnOclgrind(arguments)});
        const Child& right = runs.back().right;
        ASSERT_EQ(right.status, 0) << right.errors;
        ASSERT_TRUE(disagreements(right, right).empty()) << disagreements(right, right).front();
    }
    for (const Mutant& mutant : mutants) {
        const auto folder = kernelsWith(GetParam(), mutant.source);
        bool noticed = false;
        for (std::size_t r = 0; r < runs.size() && !noticed; ++r) {
            // Untraced, a mutant is the right kernel: what it accesses is known.
            const Child child = runUncheckedOnOclgrind(runs[r].arguments, folder);
            ASSERT_EQ(child.errors.find("does not build"), std::string::npos) << mutant.name << '\n' << child.errors;
            // Events that contradict each other are refused before they can be compared.
            noticed = child.status != 0 || !disagreements(runs[r].right, child).empty();
            if (noticed) // the next call is likely of the same kernel
                std::rotate(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(r), runs.end());
        }
        EXPECT_TRUE(noticed) << mutant.name;
    }
}

std::set<std::string> kernelFiles()
{
    std::set<std::string> files;
    for (const Algorithm* algorithm : catalogue())
        for (const std::string& file : {algorithm->kernelFile, algorithm->wordsKernelFile})
            if (!file.empty())
                files.insert(file);
    // and what is put into them
    for (const auto& entry : std::filesystem::directory_iterator{LOCKSTEP_SOURCE_FOLDER "/kernels"})
        if (entry.path().extension() == ".clh" && entry.path().filename() != "trace.clh")
            files.insert(entry.path().filename());
    return files;
}

INSTANTIATE_TEST_SUITE_P(All, TraceCalls, testing::ValuesIn(kernelFiles()),
                         [](const auto& made) { return made.param.substr(0, made.param.find('.')); });

TEST(Accesses, ThatNoEventNamesAreFound)
{
    const std::string source = replaced("kogge_stone.cl", "kogge_stone_level", "const VALUE right = x_in[i];",
                                        "const VALUE right = x_in[i]; const volatile VALUE unnamed = x_in[n - 1 - i];");
    const Child child = runOnOclgrind("kogge-stone-scan --n 7", kernelsWith("kogge_stone.cl", source));
    ASSERT_EQ(child.status, 0) << child.errors;
    ASSERT_FALSE(disagreements(child, child).empty());
    EXPECT_NE(disagreements(child, child).front().find("no event names load of values["), std::string::npos)
        << disagreements(child, child).front();
}

} // namespace
} // namespace lockstep::oclgrind
