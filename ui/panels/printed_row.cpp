#include "ui/panels/printed_row.hpp"

#include "engine/model/recording.hpp"
#include "ui/deck/printed.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace lockstep::ui {

PrintedRow::PrintedRow(QWidget* parent) : QFrame(parent), m_table(makeLabel({}, 16, 500, "plain"))
{
    setObjectName("printedRow");
    m_table->setObjectName("printedTable");
    m_table->setTextFormat(Qt::RichText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    row->addWidget(m_table);
    row->addStretch(1);
    worded(this, [this] { write(); });
    hide();
}

void PrintedRow::showAfter(const Preset* preset, const Recording* recording, std::size_t launch)
{
    PrintedCells cells;
    if (preset != nullptr && recording != nullptr && launch < recording->states.size() && recording->states[launch])
        cells = printedAfter(*preset, *recording, *recording->states[launch], launch);
    setVisible(!cells.printed.empty());
    if (cells.printed == m_printed && cells.held == m_held) // of a run that plays most moments have none
        return;
    m_printed = std::move(cells.printed);
    m_held = std::move(cells.held);
    write();
}

void PrintedRow::setTheme(const Theme& theme)
{
    m_wrong = theme.move.text.name();
    m_right = theme.keep.text.name();
    write();
}

QString PrintedRow::text() const
{
    return isHidden() ? QString()
                      : m_printed.join(QStringLiteral(", ")) + QLatin1Char('\n') + m_held.join(QStringLiteral(", "));
}

void PrintedRow::write()
{
    const QString cell = QStringLiteral("<td align='right' style='padding-left:14px'>%1</td>");
    QString printed, held;
    for (qsizetype i = 0; i < m_printed.size(); ++i) {
        const bool isRight = m_printed[i] == m_held[i];
        const QString wrong = QStringLiteral("<span style='color:%1'><s>%2</s></span>").arg(m_wrong, m_printed[i]);
        const QString right = QStringLiteral("<b style='color:%1'>%2</b>").arg(m_right, m_held[i]);
        printed += cell.arg(isRight ? m_printed[i] : wrong);
        held += cell.arg(isRight ? m_held[i] : right);
    }
    m_table->setText(QStringLiteral("<table cellspacing='0'><tr><td>%1</td>%2</tr><tr><td>%3</td>%4</tr></table>")
                         .arg(tr("The source prints"), printed, tr("This run holds"), held));
    setAccessibleName(tr("The source prints %1; this run holds %2")
                          .arg(m_printed.join(QStringLiteral(", ")), m_held.join(QStringLiteral(", "))));
}

} // namespace lockstep::ui
