#pragma once

#include <QComboBox>
#include <QPlainTextEdit>
#include <QTimer>
#include <functional>

namespace lockstep::ui {

/// A combo box with a line arrow; the wheel scrolls the panel, not the choice.
class Choice : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

/// Typed keys: a short pause, Enter or leaving the field runs them as soon as they can be run, Shift+Enter breaks the
/// line, and Esc brings back those of the picture.
class KeysField : public QPlainTextEdit {
    Q_OBJECT
public:
    /// Why this text cannot be run, as a sentence; empty where it can.
    using Check = std::function<QString(const QString& text)>;

    explicit KeysField(QWidget* parent = nullptr);
    void setCheck(Check check) { m_check = std::move(check); }
    /// These are the picture's. What is being typed stays as it is.
    void show(const QString& keys);
    /// What is typed is given up: other keys were asked for elsewhere.
    void forget();
    /// Other keys stand here than those of the picture.
    bool isPending() const { return toPlainText() != m_shown; }
    /// What is wrong with the keys that stand here; empty: nothing.
    const QString& problem() const { return m_problem; }
    /// They could not be run after all.
    void refuse(const QString& why);
    /// Runs what is typed, unless something is wrong with it or it is running already.
    void commit();

signals:
    void committed();
    void problemChanged();
    /// Enter on keys that cannot be run.
    void refused(const QString& why);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void typed();
    void put(QString text);
    void setProblem(const QString& problem);

    Check m_check;
    QTimer m_pause;
    QString m_shown; ///< of the picture
    QString m_sent;  ///< what was committed last, or the picture's
    QString m_tidy;  ///< the picture's keys as they are written, while they stand here as they were typed
    QString m_problem;
    bool m_isFilling = false;
};

} // namespace lockstep::ui
