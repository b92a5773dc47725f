#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::ui {

/// Where the recording on the screen comes from, where it was not made just now: a file, of which day and device.
class OriginNote : public QWidget {
    Q_OBJECT
public:
    explicit OriginNote(QWidget* parent = nullptr);
    void setOrigin(const QString& file, const QString& words, const QString& path);
    QString text() const;

private:
    QLabel* m_file;
    QLabel* m_words;
};

} // namespace lockstep::ui
