#include "ui/window/export_dialog.hpp"

#include "ui/compare/comparison_export.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/style.hpp"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QtConcurrentRun>

namespace lockstep::ui {

ExportJob exportJob(Service& service, const Player& player)
{
    const RecordingPtr recording = player.recording();
    ExportJob job;
    job.deck = recordingDeck({recording, [&service, recording](const Needs& needs, const std::stop_token& stop) {
                                  return service.fetchNow(recording, needs, stop);
                              }});
    job.now = {player.moment().launch, player.moment().fraction};
    job.selectedItem = player.selectedItem();
    return job;
}

ExportJob exportJob(const Comparison& comparison)
{
    const ComparisonSource source{comparison.panes(), comparison.fetcher(), comparison.question()};
    ExportJob job;
    job.deck = comparisonDeck(source, comparison.clock());
    const ComparisonPlace place = placeIn(source.recordings(), comparison.clock());
    job.now = {place.page, place.fraction};
    return job;
}

ExportDialog::ExportDialog(ExportJob job, ThemeName theme, QWidget* parent)
    : QDialog(parent), m_job(std::move(job)), m_frame(new QRadioButton(tr("This moment"))),
      m_range(new QRadioButton(tr("Launches"))), m_from(new QSpinBox), m_until(new QSpinBox), m_format(new Choice),
      m_size(new Choice), m_theme(new Choice), m_path(new QLineEdit), m_status(makeLabel({}, 13, 400, "second")),
      m_bar(new QProgressBar), m_go(new QPushButton(tr("Export"))), m_close(new QPushButton(tr("Close")))
{
    setWindowTitle(tr("Export"));
    setObjectName("exportDialog");
    const FrameRange all = allLaunches(m_job.deck);
    const int last = static_cast<int>(all.last);
    m_frame->setChecked(true);
    m_frame->setObjectName("exportFrame");
    m_range->setObjectName("exportRange");
    m_from->setObjectName("exportFrom");
    m_until->setObjectName("exportUntil");
    m_path->setObjectName("exportPath");
    m_go->setObjectName("exportGo");
    m_close->setObjectName("exportClose");
    m_status->setObjectName("exportStatus");
    m_format->setObjectName("exportFormat");
    for (QSpinBox* spin : {m_from, m_until}) {
        spin->setRange(0, last);
        spin->setToolTip(tr("0 is the input"));
    }
    m_from->setValue(static_cast<int>(all.first));
    m_until->setValue(last);
    for (const Format* format : formats())
        if (format->isPicture()) // they come first
            m_format->addItem(QString(format->title), QString(format->id));
    for (const QSize& size : frameSizes())
        m_size->addItem(tr("%1 × %2").arg(size.width()).arg(size.height()), size);
    m_size->setCurrentIndex(std::max(m_size->findData(defaultFrameSize), 0));
    m_theme->addItem(tr("Light"));
    m_theme->addItem(tr("Dark"));
    m_theme->setCurrentIndex(theme == ThemeName::dark ? 1 : 0);
    m_status->setWordWrap(true);
    m_status->setMinimumHeight(36);
    m_bar->setTextVisible(false);
    m_bar->hide();
    auto* browseButton = new QPushButton(tr("Choose…"));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 24, 24, 20);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(12);
    grid->addWidget(m_frame, 0, 0, 1, 4);
    grid->addWidget(m_range, 1, 0);
    grid->addWidget(m_from, 1, 1);
    grid->addWidget(makeLabel(tr("to"), 13, 400, "plain"), 1, 2, Qt::AlignCenter);
    grid->addWidget(m_until, 1, 3);
    const auto row = [&](int at, const QString& name, QWidget* control) {
        grid->addWidget(makeLabel(name, 13, 400, "plain"), at, 0);
        grid->addWidget(control, at, 1, 1, 3);
    };
    row(2, tr("Format"), m_format);
    row(3, tr("Size"), m_size);
    row(4, tr("Theme"), m_theme);
    grid->addWidget(makeLabel(tr("To"), 13, 400, "plain"), 5, 0);
    grid->addWidget(m_path, 5, 1, 1, 2);
    grid->addWidget(browseButton, 5, 3);
    grid->addWidget(m_bar, 6, 0, 1, 4);
    grid->addWidget(m_status, 7, 0, 1, 4);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    buttons->addWidget(m_go);
    grid->addLayout(buttons, 8, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    m_go->setDefault(true);
    setMinimumWidth(460);

    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_range, &QRadioButton::toggled, this, &ExportDialog::showKind);
    connect(m_format, &QComboBox::activated, this, &ExportDialog::showKind);
    connect(m_go, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(&m_watcher, &QFutureWatcher<Result>::finished, this, &ExportDialog::finish);
    showKind();
}

ExportDialog::~ExportDialog()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void ExportDialog::showKind()
{
    // A name that was only proposed follows the choice; one that was typed stays.
    if (!m_path->isModified()) {
        const QString base = QDir::homePath() + '/' + m_job.deck.name;
        m_path->setText(m_range->isChecked()
                            ? base + "-frames"
                            : base + QStringLiteral("-%1.").arg(m_job.deck.pages[m_job.now.page].number) +
                                  m_format->currentData().toString());
    }
}

void ExportDialog::browse()
{
    const bool folder = m_range->isChecked();
    auto* dialog = new QFileDialog(this, folder ? tr("Folder for the frames") : tr("Export to"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(folder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::AnyFile);
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
    const bool folder = m_range->isChecked();
    const QString path = m_path->text().trimmed();
    if (path.isEmpty()) {
        m_status->setText(tr("Say where to write: the field To is empty."));
        return;
    }
    FrameLook look;
    look.pixels = m_size->currentData().toSize();
    look.theme = m_theme->currentIndex() == 1 ? ThemeName::dark : ThemeName::light;
    const Format* format = formats()[static_cast<std::size_t>(m_format->currentIndex())];
    FrameRange range;
    range.first = static_cast<std::size_t>(std::min(m_from->value(), m_until->value()));
    range.last = static_cast<std::size_t>(std::max(m_from->value(), m_until->value()));
    m_stop = std::stop_source();
    m_bar->setRange(0, 0);
    m_bar->show();
    m_status->setText(tr("Writing…"));
    m_go->setEnabled(false);
    m_close->setText(tr("Cancel"));
    ExportProgress progress;
    progress.stop = m_stop.get_token();
    progress.report = [this](std::size_t done, std::size_t total) {
        QMetaObject::invokeMethod(m_bar, [this, done, total] {
            m_bar->setRange(0, static_cast<int>(total));
            m_bar->setValue(static_cast<int>(done));
        });
    };
    m_watcher.setFuture(QtConcurrent::run([=, job = m_job]() -> Result {
        try {
            if (folder)
                return {
                    {}, static_cast<int>(exportFrames(job.deck, range, look, path, *format, progress).size()), false};
            FrameLook now = look;
            now.selectedItem = job.selectedItem;
            exportFrame(job.deck, job.now, now, path, *format, progress.stop);
            return {{}, 1, false};
        } catch (const Cancelled&) {
            return {{}, 0, true};
        } catch (const std::exception& error) {
            return {QString::fromUtf8(error.what()), 0, false};
        }
    }));
}

void ExportDialog::finish()
{
    const Result result = m_watcher.result();
    m_bar->hide();
    m_go->setEnabled(true);
    m_close->setText(tr("Close"));
    if (result.cancelled)
        m_status->setText(tr("Cancelled; nothing was written."));
    else if (!result.failure.isEmpty())
        m_status->setText(result.failure);
    else if (result.files == 1)
        m_status->setText(tr("Written: %1").arg(m_path->text()));
    else
        m_status->setText(tr("%L1 frames written to %2").arg(result.files).arg(m_path->text()));
}

void ExportDialog::reject()
{
    if (m_watcher.isRunning())
        m_stop.request_stop();
    else
        QDialog::reject();
}

} // namespace lockstep::ui
