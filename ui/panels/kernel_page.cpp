#include "ui/panels/kernel_page.hpp"

#include "engine/analysis/changes.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/find_bar.hpp"
#include "ui/panels/icons.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/source.hpp"
#include "ui/panels/stripes.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/where_row.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr int namesGap = 12;

/// A short strip of stripes.
class Stripes : public QWidget {
public:
    Stripes() { setFixedSize(9, 15); }
    const Theme* colours = &theme(ThemeName::light);

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawStripes(painter, rect(), colours->ink, colours->panel, 5);
        painter.setPen(colours->ink);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
};

QPushButton* button(const char* name, const WordsNow& text, const WordsNow& tip)
{
    auto* made = new QPushButton;
    made->setObjectName(name);
    if (text)
        wordedText(made, text);
    wordedTip(made, tip);
    made->setFont(uiFont(13, 500));
    return made;
}

constexpr qsizetype longestLine = 2000; // laying out a longer one takes its time

/// A forged recording's: it is shown in part, and not to be changed.
bool isTooLong(const QString& text)
{
    if (text.size() > KernelSource::mostCharacters || text.count('\n') > KernelSource::mostLines)
        return true;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf('\n', begin) < 0 ? text.size() : text.indexOf('\n', begin);
        if (end - begin > longestLine)
            return true;
        begin = end + 1;
    }
    return false;
}

/// A stylesheet reads it.
void setSign(QWidget& widget, const char* name, bool isOn)
{
    if (widget.property(name).toBool() == isOn)
        return;
    widget.setProperty(name, isOn);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

KernelPage::KernelPage(QWidget* parent)
    : QWidget(parent), m_file(makeLabel({}, 12, 400, "second")), m_arguments(makeLabel({}, 12, 400, "second")),
      m_options(makeLabel({}, 11, 400, "third")), m_counted(makeLabel({}, 11, 400, "second")),
      m_run(button(
          "kernelRun", [] { return tr("Run"); }, [] { return tr("Run this text (Ctrl+Enter)"); })),
      m_putBack(button(
          "kernelPutBack", [] { return tr("Put back"); }, [] { return tr("Put the kernel back as it was (Ctrl+B)"); })),
      m_traceCalls(button(
          "traceCalls", [] { return tr("Trace calls"); },
          [] { return tr("Show the lines that only tell what happens"); })),
      m_stripes(new Stripes), m_state(makeLabel({}, 12, 400, "second")), m_where(new WhereRow), m_find(new FindBar),
      m_editor(new KernelEditor(Tongue::openCl)), m_plan(new KernelEditor(Tongue::lua)), m_files(new QTabBar),
      m_texts(new QStackedWidget),
      m_check(button("kernelCheck", {}, [] { return tr("Run it over sizes and inputs"); })),
      m_checkWords(makeLabel({}, 12, 400, "second")),
      m_openFault(button(
          "checkOpen", [] { return tr("Open it"); }, [] { return tr("Run the smallest input that fails"); })),
      m_errors(makeLabel({}, 14, 600, "plain")), m_place(makeLabel({}, 12, 400, "second")),
      m_previous(
          new IconButton(Icon::previous, IconButton::Look::circle, [] { return tr("Message before (Shift+F8)"); })),
      m_next(new IconButton(Icon::next, IconButton::Look::circle, [] { return tr("Next message (F8)"); }))
{
    m_find->setEditor(*m_editor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head());
    column->addWidget(m_find);
    m_files->setObjectName("kernelFiles");
    m_files->setFont(uiFont(12, 500, FontFamily::mono));
    m_files->setExpanding(false);
    m_files->addTab({});
    m_files->addTab({});
    m_files->hide();
    auto* files = new QHBoxLayout;
    files->setContentsMargins(24, 4, 20, 0);
    files->addWidget(m_files);
    files->addStretch();
    column->addLayout(files);
    m_plan->setObjectName("plan");
    m_texts->addWidget(m_editor);
    m_texts->addWidget(m_plan);
    column->addWidget(m_texts, 1);
    m_foot = foot();
    column->addWidget(m_foot);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(60);
    connect(&m_refresh, &QTimer::timeout, this, &KernelPage::refresh);
    for (KernelEditor* editor : {m_editor, m_plan}) {
        connect(editor, &QPlainTextEdit::textChanged, this, [this] {
            m_refresh.start();
            showState();
        });
        connect(editor, &KernelEditor::left, this, &KernelPage::left);
    }
    connect(m_files, &QTabBar::currentChanged, this, &KernelPage::showFile);
    connect(m_check, &QPushButton::clicked, this,
            [this] { m_isChecking ? emit checkStopWanted() : emit checkWanted(); });
    connect(m_openFault, &QPushButton::clicked, this, &KernelPage::faultWanted);
    connect(m_run, &QPushButton::clicked, this, &KernelPage::runWanted);
    connect(m_putBack, &QPushButton::clicked, this, &KernelPage::putBackWanted);
    connect(m_traceCalls, &QPushButton::toggled, m_editor, &KernelEditor::setShowsTraceCalls);
    connect(m_previous, &IconButton::clicked, this, [this] { nextMessage(-1); });
    connect(m_next, &IconButton::clicked, this, [this] { nextMessage(1); });
    worded(this, [this] {
        m_editor->setAccessibleName(tr("Text of the kernel"));
        m_plan->setAccessibleName(tr("Text of the plan"));
        for (QWidget* editor : {static_cast<QWidget*>(m_editor), static_cast<QWidget*>(m_plan)})
            editor->setAccessibleDescription(
                tr("Tab goes on to the next field until you type; then it indents, and Esc leaves."));
        m_options->setToolTip(tr("Options that the kernel was built with"));
        showPlace();
        showState();
        nameCheck();
    });
}

QWidget* KernelPage::head()
{
    auto* all = new QWidget;
    m_file->setFont(uiFont(12, 400, FontFamily::mono));
    m_file->setObjectName("kernelFile");
    m_arguments->setFont(uiFont(12, 400, FontFamily::mono));
    m_arguments->setObjectName("kernelArguments");
    m_arguments->setWordWrap(true);
    m_options->setFont(uiFont(11, 400, FontFamily::mono));
    m_options->setWordWrap(true);
    m_options->setObjectName("buildOptions");
    m_counted->setObjectName("codeCounted");
    m_state->setObjectName("kernelState");
    m_state->setWordWrap(true);
    m_traceCalls->setCheckable(true);
    m_traceCalls->setFont(uiFont(12));
    m_names = new QBoxLayout(QBoxLayout::LeftToRight);
    m_names->setSpacing(namesGap);
    m_names->addWidget(m_file);
    m_names->addWidget(m_arguments, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->setContentsMargins(0, 8, 0, 0);
    buttons->addWidget(m_run);
    buttons->addWidget(m_check);
    buttons->addWidget(m_putBack);
    buttons->addStretch();
    auto* state = new QHBoxLayout;
    state->setContentsMargins(0, 6, 0, 0);
    state->setSpacing(8);
    state->addWidget(m_stripes, 0, Qt::AlignVCenter);
    state->addWidget(m_state, 1);
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(24, 16, 20, 6);
    column->setSpacing(4);
    column->addLayout(m_names);
    column->addWidget(m_options);
    column->addLayout(buttons);
    column->addLayout(state);
    column->addWidget(m_where);
    m_where->hide();
    m_checkRow = checkRow();
    column->addWidget(m_checkRow);
    auto* counted = new QHBoxLayout;
    counted->setSpacing(8);
    counted->addWidget(m_counted, 1);
    counted->addWidget(m_traceCalls, 0, Qt::AlignRight);
    m_counted->setWordWrap(true);
    column->addLayout(counted);
    return all;
}

QWidget* KernelPage::foot()
{
    auto* all = new QWidget;
    all->setObjectName("kernelErrors");
    m_errors->setObjectName("errorCount");
    m_place->setObjectName("errorPlace");
    m_previous->setObjectName("previousError");
    m_next->setObjectName("nextError");
    m_previous->setFixedSize(34, 34);
    m_next->setFixedSize(34, 34);
    auto* log = button(
        "buildLog", [] { return tr("The compiler’s log"); }, [] { return tr("All that the compiler says"); });
    log->setFont(uiFont(12));
    connect(log, &QPushButton::clicked, this, &KernelPage::showLog);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_errors);
    words->addWidget(m_place);
    row->addLayout(words, 1);
    row->addWidget(log);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    auto* note = wordedLabel(
        [] {
            return tr("The picture stays that of the run before, and can still be stepped. No line is lit yellow, "
                      "since this text has not run.");
        },
        12, 400, "second");
    note->setWordWrap(true);
    auto* rule = new QFrame;
    rule->setObjectName("rule");
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(rule);
    auto* inner = new QVBoxLayout;
    inner->setContentsMargins(24, 8, 20, 14);
    inner->setSpacing(8);
    inner->addLayout(row);
    inner->addWidget(note);
    column->addLayout(inner);
    all->hide();
    return all;
}

void KernelPage::setRecording(const RecordingPtr& recording)
{
    const QString ran = QString::fromStdString(recording->kernelSource);
    m_isCut = isTooLong(ran);
    const QString key = (m_algorithm.isEmpty() ? QString::fromStdString(recording->algorithm) : m_algorithm) + '/' +
                        QString::fromStdString(recording->kernelFile);
    const bool isOther = key != m_key || m_isCut;
    // Somebody is at work on it: on the text that ran before, or since this run was asked for.
    const bool isKept = !isOther && text() != ran && ((text() != m_ran && ran == m_ran) || ran == m_asked);
    m_asked.clear(); // it has come, or another one
    m_key = key;
    m_fileName = QString::fromStdString(recording->kernelFile);
    m_ran = ran;
    const auto shipped = recording->isKernelChanged ? shippedKernel(*recording) : std::nullopt;
    m_isOwn = false; // setOwn() says that it is
    m_base = shipped ? QString::fromStdString(*shipped) : ran;
    m_file->setText(m_fileName);
    m_options->setText(QString::fromStdString(recording->buildOptions));
    m_options->setVisible(!recording->buildOptions.empty());
    m_editor->setReadOnly(m_isCut);
    if (m_isCut) {
        QString beginning;
        const KernelSource source(ran);
        for (const CodeLine& line : source.lines())
            beginning += line.text.left(longestLine) + '\n';
        m_editor->setText(beginning);
    } else if (isOther) {
        m_editor->setText(ran);
    } else if (!isKept) {
        m_editor->replaceText(ran);
    }
    if (!isKept)
        clearFailure();
    m_editor->fold();
    refresh();
    placeNames();
}

QString KernelPage::text() const
{
    return m_isCut ? m_ran : m_editor->text();
}

bool KernelPage::isEdited() const
{
    return !m_key.isEmpty() && (text() != m_ran || (m_isOwn && planText() != m_planRan));
}

bool KernelPage::isChanged() const
{
    return !m_key.isEmpty() && (text() != m_base || (m_isOwn && planText() != m_planInFile));
}

void KernelPage::putBack()
{
    clearFailure();
    if (m_isOwn)
        m_plan->replaceText(m_planInFile);
    take(m_base);
}

void KernelPage::take(const QString& text)
{
    m_editor->replaceText(text);
    refresh();
}

void KernelPage::setFailure(const std::vector<BuildMessage>& messages, const QString& log)
{
    m_messages = messages;
    m_log = log;
    m_message = 0;
    m_editor->setMessages(m_isPlanWrong ? std::vector<BuildMessage>{} : messages);
    m_plan->setMessages(m_isPlanWrong ? messages : std::vector<BuildMessage>{});
    if (!messages.empty())
        m_files->setCurrentIndex(m_isPlanWrong ? 1 : 0);
    m_foot->setVisible(!messages.empty());
    emit failureShown(!messages.empty());
    refresh();
    if (!messages.empty()) {
        m_message = messages.size() - 1;
        nextMessage(1);
    }
}

void KernelPage::clearFailure()
{
    m_isPlanWrong = false;
    if (!m_messages.empty())
        setFailure({}, {});
}

void KernelPage::nextMessage(int way)
{
    if (m_messages.empty())
        return;
    const std::size_t count = m_messages.size();
    m_message = (m_message + (way < 0 ? count - 1 : 1)) % count;
    showPlace();
    if (m_messages[m_message].line > 0)
        (m_isPlanWrong ? m_plan : m_editor)->showMessage(m_message);
}

void KernelPage::showPlace()
{
    if (m_messages.empty())
        return;
    const BuildMessage& shown = m_messages[m_message];
    m_place->setText(shown.line == 0 ? QString::fromStdString(shown.text)
                                     : tr("line %1, column %2").arg(shown.line).arg(shown.column));
}

void KernelPage::showChange()
{
    const std::vector<std::size_t> lines =
        m_isCut ? std::vector<std::size_t>{} : changedLines(m_base.toStdString(), text().toStdString());
    if (lines.empty())
        return;
    const auto first = static_cast<int>(lines.front());
    QTextCursor cursor(m_editor->document()->findBlockByNumber(first - 1));
    m_editor->setTextCursor(cursor);
    if (!m_editor->isInSight(first, first))
        m_editor->scrollToLine(std::max(1, first - 4));
    m_editor->setFocus();
}

void KernelPage::beginFind()
{
    m_find->begin();
}

void KernelPage::findNext(int way)
{
    m_find->find(way);
}

/// What takes a while where the text is long: which lines are the user's.
void KernelPage::refresh()
{
    std::set<int> lines;
    if (isChanged() && !m_isCut)
        for (const std::size_t line : changedLines(m_base.toStdString(), text().toStdString()))
            lines.insert(static_cast<int>(line));
    m_editor->setChangedLines(lines);
    m_stripes->setVisible(!lines.empty());
    m_state->setProperty("lines", static_cast<int>(lines.size()));
    showState();
    emit stateChanged();
}

void KernelPage::showState()
{
    const bool edited = isEdited(), changed = isChanged();
    const int lines = m_state->property("lines").toInt();
    const auto errors = std::ranges::count(m_messages, BuildMessage::Severity::error, &BuildMessage::severity);
    const QString count = lines == 1 ? tr("1 line changed") : tr("%1 lines changed").arg(lines);
    QString state = changed ? count : QString();
    if (!m_messages.empty()) {
        m_errors->setText(errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
        const auto first = std::ranges::find_if(m_messages, [](const BuildMessage& one) { return one.line > 0; });
        if (first == m_messages.end())
            state = tr("Does not build, so nothing ran: %1").arg(m_errors->text());
        else
            state = (errors == 1 ? tr("Does not build, so nothing ran: %1, in line %2")
                                 : tr("Does not build, so nothing ran: %1, the first in line %2"))
                        .arg(m_errors->text())
                        .arg(first->line);
    } else if (edited) {
        state = m_isOwn   ? tr("Edited, not run yet")
                : changed ? tr("%1; not run yet").arg(count)
                          : tr("As it was; not run yet");
    } else if (m_isOwn) {
        state = isUnsaved() ? tr("Not saved yet") : QString();
    }
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    m_where->setVisible(!m_where->isEmpty() && m_messages.empty() && !edited);
    m_putBack->setVisible(changed || m_ran != m_base);
    setSign(*m_run, "primary", edited);
    if (edited)
        m_editor->setLit({}); // those lines were another text's
}

void KernelPage::setArguments(const QString& arguments)
{
    m_arguments->setText(arguments);
}

void KernelPage::setCounted(const QString& counted)
{
    m_counted->setText(counted);
}

void KernelPage::setWhere(const QString& where, const QString& meaning)
{
    m_where->setWords(where, meaning);
    showState();
}

void KernelPage::setWidestArguments(const QStringList& all)
{
    m_widestArguments = 0;
    for (const QString& arguments : all)
        m_widestArguments = std::max(m_widestArguments, m_arguments->fontMetrics().horizontalAdvance(arguments));
    placeNames();
}

void KernelPage::placeNames()
{
    const int room = width() - 24 - 20 - 1;
    const bool beside = m_file->sizeHint().width() + namesGap + m_widestArguments <= room;
    m_names->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_names->setSpacing(beside ? namesGap : 2);
    m_arguments->setAlignment(beside ? Qt::AlignRight : Qt::AlignLeft);
}

void KernelPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeNames();
}

void KernelPage::setTheme(ThemeName name)
{
    m_theme = name;
    const Theme& t = theme(name);
    m_editor->setTheme(name);
    m_plan->setTheme(name);
    m_previous->setTheme(t);
    m_next->setTheme(t);
    m_where->setTheme(t);
    static_cast<Stripes*>(m_stripes)->colours = &t;
    m_stripes->update();
}

void KernelPage::showLog()
{
    auto* dialog = new QDialog(this);
    dialog->setObjectName("buildLogDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("The compiler’s log"));
    auto* text = new QPlainTextEdit(m_log);
    text->setObjectName("buildLogText");
    text->setReadOnly(true);
    text->setFont(uiFont(12, 400, FontFamily::mono));
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(text);
    dialog->resize(760, 420);
    dialog->open();
}

} // namespace lockstep::ui
