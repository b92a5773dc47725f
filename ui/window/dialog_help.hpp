#pragma once

#include <QObject>
#include <QString>
#include <functional>

class QDialog;

namespace lockstep::ui {

/// What a dialog is for, what the control that has the keyboard does, and the dialog's keys, as Markdown.
QString helpOfDialog(const QDialog& dialog);

/// Hears F1 in dialogs that the window's own keys do not reach.
class DialogHelp : public QObject {
    Q_OBJECT
public:
    /// `show` is told of the dialog in which help was asked for.
    DialogHelp(QObject* parent, std::function<void(QDialog& dialog)> show);
    ~DialogHelp() override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    std::function<void(QDialog& dialog)> m_show;
};

} // namespace lockstep::ui
