#pragma once

#include "engine/algorithms/algorithm.hpp"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace lockstep::ui {

class Choice;
class KeysField;

/// A parameter that has names to choose from and takes free text, typed or from a file.
class TextParameter : public QWidget {
    Q_OBJECT
public:
    explicit TextParameter(const Parameter& parameter, QWidget* parent = nullptr);

    void setValue(const std::string& value);
    std::string value() const;
    void openFile();
    /// In the order in which Tab walks them.
    QList<QWidget*> fields() const;

signals:
    void changed();
    /// A file that cannot be read, in a sentence.
    void failed(const QString& why);

private:
    void showText();
    void showWaiting();

    Choice* m_choice;
    KeysField* m_text;
    QLabel* m_waiting; ///< what was typed has not run
    QString m_ran;
    QPushButton* m_open;
    const bool m_isNetwork; ///< else positions
};

} // namespace lockstep::ui
