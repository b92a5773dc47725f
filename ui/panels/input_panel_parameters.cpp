// The controls of what an algorithm can be asked for, below those of its keys.
#include "ui/panels/input_panel.hpp"

#include "engine/algorithms/shapes.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/parameter_words.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_parameter.hpp"
#include "ui/scene/text.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr int rowWidth = 170, betweenColumns = 8; ///< of the narrowest sidebar

/// So that no value of the choice is cut: with its margins and its arrow.
int widthOfChoice(const Parameter& parameter)
{
    double widest = 0;
    for (const std::string& value : parameter.values) {
        TextShape text;
        text.text = parameterValue(value);
        text.size = 13;
        widest = std::max(widest, textWidth(text));
    }
    return static_cast<int>(std::ceil(widest)) + 33;
}

constexpr int widestLabel = 86;

int widthOfLabel(const Parameter& parameter)
{
    TextShape text;
    text.text = titleOf(parameter);
    text.size = 13;
    return std::min(widestLabel, static_cast<int>(std::ceil(textWidth(text))));
}

/// Its name goes on in a second line where it is too long for the column.
QLabel* parameterLabel(const Parameter& parameter)
{
    QLabel* label = makeLabel(titleOf(parameter), 13, 400, "plain");
    if (label->sizeHint().width() > widestLabel) {
        label->setWordWrap(true);
        label->setFixedWidth(widestLabel);
    }
    return label;
}

} // namespace

void InputPanel::setParameters(const std::vector<Parameter>& parameters, const Algorithm& maker)
{
    m_maker = &maker;
    m_shownParameters = parameters;
    // All 0-1 inputs go through the network: of the keys only their number counts.
    m_takesKeys = maker.lens != "zero-one";
    for (QWidget* widget : {static_cast<QWidget*>(m_keysLabel), static_cast<QWidget*>(m_distribution),
                            static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_file)})
        widget->setVisible(m_takesKeys);
    offerDistributions(fillsRows(maker));
    const std::string usual{maker.madeKeys.distribution};
    if (!fillsRows(maker) && isMadeImage(m_input.distribution)) // of no use here, chosen or not
        m_input.distribution = usual;
    showKind();
    // Keys that were spread as it suited the algorithm before are spread as it suits this one.
    if (!m_isDistributionChosen && m_input.distribution == m_usualDistribution && usual != m_usualDistribution) {
        m_input.distribution = usual;
        showKind();
    }
    m_usualDistribution = usual;
    for (const auto& [name, choice] : m_parameters)
        m_values[name] = choice->currentData().toString().toStdString();
    for (const auto& [name, text] : m_texts)
        m_values[name] = text->value();
    while (QLayoutItem* item = m_parameterRows->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    m_parameters.clear();
    m_texts.clear();
    m_parameterRows->setHorizontalSpacing(betweenColumns);
    int labels = 0;
    for (const Parameter& parameter : parameters)
        labels = std::max(labels, widthOfLabel(parameter));
    int row = 0;
    for (const Parameter& parameter : parameters) {
        if (parameter.isText()) {
            addText(parameter, row);
            row += 2;
            continue;
        }
        auto* choice = new Choice;
        choice->setObjectName(QString::fromStdString("parameter:" + parameter.name));
        choice->setAccessibleName(titleOf(parameter));
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(3);
        for (const std::string& value : parameter.values)
            choice->addItem(parameterValue(value), QString::fromStdString(value));
        if (m_hasShuffles)
            for (const std::string& value : parameter.shuffled)
                offerShuffled(*choice, parameter.name, value);
        const auto last = m_values.find(parameter.name);
        int at = last == m_values.end() ? -1 : choice->findData(QString::fromStdString(last->second));
        if (at < 0)
            at = choice->findData(QString::fromStdString(parameter.defaultValue));
        choice->setCurrentIndex(std::max(at, 0));
        const int width = widthOfChoice(parameter);
        choice->setMinimumWidth(std::max(width, rowWidth - betweenColumns - labels));
        QLabel* label = parameterLabel(parameter);
        label->setBuddy(choice);
        if (width <= rowWidth - betweenColumns - labels) {
            m_parameterRows->addWidget(label, row, 0);
            m_parameterRows->addWidget(choice, row++, 1);
        } else if (width <= rowWidth - betweenColumns - widthOfLabel(parameter)) { // reaches out of the column
            auto* both = new QWidget;
            auto* line = new QHBoxLayout(both);
            line->setContentsMargins(0, 0, 0, 0);
            line->setSpacing(betweenColumns);
            line->addWidget(label);
            line->addStretch(1);
            line->addWidget(choice);
            m_parameterRows->addWidget(both, row++, 0, 1, 2);
        } else {
            m_parameterRows->addWidget(label, row++, 0, 1, 2);
            m_parameterRows->addWidget(choice, row++, 0, 1, 2);
        }
        connect(choice, &QComboBox::activated, this, &InputPanel::changed);
        m_parameters[parameter.name] = choice;
    }
    orderParameters();
}

/// Tab walks them where they stand: behind the keys, not behind all of the window.
void InputPanel::orderParameters()
{
    QWidget* before = m_file;
    for (const Parameter& parameter : m_shownParameters) {
        const QList<QWidget*> fields = parameter.isText() ? m_texts.at(parameter.name)->fields()
                                                          : QList<QWidget*>{m_parameters.at(parameter.name)};
        for (QWidget* field : fields) {
            setTabOrder(before, field);
            before = field;
        }
    }
}

void InputPanel::addText(const Parameter& parameter, int row)
{
    auto* text = new TextParameter(parameter);
    if (const auto last = m_values.find(parameter.name); last != m_values.end())
        text->setValue(last->second);
    m_parameterRows->addWidget(parameterLabel(parameter), row, 0, 1, 2); // a line of pairs needs all the width
    m_parameterRows->addWidget(text, row + 1, 0, 1, 2);
    m_texts[parameter.name] = text;
    connect(text, &TextParameter::failed, this, &InputPanel::failed);
    connect(text, &TextParameter::changed, this, [this, text, keysFor = parameter.keysFor] {
        // As many keys as it is for; what is no such text the run will tell.
        try {
            if (const auto keys = keysFor != nullptr ? keysFor(text->value()) : std::nullopt;
                keys &&
                (m_input.kind == InputChoice::Kind::generated || *keys != static_cast<std::size_t>(m_count->value()))) {
                m_input.kind = InputChoice::Kind::generated;
                m_input.n = *keys;
                showKind();
            }
        } catch (const InputError&) {
        }
        emit changed();
    });
}

/// What a file has is shown, whether or not a device of this machine could run it.
void InputPanel::offerShuffled(Choice& choice, const std::string& name, const std::string& value) const
{
    const auto parameter = std::ranges::find(m_maker->parameters, name, &Parameter::name);
    const QString text = QString::fromStdString(value);
    if (parameter != m_maker->parameters.end() && choice.findData(text) < 0 &&
        std::ranges::find(parameter->shuffled, value) != parameter->shuffled.end())
        choice.addItem(parameterValue(value), text);
}

void InputPanel::showUsed(const Recording& recording)
{
    // A digit of a long word is a letter, whatever the default is.
    if (recording.parameters.contains(wordsParameter))
        for (const auto& [name, choice] : m_parameters)
            if (const auto used = recording.parameters.find(name); used != recording.parameters.end())
                if (const QString value = choice->currentData().toString(); value != QLatin1String("auto"))
                    choice->setCurrentIndex(std::max(choice->findData(QString::fromStdString(used->second)), 0));
}

} // namespace lockstep::ui
