#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/window_language.hpp"

#include <QApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace {

/// No test finds what the one before it made the window remember, nor what its user did, nor its language.
class Forgetful : public testing::EmptyTestEventListener {
    void OnTestStart(const testing::TestInfo&) override
    {
        lockstep::ui::settings().clear();
        lockstep::ui::speakInWindows(lockstep::ui::Language::english);
    }
};

QtMessageHandler passOn = nullptr;

/// Without what the platform without a screen says of every window: "This plugin does not support raise()".
void say(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith("This plugin does not support"))
        passOn(type, context, message);
}

/// With LOCKSTEP_CHILDREN=<the program> device work is done in processes of their own, as in the window that people
/// use.
void workInChildren()
{
    const QByteArray program = qgetenv("LOCKSTEP_CHILDREN");
    if (program.isEmpty())
        return;
    lockstep::Isolation how;
    how.program = program.toStdString();
    lockstep::Session::workThrough([how] { return lockstep::isolated(how); });
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    passOn = qInstallMessageHandler(say);
    const QApplication application(argc, argv);
    const QTemporaryDir kept;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, kept.path());
    workInChildren();
    testing::InitGoogleTest(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(new Forgetful); // GoogleTest's to delete
    return RUN_ALL_TESTS();
}
