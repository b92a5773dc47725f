#include "ui/window/machine_dialog.hpp"

#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/machine.hpp"
#include "ui/panels/known_machines.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::ui {

MachineDialog::MachineDialog(QWidget* parent)
    : QDialog(parent), m_address(new QLineEdit), m_connect(new QPushButton), m_status(makeLabel({}, 13, 400, "second")),
      m_list(new QListWidget), m_known(new QWidget), m_use(new QPushButton)
{
    setObjectName("machineDialog");
    m_address->setObjectName("machineAddress");
    m_connect->setObjectName("machineConnect");
    m_status->setObjectName("machineStatus");
    m_status->setWordWrap(true);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_list->setObjectName("machineDevices");
    m_use->setObjectName("machineUse");
    auto* close = new QPushButton;
    wordedText(close, [] { return tr("Close"); });
    close->setObjectName("machineClose");

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    QLabel* what = wordedLabel(
        [] { return tr("A machine that your ssh reaches without asking for a password, and that has Lockstep"); }, 12.5,
        400, "second");
    what->setWordWrap(true);
    column->addWidget(what);
    auto* row = new QHBoxLayout;
    row->addWidget(m_address, 1);
    row->addWidget(m_connect);
    column->addLayout(row);
    column->addWidget(m_status);
    column->addWidget(m_list, 1);
    column->addWidget(m_known);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(m_use);
    column->addLayout(foot);
    resize(560, 380);

    for (QPushButton* button : {m_connect, m_use, close})
        button->setAutoDefault(false);
    connect(m_address, &QLineEdit::returnPressed, this, &MachineDialog::connectTo);
    connect(m_connect, &QPushButton::clicked, this, &MachineDialog::connectTo);
    connect(m_list, &QListWidget::itemActivated, this, &MachineDialog::use);
    connect(m_use, &QPushButton::clicked, this, &MachineDialog::use);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    worded(this, [this] { putWords(); });
    ask();
}

void MachineDialog::putWords()
{
    setWindowTitle(tr("Add a machine"));
    m_address->setAccessibleName(tr("Machine"));
    m_address->setPlaceholderText(tr("[user@]host[:port]"));
    m_connect->setText(tr("Connect"));
    m_list->setAccessibleName(tr("Devices of the machine"));
    m_use->setText(tr("Use it"));
    showKnown();
}

MachineDialog::~MachineDialog() = default; // the thread is asked to stop, and waited for

void MachineDialog::ask()
{
    ++m_last;
    m_asking.request_stop();
    m_list->clear();
    m_use->setEnabled(false);
    say({}, false);
    showKnown();
    m_address->selectAll();
    m_address->setFocus();
}

void MachineDialog::showKnown()
{
    delete m_known->layout();
    qDeleteAll(m_known->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* rows = new QVBoxLayout(m_known);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    for (const KnownMachine& known : knownMachines()) {
        const QString address = QString::fromStdString(known.machine.substr(4));
        auto* forget = new QPushButton(tr("Forget"));
        forget->setObjectName("forget:" + address);
        forget->setAccessibleName(tr("Forget %1").arg(address));
        forget->setProperty("link", true);
        forget->setAutoDefault(false);
        auto* row = new QHBoxLayout;
        row->addWidget(makeLabel(address, 13, 400, "plain"), 1);
        row->addWidget(forget);
        rows->addLayout(row);
        // The button that was pressed goes with its row, when it is done.
        connect(
            forget, &QPushButton::clicked, this,
            [this, machine = known.machine] {
                forgetMachine(machine);
                showKnown();
                emit forgotten();
            },
            Qt::QueuedConnection);
    }
    m_known->setVisible(rows->count() > 0);
}

void MachineDialog::say(const QString& sentence, bool isConnecting)
{
    m_status->setText(sentence);
    m_connect->setEnabled(!isConnecting);
}

void MachineDialog::connectTo()
{
    std::string machine = m_address->text().trimmed().toStdString();
    if (!remote::namesMachine(machine))
        machine.insert(0, "ssh:");
    try {
        machine = remote::machineNamed(machine).name();
    } catch (const Error& error) {
        say(QString::fromUtf8(error.what()), false);
        return;
    }
    m_list->clear();
    m_use->setEnabled(false);
    say(tr("Connecting with %1…").arg(QString::fromStdString(machine.substr(4))), true);
    const quint64 number = ++m_last;
    const auto answer = [this, number](auto say) {
        QMetaObject::invokeMethod(
            this,
            [this, number, say = std::move(say)] {
                if (number == m_last)
                    say();
            },
            Qt::QueuedConnection);
    };
    m_asking = {}; // one that still asks hears the stop
    if (!m_session)
        m_session = std::make_shared<Session>();
    m_asking = std::jthread{[this, answer, machine, session = m_session](const std::stop_token& stop) {
        try {
            answer([this, machine, list = session->devicesAt(machine, stop)] { show(machine, list); });
        } catch (const std::exception& error) {
            answer([this, sentence = QString::fromUtf8(error.what())] { say(sentence, false); });
        } catch (const Cancelled&) {
            return;
        }
    }};
}

void MachineDialog::show(const std::string& machine, const DeviceList& devices)
{
    m_machine = machine;
    m_devices = devices;
    say(tr("%1 has:").arg(QString::fromStdString(machine.substr(4))), false);
    for (const DeviceInfo& device : devices.devices) {
        auto* item =
            new QListWidgetItem(tr("%1 (%2, %3)")
                                    .arg(QString::fromStdString(device.name), QString::fromStdString(device.type),
                                         QString::fromStdString(device.platform)));
        item->setData(Qt::UserRole, QString::number(device.index));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
    m_list->setFocus();
    m_use->setEnabled(true);
}

void MachineDialog::use()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr)
        return;
    accept();
    emit added(m_machine, m_devices, m_machine + "/" + item->data(Qt::UserRole).toString().toStdString());
}

} // namespace lockstep::ui
