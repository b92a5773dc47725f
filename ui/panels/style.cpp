#include "ui/panels/style.hpp"

#include "ui/panels/control_edge.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <QLabel>

namespace lockstep::ui {

QFont uiFont(double pixels, int weight, FontFamily family)
{
    TextShape text;
    text.size = pixels;
    text.weight = weight;
    text.family = family;
    QFont font = fontOf(text);
    // Simplified Chinese in its own forms, whatever the machine has for it: else one takes what comes first.
    font.setFamilies(font.families() + QStringList{"Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC",
                                                   "Microsoft YaHei", "WenQuanYi Micro Hei"});
    return font;
}

QLabel* makeLabel(const QString& text, double pixels, int weight, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(uiFont(pixels, weight));
    label->setProperty("ink", QLatin1String(role));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QColor controlEdge(const Theme& theme)
{
    return QColor(theme.dark ? "#747882" : "#868680");
}

QString themeSheet(const Theme& theme)
{
    QString sheet = QStringLiteral(R"(
QMainWindow, QDialog, QMessageBox { background: @paper; color: @ink; }
QWidget { color: @ink; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line2; padding: 4px; }
QWidget#sidebar, QWidget#inspector { background: @panel; }
QWidget#sidebar { border-right: 1px solid @line; }
QWidget#inspector { border-left: 1px solid @line; }
QWidget#stage, QWidget#stageFoot { background: @paper; }
QWidget#stageFoot { border-top: 1px solid @line; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QWidget#inspector QScrollArea { border: 2px solid transparent; }
QWidget#inspector QScrollArea[byKeys="true"]:focus { border: 2px solid @ink; }
QLabel[ink="second"] { color: @ink2; }
QLabel[ink="third"] { color: @ink3; }
QLabel[ink="onInk"] { color: @paper; background: transparent; }
QFrame#rule { background: @line; border: none; max-height: 1px; min-height: 1px; }

QPushButton { background: @paper; border: 1px solid @edge; border-radius: 6px; padding: 0 12px; min-height: 27px; }
QPushButton:hover, QPushButton:pressed { background: @raised; }
QPushButton[byKeys="true"]:focus { border: 2px solid @ink; }
QPushButton:default { background: @ink; color: @paper; border-color: @ink; }
QPushButton[primary="true"] { background: @ink; color: @paper; border-color: @ink; }
QPushButton[primary="true"]:hover, QPushButton[primary="true"]:pressed { background: @ink2; }
QPushButton:checked { background: @raised; border-color: @ink3; }
QPushButton[link="true"], QPushButton[link="true"]:hover, QPushButton[link="true"]:pressed { background: transparent; color: @paper; border: none; border-radius: 0; border-bottom: 1px solid @paper; padding: 0 1px; min-height: 18px; }
QPushButton[link="true"]:hover { border-bottom: 2px solid @paper; }
QPushButton[link="true"][byKeys="true"]:focus { border: 2px solid @paper; }
QPushButton:disabled { color: @ink3; }
QPushButton[row="true"] { background: transparent; border: none; border-radius: 6px; text-align: left; padding: 0 10px; min-height: 28px; color: @ink2; }
QPushButton[family="true"] { padding: 0; }
QPushButton[row="true"]:hover { background: @raised; color: @ink; }
QPushButton[row="true"]:checked { background: @raised; color: @ink; }
QPushButton[row="true"][byKeys="true"]:focus { border: 2px solid @ink; padding: 0 8px; }
QPushButton[family="true"][byKeys="true"]:focus { padding: 0; }

QPushButton#search { background: @paper; color: @ink2; padding: 0 8px; min-height: 22px; }
QPushButton#search[byKeys="true"]:focus { padding: 0 7px; min-height: 20px; }

QComboBox, QAbstractSpinBox, QLineEdit { background: @paper; border: 1px solid @edge; border-radius: 6px; padding: 0 8px; min-height: 27px; selection-background-color: @now; selection-color: @onNow; }
QComboBox { padding: 0 0 0 8px; }
QPlainTextEdit { background: @paper; border: 1px solid @edge; border-radius: 6px; padding: 4px; selection-background-color: @now; selection-color: @onNow; }
QComboBox:hover, QAbstractSpinBox:hover, QLineEdit:hover, QPlainTextEdit:hover { border-color: @ink3; }
QAbstractSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus { border-color: @ink; }
QComboBox[byKeys="true"]:focus, QAbstractSpinBox[byKeys="true"]:focus, QLineEdit[byKeys="true"]:focus, QPlainTextEdit[byKeys="true"]:focus { border: 2px solid @ink; }
QAbstractSpinBox[byKeys="true"]:focus, QLineEdit[byKeys="true"]:focus { padding: 0 7px; min-height: 25px; }
QComboBox[byKeys="true"]:focus { padding: 0 0 0 7px; min-height: 25px; }
QPlainTextEdit[byKeys="true"]:focus { padding: 3px; }
QPlainTextEdit#code, QPlainTextEdit#plan { background: @paper; border: none; border-top: 1px solid @line; border-radius: 0; padding: 0; selection-background-color: @ink; selection-color: @paper; }
QPlainTextEdit#code:focus, QPlainTextEdit#plan:focus { border-top: 1px solid @ink3; }
QPlainTextEdit#code[byKeys="true"]:focus, QPlainTextEdit#plan[byKeys="true"]:focus { border: 2px solid @ink; }
QFrame#messageBubble { background: @paper; border: 1.5px solid @ink; border-radius: 8px; }
QFrame#messageBubble QLabel { background: transparent; border: none; }
QPlainTextEdit[wrong="true"], QPlainTextEdit[wrong="true"]:focus { border: 2px dashed @ink; padding: 3px; }
QComboBox::drop-down { border: none; width: 16px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView { background: @paper; color: @ink; border: 1px solid @line2; selection-background-color: @raised; selection-color: @ink; outline: none; padding: 4px; }
QFileDialog QAbstractItemView { background: @paper; color: @ink; border: 1px solid @line2; selection-background-color: @raised; selection-color: @ink; }
QFileDialog QHeaderView, QFileDialog QHeaderView::section { background: @panel; color: @ink2; border: none; padding: 2px 4px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox#device { background: transparent; border: none; padding: 0; font-weight: 500; }
QComboBox#device[byKeys="true"]:focus { border: 2px solid @ink; padding: 0 4px; }

QLineEdit#searchField, QLineEdit#searchField:focus, QLineEdit#searchField[byKeys="true"]:focus { background: transparent; border: none; padding: 0; }
QListWidget#searchList { background: transparent; border: none; outline: none; }

QTextBrowser { background: @paper; border: none; selection-background-color: @now; selection-color: @onNow; }

QMenu { background: @paper; border: 1px solid @line2; padding: 4px; }
QMenu::item { padding: 6px 20px 6px 12px; border-radius: 4px; }
QMenu::item:disabled { color: @ink3; }
QMenu::item:selected { background: @raised; }
QMenu::separator { background: @line; height: 1px; margin: 4px 8px; }

QSlider { min-height: 28px; background: transparent; }
QSlider::groove:horizontal { height: 2px; background: @edge; border-radius: 1px; }
QSlider::sub-page:horizontal { background: @ink2; border-radius: 1px; }
QSlider::handle:horizontal { width: 11px; height: 11px; margin: -6px 0; border: 1.5px solid @ink; border-radius: 7px; background: @paper; }
QSlider::handle:horizontal:hover { background: @raised; }
QSlider::handle:horizontal:focus { border-width: 2px; background: @ink; }

QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; border: none; border-bottom: 2px solid transparent; padding: 0 0 12px 0; margin: 0 22px 0 0; color: @ink2; }
QTabBar[narrow="true"]::tab { margin: 0 10px 0 0; }
QTabBar::tab:selected { color: @ink; font-weight: 600; border-bottom: 2px solid @ink; }
QTabBar::tab:hover { color: @ink; }
QTabBar[byKeys="true"]::tab:focus { color: @ink; text-decoration: underline; }

QFrame#messageBar { background: @panel; border: 1.5px solid @ink; border-radius: 8px; }
QFrame#progressBar, QFrame#printedRow { background: @panel; border: 1px solid @line2; border-radius: 8px; }
QFrame#messageBar QLabel, QFrame#progressBar QLabel, QFrame#printedRow QLabel { background: transparent; border: none; }
QCheckBox, QRadioButton { spacing: 7px; border: 2px solid transparent; border-radius: 6px; padding: 1px 2px 1px 0; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: @paper; border: 1px solid @edge; border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox::indicator:checked { border-color: @ink3; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @ink; }
QCheckBox:disabled, QRadioButton:disabled { color: @ink3; }
QCheckBox[byKeys="true"]:focus, QRadioButton[byKeys="true"]:focus { border: 2px solid @ink; }

QProgressBar { background: @raised; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: @ink; border-radius: 3px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::handle { background: @edge; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");
    const auto put = [&sheet](const char* token, const QColor& color) {
        sheet.replace(QLatin1String(token) + QLatin1String(";"), color.name() + QLatin1String(";"));
    };
    put("@paper", theme.paper);
    put("@panel", theme.panel);
    put("@raised", theme.raised);
    put("@edge", controlEdge(theme));
    put("@line2", theme.line2);
    put("@line", theme.line);
    put("@ink2", theme.ink2);
    put("@ink3", theme.ink3);
    put("@ink", theme.ink);
    put("@now", theme.now);
    put("@onNow", theme.onNow);
    return sheet;
}

} // namespace lockstep::ui
