#include "ui/panels/notices.hpp"

#include "ui/panels/icons.hpp"
#include "ui/panels/style.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace lockstep::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(makeLabel({}, 13, 400, "plain")),
      m_close(new IconButton(Icon::close, IconButton::Look::flat, tr("Dismiss")))
{
    setObjectName("messageBar");
    m_text->setObjectName("messageText");
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName("messageClose");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 8, 8);
    row->addWidget(m_text, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &IconButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::say(const QString& sentence)
{
    m_text->setText(sentence);
    setAccessibleDescription(sentence);
    show();
}

QString MessageBar::sentence() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::setTheme(const Theme& theme)
{
    m_close->setTheme(theme);
}

ProgressNotice::ProgressNotice(QWidget* parent)
    : QFrame(parent), m_text(makeLabel({}, 13, 400, "plain")), m_bar(new QProgressBar), m_delay(new QTimer(this))
{
    setObjectName("progressBar");
    m_bar->setTextVisible(false);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName("progressCancel");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 8, 8);
    row->setSpacing(16);
    row->addWidget(m_text);
    row->addWidget(m_bar, 1);
    row->addWidget(cancel);
    m_delay->setSingleShot(true);
    m_delay->setInterval(500);
    connect(m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(cancel, &QPushButton::clicked, this, &ProgressNotice::cancelled);
    hide();
}

void ProgressNotice::begin(const QString& what)
{
    m_text->setText(what);
    m_bar->setRange(0, 0);
    m_delay->start();
}

void ProgressNotice::setProgress(quint64 done, quint64 total)
{
    m_bar->setRange(0, static_cast<int>(total));
    m_bar->setValue(static_cast<int>(std::min(done, total)));
}

void ProgressNotice::end()
{
    m_delay->stop();
    hide();
}

} // namespace lockstep::ui
