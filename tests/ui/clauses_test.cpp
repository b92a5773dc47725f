// Parts of sentences that languages put together in ways of their own.
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/scene/language.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

TEST(Clauses, AreJoinedAsTheLanguageDoes)
{
    EXPECT_EQ(listed({"4", "2", "1"}), "4, 2 and 1");
    EXPECT_EQ(listed({"4"}), "4");
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(betweenClauses(), " and ");
    EXPECT_EQ(keysThatStay(1), "1 stays");
    EXPECT_EQ(keysThatStay(3), "3 stay");
    {
        const Speaking german(Language::german);
        EXPECT_EQ(listed({"4", "2", "1"}), "4, 2 und 1");
        EXPECT_EQ(keysThatStay(3), "3 bleiben");
    }
    const Speaking chinese(Language::chinese);
    EXPECT_EQ(listed({"4", "2", "1"}), "4、2 和 1");
    EXPECT_EQ(betweenClauses(), "，");
    EXPECT_EQ(keysThatStay(3), "3 个键不动") << "what is counted has its word";
}

TEST(Clauses, TakeMoreBeforeTheirMark)
{
    EXPECT_EQ(putBeforeEnd(" add the value; ", " of the sums"), " add the value of the sums; ");
    EXPECT_EQ(putBeforeEnd(" 相加； ", "（在和之间）"), " 相加（在和之间）； ");
    EXPECT_EQ(putBeforeEnd("no mark", ", more"), "no mark, more");
}

/// The sentence of a launch of eight keys in Chinese.
std::string narrated(const char* algorithm, std::size_t launch)
{
    const Speaking chinese(Language::chinese);
    const RecordingPtr recording = recordedRun(algorithm, 8);
    View view;
    view.size = {1280, 720};
    const Lens& lens = lensFor(*recording, view);
    return sentenceOf(withChineseMarks(lens.narration(keptBy(recording), {launch, 1})));
}

TEST(Clauses, OfChineseSentencesCountWithTheirWords)
{
    bool anyPairs = false, anyKeys = false;
    for (std::size_t launch = 1; launch <= 5; ++launch) {
        const std::string pairs = narrated("bitonic-sort", launch);
        anyPairs = anyPairs || pairs.find(" 对不动") != std::string::npos;
    }
    for (std::size_t launch = 3; launch <= 12; launch += 3) {
        const std::string keys = narrated("radix-sort", launch);
        anyKeys = anyKeys || keys.find(" 个键改变位置，") != std::string::npos;
        EXPECT_EQ(keys.find("改变位置和"), std::string::npos) << keys;
    }
    EXPECT_TRUE(anyPairs);
    EXPECT_TRUE(anyKeys);
}

} // namespace
} // namespace lockstep::ui
