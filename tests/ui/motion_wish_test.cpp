#include "tests/ui/window_fixture.hpp"
#include "ui/panels/cross_fade.hpp"
#include "ui/player/less_motion.hpp"
#include "ui/window/motion_wish.hpp"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QPainter>
#include <QProcess>
#include <set>

namespace lockstep::ui {

namespace {

/// A desktop whose animations are off.
class StillDesktop : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public slots:
    // NOLINTNEXTLINE: the bus knows it by this name
    QDBusVariant Read(const QString&, const QString& key)
    {
        QVariant value = 0U; // no preference
        if (key == QLatin1String("enable-animations"))
            value = false;
        else if (key == QLatin1String("AnimationDurationFactor"))
            value = 1.0;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
    }
};

/// Motion is as it was when the test ends.
struct Restored {
    ~Restored() { setLessMotion(false); }
};

} // namespace

TEST(MotionWish, IsTheDesktopsAndFollowsIt)
{
    const Restored restored;
    QProcess bus;
    bus.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
    ASSERT_TRUE(bus.waitForStarted()) << "the package dbus is missing";
    ASSERT_TRUE(bus.waitForReadyRead());
    const QByteArray address = bus.readLine().trimmed(), before = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    QDBusConnection desktop = QDBusConnection::connectToBus(QString::fromLatin1(address), "still-desktop");
    StillDesktop still;
    ASSERT_TRUE(desktop.registerObject("/org/freedesktop/portal/desktop", &still, QDBusConnection::ExportAllSlots));
    ASSERT_TRUE(desktop.registerService("org.freedesktop.portal.Desktop"));
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    {
        const MotionWish wish;
        EXPECT_TRUE(QTest::qWaitFor(isLessMotion, 5000));
        QDBusMessage changed = QDBusMessage::createSignal("/org/freedesktop/portal/desktop",
                                                          "org.freedesktop.portal.Settings", "SettingChanged");
        changed << "org.gnome.desktop.interface"
                << "enable-animations" << QVariant::fromValue(QDBusVariant(true));
        desktop.send(changed);
        EXPECT_TRUE(QTest::qWaitFor([] { return !isLessMotion(); }, 5000));
    }
    before.isEmpty() ? qunsetenv("DBUS_SESSION_BUS_ADDRESS") : qputenv("DBUS_SESSION_BUS_ADDRESS", before);
    QDBusConnection::disconnectFromBus("still-desktop");
    bus.kill();
    bus.waitForFinished();
}

TEST_F(WindowTest, WithLessMotionNothingIsOnItsWay)
{
    const Restored restored;
    open("bitonic-sort", "8 12 4 15 2 11 6 3");
    setLessMotion(true);
    std::set<double> shown;
    QObject::connect(&window.player(), &Player::momentChanged, &window,
                     [&] { shown.insert(window.player().moment().fraction); });
    window.player().stepForward();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.player().moment() == Moment{1, 1}; }, 5000));
    QTest::qWait(1200);
    for (const double fraction : shown)
        EXPECT_TRUE(fraction == 0 || fraction == 1) << fraction;
    EXPECT_EQ(window.player().moment(), (Moment{1, 1}));
}

TEST_F(WindowTest, WithLessMotionALaunchFadesFromBeforeToAfter)
{
    const Restored restored;
    open("bitonic-sort", "8 12 4 15 2 11 6 3");
    for (const bool isLess : {true, false}) {
        setLessMotion(isLess);
        window.player().toStart();
        QTest::qWait(200);
        EXPECT_FALSE(window.canvas().isFading()) << "who goes there is there";
        bool hasFaded = false;
        QObject::connect(&window.player(), &Player::momentChanged, &window.canvas(), [&] {
            const bool isEnd = window.player().moment() == Moment{1, 1};
            hasFaded = hasFaded || (isEnd && window.canvas().isFading());
        });
        window.player().stepForward();
        ASSERT_TRUE(QTest::qWaitFor([this] { return window.player().moment() == Moment{1, 1}; }, 5000));
        EXPECT_EQ(hasFaded, isLess);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !window.canvas().isFading(); }, 1000));
        window.player().disconnect(&window.canvas());
    }
}

/// Half of the way the one picture is seen through the other; then the other is there alone.
TEST(CrossFade, MixesTwoPicturesAndEnds)
{
    QWidget picture;
    picture.resize(10, 10);
    CrossFade fade(picture);
    fade.begin([](QPainter& painter) { painter.fillRect(0, 0, 10, 10, Qt::black); });
    const auto seen = [&fade] {
        QImage image(10, 10, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        fade.paintOver(painter);
        painter.end();
        return image.pixelColor(5, 5).red();
    };
    EXPECT_LT(seen(), 128) << "it begins with the one before";
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen() > 20 && seen() < 235; }, 1000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !fade.isRunning(); }, 1000));
    EXPECT_EQ(seen(), 255);
}

} // namespace lockstep::ui

#include "motion_wish_test.moc"
