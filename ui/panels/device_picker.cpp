#include "ui/panels/device_picker.hpp"

#include "engine/remote/machine.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QAbstractItemView>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::ui {
namespace {

const QString another = QStringLiteral("another machine");

} // namespace

DevicePicker::DevicePicker(QWidget* parent) : QWidget(parent), m_choice(new Choice)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    QLabel* label = wordedLabel([] { return tr("Device"); }, 12.5, 400, "second");
    label->setBuddy(m_choice);
    column->addWidget(label);
    m_choice->setObjectName("device");
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(6);
    column->addWidget(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this] {
        if (m_choice->currentData().toString() == another) {
            showChosen();
            emit machineWanted();
            return;
        }
        m_device = m_choice->currentData().toString().toStdString();
        emit changed();
    });
    worded(this, [this] {
        m_choice->setAccessibleName(tr("Device"));
        fill();
        showUsed(m_used);
    });
}

void DevicePicker::setDevices(const DeviceList& list)
{
    m_list = list;
    fill();
    m_choice->view()->setMinimumWidth(420);
}

void DevicePicker::setMachines(std::vector<KnownMachine> machines)
{
    m_machines = std::move(machines);
    fill();
}

void DevicePicker::fill()
{
    m_choice->clear();
    m_choice->addItem(tr("Automatic"), "auto");
    for (const auto& [title, selector, device] : offeredDevices(m_list, m_machines)) {
        m_choice->addItem(title, QString::fromStdString(selector));
        const QString tip = tr("%1, %2\nmemory %3 GiB, %4 compute units\ndriver %5")
                                .arg(QString::fromStdString(device->type), QString::fromStdString(device->platform))
                                .arg(static_cast<double>(device->memory) / (1 << 30), 0, 'f', 1)
                                .arg(device->computeUnits)
                                .arg(QString::fromStdString(device->driver));
        m_choice->setItemData(m_choice->count() - 1, tip, Qt::ToolTipRole);
    }
    m_choice->addItem(tr("Add a machine…"), another);
    showChosen();
}

void DevicePicker::setDevice(const std::string& device)
{
    m_device = device;
    showChosen();
}

void DevicePicker::showChosen()
{
    int at = m_choice->findData(QString::fromStdString(m_device));
    if (at < 0) // a part of a name, as on the command line
        at = m_choice->findText(QString::fromStdString(m_device), Qt::MatchContains);
    if (at < 0 && remote::namesMachine(m_device)) { // one whose devices nobody has listed
        at = m_choice->count() - 1;
        m_choice->insertItem(at, QString::fromStdString(m_device), QString::fromStdString(m_device));
    }
    m_choice->setCurrentIndex(std::max(at, 0));
}

void DevicePicker::showUsed(const QString& name)
{
    m_used = name;
    m_choice->setToolTip(name.isEmpty() ? QString() : tr("Ran on %1").arg(name));
}

} // namespace lockstep::ui
