// The window's presets: figures and worked examples of the sources, one click each.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/cuts.hpp"
#include "engine/model/recording.hpp"
#include "engine/presets/preset.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/sandbox.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/origin_note.hpp"
#include "ui/panels/printed_row.hpp"

#include <QMenu>
#include <utility>

namespace lockstep::ui {

namespace {

QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

void MainWindow::makePresetMenu()
{
    QMenu* all = m_menu->addMenu(tr("Figures and examples"));
    all->setObjectName("presetMenu");
    QMenu* source = nullptr;
    for (const Preset& preset : presets()) {
        const QString name = QString::fromStdString(preset.source);
        if (source == nullptr || source->title() != name)
            source = all->addMenu(name);
        const QString title = QStringLiteral("%1: %2").arg(capitalised(QString::fromStdString(preset.figure)),
                                                           QString::fromStdString(preset.title));
        const QString keys = preset.isSourceData ? QString() : tr(" (our own keys)"); // the source gives none
        QAction* action = source->addAction(QString(title + keys).replace('&', "&&"));
        action->setObjectName("preset:" + QString::fromStdString(preset.id));
        connect(action, &QAction::triggered, this, [this, &preset] { startPreset(preset, m_devices->device()); });
    }
}

void MainWindow::startPreset(const Preset& preset, const std::string& device, std::optional<Moment> moment)
{
    closeComparison();
    RunAsk ask;
    ask.algorithm = preset.algorithm;
    ask.parameters = preset.parameters;
    for (const Parameter& parameter : findAlgorithm(preset.algorithm).parameters)
        ask.parameters.try_emplace(parameter.name, parameter.defaultValue); // not what the run before had
    ask.input.kind = InputChoice::Kind::typed;
    ask.input.text = preset.keys;
    ask.device = device;
    ask.largestGroup = preset.largestGroup;
    ask.whole = preset.whole;
    start(ask, moment.value_or(Moment{preset.launch.value_or(0), 1}));
    m_preset = &preset;
}

void MainWindow::showPreset()
{
    if (m_shownPreset == nullptr)
        return;
    const Preset& preset = *m_shownPreset;
    const QString figure = capitalised(QString::fromStdString(preset.figure));
    m_originNote->setOrigin(
        preset.isSourceData ? figure : tr("%1, with keys of our own").arg(figure), QString::fromStdString(preset.title),
        figure + '\n' + QString::fromStdString(preset.source) + '\n' + QString::fromStdString(preset.title));
    m_originNote->show();
}

void MainWindow::showPrinted()
{
    const Moment moment = m_player->moment();
    const bool ended = moment.launch == 0 || moment.fraction >= 1;
    m_printed->showAfter(ended && !m_isComparing ? m_shownPreset : nullptr, m_player->recording().get(), moment.launch);
}

void MainWindow::sayNote()
{
    QStringList said;
    if (m_shownPreset != nullptr && !m_shownPreset->note.empty())
        said.append(QString::fromStdString(m_shownPreset->note));
    // Other orders than the preset's are cut from the same whole; another operator may have made them no cuts.
    if (m_shown.whole && areCuts(*m_player->recording()))
        said.append(tr("After the cuts, one by one, %1.")
                        .arg(QString::fromStdString(cutsText(*m_player->recording(), *m_shown.whole))));
    static bool isToldOfSandbox = false; // once is enough: it is so for every run
    if (hasOwnKernel(*m_player->recording()) && Session::worksElsewhere() && !std::exchange(isToldOfSandbox, true))
        if (const std::string why = remote::whyNoSandbox(); !why.empty())
            said.append(tr("The kernel ran in a process of its own with all of your rights: %1").arg(why.c_str()));
    if (!said.isEmpty())
        m_message->say(said.join(QLatin1Char(' ')));
}

} // namespace lockstep::ui
