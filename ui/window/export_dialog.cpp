#include "ui/window/export_dialog.hpp"

#include "engine/recording/session.hpp"
#include "ui/export/video.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/window/export_form.hpp"
#include "ui/window/export_preview.hpp"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QtConcurrentRun>
#include <mutex>

namespace lockstep::ui {

namespace {

const QString folderKey = QStringLiteral("export/folder");

/// Preview and export ask from threads of their own, and a deck answers one call at a time.
Deck oneAtATime(Deck deck, const std::shared_ptr<std::mutex>& mutex = std::make_shared<std::mutex>())
{
    if (deck.in)
        deck.in = [mutex, in = deck.in](Language language) { return oneAtATime(in(language), mutex); };
    deck.scene = [mutex, scene = deck.scene](std::size_t page, double fraction, const View& view,
                                             const std::stop_token& stop) {
        const std::scoped_lock lock(*mutex);
        return scene(page, fraction, view, stop);
    };
    if (deck.answered)
        deck.answered = [mutex, answered = deck.answered](std::size_t page, const Answer& answer, const View& view,
                                                          const std::stop_token& stop) {
            const std::scoped_lock lock(*mutex);
            return answered(page, answer, view, stop);
        };
    if (deck.narration)
        deck.narration = [mutex, narration = deck.narration](std::size_t page, const std::stop_token& stop) {
            const std::scoped_lock lock(*mutex);
            return narration(page, stop);
        };
    return deck;
}

bool isEndingOfAFormat(const QString& ending)
{
    return std::ranges::any_of(formats(), [&](const Format* format) {
        return ending.compare(QLatin1String(format->id), Qt::CaseInsensitive) == 0;
    });
}

} // namespace

ExportDialog::ExportDialog(ExportJob job, ThemeName theme, Language language, QWidget* parent)
    : QDialog(parent), m_job(std::move(job)), m_facts(makeLabel({}, 12.5, 400, "second")), m_path(new QLineEdit),
      m_status(makeLabel({}, 13, 400, "second")), m_bar(new QProgressBar), m_go(new QPushButton),
      m_close(new QPushButton)
{
    m_job.deck = oneAtATime(m_job.deck);
    m_form = new ExportForm(m_job.deck, m_job.now, theme, language);
    if (m_job.by)
        m_form->offerUnits(m_job.unit);
    m_preview = new ExportPreview(m_job.deck);
    wordedText(m_go, [] { return tr("Export"); });
    worded(this, [this] { setWindowTitle(tr("Export")); });
    wordedText(m_close, [this] { return m_watcher.isRunning() ? tr("Cancel") : tr("Close"); });
    setObjectName("exportDialog");
    m_path->setObjectName("exportPath");
    m_go->setObjectName("exportGo");
    m_close->setObjectName("exportClose");
    m_status->setObjectName("exportStatus");
    m_facts->setObjectName("exportFacts");
    m_status->setWordWrap(true);
    m_status->setMinimumHeight(36);
    m_bar->setTextVisible(false);
    QSizePolicy keepsRoom = m_bar->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true); // nothing jumps when an export begins
    m_bar->setSizePolicy(keepsRoom);
    m_bar->hide();
    m_go->setDefault(true);
    m_timer.setInterval(100);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_facts);
    left->addWidget(m_preview, 1);
    m_choices = makeChoices();
    auto* upper = new QHBoxLayout;
    upper->setSpacing(24);
    upper->addLayout(left, 1);
    upper->addWidget(m_choices);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 20);
    column->setSpacing(16);
    column->addLayout(upper, 1);
    column->addWidget(makeFoot());
    const QSize most = parent != nullptr ? parent->size() - QSize(40, 40) : QSize(1000, 640);
    resize(QSize(1040, 660).boundedTo(most).expandedTo(QSize(860, 520)));

    connect(m_form, &ExportForm::changed, this, &ExportDialog::showChoice);
    connect(m_form, &ExportForm::unitChosen, this, &ExportDialog::turnTo);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::showWarning);
    connect(m_go, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(&m_timer, &QTimer::timeout, this, &ExportDialog::showProgress);
    connect(&m_watcher, &QFutureWatcher<Result>::finished, this, &ExportDialog::finish);
    showChoice();
}

ExportDialog::~ExportDialog()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

QWidget* ExportDialog::makeChoices()
{
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(2, 2, 12, 2);
    column->addWidget(m_form);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(410);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QWidget* ExportDialog::makeFoot()
{
    auto* browseButton = new QPushButton;
    wordedText(browseButton, [] { return tr("Choose…"); });
    for (QPushButton* button : {browseButton, m_close})
        button->setAutoDefault(false); // Enter exports
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    auto* place = new QHBoxLayout;
    place->setSpacing(12);
    auto* to = wordedLabel([] { return tr("To"); }, 13, 400, "plain");
    to->setBuddy(m_path);
    place->addWidget(to);
    place->addWidget(m_path, 1);
    place->addWidget(browseButton);
    auto* last = new QHBoxLayout;
    last->setSpacing(12);
    last->addWidget(m_status, 1);
    last->addWidget(m_close);
    last->addWidget(m_go);
    auto* foot = new QWidget;
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(place);
    column->addWidget(m_bar);
    column->addLayout(last);
    return foot;
}

void ExportDialog::turnTo(PageUnit unit)
{
    if (unit == m_job.unit)
        return;
    const auto by = m_job.by;
    m_job = by(unit);
    m_job.by = by;
    m_job.deck = oneAtATime(m_job.deck);
    takeWords();
    m_form->takePages(m_job.now);
}

void ExportDialog::takeWords()
{
    m_job.deck = inLanguage(m_job.deck, spoken());
    m_preview->setDeck(m_job.deck);
}

void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_watcher.isRunning())
        return; // what is being written, and what is said of it, began in the other language
    takeWords();
    m_form->namePages();
    showChoice();
}

void ExportDialog::showChoice()
{
    proposePath();
    try {
        const ExportPlan plan = m_form->plan();
        const Format& format = m_form->format();
        const bool isData = format.group() == FormatKind::data;
        m_preview->setVisible(!isData);
        m_go->setEnabled(true);
        if (isData) {
            m_facts->setText(tr("The whole recording, not a picture of it."));
        } else {
            QString facts = tr("%1 × %2 pixels").arg(plan.look.pixels.width()).arg(plan.look.pixels.height());
            if (format.isVideo())
                facts += tr(" · %1 seconds").arg(std::lround(videoLength(m_job.deck, plan)));
            else if (m_form->writesFolder())
                facts += tr(" · %L1 pictures").arg(stillCount(m_job.deck, plan.range));
            m_facts->setText(facts);
            FrameLook look = plan.look;
            if (m_form->what() == ExportForm::What::moment)
                look.selectedItem = m_job.selectedItem;
            m_preview->ask(m_form->shown(), look);
        }
        m_status->clear();
        showWarning();
    } catch (const std::exception& error) {
        m_go->setEnabled(false);
        m_status->setText(QString::fromUtf8(error.what()));
    }
}

void ExportDialog::showWarning()
{
    if (m_watcher.isRunning())
        return;
    const QFileInfo info(m_path->text().trimmed());
    if (info.isFile() && !m_form->writesFolder())
        m_status->setText(tr("This file already exists; it will be replaced."));
    else
        m_status->clear();
}

void ExportDialog::proposePath()
{
    const QString ending = m_form->format().id;
    if (m_path->isModified()) {
        // A name that was typed stays; only its ending follows the format.
        const QFileInfo info(m_path->text());
        if (!m_form->writesFolder() && info.suffix() != ending && isEndingOfAFormat(info.suffix())) {
            m_path->setText(m_path->text().chopped(info.suffix().size()) + ending);
            m_path->setModified(true);
        }
        return;
    }
    const QString base = settings().value(folderKey, QDir::homePath()).toString() + '/' + m_job.deck.name;
    if (m_form->writesFolder())
        m_path->setText(base + "-frames");
    else if (m_form->what() == ExportForm::What::moment)
        m_path->setText(base + QStringLiteral("-%1.").arg(m_job.deck.pages[m_job.now.page].number) + ending);
    else
        m_path->setText(base + '.' + ending);
}

void ExportDialog::browse()
{
    const bool folder = m_form->writesFolder();
    auto* dialog = new QFileDialog(this, folder ? tr("Folder for the pictures") : tr("Export to"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(folder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::AnyFile);
    if (!folder)
        dialog->setDefaultSuffix(m_form->format().id);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(path);
        m_path->setModified(true);
    });
    dialog->open();
}

void ExportDialog::start()
{
    if (m_watcher.isRunning())
        return;
    const QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        m_status->setText(tr("Choose a file first: the field “To” is empty."));
        return;
    }
    const Format* const format = &m_form->format();
    ExportPlan plan;
    try {
        plan = m_form->plan();
        requirePlan(*format, plan);
    } catch (const std::exception& error) {
        m_status->setText(QString::fromUtf8(error.what()));
        return;
    }
    m_form->remember();
    settings().setValue(folderKey, QFileInfo(path).absolutePath());
    m_preview->pause();
    m_stop = std::stop_source();
    m_done = std::make_shared<Done>();
    m_left = {};
    m_clock.start();
    m_timer.start();
    m_bar->setRange(0, 0);
    m_bar->show();
    m_status->setText(tr("Writing…"));
    m_go->setEnabled(false);
    m_choices->setEnabled(false);
    m_path->setEnabled(false);
    m_close->setText(tr("Cancel"));
    m_close->setFocus();
    const ExportProgress progress{[done = m_done](std::size_t some, std::size_t total) {
                                      done->total = total;
                                      done->done = some;
                                  },
                                  m_stop.get_token()};
    const bool folder = m_form->writesFolder();
    if (m_form->what() == ExportForm::What::moment)
        plan.look.selectedItem = m_job.selectedItem;
    m_watcher.setFuture(QtConcurrent::run([=, job = m_job]() -> Result {
        try {
            if (folder)
                return {{}, exportFrames(job.deck, plan.range, plan.look, path, *format, progress).size(), false};
            if (format->isPicture())
                exportFrame(job.deck, job.now, plan.look, path, *format, progress.stop);
            else
                exportDocument(job.deck, plan, path, *format, progress);
            return {{}, 1, false};
        } catch (const Cancelled&) {
            return {{}, 0, true};
        } catch (const std::exception& error) {
            return {QString::fromUtf8(error.what()), 0, false};
        }
    }));
}

void ExportDialog::showProgress()
{
    const std::size_t done = m_done->done, total = m_done->total;
    if (total == 0 || m_stop.stop_requested())
        return;
    m_bar->setRange(0, static_cast<int>(total));
    m_bar->setValue(static_cast<int>(done));
    m_left.add(static_cast<double>(m_clock.elapsed()) / 1000, done, total);
    const QString left = m_left.words();
    m_status->setText(left.isEmpty() ? tr("Writing %L1 of %L2").arg(done).arg(total)
                                     : tr("Writing %L1 of %L2, %3").arg(done).arg(total).arg(left));
}

void ExportDialog::finish()
{
    const Result result = m_watcher.result();
    m_timer.stop();
    m_bar->hide();
    m_go->setEnabled(true);
    m_choices->setEnabled(true);
    m_path->setEnabled(true);
    m_close->setText(tr("Close"));
    if (result.cancelled)
        m_status->setText(tr("Cancelled; nothing was written."));
    else if (!result.failure.isEmpty())
        m_status->setText(result.failure);
    else if (result.files == 1 && !m_form->writesFolder())
        m_status->setText(tr("Written: %1").arg(m_path->text()));
    else
        m_status->setText(tr("%L1 frames written to %2").arg(result.files).arg(m_path->text()));
}

void ExportDialog::reject()
{
    if (m_watcher.isRunning()) {
        m_stop.request_stop();
        m_status->setText(tr("Cancelling…"));
    } else {
        QDialog::reject();
    }
}

} // namespace lockstep::ui
