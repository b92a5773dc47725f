#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::ui {

/// What something of the library teaches, in a line below its name. It is as high for every line, so that nothing moves
/// while the mouse goes down the list, and gives way where the window is low.
class TeachingNote : public QWidget {
    Q_OBJECT
public:
    /// Stands while the library does.
    explicit TeachingNote(QWidget& library);
    void say(const QString& title, const QString& line);
    QString text() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();

    QWidget& m_library;
    QWidget* m_watched = nullptr; ///< the window
    QLabel* m_name;
    QLabel* m_line;
};

} // namespace lockstep::ui
