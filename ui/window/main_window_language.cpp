// The language of the window's pictures.
#include "ui/window/main_window.hpp"

#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/panels/transport.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/comparison_page.hpp"

#include <QActionGroup>
#include <QMenu>

namespace lockstep::ui {

namespace {

const QString languageKey = QStringLiteral("pictures/language");

} // namespace

void MainWindow::makeLanguageMenu()
{
    m_languages = m_menu->addMenu(tr("Picture language"));
    m_languages->setObjectName("languageMenu");
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
    m_canvas->setLanguage(language);
    m_timeline->setLanguage(language);
    m_transport->setLanguage(language);
    m_comparison->canvas().setLanguage(language);
    m_comparison->timeline().setLanguage(language);
    if (auto* action = m_languages->findChild<QAction*>(QStringLiteral("language-") + QLatin1String(codeOf(language))))
        action->setChecked(true);
}

void MainWindow::recallLanguage()
{
    const std::string code = settings().value(languageKey).toString().toStdString();
    for (const LanguageName& each : languages())
        if (code == each.code)
            setLanguage(each.language);
}

} // namespace lockstep::ui
