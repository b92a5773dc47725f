#include "ui/present/presenter_help.hpp"

#include "ui/panels/style.hpp"
#include "ui/scene/theme.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// Type that is read on a projector, and on a small speaker's window still fits.
double sizeFor(int height)
{
    return std::clamp(height / 46.0, 12.0, 24.0);
}

QLabel* line(const QString& text, double size, int weight, const QColor& ink)
{
    QLabel* label = makeLabel(text, size, weight, "plain");
    QPalette palette;
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
    label->setStyleSheet(QStringLiteral("color: %1; background: transparent;").arg(ink.name()));
    return label;
}

} // namespace

std::vector<PresenterKey> presenterKeys()
{
    using namespace Qt;
    return {
        {{Key_PageDown, Key_Right, Key_Down, Key_N},
         PresenterHelp::tr("Page Down, →, ↓, N"),
         PresenterHelp::tr("Next")},
        {{Key_PageUp, Key_Left, Key_Up, Key_P, Key_Backspace},
         PresenterHelp::tr("Page Up, ←, ↑, P, Backspace"),
         PresenterHelp::tr("Previous, at once on its finished state")},
        {{Key_Space}, PresenterHelp::tr("Space"), PresenterHelp::tr("Plays and pauses")},
        {{Key_Return, Key_Enter},
         PresenterHelp::tr("Enter"),
         PresenterHelp::tr("Next; after digits, goes to that launch")},
        {{Key_0, Key_1, Key_2, Key_3, Key_4, Key_5, Key_6, Key_7, Key_8, Key_9},
         PresenterHelp::tr("0 to 9"),
         PresenterHelp::tr("The number of a launch; Enter goes there")},
        {{Key_Home, Key_End}, PresenterHelp::tr("Home, End"), PresenterHelp::tr("First and last")},
        {{CTRL | Key_Left, CTRL | Key_Right}, PresenterHelp::tr("Ctrl+←, Ctrl+→"), PresenterHelp::tr("By stage")},
        {{Key_B, Key_Period, Key_W}, PresenterHelp::tr("B or ., W"), PresenterHelp::tr("Black or white screen")},
        {{Key_T, Key_C}, PresenterHelp::tr("T, C"), PresenterHelp::tr("The other theme, high contrast")},
        {{CTRL | Key_Plus, CTRL | Key_Equal, CTRL | Key_Minus, CTRL | Key_Underscore},
         PresenterHelp::tr("Ctrl++, Ctrl+−"),
         PresenterHelp::tr("Larger or smaller type")},
        {{Key_D, SHIFT | Key_D}, PresenterHelp::tr("D, Shift+D"), PresenterHelp::tr("A pen in violet, in ink")},
        {{CTRL | Key_Z, Key_E},
         PresenterHelp::tr("Ctrl+Z, E"),
         PresenterHelp::tr("Undoes a stroke, clears the launch's")},
        {{Key_L}, PresenterHelp::tr("L"), PresenterHelp::tr("A pointer, hidden while it rests")},
        {{Key_X}, PresenterHelp::tr("X"), PresenterHelp::tr("Swaps two screens")},
        {{Key_S}, PresenterHelp::tr("S"), PresenterHelp::tr("The speaker's view")},
        {{Key_F1, Key_Question}, PresenterHelp::tr("F1, ?"), PresenterHelp::tr("These keys")},
        {{Key_Escape}, PresenterHelp::tr("Esc"), PresenterHelp::tr("Lays pen or pointer down; else ends")},
    };
}

PresenterHelp::PresenterHelp(QWidget& window, ThemeName name) : QWidget(&window), m_theme(name)
{
    setObjectName("presenterHelp");
    setAccessibleName(PresenterHelp::tr("Keys while presenting"));
    const Theme& t = theme(m_theme);
    const double size = sizeFor(window.height());
    auto* grid = new QGridLayout(this);
    const int margin = static_cast<int>(size * 1.6);
    grid->setContentsMargins(margin, margin, margin, margin);
    grid->setHorizontalSpacing(margin);
    grid->setVerticalSpacing(static_cast<int>(size * 0.35));
    grid->addWidget(line(PresenterHelp::tr("Keys while presenting"), size * 1.25, 600, t.ink), 0, 0, 1, 2);
    int row = 1;
    for (const PresenterKey& key : presenterKeys()) {
        grid->addWidget(line(key.shown, size, 600, t.ink), row, 0);
        grid->addWidget(line(key.words, size, 400, t.ink), row, 1);
        ++row;
    }
    adjustSize();
    move((window.width() - width()) / 2, (window.height() - height()) / 2);
    show();
    raise();
}

void PresenterHelp::mousePressEvent(QMouseEvent*)
{
    deleteLater();
}

void PresenterHelp::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& t = theme(m_theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.ink, 2));
    painter.setBrush(t.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 14, 14);
}

} // namespace lockstep::ui
