#pragma once

#include "tests/ui/window_fixture.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QPushButton>
#include <QTemporaryDir>

namespace lockstep::ui {

inline const char* const shipped = "BEFORE(b, a)";
inline const char* const turned = "BEFORE(a, b)"; // in bitonic.cl the other way round

/// A window whose kernel is changed, run and compared.
class ChangedKernelTest : public WindowTest {
protected:
    KernelPage& page() { return window.inspector().kernelPage(); }
    Comparison& comparison() { return window.comparisonPage().comparison(); }
    RecordingPtr recording() { return window.player().recording(); }

    void type(const QString& from, const QString& to)
    {
        page().take(page().text().replace(from, to));
        QTest::qWait(20);
    }
    void run()
    {
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&page().editor(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    void came()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return (window.isSettled() && comparison().paneCount() > 0) || !window.message().isEmpty(); },
            60'000));
        QTest::qWait(40);
    }
    void chooseRow(const std::string& id)
    {
        emit find<QPushButton>(("algorithm:" + id).c_str())->clicked();
        ASSERT_TRUE(QTest::qWaitFor([&] { return recording()->algorithm == id && window.isSettled(); }, 60'000));
        QTest::qWait(40);
    }
    /// All that the picture of the panes says.
    std::string said()
    {
        QString all;
        for (const Mark& mark : window.comparisonPage().canvas().scene().marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                all += text->text + '\n';
        return all.simplified().toStdString();
    }
    void typeKeys(const QString& keys)
    {
        auto* field = find<KeysField>("keys");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, keys);
        QTest::keyClick(field, Qt::Key_Return);
    }
    std::string label(const char* name) { return find<QLabel>(name)->text().toStdString(); }

    QTemporaryDir folder;
};

} // namespace lockstep::ui
