// The kernel in the window: changed by keys, run, marked, compared, put back; what does not build; files of strangers.
#include "engine/algorithms/catalogue.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/grind/oclgrind.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "tests/places.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/changed_banner.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_folds.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/window/recording_files.hpp"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBlock>
#include <algorithm>

namespace lockstep::ui {
namespace {

std::vector<std::uint8_t> bytesOf(const Recording& recording)
{
    Recording timeless = recording;
    for (Launch& launch : timeless.launches)
        launch.time = {};
    return writeRecording(timeless);
}

QString shippedText(const char* name)
{
    return QString::fromStdString(KernelFile::load(name).source());
}

class WindowKernelTest : public WindowTest {
protected:
    KernelPage& page() { return window.inspector().kernelPage(); }
    KernelEditor& code() { return page().editor(); }
    RecordingPtr recording() { return window.player().recording(); }

    /// Selects the text, as it stands there first, with the editor in focus.
    int select(const QString& what)
    {
        code().setFocus();
        const QTextCursor found = code().document()->find(what);
        EXPECT_FALSE(found.isNull()) << what.toStdString();
        code().setTextCursor(found);
        return found.blockNumber() + 1;
    }

    /// Types over what is selected; returns its line.
    int change(const QString& from, const QString& to)
    {
        const int line = select(from);
        QTest::keyClicks(&code(), to);
        QTest::qWait(100); // its marks follow
        return line;
    }

    void run()
    {
        window.activateWindow(); // a dialog may have had the keyboard
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&code(), Qt::Key_Return, Qt::ControlModifier);
        settle();
        QTest::qWait(60); // what it is compared with
    }

    std::string label(const char* name) { return find<QLabel>(name)->text().toStdString(); }
    std::string bubble() // the plan's editor has one too
    {
        auto* text = code().findChild<QLabel*>("bubbleText");
        return text->isVisible() ? text->text().toStdString() : "";
    }
    bool isMarked() { return find<QWidget>("changedBanner")->isVisible(); }

    WindowKernelTest() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    QTemporaryDir folder;
};

const char* const turned = "BEFORE(a, b)"; // in bitonic.cl the other way round

} // namespace

TEST_F(WindowKernelTest, ChangedTextRunsAtCtrlEnterAndIsMarkedEverywhere)
{
    open();
    const RecordingPtr first = recording();
    EXPECT_EQ(code().text(), shippedText("bitonic.cl"));
    EXPECT_FALSE(isMarked());
    EXPECT_FALSE(find<QWidget>("kernelPutBack")->isVisible());
    window.player().goTo(2);
    settle();
    EXPECT_FALSE(code().lit().now.empty());

    const int line = change("BEFORE(b, a)", turned);
    EXPECT_TRUE(page().isEdited());
    EXPECT_EQ(recording(), first) << "typing runs nothing";
    EXPECT_FALSE(isMarked());
    EXPECT_EQ(label("kernelState"), "1 line changed; not run yet");
    EXPECT_TRUE(find<QPushButton>("kernelRun")->property("primary").toBool());
    EXPECT_TRUE(code().lit().now.empty()) << "those lines are another text's";

    run();
    ASSERT_NE(recording(), first);
    EXPECT_TRUE(recording()->isKernelChanged);
    EXPECT_EQ(recording()->kernelSource, code().text().toStdString());
    EXPECT_NE(recording()->output, first->output) << "the picture is of it";
    EXPECT_EQ(window.player().moment().launch, 2U) << "and stands where it stood";
    EXPECT_FALSE(page().isEdited());
    EXPECT_EQ(label("kernelState"), "1 line changed");
    EXPECT_FALSE(code().lit().now.empty());
    EXPECT_TRUE(window.windowTitle().startsWith("Changed kernel – ")) << window.windowTitle().toStdString();
    ASSERT_TRUE(isMarked());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !find<QLabel>("bannerWords")->text().isEmpty(); }, 5000));
    EXPECT_EQ(label("bannerRemark"), "line " + std::to_string(line) + " is yours, not the book’s");
    const std::string words = label("bannerWords");
    EXPECT_NE(words.find("Launch 1 is the first to end otherwise than with the shipped kernel: "), std::string::npos)
        << words;
    EXPECT_NE(words.find(" are wrong, the first of them element "), std::string::npos) << words;
    bool isTold = false; // by the picture itself
    for (const Mark& mark : window.canvas().scene().marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            isTold = isTold || text->text.contains("Changed kernel");
    EXPECT_TRUE(isTold);
    // The banner leads to the launch, and to the line.
    QTest::mouseClick(find<QPushButton>("bannerLaunch"), Qt::LeftButton);
    EXPECT_EQ(window.player().moment().launch, 1U);
    QTest::mouseClick(find<QPushButton>("bannerShow"), Qt::LeftButton);
    EXPECT_EQ(code().textCursor().blockNumber() + 1, line);
    // It stands above the picture and covers nothing of it.
    auto* banner = find<QWidget>("changedBanner");
    EXPECT_LE(banner->mapTo(&window, QPoint(0, banner->height())).y(), window.canvas().mapTo(&window, QPoint()).y());
}

TEST_F(WindowKernelTest, OneKeyPutsItBack)
{
    open();
    const auto before = bytesOf(*recording());
    change("BEFORE(b, a)", turned);
    run();
    ASSERT_TRUE(isMarked());
    window.canvas().setFocus();
    QTest::keyClick(&window.canvas(), Qt::Key_B, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(recording()->isKernelChanged);
    EXPECT_EQ(bytesOf(*recording()), before);
    EXPECT_EQ(code().text(), shippedText("bitonic.cl"));
    EXPECT_FALSE(isMarked());
    EXPECT_FALSE(window.windowTitle().contains("Changed kernel"));
    // It can be taken back itself.
    code().setFocus();
    QTest::keyClick(&code(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(code().text().contains(turned));
    // What has not run is put back without a run.
    const RecordingPtr right = recording();
    QTest::keyClick(&code(), Qt::Key_B, Qt::ControlModifier);
    settle();
    EXPECT_EQ(recording(), right);
    EXPECT_EQ(code().text(), shippedText("bitonic.cl"));
}

TEST_F(WindowKernelTest, EditedRunUndoneAndRunIsTheFirstRunToTheByte)
{
    for (const char* algorithm : {"bitonic-sort", "kogge-stone-work-group-scan", "radix-sort"}) {
        open(algorithm, "3 1 7 0 4 1 6 3");
        const auto before = bytesOf(*recording());
        const QString text = code().text();
        code().setFocus();
        QTextCursor cursor = code().textCursor();
        cursor.setPosition(2); // in the comment at its head
        code().setTextCursor(cursor);
        QTest::keyClicks(&code(), "x");
        run();
        EXPECT_TRUE(recording()->isKernelChanged) << algorithm;
        QTest::keyClick(&code(), Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(code().text(), text) << algorithm << ": what was typed before a run can be undone behind it";
        run();
        EXPECT_FALSE(recording()->isKernelChanged) << algorithm;
        EXPECT_EQ(bytesOf(*recording()), before) << algorithm;
    }
}

TEST_F(WindowKernelTest, AnErrorStandsAtItsLineAndThePictureStays)
{
    open();
    window.player().goTo(3);
    settle();
    const RecordingPtr before = recording();
    const QString text = code().text();
    // A name in the last statement that has one, and another above it.
    const int upper = change("const uint i ", "const uint ii ");
    ASSERT_GT(upper, 1);
    run();
    ASSERT_TRUE(page().hasFailure()) << window.message().toStdString();
    EXPECT_EQ(window.message(), "") << "it stands at its line instead";
    EXPECT_EQ(recording(), before);
    EXPECT_EQ(window.player().moment().launch, 3U);
    const int line = static_cast<int>(page().messages().front().line);
    EXPECT_GT(line, upper);
    EXPECT_TRUE(code().document()->findBlockByNumber(line - 1).text().contains('i'));
    EXPECT_EQ(code().textCursor().blockNumber() + 1, line);
    EXPECT_NE(bubble().find("'i'"), std::string::npos) << bubble();
    EXPECT_EQ(label("bannerRemark"), "does not build: line " + std::to_string(line));
    EXPECT_NE(label("kernelState").find("Does not build, so nothing ran"), std::string::npos);
    EXPECT_TRUE(find<QWidget>("kernelErrors")->isVisible());
    // The whole log is one click away.
    QTest::mouseClick(find<QPushButton>("buildLog"), Qt::LeftButton);
    auto* log = find<QPlainTextEdit>("buildLogText");
    ASSERT_NE(log, nullptr);
    EXPECT_TRUE(log->toPlainText().contains("error"));
    log->window()->close();
    // F8 goes to the next one, round the end.
    if (const std::size_t count = page().messages().size(); count > 1) {
        QTest::keyClick(&code(), Qt::Key_F8);
        EXPECT_EQ(code().textCursor().blockNumber() + 1, static_cast<int>(page().messages()[1].line));
        QTest::keyClick(&code(), Qt::Key_F8, Qt::ShiftModifier);
        EXPECT_EQ(code().textCursor().blockNumber() + 1, line);
    }
    // Mended, it runs again, and nothing of it is left.
    change("const uint ii ", "const uint i ");
    EXPECT_EQ(code().text(), text);
    run();
    EXPECT_FALSE(page().hasFailure());
    EXPECT_FALSE(isMarked());
    EXPECT_EQ(bubble(), "");
    EXPECT_EQ(bytesOf(*recording()), bytesOf(*before));
}

TEST_F(WindowKernelTest, WhatTheCompilerMeansIsOneClick)
{
    open("kogge-stone-work-group-scan", "3 1 7 0");
    const QString text = code().text();
    QTextCursor end(code().document());
    end.movePosition(QTextCursor::End);
    const QTextCursor at = code().document()->find("y[t] = sum;", end, QTextDocument::FindBackward);
    ASSERT_FALSE(at.isNull());
    QTextCursor cursor(code().document());
    cursor.setPosition(at.selectionEnd() - 1);
    code().setTextCursor(cursor);
    QTest::keyClicks(&code(), "m");
    run();
    ASSERT_TRUE(page().hasFailure());
    auto* fix = code().findChild<QPushButton*>("bubbleFix");
    ASSERT_TRUE(fix->isVisible());
    EXPECT_EQ(fix->text(), "Write sum");
    QTest::mouseClick(fix, Qt::LeftButton);
    EXPECT_EQ(code().text(), text);
}

TEST_F(WindowKernelTest, ARefusedLineIsMarkedToo)
{
    open();
    code().setFocus();
    QTextCursor cursor(code().document());
    cursor.movePosition(QTextCursor::NextBlock);
    code().setTextCursor(cursor);
    QTest::keyClicks(&code(), "#include <stdio.h>");
    QTest::keyClick(&code(), Qt::Key_Return);
    run();
    ASSERT_TRUE(page().hasFailure()) << window.message().toStdString();
    EXPECT_EQ(page().messages().front().line, 2U);
    EXPECT_NE(bubble().find("#include <stdio.h> is not taken"), std::string::npos) << bubble();
}

TEST_F(WindowKernelTest, OtherKeysRunTheChangedKernelAndAnotherAlgorithmItsOwn)
{
    open();
    change("BEFORE(b, a)", turned);
    run();
    const QString text = code().text();
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "5 3 9 1");
    QTest::keyClick(keys, Qt::Key_Return);
    settle();
    EXPECT_EQ(input(), "5, 3, 9, 1");
    EXPECT_TRUE(recording()->isKernelChanged);
    EXPECT_EQ(code().text(), text);
    // What is being typed meanwhile stays.
    change("// ", "// mine: ");
    const QString typed = code().text();
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "4 4 2 1");
    QTest::keyClick(keys, Qt::Key_Return);
    settle();
    EXPECT_EQ(input(), "4, 4, 2, 1");
    EXPECT_EQ(code().text(), typed);
    QTest::mouseClick(find<QPushButton>("algorithm:odd-even-mergesort"), Qt::LeftButton);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return recording()->algorithm == "odd-even-mergesort" && window.isSettled(); }, 60'000));
    EXPECT_FALSE(recording()->isKernelChanged);
    EXPECT_FALSE(isMarked());
    EXPECT_EQ(code().text().toStdString(), recording()->kernelSource);
}

TEST_F(WindowKernelTest, AStrangersKernelIsShownAndRunsOnlyWhereSomebodySaysYes)
{
    open();
    change("BEFORE(b, a)", turned);
    run();
    const QString path = folder.filePath("sent.lockstep");
    ASSERT_TRUE(std::holds_alternative<OpenedFile>(saveRecordings(path, {recording()})));
    QTest::keyClick(&code(), Qt::Key_B, Qt::ControlModifier);
    settle();

    window.openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return recording()->isKernelChanged; }, 20'000));
    settle();
    const RecordingPtr sent = recording();
    EXPECT_EQ(window.findChild<QMessageBox*>("kernelQuestion"), nullptr) << "it is looked at";
    EXPECT_TRUE(code().text().contains(turned));
    EXPECT_TRUE(isMarked());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return label("bannerRemark").find(" is not the book’s") != std::string::npos; }, 5000))
        << label("bannerRemark");
    for (std::size_t k = 0; k <= sent->launchCount(); ++k) {
        window.player().goTo(k);
        settle();
    }
    EXPECT_EQ(recording(), sent);

    const auto answer = [&](const char* button) {
        auto* question = find<QMessageBox>("kernelQuestion");
        ASSERT_NE(question, nullptr);
        EXPECT_EQ(question->informativeText().contains("in a process of its own"), Session::worksElsewhere());
        QTest::mouseClick(question->findChild<QPushButton*>(button), Qt::LeftButton);
        QTest::qWait(20);
    };
    QTest::keyClick(&code(), Qt::Key_Return, Qt::ControlModifier);
    answer("kernelNo");
    settle();
    EXPECT_EQ(recording(), sent) << "nothing ran";
    // Oclgrind interprets it, and is not asked about again.
    if (grind::whyNoOclgrind().empty()) {
        Session::seeThrough([] {
            Isolation how;
            how.program = LOCKSTEP_PROGRAM;
            return seeing(how);
        });
        window.activateWindow(); // the question had the keyboard
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&code(), Qt::Key_Return, Qt::ControlModifier);
        answer("kernelInterpreted");
        settle();
        ASSERT_NE(recording(), sent);
        EXPECT_EQ(recording()->device.platform, "Oclgrind");
        EXPECT_EQ(recording()->output, sent->output);
        EXPECT_EQ(rightRunOf(*recording())->device.platform, "Oclgrind") << "compared with the right run there";
        run();
        EXPECT_EQ(window.findChild<QMessageBox*>("kernelQuestion"), nullptr);
        EXPECT_EQ(recording()->device.platform, "Oclgrind");
        Session::seeThrough({});
        window.openFile(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return recording()->device.platform != "Oclgrind"; }, 20'000));
        settle();
    }
    // Other keys would run it too.
    auto* keys = find<KeysField>("keys");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "5 3 9 1");
    QTest::keyClick(keys, Qt::Key_Return);
    answer("kernelYes");
    settle();
    ASSERT_NE(recording(), sent);
    EXPECT_EQ(input(), "5, 3, 9, 1");
    EXPECT_TRUE(recording()->isKernelChanged);
    EXPECT_EQ(recording()->kernelSource, sent->kernelSource);
    // Asked once.
    run();
    EXPECT_EQ(window.findChild<QMessageBox*>("kernelQuestion"), nullptr);
}

TEST_F(WindowKernelTest, AKernelIsKeptAsAFileAndOpenedFromOne)
{
    open();
    change("BEFORE(b, a)", turned);
    const QString text = code().text();
    find<QAction>("actionSaveKernel")->trigger();
    typeName("saveKernelDialog", folder.filePath("mine"));
    QFile kept(folder.filePath("mine.cl"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return kept.exists(); }, 5000)) << "the ending comes by itself";
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_EQ(QString::fromUtf8(kept.readAll()), text) << "trace calls and all";
    QTest::keyClick(&code(), Qt::Key_B, Qt::ControlModifier);
    settle();
    const RecordingPtr before = recording();

    find<QAction>("actionOpenKernel")->trigger();
    typeName("openKernelDialog", folder.filePath("mine.cl"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<QMessageBox*>("kernelQuestion") != nullptr; }, 5000));
    EXPECT_EQ(recording(), before);
    EXPECT_EQ(code().text(), text) << "it can be read before it is answered";
    QTest::mouseClick(find<QMessageBox>("kernelQuestion")->findChild<QPushButton*>("kernelYes"), Qt::LeftButton);
    settle();
    EXPECT_TRUE(recording()->isKernelChanged);
    EXPECT_EQ(recording()->kernelSource, text.toStdString());
}

TEST_F(WindowKernelTest, CtrlFFindsAndEscGivesTheKeyboardBack)
{
    open("kogge-stone-work-group-scan", "3 1 7 0");
    code().setFocus();
    QTest::keyClick(&code(), Qt::Key_F, Qt::ControlModifier);
    auto* text = find<QLineEdit>("findText");
    ASSERT_TRUE(text->hasFocus());
    QTest::keyClicks(text, "TRACE_COMBINE");
    const QTextCursor first = code().textCursor();
    EXPECT_EQ(first.selectedText(), "TRACE_COMBINE");
    EXPECT_TRUE(first.block().isVisible()) << "what was folded is unfolded where it is found";
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_GT(code().textCursor().position(), first.position());
    EXPECT_TRUE(text->hasFocus());
    QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(code().textCursor().position(), first.position());
    QTest::keyClicks(text, "no such text");
    EXPECT_TRUE(find<QLabel>("findNone")->isVisible());
    QTest::keyClick(text, Qt::Key_Escape);
    EXPECT_TRUE(code().hasFocus());
    EXPECT_FALSE(find<QWidget>("findBar")->isVisible());
    QTest::keyClick(&code(), Qt::Key_Escape);
    EXPECT_TRUE(window.canvas().hasFocus());
}

TEST(KernelEditor, FoldsTraceCallsAndKeepsEveryByte)
{
    for (const Algorithm* algorithm : catalogue()) {
        const QString text = shippedText(algorithm->kernelFile.c_str());
        KernelEditor editor(Tongue::openCl);
        editor.resize(344, 600);
        editor.show();
        editor.setText(text);
        ASSERT_EQ(editor.text(), text) << algorithm->kernelFile;
        int folded = 0;
        const QStringList lines = text.split('\n');
        for (int line = 1; line <= lines.size(); ++line)
            if (editor.isFolded(line)) {
                ++folded;
                EXPECT_TRUE(lines[line - 1].trimmed().startsWith("TRACE_") || editor.isFolded(line - 1))
                    << algorithm->kernelFile << ':' << line;
            }
        EXPECT_GT(folded, 0) << algorithm->kernelFile;
        editor.setShowsTraceCalls(true);
        for (int line = 1; line <= lines.size(); ++line)
            EXPECT_FALSE(editor.isFolded(line)) << algorithm->kernelFile << ':' << line;
        editor.setShowsTraceCalls(false);
        // Typed in front of, behind and after a fold: nothing of it is lost, and undone it is as it was.
        for (int line = 2; line <= lines.size(); ++line)
            if (editor.isFolded(line) && !editor.isFolded(line - 1)) {
                QTextCursor cursor(editor.document()->findBlockByNumber(line - 2));
                cursor.movePosition(QTextCursor::EndOfBlock);
                editor.setTextCursor(cursor);
                QTest::keyClick(&editor, Qt::Key_Return);
                QTest::keyClicks(&editor, "a();");
                QTest::keyClick(&editor, Qt::Key_Right);
                EXPECT_TRUE(editor.textCursor().block().isVisible());
                QString without = editor.text();
                const qsizetype at = without.indexOf("a();");
                ASSERT_GE(at, 0);
                without.remove(without.lastIndexOf('\n', at), at + 4 - without.lastIndexOf('\n', at));
                EXPECT_EQ(without, text);
                break;
            }
        while (editor.document()->isUndoAvailable())
            editor.undo();
        EXPECT_EQ(editor.text(), text) << algorithm->kernelFile;
    }
}

TEST(KernelEditor, ShowsWhatIsFoldedBeforeAKeyWouldJoinIt)
{
    const QString text = "void k()\n{\n    a = b;\n    TRACE_COPY(a,\n               b);\n    c();\n}\n";
    KernelEditor editor(Tongue::openCl);
    editor.resize(344, 300);
    editor.setText(text);
    ASSERT_TRUE(editor.isFolded(4) && editor.isFolded(5));
    QTextCursor cursor(editor.document()->findBlockByNumber(5));
    editor.setTextCursor(cursor);
    QTest::keyClick(&editor, Qt::Key_Left);
    EXPECT_EQ(editor.textCursor().blockNumber(), 2) << "over the fold";
    QTest::keyClick(&editor, Qt::Key_Right);
    EXPECT_EQ(editor.textCursor().blockNumber(), 5);
    QTest::keyClick(&editor, Qt::Key_Backspace);
    EXPECT_EQ(editor.text(), text);
    EXPECT_FALSE(editor.isFolded(4) || editor.isFolded(5));
    editor.fold();
    cursor = QTextCursor(editor.document()->findBlockByNumber(2));
    cursor.movePosition(QTextCursor::EndOfBlock);
    editor.setTextCursor(cursor);
    QTest::keyClick(&editor, Qt::Key_Delete);
    EXPECT_EQ(editor.text(), text);
    EXPECT_FALSE(editor.isFolded(4));
}

TEST(TraceLines, AreWholeCallsOnly)
{
    const auto of = [](const QString& text) {
        std::string marks;
        for (const bool is : traceLines(text.split('\n')))
            marks += is ? 'T' : '.';
        return marks;
    };
    EXPECT_EQ(of("a\n TRACE_BEGIN\nb"), ".T.");
    EXPECT_EQ(of("a\nTRACE_COPY(x, f(y),\n  z);\nb"), ".TT.");
    EXPECT_EQ(of("a\nTRACE_COPY(x,\nb\n"), "....") << "still being typed";
    EXPECT_EQ(of("a\nTRACE_BEGIN uint i = 0;"), "..") << "something else stands there too";
    EXPECT_EQ(of("a\nTRACE_COPY(x); b();"), "..");
    EXPECT_EQ(of("TRACE_BEGIN\nb"), "..") << "nothing stands in front of it";
    EXPECT_EQ(of("a\n// TRACE_BEGIN\nTRACE_SWAP(a) // why"), "..T");
}

TEST(KernelEditor, TakesAForgedRecordingsTextAtOnce)
{
    for (const QString& text :
         {QString("\n").repeated(2000), QString("(").repeated(2000), QString("    TRACE_COPY((\n").repeated(2000),
          (QString("/**/").repeated(500) + '\n').repeated(30)}) {
        QElapsedTimer clock;
        clock.start();
        KernelEditor editor(Tongue::openCl);
        editor.resize(344, 600);
        editor.show();
        editor.setText(text);
        editor.scrollToLine(3);
        editor.grab();
        EXPECT_LT(clock.elapsed(), 2000) << text.left(8).toStdString();
        EXPECT_EQ(editor.text(), text);
    }
}

} // namespace lockstep::ui
