// The program as assistive programs of Linux find it: over AT-SPI, from another process.
#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <gtest/gtest.h>
#include <optional>

namespace lockstep::ui {
namespace {

const QString accessible = QStringLiteral("org.a11y.atspi.Accessible");

/// Where an accessible thing is on the bus.
struct Place {
    QString service, path;
};

class Bus {
public:
    explicit Bus(const QString& address) : m_bus(QDBusConnection::connectToBus(address, "lockstep-at-spi-test")) {}
    ~Bus() { QDBusConnection::disconnectFromBus("lockstep-at-spi-test"); }
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;

    QVariant call(const Place& of, const QString& interface, const QString& method, const QVariantList& with = {})
    {
        QDBusMessage message = QDBusMessage::createMethodCall(of.service, of.path, interface, method);
        message.setArguments(with);
        const QDBusMessage reply = m_bus.call(message, QDBus::Block, 10'000);
        return reply.arguments().isEmpty() || reply.type() != QDBusMessage::ReplyMessage ? QVariant()
                                                                                         : reply.arguments().first();
    }
    QVariant property(const Place& of, const QString& name)
    {
        return call(of, "org.freedesktop.DBus.Properties", "Get", {accessible, name}).value<QDBusVariant>().variant();
    }
    QString name(const Place& of) { return property(of, "Name").toString(); }
    QString description(const Place& of) { return property(of, "Description").toString(); }
    QString role(const Place& of) { return call(of, accessible, "GetRoleName").toString(); }
    quint64 state(const Place& of)
    {
        QList<uint> halves;
        call(of, accessible, "GetState").value<QDBusArgument>() >> halves;
        return halves.size() == 2 ? halves[0] | quint64{halves[1]} << 32 : 0;
    }
    std::vector<Place> children(const Place& of)
    {
        std::vector<Place> all;
        const int count = property(of, "ChildCount").toInt();
        for (int i = 0; i < count; ++i) {
            const auto reply = call(of, accessible, "GetChildAtIndex", {i}).value<QDBusArgument>();
            Place child;
            QDBusObjectPath path;
            reply.beginStructure();
            reply >> child.service >> path;
            reply.endStructure();
            child.path = path.path();
            if (!child.service.isEmpty())
                all.push_back(child);
        }
        return all;
    }

private:
    QDBusConnection m_bus;
};

struct Found {
    int focusable = 0;
    QStringList nameless;
    std::optional<Place> picture, timeline;
};

void walk(Bus& bus, const Place& at, Found& found, int depth = 0)
{
    constexpr int focusableBit = 11, showingBit = 25;
    const quint64 state = bus.state(at);
    const QString name = bus.name(at), role = bus.role(at);
    if (depth > 1 && (state >> focusableBit & 1) && (state >> showingBit & 1)) {
        ++found.focusable;
        if (name.trimmed().isEmpty())
            found.nameless << role + ' ' + at.path;
    }
    if (name.startsWith("Bitonic sort. Launch 2 of 6"))
        found.picture = at;
    if (name == "Timeline")
        found.timeline = at;
    for (const Place& child : bus.children(at))
        walk(bus, child, found, depth + 1);
}

/// The program in a session of its own, with a display and a bus that nobody sees.
class Session {
public:
    Session()
    {
        const QString program = QCoreApplication::applicationDirPath() + "/lockstep";
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "xcb");
        environment.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
        // The bus has a fixed name in there, and another program may have one, too.
        environment.insert("XDG_RUNTIME_DIR", m_runtime.path());
        m_process.setProcessEnvironment(environment);
        m_process.start(
            "xvfb-run",
            {"-a", "-s", "-screen 0 1600x1000x24", "dbus-run-session", "--", "sh", "-c",
             "echo $$; echo $DBUS_SESSION_BUS_ADDRESS; /usr/libexec/at-spi-bus-launcher "
             "--launch-immediately & "
             // A program that starts before these answer is never told of: the bus, and on it the registry.
             "for try in $(seq 100); do bus=$(dbus-send --session --print-reply=literal --dest=org.a11y.Bus "
             "/org/a11y/bus org.a11y.Bus.GetAddress 2>/dev/null | tr -d ' ') && dbus-send --bus=\"$bus\" --print-reply "
             "--dest=org.a11y.atspi.Registry /org/a11y/atspi/accessible/root org.freedesktop.DBus.Peer.Ping "
             ">/dev/null 2>&1 && break; sleep 0.1; done; exec \"$0\" open bitonic-sort --input 8,12,4,15,2,11,6,3 "
             "--launch 2",
             program});
        while (m_lines.size() < 2 && m_process.waitForReadyRead(20'000))
            while (m_process.canReadLine())
                m_lines << QString::fromLatin1(m_process.readLine().trimmed());
    }
    ~Session()
    {
        if (!m_lines.isEmpty())
            ::kill(m_lines[0].toInt(), SIGTERM); // its bus and its display end with it
        m_process.waitForFinished(10'000);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    QString address() const { return m_lines.size() < 2 ? QString() : m_lines[1]; }

private:
    QTemporaryDir m_runtime;
    QProcess m_process;
    QStringList m_lines;
};

TEST(AtSpi, FindsThePictureItsSentenceItsMarksAndANameForWhatHasTheKeyboard)
{
    const Session session;
    ASSERT_FALSE(session.address().isEmpty()) << "a package is missing: xvfb, dbus or at-spi2-core";
    QString address;
    {
        QDBusConnection own = QDBusConnection::connectToBus(session.address(), "lockstep-session-test");
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                const QDBusMessage asked =
                    QDBusMessage::createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress");
                address = own.call(asked).arguments().value(0).toString();
                return address.startsWith("unix:");
            },
            20'000))
            << "the package at-spi2-core is missing";
        QDBusConnection::disconnectFromBus("lockstep-session-test");
    }
    Bus bus(address);
    const Place desktop{"org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"};
    Found found;
    // Until its run has come in.
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            found = {};
            for (const Place& program : bus.children(desktop))
                walk(bus, program, found);
            return found.picture.has_value();
        },
        120'000));
    EXPECT_TRUE(found.nameless.isEmpty()) << found.nameless.join('\n').toStdString();
    EXPECT_GE(found.focusable, 60);
    EXPECT_EQ(bus.role(*found.picture).toStdString(), "graphic");
    EXPECT_TRUE(bus.description(*found.picture).contains("swap")) << bus.description(*found.picture).toStdString();
    const std::vector<Place> items = bus.children(*found.picture);
    ASSERT_EQ(items.size(), 5U) << "the work-items, and the keys after the launch";
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_TRUE(bus.name(items[i]).startsWith(QStringLiteral("Work-item %1: ").arg(i)))
            << bus.name(items[i]).toStdString();
    ASSERT_TRUE(found.timeline);
    EXPECT_EQ(bus.role(*found.timeline).toStdString(), "slider");
    EXPECT_TRUE(bus.description(*found.timeline).startsWith("Launch 2 of 6: ")) << "what it stands at";
    // It can be stepped from there, and says what came.
    const QString before = bus.description(*found.picture);
    bus.call(*found.timeline, "org.freedesktop.DBus.Properties", "Set",
             {"org.a11y.atspi.Value", "CurrentValue", QVariant::fromValue(QDBusVariant(3.0))});
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return bus.name(*found.picture).startsWith("Bitonic sort. Launch 3 of 6"); }, 10'000));
    EXPECT_NE(bus.description(*found.picture), before);
}

} // namespace
} // namespace lockstep::ui
