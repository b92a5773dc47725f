// F1 in dialogs that keep the window waiting.
#include "tests/ui/window_fixture.hpp"
#include "ui/window/dialog_help.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTextBrowser>

namespace lockstep::ui {

class DialogHelpTest : public WindowTest {
protected:
    QDialog* dialog(const char* action)
    {
        find<QAction>(action)->trigger();
        QTest::qWait(60);
        return qobject_cast<QDialog*>(QApplication::activeModalWidget());
    }
    /// The page that F1 opens over it.
    static QString helpIn(QDialog& dialog, const char* control)
    {
        auto* at = dialog.findChild<QWidget*>(control);
        if (at == nullptr)
            return {};
        at->setFocus();
        QTest::keyClick(at, Qt::Key_F1);
        auto* pages = dialog.findChild<QTextBrowser*>("helpPages");
        return pages != nullptr && pages->isVisible() ? pages->toPlainText() : QString();
    }
};

TEST_F(DialogHelpTest, F1SaysWhatTheDialogAndItsControlDo)
{
    open();
    QDialog* about = dialog("actionExport");
    ASSERT_NE(about, nullptr);
    const QString format = helpIn(*about, "exportFormat");
    EXPECT_TRUE(format.startsWith("Export\n")) << format.toStdString();
    EXPECT_TRUE(format.contains("Format\nThe kind of file")) << format.toStdString();
    EXPECT_TRUE(format.contains("Presses “Export”")) << format.toStdString();
    EXPECT_TRUE(helpIn(*about, "exportTheme").contains("Theme\nDark marks on white"));
    EXPECT_EQ(about->findChildren<QDialog*>("help").size(), 1) << "one is enough";
    // It can be used, and goes alone.
    auto* help = about->findChild<QDialog*>("help");
    QTest::mouseClick(help->findChild<QPushButton*>("helpClose"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([about] { return about->findChild<QDialog*>("help") == nullptr; }, 5000));
    EXPECT_TRUE(about->isVisible());
    about->close();
}

TEST_F(DialogHelpTest, AFieldThatTakesKeysTakesF1)
{
    open();
    QDialog* preferences = dialog("actionPreferences");
    ASSERT_NE(preferences, nullptr);
    EXPECT_TRUE(helpIn(*preferences, "preferTheme").contains("Light, dark, or as the system has it."));
    preferences->findChild<QDialog*>("help")->close();
    preferences->findChild<QTabBar*>("preferencesTabs")->setCurrentIndex(1);
    auto* edit = preferences->findChild<QKeySequenceEdit*>("key:keyInside");
    ASSERT_NE(edit, nullptr);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_F1);
    EXPECT_EQ(edit->keySequence(), QKeySequence(Qt::Key_F1));
    preferences->close();
}

/// What has the keyboard in a dialog has a sentence, whichever it is.
TEST_F(DialogHelpTest, EveryControlOfTheDialogsHasASentence)
{
    open();
    for (const char* action : {"actionExport", "actionPreferences", "actionWorksheet"}) {
        QDialog* shown = dialog(action);
        ASSERT_NE(shown, nullptr) << action;
        for (QWidget* control : shown->findChildren<QWidget*>()) {
            if (!qobject_cast<QComboBox*>(control) || control->objectName().isEmpty())
                continue;
            control->setFocus();
            if (shown->focusWidget() == control) {
                EXPECT_EQ(helpOfDialog(*shown).count("\n## "), 2) << control->objectName().toStdString();
            }
        }
        shown->close();
        QTest::qWait(20);
    }
}

} // namespace lockstep::ui
