#include "engine/files/version.hpp"
#include "tests/ui/present_fixture.hpp"
#include "ui/present/presenter_help.hpp"
#include "ui/window/keys.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolTip>
#include <set>

namespace lockstep::ui {
namespace {

/// Links of the page that is shown, and its pictures.
struct Named {
    QStringList links, pictures;
};

Named namedIn(const QTextBrowser& pages)
{
    Named named;
    for (QTextBlock block = pages.document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (format.isAnchor() && !format.anchorHref().isEmpty())
                named.links += format.anchorHref();
            if (format.isImageFormat())
                named.pictures += format.toImageFormat().name();
        }
    return named;
}

TEST_F(WindowTest, HelpShowsThePagesAndTheirPictures)
{
    window.show();
    find<QAction>("actionTour")->trigger();
    auto* pages = find<QTextBrowser>("helpPages");
    ASSERT_TRUE(pages->isVisible());
    QUrl shown("qrc:/help/docs/tour.md");
    QObject::connect(pages, &QTextBrowser::sourceChanged, pages, [&](const QUrl& page) { shown = page; });
    std::set<QString> seen;
    std::vector<QUrl> next{shown};
    while (!next.empty()) {
        const QUrl page = next.back().adjusted(QUrl::RemoveFragment);
        next.pop_back();
        if (!seen.insert(page.toString()).second)
            continue;
        emit pages->anchorClicked(page);
        ASSERT_EQ(shown, page);
        EXPECT_GT(pages->toPlainText().size(), 500) << page.toString().toStdString();
        EXPECT_FALSE(pages->toPlainText().contains("<!--")) << page.toString().toStdString();
        const Named named = namedIn(*pages);
        for (const QString& link : named.links)
            if (const QUrl url = page.resolved(QUrl(link)); url.scheme() == "qrc")
                next.push_back(url);
        for (const QString& picture : named.pictures) {
            const QVariant image = pages->loadResource(QTextDocument::ImageResource, page.resolved(QUrl(picture)));
            EXPECT_GT(image.value<QImage>().width(), 100) << picture.toStdString();
        }
    }
    EXPECT_TRUE(seen.contains("qrc:/help/docs/algorithms.md"));
    EXPECT_GE(seen.size(), 4U);

    emit pages->anchorClicked(QUrl("command-line.md"));
    ASSERT_EQ(pages->verticalScrollBar()->value(), 0);
    emit pages->anchorClicked(QUrl("command-line.md#export"));
    EXPECT_GT(pages->verticalScrollBar()->value(), 300) << "a link leads to a heading";
    QTest::mouseClick(find<QPushButton>("helpBack"), Qt::LeftButton);
    EXPECT_EQ(shown, QUrl("qrc:/help/docs/command-line.md"));
    find<QAction>("actionHelp")->trigger();
    EXPECT_EQ(window.findChildren<QDialog*>("help").size(), 1) << "one window of help is enough";
}

TEST_F(WindowTest, TheTourIsReadInTheLanguageOfTheWindow)
{
    window.show();
    find<QAction>("actionTour")->trigger();
    auto* pages = find<QTextBrowser>("helpPages");
    auto* note = find<QLabel>("helpNote");
    EXPECT_TRUE(note->isHidden());
    window.setLanguage(Language::german);
    QTest::qWait(20);
    EXPECT_TRUE(pages->toPlainText().startsWith("Ein Rundgang")) << pages->toPlainText().left(40).toStdString();
    EXPECT_TRUE(note->isHidden());
    window.setLanguage(Language::chinese);
    QTest::qWait(20);
    EXPECT_TRUE(pages->toPlainText().startsWith("导览"));
    emit pages->anchorClicked(QUrl("tour_zh.md#改动内核"));
    EXPECT_GT(pages->verticalScrollBar()->value(), 300) << "a link leads to a heading";
    EXPECT_EQ(find<QListWidget>("helpContents")->currentRow(), 2);
    emit pages->anchorClicked(QUrl("command-line.md#changed-kernels"));
    EXPECT_TRUE(pages->toPlainText().startsWith("命令行")) << pages->toPlainText().left(40).toStdString();
    EXPECT_GT(pages->verticalScrollBar()->value(), 300) << "also one that names the English heading";
    emit pages->anchorClicked(QUrl("file-format.md"));
    EXPECT_FALSE(note->isHidden()) << "this one is there in English only";
    window.setLanguage(Language::english);
}

class WindowTestHelp : public WindowTest {
protected:
    /// The page that is open; empty: none.
    QString page()
    {
        auto* pages = window.findChild<QTextBrowser*>("helpPages");
        return pages != nullptr && pages->isVisible() ? pages->toPlainText() : QString();
    }
    void closeHelp()
    {
        QTest::mouseClick(find<QPushButton>("helpClose"), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([this] { return window.findChild<QDialog*>("help") == nullptr; }));
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == &window; }));
    }
};

TEST_F(WindowTestHelp, F1TellsOfThePlaceThatHasTheKeyboard)
{
    open();
    const std::pair<const char*, QString> places[] = {
        {"canvas", "The picture"}, {"timeline", "The timeline"},      {"algorithm:bitonic-sort", "The library"},
        {"count", "The input"},    {"device", "The device"},          {"code", "The kernel"},
        {"play", "The timeline"},  {"inspectorTabs", "The inspector"}};
    for (const auto& [name, title] : places) {
        auto* place = find<QWidget>(name);
        place->setFocus();
        ASSERT_EQ(QApplication::focusWidget() != nullptr, true) << name;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        if (place->focusPolicy() != Qt::NoFocus) {
            EXPECT_TRUE(page().startsWith(title)) << name << ": " << page().left(40).toStdString();
        }
        closeHelp();
    }
}

TEST_F(WindowTestHelp, AQuestionMarkAsksUnlessTextIsTyped)
{
    open();
    window.canvas().setFocus();
    QTest::keyClick(&window.canvas(), '?');
    EXPECT_TRUE(page().startsWith("The picture"));
    closeHelp();
    for (const char* name : {"keys", "count", "seed", "code"}) {
        auto* field = find<QWidget>(name);
        field->setFocus();
        QTest::keyClick(field, '?');
        EXPECT_TRUE(page().isEmpty()) << name;
    }
}

/// What is listed works, and what works is listed.
TEST_F(WindowTestHelp, EachKeyIsListedAndDoesWhatItsLineSays)
{
    open();
    find<QAction>("actionKeys")->trigger();
    const QString listed = page();
    closeHelp();
    int tried = 0;
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcuts().isEmpty())
            continue;
        const std::string name = action->objectName().toStdString() + " " + action->text().toStdString();
        EXPECT_TRUE(window.actions().contains(action)) << name << " is listed nowhere";
        EXPECT_FALSE(action->objectName().isEmpty()) << name << " cannot be given other keys";
        QString words = action->text();
        words.remove('&').remove(QChar(0x2026));
        EXPECT_FALSE(words.isEmpty()) << name;
        EXPECT_TRUE(listed.contains(words)) << name;
        EXPECT_TRUE(listed.contains(keyText(*action))) << name;
        // The key leads to this action and to no other; what that does has tests of its own.
        QObject::disconnect(action, &QAction::triggered, nullptr, nullptr);
        const bool wasEnabled = action->isEnabled();
        action->setEnabled(true);
        const QSignalSpy triggered(action, &QAction::triggered);
        for (const QKeySequence& keys : action->shortcuts()) {
            const qsizetype before = triggered.size();
            QTest::keyClick(&window.canvas(), keys[0].key(), keys[0].keyboardModifiers());
            EXPECT_EQ(triggered.size(), before + 1) << name << ", " << keys.toString().toStdString();
        }
        action->setEnabled(wasEnabled);
        ++tried;
    }
    EXPECT_GE(tried, 25);
}

TEST_F(WindowTestHelp, AboutTellsVersionDeviceAndLicencesAndCopiesThem)
{
    open();
    find<QAction>("actionAbout")->trigger();
    auto* text = find<QTextBrowser>("aboutText");
    ASSERT_TRUE(text->isVisible());
    const QString told = text->toPlainText();
    EXPECT_TRUE(told.contains(QString("Lockstep ") + version())) << told.toStdString();
    EXPECT_TRUE(told.contains(QString("Qt ") + qVersion()));
    EXPECT_TRUE(told.contains(QString::fromStdString(window.player().recording()->device.name)));
    EXPECT_TRUE(told.contains("The picture was made here."));
    for (const char* library : {"LGPL", "zstd", "Lua", "qpdf", "HarfBuzz", "MIT License", "Permission is hereby"})
        EXPECT_TRUE(told.contains(library)) << library;
    QTest::mouseClick(find<QPushButton>("aboutCopy"), Qt::LeftButton);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QString("Lockstep ") + version()));
    QTest::mouseClick(find<QPushButton>("aboutClose"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([this] { return window.findChild<QDialog*>("about") == nullptr; }));
}

TEST_F(WindowTestHelp, TooltipsEndWithTheKeysThatAButtonHas)
{
    open();
    auto* forward = find<QWidget>("stepForward");
    const auto tip = [&] {
        QHelpEvent asks(QEvent::ToolTip, QPoint(5, 5), forward->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(forward, &asks);
        return QToolTip::text();
    };
    EXPECT_EQ(tip(), QString("Step forward (→)"));
    chooseKeys(*find<QAction>("keyStepForward"), {QKeySequence(Qt::Key_J)});
    EXPECT_EQ(tip(), QString("Step forward (J)"));
    chooseKeys(*find<QAction>("keyStepForward"), {});
    EXPECT_EQ(tip(), QString("Step forward"));
}

class PresenterKeysTest : public WindowTestPresent {
protected:
    /// Whether the presentation takes it.
    bool isTaken(QKeyCombination keys)
    {
        QKeyEvent event(QEvent::KeyPress, keys.key(), keys.keyboardModifiers());
        return QApplication::sendEvent(&audience(), &event) && event.isAccepted();
    }
    QWidget* help() { return audience().findChild<QWidget*>("presenterHelp"); }
};

TEST_F(PresenterKeysTest, WhatTheListHasIsTakenAndNothingElseIs)
{
    std::set<int> listed;
    for (const PresenterKey& key : presenterKeys())
        for (const QKeyCombination keys : key.keys)
            listed.insert(keys.toCombined());
    std::vector<QKeyCombination> all;
    for (const auto modifier : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier)})
        for (int key = Qt::Key_Space; key <= Qt::Key_AsciiTilde; ++key)
            all.emplace_back(modifier, Qt::Key(key));
    for (int key = Qt::Key_Escape; key <= Qt::Key_F12; ++key) {
        all.emplace_back(Qt::Key(key));
        all.emplace_back(Qt::CTRL, Qt::Key(key));
    }
    int taken = 0;
    present(countingDeck(6), {2, 1});
    for (const QKeyCombination keys : all) {
        if (keys.key() == Qt::Key_Escape || keys.key() == Qt::Key_Tab || keys.key() == Qt::Key_Backtab)
            continue; // it ends; Tab is the toolkit's
        const bool isListed = listed.contains(keys.toCombined());
        EXPECT_EQ(isTaken(keys), isListed) << QKeySequence(keys).toString().toStdString();
        taken += isListed ? 1 : 0;
    }
    EXPECT_GE(taken, 30);
}

TEST_F(PresenterKeysTest, F1ShowsTheKeysUntilAnotherIsPressed)
{
    present(countingDeck(6), {2, 1});
    press(Qt::Key_F1);
    ASSERT_NE(help(), nullptr);
    EXPECT_TRUE(audience().rect().contains(help()->geometry()));
    QString words;
    for (const QLabel* label : help()->findChildren<QLabel*>())
        words += label->text() + '\n';
    EXPECT_TRUE(words.contains("Black or white screen")) << words.toStdString();
    press(Qt::Key_Escape);
    EXPECT_EQ(help(), nullptr);
    EXPECT_NE(window.presenter(), nullptr) << "Esc ended the help alone";
    press('?');
    ASSERT_NE(help(), nullptr);
    press(Qt::Key_Shift);
    EXPECT_NE(help(), nullptr) << "half of another key";
    press(Qt::Key_Right);
    EXPECT_EQ(help(), nullptr);
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 3U) << "the key did its work";
    press('?');
    QTest::mouseClick(help(), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(help(), nullptr);
    EXPECT_EQ(at().number(), 3U);
}

} // namespace
} // namespace lockstep::ui
