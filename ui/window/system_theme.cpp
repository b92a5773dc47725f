#include "ui/window/system_theme.hpp"

#include "ui/player/desktop.hpp"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

namespace lockstep::ui {

ThemeName systemTheme()
{
    if (const auto isDark = isDesktopDark())
        return *isDark ? ThemeName::dark : ThemeName::light;
    constexpr int middle = 128;
    return QGuiApplication::palette().color(QPalette::Window).lightness() < middle ? ThemeName::dark : ThemeName::light;
}

SystemThemeChange::SystemThemeChange(QObject* parent)
    : QObject(parent), m_followed(followDesktopDark([this] { emit heard(); }))
{
    qApp->installEventFilter(this);
}

SystemThemeChange::~SystemThemeChange() = default;

bool SystemThemeChange::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        emit heard();
    return QObject::eventFilter(watched, event);
}

} // namespace lockstep::ui
