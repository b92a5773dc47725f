#pragma once

#include "engine/device/build_log.hpp"
#include "engine/model/forward.hpp"
#include "ui/scene/theme_name.hpp"

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace lockstep::ui {

class FindBar;
class IconButton;
class KernelEditor;
class WhereRow;

/// The kernel that ran, to be changed and run again. It knows three texts: the one that stands there, the one that ran,
/// and the one that is put back.
class KernelPage : public QWidget {
    Q_OBJECT
public:
    explicit KernelPage(QWidget* parent = nullptr);

    /// By what the next recording's kernel is known: its algorithm's id, which for one of one's own is not the
    /// recording's.
    void setAlgorithm(const QString& id) { m_algorithm = id; }
    /// Of which kernel the text is: the algorithm's id and the file; empty: of none.
    const QString& key() const { return m_key; }
    /// Its text stays where somebody is at work on it and the same kernel ran once more.
    void setRecording(const RecordingPtr& recording);
    /// A run of its text is asked for: what is typed until that run is there stays.
    void noteAsked() { m_asked = text(); }
    void setTheme(ThemeName theme);
    void setArguments(const QString& arguments);
    void setCounted(const QString& counted);
    /// Where what is shown ran, and what that means; empty: it is not known.
    void setWhere(const QString& where, const QString& meaning);
    /// Of all launches, so that stepping moves nothing.
    void setWidestArguments(const QStringList& all);
    KernelEditor& editor() { return *m_editor; }

    /// It is too long to be changed, and shown in part.
    bool isCut() const { return m_isCut; }
    /// What stands there.
    QString text() const;
    /// Other than what ran.
    bool isEdited() const;
    /// Other than what is put back.
    bool isChanged() const;
    const QString& fileName() const { return m_fileName; }
    /// What is put back is there again; nothing runs.
    void putBack();
    /// Another text, as one change that can be undone.
    void take(const QString& text);
    void takePlan(const QString& text);

    /// What stands there did not build or run: said at its lines, with the whole log at hand.
    void setFailure(const std::vector<BuildMessage>& messages, const QString& log);
    void clearFailure();
    bool hasFailure() const { return !m_messages.empty(); }
    const std::vector<BuildMessage>& messages() const { return m_messages; }
    /// The next message, or the one before, at its line.
    void nextMessage(int way);
    /// The first line that is the user's.
    void showChange();
    void beginFind();
    void findNext(int way);

    /// Of a kernel of one's own: the plan's text beside it, and the kernel's as its file holds it.
    struct OwnTexts {
        QString planName, plan; ///< as they are in the files, or as they ran
        QString kernelInFile, planInFile;
    };
    /// Nothing: it is one of the catalogue's, which has no plan and is not checked.
    void setOwn(const std::optional<OwnTexts>& own);
    QString planText() const;
    KernelEditor& planEditor() { return *m_plan; }
    bool isOwn() const { return m_isOwn; }
    /// The texts are other than their files'.
    bool isUnsaved() const;
    /// They have been kept as they stand.
    void setSaved();
    /// What the plan's line is about.
    void setPlanFailure(const BuildMessage& message);

    void beginCheck();
    void setCheckProgress(quint64 done, quint64 total);
    /// What a check found, in words; with a way to look at it.
    void endCheck(const QString& words, bool canOpen);

signals:
    void runWanted();
    void putBackWanted();
    void checkWanted();
    void checkStopWanted();
    /// What the check found is to be opened.
    void faultWanted();
    /// The text is another one, or another one ran.
    void stateChanged();
    void failureShown(bool isShown);
    /// Esc in the text: the keyboard is somebody else's.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* head();
    QWidget* foot();
    void refresh();
    void placeNames();
    void showState();
    void showPlace();
    void nameCheck();
    void showLog();
    QWidget* checkRow();
    void showFile(int index);

    ThemeName m_theme = ThemeName::light;
    QString m_algorithm, m_key;
    QString m_fileName, m_ran, m_base, m_log;
    QString m_asked; ///< the text that was to run last
    std::vector<BuildMessage> m_messages;
    std::size_t m_message = 0; ///< the one that is shown
    int m_widestArguments = 0;
    bool m_isCut = false;
    QTimer m_refresh;
    QBoxLayout* m_names = nullptr; ///< file and arguments: beside each other, or one below the other
    QLabel* m_file;
    QLabel* m_arguments;
    QLabel* m_options;
    QLabel* m_counted; ///< what the numbers at the lit lines count
    QPushButton* m_run;
    QPushButton* m_putBack;
    QPushButton* m_traceCalls;
    QWidget* m_stripes;
    QLabel* m_state;
    WhereRow* m_where;
    FindBar* m_find;
    KernelEditor* m_editor;
    KernelEditor* m_plan;
    QTabBar* m_files; ///< kernel and plan, of one's own
    QStackedWidget* m_texts;
    bool m_isOwn = false, m_isPlanWrong = false;
    QString m_planKey, m_planRan, m_kernelInFile, m_planInFile;
    QPushButton* m_check;
    bool m_isChecking = false;
    QWidget* m_checkRow = nullptr;
    QLabel* m_checkWords;
    QPushButton* m_openFault;
    QWidget* m_foot = nullptr;
    QLabel* m_errors;
    QLabel* m_place;
    IconButton* m_previous;
    IconButton* m_next;
};

} // namespace lockstep::ui
