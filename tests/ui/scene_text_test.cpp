#include "ui/scene/text.hpp"

#include <QFontInfo>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

TextShape text(const char* words, double size = 14, FontFamily family = FontFamily::text)
{
    TextShape shape;
    shape.text = QString::fromUtf8(words);
    shape.size = size;
    shape.weight = 600;
    shape.family = family;
    shape.color = Qt::black;
    return shape;
}

TEST(Text, FindsTheFonts)
{
    EXPECT_EQ(QFontInfo(fontOf(text("x"))).family(), "Inter");
    EXPECT_EQ(QFontInfo(fontOf(text("x", 14, FontFamily::display))).family(), "Inter Display");
    EXPECT_EQ(QFontInfo(fontOf(text("x", 14, FontFamily::mono))).family(), "JetBrains Mono");
}

TEST(Text, DigitsAreTabular)
{
    for (FontFamily family : {FontFamily::text, FontFamily::display, FontFamily::mono})
        EXPECT_NEAR(textWidth(text("1117", 14, family)), textWidth(text("0000", 14, family)), 1e-6);
    EXPECT_NEAR(textWidth(text("a1b", 20)) * 2, textWidth(text("a1b", 40)), 1e-6);
}

TEST(Text, RunsCoverTheText)
{
    QString joined;
    double end = 0;
    for (const TextRun& run : textRuns(text("distance 128, stage 7"))) {
        joined += run.text;
        EXPECT_GE(run.x, end - 3);
        end = run.x + run.width;
    }
    EXPECT_EQ(joined, "distance 128, stage 7");
    EXPECT_EQ(textRuns(text("scatter")).size(), 1U);
    EXPECT_EQ(textWidth(text("")), 0);
    for (const FontFamily family : {FontFamily::text, FontFamily::display, FontFamily::mono})
        for (const char* words : {"7", "1024", "stage", "distance 128, stage 7", "2 of 16", "x = 0.5", "位 11"}) {
            const TextRun last = textRuns(text(words, 13.7, family)).back();
            EXPECT_DOUBLE_EQ(textWidth(text(words, 13.7, family)), last.x + last.width) << words;
        }
}

TEST(Text, BoundsFollowTheAlignment)
{
    TextShape shape = text("16");
    shape.at = {100, 50};
    EXPECT_DOUBLE_EQ(textBounds(shape).left(), 100);
    shape.align = Align::right;
    EXPECT_DOUBLE_EQ(textBounds(shape).right(), 100);
    shape.align = Align::center;
    EXPECT_NEAR(textBounds(shape).center().x(), 100, 1e-9);
    EXPECT_LT(textBounds(shape).top(), 50 - capHeight(shape) + 1);
    EXPECT_GT(textBounds(shape).bottom(), 50);
}

} // namespace
} // namespace lockstep::ui
