#include "ui/present/screen_awake.hpp"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QFileInfo>
#include <functional>

namespace lockstep::ui {

namespace {

/// Without an address Qt would start a bus of its own, and wait for it.
bool hasBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

} // namespace

ScreenAwake::ScreenAwake(QObject* parent) : QObject(parent)
{
    if (!hasBus())
        return;
    static int number = 0;
    m_connection = QStringLiteral("lockstep-presenting-%1").arg(++number);
    if (QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_connection).isConnected())
        askScreenSaver();
}

ScreenAwake::~ScreenAwake()
{
    if (!m_connection.isEmpty())
        QDBusConnection::disconnectFromBus(m_connection);
}

void ScreenAwake::send(const QDBusMessage& message, const std::function<void(const QDBusMessage& reply)>& then)
{
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection(m_connection).asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [watcher, then] {
        then(watcher->reply());
        watcher->deleteLater();
    });
}

void ScreenAwake::askScreenSaver()
{
    const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
    QDBusMessage message = QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"), name,
                                                          QStringLiteral("Inhibit"));
    message << QStringLiteral("Lockstep") << tr("A presentation is running");
    send(message, [this](const QDBusMessage& reply) {
        if (reply.type() == QDBusMessage::ErrorMessage)
            askPortal();
        else
            m_isGranted = true;
    });
}

void ScreenAwake::askPortal()
{
    constexpr quint32 idle = 8;
    QDBusMessage message = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    message << QString() << idle << QVariantMap{{QStringLiteral("reason"), tr("A presentation is running")}};
    send(message, [this](const QDBusMessage& reply) { m_isGranted = reply.type() != QDBusMessage::ErrorMessage; });
}

} // namespace lockstep::ui
