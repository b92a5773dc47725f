// A changed kernel beside the original, and kernels of one's own beside the catalogue's.
#include "tests/ui/window_kernel_fixture.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "ui/compare/comparison_words.hpp"

#include <QComboBox>
#include <QMessageBox>

namespace lockstep::ui {

TEST_F(ChangedKernelTest, AChangedKernelStandsBesideTheOriginal)
{
    open();
    type(shipped, turned);
    run();
    ASSERT_TRUE(recording()->isKernelChanged);
    const RecordingPtr changed = recording();
    QTest::mouseClick(find<QPushButton>("bannerCompare"), Qt::LeftButton);
    ASSERT_TRUE(window.isComparing());
    came();
    EXPECT_EQ(window.message(), "");
    ASSERT_EQ(comparison().paneCount(), 2U);
    ASSERT_TRUE(comparison().recording(0) && comparison().recording(1));
    EXPECT_FALSE(comparison().recording(0)->isKernelChanged) << "the catalogue's is at the left";
    EXPECT_TRUE(comparison().recording(1)->isKernelChanged);
    EXPECT_EQ(comparison().recording(1)->kernelSource, changed->kernelSource);
    EXPECT_EQ(comparison().recording(1)->input, comparison().recording(0)->input);
    EXPECT_EQ(comparison().name(0), "Bitonic sort");
    EXPECT_EQ(comparison().name(1), "Bitonic sort · changed kernel");
    // What it changed is said after each launch, and at the end how much is wrong; nothing wrong is called right.
    comparison().seek(1);
    came();
    const State& right = *comparison().recording(0)->states[1];
    const State& wrong = *comparison().recording(1)->states[1];
    std::size_t differing = 0;
    for (std::size_t i = 0; i < 8; i++)
        differing += (*right.buffers[0])[i] != (*wrong.buffers[0])[i] ? 1 : 0;
    ASSERT_GT(differing, 0U);
    EXPECT_NE(said().find("After launch 1 "), std::string::npos) << said();
    EXPECT_NE(said().find("in " + std::to_string(differing) + " of 8 places"), std::string::npos) << said();
    comparison().toEnd();
    came();
    EXPECT_NE(said().find(" of 8 wrong"), std::string::npos) << said();
    // Other keys run both, each with its kernel.
    QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    typeKeys("5 3 9 1");
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison().recording(1)->n() == 4 && window.isSettled(); }, 60'000));
    EXPECT_FALSE(comparison().recording(0)->isKernelChanged);
    EXPECT_TRUE(comparison().recording(1)->isKernelChanged);
    // Any pane may have either.
    auto* algorithms = find<QComboBox>("pane2:algorithm");
    EXPECT_EQ(algorithms->currentText(), "Bitonic sort · changed kernel");
    algorithms->setCurrentIndex(algorithms->findText("Bitonic sort"));
    emit algorithms->activated(algorithms->currentIndex());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !comparison().recording(1)->isKernelChanged && window.isSettled(); }, 60'000));
    // And back: what was changed is as it was left.
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    settle();
    EXPECT_FALSE(window.isComparing());
    EXPECT_EQ(recording(), changed);
    EXPECT_TRUE(page().text().contains(turned));
}

TEST_F(ChangedKernelTest, TheBannerCutsNothingOffInANarrowWindow)
{
    open();
    type(shipped, turned);
    run();
    for (const int width : {1024, 1100, 1280, 1440}) {
        window.resize(width, 768);
        QTest::qWait(40);
        for (const char* name : {"bannerShow", "bannerCompare", "bannerPutBack", "bannerRemark"}) {
            const auto* part = find<QWidget>(name);
            EXPECT_TRUE(part->isHidden() || part->width() >= part->sizeHint().width()) << name << " at " << width;
        }
        EXPECT_TRUE(find<QWidget>("bannerCompare")->isVisible());
        const auto* words = find<QLabel>("bannerWords");
        EXPECT_GE(words->height(), words->heightForWidth(words->width())) << width;
    }
    EXPECT_TRUE(find<QWidget>("bannerRemark")->isVisible());
}

TEST_F(ChangedKernelTest, APaneRunsAStrangersKernelOnlyWhereSomebodySaysYes)
{
    open();
    const RecordingPtr right = recording();
    type(shipped, turned);
    run();
    const RecordingPtr wrong = recording();
    window.showFile(openedFile("sent.lockstep", {right, wrong}));
    came();
    ASSERT_TRUE(window.isComparing());
    EXPECT_EQ(comparison().recording(1), wrong);
    EXPECT_EQ(window.findChild<QMessageBox*>("kernelQuestion"), nullptr) << "it is looked at";
    const auto answer = [&](const char* button) {
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return window.findChild<QMessageBox*>("kernelQuestion") != nullptr; }, 20'000));
        auto* question = find<QMessageBox>("kernelQuestion");
        EXPECT_TRUE(question->text().contains("sent.lockstep")) << question->text().toStdString();
        QTest::mouseClick(question->findChild<QPushButton*>(button), Qt::LeftButton);
        QTest::qWait(20);
    };
    QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    typeKeys("5 3 9 1");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<QMessageBox*>("kernelQuestion") != nullptr; }, 20'000));
    find<QMessageBox>("kernelQuestion")->close(); // by its window, which is no yes
    came();
    EXPECT_EQ(comparison().recording(0), right);
    EXPECT_EQ(comparison().recording(1), wrong);
    EXPECT_NE(find<KeysField>("keys")->toPlainText(), "5 3 9 1") << "what stands there has not run";
    typeKeys("5 3 9 1");
    answer("kernelNo");
    came();
    EXPECT_EQ(comparison().recording(0), right) << "nothing ran";
    EXPECT_EQ(comparison().recording(1), wrong);
    typeKeys("5 3 9 1");
    answer("kernelYes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison().recording(1)->n() == 4 && window.isSettled(); }, 60'000));
    EXPECT_TRUE(comparison().recording(1)->isKernelChanged);
    EXPECT_EQ(comparison().recording(1)->kernelSource, wrong->kernelSource);
    EXPECT_FALSE(comparison().recording(0)->isKernelChanged);
    typeKeys("5 3 9 2"); // asked once
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return comparison().recording(1)->input.back() == 2 && window.isSettled(); }, 60'000));
    EXPECT_EQ(window.findChild<QMessageBox*>("kernelQuestion"), nullptr);
}

TEST_F(ChangedKernelTest, AKernelOfOnesOwnStandsBesideTheAlgorithmThatMakesTheSame)
{
    RunAsk ask;
    ask.algorithm = "plan:scan";
    open(ask);
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    came();
    EXPECT_EQ(window.message(), "");
    ASSERT_EQ(comparison().paneCount(), 2U);
    ASSERT_TRUE(comparison().recording(0) && comparison().recording(1));
    EXPECT_EQ(comparison().recording(0)->algorithm, "plan:scan");
    EXPECT_NE(knownAlgorithm(comparison().recording(1)->algorithm), nullptr);
    EXPECT_EQ(comparison().recording(0)->output, comparison().recording(1)->output);
    EXPECT_EQ(comparison().recording(0)->input, comparison().recording(1)->input);
    EXPECT_EQ(comparisonTitle(comparison().panes()), "Comparison") << "nobody knows what a kernel of one's own does";
    comparison().toEnd();
    came();
    EXPECT_NE(said().find("Both have finished"), std::string::npos) << said();
    // Another example takes its place.
    QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    auto* algorithms = find<QComboBox>("pane1:algorithm");
    const int other = algorithms->findData("plan:work-group-scan");
    ASSERT_GE(other, 0);
    algorithms->setCurrentIndex(other);
    emit algorithms->activated(other);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return comparison().recording(0)->algorithm == "plan:work-group-scan" && window.isSettled(); }, 60'000));
}

} // namespace lockstep::ui
