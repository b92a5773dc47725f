#pragma once

#include <QObject>
#include <memory>

namespace lockstep::ui {

/// While it lives no screensaver starts and no screen goes dark, where the desktop allows that.
class ScreenAwake : public QObject {
    Q_OBJECT
public:
    explicit ScreenAwake(QObject* parent = nullptr);
    ~ScreenAwake() override;
    /// The desktop has promised it.
    bool isGranted() const { return m_isGranted; }

private:
    bool m_isGranted = false;
    std::unique_ptr<QObject> m_kept;
};

} // namespace lockstep::ui
