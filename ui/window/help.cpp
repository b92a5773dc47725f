#include "ui/window/help.hpp"

#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/dialog_help.hpp"
#include "ui/window/help_pages.hpp"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace lockstep::ui {

namespace {

constexpr int contentsWidth = 210;

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QUrl helpOnDialog()
{
    return QUrl(QStringLiteral("lockstep:dialog"));
}

struct Entry {
    QString title;
    QUrl page;
};

std::vector<Entry> contents(const QUrl& place)
{
    return {{Help::tr("Where you are"), place},
            {Help::tr("Keyboard"), helpOnKeys()},
            {Help::tr("A tour"), helpPage("tour.md")},
            {Help::tr("Algorithms"), helpPage("algorithms.md")},
            {Help::tr("Lectures"), helpPage("lectures.md")},
            {Help::tr("Kernels of your own"), helpPage("plans.md")},
            {Help::tr("Command line"), helpPage("command-line.md")},
            {Help::tr("Recordings as files"), helpPage("file-format.md")},
            {Help::tr("What is covered"), helpPage("coverage.md")},
            {Help::tr("Measurements"), helpPage("measurements.md")},
            {Help::tr("Changes"), helpPage("CHANGELOG.md")}};
}

/// Pages at the right, and at the left what there is to read.
class HelpDialog : public QDialog {
public:
    HelpDialog(QWidget& over, QWidget& window, ThemeName name)
        : QDialog(&over), m_window(window), m_pages(new HelpPages(theme(name))), m_contents(new QListWidget),
          m_note(makeLabel({}, 12.5, 400, "second")), m_place(helpOnPlace(HelpPlace::picture))
    {
        setObjectName("help");
        setAttribute(Qt::WA_DeleteOnClose);
        m_contents->setObjectName("helpContents");
        m_contents->setFrameShape(QFrame::NoFrame);
        m_contents->setFixedWidth(contentsWidth);
        m_contents->setSpacing(1);
        m_contents->setStyleSheet(
            QStringLiteral("QListWidget { background: transparent; outline: none; }"
                           "QListWidget::item { padding: 6px 10px; border-radius: 6px; color: %1; }"
                           "QListWidget::item:hover, QListWidget::item:selected { background: %2; "
                           "color: %3; }")
                .arg(theme(name).ink2.name(), theme(name).raised.name(), theme(name).ink.name()));
        m_note->setObjectName("helpNote");
        m_note->setWordWrap(true);
        m_note->setContentsMargins(24, 8, 24, 0);
        m_pages->setMade([this](const QUrl& address) { return made(address); });
        auto* back = new QPushButton;
        auto* close = new QPushButton;
        back->setObjectName("helpBack");
        close->setObjectName("helpClose");
        for (QPushButton* button : {back, close})
            button->setAutoDefault(false);
        worded(this, [this, back, close] {
            setWindowTitle(Help::tr("Help"));
            m_contents->setAccessibleName(Help::tr("Contents"));
            m_pages->setAccessibleName(Help::tr("Page of the help"));
            back->setText(Help::tr("Back"));
            close->setText(Help::tr("Close"));
            list();
            m_pages->sayAgain();
        });
        connect(back, &QPushButton::clicked, m_pages, &HelpPages::goBack);
        connect(close, &QPushButton::clicked, this, &QDialog::close);
        connect(m_pages, &QTextBrowser::sourceChanged, this, [this, back] {
            back->setEnabled(m_pages->canGoBack());
            select();
        });
        connect(m_contents, &QListWidget::currentRowChanged, this, [this](int row) {
            if (row >= 0 && !m_isSelecting)
                m_pages->follow(m_contents->item(row)->data(Qt::UserRole).toUrl());
        });
        connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QDialog::close);
        auto* right = new QVBoxLayout;
        right->setSpacing(0);
        right->addWidget(m_note);
        right->addWidget(m_pages, 1);
        auto* row = new QHBoxLayout;
        row->addWidget(m_contents);
        row->addLayout(right, 1);
        auto* foot = new QHBoxLayout;
        foot->addWidget(back);
        foot->addStretch();
        foot->addWidget(close);
        auto* column = new QVBoxLayout(this);
        column->addLayout(row, 1);
        column->addLayout(foot);
        resize(contentsWidth + HelpPages::readableWidth + 180, 760);
    }

    void open(const QUrl& page)
    {
        if (page == helpOnDialog() || page.toString().startsWith(QStringLiteral("lockstep:here/"))) {
            m_place = page;
            list();
        }
        m_pages->follow(page);
        m_pages->setFocus();
    }

private:
    QString made(const QUrl& address) const
    {
        if (address == helpOnDialog())
            return helpOfDialog(static_cast<QDialog&>(*parentWidget()));
        const QString name = address.path();
        if (!name.startsWith(QStringLiteral("here/")))
            return QStringLiteral("# %1\n").arg(Help::tr("Keyboard")) + keyTables(m_window);
        const auto place = static_cast<HelpPlace>(name.mid(5).toInt());
        return helpOf(place) + keyTables(m_window, keysAt(place));
    }

    void list()
    {
        m_isSelecting = true;
        m_contents->clear();
        for (const Entry& entry : contents(m_place)) {
            auto* item = new QListWidgetItem(entry.title, m_contents);
            item->setData(Qt::UserRole, entry.page);
        }
        m_isSelecting = false;
        select();
    }

    /// Shows which page it is, whichever way led there.
    void select()
    {
        const QUrl shown = m_pages->shown().adjusted(QUrl::RemoveFragment);
        m_isSelecting = true;
        m_contents->setCurrentRow(-1);
        for (int row = 0; row < m_contents->count(); ++row)
            if (m_contents->item(row)->data(Qt::UserRole).toUrl() == shown)
                m_contents->setCurrentRow(row);
        m_isSelecting = false;
        m_note->setText(Help::tr("This page is there in English only."));
        m_note->setVisible(shown.scheme() == QStringLiteral("qrc") && spoken() != Language::english &&
                           !HelpPages::isTranslated(shown));
    }

    QWidget& m_window; ///< whose keys are listed
    HelpPages* m_pages;
    QListWidget* m_contents;
    QLabel* m_note;
    QUrl m_place; ///< of the last time help was asked for in the window
    bool m_isSelecting = false;
};

} // namespace

QUrl helpPage(const char* file)
{
    return QUrl(QStringLiteral("qrc:/help/docs/") + QLatin1String(file));
}

QUrl helpOnKeys()
{
    return QUrl(QStringLiteral("lockstep:keys"));
}

QUrl helpOnPlace(HelpPlace place)
{
    return QUrl(QStringLiteral("lockstep:here/%1").arg(static_cast<int>(place)));
}

namespace {

HelpDialog& helpOver(QWidget& over, QWidget& window, ThemeName name)
{
    auto* dialog = static_cast<HelpDialog*>(over.findChild<QDialog*>("help", Qt::FindDirectChildrenOnly));
    return dialog != nullptr ? *dialog : *new HelpDialog(over, window, name);
}

void bringUp(QWidget& dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

void showHelp(QWidget& window, ThemeName name, const QUrl& page)
{
    HelpDialog& dialog = helpOver(window, window, name);
    dialog.open(page);
    bringUp(dialog);
}

void showDialogHelp(QDialog& over, QWidget& window, ThemeName name)
{
    HelpDialog& dialog = helpOver(over, window, name);
    dialog.open(helpOnDialog());
    bringUp(dialog);
}

} // namespace lockstep::ui
