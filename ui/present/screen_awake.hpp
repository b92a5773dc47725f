#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QDBusMessage;

namespace lockstep::ui {

/// While it lives no screensaver starts and no screen goes dark: asked of the desktop over D-Bus, without waiting for
/// an answer. Where nobody answers, nothing happens.
class ScreenAwake : public QObject {
    Q_OBJECT
public:
    explicit ScreenAwake(QObject* parent = nullptr);
    ~ScreenAwake() override;
    /// The desktop has promised it.
    bool isGranted() const { return m_isGranted; }

private:
    void askScreenSaver();
    void askPortal();
    void send(const QDBusMessage& message, const std::function<void(const QDBusMessage& reply)>& then);

    QString m_connection; ///< its own: when it ends, the desktop drops what it asked for
    bool m_isGranted = false;
};

} // namespace lockstep::ui
