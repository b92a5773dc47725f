// The window's presets: figures and worked examples of the sources, one click each.
#include "ui/window/main_window.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/cuts.hpp"
#include "engine/model/recording.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/preset_notes.hpp"
#include "engine/presets/teaching.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/sandbox.hpp"
#include "ui/panels/device_picker.hpp"
#include "ui/panels/notices.hpp"
#include "ui/panels/origin_note.hpp"
#include "ui/panels/printed_row.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/names.hpp"

#include <QMenu>
#include <utility>

namespace lockstep::ui {

namespace {

QString noteWords(const Preset& preset, Language language)
{
    const Speaking in(language);
    QString words;
    for (const Message& part : notesOf(preset)) // Chinese has no blank between sentences
        words += (words.isEmpty() || words.endsWith(u'。') ? QString() : QStringLiteral(" ")) + say(part);
    return words;
}

} // namespace

void MainWindow::makePresetMenu()
{
    QMenu* all = m_menu->addMenu(QString());
    worded(all, [all] { all->setTitle(tr("Figures and examples")); });
    all->setObjectName("presetMenu");
    QMenu* source = nullptr;
    std::string last;
    for (const Preset& preset : presets()) {
        if (source == nullptr || last != preset.source) {
            source = all->addMenu(QString());
            worded(source, [source, &preset] { source->setTitle(lockstep::ui::say(sourceOf(preset))); });
            last = preset.source;
        }
        QAction* action = source->addAction(QString());
        worded(source, [action, &preset] {
            const QString title =
                capitalised(lockstep::ui::say(figureOf(preset))) + ": " + lockstep::ui::say(titleOf(preset));
            const QString text = preset.isSourceData ? title : tr("%1 (our own keys)").arg(title);
            action->setText(QString(text).replace('&', "&&"));
        });
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
    const QString figure = capitalised(lockstep::ui::say(figureOf(preset))), title = lockstep::ui::say(titleOf(preset));
    m_originNote->setOrigin(preset.isSourceData ? figure : tr("%1, with keys of our own").arg(figure), title,
                            figure + '\n' + lockstep::ui::say(sourceOf(preset)) + '\n' + title);
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
        said.append(noteWords(*m_shownPreset, m_language));
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
