#pragma once

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

/// Pictures of this moment or of a range of launches, written on a thread of their own.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(Service& service, Player& player, ThemeName theme, QWidget* parent = nullptr);
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

    Service& m_service;
    RecordingPtr m_recording;
    Moment m_moment;
    std::optional<std::uint32_t> m_item;
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
