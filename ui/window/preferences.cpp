#include "ui/window/preferences.hpp"

#include "ui/panels/controls.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/default_device.hpp"
#include "ui/window/keys.hpp"
#include "ui/window/system_theme.hpp"

#include <QAction>
#include <QFormLayout>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace lockstep::ui {

namespace {

const QString themeKey = QStringLiteral("preferences/theme"), speedKey = QStringLiteral("preferences/speed"),
              scaleKey = QStringLiteral("preferences/scale"), contrastKey = QStringLiteral("preferences/contrast"),
              paletteKey = QStringLiteral("preferences/palette");
constexpr std::array themeNames{"system", "light", "dark"};
constexpr std::array speeds{"¼×", "½×", "1×", "2×", "4×", "8×"};
constexpr std::array scales{100, 110, 125, 150, 175, 200};
constexpr int usualSpeed = 2, usualScale = 100;
constexpr QSizeF smallestWindow{1024, 640};

/// The window at this size is no larger than the largest screen.
bool fits(int percent)
{
    const double now = std::max(qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble(), 0.1);
    const double by = percent / 100.0 / now;
    return std::ranges::any_of(QGuiApplication::screens(), [by](const QScreen* screen) {
        const QSizeF room = screen->availableSize();
        return smallestWindow.width() * by <= room.width() && smallestWindow.height() * by <= room.height();
    });
}

/// As high as there is room for.
QScrollArea* scrolled(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // it follows the focus of what is in it
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    return area;
}

void choose(Choice& choice, const QVariant& value)
{
    choice.setCurrentIndex(std::max(choice.findData(value), 0));
}

} // namespace

ThemeChoice chosenTheme()
{
    const QString name = settings().value(themeKey).toString();
    for (std::size_t i = 0; i < themeNames.size(); ++i)
        if (name == QLatin1String(themeNames[i]))
            return static_cast<ThemeChoice>(i);
    return ThemeChoice::system;
}

ThemeName themeOf(ThemeChoice choice)
{
    const ThemeName theme = choice == ThemeChoice::light  ? ThemeName::light
                            : choice == ThemeChoice::dark ? ThemeName::dark
                                                          : systemTheme();
    return withPalette(withContrast(theme, settings().value(contrastKey).toBool()), chosenPalette());
}

Palette chosenPalette()
{
    const QString safe = QString::fromLatin1(paletteNames[static_cast<std::size_t>(Palette::safe)]);
    return settings().value(paletteKey).toString() == safe ? Palette::safe : Palette::usual;
}

int chosenSpeed()
{
    const int step = settings().value(speedKey, usualSpeed).toInt();
    return step >= 0 && step < static_cast<int>(speeds.size()) ? step : usualSpeed;
}

int chosenScale()
{
    const int percent = settings().value(scaleKey, usualScale).toInt();
    return std::ranges::find(scales, percent) != scales.end() ? percent : usualScale;
}

Preferences::Preferences(QWidget& window, ThemeName theme, Language language, const MemoryMachine& machine,
                         DeviceList devices)
    : QDialog(&window), m_window(window), m_theme(theme), m_language(language), m_machine(machine),
      m_list(std::move(devices)), m_known(knownMachines()), m_offered(offeredDevices(m_list, m_known)),
      m_languages(new Choice), m_themes(new Choice), m_contrast(new Choice), m_palette(new Choice), m_speed(new Choice),
      m_scale(new Choice), m_device(new Choice), m_wavefront(new Choice), m_segment(new Choice), m_banks(new Choice),
      m_told(makeLabel({}, 12.5, 600, "plain"))
{
    setObjectName("preferences");
    setAttribute(Qt::WA_DeleteOnClose);
    auto* tabs = new QTabBar;
    tabs->setObjectName("preferencesTabs");
    tabs->addTab({});
    tabs->addTab({});
    auto* pages = new QStackedWidget;
    pages->addWidget(scrolled(general()));
    pages->addWidget(keys());
    connect(tabs, &QTabBar::currentChanged, pages, &QStackedWidget::setCurrentIndex);
    auto* back = new QPushButton;
    auto* close = new QPushButton;
    back->setObjectName("preferencesReset");
    close->setObjectName("preferencesClose");
    for (QPushButton* button : {back, close})
        button->setAutoDefault(false);
    connect(back, &QPushButton::clicked, this, &Preferences::reset);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* foot = new QHBoxLayout;
    foot->addWidget(back);
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(16);
    column->addWidget(tabs);
    column->addWidget(pages, 1);
    column->addLayout(foot);
    worded(this, [=, this] {
        setWindowTitle(tr("Preferences"));
        tabs->setTabText(0, tr("General"));
        tabs->setTabText(1, tr("Keys"));
        tabs->setAccessibleName(tr("Pages of the preferences"));
        back->setText(tr("Reset to defaults"));
        close->setText(tr("Close"));
        fillGeneral();
    });
    resize(560, std::min(640, window.screen()->availableGeometry().height() - 48)); // its title is above it
}

QWidget* Preferences::general()
{
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 12, 0);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(24);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto row = [&](Choice* choice, const char* name, const std::function<QString()>& words) {
        choice->setObjectName(name);
        QLabel* label = makeLabel({}, 13, 400, "plain");
        label->setBuddy(choice);
        form->addRow(label, choice);
        worded(label, [label, choice, words] {
            label->setText(words());
            choice->setAccessibleName(words());
        });
    };
    row(m_languages, "preferLanguage", [] { return tr("Language"); });
    row(m_themes, "preferTheme", [] { return tr("Theme"); });
    row(m_contrast, "preferContrast", [] { return tr("Contrast"); });
    row(m_palette, "preferPalette", [] { return tr("Colours"); });
    row(m_scale, "preferScale", [] { return tr("Size of everything"); });
    QLabel* note = makeLabel({}, 12.5, 400, "second");
    worded(note, [note] { note->setText(tr("The size counts from the next start on.")); });
    form->addRow(nullptr, note);
    row(m_speed, "preferSpeed", [] { return tr("Speed of playing"); });
    row(m_device, "preferDevice", [] { return tr("Device of new runs"); });
    m_device->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_device->setMinimumContentsLength(6);
    row(m_wavefront, "preferWavefront", [] { return tr("Lanes of a wavefront"); });
    row(m_segment, "preferSegment", [] { return tr("Bytes of a segment"); });
    row(m_banks, "preferBanks", [] { return tr("Banks of local memory"); });
    QLabel* machine = makeLabel({}, 12.5, 400, "second");
    machine->setWordWrap(true);
    worded(machine, [machine] {
        machine->setText(tr("Wavefront, segment and banks are those of the machine that memory is counted for."));
    });
    form->addRow(nullptr, machine);

    connect(m_languages, &QComboBox::activated, this, [this] {
        m_language = static_cast<Language>(m_languages->currentData().toInt());
        emit languageChosen(m_language);
    });
    connect(m_themes, &QComboBox::activated, this, [this] {
        const auto choice = static_cast<ThemeChoice>(m_themes->currentData().toInt());
        settings().setValue(themeKey, QLatin1String(themeNames[static_cast<std::size_t>(choice)]));
        m_theme = themeOf(choice);
        emit themeChosen(m_theme);
    });
    connect(m_contrast, &QComboBox::activated, this, [this] {
        settings().setValue(contrastKey, m_contrast->currentData().toBool());
        m_theme = themeOf(chosenTheme());
        emit themeChosen(m_theme);
    });
    connect(m_palette, &QComboBox::activated, this, [this](int palette) {
        settings().setValue(paletteKey, QLatin1String(paletteNames[static_cast<std::size_t>(palette)]));
        m_theme = themeOf(chosenTheme());
        emit themeChosen(m_theme);
    });
    connect(m_device, &QComboBox::activated, this, &Preferences::takeDevice);
    connect(m_speed, &QComboBox::activated, this, [this](int step) {
        settings().setValue(speedKey, step);
        emit speedChosen(step);
    });
    connect(m_scale, &QComboBox::activated, this,
            [this] { settings().setValue(scaleKey, m_scale->currentData().toInt()); });
    for (Choice* choice : {m_wavefront, m_segment, m_banks})
        connect(choice, &QComboBox::activated, this, &Preferences::takeMachine);
    return page;
}

void Preferences::fillGeneral()
{
    for (Choice* choice :
         {m_languages, m_themes, m_contrast, m_palette, m_speed, m_scale, m_wavefront, m_segment, m_banks})
        choice->clear();
    for (const LanguageName& each : languages())
        m_languages->addItem(QString::fromUtf8(each.name), static_cast<int>(each.language));
    m_themes->addItem(tr("As the system's"), static_cast<int>(ThemeChoice::system));
    m_themes->addItem(tr("Light"), static_cast<int>(ThemeChoice::light));
    m_themes->addItem(tr("Dark"), static_cast<int>(ThemeChoice::dark));
    m_contrast->addItem(tr("Usual"), false);
    m_contrast->addItem(tr("High"), true);
    m_palette->addItem(tr("Usual"), static_cast<int>(Palette::usual));
    m_palette->addItem(tr("Safe for colour blindness"), static_cast<int>(Palette::safe));
    fillDevices();
    for (std::size_t i = 0; i < speeds.size(); ++i)
        m_speed->addItem(QString::fromUtf8(speeds[i]), static_cast<int>(i));
    for (const int percent : scales)
        if (fits(percent) || percent == usualScale || percent == chosenScale())
            m_scale->addItem(tr("%1 %").arg(percent), percent);
    for (const int value : {16, 32, 64})
        m_wavefront->addItem(QString::number(value), value);
    for (const int value : {32, 64, 128})
        m_segment->addItem(QString::number(value), value);
    for (const int value : {16, 32})
        m_banks->addItem(QString::number(value), value);
    choose(*m_languages, static_cast<int>(m_language));
    choose(*m_themes, static_cast<int>(chosenTheme()));
    choose(*m_contrast, settings().value(contrastKey).toBool());
    choose(*m_palette, static_cast<int>(chosenPalette()));
    choose(*m_speed, chosenSpeed());
    choose(*m_scale, chosenScale());
    choose(*m_wavefront, static_cast<int>(m_machine.wavefront));
    choose(*m_segment, static_cast<int>(m_machine.segment));
    choose(*m_banks, static_cast<int>(m_machine.banks));
}

void Preferences::fillDevices()
{
    m_offered = offeredDevices(m_list, m_known); // whose titles have words
    m_device->clear();
    m_device->addItem(tr("Automatic"));
    for (const OfferedDevice& each : m_offered)
        m_device->addItem(each.title);
    const DefaultDevice chosen = chosenDevice();
    if (chosen.isAutomatic())
        return;
    if (const OfferedDevice* found = placeOf(chosen, m_offered)) {
        m_device->setCurrentIndex(1 + static_cast<int>(found - m_offered.data()));
        return;
    }
    const QString name = QString::fromStdString(chosen.name);
    m_device->addItem(m_list.devices.empty() ? name : tr("%1, which is not there").arg(name)); // not listed yet
    m_device->setCurrentIndex(m_device->count() - 1);
}

void Preferences::takeDevice()
{
    const auto at = static_cast<std::size_t>(m_device->currentIndex());
    if (at > m_offered.size()) // it stays the one that is not there
        return;
    const DefaultDevice device =
        at == 0 ? DefaultDevice{} : DefaultDevice{m_offered[at - 1].selector, m_offered[at - 1].device->name};
    chooseDevice(device);
    emit deviceChosen(device.selector);
}

void Preferences::takeMachine()
{
    m_machine.wavefront = m_wavefront->currentData().toUInt();
    m_machine.segment = m_segment->currentData().toUInt();
    m_machine.banks = m_banks->currentData().toUInt();
    emit machineChosen(m_machine);
}

QWidget* Preferences::keys()
{
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 12, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const QAction* action : keyedActions(m_window)) {
        if (action->objectName().isEmpty())
            continue; // nothing to remember it by
        const QString name = action->objectName();
        auto* edit = new QKeySequenceEdit;
        edit->setObjectName("key:" + name);
        edit->setClearButtonEnabled(true);
        edit->setFixedWidth(170);
        QLabel* label = makeLabel({}, 13, 400, "plain");
        label->setWordWrap(true);
        label->setBuddy(edit);
        worded(label, [label, edit, action] {
            QString words = action->text();
            words.remove(QChar('&')).remove(QChar(0x2026));
            label->setText(words);
            edit->setAccessibleName(tr("Keys of: %1").arg(words));
        });
        grid->addWidget(label, row, 0);
        grid->addWidget(edit, row, 1);
        ++row;
        m_keys.emplace_back(edit, name);
        connect(edit, &QKeySequenceEdit::editingFinished, this, [this, edit, name] { takeKey(*edit, name); });
        // The cross empties it, and so does the first chord that is typed, which then stands there at once.
        connect(edit, &QKeySequenceEdit::keySequenceChanged, this, [this, edit, name] {
            QTimer::singleShot(0, edit, [this, edit, name] {
                if (edit->keySequence().isEmpty())
                    takeKey(*edit, name);
            });
        });
    }
    fillKeys();
    m_told->setObjectName("keyTold");
    m_told->setWordWrap(true);
    m_told->hide();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(scrolled(content), 1);
    column->addWidget(m_told);
    return page;
}

void Preferences::fillKeys()
{
    m_isFilling = true;
    for (const auto& [edit, name] : m_keys)
        if (const auto* action = m_window.findChild<QAction*>(name))
            edit->setKeySequence(action->shortcut());
    m_isFilling = false;
}

void Preferences::takeKey(QKeySequenceEdit& edit, const QString& name)
{
    auto* action = m_window.findChild<QAction*>(name);
    if (m_isFilling || action == nullptr)
        return;
    const QKeySequence typed = edit.keySequence();
    const QKeySequence chosen = typed.isEmpty() ? typed : QKeySequence(typed[0]); // one chord: nothing waits for more
    for (const QAction* other : keyedActions(m_window))
        if (other != action && !chosen.isEmpty() && other->shortcuts().contains(chosen)) {
            QString words = other->text();
            words.remove(QChar('&')).remove(QChar(0x2026));
            m_told->setText(tr("%1 belongs to \"%2\"; choose other keys, or take it away there first.")
                                .arg(keyText(chosen), words));
            m_told->show();
            return fillKeys();
        }
    m_told->hide();
    QList<QKeySequence> keys;
    if (!chosen.isEmpty())
        keys += chosen;
    const QList<QKeySequence> usual = usualKeys(*action);
    chooseKeys(*action, !usual.isEmpty() && chosen == usual.front() ? usual : keys);
    fillKeys();
}

void Preferences::reset()
{
    const bool hadDevice = !chosenDevice().isAutomatic();
    QSettings kept = settings();
    kept.remove(QStringLiteral("preferences"));
    for (QAction* action : keyedActions(m_window))
        chooseKeys(*action, usualKeys(*action));
    m_told->hide();
    m_machine = MemoryMachine{}; // the language stays: its reader is reading this
    fillGeneral();
    fillKeys();
    emit themeChosen(themeOf(chosenTheme()));
    emit speedChosen(chosenSpeed());
    emit machineChosen(m_machine);
    if (hadDevice)
        emit deviceChosen(DefaultDevice{}.selector);
}

} // namespace lockstep::ui
