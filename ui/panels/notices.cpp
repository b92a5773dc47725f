#include "ui/panels/notices.hpp"

#include "ui/panels/icons.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace lockstep::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(makeLabel({}, 13, 400, "plain")), m_more(new QPushButton),
      m_close(new IconButton(Icon::close, IconButton::Look::flat, [] { return tr("Dismiss"); })),
      m_rest(makeLabel({}, 13, 400, "plain")), m_restArea(new QScrollArea)
{
    setObjectName("messageBar");
    m_text->setObjectName("messageText");
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setObjectName("messageClose");
    m_more->setObjectName("messageMore");
    m_rest->setObjectName("messageRest");
    m_rest->setWordWrap(true);
    m_rest->setTextInteractionFlags(Qt::TextSelectableByMouse);
    constexpr int mostRest = 160; // pixels: the picture is what people came for
    m_restArea->setMaximumHeight(mostRest);
    m_restArea->setFrameShape(QFrame::NoFrame);
    m_restArea->setWidgetResizable(true);
    m_restArea->setWidget(m_rest);
    worded(m_restArea, [this] { m_restArea->setAccessibleName(tr("All of it")); });
    m_restArea->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_text, 1);
    row->addWidget(m_more);
    row->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 8, 8);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_restArea);
    connect(m_close, &IconButton::clicked, this, &QWidget::hide);
    connect(m_more, &QPushButton::clicked, this, [this] { showRest(m_restArea->isHidden()); });
    worded(this, [this] { nameMore(); });
    hide();
}

void MessageBar::say(const QString& sentence, const QStringList& more)
{
    m_text->setText(sentence);
    m_rest->setText(more.join(QLatin1Char('\n')));
    m_restCount = more.size();
    m_more->setVisible(!more.isEmpty());
    showRest(false);
    setAccessibleDescription((QStringList{sentence} + more).join(QLatin1Char(' ')));
    show();
}

void MessageBar::showRest(bool isShown)
{
    m_restArea->setVisible(isShown);
    nameMore();
}

void MessageBar::nameMore()
{
    m_more->setText(!m_restArea->isHidden() ? tr("Show less")
                    : m_restCount == 1      ? tr("And 1 more")
                                            : tr("And %L1 more").arg(m_restCount));
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
    auto* cancel = new QPushButton;
    wordedText(cancel, [] { return tr("Cancel"); });
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
    m_text->clear();
    hide();
}

} // namespace lockstep::ui
