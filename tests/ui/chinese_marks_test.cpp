// Sentences that are put together from pieces, in Chinese.
#include "tests/ui/export_documents.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/scene/language.hpp"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <variant>

namespace lockstep::ui {
namespace {

std::string in(Language language, const char* text)
{
    const Speaking speaking(language);
    return withChineseMarks(QString::fromUtf8(text)).toStdString();
}

TEST(ChineseMarks, TakeTheBlanksBetweenChineseAway)
{
    EXPECT_EQ(in(Language::chinese, "8 个键 已排好序."), "8 个键已排好序。");
    EXPECT_EQ(in(Language::chinese, "16 个工作项 （reverse） 取 16 个元素 （x）"),
              "16 个工作项（reverse）取 16 个元素（x）");
    EXPECT_EQ(in(Language::chinese, "等待： 3, 5; 然后 7, 9"), "等待：3, 5；然后 7, 9");
    EXPECT_EQ(in(Language::chinese, "阶段 3, 间距 2: 交换 5 对. 其余不动"), "阶段 3，间距 2：交换 5 对。其余不动");
    EXPECT_EQ(in(Language::chinese, "从 3.5 到 key[2]: 8."), "从 3.5 到 key[2]：8。");
}

TEST(ChineseMarks, StayOutOfOtherLanguages)
{
    EXPECT_EQ(in(Language::chinese, "Kogge–Stone, n = 8: 3.5 ms."), "Kogge–Stone, n = 8: 3.5 ms.");
    EXPECT_EQ(in(Language::english, "键 已排好序."), "键 已排好序.");
    EXPECT_EQ(in(Language::german, "8 Schlüssel, sortiert."), "8 Schlüssel, sortiert.");
}

TEST(ChineseMarks, KeepThePhrasesTones)
{
    const Speaking chinese(Language::chinese);
    const std::vector<Phrase> phrases = withChineseMarks({{QStringLiteral("启动 3: "), Tone::plain},
                                                          {QStringLiteral("5 对交换"), Tone::move},
                                                          {QStringLiteral(" ")},
                                                          {QStringLiteral("其余不动"), Tone::keep},
                                                          {QStringLiteral(".")}});
    ASSERT_EQ(phrases.size(), 4U) << "the blank is gone";
    EXPECT_EQ(phrases[0].text, "启动 3：");
    EXPECT_EQ(phrases[1].tone, Tone::move);
    EXPECT_EQ(phrases[2].tone, Tone::keep);
    EXPECT_EQ(phrases[3].text, "。");
}

TEST(ChineseMarks, AreWideInPictures)
{
    static const QRegularExpression narrow(
        QStringLiteral("[\\x{4E00}-\\x{9FFF}][,;:] |[，；：] |[\\x{4E00}-\\x{9FFF}] +[\\x{4E00}-\\x{9FFF}]"));
    View view;
    view.role = ViewRole::exported;
    view.size = {1600, 900};
    view.language = Language::chinese;
    for (const char* algorithm : {"bitonic-sort", "brent-kung-scan", "hierarchical-scan", "radix-sort", "compaction",
                                  "msd-radix-sort", "merge-sort", "transpose", "zero-one-principle"}) { // all lenses
        const Deck deck = inLanguage(wholeDeck(recordedRun(algorithm, 8)), Language::chinese);
        for (const std::size_t page : {deck.pages.size() / 2, deck.pages.size() - 1})
            for (const Mark& mark : deck.scene(page, 1, view, {}).marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                    EXPECT_FALSE(narrow.match(text->text).hasMatch())
                        << algorithm << ", page " << page << ": " << text->text.toStdString();
                }
    }
}

} // namespace
} // namespace lockstep::ui
