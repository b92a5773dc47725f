#pragma once

#include "engine/device/build_log.hpp"

#include <QFrame>

class QLabel;
class QPushButton;

namespace lockstep::ui {

struct Theme;

/// What a compiler means by a word that it does not know: "did you mean 'sum'?"; empty: nothing.
QString meantInstead(const BuildMessage& message);

/// What a compiler says, under the line that it is about.
class MessageBubble : public QFrame {
    Q_OBJECT
public:
    explicit MessageBubble(QWidget* parent);
    void setMessage(const BuildMessage& message);
    /// Under this point, in a room so wide.
    void place(int x, int y, int width);

signals:
    /// The word that is meant is to be written there.
    void fixWanted(const QString& word);

private:
    void nameFix();
    QLabel* m_text;
    QPushButton* m_fix;
    QString m_meant;
};

} // namespace lockstep::ui
