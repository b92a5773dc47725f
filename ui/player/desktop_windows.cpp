#include <qglobal.h>

#if defined(Q_OS_WIN)

// Never built or run yet.

#include "ui/player/desktop.hpp"

#include <QProcess>
#include <QSettings>
#include <windows.h>

namespace lockstep::ui {

namespace {

class ScreenOn : public QObject {
public:
    ScreenOn() { SetThreadExecutionState(ES_CONTINUOUS | ES_DISPLAY_REQUIRED); }
    ~ScreenOn() override { SetThreadExecutionState(ES_CONTINUOUS); }
};

} // namespace

std::optional<bool> isDesktopDark()
{
    const QSettings looks(
        QStringLiteral(R"(HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize)"),
        QSettings::NativeFormat);
    const QVariant isLight = looks.value(QStringLiteral("AppsUseLightTheme"));
    return isLight.isValid() ? std::optional(isLight.toInt() == 0) : std::nullopt;
}

std::unique_ptr<QObject> followDesktopDark(const std::function<void()>& /*heard*/)
{
    return nullptr;
}

std::unique_ptr<QObject> followMotionWish(const std::function<void(bool isLess)>& heard)
{
    BOOL moves = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0) != FALSE)
        heard(moves == FALSE);
    return {};
}

std::unique_ptr<QObject> keepScreenOn(const QString&, const std::function<void()>& granted)
{
    auto kept = std::make_unique<ScreenOn>();
    granted();
    return kept;
}

void endWithProgram(QProcess& process)
{
    // It ends when its input does, and that is when this program has gone.
    process.setCreateProcessArgumentsModifier(
        [](QProcess::CreateProcessArguments* start) { start->flags |= CREATE_NEW_PROCESS_GROUP; });
}

} // namespace lockstep::ui

#endif
