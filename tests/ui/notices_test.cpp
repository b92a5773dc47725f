// What is said of a run: the first sentence, how many more there are, and these where they are asked for.
#include "ui/panels/notices.hpp"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

TEST(Notices, OfSeveralSentencesTheFirstStandsThereAndTheOthersOnDemand)
{
    MessageBar bar;
    bar.resize(600, 60);
    auto* more = bar.findChild<QPushButton*>("messageMore");
    auto* rest = bar.findChild<QLabel*>("messageRest");
    bar.say("One.");
    EXPECT_TRUE(more->isHidden());
    EXPECT_EQ(bar.sentence(), "One.");

    bar.say("One.", {"Two.", "Three <b>."});
    EXPECT_EQ(bar.sentence(), "One.");
    EXPECT_FALSE(more->isHidden());
    EXPECT_EQ(more->text(), "And 2 more");
    EXPECT_FALSE(rest->isVisible());
    EXPECT_EQ(bar.accessibleDescription(), "One. Two. Three <b>.");
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_TRUE(rest->isVisible());
    EXPECT_EQ(rest->text(), "Two.\nThree <b>.");
    EXPECT_EQ(rest->textFormat(), Qt::PlainText) << "a file may have brought them";
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_FALSE(rest->isVisible());
    EXPECT_EQ(more->text(), "And 2 more");

    bar.say("One.", {"Two."});
    EXPECT_EQ(more->text(), "And 1 more");
    bar.say("Alone.");
    EXPECT_TRUE(more->isHidden());
    EXPECT_FALSE(rest->isVisible());
}

} // namespace
} // namespace lockstep::ui
