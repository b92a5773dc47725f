#include "tests/ui/window_fixture.hpp"

#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>

namespace lockstep::ui {

class CompareWindowTest : public WindowTest {
protected:
    /// Kogge-Stone beside Brent-Kung, by the button.
    void compare(const std::string& algorithm = "kogge-stone-scan", const std::string& keys = "3 1 7 0 4 1 6 3")
    {
        open(algorithm, keys);
        QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
        ASSERT_TRUE(window.isComparing());
        QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton); // the sidebar's controls
        came();
        canvas().setFocus();
    }
    void came()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return (window.isSettled() && comparison().paneCount() > 0) || !window.message().isEmpty(); },
            60'000));
        QTest::qWait(40);
    }
    Comparison& comparison() { return window.comparisonPage().comparison(); }
    ComparisonCanvas& canvas() { return window.comparisonPage().canvas(); }
    void press(int code, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas(), Qt::Key(code), modifiers); }
    double time() { return comparison().clock().time; }
    void choose(const char* name, const QString& text)
    {
        auto* choice = find<QComboBox>(name);
        choice->setCurrentIndex(choice->findText(text));
        ASSERT_EQ(choice->currentText(), text);
        emit choice->activated(choice->currentIndex());
    }
    void type(const char* name, const QString& text)
    {
        auto* field = find<QWidget>(name);
        field->setFocus();
        QMetaObject::invokeMethod(field, "selectAll");
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void expectNothingCut()
    {
        const Scene& scene = canvas().scene();
        ASSERT_GT(scene.marks.size(), 10U);
        const QRectF all = QRectF(QPointF(), scene.size).adjusted(-1, -1, 1, 1);
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                EXPECT_GE(text->size, text->family == FontFamily::display ? 10.5 : 11) << text->text.toStdString();
                EXPECT_TRUE(all.contains(textBounds(*text))) << text->text.toStdString();
            }
        for (QWidget* widget : window.comparisonPage().findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            EXPECT_TRUE(widget->parentWidget()->rect().contains(widget->geometry()))
                << widget->objectName().toStdString();
            if (const auto* label = qobject_cast<QLabel*>(widget)) {
                EXPECT_GE(label->width(), label->fontMetrics().horizontalAdvance(label->text()))
                    << label->text().toStdString();
            }
        }
    }
};

TEST_F(CompareWindowTest, AClickOnACellAsksInEveryPane)
{
    compare();
    press(Qt::Key_End);
    came();
    const auto cell = std::ranges::find(canvas().scene().marks, QStringLiteral("pane1-launch2-item6-cell"),
                                        [](const Mark& mark) { return mark.id.name; });
    ASSERT_NE(cell, canvas().scene().marks.end());
    const QPointF at = std::get<RectShape>(cell->shape).rect.center();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at.toPoint());
    QTest::qWait(40);
    std::vector<Pane> panes = comparison().panes();
    ASSERT_TRUE(panes[0].asked && panes[1].asked);
    // After two launches of Kogge-Stone position 6 holds 0 + 4 + 1 + 6; the other pane answers for its own moment.
    EXPECT_EQ(panes[0].asked->cone->state, 2U);
    EXPECT_TRUE(panes[0].asked->words.startsWith("11 ")) << panes[0].asked->words.toStdString();
    EXPECT_EQ(panes[1].asked->element, 6U);
    EXPECT_TRUE(panes[1].asked->words.startsWith("22 ")) << panes[1].asked->words.toStdString();
    press(Qt::Key_Home);
    came();
    panes = comparison().panes();
    ASSERT_TRUE(panes[0].asked);
    EXPECT_EQ(panes[0].asked->words, QString("6 comes from position 6 of the input."));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, QPoint(4, canvas().height() / 2));
    EXPECT_EQ(comparison().panes()[0].asked, nullptr) << "beside the figures nothing is asked";
}

TEST_F(CompareWindowTest, TheButtonStartsAndEndsAComparison)
{
    open("kogge-stone-scan", "3 1 7 0 4 1 6 3", {2, 1});
    EXPECT_FALSE(find<QWidget>("panePanel")->isVisible());
    EXPECT_FALSE(find<QWidget>("railSwitch")->isVisible());
    const RecordingPtr before = window.player().recording();
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    came();
    ASSERT_EQ(comparison().paneCount(), 2U);
    EXPECT_EQ(comparison().recording(0)->algorithm, "kogge-stone-scan");
    EXPECT_EQ(comparison().recording(1)->algorithm, "brent-kung-scan");
    EXPECT_EQ(comparison().recording(1)->input, before->input);
    EXPECT_FALSE(window.inspector().isVisible());
    EXPECT_TRUE(canvas().isVisible());
    EXPECT_FALSE(window.canvas().isVisible());
    EXPECT_LT(find<QWidget>("sidebar")->width(), 60) << "the picture has the room";
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    settle();
    EXPECT_FALSE(window.isComparing());
    EXPECT_TRUE(window.inspector().isVisible());
    EXPECT_EQ(window.player().recording(), before);
    EXPECT_EQ(window.player().moment(), (Moment{2, 1}));
    EXPECT_EQ(comparison().paneCount(), 0U) << "its recordings are let go";
    QTest::mouseClick(find<QWidget>("compare"), Qt::LeftButton);
    came();
    press(Qt::Key_Escape);
    EXPECT_FALSE(window.isComparing());
}

TEST_F(CompareWindowTest, ASortIsComparedWithTheOtherSort)
{
    compare("bitonic-sort", "8 12 4 15 2 11 6 3");
    EXPECT_EQ(comparison().recording(1)->algorithm, "odd-even-mergesort");
}

TEST_F(CompareWindowTest, KeysStepPlayAndGoToTheEnds)
{
    compare();
    EXPECT_EQ(time(), 0);
    EXPECT_EQ(find<QLabel>("compare:time")->text(), "Input");
    find<QSlider>("compare:speed")->setValue(5);
    press(Qt::Key_Right);
    EXPECT_EQ(find<QLabel>("compare:time")->text(), "Launch 1");
    EXPECT_EQ(find<QLabel>("compare:ends")->text(), "(the runs have 3 and 5)");
    ASSERT_TRUE(QTest::qWaitFor([this] { return time() == 1; }, 10'000));
    QTest::qWait(200);
    EXPECT_EQ(time(), 1) << "a step ends on the finished state";
    press(Qt::Key_End);
    EXPECT_EQ(time(), 5);
    press(Qt::Key_Left);
    EXPECT_EQ(time(), 4);
    press(Qt::Key_Home);
    EXPECT_EQ(time(), 0);
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(time(), 3) << "Brent-Kung's way up and Kogge-Stone's end";
    press(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(time(), 0);
    press(Qt::Key_Space);
    EXPECT_TRUE(comparison().isPlaying());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !comparison().isPlaying(); }, 20'000));
    EXPECT_EQ(time(), 5);
}

TEST_F(CompareWindowTest, ButtonsStepAndPlay)
{
    compare();
    QTest::mouseClick(find<QWidget>("compare:stepForward"), Qt::LeftButton);
    EXPECT_EQ(find<QLabel>("compare:time")->text(), "Launch 1");
    QTest::mouseClick(find<QWidget>("compare:stepBack"), Qt::LeftButton);
    EXPECT_EQ(time(), 0);
    QTest::mouseClick(find<QWidget>("compare:play"), Qt::LeftButton);
    EXPECT_TRUE(comparison().isPlaying());
}

TEST_F(CompareWindowTest, DraggingTheTimelineMovesAllPanes)
{
    compare();
    ComparisonTimeline& timeline = window.comparisonPage().timeline();
    const ComparisonTimelineLayout times = timeline.layoutOfTimes();
    const auto at = [&](double when) { return QPoint(static_cast<int>(times.xOf(when)), timeline.height() / 2); };
    QTest::mousePress(&timeline, Qt::LeftButton, {}, at(1.5));
    EXPECT_NEAR(time(), 1.5, 0.05);
    QTest::mouseMove(&timeline, at(3.99));
    EXPECT_EQ(time(), 4) << "snaps to the end of a launch";
    EXPECT_EQ(comparison().player(0).moment(), (Moment{3, 1}));
    EXPECT_EQ(comparison().player(1).moment(), (Moment{4, 1}));
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, at(9));
}

TEST_F(CompareWindowTest, ANewSeedComesIntoAllPanesOrNone)
{
    compare();
    type("count", "64");
    came();
    int mixed = 0;
    QObject::connect(&comparison(), &Comparison::residentChanged, &comparison(),
                     [&] { mixed += comparison().recording(0)->input != comparison().recording(1)->input; });
    type("seed", "5");
    while (comparison().isRunning()) {
        mixed += comparison().recording(0)->input != comparison().recording(1)->input;
        QTest::qWait(1);
    }
    came();
    EXPECT_EQ(mixed, 0);
    EXPECT_EQ(comparison().recording(0)->input, generateKeys("uniform", 64, 5, ElementType::uint32));
    EXPECT_EQ(comparison().recording(1)->input, comparison().recording(0)->input);
    press(Qt::Key_Escape);
    settle();
    EXPECT_EQ(input(), "3, 1, 7, 0, 4, 1, 6, 3") << "the single view is as it was";
    EXPECT_EQ(find<QSpinBox>("count")->value(), 8);
}

TEST_F(CompareWindowTest, TheClockAndPAreChosen)
{
    compare("kogge-stone-scan", "3 1 7 0 4 1 6 3 2 5 1 2 4 0 3 6");
    choose("compare:clock", "Work");
    EXPECT_EQ(comparison().end(), 49);
    press(Qt::Key_End);
    EXPECT_EQ(find<QLabel>("compare:time")->text(), "Work 49");
    EXPECT_EQ(find<QLabel>("compare:ends")->text(), "(the runs have 49 and 26)");
    choose("compare:clock", "Time on P units, modelled");
    type("compare:units", "4");
    EXPECT_EQ(comparison().clock().units, 4U);
    EXPECT_EQ(comparison().end(), 13);
    choose("compare:wavefront", "32");
    EXPECT_EQ(comparison().clock().wavefront, 32U);
    EXPECT_EQ(comparison().end(), 56) << "one wavefront a launch, in eight passes of four lanes";
}

TEST_F(CompareWindowTest, ABadPIsSaidInOneSentence)
{
    compare();
    for (const char* bad : {"0", "many", "-3", "1.5", ""}) {
        find<QLineEdit>("compare:units")->setFocus();
        find<QLineEdit>("compare:units")->selectAll();
        QTest::keyClick(find<QLineEdit>("compare:units"), Qt::Key_Delete);
        type("compare:units", bad);
        EXPECT_TRUE(window.message().contains(bad)) << bad;
        EXPECT_TRUE(window.message().startsWith("P is")) << window.message().toStdString();
        EXPECT_EQ(comparison().clock().units, 32U);
        QTest::mouseClick(find<QWidget>("messageClose"), Qt::LeftButton);
    }
}

TEST_F(CompareWindowTest, ADragOnTheAxisSetsP)
{
    compare("kogge-stone-scan", "3 1 7 0 4 1 6 3 2 5 1 2 4 0 3 6");
    const QRectF axis = unitsAxis(comparison().panes(), comparison().clock(), canvas().view());
    ASSERT_FALSE(axis.isNull());
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, QPointF(axis.left(), axis.center().y()).toPoint());
    EXPECT_EQ(comparison().clock().units, 1U);
    QTest::mouseMove(&canvas(), QPointF(axis.center().x(), axis.center().y() + 30).toPoint());
    EXPECT_GT(comparison().clock().units, 2U);
    EXPECT_LT(comparison().clock().units, 8U);
    QTest::mouseMove(&canvas(), QPointF(axis.right() + 50, axis.center().y()).toPoint());
    EXPECT_GE(comparison().clock().units, 16U) << "up to n at least";
    QTest::mouseRelease(&canvas(), Qt::LeftButton);
    EXPECT_EQ(find<QLineEdit>("compare:units")->text(), QString::number(comparison().clock().units));
    EXPECT_EQ(time(), 0) << "P changes nothing on a clock of launches";
}

TEST_F(CompareWindowTest, PanesAreAddedChangedAndRemoved)
{
    compare();
    const RecordingPtr first = comparison().recording(0);
    QTest::mouseClick(find<QPushButton>("addPane"), Qt::LeftButton);
    came();
    ASSERT_EQ(comparison().paneCount(), 3U);
    EXPECT_EQ(comparison().recording(0), first);
    choose("pane3:algorithm", "LSD radix sort");
    came();
    EXPECT_EQ(comparison().recording(2)->algorithm, "radix-sort");
    choose("pane3:digit-bits", "4");
    came();
    EXPECT_EQ(comparison().recording(2)->parameters.at("digit-bits"), "4");
    QTest::mouseClick(find<QPushButton>("addPane"), Qt::LeftButton);
    came();
    ASSERT_EQ(comparison().paneCount(), 4U);
    EXPECT_EQ(window.findChild<QPushButton*>("addPane"), nullptr) << "a fifth pane is not offered";
    QTest::mouseClick(find<QWidget>("pane1:remove"), Qt::LeftButton);
    came();
    ASSERT_EQ(comparison().paneCount(), 3U);
    EXPECT_EQ(comparison().recording(0)->algorithm, "brent-kung-scan");
    QTest::mouseClick(find<QWidget>("pane3:remove"), Qt::LeftButton);
    came();
    ASSERT_EQ(comparison().paneCount(), 2U);
    EXPECT_EQ(window.findChild<QWidget*>("pane1:remove"), nullptr) << "one alone is no comparison";
    EXPECT_EQ(window.message().toStdString(), "");
}

TEST_F(CompareWindowTest, AParameterOfTheKeysGoesToAllPanes)
{
    compare();
    choose("parameter:operator", "max");
    came();
    for (std::size_t i = 0; i < 2; i++)
        EXPECT_EQ(comparison().recording(i)->parameters.at("operator"), "max");
    EXPECT_EQ(comparison().recording(1)->output, comparison().recording(0)->output);
}

TEST_F(CompareWindowTest, OneFailingDeviceIsSaidInItsPane)
{
    open("kogge-stone-scan", "3 1 7 0 4 1 6 3");
    ComparisonAsk ask;
    ask.panes = {{"kogge-stone-scan", {}, "auto"}, {"brent-kung-scan", {}, "no such device"}};
    window.startComparison(ask, ClockUnit::launches, 32, 1, 2);
    came();
    EXPECT_EQ(window.message().toStdString(), "");
    EXPECT_TRUE(comparison().failure(1).contains("no such device"));
    EXPECT_EQ(comparison().player(0).moment(), (Moment{2, 1}));
    press(Qt::Key_End);
    EXPECT_EQ(comparison().player(0).moment(), (Moment{4, 1}));
    QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    choose("pane2:device", "Automatic");
    came();
    EXPECT_NE(comparison().recording(1), nullptr);
}

TEST_F(CompareWindowTest, ABadKeyIsSaidAndThePanesStay)
{
    compare();
    const RecordingPtr before = comparison().recording(1);
    auto* keys = find<QPlainTextEdit>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "9 x7 5");
    QTest::keyClick(keys, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.message().isEmpty(); }, 20'000));
    EXPECT_TRUE(window.message().contains("x7"));
    EXPECT_EQ(comparison().recording(1), before);
}

TEST_F(CompareWindowTest, ALongRunCanBeCancelled)
{
    compare();
    const RecordingPtr before = comparison().recording(1);
    auto* count = find<QSpinBox>("count");
    type("count", "4194304");
    auto* cancel = find<QPushButton>("progressCancel");
    ASSERT_TRUE(QTest::qWaitFor([&] { return cancel->isVisible(); }, 20'000));
    QTest::mouseClick(cancel, Qt::LeftButton);
    EXPECT_FALSE(comparison().isRunning());
    EXPECT_FALSE(cancel->isVisible());
    EXPECT_EQ(comparison().recording(1), before);
    EXPECT_EQ(count->value(), 8);
}

TEST_F(CompareWindowTest, TheExportWritesTheComparison)
{
    compare();
    comparison().seek(2);
    const QTemporaryDir folder;
    QTest::mouseClick(find<QWidget>("export"), Qt::LeftButton);
    auto* dialog = find<QDialog>("exportDialog");
    auto* path = dialog->findChild<QLineEdit*>("exportPath");
    auto* status = dialog->findChild<QLabel*>("exportStatus");
    EXPECT_TRUE(path->text().contains("kogge-stone-scan-brent-kung-scan-2.png")) << path->text().toStdString();
    auto* format = dialog->findChild<QComboBox*>("exportFormat");
    format->setCurrentIndex(format->findData("svg"));
    path->setText(folder.filePath("both.svg"));
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportGo"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return status->text().contains("Written"); }, 30'000))
        << status->text().toStdString();
    QFile file(folder.filePath("both.svg"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    EXPECT_TRUE(svg.contains("pane1-") && svg.contains("pane2-"));
    dialog->findChild<QRadioButton*>("exportRange")->setChecked(true);
    format->setCurrentIndex(format->findData("png"));
    path->setText(folder.filePath("frames"));
    QTest::mouseClick(dialog->findChild<QPushButton*>("exportGo"), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return status->text().contains("5 frames written"); }, 60'000))
        << status->text().toStdString();
    EXPECT_EQ(QDir(folder.filePath("frames")).entryList({"*.png"}).size(), 5);
}

TEST_F(CompareWindowTest, AWindowOpenedWithAComparisonHasASingleViewToo)
{
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    ComparisonAsk ask;
    ask.panes = {{"radix-sort", {{"digit-bits", "1"}}, "auto"}, {"radix-sort", {{"digit-bits", "4"}}, "auto"}};
    ask.input.n = 16;
    window.startComparison(ask, ClockUnit::work, 8, 32, 20);
    came();
    EXPECT_EQ(time(), 20);
    EXPECT_EQ(comparison().clock().units, 8U);
    EXPECT_EQ(comparison().clock().wavefront, 32U);
    press(Qt::Key_Escape);
    settle();
    EXPECT_EQ(window.player().recording()->parameters.at("digit-bits"), "1");
}

TEST_F(CompareWindowTest, LongNamesOfParametersLeaveTheSidebarItsWidth)
{
    compare("quicksort", "3 1 7 0 4 1 6 3");
    window.resize(1280, 720);
    choose("pane2:algorithm", "Merge sort");
    came();
    const auto* panel = window.findChild<PanePanel*>();
    const QWidget* viewport = panel;
    while (qobject_cast<const QScrollArea*>(viewport->parentWidget()) == nullptr)
        viewport = viewport->parentWidget();
    for (const QComboBox* choice : panel->findChildren<QComboBox*>()) {
        if (!choice->isVisible())
            continue;
        EXPECT_LE(choice->mapTo(viewport, QPoint(choice->width(), 0)).x(), viewport->width())
            << choice->objectName().toStdString();
    }
}

TEST_F(CompareWindowTest, NothingIsCutAt1280By720)
{
    compare("kogge-stone-scan", "3 1 7 0 4 1 6 3 2 5 1 2 4 0 3 6");
    window.resize(1280, 720);
    for (const bool withSidebar : {true, false}) {
        for (const double when : {0.0, 2.5, 7.0}) {
            comparison().seek(when);
            QTest::qWait(60);
            expectNothingCut();
        }
        if (withSidebar)
            QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    }
    EXPECT_LT(find<QWidget>("sidebar")->width(), 60);
    QTest::mouseClick(find<QWidget>("railSwitch"), Qt::LeftButton);
    for (int i = 0; i < 2; i++) {
        QTest::mouseClick(find<QPushButton>("addPane"), Qt::LeftButton);
        came();
        QTest::qWait(60);
        expectNothingCut();
    }
    type("count", "262144");
    came();
    choose("compare:clock", "Work");
    press(Qt::Key_End);
    QTest::qWait(60);
    expectNothingCut();
}

TEST(ComparisonTimelineScene, TheLaunchesOfARowLieOnTheClockAndOneIsLitUntilItsPaneHasFinished)
{
    auto recording = std::make_shared<Recording>();
    recording->launches.resize(3);
    std::vector<TimelineRow> rows{{"short", recording, {0, 4, 4, 10}, {}}, {"long", recording, {0, 10, 30, 40}, {}}};
    const QSizeF size{600, 96};
    const ComparisonTimelineLayout layout(rows, 40, size);
    EXPECT_NEAR(layout.timeAt(layout.xOf(17)), 17, 1e-9);
    const auto lit = [&](double time) {
        for (TimelineRow& row : rows) {
            const ClockPosition at = positionAt(row.times, time);
            row.moment = {at.launch, at.fraction};
        }
        QStringList names;
        for (const Mark& mark : comparisonTimelineScene(rows, layout, time, size, ThemeName::light).marks) {
            const auto* bar = std::get_if<RectShape>(&mark.shape);
            if (bar && bar->fill == theme(ThemeName::light).now)
                names += mark.id.name;
        }
        return names.join(' ').toStdString();
    };
    EXPECT_EQ(lit(0), "");
    EXPECT_EQ(lit(2), "pane1-launch1 pane2-launch1");
    EXPECT_EQ(lit(10), "pane1-launch3 pane2-launch1");
    EXPECT_EQ(lit(20), "pane2-launch2") << "the short one has finished";
    EXPECT_EQ(lit(40), "pane2-launch3");
}

} // namespace lockstep::ui
