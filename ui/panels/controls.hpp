#pragma once

#include <QComboBox>
#include <QPlainTextEdit>

namespace lockstep::ui {

/// A combo box with a line arrow; the wheel scrolls the panel, not the choice.
class Choice : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

/// Typed keys: Enter or leaving the field runs them, Shift+Enter breaks the line.
class KeysField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit KeysField(QWidget* parent = nullptr);
    /// Shows keys without calling them typed.
    void show(const QString& keys);

signals:
    void committed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void commit();
    QString m_shown;
};

} // namespace lockstep::ui
