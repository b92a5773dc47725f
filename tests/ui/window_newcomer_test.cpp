// What somebody who has never seen the window tries first.
#include "tests/ui/present_fixture.hpp"
#include "ui/panels/input_panel.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/panels/search_panel.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

namespace lockstep::ui {
namespace {

class NewcomerTest : public WindowTestPresent {
protected:
    QString search(const QString& words)
    {
        auto& panel = *window.findChild<SearchPanel*>();
        if (!panel.isVisible())
            key(Qt::Key_K, Qt::ControlModifier);
        auto* field = find<QLineEdit>("searchField");
        field->selectAll();
        QTest::keyClicks(field, words);
        return panel.text();
    }
    static void rightClick(QWidget& widget)
    {
        const QPoint at = widget.rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &event);
    }
    static QAction* in(const QMenu& menu, const char* name)
    {
        for (QAction* action : menu.actions())
            if (action->objectName() == QLatin1String(name))
                return action;
        return nullptr;
    }
};

TEST_F(NewcomerTest, CommandsAreFoundByWhatOtherProgramsCallThem)
{
    open();
    const std::pair<const char*, const char*> wants[] = {{"film", "> Export…"},
                                                         {"slides", "> Export…"},
                                                         {"draw", "> Present"},
                                                         {"licence", "> Help: About Lockstep"},
                                                         {"chinese", "> Language: 简体中文"},
                                                         {"slower", "Set the speed"},
                                                         {"GPU", "Choose the device…"},
                                                         {"worksheet", "> Worksheet…"},
                                                         {"prefix sum", "> Kogge–Stone scan"}};
    for (const auto& [asked, found] : wants) {
        const QString text = search(asked);
        EXPECT_TRUE(text.contains(QString::fromUtf8(found))) << asked << "\n" << text.toStdString();
    }
    EXPECT_TRUE(search("print").startsWith("Commands")) << "before figures whose text is printed";
    EXPECT_EQ(search("step back").count("Step back"), 1) << "the button and its key are one";
    EXPECT_EQ(search("present from the start").count(u'>'), 1);
    search("device");
    QTest::keyClick(find<QLineEdit>("searchField"), Qt::Key_Return);
    EXPECT_TRUE(find<QComboBox>("device")->view()->isVisible());
    find<QComboBox>("device")->hidePopup();
}

TEST_F(NewcomerTest, TabWalksTheParametersBehindTheKeys)
{
    open();
    find<QPushButton>("openFile")->setFocus(Qt::TabFocusReason);
    QStringList walked;
    for (int i = 0; i < 3; i++) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        walked += QApplication::focusWidget()->objectName();
    }
    EXPECT_EQ(walked, QStringList({"parameter:type", "parameter:order", "device"})) << walked.join(' ').toStdString();
}

TEST_F(NewcomerTest, TabPassesThroughTheKernelAndLeavesItAlone)
{
    open();
    KernelEditor& editor = window.inspector().kernelPage().editor();
    const QString before = editor.text();
    editor.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&editor, Qt::Key_Tab);
    EXPECT_FALSE(editor.hasFocus());
    EXPECT_EQ(editor.text(), before);
    editor.setFocus(Qt::BacktabFocusReason);
    QTest::keyClick(&editor, Qt::Key_Down);
    QTest::keyClick(&editor, Qt::Key_Backtab);
    EXPECT_FALSE(editor.hasFocus());
    EXPECT_EQ(editor.text(), before);
    // Who types has come to write.
    editor.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&editor, Qt::Key_Return);
    QTest::keyClick(&editor, Qt::Key_Tab);
    EXPECT_TRUE(editor.hasFocus());
    EXPECT_TRUE(editor.text().contains("\n\n    //")) << editor.text().left(160).toStdString();
}

TEST_F(NewcomerTest, ARightClickOnThePictureOffersWhatCanBeDoneWithIt)
{
    open();
    rightClick(window.canvas());
    auto* menu = find<QMenu>("pictureMenu");
    for (const char* name : {"keyPresentHere", "actionCopy", "actionExport", "actionPrint", "actionBookmark"})
        EXPECT_NE(in(*menu, name), nullptr) << name;
    menu->close();
    for (const char* name : {"keyPresent", "keyPresentHere"})
        EXPECT_NE(in(*find<QMenu>("mainMenu"), name), nullptr) << name;
}

TEST_F(NewcomerTest, PresentingIsSteeredAndEndedByMouseAlone)
{
    open();
    presentByKey();
    const auto choose = [this](const char* name) {
        rightClick(audience());
        auto* menu = audience().findChild<QMenu*>("presenterMenu");
        ASSERT_NE(menu, nullptr);
        ASSERT_NE(in(*menu, name), nullptr) << name;
        in(*menu, name)->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    choose("menuPointer");
    EXPECT_EQ(window.presenter()->pen().tool(), Pen::Tool::pointer);
    choose("menuNext");
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 1U);
    choose("menuPrevious");
    ASSERT_TRUE(rests());
    EXPECT_EQ(at().number(), 0U);
    choose("menuEnd");
    EXPECT_EQ(window.presenter(), nullptr);
}

TEST_F(NewcomerTest, FilesCanBeReadInTheDarkTheme)
{
    open();
    window.setTheme(ThemeName::dark);
    find<QAction>("actionOpen")->trigger();
    auto* dialog = find<QFileDialog>("openDialog");
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    auto* files = dialog->findChild<QAbstractItemView*>("treeView");
    ASSERT_NE(files, nullptr);
    const auto isDark = [&] { // once the style has polished what the folder's reading brought
        const QImage seen = files->viewport()->grab().toImage();
        return seen.pixelColor(seen.width() / 2, seen.height() - 4).lightness() < 60;
    };
    EXPECT_TRUE(QTest::qWaitFor(isDark));
    dialog->close();
}

} // namespace
} // namespace lockstep::ui
