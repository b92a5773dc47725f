#pragma once

#include "ui/panels/search_rows.hpp"

#include <QFrame>
#include <set>

class QLabel;
class QLineEdit;
class QListWidget;

namespace lockstep::ui {

/// A field, and below it what it finds, by kinds. The keyboard stays in the field: Up and Down choose, Tab goes to the
/// next kind, Enter opens, Ctrl+Enter compares, Esc closes, as does leaving the field.
class SearchPanel : public QFrame {
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent);
    void setTheme(const Theme& theme);
    /// Shows itself over all of this, and of what was opened last in that order while nothing is typed yet.
    void begin(std::vector<Findable> all, const std::vector<std::size_t>& last, const std::vector<std::size_t>& useful);
    void close();
    /// What is in the list, a line each, "> " before the chosen one: for tests and for screen readers.
    QString text() const;

signals:
    void opened(const lockstep::ui::Findable& thing);
    void compared(const lockstep::ui::Findable& thing);
    void closed();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void search();
    void addGroup(const QString& title, const std::vector<FoundThing>& found, std::size_t most);
    void fill();
    void choose(int row);
    void move(int way);
    void moveToNextGroup(int way);
    void take(int row, bool isCompared);
    bool pressed(int key, Qt::KeyboardModifiers modifiers);
    bool canBeChosen(int row) const;
    QString wordsOf(const SearchRow& row) const;

    std::vector<Findable> m_all;
    std::vector<std::size_t> m_last, m_useful;
    std::set<Findable::Kind> m_whole; ///< kinds of which all are shown
    std::vector<SearchRow> m_rows;
    const Theme* m_theme;
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_magnifier;
    QLabel* m_foot;
    SearchRows* m_painter;
};

} // namespace lockstep::ui
