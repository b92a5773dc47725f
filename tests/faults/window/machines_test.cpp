// Another machine is added in the window, its devices are offered there and in panes, also at the next start, and it is
// forgotten again. What stands for ssh runs its last argument here.
#include "tests/faults/window/children.hpp"

#include "engine/remote/by_machine.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/known_machines.hpp"
#include "ui/panels/pane_panel.hpp"
#include "ui/window/machine_dialog.hpp"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <filesystem>
#include <fmt/format.h>

namespace lockstep::ui {
namespace {

class MachinesInTheWindow : public testing::Test {
protected:
    void SetUp() override
    {
        const std::filesystem::path ssh = m_folder.filePath("ssh").toStdString();
        std::ofstream{ssh} << "#!/bin/sh\nfor last; do :; done\nexec sh -c \"$last\"\n";
        std::filesystem::permissions(ssh, std::filesystem::perms::owner_all);
        setenv("LOCKSTEP_SSH", ssh.c_str(), 1);
        setenv("LOCKSTEP_REMOTE", LOCKSTEP_PROGRAM, 1);
        Isolation how;
        how.program = LOCKSTEP_PROGRAM;
        Session::workThrough([how] { return byMachine([how] { return isolated(how); }, {}); });
    }
    void TearDown() override
    {
        Session::workThrough({});
        for (const KnownMachine& known : knownMachines())
            forgetMachine(known.machine);
        unsetenv("LOCKSTEP_SSH");
        unsetenv("LOCKSTEP_REMOTE");
    }

    static std::unique_ptr<MainWindow> window()
    {
        auto made = std::make_unique<MainWindow>();
        made->show();
        RunAsk ask;
        ask.device = "basic";
        ask.input.n = 8;
        made->start(ask);
        EXPECT_TRUE(QTest::qWaitFor([&] { return made->player().recording() && made->isSettled(); }, 60'000));
        return made;
    }

    static QStringList offered(const QComboBox& choice)
    {
        QStringList titles;
        for (int i = 0; i < choice.count(); ++i)
            titles << choice.itemText(i);
        return titles;
    }
    static bool offersLab(const QComboBox& choice)
    {
        return !offered(choice).filter(QStringLiteral(" at student@lab")).isEmpty();
    }

    /// As if it had been chosen from the list.
    static void choose(QComboBox& choice, const QString& title)
    {
        const int at = choice.findText(title);
        ASSERT_GE(at, 0) << title.toStdString();
        choice.setCurrentIndex(at);
        emit choice.activated(at);
    }

    QTemporaryDir m_folder;
};

TEST_F(MachinesInTheWindow, AreAddedKeptAndForgotten)
{
    {
        const auto made = window();
        auto& choice = *made->findChild<QComboBox*>("device");
        EXPECT_FALSE(offersLab(choice));
        choose(choice, "Add a machine…");
        auto* dialog = made->findChild<MachineDialog*>();
        ASSERT_NE(dialog, nullptr);
        QTest::keyClicks(dialog->findChild<QLineEdit*>("machineAddress"), "student@lab");
        QTest::mouseClick(dialog->findChild<QPushButton*>("machineConnect"), Qt::LeftButton);
        const auto* use = dialog->findChild<QPushButton*>("machineUse");
        ASSERT_TRUE(QTest::qWaitFor([&] { return use->isEnabled(); }, 60'000))
            << dialog->findChild<QLabel*>("machineStatus")->text().toStdString();
        const RecordingPtr before = made->player().recording();
        QTest::mouseClick(dialog->findChild<QPushButton*>("machineUse"), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return made->player().recording() != before && made->isSettled(); }, 60'000))
            << made->message().toStdString();
        EXPECT_TRUE(has(made->player().recording()->device.name, " at lab")) << made->player().recording()->device.name;
        EXPECT_TRUE(offersLab(choice));
    }
    const auto again = window(); // the next start
    auto& choice = *again->findChild<QComboBox*>("device");
    ASSERT_TRUE(offersLab(choice));
    const RecordingPtr before = again->player().recording();
    choose(choice, offered(choice).filter(QStringLiteral(" at student@lab")).front());
    ASSERT_TRUE(QTest::qWaitFor([&] { return again->player().recording() != before && again->isSettled(); }, 60'000));
    EXPECT_TRUE(has(again->player().recording()->device.name, " at lab"));

    choose(choice, "Add a machine…");
    auto* dialog = again->findChild<MachineDialog*>();
    ASSERT_NE(dialog, nullptr);
    QTest::mouseClick(dialog->findChild<QPushButton*>("forget:student@lab"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([] { return knownMachines().empty(); }, 5000));
    EXPECT_EQ(dialog->findChild<QPushButton*>("forget:student@lab"), nullptr);
}

TEST_F(MachinesInTheWindow, AreOfferedInPanes)
{
    DeviceList list;
    DeviceInfo& device = list.devices.emplace_back();
    device.index = 3;
    device.name = "Big GPU";
    rememberMachine({"ssh:student@lab", list});
    PanePanel panel;
    panel.setPanes({{"bitonic-sort", {}, "auto"}, {"bitonic-merge", {}, "auto"}});
    panel.setMachines(knownMachines());
    choose(*panel.findChild<QComboBox*>("pane2:device"), "Big GPU at student@lab");
    EXPECT_EQ(panel.panes()[0].device, "auto");
    EXPECT_EQ(panel.panes()[1].device, "ssh:student@lab/3");
}

TEST_F(MachinesInTheWindow, ThatAFileMakesUpAreLeftOut)
{
    rememberMachine({"ssh:host;rm", {}});
    rememberMachine({"basic", {}});
    rememberMachine({"ssh:lab/3", {}});
    EXPECT_TRUE(knownMachines().empty());
}

} // namespace
} // namespace lockstep::ui
