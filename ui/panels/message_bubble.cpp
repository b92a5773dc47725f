#include "ui/panels/message_bubble.hpp"

#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

namespace lockstep::ui {

QString meantInstead(const BuildMessage& message)
{
    const QString text = QString::fromStdString(message.text), asks = QStringLiteral("did you mean '");
    const qsizetype at = text.indexOf(asks);
    if (at < 0)
        return {};
    const qsizetype begin = at + asks.size();
    return text.mid(begin, std::max<qsizetype>(text.indexOf('\'', begin) - begin, 0));
}

MessageBubble::MessageBubble(QWidget* parent)
    : QFrame(parent), m_text(makeLabel({}, 12, 400, "plain")), m_fix(new QPushButton)
{
    setObjectName("messageBubble");
    m_text->setObjectName("bubbleText");
    m_text->setFont(uiFont(12, 400, FontFamily::mono));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fix->setObjectName("bubbleFix");
    m_fix->setCursor(Qt::PointingHandCursor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    column->addWidget(m_text);
    column->addWidget(m_fix, 0, Qt::AlignLeft);
    connect(m_fix, &QPushButton::clicked, this, [this] { emit fixWanted(m_meant); });
    setCursor(Qt::ArrowCursor);
    worded(this, [this] { nameFix(); });
    hide();
}

void MessageBubble::setMessage(const BuildMessage& message)
{
    m_text->setText(
        QStringLiteral("%1:%2: %3").arg(message.line).arg(message.column).arg(QString::fromStdString(message.text)));
    m_meant = meantInstead(message);
    nameFix();
    m_fix->setVisible(!m_meant.isEmpty());
}

void MessageBubble::nameFix()
{
    m_fix->setText(tr("Write %1").arg(m_meant));
}

void MessageBubble::place(int x, int y, int width)
{
    constexpr int least = 180;
    const int wide = std::max(least, width - 12);
    setFixedWidth(wide);
    const int high = layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : sizeHint().height();
    setFixedHeight(high);
    move(x, y);
}

} // namespace lockstep::ui
