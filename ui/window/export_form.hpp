#pragma once

#include "ui/export/writer.hpp"
#include "ui/panels/worded.hpp"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace lockstep::ui {

class Choice;

/// What an export may be asked for, as controls; only those that mean something for the format are seen.
class ExportForm : public QWidget {
    Q_OBJECT
public:
    enum class What { moment, range, all };

    ExportForm(const Deck& deck, DeckMoment now, ThemeName theme, Language language = Language::english,
               QWidget* parent = nullptr);

    /// A choice between a page a launch and a page a phase.
    void offerUnits(PageUnit unit);
    /// The deck that it was made with has got other pages.
    void takePages(DeckMoment now);
    /// … or other words.
    void namePages();

    const Format& format() const;
    What what() const;
    /// One picture a file, several files.
    bool writesFolder() const;
    /// Throws InputError where the sizes typed are none.
    ExportPlan plan() const;
    /// What a preview shows: a moment of what is chosen.
    DeckMoment shown() const;
    void remember() const;

signals:
    void changed();
    void unitChosen(lockstep::ui::PageUnit unit);

private:
    void addRow(const WordsNow& name, QWidget* control);
    QWidget* makeWhat();
    QWidget* makePaper();
    void listFormats();
    void recall(ThemeName theme, Language language);
    void setPages();
    void refresh();
    bool isOnPaper() const;

    const Deck& m_deck;
    DeckMoment m_now;
    std::size_t m_shownPage;
    QGridLayout* m_grid;
    std::vector<std::pair<QWidget*, QWidget*>> m_rows; ///< name, control
    Choice *m_format, *m_size, *m_theme, *m_palette, *m_language, *m_unit, *m_letters;
    QRadioButton *m_moment, *m_range, *m_all;
    QSpinBox *m_from, *m_until, *m_between, *m_fps, *m_dpi;
    QDoubleSpinBox *m_speed, *m_width, *m_height;
    QCheckBox *m_contrast, *m_transparent, *m_title, *m_narration, *m_legend, *m_editable;
    QWidget *m_whatBox, *m_paperBox, *m_lookBox, *m_leaveBox;
};

} // namespace lockstep::ui
