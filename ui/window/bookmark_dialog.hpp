#pragma once

#include "engine/analysis/bookmarks.hpp"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace lockstep::ui {

/// Asks for a bookmark's note, and takes the bookmark away where there is one.
class BookmarkDialog : public QDialog {
    Q_OBJECT
public:
    /// `isThere`: it is edited, else a new one.
    BookmarkDialog(const Bookmark& bookmark, bool isThere, QWidget* parent = nullptr);
    /// As a bookmark keeps it.
    std::string note() const;

signals:
    void removed();

private:
    void check();
    QLineEdit* m_note;
    QPushButton* m_keep;
};

} // namespace lockstep::ui
