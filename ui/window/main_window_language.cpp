// The language of the window and of its pictures.
#include "ui/window/main_window.hpp"

#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/library_panel.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/panels/window_language.hpp"
#include "ui/panels/worded.hpp"
#include "ui/present/presenter.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QActionGroup>
#include <QMenu>

namespace lockstep::ui {

namespace {

const QString languageKey = QStringLiteral("pictures/language"); // of which they once were alone

} // namespace

void MainWindow::makeLanguageMenu()
{
    m_languages = m_menu->addMenu(QString());
    m_languages->setObjectName("languageMenu");
    worded(m_languages, [this] { m_languages->setTitle(tr("Language")); });
    auto* group = new QActionGroup(m_languages);
    for (const LanguageName& each : languages()) {
        QAction* action = m_languages->addAction(QString::fromUtf8(each.name));
        action->setObjectName(QStringLiteral("language-") + QLatin1String(each.code));
        action->setCheckable(true);
        action->setChecked(each.language == m_language);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, language = each.language] {
            setLanguage(language);
            settings().setValue(languageKey, QString::fromLatin1(codeOf(language)));
        });
    }
}

void MainWindow::setLanguage(Language language)
{
    m_language = language;
    speakInWindows(language);
    setLocale(QLocale());
    tellSentencesIn(codeOf(language));
    m_canvas->setLanguage(language);
    m_library->setLanguage(language);
    m_timeline->setLanguage(language);
    m_transport->setLanguage(language);
    m_comparison->canvas().setLanguage(language);
    m_comparison->timeline().setLanguage(language);
    if (m_presenter)
        m_presenter->speakIn(language);
    if (auto* action = m_languages->findChild<QAction*>(QStringLiteral("language-") + QLatin1String(codeOf(language))))
        action->setChecked(true);
}

void MainWindow::recallLanguage()
{
    const std::string code = settings().value(languageKey).toString().toStdString();
    for (const LanguageName& each : languages())
        if (code == each.code)
            return setLanguage(each.language);
    setLanguage(systemLanguage());
}

void MainWindow::sayAgain()
{
    showMode();
    showOrigin();
    showPrinted();
    if (!m_player->recording() || m_isComparing)
        return;
    sayWhereItRan();
    if (m_player->recording()->isKernelChanged)
        tellKernelChange();
    showKernelChange();
}

} // namespace lockstep::ui
