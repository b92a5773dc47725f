#pragma once

#include "ui/scene/theme_name.hpp"

#include <QKeyCombination>
#include <QList>
#include <QString>
#include <QWidget>
#include <vector>

namespace lockstep::ui {

/// What keys do while presenting, in the window's language.
struct PresenterKey {
    QList<QKeyCombination> keys;
    QString shown; ///< "Page Down, →, ↓, N"
    QString words;
};
std::vector<PresenterKey> presenterKeys();

/// The keys, over a window of the presentation, until a key or the mouse puts them away.
class PresenterHelp : public QWidget {
    Q_OBJECT
public:
    PresenterHelp(QWidget& window, ThemeName theme);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    ThemeName m_theme;
};

} // namespace lockstep::ui
