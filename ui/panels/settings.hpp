#pragma once

#include <QSettings>

namespace lockstep::ui {

/// What the window remembers from one start to the next.
inline QSettings settings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("lockstep"),
                     QStringLiteral("lockstep"));
}

} // namespace lockstep::ui
