#include <qglobal.h>

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)

#include "engine/files/platform.hpp"
#include "ui/player/desktop.hpp"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QFileInfo>
#include <QProcess>
#include <QVariant>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lockstep::ui {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop"),
              portalPath = QStringLiteral("/org/freedesktop/portal/desktop"),
              settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance"), colorScheme = QStringLiteral("color-scheme");
const QString gnome = QStringLiteral("enable-animations"), kde = QStringLiteral("AnimationDurationFactor"),
              shared = QStringLiteral("reduced-motion");

/// A connection of one's own to the desktop's bus; not connected where there is none. When it ends, the desktop drops
/// what it was asked for over it.
class Bus {
public:
    Bus()
    {
        static int number = 0;
        m_name = QStringLiteral("lockstep-%1").arg(++number);
        // By its address: Qt would start a bus where there is none, and wait for it, and the library remembers the
        // first address that it was told for good.
        QString address = qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS");
        const QString usual = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus");
        if (address.isEmpty() && QFileInfo::exists(usual))
            address = QStringLiteral("unix:path=") + usual;
        if (!address.isEmpty())
            QDBusConnection::connectToBus(address, m_name);
    }
    ~Bus() { QDBusConnection::disconnectFromBus(m_name); }
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;

    QDBusConnection connection() const { return QDBusConnection(m_name); }

private:
    QString m_name;
};

/// Calls `then` with the answer, without waiting for it, while `context` lives.
void ask(const Bus& bus, const QDBusMessage& question, QObject* context,
         const std::function<void(const QDBusMessage& reply)>& then)
{
    auto* watcher = new QDBusPendingCallWatcher(bus.connection().asyncCall(question), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, then] {
        then(watcher->reply());
        watcher->deleteLater();
    });
}

QDBusMessage settingQuestion(const QString& group, const QString& key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(portal, portalPath, settings, QStringLiteral("Read"));
    question << group << key;
    return question;
}

QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>()) // Read wraps it twice
        value = value.value<QDBusVariant>().variant();
    return value;
}

/// What an answer holds; not valid where it is none.
QVariant answerOf(const QDBusMessage& reply)
{
    const bool isAnswer = reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty();
    return isAnswer ? unwrapped(reply.arguments().constFirst()) : QVariant();
}

class MotionOnBus : public QObject {
    Q_OBJECT
public:
    explicit MotionOnBus(std::function<void(bool isLess)> heard) : m_heard(std::move(heard))
    {
        QDBusConnection connection = m_bus.connection();
        if (!connection.isConnected())
            return;
        connection.connect(portal, portalPath, settings, QStringLiteral("SettingChanged"), this,
                           SLOT(hear(QDBusMessage)));
        for (const auto& [group, key] :
             {std::pair{QStringLiteral("org.gnome.desktop.interface"), gnome},
              std::pair{QStringLiteral("org.kde.kdeglobals.KDE"), kde}, std::pair{appearance, shared}})
            ask(m_bus, settingQuestion(group, key), this,
                [this, name = key](const QDBusMessage& reply) { take(name, answerOf(reply)); });
    }

private slots:
    void hear(const QDBusMessage& changed)
    {
        if (const QVariantList told = changed.arguments(); told.size() == 3) // group, key, value
            take(told[1].toString(), unwrapped(told[2]));
    }

private:
    void take(const QString& key, const QVariant& value)
    {
        if (!value.isValid())
            return;
        if (key == gnome)
            m_isStill = !value.toBool();
        else if (key == kde)
            m_isInstant = value.toDouble() <= 0;
        else if (key == shared)
            m_isReduced = value.toUInt() == 1;
        else
            return;
        m_heard(m_isStill || m_isInstant || m_isReduced);
    }

    Bus m_bus;
    std::function<void(bool isLess)> m_heard;
    bool m_isStill = false;   ///< GNOME's animations are off
    bool m_isInstant = false; ///< KDE's take no time
    bool m_isReduced = false; ///< what all desktops share says so
};

class DarkOnBus : public QObject {
    Q_OBJECT
public:
    explicit DarkOnBus(std::function<void()> heard) : m_heard(std::move(heard))
    {
        if (QDBusConnection connection = m_bus.connection(); connection.isConnected())
            connection.connect(portal, portalPath, settings, QStringLiteral("SettingChanged"), this,
                               SLOT(hear(QDBusMessage)));
    }

private slots:
    void hear(const QDBusMessage& changed)
    {
        if (const QVariantList told = changed.arguments(); // group, key, value
            told.size() == 3 && told[0] == appearance && told[1] == colorScheme)
            m_heard();
    }

private:
    Bus m_bus;
    std::function<void()> m_heard;
};

/// Asks the screensaver, and the portal where there is none.
class ScreenOnBus : public QObject {
public:
    ScreenOnBus(QString reason, std::function<void()> granted)
        : m_reason(std::move(reason)), m_granted(std::move(granted))
    {
        if (!m_bus.connection().isConnected())
            return;
        const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
        QDBusMessage question = QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"),
                                                               name, QStringLiteral("Inhibit"));
        question << QStringLiteral("Lockstep") << m_reason;
        ask(m_bus, question, this, [this](const QDBusMessage& reply) {
            if (reply.type() == QDBusMessage::ErrorMessage)
                askPortal();
            else
                m_granted();
        });
    }

private:
    void askPortal()
    {
        constexpr quint32 idle = 8;
        QDBusMessage question = QDBusMessage::createMethodCall(
            portal, portalPath, QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
        question << QString() << idle << QVariantMap{{QStringLiteral("reason"), m_reason}};
        ask(m_bus, question, this, [this](const QDBusMessage& reply) {
            if (reply.type() != QDBusMessage::ErrorMessage)
                m_granted();
        });
    }

    Bus m_bus;
    QString m_reason;
    std::function<void()> m_granted;
};

} // namespace

std::optional<bool> isDesktopDark()
{
    constexpr int patience = 300; // milliseconds
    const Bus bus;
    if (!bus.connection().isConnected())
        return std::nullopt;
    const QDBusMessage question = settingQuestion(appearance, colorScheme);
    const uint scheme = answerOf(bus.connection().call(question, QDBus::Block, patience)).toUInt();
    return scheme == 1 || scheme == 2 ? std::optional(scheme == 1) : std::nullopt; // 1: dark, 2: light, 0: no word
}

std::unique_ptr<QObject> followDesktopDark(const std::function<void()>& heard)
{
    return std::make_unique<DarkOnBus>(heard);
}

std::unique_ptr<QObject> followMotionWish(const std::function<void(bool isLess)>& heard)
{
    return std::make_unique<MotionOnBus>(heard);
}

std::unique_ptr<QObject> keepScreenOn(const QString& reason, const std::function<void()>& granted)
{
    return std::make_unique<ScreenOnBus>(reason, granted);
}

void endWithProgram(QProcess& process)
{
    process.setChildProcessModifier([parent = processNumber()] {
        ::setpgid(0, 0);
        lockstep::endWithParent(parent);
#ifdef F_SETPIPE_SZ
        ::fcntl(STDIN_FILENO, F_SETPIPE_SZ, 1 << 20); // a picture comes in 3 pieces, not in 48; without it, slower
#endif
    });
}

} // namespace lockstep::ui

#include "desktop_dbus.moc"

#endif
