#include "ui/window/export_form.hpp"

#include "ui/panels/check_box.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

const QString paperKey = QStringLiteral("paper");

/// The wheel scrolls nothing here, and must change nothing either.
template <typename Spin>
class QuietSpin : public Spin {
public:
    using Spin::Spin;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

QSpinBox* makeSpin(const char* name, int least, int most, int value, const WordsNow& suffix = {})
{
    auto* spin = new QuietSpin<QSpinBox>;
    spin->setObjectName(name);
    spin->setRange(least, most);
    spin->setValue(value);
    if (suffix)
        worded(spin, [spin, suffix] { spin->setSuffix(suffix()); });
    return spin;
}

QDoubleSpinBox* makeDecimal(const char* name, double least, double most, double value, const WordsNow& suffix)
{
    auto* spin = new QuietSpin<QDoubleSpinBox>;
    spin->setObjectName(name);
    spin->setDecimals(1);
    spin->setRange(least, most);
    spin->setValue(value);
    worded(spin, [spin, suffix] { spin->setSuffix(suffix()); });
    return spin;
}

QCheckBox* makeCheck(const char* name, const WordsNow& text, bool isChecked)
{
    auto* check = new CheckBox;
    wordedText(check, text);
    check->setObjectName(name);
    check->setChecked(isChecked);
    return check;
}

QWidget* inRow(std::initializer_list<QWidget*> widgets)
{
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch();
    return box;
}

/// The titles of the formats, for who translates them.
[[maybe_unused]] constexpr std::array formatTitles{
    QT_TRANSLATE_NOOP("Format", "PNG picture"),
    QT_TRANSLATE_NOOP("Format", "SVG drawing"),
    QT_TRANSLATE_NOOP("Format", "TikZ picture"),
    QT_TRANSLATE_NOOP("Format", "PDF deck"),
    QT_TRANSLATE_NOOP("Format", "PowerPoint slides"),
    QT_TRANSLATE_NOOP("Format", "HTML page"),
    QT_TRANSLATE_NOOP("Format", "GIF animation"),
    QT_TRANSLATE_NOOP("Format", "MP4 video"),
    QT_TRANSLATE_NOOP("Format", "WebM video"),
    QT_TRANSLATE_NOOP("Format", "CSV tables of states, events and launches"),
    QT_TRANSLATE_NOOP("Format", "JSON of states and events"),
    QT_TRANSLATE_NOOP("Format", "Recording, to be opened again")};

QString groupName(FormatKind kind)
{
    switch (kind) {
    case FormatKind::picture:
        return ExportForm::tr("Pictures");
    case FormatKind::document:
        return ExportForm::tr("Documents");
    case FormatKind::video:
        return ExportForm::tr("Video");
    case FormatKind::data:
        return ExportForm::tr("Data");
    }
    return {};
}

QString sizeName(QSize size)
{
    if (size == QSize(1920, 1080))
        return ExportForm::tr("1920 × 1080, full HD");
    if (size == QSize(3840, 2160))
        return ExportForm::tr("3840 × 2160, 4K");
    const bool isFourToThree = size.width() * 3 == size.height() * 4;
    return ExportForm::tr("%1 × %2, %3")
        .arg(size.width())
        .arg(size.height())
        .arg(isFourToThree ? QStringLiteral("4:3") : QStringLiteral("16:9"));
}

/// In the list of formats.
enum ItemRole { headingRole = Qt::UserRole + 1, titleRole };

void nameFormats(const QStandardItemModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        QStandardItem& item = *model.item(row);
        if (const QVariant kind = item.data(headingRole); kind.isValid())
            item.setText(groupName(static_cast<FormatKind>(kind.toInt())));
        else
            item.setText(QCoreApplication::translate("Format", item.data(titleRole).toString().toUtf8().constData()));
    }
}

void nameSizes(QComboBox& sizes)
{
    for (int i = 0; i < sizes.count(); ++i)
        sizes.setItemText(i, sizes.itemData(i).toString() == paperKey ? ExportForm::tr("On paper, in centimetres")
                                                                      : sizeName(sizes.itemData(i).toSize()));
}

} // namespace

ExportForm::ExportForm(const Deck& deck, DeckMoment now, ThemeName theme, Language language, QWidget* parent)
    : QWidget(parent), m_deck(deck), m_now(now), m_shownPage(now.page), m_grid(new QGridLayout(this)),
      m_format(new Choice), m_size(new Choice), m_theme(new Choice), m_palette(new Choice), m_language(new Choice),
      m_unit(new Choice), m_letters(new Choice)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(10);
    m_grid->setColumnStretch(1, 1);
    m_format->setObjectName("exportFormat");
    m_size->setObjectName("exportSize");
    m_theme->setObjectName("exportTheme");
    m_palette->setObjectName("exportPalette");
    m_language->setObjectName("exportLanguage");
    m_unit->setObjectName("exportUnit");
    m_letters->setObjectName("exportLetters");
    listFormats();
    m_theme->addItems({QString(), QString()});
    worded(m_theme, [this] {
        m_theme->setItemText(0, tr("Light"));
        m_theme->setItemText(1, tr("Dark"));
    });
    m_palette->addItem(QString(), static_cast<int>(Palette::usual));
    m_palette->addItem(QString(), static_cast<int>(Palette::safe));
    worded(m_palette, [this] {
        m_palette->setItemText(0, tr("Usual"));
        m_palette->setItemText(1, tr("Safe for colour blindness"));
    });
    for (const SvgText each : {SvgText::automatic, SvgText::text, SvgText::outlines})
        m_letters->addItem(QString(), static_cast<int>(each));
    worded(m_letters, [this] {
        m_letters->setItemText(0, tr("Text; outlines where fonts are rare"));
        m_letters->setItemText(1, tr("Text, which needs the fonts"));
        m_letters->setItemText(2, tr("Outlines, which need none"));
    });
    for (const LanguageName& each : languages())
        m_language->addItem(QString::fromUtf8(each.name), QString::fromLatin1(each.code));

    m_between = makeSpin("exportBetween", 0, 240, 0);
    worded(m_between, [this] { m_between->setSpecialValueText(tr("none")); });
    m_fps = makeSpin("exportFps", 1, 120, 30, [] { return tr(" per second"); });
    m_speed = makeDecimal("exportSpeed", smallestSpeed, largestSpeed, 1, [] { return QStringLiteral(" ×"); });
    m_contrast = makeCheck(
        "exportContrast", [] { return tr("High contrast"); }, false);
    m_transparent = makeCheck(
        "exportTransparent", [] { return tr("Transparent background"); }, false);
    m_title = makeCheck(
        "exportTitle", [] { return tr("Title"); }, true);
    m_narration = makeCheck(
        "exportNarration", [] { return tr("Narration"); }, true);
    m_legend = makeCheck(
        "exportLegend", [] { return tr("Legend"); }, true);
    m_editable = makeCheck(
        "exportEditable", [] { return tr("Shapes and text that can be edited"); }, false);
    m_whatBox = makeWhat();
    m_paperBox = makePaper();
    m_lookBox = inRow({m_contrast, m_transparent});
    m_leaveBox = inRow({m_title, m_narration, m_legend});

    addRow([] { return tr("Format"); }, m_format);
    addRow([] { return tr("Letters"); }, m_letters);
    addRow([] { return QString(); }, m_editable);
    addRow([] { return tr("Pages"); }, m_unit);
    addRow([] { return tr("What"); }, m_whatBox);
    addRow([] { return tr("In between"); }, m_between);
    addRow([] { return tr("Size"); }, m_size);
    addRow([] { return QString(); }, m_paperBox);
    addRow([] { return tr("Frames"); }, m_fps);
    addRow([] { return tr("Speed"); }, m_speed);
    addRow([] { return tr("Theme"); }, m_theme);
    addRow([] { return QString(); }, m_lookBox);
    addRow([] { return tr("Colours"); }, m_palette);
    addRow([] { return tr("Language"); }, m_language);
    addRow([] { return tr("Shows"); }, m_leaveBox);
    setPages();
    worded(this, [this] { namePages(); });

    recall(theme, language);
    refresh();
    for (Choice* choice : {m_format, m_size, m_theme, m_palette, m_language, m_letters})
        connect(choice, &QComboBox::currentIndexChanged, this, &ExportForm::refresh);
    for (QRadioButton* button : {m_moment, m_range, m_all})
        connect(button, &QRadioButton::toggled, this, &ExportForm::refresh);
    for (QCheckBox* check : {m_contrast, m_transparent, m_title, m_narration, m_legend, m_editable})
        connect(check, &QCheckBox::toggled, this, &ExportForm::refresh);
    for (QSpinBox* spin : {m_between, m_fps, m_dpi})
        connect(spin, &QSpinBox::valueChanged, this, &ExportForm::refresh);
    for (QDoubleSpinBox* spin : {m_speed, m_width, m_height})
        connect(spin, &QDoubleSpinBox::valueChanged, this, &ExportForm::refresh);
    for (QSpinBox* spin : {m_from, m_until})
        connect(spin, &QSpinBox::valueChanged, this, [this](int page) {
            m_shownPage = static_cast<std::size_t>(page);
            if (!m_range->isChecked())
                m_range->setChecked(true);
            refresh();
        });
}

void ExportForm::addRow(const WordsNow& name, QWidget* control)
{
    auto* label = wordedLabel(name, 13, 400, "plain");
    const int at = static_cast<int>(m_rows.size());
    m_grid->addWidget(label, at, 0, control == m_whatBox ? Qt::AlignTop : Qt::AlignVCenter);
    m_grid->addWidget(control, at, 1);
    worded(control, [control, name] { control->setAccessibleName(name()); });
    label->setBuddy(control);
    m_rows.emplace_back(label, control);
}

QWidget* ExportForm::makeWhat()
{
    m_moment = new QRadioButton;
    wordedText(m_moment, [] { return tr("This moment"); });
    m_moment->setObjectName("exportFrame");
    m_range = new QRadioButton;
    m_range->setObjectName("exportRange");
    m_all = new QRadioButton;
    m_all->setObjectName("exportAll");
    m_from = makeSpin("exportFrom", 0, 0, 0);
    m_until = makeSpin("exportUntil", 0, 0, 0);
    worded(m_from, [this] { m_from->setAccessibleName(tr("From")); });
    worded(m_until, [this] { m_until->setAccessibleName(tr("Until")); });
    m_moment->setChecked(true);

    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setVerticalSpacing(6);
    grid->addWidget(m_moment, 0, 0, 1, 2);
    grid->addWidget(m_all, 1, 0, 1, 2);
    grid->addWidget(m_range, 2, 0);
    grid->addWidget(inRow({m_from, wordedLabel([] { return tr("to"); }, 13, 400, "plain"), m_until}), 2, 1);
    grid->setColumnStretch(1, 1);
    return box;
}

void ExportForm::namePages()
{
    m_range->setText(capitalised(m_deck.pageWords));
    m_all->setText(tr("All %1").arg(m_deck.pageWords));
    m_between->setToolTip(tr("Extra pictures on the way to each %1").arg(m_deck.pageWord));
    const Speaking in(m_deck.language);
    const bool isRun = m_deck.pages.front().number == 0 && m_deck.pageWord != say("frame"); // of a comparison
    for (QSpinBox* spin : {m_from, m_until})
        spin->setToolTip(isRun ? tr("0 is the input") : tr("0 is the first"));
}

void ExportForm::setPages()
{
    const int first = static_cast<int>(allLaunches(m_deck).first), last = static_cast<int>(m_deck.pages.size()) - 1;
    for (QSpinBox* spin : {m_from, m_until}) {
        const QSignalBlocker quiet(spin);
        spin->setRange(0, last);
        spin->setValue(spin == m_from ? first : last);
    }
}

void ExportForm::offerUnits(PageUnit unit)
{
    m_unit->addItem(QString(), static_cast<int>(PageUnit::launch));
    m_unit->addItem(QString(), static_cast<int>(PageUnit::phase));
    worded(m_unit, [this] {
        m_unit->setItemText(0, tr("One per launch"));
        m_unit->setItemText(1, tr("One per phase"));
    });
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(unit)));
    connect(m_unit, &QComboBox::currentIndexChanged, this,
            [this] { emit unitChosen(static_cast<PageUnit>(m_unit->currentData().toInt())); });
    refresh();
}

void ExportForm::takePages(DeckMoment now)
{
    m_now = now;
    m_shownPage = now.page;
    setPages();
    namePages();
    refresh();
}

QWidget* ExportForm::makePaper()
{
    m_width = makeDecimal("exportPaperWidth", 1, 120, 16, [] { return tr(" cm"); });
    m_height = makeDecimal("exportPaperHeight", 1, 120, 9, [] { return tr(" cm"); });
    m_dpi = makeSpin("exportDpi", static_cast<int>(smallestDpi), static_cast<int>(largestDpi), 300,
                     [] { return tr(" dpi"); });
    worded(m_width, [this] { m_width->setAccessibleName(tr("Width")); });
    worded(m_height, [this] { m_height->setAccessibleName(tr("Height")); });
    worded(m_dpi, [this] { m_dpi->setAccessibleName(tr("Resolution")); });
    return inRow({m_width, makeLabel(QStringLiteral("×"), 13, 400, "plain"), m_height,
                  wordedLabel([] { return tr("at"); }, 13, 400, "plain"), m_dpi});
}

void ExportForm::listFormats()
{
    auto* model = new QStandardItemModel(m_format);
    for (const FormatKind kind : {FormatKind::picture, FormatKind::document, FormatKind::video, FormatKind::data}) {
        bool isFirst = true;
        for (const Format* format : formats()) {
            if (format->group() != kind)
                continue;
            if (isFirst) {
                auto* heading = new QStandardItem;
                heading->setData(static_cast<int>(kind), headingRole);
                heading->setFlags(Qt::NoItemFlags);
                heading->setFont(uiFont(11.5, 600));
                model->appendRow(heading);
            }
            isFirst = false;
            auto* item = new QStandardItem;
            item->setData(QString(format->id), Qt::UserRole);
            item->setData(QString::fromUtf8(format->title), titleRole);
            model->appendRow(item);
        }
    }
    m_format->setModel(model);
    m_format->setMaxVisibleItems(24);
    m_format->setCurrentIndex(1); // after the first heading
    for (const QSize& size : frameSizes())
        m_size->addItem(QString(), size);
    m_size->addItem(QString(), paperKey);
    worded(m_format, [model] { nameFormats(*model); });
    worded(m_size, [this] { nameSizes(*m_size); });
}

const Format& ExportForm::format() const
{
    const QString id = m_format->currentData().toString();
    for (const Format* format : formats())
        if (id == QLatin1String(format->id))
            return *format;
    return *formats().front();
}

ExportForm::What ExportForm::what() const
{
    const Format& chosen = format();
    if (chosen.group() == FormatKind::data)
        return What::all;
    if (m_moment->isChecked() && !chosen.isVideo())
        return What::moment;
    return m_range->isChecked() ? What::range : What::all;
}

bool ExportForm::writesFolder() const
{
    return format().isPicture() && what() != What::moment;
}

bool ExportForm::isOnPaper() const
{
    return m_size->currentData().toString() == paperKey && !format().isVideo();
}

ExportPlan ExportForm::plan() const
{
    const Format& chosen = format();
    ExportPlan plan;
    plan.range = writesFolder() ? allLaunches(m_deck) : allPages(m_deck);
    if (what() == What::range) {
        const auto [first, last] = std::minmax({m_from->value(), m_until->value()});
        plan.range.first = static_cast<std::size_t>(first);
        plan.range.last = static_cast<std::size_t>(last);
    } else if (what() == What::moment) {
        plan.range = {m_now.page, m_now.page, m_now.fraction};
    }
    if (writesFolder())
        plan.range.between = static_cast<std::size_t>(m_between->value());
    const ThemeName theme = m_theme->currentIndex() == 1 ? ThemeName::dark : ThemeName::light;
    plan.look.theme = withPalette(withContrast(theme, m_contrast->isChecked()),
                                  static_cast<Palette>(m_palette->currentData().toInt()));
    plan.look.language = languageNamed(m_language->currentData().toString().toStdString());
    plan.look.hasTitle = m_title->isChecked();
    plan.look.hasNarration = m_narration->isChecked();
    plan.look.hasLegend = m_legend->isChecked();
    plan.look.isTransparent = chosen.canBeTransparent && m_transparent->isChecked();
    if (isOnPaper())
        plan.look = onPaper(plan.look, m_width->value(), m_height->value(), m_dpi->value());
    else if (const QSize size = m_size->currentData().toSize(); !size.isEmpty())
        plan.look.pixels = size;
    if (&chosen == &svgFormat)
        plan.look.svgText = static_cast<SvgText>(m_letters->currentData().toInt());
    plan.isEditable = &chosen == &pptxFormat && m_editable->isChecked();
    plan.fps = m_fps->value();
    plan.speed = m_speed->value();
    return plan;
}

DeckMoment ExportForm::shown() const
{
    switch (what()) {
    case What::moment:
        return m_now;
    case What::range: {
        const auto [first, last] = std::minmax({m_from->value(), m_until->value()});
        return {std::clamp(m_shownPage, static_cast<std::size_t>(first), static_cast<std::size_t>(last)), 1};
    }
    case What::all:
        break;
    }
    return {m_now.page, 1};
}

void ExportForm::refresh()
{
    const Format& chosen = format();
    const bool isData = chosen.group() == FormatKind::data;
    m_moment->setVisible(!chosen.isVideo());
    if (chosen.isVideo() && m_moment->isChecked()) {
        m_all->setChecked(true); // comes here again
        return;
    }
    m_fps->setMaximum(static_cast<int>(chosen.isVideo() ? chosen.mostFps : 120));
    m_transparent->setVisible(chosen.canBeTransparent);
    // Paper is for what can be printed.
    const int paper = m_size->findData(paperKey);
    if (chosen.isVideo() && paper >= 0) {
        if (m_size->currentIndex() == paper)
            m_size->setCurrentIndex(0);
        m_size->removeItem(paper);
    } else if (!chosen.isVideo() && paper < 0) {
        m_size->addItem(QString(), paperKey);
        nameSizes(*m_size);
    }
    const auto isSeen = [&](const QWidget* control) {
        if (isData)
            return control == m_format;
        if (control == m_unit)
            return m_unit->count() > 0;
        if (control == m_letters)
            return &chosen == &svgFormat;
        if (control == m_editable)
            return &chosen == &pptxFormat;
        if (control == m_between)
            return writesFolder();
        if (control == m_paperBox)
            return isOnPaper();
        if (control == m_fps || control == m_speed)
            return chosen.isVideo();
        return true;
    };
    for (const auto& [label, control] : m_rows) {
        label->setVisible(isSeen(control));
        control->setVisible(isSeen(control));
    }
    emit changed();
}

void ExportForm::remember() const
{
    QSettings kept = settings();
    kept.beginGroup(QStringLiteral("export"));
    kept.setValue("format", m_format->currentData());
    kept.setValue("size", m_size->currentData());
    kept.setValue("paper", QVariantList{m_width->value(), m_height->value(), m_dpi->value()});
    kept.setValue("theme", m_theme->currentIndex());
    kept.setValue("language", m_language->currentData());
    kept.setValue("letters", m_letters->currentData());
    kept.setValue("fps", m_fps->value());
    kept.setValue("speed", m_speed->value());
    kept.setValue("between", m_between->value());
    for (const QCheckBox* check : {m_contrast, m_transparent, m_title, m_narration, m_legend, m_editable})
        kept.setValue(check->objectName(), check->isChecked());
}

void ExportForm::recall(ThemeName theme, Language language)
{
    QSettings kept = settings();
    kept.beginGroup(QStringLiteral("export"));
    const auto choose = [](Choice* choice, int index) {
        if (index >= 0)
            choice->setCurrentIndex(index);
    };
    choose(m_format, m_format->findData(kept.value("format", QStringLiteral("png"))));
    choose(m_size, m_size->findData(kept.value("size")));
    if (const QVariantList paper = kept.value("paper").toList(); paper.size() == 3) {
        m_width->setValue(paper[0].toDouble());
        m_height->setValue(paper[1].toDouble());
        m_dpi->setValue(paper[2].toInt());
    }
    const bool isDark = ui::theme(theme).dark;
    m_theme->setCurrentIndex(std::clamp(kept.value("theme", isDark ? 1 : 0).toInt(), 0, 1));
    choose(m_palette, m_palette->findData(static_cast<int>(paletteOf(theme)))); // whoever chose it is the same
    choose(m_letters, m_letters->findData(kept.value("letters")));
    choose(m_language, m_language->findData(kept.value("language", QString::fromLatin1(codeOf(language)))));
    m_fps->setValue(kept.value("fps", m_fps->value()).toInt());
    m_speed->setValue(kept.value("speed", m_speed->value()).toDouble());
    m_between->setValue(kept.value("between", m_between->value()).toInt());
    for (QCheckBox* check : {m_contrast, m_transparent, m_title, m_narration, m_legend, m_editable})
        check->setChecked(kept.value(check->objectName(), check->isChecked()).toBool());
}

} // namespace lockstep::ui
