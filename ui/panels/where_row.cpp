#include "ui/panels/where_row.hpp"

#include "ui/panels/style.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/theme.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace lockstep::ui {

namespace {

constexpr int signSize = 15, gap = 8;

class Sign : public QWidget {
public:
    Sign() { setFixedSize(signSize, signSize); }
    const Theme* colours = &theme(ThemeName::light);

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours->ink2, 1.2, Qt::CustomDashLine));
        QPen dashes = painter.pen();
        dashes.setDashPattern({2.2, 1.6});
        painter.setPen(dashes);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours->ink);
        painter.drawRoundedRect(QRectF(rect()).adjusted(5, 5, -5, -5), 1, 1);
    }
};

} // namespace

WhereRow::WhereRow(QWidget* parent) : QWidget(parent), m_sign(new Sign), m_words(makeLabel({}, 12, 400, "second"))
{
    m_words->setObjectName("kernelWhere");
    m_words->setTextFormat(Qt::RichText);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(gap);
    row->addWidget(m_sign, 0, Qt::AlignVCenter);
    row->addWidget(m_words, 1);
}

void WhereRow::setWords(const QString& where, const QString& meaning)
{
    m_where = where;
    m_meaning = meaning;
    arrangeWords();
}

void WhereRow::setTheme(const Theme& theme)
{
    static_cast<Sign*>(m_sign)->colours = &theme;
    m_sign->update();
}

void WhereRow::arrangeWords()
{
    const bool isChinese = spoken() == Language::chinese;
    const QString whole =
        m_meaning.isEmpty() ? m_where : m_where + (isChinese ? QStringLiteral("：") : QStringLiteral(": ")) + m_meaning;
    const QString end = isChinese ? QStringLiteral("。") : QStringLiteral(".");
    QFont bold = m_words->font();
    bold.setWeight(QFont::DemiBold);
    const int needed = QFontMetrics(bold).horizontalAdvance(m_where) +
                       m_words->fontMetrics().horizontalAdvance(whole.mid(m_where.size()));
    const bool hasRoom = needed <= width() - signSize - gap;
    const QString strong = QStringLiteral("<span style=\"font-weight:600\">%1</span>").arg(m_where.toHtmlEscaped());
    m_words->setText(hasRoom
                         ? strong + whole.mid(m_where.size()).toHtmlEscaped() + (m_meaning.isEmpty() ? QString() : end)
                         : strong);
    m_words->setAccessibleName(whole);
    setToolTip(hasRoom ? QString() : whole + end);
}

void WhereRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeWords();
}

} // namespace lockstep::ui
