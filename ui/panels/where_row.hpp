#pragma once

#include <QWidget>

class QLabel;

namespace lockstep::ui {

struct Theme;

/// Where a kernel ran, and what that means where there is room for it. A frame in dashes with what runs in it stands
/// before the words.
class WhereRow : public QWidget {
public:
    explicit WhereRow(QWidget* parent = nullptr);
    /// "Ran in a process of its own", and "a hang or a crash there ends nothing here"; empty: there is nothing to say.
    void setWords(const QString& where, const QString& meaning);
    bool isEmpty() const { return m_where.isEmpty(); }
    void setTheme(const Theme& theme);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrangeWords();

    QString m_where, m_meaning;
    QWidget* m_sign;
    QLabel* m_words;
};

} // namespace lockstep::ui
