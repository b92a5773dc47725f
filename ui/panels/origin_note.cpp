#include "ui/panels/origin_note.hpp"

#include "ui/panels/style.hpp"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::ui {

OriginNote::OriginNote(QWidget* parent)
    : QWidget(parent), m_file(makeLabel({}, 13, 500, "plain")), m_words(makeLabel({}, 12, 400, "second"))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 10);
    column->setSpacing(0);
    auto* rule = new QFrame;
    rule->setObjectName("rule");
    column->addWidget(rule);
    for (QLabel* label : {m_file, m_words}) {
        label->setContentsMargins(20, label == m_file ? 10 : 2, 20, 0);
        column->addWidget(label);
    }
    m_file->setObjectName("originFile");
    m_words->setWordWrap(true);
    m_words->setObjectName("originWords");
    hide();
}

void OriginNote::setOrigin(const QString& file, const QString& words, const QString& path)
{
    constexpr int room = 172; // the sidebar's narrowest
    // The end of a file's name tells more than its middle; words go on in a further line.
    const bool isName = !file.contains(u' ');
    m_file->setWordWrap(!isName);
    m_file->setText(isName ? m_file->fontMetrics().elidedText(file, Qt::ElideMiddle, room) : file);
    m_words->setText(words);
    setToolTip(path);
    setAccessibleName(file);
    setAccessibleDescription(words);
}

QString OriginNote::text() const
{
    return isHidden() ? QString() : m_file->text() + QLatin1Char('\n') + m_words->text();
}

} // namespace lockstep::ui
