#include "engine/algorithms/algorithm.hpp"
#include "engine/presets/preset.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/timeline.hpp"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>

namespace lockstep::ui {

class WindowKeysTest : public WindowTest {
protected:
    /// A key where the keyboard is.
    static void type(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(code), modifiers);
    }
    static bool edits(const QWidget* widget)
    {
        return qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
               qobject_cast<const QPlainTextEdit*>(widget);
    }
    void click(const char* name)
    {
        QTest::mouseClick(find<QWidget>(name), Qt::LeftButton);
        QTest::qWait(20);
    }
    bool cameIn(const std::string& keys)
    {
        return QTest::qWaitFor([&] { return window.isSettled() && input() == keys; }, 20'000);
    }
    QString problem()
    {
        auto* label = find<QLabel>("keysProblem");
        return label->isVisible() ? label->text() : QString();
    }
};

TEST_F(WindowKeysTest, AfterAClickInTheLibraryTheyStepThePicture)
{
    open();
    click("algorithm:odd-even-mergesort");
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window.isSettled() && window.player().recording()->algorithm == "odd-even-mergesort"; },
        20'000));
    const RecordingPtr recording = window.player().recording();
    EXPECT_TRUE(window.canvas().hasFocus());
    type(Qt::Key_Right);
    EXPECT_EQ(window.player().moment().launch, 1U);
    type(Qt::Key_End);
    EXPECT_EQ(window.player().moment().launch, recording->launchCount());
    type(Qt::Key_Home);
    type(Qt::Key_Space);
    EXPECT_TRUE(window.player().isPlaying());
    QTest::qWait(60);
    EXPECT_EQ(window.player().recording(), recording) << "no key opened another algorithm";
}

TEST_F(WindowKeysTest, TheyWorkWhereverTheFocusIsUnlessTextIsEdited)
{
    open();
    const RecordingPtr recording = window.player().recording();
    QSet<QWidget*> seen;
    int tried = 0;
    for (int i = 0; i < 120; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* here = QApplication::focusWidget();
        ASSERT_NE(here, nullptr);
        if (here == &window.canvas() || seen.contains(here))
            continue;
        seen.insert(here);
        const std::string name = here->metaObject()->className() + (" " + here->objectName()).toStdString();
        window.player().goTo(2);
        type(Qt::Key_End);
        EXPECT_EQ(window.player().moment().launch, edits(here) ? 2U : 6U) << name;
        type(Qt::Key_Home);
        EXPECT_EQ(window.player().moment().launch, edits(here) ? 2U : 0U) << name;
        window.player().goTo(2);
        type(Qt::Key_Left);
        EXPECT_EQ(window.player().moment().launch, edits(here) ? 2U : 1U) << name;
        type(Qt::Key_Space);
        EXPECT_EQ(window.player().isPlaying(), !edits(here)) << name;
        window.player().pause();
        if (edits(here))
            type(Qt::Key_Escape);           // the space that was typed
        else if (!name.ends_with("Item")) { // which are not there before the first launch
            EXPECT_EQ(QApplication::focusWidget(), here) << name;
        }
        EXPECT_EQ(QApplication::activePopupWidget(), nullptr) << name;
        tried++;
    }
    EXPECT_GE(tried, 12);
    EXPECT_EQ(window.player().recording(), recording);
}

TEST_F(WindowKeysTest, EnterPressesAFocusedControl)
{
    open();
    find<QWidget>("stepForward")->setFocus(Qt::TabFocusReason);
    type(Qt::Key_Return);
    EXPECT_EQ(window.player().moment().launch, 1U);
    find<QWidget>("algorithm:odd-even-mergesort")->setFocus(Qt::TabFocusReason);
    type(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window.isSettled() && window.player().recording()->algorithm == "odd-even-mergesort"; },
        20'000));
    auto* choice = find<QComboBox>("distribution");
    choice->setFocus(Qt::TabFocusReason);
    type(Qt::Key_Return);
    EXPECT_NE(QApplication::activePopupWidget(), nullptr) << "its list is open";
    choice->hidePopup();
    auto* tabs = find<QTabBar>("inspectorTabs");
    tabs->setFocus(Qt::TabFocusReason);
    type(Qt::Key_Down);
    EXPECT_EQ(tabs->currentIndex(), 1);
}

TEST_F(WindowKeysTest, AfterANumberIsEnteredTheyStepThePicture)
{
    open();
    auto* count = find<QSpinBox>("count");
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, "16");
    type(Qt::Key_Return);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 16; }, 20'000));
    type(Qt::Key_End);
    EXPECT_EQ(label(), "Launch 10 of 10");
}

TEST_F(WindowKeysTest, ANumberIsTakenWhenNoDigitFollows)
{
    open();
    auto* count = find<QSpinBox>("count");
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, "16");
    EXPECT_EQ(window.player().recording()->n(), 8U);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return window.isSettled() && window.player().recording()->n() == 16; }, 20'000));
    EXPECT_TRUE(count->hasFocus()) << "another may still come";
}

TEST_F(WindowKeysTest, TypedKeysRunAfterAPauseAndStayAsTheyWereTyped)
{
    open();
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "9,7, 5");
    EXPECT_EQ(input(), "8, 12, 4, 15, 2, 11, 6, 3");
    ASSERT_TRUE(cameIn("9, 7, 5"));
    EXPECT_EQ(keys->toPlainText(), "9,7, 5");
    QTest::keyClicks(keys, " 1");
    ASSERT_TRUE(cameIn("9, 7, 5, 1")) << "the caret has stayed at the end";
    type(Qt::Key_Return);
    QTest::qWait(20);
    EXPECT_TRUE(window.canvas().hasFocus());
    EXPECT_EQ(keys->toPlainText(), "9 7 5 1");
    type(Qt::Key_End);
    EXPECT_EQ(window.player().moment().launch, window.player().recording()->launchCount());
}

TEST_F(WindowKeysTest, WhatIsWrongWithTypedKeysIsSaidAtOnceAndNothingStepsOnOthers)
{
    open();
    const RecordingPtr before = window.player().recording();
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "9 7 x");
    EXPECT_EQ(problem(), "The third entry, 'x', is not a whole number (uint32).");
    click("stepForward");
    EXPECT_EQ(window.player().moment().launch, 0U) << "the field shows other keys";
    EXPECT_TRUE(window.message().contains("'x'")) << window.message().toStdString();
    QTest::qWait(800);
    EXPECT_EQ(window.player().recording(), before);
    keys->setFocus();
    type(Qt::Key_Backspace);
    EXPECT_EQ(problem(), "");
    ASSERT_TRUE(cameIn("9, 7"));
    QTest::keyClicks(keys, " -3");
    EXPECT_TRUE(problem().contains("out of range")) << problem().toStdString();
    type(Qt::Key_Escape);
    EXPECT_EQ(keys->toPlainText(), "9 7");
    EXPECT_EQ(problem(), "");
    click("stepForward");
    EXPECT_EQ(window.player().moment().launch, 1U);
}

TEST_F(WindowKeysTest, AStepWaitsForTheKeysThatWereJustTyped)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {5, 1});
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "2 1 4 3");
    type(Qt::Key_Return);
    window.player().stepForward(); // as its button does
    EXPECT_EQ(input(), "8, 12, 4, 15, 2, 11, 6, 3");
    EXPECT_EQ(window.player().moment().launch, 5U) << "not on the keys before";
    ASSERT_TRUE(cameIn("2, 1, 4, 3"));
    EXPECT_EQ(window.player().moment().launch, 1U) << "but on these";
}

TEST_F(WindowKeysTest, AFamilyOnlyOpensAndCloses)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    const RecordingPtr before = window.player().recording();
    auto* row = find<QWidget>("algorithm:kogge-stone-scan");
    EXPECT_FALSE(row->isVisible());
    click("family:Scans");
    EXPECT_TRUE(row->isVisible());
    EXPECT_TRUE(find<QWidget>("algorithm:bitonic-sort")->isVisible()) << "the current one stays in sight";
    click("family:Scans");
    EXPECT_FALSE(row->isVisible());
    QTest::qWait(100);
    EXPECT_TRUE(window.isSettled());
    EXPECT_EQ(window.player().recording(), before);
    EXPECT_EQ(window.player().moment(), (Moment{3, 1}));
}

TEST_F(WindowKeysTest, OnlyTheKeyboardLeavesAnOutline)
{
    open();
    for (const char* name : {"stepForward", "algorithm:odd-even-mergesort", "family:Scans", "openFile"}) {
        auto* button = find<QWidget>(name);
        button->setFocus(Qt::TabFocusReason);
        QTest::qWait(10);
        EXPECT_TRUE(button->property("byKeys").toBool()) << name;
        window.canvas().setFocus();
        button->setFocus(Qt::MouseFocusReason);
        QTest::qWait(10);
        EXPECT_FALSE(button->property("byKeys").toBool()) << name;
        window.canvas().setFocus();
    }
}

TEST_F(WindowTest, TheLitLinesOfAPhaseAreInSightAndTellHowOftenTheyRan)
{
    open("kogge-stone-work-group-scan", "3 1 7 0 4 1 6 3");
    window.resize(1024, 640);
    window.player().setInside(true);
    auto* code = find<KernelEditor>("code");
    std::set<std::uint64_t> counts;
    for (std::uint32_t phase = 0; phase < 4; ++phase) {
        window.player().setMoment({1, 1, phase});
        QTest::qWait(60);
        const std::map<int, std::uint64_t> runs = code->lit().runs;
        for (const auto& [line, count] : runs)
            counts.insert(count);
        ASSERT_FALSE(runs.empty()) << phase;
        EXPECT_TRUE(code->isInSight(runs.begin()->first, runs.begin()->first)) << phase;
        EXPECT_TRUE(find<QLabel>("codeCounted")->text().contains("in this phase"));
    }
    EXPECT_TRUE(counts.contains(8)) << "all load";
    EXPECT_TRUE(counts.contains(7)) << "seven add in the first round";
    EXPECT_TRUE(counts.contains(6));
    window.player().setInside(false);
    window.player().goTo(1);
    QTest::qWait(60);
    EXPECT_TRUE(find<QLabel>("codeCounted")->text().contains("in this launch"));
}

TEST_F(WindowTest, TheTimelineSpeaksThePicturesLanguage)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {2, 1});
    window.setLanguage(Language::german);
    QTest::qWait(20);
    EXPECT_EQ(window.timeline().layoutOfLaunches().chapters().front().title, "Stufe 1");
    EXPECT_TRUE(find<QLabel>("meaningLabel")->text().startsWith("Stufe 2"))
        << find<QLabel>("meaningLabel")->text().toStdString();
}

TEST_F(WindowTest, OpensAsLargeAsItWasLeftAndNeverLargerThanItsScreen)
{
    const QSize room = window.screen()->availableSize();
    window.recallSize({4000, 4000});
    EXPECT_LE(window.width(), std::max(room.width(), 1024));
    EXPECT_LE(window.height(), std::max(room.height(), 640));
    window.resize(1100, 700);
    window.show();
    window.close();
    MainWindow another;
    another.setRemembersFiles(false);
    another.recallSize({1440, 900});
    EXPECT_EQ(another.size(), QSize(1100, 700).boundedTo(room - QSize(16, 48)).expandedTo({1024, 640}));
}

/// Nothing that a page of the window needs lies outside of it.
TEST_F(WindowTest, NothingIsCutFrom1024By640On)
{
    for (const QSize size : {QSize(1024, 640), QSize(1366, 768)})
        for (const char* algorithm : {"bitonic-sort", "local-sort-radix", "kogge-stone-work-group-scan"}) {
            RunAsk ask;
            ask.algorithm = algorithm;
            ask.input.n = 33;
            open(ask, {1, 1});
            window.resize(size);
            for (int tab = 0; tab < 3; ++tab) {
                find<QTabBar>("inspectorTabs")->setCurrentIndex(tab);
                QTest::qWait(40);
                EXPECT_EQ(window.size(), size);
                for (const char* name : {"play", "stepBack", "stepForward", "speed", "timeline", "export", "present",
                                         "compare", "canvas", "inspectorTabs", "device"}) {
                    auto* part = find<QWidget>(name);
                    const QRect place(part->mapTo(&window, QPoint()), part->size());
                    EXPECT_TRUE(window.rect().contains(place)) << algorithm << ", " << name;
                    EXPECT_GE(part->width(), part->minimumSizeHint().width()) << algorithm << ", " << name;
                }
                EXPECT_GE(window.canvas().height(), 300) << algorithm;
            }
            const auto* tabs = find<QTabBar>("inspectorTabs");
            for (int tab = 0; tab < tabs->count(); ++tab)
                EXPECT_TRUE(!tabs->isTabVisible(tab) || tabs->rect().contains(tabs->tabRect(tab)))
                    << algorithm << ", page " << tab;
            for (const QLabel* text : window.findChildren<QLabel*>())
                if (text->isVisible() && !text->wordWrap() && text->textFormat() == Qt::PlainText) {
                    EXPECT_GE(text->width() + 1, text->fontMetrics().horizontalAdvance(text->text()))
                        << algorithm << ": " << text->text().toStdString();
                }
        }
}

TEST(TheLibrary, CutsNoNameAndTellsWhichSortsAreStable)
{
    LibraryPanel library;
    library.resize(172, 4000);
    library.show();
    for (const Algorithm* algorithm : catalogue()) {
        library.setCurrent(QString::fromStdString(algorithm->id));
        QTest::qWait(1);
        auto* row = library.findChild<QPushButton*>(QString::fromStdString("algorithm:" + algorithm->id));
        ASSERT_NE(row, nullptr);
        EXPECT_EQ(row->text().replace('\n', ' ').trimmed(), QString::fromStdString(algorithm->title));
        for (const QString& line : row->text().split('\n'))
            EXPECT_LE(row->fontMetrics().horizontalAdvance(line), row->width()) << algorithm->title;
        EXPECT_EQ(row->accessibleDescription().contains("keep their order"), algorithm->stable) << algorithm->id;
    }
    for (const Preset& preset : presets()) {
        library.setCurrent(QString::fromStdString(preset.algorithm));
        QTest::qWait(1);
        auto* row = library.findChild<QPushButton*>(QString::fromStdString("libraryPreset:" + preset.id));
        ASSERT_NE(row, nullptr);
        for (const QString& line : row->text().split('\n'))
            EXPECT_LE(row->fontMetrics().horizontalAdvance(line) + 20, row->width()) << preset.id;
        EXPECT_EQ(row->toolTip().contains("our own"), !preset.isSourceData) << preset.id;
    }
}

} // namespace lockstep::ui
