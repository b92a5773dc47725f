#pragma once

#include "ui/compare/comparison.hpp"
#include "ui/export/writer.hpp"
#include "ui/player/player.hpp"

#include <QDialog>
#include <QFutureWatcher>
#include <stop_token>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace lockstep::ui {

class Choice;

/// What the dialog writes, and where the window stands in it. The deck's functions may wait for the device.
struct ExportJob {
    Deck deck;
    DeckMoment now;
    std::optional<std::uint32_t> selectedItem; ///< of this moment
};

/// Frames of one recording.
ExportJob exportJob(Service& service, const Player& player);
/// Frames of all panes of a comparison.
ExportJob exportJob(const Comparison& comparison);

/// Pictures of this moment or of a range of launches.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(ExportJob job, ThemeName theme, QWidget* parent = nullptr);
    ~ExportDialog() override;

    void reject() override;

private:
    struct Result {
        QString failure;
        int files = 0;
        bool cancelled = false;
    };
    void browse();
    void showKind();
    void start();
    void finish();

    ExportJob m_job;
    QRadioButton* m_frame;
    QRadioButton* m_range;
    QSpinBox* m_from;
    QSpinBox* m_until;
    Choice* m_format;
    Choice* m_size;
    Choice* m_theme;
    QLineEdit* m_path;
    QLabel* m_status;
    QProgressBar* m_bar;
    QPushButton* m_go;
    QPushButton* m_close;
    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
};

} // namespace lockstep::ui
