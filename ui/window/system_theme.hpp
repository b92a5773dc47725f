#pragma once

#include "ui/scene/theme_name.hpp"

#include <QObject>
#include <memory>

namespace lockstep::ui {

/// What the desktop's programs look like: by its own word where it has one (ui/player/desktop.hpp), else by the colours
/// that Qt was given. May wait a moment for the desktop.
ThemeName systemTheme();

/// Hears when that may have changed.
class SystemThemeChange : public QObject {
    Q_OBJECT
public:
    explicit SystemThemeChange(QObject* parent = nullptr);
    ~SystemThemeChange() override;

signals:
    void heard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::unique_ptr<QObject> m_followed;
};

} // namespace lockstep::ui
