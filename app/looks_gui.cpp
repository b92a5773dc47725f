#include "app/looks_gui.hpp"

#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <QString>
#include <fmt/format.h>

namespace lockstep::app {

void drawWithoutDisplay()
{
    setVariable("QT_QPA_PLATFORM", "offscreen");
    // Qt's remarks about the surroundings are no errors of ours.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            fmt::print(stderr, "lockstep: {}\n", text.simplified().toStdString());
    });
}

std::optional<ui::MemoryLook> memoryLook(const LensOptions& options)
{
    if (options.lens != "structure" && options.lens != "memory" && options.lens != "roofline")
        throw InputError{sentence("There is no lens '{}'; choose structure, memory or roofline.", options.lens)};
    if (options.lens == "structure") {
        if (options.machine)
            throw InputError{sentence(
                "--machine is what accesses of memory are counted for; give --lens memory or roofline with it.")};
        return std::nullopt;
    }
    ui::MemoryLook look;
    look.isRoof = options.lens == "roofline";
    if (options.machine) {
        const std::vector<std::uint32_t>& machine = *options.machine;
        if (machine.size() != 3 && machine.size() != 5)
            throw InputError{
                sentence("--machine has three numbers, as in 32,128,32: lanes of a wavefront, bytes of a segment, "
                         "banks; or two more, as in 32,128,32,10000,1000: 10^9 operations and bytes a second.")};
        look.machine = {machine[0], machine[1], machine[2]};
        requireMachine(look.machine);
        if (machine.size() == 5) {
            if (machine[3] == 0 || machine[4] == 0)
                throw InputError{
                    sentence("A machine that does 0 operations or moves 0 bytes a second has no roof; give more.")};
            look.peak = machine[3];
            look.bandwidth = machine[4];
        }
    }
    return look;
}

ui::ThemeName themeNamed(const std::string& name)
{
    if (name == "light")
        return ui::ThemeName::light;
    if (name == "dark")
        return ui::ThemeName::dark;
    throw InputError{sentence("There is no theme '{}'; choose light or dark.", name)};
}

void checkFraction(double fraction)
{
    if (!(fraction >= 0 && fraction <= 1))
        throw InputError{sentence("The fraction is {}; choose a number from 0 to 1.", fraction)};
}

} // namespace lockstep::app
