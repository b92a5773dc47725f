// The window looks as the desktop does, also when that changes while it is open.
#include "ui/window/system_theme.hpp"

#include "tests/ui/window_fixture.hpp"
#include "ui/panels/settings.hpp"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QPalette>
#include <QProcess>
#include <QThread>
#include <atomic>

namespace lockstep::ui {

namespace {

/// A desktop whose programs are dark (1) or light (2). It answers in a thread of its own: the window waits for it.
class Desktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    std::atomic<uint> scheme = 1;
public slots:
    // NOLINTNEXTLINE: the bus knows it by this name
    QDBusVariant Read(const QString&, const QString& key)
    {
        const QVariant value = key == QLatin1String("color-scheme") ? scheme.load() : 0U;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
    }
};

/// The bus of the desktop is this one until the test ends.
struct OnBus {
    explicit OnBus(const QByteArray& address) { qputenv("DBUS_SESSION_BUS_ADDRESS", address); }
    ~OnBus() { before.isEmpty() ? qunsetenv("DBUS_SESSION_BUS_ADDRESS") : qputenv("DBUS_SESSION_BUS_ADDRESS", before); }
    QByteArray before = qgetenv("DBUS_SESSION_BUS_ADDRESS");
};

} // namespace

TEST(SystemTheme, IsTheDesktopsAndFollowsIt)
{
    QProcess bus;
    bus.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
    ASSERT_TRUE(bus.waitForStarted()) << "the package dbus is missing";
    ASSERT_TRUE(bus.waitForReadyRead());
    const QByteArray address = bus.readLine().trimmed();
    QThread thread;
    Desktop desktop;
    desktop.moveToThread(&thread);
    thread.start();
    QDBusConnection itself = QDBusConnection::connectToBus(QString::fromLatin1(address), "theme-desktop");
    ASSERT_TRUE(itself.registerObject("/org/freedesktop/portal/desktop", &desktop, QDBusConnection::ExportAllSlots));
    ASSERT_TRUE(itself.registerService("org.freedesktop.portal.Desktop"));
    const auto change = [&](uint scheme) {
        desktop.scheme = scheme;
        QDBusMessage changed = QDBusMessage::createSignal("/org/freedesktop/portal/desktop",
                                                          "org.freedesktop.portal.Settings", "SettingChanged");
        changed << "org.freedesktop.appearance"
                << "color-scheme" << QVariant::fromValue(QDBusVariant(scheme));
        itself.send(changed);
    };
    {
        const OnBus on(address);
        MainWindow window;
        window.recallPreferences(true);
        EXPECT_EQ(window.themeName(), ThemeName::dark);
        change(2);
        EXPECT_TRUE(QTest::qWaitFor([&] { return window.themeName() == ThemeName::light; }, 5000));
        change(1);
        EXPECT_TRUE(QTest::qWaitFor([&] { return window.themeName() == ThemeName::dark; }, 5000));
        settings().setValue("preferences/theme", "light"); // somebody chose one
        window.setTheme(ThemeName::light);
        MainWindow called;
        called.recallPreferences(false); // the call said which
        change(2);
        change(1);
        QTest::qWait(300);
        EXPECT_EQ(window.themeName(), ThemeName::light);
        EXPECT_EQ(called.themeName(), ThemeName::light);
    }
    thread.quit();
    thread.wait();
    QDBusConnection::disconnectFromBus("theme-desktop");
    bus.kill();
    bus.waitForFinished();
}

TEST(SystemTheme, IsThatOfQtsColoursWhereTheDesktopSaysNothing)
{
    const OnBus on("unix:path=/nowhere");
    const QPalette before = QApplication::palette();
    MainWindow window;
    window.recallPreferences(true);
    ASSERT_EQ(window.themeName(), ThemeName::light);
    QApplication::setPalette(QPalette(Qt::black));
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.themeName() == ThemeName::dark; }, 5000));
    QApplication::setPalette(before);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window.themeName() == ThemeName::light; }, 5000));
}

} // namespace lockstep::ui

#include "system_theme_test.moc"
