#include "ui/present/screen_awake.hpp"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusServiceWatcher>
#include <QProcess>
#include <QTest>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::ui {

namespace {

/// A desktop that is asked to stay awake.
class FakeDesktop : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
    QString application, caller;

public slots:
    // NOLINTNEXTLINE: the bus knows it by this name
    uint Inhibit(const QString& name, const QString&)
    {
        application = name;
        caller = message().service();
        return 7;
    }
};

} // namespace

TEST(ScreenAwake, AsksTheDesktopAndLetsGoWithIt)
{
    QProcess bus;
    bus.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
    ASSERT_TRUE(bus.waitForStarted()) << "the package dbus is missing";
    ASSERT_TRUE(bus.waitForReadyRead());
    const QByteArray address = bus.readLine().trimmed(), before = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    {
        FakeDesktop desktop;
        QDBusConnection connection = QDBusConnection::connectToBus(QString::fromUtf8(address), "desktop");
        ASSERT_TRUE(connection.registerService("org.freedesktop.ScreenSaver"));
        ASSERT_TRUE(
            connection.registerObject("/org/freedesktop/ScreenSaver", &desktop, QDBusConnection::ExportAllSlots));
        auto awake = std::make_unique<ScreenAwake>();
        ASSERT_TRUE(QTest::qWaitFor([&] { return awake->isGranted(); }));
        EXPECT_EQ(desktop.application, "Lockstep");
        EXPECT_TRUE(connection.interface()->isServiceRegistered(desktop.caller));
        // A desktop drops what was asked for when whoever asked has gone from the bus.
        awake.reset();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !connection.interface()->isServiceRegistered(desktop.caller); }));
    }
    QDBusConnection::disconnectFromBus("desktop");
    before.isEmpty() ? qunsetenv("DBUS_SESSION_BUS_ADDRESS") : qputenv("DBUS_SESSION_BUS_ADDRESS", before);
    bus.kill();
    bus.waitForFinished();
}

TEST(ScreenAwake, NobodyToAskIsNoHarm)
{
    const QByteArray before = qgetenv("DBUS_SESSION_BUS_ADDRESS"), folder = qgetenv("XDG_RUNTIME_DIR");
    for (const char* address : {"", "unix:path=/nowhere/at/all"}) {
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("XDG_RUNTIME_DIR", "/nowhere");
        const ScreenAwake awake;
        QTest::qWait(20);
        EXPECT_FALSE(awake.isGranted());
    }
    before.isEmpty() ? qunsetenv("DBUS_SESSION_BUS_ADDRESS") : qputenv("DBUS_SESSION_BUS_ADDRESS", before);
    folder.isEmpty() ? qunsetenv("XDG_RUNTIME_DIR") : qputenv("XDG_RUNTIME_DIR", folder);
}

} // namespace lockstep::ui

#include "present_awake_test.moc"
