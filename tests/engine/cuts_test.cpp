#include "engine/analysis/cuts.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

RecordingPtr scanOf(const Words& orders, const Parameters& parameters = {}, const char* algorithm = "kogge-stone-scan")
{
    return test::session().record({algorithm, parameters, orders, "auto"});
}

/// The textbook's sausage of 40 inches.
TEST(Cuts, LeaveWhatTheBookSays)
{
    const RecordingPtr recording = scanOf({3, 1, 7, 0, 4, 1, 6, 3});
    EXPECT_EQ(cutsFrom(*recording, 40).left, (std::vector<std::uint64_t>{37, 36, 29, 29, 25, 24, 18, 15}));
    EXPECT_EQ(cutsFrom(*recording, 40).tooLong, std::nullopt);
    EXPECT_EQ(cutsText(*recording, 40), "37, 36, 29, 29, 25, 24, 18 and 15 of 40 are left");
}

TEST(Cuts, OfAnyListAndLength)
{
    EXPECT_EQ(cutsText(*scanOf({5, 2, 9}), 16), "11, 9 and 0 of 16 are left");
    EXPECT_EQ(cutsText(*scanOf({5, 2, 9}), 15), "10 and 8 of 15 are left; order 2 asks for 9, more than that");
    EXPECT_EQ(cutsText(*scanOf({5}), 8), "3 of 8 are left");
    EXPECT_EQ(cutsText(*scanOf({5}), 4), "all 4 are left; order 0 asks for 5, more than that");
    EXPECT_EQ(cutsText(*scanOf(Words(100, 1)), 1000).substr(0, 14), "999, 998, 997,");
    for (const char* algorithm : {"sequential-scan", "brent-kung-scan", "look-back-scan"})
        EXPECT_EQ(cutsText(*scanOf({5, 2, 9}, {}, algorithm), 16), "11, 9 and 0 of 16 are left") << algorithm;
}

TEST(Cuts, AreSumsOfWholeNumbersAlone)
{
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {{"operator", "max"}})));
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {{"kind", "exclusive"}}, "sequential-scan")));
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {{"type", "int32"}})));
    EXPECT_FALSE(areCuts(*scanOf({5, 4294967295u, 9})));
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {}, "bitonic-sort")));
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {}, "sequential-reduction")));
    EXPECT_FALSE(areCuts(*scanOf({5, 2, 9}, {{"heads", "1"}}, "segmented-scan")));
    EXPECT_THROW(cutsFrom(*scanOf({5, 2, 9}, {}, "bitonic-sort"), 40), InputError);
}

} // namespace
} // namespace lockstep
