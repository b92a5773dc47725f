#include "ui/panels/input_panel.hpp"

#include "engine/algorithms/typed_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/slider_meaning.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/text_parameter.hpp"
#include "ui/panels/worded.hpp"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
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

/// How the engine's distributions and images are called here, for who translates them.
[[maybe_unused]] constexpr std::array distributionNames{
    QT_TRANSLATE_NOOP("Distribution", "Uniform"),      QT_TRANSLATE_NOOP("Distribution", "Sorted"),
    QT_TRANSLATE_NOOP("Distribution", "Reversed"),     QT_TRANSLATE_NOOP("Distribution", "Nearly sorted"),
    QT_TRANSLATE_NOOP("Distribution", "Few distinct"), QT_TRANSLATE_NOOP("Distribution", "Organ pipe"),
    QT_TRANSLATE_NOOP("Distribution", "Bitonic"),      QT_TRANSLATE_NOOP("Distribution", "Zeros and ones"),
    QT_TRANSLATE_NOOP("Distribution", "Ramp"),         QT_TRANSLATE_NOOP("Distribution", "Checker"),
    QT_TRANSLATE_NOOP("Distribution", "Grey"),         QT_TRANSLATE_NOOP("Distribution", "Disk")};

QString distributionName(const QString& id)
{
    return QCoreApplication::translate("Distribution", sentence(id).toUtf8());
}

std::size_t countAt(int slide)
{
    return static_cast<std::size_t>(std::llround(std::exp2(static_cast<double>(slide) / slideSteps)));
}

int slideAt(std::size_t n)
{
    return static_cast<int>(std::lround(std::log2(static_cast<double>(n)) * slideSteps));
}

} // namespace

InputPanel::InputPanel(QWidget* parent)
    : QWidget(parent),
      m_slider(new MeaningSlider({[](int slide) { return static_cast<double>(countAt(slide)); },
                                  [](int slide) { return QLocale().toString(qulonglong{countAt(slide)}); }})),
      m_count(new QSpinBox), m_distribution(new Choice), m_seedLabel(makeLabel({}, 13, 400, "plain")),
      m_seed(new QSpinBox), m_keysLabel(makeLabel({}, 13, 400, "plain")), m_keys(new KeysField),
      m_problem(makeLabel({}, 12, 500, "plain")), m_file(new QPushButton), m_parameterRows(new QGridLayout)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(wordedLabel([] { return tr("Input"); }, 13, 500, "second"));

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    QLabel* countLabel = wordedLabel([] { return tr("N"); }, 13, 400, "plain");
    countLabel->setBuddy(m_count);
    m_seedLabel->setBuddy(m_seed);
    m_keysLabel->setBuddy(m_distribution);
    grid->addWidget(countLabel, 0, 0);
    m_count->setObjectName("count");
    m_count->setRange(1, static_cast<int>(maximumKeys));
    m_count->setGroupSeparatorShown(true);
    m_count->setMinimumWidth(64);
    m_count->setAlignment(Qt::AlignRight);
    grid->addWidget(m_count, 0, 1);
    m_slider->setObjectName("countSlider");
    m_slider->setRange(0, slideAt(maximumKeys));
    m_slider->setPageStep(slideSteps);
    grid->addWidget(m_slider, 1, 0, 1, 2);

    grid->addWidget(m_keysLabel, 2, 0);
    m_distribution->setObjectName("distribution");
    m_distribution->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_distribution->setMinimumContentsLength(4);
    offerDistributions(false);
    grid->addWidget(m_distribution, 2, 1);
    m_seed->setObjectName("seed");
    m_seed->setRange(0, largestSeed);
    m_seed->setAlignment(Qt::AlignRight);
    grid->addWidget(m_seedLabel, 3, 0);
    grid->addWidget(m_seed, 3, 1);
    column->addLayout(grid);

    m_keys->setObjectName("keys");
    m_keys->setCheck([this](const QString& keys) { return whyNot(keys); });
    m_keys->setFont(uiFont(12, 400, FontFamily::mono));
    m_keys->setFixedHeight(72);
    column->addWidget(m_keys);
    m_problem->setObjectName("keysProblem");
    m_problem->setWordWrap(true);
    m_problem->hide();
    column->addWidget(m_problem);
    m_file->setObjectName("openFile");
    column->addWidget(m_file);

    m_parameterRows->setVerticalSpacing(8);
    m_parameterRows->setColumnStretch(1, 1);
    column->addSpacing(8);
    column->addLayout(m_parameterRows);
    worded(this, [this] { putWords(); });

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

void InputPanel::putWords()
{
    m_count->setAccessibleName(tr("Number of keys"));
    m_slider->setAccessibleName(tr("Number of keys"));
    m_distribution->setAccessibleName(tr("Distribution of the keys"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(tr("Seed of the generator"));
    m_keysLabel->setText(tr("Keys"));
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setToolTip(tr("Type keys with commas or blanks between them. They run when you pause or press Enter; Esc "
                          "brings back the keys of the picture."));
    m_file->setText(tr("Open file…"));
    m_file->setToolTip(tr("Keys from a text file"));
    if (m_maker == nullptr)
        return;
    for (int i = 0; i < m_distribution->count(); i++)
        if (const QString id = m_distribution->itemData(i).toString(); id != QLatin1String("typed"))
            m_distribution->setItemText(i, distributionName(id));
    showKind();
    showNumber();
    const std::vector<Parameter> parameters = m_shownParameters;
    setParameters(parameters, *m_maker);
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
        m_distribution->addItem(distributionName(id), id);
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
    dialog->setObjectName("openKeysDialog");
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
    m_number = few ? 0 : recording.n();
    showNumber();
}

void InputPanel::showNumber()
{
    m_keys->setPlaceholderText(m_number == 0 ? QString() : tr("%L1 keys; type here to use others").arg(m_number));
}

} // namespace lockstep::ui
