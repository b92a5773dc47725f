// Kernels of one's own in the window: their row in the library and their controls.
#include "tests/ui/own_plans.hpp"
#include "tests/ui/window_fixture.hpp"

#include "engine/error.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/lenses/arrays/arrays.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/panels/controls.hpp"

#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QTemporaryDir>
#include <fstream>

namespace lockstep::ui {
namespace {

RunAsk askFor(const std::string& plan)
{
    RunAsk ask;
    ask.algorithm = "plan:" + plan;
    return ask;
}

void write(const std::string& path, const std::string& text)
{
    std::ofstream(path) << text;
}

} // namespace

TEST_F(WindowTest, AKernelOfOnesOwnIsOneClickInTheLibrary)
{
    open();
    QTest::mouseClick(find<QPushButton>("family:Kernels of your own"), Qt::LeftButton);
    for (const std::string& name : planNames())
        EXPECT_TRUE(find<QPushButton>(("algorithm:plan:" + name).c_str())->isVisible()) << name;
    auto* row = find<QPushButton>("algorithm:plan:scan");
    QTest::mouseClick(row, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.player().recording()->algorithm == "plan:scan" && window.isSettled(); }, 60'000));
    EXPECT_TRUE(row->isChecked());
    EXPECT_EQ(window.message(), "");
    EXPECT_EQ(input(), "8, 12, 4, 15, 2, 11, 6, 3") << "the keys stay";
    EXPECT_EQ(&lensFor(*window.player().recording(), {}), &arraysLens);
    // Its own parameters are there, and run it anew.
    auto* group = find<QComboBox>("parameter:group");
    ASSERT_GE(group->findText("16"), 0);
    EXPECT_EQ(group->currentText(), "4");
    group->setCurrentIndex(group->findText("16"));
    emit group->activated(group->currentIndex());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.player().recording()->parameters.at("group") == "16" && window.isSettled(); }, 60'000));
    // And back to the catalogue's.
    QTest::mouseClick(find<QPushButton>("algorithm:bitonic-sort"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.player().recording()->algorithm == "bitonic-sort" && window.isSettled(); }, 60'000));
}

TEST_F(WindowTest, EveryExampleRunsAndStepsThroughItsLaunches)
{
    for (const std::string& name : planNames()) {
        open(askFor(name));
        ASSERT_EQ(window.message(), "") << name;
        ASSERT_EQ(window.player().recording()->algorithm, "plan:" + name);
        EXPECT_EQ(window.player().recording()->n(), 16U) << name;
        for (std::size_t k = 1; k <= window.player().recording()->launchCount(); ++k) {
            window.player().goTo(k);
            settle();
            EXPECT_EQ(window.player().moment().launch, k) << name;
            EXPECT_EQ(window.message(), "") << name;
        }
        EXPECT_FALSE(window.grab().isNull());
    }
}

/// Whoever writes it beside the window runs what the files hold now; a plan that is broken says where, and the picture
/// and the controls stay.
TEST_F(WindowTest, FilesOfOnesOwnAreReadAnewForEachRun)
{
    const QTemporaryDir folder;
    const std::string plan = folder.filePath("anew.lua").toStdString(),
                      kernel = folder.filePath("anew.cl").toStdString();
    const auto text = [](const std::string& title) {
        return "plan{title='" + title +
               "', run=function(input,n) local x=buffer{name='x',data=input} "
               "local y=buffer{name='y',size=n} launch{kernel='reverse',global=round_up(n,16),group=16,"
               "arguments={x=x,y=y,n=n}} return y end}";
    };
    write(kernel, readOwnText(planFolder() / "reverse.cl", "kernel file"));
    write(plan, text("First"));
    ASSERT_EQ(rememberOwnKernel({kernel, plan}), "plan:anew");
    open(askFor("anew"));
    EXPECT_EQ(window.player().recording()->title, "First");
    EXPECT_TRUE(find<QPushButton>("algorithm:plan:anew")->isVisible());

    write(plan, text("Second"));
    window.start(askFor("anew"));
    settle();
    EXPECT_EQ(window.player().recording()->title, "Second");

    write(plan, "plan{");
    window.start(askFor("anew"));
    settle();
    EXPECT_TRUE(window.message().contains("anew.lua:1")) << window.message().toStdString();
    EXPECT_EQ(window.player().recording()->title, "Second");
}

TEST(OwnKernels, AreOfferedAsAlgorithms)
{
    for (const std::string& name : planNames()) {
        const Algorithm& offered = offeredAlgorithm("plan:" + name);
        EXPECT_EQ(offered.id, "plan:" + name);
        EXPECT_EQ(&offered, &offeredAlgorithm("plan:" + name)) << "the same as long as its plan is";
        EXPECT_EQ(offered.parameters.front().name, "type");
        EXPECT_EQ(offered.lens, "arrays");
    }
    EXPECT_EQ(&offeredAlgorithm("bitonic-sort"), &findAlgorithm("bitonic-sort"));
    EXPECT_THROW(offeredAlgorithm("plan:nothing"), InputError);
    EXPECT_THROW(offeredAlgorithm("nothing"), InputError);
}

} // namespace lockstep::ui
