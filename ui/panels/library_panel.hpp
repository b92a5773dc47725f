#pragma once

#include "ui/scene/language.hpp"

#include <QPointer>
#include <QWidget>
#include <set>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace lockstep {
struct Algorithm;
struct Preset;
} // namespace lockstep

namespace lockstep::ui {

class NameRow;
struct Theme;

/// The catalogue by family, and kernels of one's own. A click on a family opens or closes it, one on an algorithm
/// chooses it; the figures and examples of the current algorithm stand below it, by chapter.
class LibraryPanel : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(QWidget* parent = nullptr);
    void setCurrent(const QString& algorithm);
    void setTheme(const Theme& theme);
    /// "Library" and what searches it, above the list; who puts it elsewhere keeps it in sight while the list scrolls.
    QWidget* head() const { return m_head; }
    void setVisible(bool isVisible) override;
    /// Its titles are in that language.
    void setLanguage(Language language);
    /// Which families are open is what it was at the last start, and is remembered for the next one.
    void recallFamilies();

signals:
    /// The row of the current algorithm has its place.
    void currentShown(QWidget* row);
    void chosen(const QString& algorithm);
    void presetChosen(const QString& id);
    void searchAsked();
    /// What the mouse or the keyboard points at is called this, and teaches that; nothing else: the current one.
    void pointedAt(const QString& title, const QString& line);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

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
    void addSearch();
    void addPresets(const QString& algorithm, QBoxLayout& column);
    void addPreset(const Preset& preset, QBoxLayout& column);
    void addSmall(const QString& algorithm, QLabel* label, QBoxLayout& column);
    void putNames();
    void putPresetNames();
    void point(const QObject* row);

    QBoxLayout* m_column = nullptr;
    const Theme* m_theme = nullptr; ///< of the program's
    std::vector<Entry> m_entries;
    QPushButton* m_current = nullptr;
    QPointer<const QObject> m_pointed; ///< the row under the mouse or the keyboard
    QString m_algorithm;               ///< the current one
    std::set<QString> m_open;          ///< families
    bool m_remembers = false;
    Language m_language = Language::english;
    QWidget* m_head = nullptr;
    QPushButton* m_search = nullptr;
    struct PresetRow {
        const Preset* preset = nullptr;
        NameRow* button = nullptr;
    };
    std::vector<PresetRow> m_presets;
    std::vector<std::pair<const Preset*, QLabel*>> m_sources; ///< chapters, each with its first preset
    std::vector<QLabel*> m_ownKeys;                           ///< what the star means
    std::vector<std::pair<QString, QWidget*>> m_ofAlgorithm;  ///< all of these, seen while theirs is the current one
};

} // namespace lockstep::ui
