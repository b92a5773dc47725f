// Kernels with a planted defect: each one must be reported, or the silence of the other tests means nothing.

#include "child.hpp"
#include "mutants.hpp"

#include <gtest/gtest.h>

namespace lockstep::oclgrind {
namespace {

struct Planted {
    std::string name;
    std::string file, after, from, to; ///< the first `from` after `after` becomes `to`
    std::string run;
    std::string report; ///< must stand in what Oclgrind reports
};

const Planted defects[] = {
    {"RaceInLocalMemory", "scan_table.clh", "Kogge-Stone inside the tile", "barrier(CLK_LOCAL_MEM_FENCE);", ";",
     "radix-sort --n 33 --set group-size=16", "data race at local memory"},
    {"RaceInLocalMemoryBehindTheReads", "scan_table.clh", "right = tile[t];", "barrier(CLK_LOCAL_MEM_FENCE);", ";",
     "radix-sort --n 33 --set group-size=16", "data race at local memory"},
    {"RaceInGlobalMemory", "kogge_stone.cl", "} else {", "x_out[i] = sum;", "x_out[i] = sum; x_out[i - 1] = sum;",
     "kogge-stone-scan --n 16", "data race at global memory"},
    {"WriteOutOfBounds", "kogge_stone.cl", "if (i < distance)", "x_out[i] = right;", "x_out[i + n] = right;",
     "kogge-stone-scan --n 7", "Invalid write of size 4 at global memory"},
    {"ReadOutOfBounds", "brent_kung.cl", "brent_kung_up", "x[i - stride];", "x[i - 2 * stride];",
     "brent-kung-scan --n 7", "Invalid read of size 4 at global memory"},
    {"LocalReadOutOfBounds", "scan_table.clh", "if (t >= s) {", "left = tile[t - s];", "left = tile[t + TILE];",
     "radix-sort --n 16 --set group-size=4", "Invalid read of size 4 at local memory"},
    {"UninitialisedLocal", "radix.cl", "radix_histogram", "counter[d] = 0;", ";",
     "radix-sort --n 16 --set group-size=4", "Uninitialized value"},
    {"UninitialisedGlobal", "kogge_stone.cl", "kogge_stone_level", "x_out[i] = right;", "if (i != 0) x_out[i] = right;",
     "kogge-stone-scan --n 7", "Uninitialized value"},
    {"DivergentBarrier", "radix.cl", "radix_histogram", "const uint old = atomic_inc(&counter[digit]);",
     "barrier(CLK_LOCAL_MEM_FENCE); const uint old = atomic_inc(&counter[digit]);",
     "radix-sort --n 7 --set group-size=4", "divergence detected"},
};

class PlantedDefect : public testing::TestWithParam<Planted> {};

TEST_P(PlantedDefect, IsReported)
{
    const Planted& planted = GetParam();
    const std::string source = replaced(planted.file, planted.after, planted.from, planted.to);
    const std::string reports = runOnOclgrind(planted.run, kernelsWith(planted.file, source)).reports();
    EXPECT_NE(reports.find(planted.report), std::string::npos) << reports.substr(0, 2000);
}

INSTANTIATE_TEST_SUITE_P(All, PlantedDefect, testing::ValuesIn(defects),
                         [](const auto& made) { return made.param.name; });

} // namespace
} // namespace lockstep::oclgrind
