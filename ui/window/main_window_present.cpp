// The window while something is presented: F5 and its way back.
#include "ui/window/main_window.hpp"

#include "engine/model/recording.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/panels/icons.hpp"
#include "ui/present/presenter.hpp"
#include "ui/window/comparison_page.hpp"
#include "ui/window/export_dialog.hpp"

#include <QAction>
#include <QMenu>
#include <cmath>

namespace lockstep::ui {

void MainWindow::makePresentActions()
{
    const auto onKey = [this](const char* name, const QKeySequence& keys, bool fromStart) {
        auto* action = new QAction(this);
        action->setObjectName(name);
        action->setShortcut(keys);
        addAction(action);
        m_menu->insertAction(findChild<QAction*>("actionFullScreen"), action);
        m_onlyShown.push_back(action);
        connect(action, &QAction::triggered, this, [this, fromStart] { present(fromStart); });
    };
    onKey("keyPresent", Qt::Key_F5, true);
    onKey("keyPresentHere", Qt::SHIFT | Qt::Key_F5, false);
    connect(m_present, &IconButton::clicked, this, [this] { present(true); });
}

Presenter* MainWindow::makePresenter(bool fromStart)
{
    Comparison& comparison = m_comparison->comparison();
    if (m_presenter || (m_isComparing ? comparison.paneCount() == 0 : !m_player->recording()))
        return nullptr;
    comparison.pause();
    m_player->pause();
    const ExportJob job =
        m_isComparing ? exportJob(comparison, m_language) : exportJob(m_service, *m_player, m_language, memoryLook());
    // A run that was under way may have brought another recording meanwhile.
    std::function<void(DeckMoment)> goBack = [this, presented = m_player->recording(), unit = job.unit](DeckMoment at) {
        if (m_player->recording() == presented)
            m_player->setMoment(momentIn(*presented, unit, at));
    };
    if (m_isComparing)
        goBack = [this](DeckMoment at) {
            Comparison& shown = m_comparison->comparison();
            const std::vector<RecordingPtr> recordings = ComparisonSource{shown.panes(), {}}.recordings();
            const std::vector<double> steps = stepTimes(recordings, shown.clock());
            if (at.page < steps.size())
                shown.seek(at.page == 0 ? 0 : std::lerp(steps[at.page - 1], steps[at.page], at.fraction));
        };
    return makePresenter(job.deck, fromStart ? DeckMoment{0, 1} : job.now, goBack);
}

Presenter* MainWindow::makePresenter(const Deck& deck, DeckMoment start, const std::function<void(DeckMoment)>& goBack)
{
    if (m_presenter)
        return nullptr;
    m_presenter = new Presenter(inLanguage(deck, m_language), start, m_theme, screen(), this);
    connect(m_presenter, &Presenter::left, this, [this, goBack](DeckMoment at) {
        m_presenter->deleteLater();
        m_presenter = nullptr;
        if (goBack)
            goBack(at);
        activateWindow();
        picture()->setFocus();
    });
    return m_presenter;
}

void MainWindow::present(bool fromStart)
{
    if (waitsForKeys([this, fromStart] { present(fromStart); }))
        return;
    if (Presenter* presenter = makePresenter(fromStart))
        presenter->show();
}

} // namespace lockstep::ui
