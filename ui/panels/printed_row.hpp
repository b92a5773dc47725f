#pragma once

#include "engine/model/forward.hpp"
#include "engine/presets/preset.hpp"

#include <QFrame>

class QLabel;

namespace lockstep::ui {

struct Theme;

/// A row that a source prints wrong, each wrong value crossed out, above the same row of the run on the screen.
class PrintedRow : public QFrame {
    Q_OBJECT
public:
    explicit PrintedRow(QWidget* parent = nullptr);
    /// Shows itself where the source prints something else for the state after this launch.
    void showAfter(const Preset* preset, const Recording* recording, std::size_t launch);
    void setTheme(const Theme& theme);
    QString text() const;

private:
    void write();

    QLabel* m_table;
    QStringList m_printed, m_held;
    QString m_wrong, m_right; ///< names of colours
};

} // namespace lockstep::ui
