#pragma once

#include <QFrame>
#include <QString>
#include <QStringList>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QPushButton;

namespace lockstep::ui {

class IconButton;
struct Theme;

/// One sentence that stays until it has been read. Of several the first, with how many more there are; these on demand.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void say(const QString& sentence, const QStringList& more = {});
    QString sentence() const;
    void setTheme(const Theme& theme);

private:
    void showRest(bool isShown);
    void nameMore();

    QLabel* m_text;
    QPushButton* m_more;
    IconButton* m_close;
    QLabel* m_rest; ///< the others, a line each
    QScrollArea* m_restArea;
    qsizetype m_restCount = 0;
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
