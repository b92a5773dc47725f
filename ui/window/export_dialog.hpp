#pragma once

#include "ui/export/time_left.hpp"
#include "ui/window/export_job.hpp"

#include <QDialog>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QTimer>
#include <atomic>
#include <memory>
#include <stop_token>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace lockstep::ui {

class ExportForm;
class ExportPreview;

/// Writes a moment, a range or all of what the window shows, in any format, with a preview of the picture.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(ExportJob job, ThemeName theme, Language language = Language::english, QWidget* parent = nullptr);
    ~ExportDialog() override;

    void reject() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Result {
        QString failure;
        std::size_t files = 0;
        bool cancelled = false;
    };
    /// Of the thread that writes; looked at by the timer.
    struct Done {
        std::atomic<std::size_t> done = 0, total = 0;
    };
    QWidget* makeChoices();
    QWidget* makeFoot();
    void turnTo(PageUnit unit);
    /// The deck's words in the language that is spoken.
    void takeWords();
    void showChoice();
    void showWarning();
    void proposePath();
    void browse();
    void start();
    void showProgress();
    void finish();

    ExportJob m_job;
    ExportForm* m_form;
    ExportPreview* m_preview;
    QLabel* m_facts; ///< of the picture: pixels, seconds
    QLineEdit* m_path;
    QLabel* m_status;
    QProgressBar* m_bar;
    QPushButton* m_go;
    QPushButton* m_close;
    QWidget* m_choices;
    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
    std::shared_ptr<Done> m_done = std::make_shared<Done>();
    QTimer m_timer;
    QElapsedTimer m_clock;
    TimeLeft m_left;
};

} // namespace lockstep::ui
