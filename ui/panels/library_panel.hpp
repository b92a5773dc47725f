#pragma once

#include <QWidget>
#include <set>

class QBoxLayout;
class QPushButton;

namespace lockstep {
struct Algorithm;
}

namespace lockstep::ui {

class NameRow;
struct Theme;

/// The catalogue by family, and kernels of one's own. A click on a family opens or closes it, one on an algorithm
/// chooses it.
class LibraryPanel : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(QWidget* parent = nullptr);
    void setCurrent(const QString& algorithm);
    void setTheme(const Theme& theme);

signals:
    /// The row of the current algorithm has its place.
    void currentShown(QWidget* row);
    void chosen(const QString& algorithm);
    void presetChosen(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCurrent();
    void showFamilies();
    struct Entry {
        QString family;
        QString algorithm; ///< of a family's row: its first one
        QString lens;
        NameRow* button = nullptr;
        bool isFamily = false;
    };
    void addRow(const Algorithm& algorithm, bool isFamily);
    void addOwnKernels();
    void addPresets(const QString& algorithm, QBoxLayout& column);

    QBoxLayout* m_column = nullptr;
    const Theme* m_theme = nullptr; ///< of the program's
    std::vector<Entry> m_entries;
    QPushButton* m_current = nullptr;
    QString m_algorithm;                                 ///< the current one
    std::set<QString> m_open;                            ///< families
    std::vector<std::pair<QString, QWidget*>> m_presets; ///< by algorithm; seen while it is the current one
};

} // namespace lockstep::ui
