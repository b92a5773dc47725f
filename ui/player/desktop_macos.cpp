#include <qglobal.h>

#if defined(Q_OS_MACOS)

// Never built or run yet.

#include "ui/player/desktop.hpp"

#include <CoreFoundation/CoreFoundation.h>
#include <IOKit/pwr_mgt/IOPMLib.h>
#include <QProcess>
#include <unistd.h>

namespace lockstep::ui {

namespace {

class ScreenOn : public QObject {
public:
    explicit ScreenOn(const QString& reason)
    {
        const CFStringRef words = reason.toCFString();
        m_isOn = IOPMAssertionCreateWithName(kIOPMAssertionTypePreventUserIdleDisplaySleep, kIOPMAssertionLevelOn,
                                             words, &m_assertion) == kIOReturnSuccess;
        CFRelease(words);
    }
    ~ScreenOn() override
    {
        if (m_isOn)
            IOPMAssertionRelease(m_assertion);
    }
    bool isOn() const { return m_isOn; }

private:
    IOPMAssertionID m_assertion = 0;
    bool m_isOn = false;
};

} // namespace

std::optional<bool> isDesktopDark()
{
    // The system names its dark looks, and has no name for the others.
    const CFPropertyListRef style =
        CFPreferencesCopyAppValue(CFSTR("AppleInterfaceStyle"), kCFPreferencesAnyApplication);
    if (style == nullptr)
        return false;
    CFRelease(style);
    return true;
}

std::unique_ptr<QObject> followDesktopDark(const std::function<void()>& /*heard*/)
{
    return nullptr;
}

std::unique_ptr<QObject> followMotionWish(const std::function<void(bool isLess)>& heard)
{
    heard(CFPreferencesGetAppBooleanValue(CFSTR("reduceMotion"), CFSTR("com.apple.universalaccess"), nullptr) != 0);
    return {};
}

std::unique_ptr<QObject> keepScreenOn(const QString& reason, const std::function<void()>& granted)
{
    auto kept = std::make_unique<ScreenOn>(reason);
    if (kept->isOn())
        granted();
    return kept;
}

void endWithProgram(QProcess& process)
{
    // It ends when its input does, and that is when this program has gone.
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
}

} // namespace lockstep::ui

#endif
