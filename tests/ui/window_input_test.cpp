#include "tests/ui/window_fixture.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/model/event.hpp"
#include "ui/compare/pane_rules.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/scene/theme.hpp"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

namespace lockstep::ui {

TEST_F(WindowTest, TypedKeysAreRun)
{
    open();
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "9, 7 5");
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 3; }, 20'000));
    EXPECT_EQ(input(), "9, 7, 5");
    EXPECT_EQ(find<QSpinBox>("count")->value(), 3);
}

/// Kernels that shuffle are offered where a device can, and shown where a file has one.
TEST_F(WindowTest, ShufflesAreOfferedWhereADeviceHasThem)
{
    const Algorithm& reduction = findAlgorithm("work-group-reduction");
    InputPanel panel;
    const auto offered = [&] {
        const auto* choice = panel.findChild<QComboBox*>("parameter:variant");
        return choice != nullptr && choice->findText("shuffles") >= 0;
    };
    panel.setParameters(reduction.parameters, reduction);
    EXPECT_FALSE(offered());
    RunAsk ask;
    ask.algorithm = reduction.id;
    ask.parameters = {{"variant", "shuffles"}};
    panel.setAsk(ask);
    EXPECT_TRUE(offered());
    RunAsk asked;
    panel.complete(asked);
    EXPECT_EQ(asked.parameters.at("variant"), "shuffles");

    InputPanel able;
    able.setShuffles(true);
    able.setParameters(reduction.parameters, reduction);
    EXPECT_GE(able.findChild<QComboBox*>("parameter:variant")->findText("shuffles"), 0);
    able.complete(asked);
    EXPECT_EQ(asked.parameters.at("variant"), "reduce0");
}

TEST_F(WindowTest, KeysThatNobodyLooksAtAreNotOffered)
{
    const auto offered = [this](const char* name) {
        const auto* widget = window.findChild<QWidget*>(name);
        return widget != nullptr && !widget->isHidden();
    };
    open("zero-one-principle", "3 2 4 1");
    for (const char* name : {"distribution", "seed", "keys", "openFile"})
        EXPECT_FALSE(offered(name)) << name;
    EXPECT_TRUE(offered("count"));
    open("bitonic-sort", "3 2 4 1");
    for (const char* name : {"distribution", "keys", "openFile", "count"})
        EXPECT_TRUE(offered(name)) << name;
}

TEST_F(WindowTest, ABadKeyIsSaidAndTheFormerRecordingStays)
{
    open();
    const RecordingPtr before = window.player().recording();
    auto* keys = find<KeysField>("keys");
    keys->selectAll();
    QTest::keyClicks(keys, "9 x7 5");
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 20'000));
    EXPECT_TRUE(window.message().contains("x7")) << window.message().toStdString();
    EXPECT_EQ(window.player().recording(), before);
    key(Qt::Key_Right);
    EXPECT_EQ(label(), "Input") << "no step on keys other than those in the field";
    EXPECT_FALSE(window.message().isEmpty()) << "stays until read";
    QTest::mouseClick(find<QWidget>("messageClose"), Qt::LeftButton);
    EXPECT_TRUE(window.message().isEmpty());
}

TEST_F(WindowTest, KeysAreSpreadAsTheAlgorithmNeedsThemUnlessTheyWereChosen)
{
    RunAsk ask;
    ask.input.n = 8;
    open(ask);
    auto* distribution = find<QComboBox>("distribution");
    const auto choose = [&](const char* algorithm) {
        find<QPushButton>(algorithm)->click();
        settle();
        return distribution->currentData().toString().toStdString();
    };
    const Recording& sorted = *window.player().recording();
    EXPECT_EQ(sorted.input, generateKeys("uniform", 8, 1, sorted.type));
    EXPECT_EQ(choose("algorithm:bitonic-merge"), "bitonic");
    EXPECT_TRUE(std::ranges::is_sorted(window.player().recording()->output));
    EXPECT_EQ(choose("algorithm:odd-even-mergesort"), "uniform");
    distribution->setCurrentIndex(distribution->findData("reversed"));
    emit distribution->activated(distribution->currentIndex());
    EXPECT_EQ(choose("algorithm:bitonic-merge"), "reversed");
    distribution->setCurrentIndex(distribution->findData("uniform"));
    emit distribution->activated(distribution->currentIndex());
    EXPECT_EQ(choose("algorithm:bitonic-sort"), "uniform");
    EXPECT_EQ(choose("algorithm:bitonic-merge"), "uniform") << "chosen here";
}

TEST(ComparedKeys, AreSpreadAsOneOfThePanesNeedsThem)
{
    for (const std::vector<PaneAsk>& panes :
         {std::vector<PaneAsk>{{"bitonic-sort", {}, "auto"}, {"bitonic-merge", {}, "auto"}},
          std::vector<PaneAsk>{{"bitonic-merge", {}, "auto"}, {"bitonic-sort", {}, "auto"}}}) {
        InputPanel panel;
        panel.setParameters(sharedParameters(panes), keyMaker(panes)); // their splits are not shared
        RunAsk ask;
        panel.complete(ask);
        EXPECT_EQ(ask.input.distribution, "bitonic") << panes.front().algorithm;
    }
}

TEST_F(WindowTest, NoValueOfAChoiceIsCut)
{
    for (const char* algorithm : {"bitonic-work-group-sort", "local-sort-radix"}) {
        open(algorithm);
        QTest::qWait(30);
        for (const Parameter& parameter : findAlgorithm(algorithm).parameters) {
            const auto* choice = find<QComboBox>(("parameter:" + parameter.name).c_str());
            constexpr int around = 30; // margins and the arrow
            for (int i = 0; i < choice->count(); ++i)
                EXPECT_GE(choice->width(), choice->fontMetrics().horizontalAdvance(choice->itemText(i)) + around)
                    << algorithm << ": " << choice->itemText(i).toStdString();
            const QWidget* panel = choice->parentWidget();
            EXPECT_LE(choice->geometry().right(), panel->width()) << parameter.name;
        }
    }
}

TEST_F(WindowTest, ANetworkOfOnesOwnIsTypedAndRunOnItsWires)
{
    open("network-sort", "8 1 7 2 5");
    auto* choice = find<QComboBox>("parameter:network");
    auto* text = find<KeysField>("text:network");
    EXPECT_FALSE(text->isVisible()) << "a network with a name";
    choice->setCurrentIndex(choice->count() - 1);
    emit choice->activated(choice->currentIndex());
    ASSERT_TRUE(text->isVisible());
    const auto* waiting = find<QLabel>("waiting:network");
    text->setFocus();
    text->selectAll();
    QTest::keyClicks(text, "[(0,1),(2,3)],[(0,2),(1,3)]");
    EXPECT_TRUE(waiting->isVisible()) << "nothing has run yet, and this says what will";
    QTest::qWait(40);
    for (const QWidget* part = text; part->objectName() != "inputPanel" && part->parentWidget() != nullptr;
         part = part->parentWidget())
        EXPECT_LE(part->geometry().right(), part->parentWidget()->width()) << "cut at the right";
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_FALSE(waiting->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 4; }, 20'000))
        << window.message().toStdString();
    const Recording& recording = *window.player().recording();
    EXPECT_EQ(recording.parameters.at("network"), "[(0,1),(2,3)],[(0,2),(1,3)]");
    EXPECT_EQ(recording.launchCount(), 2U);
    // What is no network is said, and the run stays.
    text->selectAll();
    QTest::keyClicks(text, "(0,1),(2,2)");
    QTest::keyClick(text, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 20'000));
    EXPECT_TRUE(window.message().contains("column")) << window.message().toStdString();
    EXPECT_EQ(window.player().recording()->launchCount(), 2U);
}

TEST_F(WindowTest, EmptyKeysAreRefused)
{
    open();
    auto* keys = find<KeysField>("keys");
    keys->selectAll();
    QTest::keyClick(keys, Qt::Key_Delete);
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 20'000));
    EXPECT_EQ(window.player().recording()->n(), 8U);
}

TEST_F(WindowTest, EveryAlgorithmOpensFromTheLibrary)
{
    open();
    for (const Algorithm* algorithm : catalogue()) {
        const std::string name = "algorithm:" + algorithm->id;
        auto* button = find<QPushButton>(name.c_str());
        ASSERT_NE(button, nullptr);
        button->click();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return window.isSettled() && window.player().recording()->algorithm == algorithm->id; }, 20'000))
            << algorithm->id << ": " << window.message().toStdString();
        const ElementType type = keyKind(*algorithm, {}).type; // some take pairs alone
        EXPECT_EQ(input(), formatKeys(parseKeys("8, 12, 4, 15, 2, 11, 6, 3", type), type));
        for (const Parameter& parameter : algorithm->parameters)
            EXPECT_NE(window.findChild<QComboBox*>(QString::fromStdString("parameter:" + parameter.name)), nullptr);
        for (int tab = 0; tab < 3; tab++) {
            find<QTabBar>("inspectorTabs")->setCurrentIndex(tab);
            key(Qt::Key_End);
            QTest::qWait(10);
        }
    }
}

TEST_F(WindowTest, ALongRunCanBeCancelledAndTheFormerOneStays)
{
    open();
    const RecordingPtr before = window.player().recording();
    RunAsk ask;
    ask.input.n = std::size_t{1} << 22;
    window.start(ask);
    auto* cancel = find<QPushButton>("progressCancel");
    ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible(); }, 20'000));
    QTest::mouseClick(cancel, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.isSettled() && !cancel->isVisible(); }, 60'000));
    EXPECT_EQ(window.player().recording(), before);
    EXPECT_EQ(find<QSpinBox>("count")->value(), 8);
    EXPECT_TRUE(window.message().isEmpty());
}

TEST_F(WindowTest, WhileARunGoesOnTheFormerRecordingCanBeScrubbed)
{
    RunAsk ask;
    ask.input.n = std::size_t{1} << 20; // more than is kept: moments are made again on the device
    open(ask);
    const RecordingPtr before = window.player().recording();
    ASSERT_TRUE(std::any_of(before->states.begin(), before->states.end(), [](const auto& s) { return !s; }));
    ask.input.n = std::size_t{1} << 22;
    window.start(ask);
    auto* cancel = find<QPushButton>("progressCancel");
    ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible(); }, 20'000));
    for (const std::size_t launch : {150, 31, 97}) {
        window.player().goTo(launch);
        EXPECT_TRUE(QTest::qWaitFor([this] { return window.player().isReady(); }, 60'000)) << launch;
        EXPECT_EQ(window.player().recording(), before) << "before the new run was done";
        EXPECT_TRUE(cancel->isVisible()) << "it still runs";
    }
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.isSettled() && !cancel->isVisible(); }, 60'000));
    EXPECT_EQ(window.player().recording(), before);
}

TEST_F(WindowTest, ANumberOfKeysMakesNewOnes)
{
    open();
    auto* count = find<QSpinBox>("count");
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, "33");
    QTest::keyClick(count, Qt::Key_Return);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 33; }, 20'000));
    EXPECT_EQ(window.player().recording()->lanes, 64U);
}

TEST_F(WindowTest, ClickingAComparatorInspectsItsWorkItem)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {2, 0});
    for (std::uint32_t item = 0; item < 4; item++) {
        QPointF at;
        for (const Mark& mark : window.canvas().scene().marks)
            if (mark.id.name == QString("launch2-item%1-comparator").arg(item))
                at = std::get<PathShape>(mark.shape).path.boundingRect().center();
        ASSERT_FALSE(at.isNull());
        QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, at.toPoint());
        ASSERT_EQ(window.player().selectedItem(), item);
        EXPECT_EQ(find<QLabel>("itemTitle")->text(), QString("Work-item %1").arg(item));
        for (const Event& event : *window.player().inspected()) {
            if (event.item != item)
                continue;
            for (const Access& read : event.reads()) {
                const QString chip = QString("[%1] %2").arg(read.index).arg(read.value);
                EXPECT_TRUE(window.inspector().itemText().contains(chip))
                    << window.inspector().itemText().toStdString();
            }
        }
        QTest::qWait(10);
    }
}

TEST_F(WindowTest, AClickSelectsAndNeverGoesToAnotherLaunch)
{
    open("radix-sort", "8 12 4 15 2 11 6 3", {2, 1});
    std::vector<QPointF> cards;
    for (const Mark& mark : window.canvas().scene().marks)
        if (mark.id.item >= 0 && mark.id.launch != 2 && std::holds_alternative<RectShape>(mark.shape))
            cards.push_back(std::get<RectShape>(mark.shape).rect.center());
    ASSERT_FALSE(cards.empty()) << "keys of the launch before";
    for (const QPointF& at : cards) {
        QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, at.toPoint());
        EXPECT_EQ(window.player().moment().launch, 2U);
    }
}

TEST_F(WindowTest, TheInspectorsPagesShowTheLaunch)
{
    open("brent-kung-scan", "3 1 7 0 4 1 6 3", {3, 1});
    find<QTabBar>("inspectorTabs")->setCurrentIndex(1);
    const QString launch = find<SceneWidget>("launchPage")->text();
    EXPECT_TRUE(launch.contains("brent_kung_up")) << launch.toStdString();
    EXPECT_TRUE(launch.contains("Global size"));
    find<QTabBar>("inspectorTabs")->setCurrentIndex(2);
    const QString metrics = find<SceneWidget>("metricsPage")->text();
    EXPECT_TRUE(metrics.contains("of 11")) << metrics.toStdString();
    EXPECT_TRUE(metrics.contains("Span"));
}

TEST_F(WindowTest, TheThemeSwitchChangesThePicture)
{
    open();
    EXPECT_EQ(window.canvas().scene().ground, theme(ThemeName::light).paper);
    QTest::mouseClick(find<QWidget>("themeSwitch"), Qt::LeftButton);
    QTest::qWait(30);
    EXPECT_EQ(window.themeName(), ThemeName::dark);
    EXPECT_EQ(window.canvas().scene().ground, theme(ThemeName::dark).paper);
}

TEST_F(WindowTest, TheExportDialogWritesFramesAndSaysWhatFailed)
{
    open();
    const QTemporaryDir folder;
    QTest::mouseClick(find<QWidget>("export"), Qt::LeftButton);
    auto* dialog = find<QDialog>("exportDialog");
    dialog->findChild<QRadioButton*>("exportRange")->setChecked(true);
    auto* path = dialog->findChild<QLineEdit*>("exportPath");
    auto* status = dialog->findChild<QLabel*>("exportStatus");
    path->setText(folder.filePath("frames"));
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportGo"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return status->text().contains("written"); }, 30'000))
        << status->text().toStdString();
    EXPECT_EQ(QDir(folder.filePath("frames")).entryList({"*.png"}).size(), 6);
    dialog->findChild<QRadioButton*>("exportFrame")->setChecked(true);
    path->setText("/proc/no/such.png");
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportGo"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return status->text().contains("/proc/no"); }, 30'000))
        << status->text().toStdString();
}

TEST_F(WindowTest, ParametersAreCheckedWithTheKeysThatAreTyped)
{
    RunAsk ask;
    ask.algorithm = "block-scan-pipeline";
    ask.parameters["digits"] = "256"; // more than the 16 keys that stood there before
    ask.input.kind = InputChoice::Kind::typed;
    for (int i = 0; i < 256; ++i)
        ask.input.text += std::to_string(i % 7) + ' ';
    open(ask);
    EXPECT_EQ(window.message(), "");
    EXPECT_EQ(window.player().recording()->n(), 256U);
}

} // namespace lockstep::ui
