#include "ui/panels/changed_banner.hpp"

#include "engine/analysis/changes.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/panels/stripes.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int stripHeight = 36, stripeWidth = 36, stripMargin = 20, stripGap = 12;
constexpr int moreLeft = 36, moreRight = 28, moreGap = 16;

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
    const bool isKnown = at < recording.output.size() && at < rightness->right.size();
    const QString text =
        (isKnown
             ? ChangedBanner::tr("Of %L1 elements of the result %L2 are wrong, the first of them element %L3: %4 in "
                                 "place of %5.")
             : ChangedBanner::tr("Of %L1 elements of the result %L2 are wrong, the first of them element %L3."))
            .arg(recording.output.size())
            .arg(rightness->wrongCount())
            .arg(at);
    if (!isKnown)
        return text;
    return text.arg(QString::fromStdString(formatValue(recording.output[at], type)),
                    QString::fromStdString(formatValue(rightness->right[at], type)));
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
    change.words = withChineseMarks(words.join(' '));
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
    : QWidget(parent), m_strip(new QWidget), m_title(makeLabel({}, 13, 600, "onInk")),
      m_remark(makeLabel({}, 13, 400, "onInk")), m_show(link("bannerShow", {})), m_compare(link("bannerCompare", {})),
      m_putBack(link("bannerPutBack", {})), m_more(new QWidget), m_words(makeLabel({}, 13, 400, "plain")),
      m_goTo(new QPushButton)
{
    setObjectName("changedBanner");
    m_strip->setFixedHeight(stripHeight);
    m_remark->setObjectName("bannerRemark");
    m_words->setObjectName("bannerWords");
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_goTo->setObjectName("bannerLaunch");
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins(stripeWidth + stripMargin, 0, stripeWidth + stripMargin, 0);
    row->setSpacing(stripGap);
    row->addWidget(m_title);
    row->addWidget(m_remark, 1);
    row->addWidget(m_show);
    row->addWidget(m_compare);
    row->addWidget(m_putBack);
    auto* more = new QHBoxLayout(m_more);
    more->setContentsMargins(moreLeft, 8, moreRight, 4);
    more->setSpacing(moreGap);
    more->addWidget(m_words, 1);
    more->addWidget(m_goTo, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_more);
    connect(m_show, &QPushButton::clicked, this, &ChangedBanner::changeWanted);
    connect(m_compare, &QPushButton::clicked, this, &ChangedBanner::compareWanted);
    connect(m_putBack, &QPushButton::clicked, this, &ChangedBanner::putBackWanted);
    connect(m_goTo, &QPushButton::clicked, this, [this] { emit launchWanted(m_launch); });
    worded(this, [this] {
        m_title->setText(tr("Changed kernel"));
        m_show->setAccessibleName(tr("Show the change"));
        m_compare->setToolTip(tr("Run both on the same keys, side by side"));
        m_compare->setAccessibleName(tr("Compare with the original"));
        m_putBack->setText(tr("Put back"));
        m_putBack->setToolTip(tr("Put the kernel back as it was (Ctrl+B)"));
        fitStrip();
    });
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
    fitWords();
}

void ChangedBanner::setComparable(bool isComparable)
{
    m_compare->setVisible(isComparable);
    fitStrip();
}

void ChangedBanner::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitStrip();
    fitWords();
}

void ChangedBanner::fitStrip()
{
    const auto needed = [this] {
        int all = 2 * (stripeWidth + stripMargin) + m_title->sizeHint().width();
        for (const QPushButton* each : {m_show, m_compare, m_putBack})
            if (!each->isHidden())
                all += stripGap + each->sizeHint().width();
        return all + stripGap + m_remark->sizeHint().width();
    };
    const auto say = [this](const QString& show, const QString& compare) {
        m_show->setText(show);
        m_compare->setText(compare);
    };
    say(tr("Show the change"), tr("Compare with the original"));
    if (width() < needed())
        say(tr("Show the change"), tr("Compare"));
    if (width() < needed())
        say(tr("Show"), tr("Compare"));
    // Cut off the remark would say something else.
    const bool hasRoom = width() >= needed();
    if (!hasRoom)
        say(tr("Show the change"), tr("Compare"));
    m_remark->setVisible(hasRoom);
    m_title->setToolTip(hasRoom ? QString() : m_remark->text());
    static_cast<QHBoxLayout*>(m_strip->layout())->setStretchFactor(m_title, hasRoom ? 0 : 1);
}

void ChangedBanner::fitWords()
{
    const int button = m_goTo->isHidden() ? 0 : moreGap + m_goTo->sizeHint().width();
    const int room = std::max(width() - moreLeft - moreRight - button, 1);
    m_words->setMinimumHeight(std::max(m_words->heightForWidth(room), 0)); // without words: less
}

void ChangedBanner::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    fitStrip();
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
