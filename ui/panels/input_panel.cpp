#include "ui/panels/input_panel.hpp"

#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_parameter.hpp"
#include "ui/scene/text.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr int slideSteps = 8; ///< between two powers of two
constexpr std::size_t shownKeys = 512;
constexpr int largestSeed = 999'999'999;

QString sentence(QString name)
{
    name.replace('-', ' ');
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

std::size_t countAt(int slide)
{
    return static_cast<std::size_t>(std::llround(std::exp2(static_cast<double>(slide) / slideSteps)));
}

int slideAt(std::size_t n)
{
    return static_cast<int>(std::lround(std::log2(static_cast<double>(n)) * slideSteps));
}

constexpr int rowWidth = 170, betweenColumns = 8; ///< of the narrowest sidebar

/// So that no value of the choice is cut: with its margins and its arrow.
int widthOfChoice(const Parameter& parameter)
{
    double widest = 0;
    for (const std::string& value : parameter.values) {
        TextShape text;
        text.text = QString::fromStdString(value);
        text.size = 13;
        widest = std::max(widest, textWidth(text));
    }
    return static_cast<int>(std::ceil(widest)) + 33;
}

constexpr int widestLabel = 86;

int widthOfLabel(const Parameter& parameter)
{
    TextShape text;
    text.text = QString::fromStdString(parameter.title);
    text.size = 13;
    return std::min(widestLabel, static_cast<int>(std::ceil(textWidth(text))));
}

/// Its name goes on in a second line where it is too long for the column.
QLabel* parameterLabel(const Parameter& parameter)
{
    QLabel* label = makeLabel(QString::fromStdString(parameter.title), 13, 400, "plain");
    if (label->sizeHint().width() > widestLabel) {
        label->setWordWrap(true);
        label->setFixedWidth(widestLabel);
    }
    return label;
}

} // namespace

InputPanel::InputPanel(QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal)), m_count(new QSpinBox), m_distribution(new Choice),
      m_seedLabel(makeLabel(tr("Seed"), 13, 400, "plain")), m_seed(new QSpinBox),
      m_keysLabel(makeLabel(tr("Keys"), 13, 400, "plain")), m_keys(new KeysField),
      m_problem(makeLabel({}, 12, 500, "plain")), m_file(new QPushButton(tr("Open file…"))),
      m_parameterRows(new QGridLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Input"), 13, 500, "second"));

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->addWidget(makeLabel(tr("N"), 13, 400, "plain"), 0, 0);
    m_count->setObjectName("count");
    m_count->setAccessibleName(tr("Number of keys"));
    m_count->setRange(1, static_cast<int>(maximumKeys));
    m_count->setGroupSeparatorShown(true);
    m_count->setMinimumWidth(64);
    m_count->setAlignment(Qt::AlignRight);
    grid->addWidget(m_count, 0, 1);
    m_slider->setObjectName("countSlider");
    m_slider->setAccessibleName(tr("Number of keys"));
    m_slider->setRange(0, slideAt(maximumKeys));
    m_slider->setPageStep(slideSteps);
    grid->addWidget(m_slider, 1, 0, 1, 2);

    grid->addWidget(m_keysLabel, 2, 0);
    m_distribution->setObjectName("distribution");
    m_distribution->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_distribution->setMinimumContentsLength(4);
    m_distribution->setAccessibleName(tr("Distribution of the keys"));
    offerDistributions(false);
    grid->addWidget(m_distribution, 2, 1);
    m_seed->setObjectName("seed");
    m_seed->setAccessibleName(tr("Seed of the generator"));
    m_seed->setRange(0, largestSeed);
    m_seed->setAlignment(Qt::AlignRight);
    grid->addWidget(m_seedLabel, 3, 0);
    grid->addWidget(m_seed, 3, 1);
    column->addLayout(grid);

    m_keys->setObjectName("keys");
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setToolTip(tr("Type keys with commas or blanks between them. They run when you pause or press Enter; Esc "
                          "brings back the keys of the picture."));
    m_keys->setCheck([this](const QString& keys) { return whyNot(keys); });
    m_keys->setFont(uiFont(12, 400, FontFamily::mono));
    m_keys->setFixedHeight(72);
    column->addWidget(m_keys);
    m_problem->setObjectName("keysProblem");
    m_problem->setWordWrap(true);
    m_problem->hide();
    column->addWidget(m_problem);
    m_file->setObjectName("openFile");
    m_file->setToolTip(tr("Keys from a text file"));
    column->addWidget(m_file);

    m_parameterRows->setHorizontalSpacing(betweenColumns);
    m_parameterRows->setVerticalSpacing(8);
    m_parameterRows->setColumnStretch(1, 1);
    column->addSpacing(8);
    column->addLayout(m_parameterRows);

    connect(m_slider, &QSlider::valueChanged, this, [this](int slide) {
        if (m_filling)
            return;
        const QScopedValueRollback filling(m_filling, true);
        m_count->setValue(static_cast<int>(countAt(slide)));
    });
    const auto slid = [this] { setCount(countAt(m_slider->value())); };
    connect(m_slider, &QSlider::sliderReleased, this, slid);
    connect(m_slider, &QSlider::actionTriggered, this, [this, slid] {
        if (!m_slider->isSliderDown())
            QMetaObject::invokeMethod(this, slid, Qt::QueuedConnection);
    });
    m_pause.setSingleShot(true);
    m_pause.setInterval(500);
    connect(&m_pause, &QTimer::timeout, this, &InputPanel::takeNumbers);
    for (QSpinBox* field : {m_count, m_seed}) {
        connect(field, &QSpinBox::valueChanged, this, [this, field] { numberTyped(field); });
        connect(field, &QSpinBox::editingFinished, this, [this] {
            if (m_pause.isActive())
                takeNumbers();
        });
    }
    connect(m_distribution, &QComboBox::activated, this, [this] { choseDistribution(); });
    connect(m_keys, &KeysField::problemChanged, this, [this] {
        m_problem->setText(m_keys->problem());
        m_problem->setVisible(!m_keys->problem().isEmpty());
    });
    connect(m_keys, &KeysField::refused, this, &InputPanel::failed);
    connect(m_keys, &KeysField::committed, this, [this] {
        m_input.kind = InputChoice::Kind::typed;
        m_input.text = m_keys->toPlainText().toStdString();
        showKind();
        emit changed();
    });
    connect(m_file, &QPushButton::clicked, this, &InputPanel::openFile);
}

QString InputPanel::whyNot(const QString& text) const
{
    if (m_maker == nullptr)
        return {};
    try {
        RunAsk ask;
        complete(ask);
        Words keys;
        putKeys(typedKeys(*m_maker, ask.parameters, text.toStdString()), keys, ask.parameters);
        const Parameters parameters = resolveParameters(*m_maker, ask.parameters, keys.size());
        if (m_maker->check != nullptr)
            m_maker->check(keys, parameters);
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

bool InputPanel::isWaiting() const
{
    return m_keys->isPending() || m_pause.isActive();
}

QString InputPanel::problem() const
{
    return m_keys->problem();
}

void InputPanel::commit()
{
    if (m_pause.isActive())
        takeNumbers();
    m_keys->commit();
}

void InputPanel::refuse(const QString& why)
{
    m_keys->refuse(why);
}

void InputPanel::numberTyped(QSpinBox* field)
{
    if (m_filling)
        return;
    if (field->hasFocus())
        m_pause.start(); // another digit may follow
    else
        takeNumbers();
}

void InputPanel::takeNumbers()
{
    m_pause.stop();
    const bool isOtherSeed = m_seed->value() >= 0 && m_seed->value() != m_shownSeed;
    if (isOtherSeed) {
        m_shownSeed = m_seed->value();
        m_input.seed = static_cast<std::uint64_t>(m_shownSeed);
    }
    const bool isOtherCount = m_count->value() != m_shownCount;
    const auto n = static_cast<std::size_t>(m_count->value());
    m_shownCount = m_count->value();
    if (isOtherCount && (m_input.kind != InputChoice::Kind::generated || m_input.n != n))
        setCount(n);
    else if (isOtherSeed)
        emit changed();
}

void InputPanel::setCount(std::size_t n)
{
    // Typed keys have their own number; another number asks for made ones.
    if (m_input.kind != InputChoice::Kind::generated)
        m_input.kind = InputChoice::Kind::generated;
    else if (m_input.n == n)
        return;
    m_input.n = n;
    m_keys->forget();
    showKind();
    emit changed();
}

/// Of keys, and of images where the values fill one.
void InputPanel::offerDistributions(bool hasImages)
{
    std::vector<std::string_view> names(distributions().begin(), distributions().end());
    if (hasImages)
        names.insert(names.end(), madeImages().begin(), madeImages().end());
    m_distribution->clear();
    for (const std::string_view name : names) {
        const QString id = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        m_distribution->addItem(sentence(id), id);
    }
    m_distribution->addItem(tr("Typed"), "typed");
}

void InputPanel::choseDistribution()
{
    const QString id = m_distribution->currentData().toString();
    if (id == "typed") {
        m_keys->setFocus();
        m_keys->selectAll();
        if (m_keys->toPlainText().isEmpty())
            return showKind(); // too many to show: the choice changes when some are typed
        m_input.kind = InputChoice::Kind::typed;
        m_input.text = m_keys->toPlainText().toStdString();
        showKind();
        return; // the keys that stand there are running already
    }
    m_input.kind = InputChoice::Kind::generated;
    m_input.distribution = id.toStdString();
    m_isDistributionChosen = true;
    m_keys->forget();
    showKind();
    emit changed();
}

void InputPanel::openFile()
{
    auto* dialog = new QFileDialog(this, tr("Open a file of keys"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_input.kind = InputChoice::Kind::file;
        m_input.file = path.toStdString();
        m_keys->forget();
        showKind();
        emit changed();
    });
    dialog->open();
}

void InputPanel::showKind()
{
    const QScopedValueRollback filling(m_filling, true);
    const bool generated = m_input.kind == InputChoice::Kind::generated;
    const QString id = generated ? QString::fromStdString(m_input.distribution) : QStringLiteral("typed");
    const QString name = m_input.kind == InputChoice::Kind::file ? tr("From file") : tr("Typed");
    m_distribution->setItemText(m_distribution->count() - 1, name);
    m_distribution->setCurrentIndex(m_distribution->findData(id));
    m_seedLabel->setVisible(generated && m_takesKeys);
    m_seed->setVisible(generated && m_takesKeys);
    // A seed from the command line may be larger than any that is typed here.
    const bool isTyped = m_input.seed <= std::uint64_t{largestSeed};
    m_seed->setMinimum(isTyped ? 0 : -1);
    m_seed->setSpecialValueText(isTyped ? QString() : QString::number(m_input.seed));
    m_seed->setValue(isTyped ? static_cast<int>(m_input.seed) : -1);
    m_shownSeed = m_seed->value();
    if (generated) {
        m_count->setValue(static_cast<int>(m_input.n));
        m_slider->setValue(slideAt(m_input.n));
        m_shownCount = m_count->value();
    }
}

void InputPanel::setParameters(const std::vector<Parameter>& parameters, const Algorithm& maker)
{
    m_maker = &maker;
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
        choice->setAccessibleName(QString::fromStdString(parameter.title));
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(3);
        for (const std::string& value : parameter.values)
            choice->addItem(QString::fromStdString(value), QString::fromStdString(value));
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
        choice.addItem(text, text);
}

void InputPanel::setAsk(const RunAsk& ask)
{
    for (const auto& [name, value] : ask.parameters) {
        m_values[name] = value;
        const auto found = m_parameters.find(name);
        if (found != m_parameters.end()) {
            offerShuffled(*found->second, name, value);
            found->second->setCurrentIndex(std::max(found->second->findData(QString::fromStdString(value)), 0));
        }
        if (const auto text = m_texts.find(name); text != m_texts.end())
            text->second->setValue(value);
    }
    m_input = ask.input;
    m_isDistributionChosen = false;
    m_pause.stop();
    m_keys->forget();
    if (m_input.kind == InputChoice::Kind::generated)
        m_input.n = std::clamp<std::size_t>(m_input.n, 1, maximumKeys);
    showKind();
}

void InputPanel::complete(RunAsk& ask) const
{
    ask.input = m_input;
    ask.parameters.clear();
    for (const auto& [name, choice] : m_parameters)
        ask.parameters[name] = choice->currentData().toString().toStdString();
    for (const auto& [name, text] : m_texts)
        ask.parameters[name] = text->value();
}

void InputPanel::showRecording(const Recording& recording)
{
    const QScopedValueRollback filling(m_filling, true);
    if (!m_pause.isActive()) { // else another number is being typed
        m_count->setValue(static_cast<int>(recording.n()));
        m_slider->setValue(slideAt(recording.n()));
        m_shownCount = m_count->value();
    }
    const bool few = recording.n() <= shownKeys;
    m_keys->show(few ? QString::fromStdString(formatKeys(recording, recording.input)).remove(',') : QString());
    m_keys->setPlaceholderText(few ? QString() : tr("%L1 keys; type here to use others").arg(recording.n()));
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
