#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lockstep::ui {

class IconButton;
struct Theme;

/// One sentence that stays until it has been read.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void say(const QString& sentence);
    QString sentence() const;
    void setTheme(const Theme& theme);

private:
    QLabel* m_text;
    IconButton* m_close;
};

/// Work that takes longer than half a second, with a way to stop it.
class ProgressNotice : public QFrame {
    Q_OBJECT
public:
    explicit ProgressNotice(QWidget* parent = nullptr);
    /// Shows itself if the work is still going after half a second.
    void begin(const QString& what);
    void setProgress(quint64 done, quint64 total);
    void end();

signals:
    void cancelled();

private:
    QLabel* m_text;
    QProgressBar* m_bar;
    QTimer* m_delay;
};

} // namespace lockstep::ui
