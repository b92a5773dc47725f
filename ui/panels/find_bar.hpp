#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lockstep::ui {

class KernelEditor;

/// Property of a field that keeps the keyboard when Enter is pressed in it.
inline constexpr const char* keepsEnter = "keepsEnter";

/// Looks for text in an editor: Enter and F3 go on, with Shift back, Esc closes.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);
    void setEditor(KernelEditor& editor) { m_editor = &editor; }
    /// Shows itself with what is selected in the editor.
    void begin();
    void find(int way);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void close();

    KernelEditor* m_editor = nullptr;
    QLineEdit* m_text;
    QLabel* m_none;
};

} // namespace lockstep::ui
