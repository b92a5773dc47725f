#pragma once

#include "ui/panels/search_index.hpp"

#include <QStyledItemDelegate>

namespace lockstep::ui {

struct Theme;

/// Of one line of the list of what was found.
struct SearchRow {
    enum class Kind { heading, thing, more, nothing };
    Kind kind = Kind::thing;
    QString title, count; ///< of a heading
    Findable thing;
    FoundThing found;
};

/// Draws the list: headings with their counts, and things with the letters that were asked for underlined.
class SearchRows : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit SearchRows(const std::vector<SearchRow>& rows, QObject* parent);
    void setTheme(const Theme& theme) { m_theme = &theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintThing(QPainter& painter, const QRect& box, const SearchRow& row, bool isCurrent) const;

    const std::vector<SearchRow>& m_rows;
    const Theme* m_theme;
};

} // namespace lockstep::ui
