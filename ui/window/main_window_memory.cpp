// The switch between a launch's structure and its accesses of memory, and the machine that these are counted for.
#include "ui/window/main_window.hpp"

#include "ui/panels/device_picker.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/inspector.hpp"
#include "ui/panels/roof_control.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/worded.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QActionGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QWidgetAction>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::ui {
namespace {

constexpr const char *peakKey = "memory/peak", *bandwidthKey = "memory/bandwidth";

/// A width of the machine: what the menu calls it, its key in the settings, and the values that it may have.
struct Width {
    const char* words;
    const char* key;
    std::uint32_t MemoryMachine::*value;
    std::vector<std::uint32_t> choices;
};

const std::vector<Width>& widths()
{
    static const std::vector<Width> all{
        {QT_TRANSLATE_NOOP("Machine", "Wavefront of %1 lanes"),
         "memory/wavefront",
         &MemoryMachine::wavefront,
         {16, 32, 64}},
        {QT_TRANSLATE_NOOP("Machine", "Segment of %1 bytes"), "memory/segment", &MemoryMachine::segment, {32, 64, 128}},
        {QT_TRANSLATE_NOOP("Machine", "%1 banks"), "memory/banks", &MemoryMachine::banks, {16, 32}}};
    return all;
}

} // namespace

MemoryLook chosenLook()
{
    MemoryLook look;
    MemoryMachine& machine = look.machine;
    const QSettings stored = settings();
    for (const Width& width : widths()) {
        const std::uint32_t value = stored.value(width.key, machine.*width.value).toUInt();
        if (std::ranges::find(width.choices, value) != width.choices.end())
            machine.*width.value = value;
    }
    const auto rate = [&](const char* key, double& value) {
        const double kept = stored.value(key, value).toDouble();
        if (std::isfinite(kept) && kept >= 1)
            value = kept;
    };
    rate(peakKey, look.peak);
    rate(bandwidthKey, look.bandwidth);
    return look;
}

void MainWindow::makeMemorySwitch(QHBoxLayout& buttons)
{
    m_memory = chosenLook();
    takeRates();
    m_machineButton =
        new IconButton(Icon::sliders, IconButton::Look::flat, [] { return tr("Machine of the memory picture"); });
    m_machineButton->setObjectName("machine");
    m_machineButton->hide();
    m_memorySwitch = new IconButton(Icon::memory, IconButton::Look::flat,
                                    [] { return tr("Memory: how this launch loads and stores (M)"); });
    m_memorySwitch->setObjectName("memory");
    wordedText(m_memorySwitch, [] { return tr("Memory"); });
    m_memorySwitch->setCheckable(true);
    buttons.addWidget(m_machineButton);
    buttons.addWidget(m_memorySwitch);
    connect(m_memorySwitch, &IconButton::clicked, this, [this](bool isOn) { setShowsMemory(isOn); });
    connect(m_canvas, &Canvas::roofChosen, this, [this] {
        m_memory.isRoof = true;
        showMemory();
    });
    connect(m_canvas, &Canvas::accessChosen, this, [this](std::size_t row) {
        m_memory.isRoof = false;
        m_memory.access = row;
        m_memory.operation.reset();
        showMemory();
    });
    connect(m_canvas, &Canvas::operationChosen, this, [this](std::size_t operation) {
        m_memory.operation = operation;
        showMemory();
    });
    connect(m_player, &Player::momentChanged, this, [this, launch = std::size_t{0}]() mutable {
        // a row is one of this launch's kernel
        if (std::exchange(launch, m_player->moment().launch) != launch)
            m_memory.access.reset();
        m_memory.operation.reset(); // and an operation one of this phase
        showMemory();
    });
    connect(m_machineButton, &IconButton::clicked, this, [this] {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName("machineMenu");
        for (const Width& width : widths()) {
            if (!menu->isEmpty())
                menu->addSeparator();
            auto* group = new QActionGroup(menu);
            for (const std::uint32_t value : width.choices) {
                QAction* action = menu->addAction(QCoreApplication::translate("Machine", width.words).arg(value));
                action->setCheckable(true);
                action->setChecked(m_memory.machine.*width.value == value);
                group->addAction(action);
                connect(action, &QAction::triggered, this, [this, value, of = width.value] {
                    m_memory.machine.*of = value;
                    keepMachine();
                });
            }
        }
        menu->addSeparator();
        addRoof(*menu);
        menu->popup(m_machineButton->mapToGlobal(QPoint(0, m_machineButton->height() + 4)));
    });
}

void MainWindow::addRoof(QMenu& menu)
{
    auto* roof = new RoofControl;
    roof->setRoof(m_memory.peak, m_memory.bandwidth);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(roof);
    menu.addAction(action);
    connect(roof, &RoofControl::changed, this, [this](double peak, double bandwidth) {
        m_memory.peak = peak;
        m_memory.bandwidth = bandwidth;
        keepMachine();
    });
    connect(roof, &RoofControl::measureWanted, this, [this, roof] {
        m_isMeasuring = true;
        roof->setMeasuring(true);
        m_service.requestRates(m_devices->device());
    });
    m_roof = roof;
    roof->setMeasuring(m_isMeasuring);
    roof->showResult(m_rateResult);
}

/// The menu may be closed, or another one be open, when they come.
void MainWindow::takeRates()
{
    const auto end = [this](const QString& result) {
        m_isMeasuring = false;
        m_rateResult = result;
        if (!m_roof)
            return;
        m_roof->setMeasuring(false);
        m_roof->setRoof(m_memory.peak, m_memory.bandwidth);
        m_roof->showResult(result);
    };
    connect(&m_service, &Service::ratesMeasured, this, [this, end](const DeviceRates& rates) {
        m_memory.peak = std::max(1.0, std::round(rates.peak * 1e-9));
        m_memory.bandwidth = std::max(1.0, std::round(rates.bandwidth * 1e-9));
        end(tr("Measured: %1").arg(QString::fromStdString(rates.device.name)));
        keepMachine();
    });
    connect(&m_service, &Service::ratesFailed, this, [end](const Failure& failure) { end(failure.sentence); });
}

std::optional<MemoryLook> MainWindow::memoryLook() const
{
    return m_showsMemory ? std::optional(m_memory) : std::nullopt;
}

void MainWindow::setShowsMemory(bool shows)
{
    m_showsMemory = shows;
    m_memorySwitch->setChecked(shows);
    m_machineButton->setVisible(shows);
    placeHead();
    showMemory();
}

void MainWindow::setLook(const MemoryLook& look)
{
    requireMachine(look.machine);
    m_memory = look;
    showMemory();
}

void MainWindow::keepMachine()
{
    QSettings stored = settings();
    for (const Width& width : widths())
        stored.setValue(width.key, m_memory.machine.*width.value);
    stored.setValue(peakKey, m_memory.peak);
    stored.setValue(bandwidthKey, m_memory.bandwidth);
    showMemory();
}

void MainWindow::showMemory()
{
    m_canvas->setMemory(memoryLook());
    m_inspector->setMemory(memoryLook());
    m_comparison->canvas().setMemory(memoryLook());
}

} // namespace lockstep::ui
