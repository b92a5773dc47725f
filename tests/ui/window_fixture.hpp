#pragma once

#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/main_window.hpp"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::ui {

/// A window on the screen with a finished run of typed keys.
class WindowTest : public testing::Test {
protected:
    void open(const std::string& algorithm = "bitonic-sort", const std::string& keys = "8 12 4 15 2 11 6 3",
              Moment moment = {})
    {
        RunAsk ask;
        ask.algorithm = algorithm;
        ask.input.kind = InputChoice::Kind::typed;
        ask.input.text = keys;
        open(ask, moment);
    }

    void open(const RunAsk& ask, Moment moment = {})
    {
        window.resize(1440, 900);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
        // Without a window manager nobody else gives it the keyboard.
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        window.start(ask, moment);
        settle();
        window.canvas().setFocus();
    }

    void settle()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return window.isSettled() || !window.message().isEmpty(); }, 60'000));
        QTest::qWait(40); // layouts and the paint behind it
    }

    void key(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.canvas(), Qt::Key(code), modifiers);
    }

    template <class Widget>
    Widget* find(const char* name)
    {
        auto* widget = window.findChild<Widget*>(name);
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }

    /// A path in a file dialog, and Enter. While the dialog still reads a folder, it may take what stands in its list
    /// for what was typed: then it is typed again.
    void typeName(const char* dialogName, const QString& path)
    {
        auto* dialog = find<QFileDialog>(dialogName);
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        ASSERT_NE(name, nullptr);
        name->setFocus();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                name->selectAll();
                QTest::keyClicks(name, path);
                const QString ending = '.' + dialog->defaultSuffix();
                const QStringList chosen = dialog->selectedFiles();
                return chosen == QStringList{path} || chosen == QStringList{path + ending};
            },
            20'000));
        QTest::keyClick(name, Qt::Key_Return);
    }

    std::string label() { return find<QLabel>("launchLabel")->text().toStdString(); }
    std::string input()
    {
        const Recording& recording = *window.player().recording();
        return formatKeys(recording, recording.input);
    }

    MainWindow window;
};

} // namespace lockstep::ui
