// The library's search, its folding and what it says of a row.
#include "tests/ui/window_fixture.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/presets/preset.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/search_panel.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/teaching_note.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/habits.hpp"

#include <QAction>
#include <QListWidget>
#include <QPushButton>

namespace lockstep::ui {
namespace {

std::vector<Findable> some()
{
    using enum Findable::Kind;
    return {{algorithm, "blelloch-scan", "Blelloch exclusive scan", "Up a tree, then down.", {"Scans"}},
            {algorithm, "kogge", "Kogge–Stone scan", "For an exclusive one, load one place to the right.", {"Scans"}},
            {algorithm, "scan-conversion", "Inclusive to exclusive", "One place to the right.", {"Scans"}},
            {preset, "pmpp-11.4", "Loaded one place to the right", "Figure 11.4", {"figure 11.4"}},
            {algorithm, "prefix", "独占扫描", "前缀和", {"Prefix sum"}},
            {algorithm, "uber", "Übertrag", "", {}}};
}

std::vector<QString> idsOf(const QString& asked)
{
    std::vector<QString> ids;
    const std::vector<Findable> all = some();
    for (const FoundThing& found : searched(all, asked))
        ids.push_back(all[found.which].id);
    return ids;
}

TEST(SearchIndex, TakesWordsInAnyOrderAndByTheirBeginnings)
{
    using Ids = std::vector<QString>;
    EXPECT_EQ(idsOf("scan ex"), (Ids{"blelloch-scan", "scan-conversion", "kogge"})) << "title, then name, then line";
    EXPECT_EQ(idsOf("ex sca"), idsOf("scan ex"));
    EXPECT_EQ(idsOf("elloch"), Ids{}) << "not inside a word";
    EXPECT_EQ(idsOf("11.4"), Ids{"pmpp-11.4"});
    EXPECT_EQ(idsOf("kogge-st"), Ids{"kogge"}) << "any hyphen";
    EXPECT_EQ(idsOf("uber"), Ids{"uber"}) << "without its accent";
    EXPECT_EQ(idsOf("扫描"), Ids{"prefix"}) << "Chinese has no blanks";
    EXPECT_EQ(idsOf("prefix"), Ids{"prefix"}) << "by the English name";
    EXPECT_EQ(idsOf("  "), Ids{});
}

TEST(SearchIndex, SaysWhichLettersWereFound)
{
    const std::vector<Findable> all = some();
    const std::vector<FoundThing> found = searched(all, "scan ex");
    EXPECT_EQ(found[0].inTitle, (std::vector<FoundLetters>{{9, 2}, {19, 4}}));
    EXPECT_EQ(found[0].inLine, std::vector<FoundLetters>{});
    EXPECT_EQ(found[2].inLine, (std::vector<FoundLetters>{{7, 2}}));
}

} // namespace

class WindowSearchTest : public WindowTest {
protected:
    void type(const QString& words)
    {
        key(Qt::Key_K, Qt::ControlModifier);
        ASSERT_TRUE(panel().isVisible());
        QTest::keyClicks(field(), words);
    }

    void press(int code, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(field(), Qt::Key(code), modifiers); }
    SearchPanel& panel() { return *window.findChild<SearchPanel*>(); }
    QLineEdit* field() { return find<QLineEdit>("searchField"); }
    std::string chosen()
    {
        for (const QString& line : panel().text().split(u'\n'))
            if (line.startsWith("> "))
                return line.mid(2).toStdString();
        return {};
    }
    bool shows(const std::string& algorithm)
    {
        return QTest::qWaitFor(
            [&] { return window.isSettled() && window.player().recording()->algorithm == algorithm; }, 20'000);
    }
};

TEST_F(WindowSearchTest, FindsAnAlgorithmAndOpensIt)
{
    open();
    type("brent two");
    EXPECT_TRUE(chosen().starts_with("Brent–Kung scan, two elements per work-item: ")) << panel().text().toStdString();
    press(Qt::Key_Return);
    EXPECT_FALSE(panel().isVisible());
    EXPECT_TRUE(shows("two-per-item-scan"));
    EXPECT_TRUE(window.canvas().hasFocus());
}

TEST_F(WindowSearchTest, FindsFiguresByNumberAndBook)
{
    open();
    type("9.10");
    EXPECT_TRUE(chosen().find("10 launches for 16 keys: Figure 9.10 · OpenCL Parallel Programming") !=
                std::string::npos)
        << panel().text().toStdString();
    press(Qt::Key_Return);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return window.isSettled() && input() == findPreset("opencl-9.10").keys; }, 20'000));
    type("sedgewick letter");
    EXPECT_TRUE(panel().text().contains("Figures and examples, 2")) << panel().text().toStdString();
}

TEST_F(WindowSearchTest, CutsAGroupAndOpensTheRestOfIt)
{
    open();
    type("scan");
    EXPECT_TRUE(panel().text().contains("Algorithms, 4 of ")) << panel().text().toStdString();
    for (int i = 0; i < 4; i++)
        press(Qt::Key_Down);
    EXPECT_TRUE(chosen().ends_with(" more")) << chosen();
    const qsizetype before = panel().text().count(u'\n');
    press(Qt::Key_Return);
    EXPECT_TRUE(panel().isVisible());
    EXPECT_GT(panel().text().count(u'\n'), before + 4);
    press(Qt::Key_Tab);
    EXPECT_FALSE(chosen().empty());
    press(Qt::Key_Up);
    EXPECT_FALSE(chosen().ends_with(" more")) << "all algorithms are there";
    press(Qt::Key_Escape);
    EXPECT_FALSE(panel().isVisible());
    EXPECT_FALSE(window.isComparing());
}

TEST_F(WindowSearchTest, PutsAnAlgorithmBesideTheOneShown)
{
    open();
    type("odd-even mergesort");
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(window.isComparing());
    settle();
    const Comparison& comparison = window.comparisonPage().comparison();
    ASSERT_EQ(comparison.paneCount(), 2U);
    EXPECT_EQ(comparison.recording(0)->algorithm, "bitonic-sort");
    EXPECT_EQ(comparison.recording(1)->algorithm, "odd-even-mergesort");
    EXPECT_EQ(comparison.recording(1)->input, window.player().recording()->input);
    // A third one beside the two.
    QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(field(), "transposition");
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return comparison.paneCount() == 3 && window.isSettled(); }, 20'000));
    EXPECT_EQ(comparison.recording(2)->algorithm, "odd-even-transposition-sort");
}

TEST_F(WindowSearchTest, RunsACommandThatCanBeGivenNow)
{
    open();
    type("dark");
    EXPECT_EQ(chosen(), "Dark theme");
    press(Qt::Key_Return);
    EXPECT_EQ(window.themeName(), ThemeName::dark);
    find<QAction>("actionSave")->setVisible(false);
    type("save recording");
    EXPECT_FALSE(panel().text().contains("Save recording")) << "it is not offered in the menu either";
    EXPECT_TRUE(panel().text().contains("Nothing is called")) << panel().text().toStdString();
}

TEST_F(WindowSearchTest, OffersWhatWasOpenedLast)
{
    open();
    type("histogram 64");
    press(Qt::Key_Return);
    ASSERT_TRUE(shows("histogram"));
    type("");
    EXPECT_TRUE(panel().text().startsWith("Opened last\n> A histogram of 64 values")) << panel().text().toStdString();
    EXPECT_TRUE(panel().text().contains("Compare with other algorithms"));
}

TEST_F(WindowSearchTest, WorksByMouseAndGoesWithTheFocus)
{
    open();
    QTest::mouseClick(find<QPushButton>("search"), Qt::LeftButton);
    ASSERT_TRUE(panel().isVisible());
    EXPECT_TRUE(field()->hasFocus());
    window.canvas().setFocus();
    EXPECT_FALSE(panel().isVisible());
    type("merge sort");
    auto* list = find<QListWidget>("searchList");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    EXPECT_TRUE(shows("merge-sort"));
}

TEST_F(WindowSearchTest, SpeaksTheLanguageAndStillKnowsTheEnglishTitles)
{
    open();
    window.setLanguage(Language::german);
    type("bitonisches misch");
    EXPECT_TRUE(chosen().starts_with("Bitonisches Mischen: ")) << panel().text().toStdString();
    press(Qt::Key_Escape);
    window.setLanguage(Language::chinese);
    type("");
    field()->insert("双调"); // as an input method does
    EXPECT_TRUE(chosen().starts_with("双调")) << panel().text().toStdString();
    press(Qt::Key_Escape);
    type("bitonic merge");
    EXPECT_TRUE(chosen().starts_with("双调归并")) << panel().text().toStdString();
}

TEST_F(WindowSearchTest, FindsInTheKernelWhereTheKernelHasTheKeyboard)
{
    open();
    key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(panel().isVisible());
    press(Qt::Key_Escape);
    auto* code = find<QWidget>("code");
    code->setFocus();
    QTest::keyClick(code, Qt::Key_F, Qt::ControlModifier);
    EXPECT_FALSE(panel().isVisible());
    EXPECT_TRUE(find<QWidget>("findBar")->isVisible());
}

TEST_F(WindowSearchTest, RemembersWhichFamiliesAreOpen)
{
    open();
    takeUpHabits(window);
    EXPECT_FALSE(find<QPushButton>("algorithm:kogge-stone-scan")->isVisible());
    QTest::mouseClick(find<QPushButton>("family:Scans"), Qt::LeftButton);
    LibraryPanel next;
    next.recallFamilies();
    next.setCurrent("bitonic-sort");
    EXPECT_FALSE(next.findChild<QPushButton*>("algorithm:kogge-stone-scan")->isHidden());
    EXPECT_TRUE(next.findChild<QPushButton*>("algorithm:radix-sort")->isHidden());
}

TEST_F(WindowSearchTest, TellsWhatTheRowUnderTheMouseTeaches)
{
    open();
    auto* note = window.findChild<TeachingNote*>();
    ASSERT_TRUE(note->isVisible());
    EXPECT_TRUE(note->text().startsWith("Bitonic sort\nRuns that go up")) << note->text().toStdString();
    auto* row = find<QPushButton>("algorithm:odd-even-mergesort");
    row->setFocus();
    EXPECT_TRUE(note->text().startsWith("Odd-even mergesort\n")) << note->text().toStdString();
    window.canvas().setFocus();
    EXPECT_TRUE(note->text().startsWith("Bitonic sort\n"));
    auto* preset = find<QPushButton>("libraryPreset:opencl-9.5");
    QTest::mouseMove(preset, preset->rect().center());
    QTest::qWait(50);
    QEnterEvent enter(preset->rect().center(), preset->rect().center(), preset->mapToGlobal(preset->rect().center()));
    QApplication::sendEvent(preset, &enter);
    EXPECT_TRUE(note->text().startsWith("Figure 9.5\nRuns of 2, 4, 8 and 16 keys")) << note->text().toStdString();
    const int height = note->height();
    for (const Language language : {Language::english, Language::german, Language::chinese}) {
        window.setLanguage(language);
        for (const Algorithm* algorithm : catalogue()) {
            window.findChild<LibraryPanel*>()->setCurrent(QString::fromStdString(algorithm->id));
            int needed = 0;
            for (const QLabel* label : note->findChildren<QLabel*>())
                needed += label->heightForWidth(label->width());
            EXPECT_LE(needed + 17, height) << algorithm->id << " is cut: " << note->text().toStdString();
        }
    }
    EXPECT_EQ(note->height(), height);
    QCursor::setPos(0, 0); // the next window opens under it
}

TEST(WindowSearchNote, OfAComparisonKeepsNothingOfARowThatThePointerLeft)
{
    MainWindow window;
    ComparisonAsk ask;
    ask.panes = {{"kogge-stone-scan", {}}, {"brent-kung-scan", {}}};
    ask.input.n = 8;
    window.startComparison(ask);
    EXPECT_TRUE(QTest::qWaitFor([&window] { return window.isSettled(); }, 60'000));
    const auto* note = window.findChild<TeachingNote*>();
    auto* preset = window.findChild<QPushButton*>("libraryPreset:opencl-9.5");
    ASSERT_NE(preset, nullptr);
    QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
    QApplication::sendEvent(preset, &enter);
    EXPECT_TRUE(note->text().startsWith("Figure 9.5\n")) << note->text().toStdString();
    window.setLanguage(Language::german);
    EXPECT_TRUE(note->text().startsWith("Abbildung 9.5\n")) << note->text().toStdString();
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(preset, &leave);
    EXPECT_EQ(note->text(), "\n");
}

} // namespace lockstep::ui
