// Where lines may end.
#include "ui/scene/line_breaks.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

QString pieces(const char* text)
{
    return unbrokenPieces(QString::fromUtf8(text)).join(QLatin1Char('|'));
}

TEST(LineBreaks, OfWordsAreBlanks)
{
    EXPECT_EQ(pieces("the up-sweep of Kogge–Stone, (n = 8)."), "the| up-sweep| of| Kogge–Stone,| (n| =| 8).");
    EXPECT_EQ(pieces("one"), "one");
    EXPECT_EQ(pieces(""), "");
    EXPECT_EQ(pieces("a   b"), "a|   b") << "blanks stay in front";
    EXPECT_EQ(pieces("key[3]/2 log2(n)"), "key[3]/2| log2(n)");
}

TEST(LineBreaks, OfChineseAreBetweenCharactersButBeforeNoStop)
{
    EXPECT_EQ(pieces("排序网络。"), "排|序|网|络。");
    EXPECT_EQ(pieces("（前缀和）"), "（前|缀|和）");
    EXPECT_EQ(pieces("启动 12 次"), "启|动| 12| 次");
    EXPECT_EQ(pieces("比较，交换"), "比|较，|交|换");
    EXPECT_EQ(pieces("Kogge–Stone扫描"), "Kogge–Stone|扫|描");
}

TEST(LineBreaks, TheLastBeforeAPlace)
{
    const QString text = QStringLiteral("one two three");
    EXPECT_EQ(lastLineBreak(text, text.size()), 7);
    EXPECT_EQ(lastLineBreak(text, 7), 3);
    EXPECT_EQ(lastLineBreak(text, 3), 0);
}

} // namespace
} // namespace lockstep::ui
