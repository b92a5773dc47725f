#include "ui/panels/changed_banner.hpp"

#include "engine/analysis/changes.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/stripes.hpp"
#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int stripHeight = 36, stripeWidth = 36;

QString sentence(const std::string& words)
{
    QString text = QString::fromStdString(words);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text + '.';
}

QPushButton* link(const char* name, const QString& text)
{
    auto* made = new QPushButton(text);
    made->setObjectName(name);
    made->setProperty("link", true);
    made->setFont(uiFont(12.5, 500));
    made->setCursor(Qt::PointingHandCursor);
    return made;
}

/// "Of 8 elements 3 come out wrong, the first of them element 2: 11 in place of 8."
QString wrongWords(const Recording& recording)
{
    const auto rightness = rightnessOf(recording);
    if (rightness->isRight() || rightness->endsEarly)
        return {};
    const auto first = std::ranges::find(rightness->wrong, true);
    const auto at = static_cast<std::size_t>(first - rightness->wrong.begin());
    const ElementType type = recording.buffers[recording.outputBuffer].type;
    QString text = ChangedBanner::tr("Of %L1 elements of the result %L2 are wrong, the first of them element %L3")
                       .arg(recording.output.size())
                       .arg(rightness->wrongCount())
                       .arg(at);
    if (at < recording.output.size() && at < rightness->right.size())
        text += ChangedBanner::tr(": %1 in place of %2")
                    .arg(QString::fromStdString(formatValue(recording.output[at], type)),
                         QString::fromStdString(formatValue(rightness->right[at], type)));
    return text + '.';
}

} // namespace

KernelChange kernelChangeOf(const RecordingPtr& recording)
{
    KernelChange change;
    if (const auto shipped = shippedKernel(*recording))
        change.lines = changedLines(*shipped, recording->kernelSource);
    const RecordingPtr right = rightRunOf(*recording);
    if (right && recording->isComplete())
        if (const auto at = firstDeparture(*recording, *right))
            change.launch = at->launch;
    QStringList words;
    const std::vector<std::string> notes = changeNotes(*recording);
    for (std::size_t i = change.lines.empty() ? 0 : 1; i < notes.size(); ++i) // the first one tells the lines
        words += sentence(notes[i]);
    if (!right)
        words += ChangedBanner::tr("No run of the right kernel stands beside it.");
    if (const QString wrong = wrongWords(*recording); !wrong.isEmpty())
        words += wrong;
    if (words.isEmpty())
        words += ChangedBanner::tr("It is not compared with the right run, since not every state is kept.");
    change.words = words.join(' ');
    return change;
}

QString changedLinesText(const std::vector<std::size_t>& lines, bool isYours)
{
    if (lines.size() == 1)
        return (isYours ? ChangedBanner::tr("line %1 is yours, not the book’s")
                        : ChangedBanner::tr("line %1 is not the book’s"))
            .arg(lines.front());
    return (isYours ? ChangedBanner::tr("%1 lines are yours, not the book’s")
                    : ChangedBanner::tr("%1 lines are not the book’s"))
        .arg(lines.size());
}

ChangedBanner::ChangedBanner(QWidget* parent)
    : QWidget(parent), m_strip(new QWidget), m_title(makeLabel(tr("Changed kernel"), 13, 600, "onInk")),
      m_remark(makeLabel({}, 13, 400, "onInk")), m_show(link("bannerShow", tr("Show the change"))),
      m_putBack(link("bannerPutBack", tr("Put back"))), m_more(new QWidget), m_words(makeLabel({}, 13, 400, "plain")),
      m_goTo(new QPushButton)
{
    setObjectName("changedBanner");
    m_strip->setFixedHeight(stripHeight);
    m_remark->setObjectName("bannerRemark");
    m_words->setObjectName("bannerWords");
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_goTo->setObjectName("bannerLaunch");
    m_putBack->setToolTip(tr("Put the kernel back as it was (Ctrl+B)"));
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins(stripeWidth + 20, 0, stripeWidth + 20, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_remark, 1);
    row->addWidget(m_show);
    row->addWidget(m_putBack);
    auto* more = new QHBoxLayout(m_more);
    more->setContentsMargins(36, 8, 28, 4);
    more->setSpacing(16);
    more->addWidget(m_words, 1);
    more->addWidget(m_goTo, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_more);
    connect(m_show, &QPushButton::clicked, this, &ChangedBanner::changeWanted);
    connect(m_putBack, &QPushButton::clicked, this, &ChangedBanner::putBackWanted);
    connect(m_goTo, &QPushButton::clicked, this, [this] { emit launchWanted(m_launch); });
    hide();
}

void ChangedBanner::setTheme(ThemeName theme)
{
    m_theme = theme;
    update();
}

void ChangedBanner::begin(const QString& remark)
{
    setChange({}, remark);
}

void ChangedBanner::setChange(const KernelChange& change, const QString& remark)
{
    m_launch = change.launch.value_or(0);
    m_words->setText(change.words);
    m_goTo->setText(tr("Go to launch %L1").arg(m_launch));
    m_goTo->setVisible(change.launch.has_value());
    m_more->setVisible(!change.words.isEmpty());
    setRemark(remark);
}

void ChangedBanner::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    setAccessibleDescription(m_title->text() + ": " + remark + ' ' + m_words->text());
}

void ChangedBanner::paintEvent(QPaintEvent*)
{
    const Theme& t = theme(m_theme);
    QPainter painter(this);
    const QRectF strip(0, 0, width(), stripHeight);
    painter.fillRect(strip, t.ink);
    drawStripes(painter, QRectF(0, 0, stripeWidth, stripHeight), t.ink, t.paper, 10);
    drawStripes(painter, QRectF(width() - stripeWidth, 0, stripeWidth, stripHeight), t.ink, t.paper, 10);
}

} // namespace lockstep::ui
