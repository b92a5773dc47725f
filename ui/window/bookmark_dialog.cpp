#include "ui/window/bookmark_dialog.hpp"

#include "ui/panels/style.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::ui {

BookmarkDialog::BookmarkDialog(const Bookmark& bookmark, bool isThere, QWidget* parent)
    : QDialog(parent), m_note(new QLineEdit(QString::fromStdString(bookmark.note))), m_keep(new QPushButton)
{
    setObjectName("bookmarkDialog");
    setWindowTitle(isThere ? tr("Edit bookmark") : tr("New bookmark"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    auto* label = makeLabel(bookmark.launch == 0 ? tr("Note on the input, if you like:")
                                                 : tr("Note on launch %L1, if you like:").arg(bookmark.launch),
                            13, 400, "second");
    label->setBuddy(m_note);
    column->addWidget(label);
    m_note->setObjectName("bookmarkNote");
    m_note->setAccessibleName(tr("Note"));
    m_note->setMinimumWidth(340);
    column->addWidget(m_note);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column->addLayout(row);
    if (isThere) {
        auto* remove = new QPushButton(tr("Remove"));
        remove->setObjectName("bookmarkRemove");
        remove->setAutoDefault(false);
        row->addWidget(remove);
        connect(remove, &QPushButton::clicked, this, [this] {
            emit removed();
            reject();
        });
    }
    row->addStretch();
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    row->addWidget(cancel);
    m_keep->setText(isThere ? tr("Keep") : tr("Add"));
    m_keep->setObjectName("bookmarkKeep");
    m_keep->setDefault(true);
    row->addWidget(m_keep);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_note, &QLineEdit::textChanged, this, &BookmarkDialog::check);
    m_note->setFocus();
    check();
}

std::string BookmarkDialog::note() const
{
    return m_note->text().trimmed().toStdString();
}

void BookmarkDialog::check()
{
    const bool fits = note().size() <= longestBookmark;
    m_keep->setEnabled(fits);
    m_keep->setToolTip(fits ? QString() : tr("The note is too long; shorten it."));
}

} // namespace lockstep::ui
