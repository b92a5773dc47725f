#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "ui/player/service.hpp"

#include <QTimer>
#include <QWidget>

class QFormLayout;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace lockstep::ui {

class Choice;
class KeysField;
class TextParameter;

/// What the run gets: keys and parameters. Every control belongs to something in the catalogue or the input.
class InputPanel : public QWidget {
    Q_OBJECT
public:
    explicit InputPanel(QWidget* parent = nullptr);

    /// Controls for these parameters; values that they know too are kept. The keys are made for `maker`.
    void setParameters(const std::vector<Parameter>& parameters, const Algorithm& maker);
    /// Some device has sub-groups whose lanes shuffle: values that need them are offered from the next
    /// setParameters() on.
    void setShuffles(bool hasThem) { m_hasShuffles = hasThem; }
    void setAsk(const RunAsk& ask);
    /// Fills in input and parameters.
    void complete(RunAsk& ask) const;
    /// What really ran.
    void showRecording(const Recording& recording);
    /// The parameters of a run of long words, which has some of its own; for the recording of what was asked for last.
    void showUsed(const Recording& recording);
    void openFile();

    /// What is typed is not what was run: keys, or a number that is still being typed.
    bool isWaiting() const;
    /// What is wrong with the typed keys, as a sentence; empty: nothing.
    QString problem() const;
    /// Runs what is typed now, not after a pause.
    void commit();
    /// The typed keys could not be run after all.
    void refuse(const QString& why);

signals:
    void changed();
    /// What was asked for cannot be read, in a sentence.
    void failed(const QString& why);

private:
    void offerDistributions(bool hasImages);
    void choseDistribution();
    void setCount(std::size_t n);
    void showKind();
    void showNumber();
    void putWords();
    void addText(const Parameter& parameter, int row);
    void orderParameters();
    void offerShuffled(Choice& choice, const std::string& name, const std::string& value) const;
    QString whyNot(const QString& keys) const;
    void numberTyped(QSpinBox* field);
    void takeNumbers();

    QSlider* m_slider;
    QSpinBox* m_count;
    Choice* m_distribution;
    QLabel* m_seedLabel;
    QSpinBox* m_seed;
    QLabel* m_keysLabel;
    KeysField* m_keys;
    QLabel* m_problem;
    QPushButton* m_file;
    QGridLayout* m_parameterRows;
    std::map<std::string, Choice*> m_parameters;
    std::map<std::string, TextParameter*> m_texts; ///< those that take free text
    std::map<std::string, std::string> m_values;   ///< last chosen, also of other algorithms
    InputChoice m_input;
    std::string m_usualDistribution = m_input.distribution; ///< of the algorithm that they are made for
    bool m_isDistributionChosen = false;                    ///< in this panel
    bool m_hasShuffles = false;
    bool m_takesKeys = true; ///< the algorithm looks at them
    const Algorithm* m_maker = nullptr;
    std::vector<Parameter> m_shownParameters;
    std::size_t m_number = 0; ///< of the keys, where they are too many to be shown
    QTimer m_pause;           ///< while a number is being typed
    int m_shownCount = 0, m_shownSeed = 0;
    bool m_filling = false;
};

} // namespace lockstep::ui
