#include "tests/ui/window_fixture.hpp"
#include "tests/ui/window_words.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/teaching.hpp"
#include "ui/panels/settings.hpp"
#include "ui/panels/window_language.hpp"
#include "ui/present/audience_window.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/speaker_window.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/names.hpp"
#include "ui/window/comparison_page.hpp"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QRegularExpression>
#include <QTabBar>
#include <set>

namespace lockstep::ui {

namespace {

enum class Place { run, kernel, launch, metrics, mistakes, memory, comparison, exporting, machine, presenting };
constexpr std::array places{Place::run,    Place::kernel,     Place::launch,    Place::metrics, Place::mistakes,
                            Place::memory, Place::comparison, Place::exporting, Place::machine, Place::presenting};

/// A window that goes to a place of the program, and what is said there.
class Walked {
public:
    Walked(Place place, Language language)
    {
        QCursor::setPos(0, 0); // over no row of the library, whose words the window would say
        m_window.setLanguage(language);
        m_window.resize(1280, 720);
        m_window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_window));
        m_window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        if (place == Place::comparison) {
            ComparisonAsk ask;
            ask.panes = {{"kogge-stone-scan", {}}, {"brent-kung-scan", {}}};
            ask.input.n = 8;
            m_window.startComparison(ask);
        } else {
            RunAsk ask;
            ask.algorithm = place == Place::mistakes ? "kogge-stone-work-group-scan" : "kogge-stone-scan";
            ask.input.kind = InputChoice::Kind::typed;
            ask.input.text = "8 12 4 15 2 11 6 3";
            if (place == Place::mistakes)
                ask.parameters["mistake"] = "no-second-barrier";
            m_window.start(ask, {1, 1});
        }
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.isSettled(); }, 60'000))
            << m_window.message().toStdString();
        go(place);
        wait();
    }
    ~Walked()
    {
        if (Presenter* presenter = m_window.presenter()) {
            presenter->leave();
            EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.presenter() == nullptr; }, 5000));
        }
    }

    void wait()
    {
        QTest::qWait(60);
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.isSettled(); }, 60'000));
        QTest::qWait(60);
    }

    MainWindow& window() { return m_window; }
    std::vector<SeenWords> words()
    {
        std::vector<SeenWords> all = wordsIn(m_window);
        if (Presenter* presenter = m_window.presenter())
            for (const QWidget* shown : std::initializer_list<QWidget*>{&presenter->speaker(), &presenter->audience()})
                std::ranges::copy(wordsIn(*shown), std::back_inserter(all));
        std::ranges::sort(all, std::less());
        return all;
    }

private:
    void go(Place place)
    {
        auto* tabs = m_window.findChild<QTabBar*>("inspectorTabs");
        switch (place) {
        case Place::run:
        case Place::comparison:
            break;
        case Place::kernel:
            m_window.player().select(2);
            break;
        case Place::launch:
        case Place::metrics:
        case Place::mistakes:
            tabs->setCurrentIndex(place == Place::launch ? 1 : place == Place::metrics ? 2 : 3);
            break;
        case Place::memory:
            m_window.setShowsMemory(true);
            break;
        case Place::exporting:
            QTest::keyClick(&m_window, Qt::Key_E, Qt::ControlModifier);
            break;
        case Place::machine: {
            auto* devices = m_window.findChild<QComboBox*>("device");
            devices->setCurrentIndex(devices->count() - 1);
            emit devices->activated(devices->count() - 1);
            break;
        }
        case Place::presenting:
            m_window.present(true);
            ASSERT_NE(m_window.presenter(), nullptr);
            if (!m_window.presenter()->speaker().isVisible())
                m_window.presenter()->toggleSpeaker();
            EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.presenter()->isSettled(); }, 30'000));
            break;
        }
    }

    MainWindow m_window;
};

QString withoutBlanks(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\\s"))).replace(QLatin1String("&&"), QLatin1String("&"));
}

QString capitalised(const std::string& words)
{
    QString text = QString::fromStdString(words);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// What is no word of the window's: names of algorithms and their parts have their own catalogue, sources and devices
/// none.
std::set<QString> names()
{
    std::set<QString> all;
    const auto add = [&all](const std::string& text) {
        all.insert(withoutBlanks(QString::fromStdString(text)));
        all.insert(withoutBlanks(capitalised(text)));
    };
    for (const char* text : {"Lockstep", "launches", "phases", "frames", "Kernels of your own", "Ctrl+K"})
        add(text);
    for (const LanguageName& each : languages())
        add(each.name);
    for (const Algorithm* algorithm : catalogue()) {
        for (const std::string& text : {algorithm->title, algorithm->family, algorithm->kernelFile})
            add(text);
        for (const Parameter& parameter : algorithm->parameters) {
            add(parameter.title);
            for (const std::vector<std::string>& values : {parameter.values, parameter.shuffled})
                for (const std::string& value : values)
                    add(value);
        }
        add(teachingOf(algorithm->id).english);
        for (const Mistake& mistake : algorithm->mistakes)
            for (const std::string& text : {mistake.title.english, mistake.lesson.english, mistake.source})
                add(text);
    }
    for (const Preset& preset : presets()) {
        for (const std::string& text : {preset.source, preset.figure, preset.title})
            add(text);
        add(preset.figure + ": " + preset.title);
        add(preset.title + preset.source);
        const std::string figure = figureOf(preset).english, title = titleOf(preset).english,
                          source = sourceOf(preset).english;
        for (const std::string& text :
             {nameOf(preset).english, source, title, figure, figure + ": " + title, figure + title + source})
            add(text);
    }
    return all;
}

bool hasWords(const QString& text)
{
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
    return text.contains(letters);
}

class WindowWords : public testing::TestWithParam<Place> {};

std::string nameOfPlace(const testing::TestParamInfo<Place>& info)
{
    constexpr std::array all{"run",    "kernel",     "launch",    "metrics", "mistakes",
                             "memory", "comparison", "exporting", "machine", "presenting"};
    return all.at(static_cast<std::size_t>(info.param));
}

INSTANTIATE_TEST_SUITE_P(Places, WindowWords, testing::ValuesIn(places), nameOfPlace);

void expectSame(const std::vector<SeenWords>& shown, const std::vector<SeenWords>& fresh)
{
    const auto tell = [](const std::vector<SeenWords>& some, const std::vector<SeenWords>& others, const char* what) {
        std::vector<SeenWords> only;
        std::set_difference(some.begin(), some.end(), others.begin(), others.end(), std::back_inserter(only));
        for (const SeenWords& each : only)
            ADD_FAILURE() << what << each.whose.toStdString() << ": " << each.text.toStdString();
    };
    tell(shown, fresh, "stayed behind: ");
    tell(fresh, shown, "did not come: ");
}

TEST_P(WindowWords, AllThatIsSaidIsTranslatedAndComesWithTheLanguage)
{
    const std::set<QString> known = names();
    Marking marking;
    std::vector<SeenWords> switched;
    {
        Walked walked(GetParam(), Language::english);
        QCoreApplication::installTranslator(&marking);
        walked.wait();
        switched = walked.words();
    }
    std::vector<SeenWords> fresh;
    {
        Walked walked(GetParam(), Language::english);
        fresh = walked.words();
    }
    QCoreApplication::removeTranslator(&marking);
    for (const SeenWords& each : fresh)
        EXPECT_TRUE(each.text.contains(u'«') || !hasWords(each.text) || known.contains(withoutBlanks(each.text)) ||
                    isNoneOfTheWindows(each.whose))
            << "passes by the translation: " << each.whose.toStdString() << ": " << each.text.toStdString();
    if (GetParam() != Place::exporting) // a dialog that keeps the window's menu shut
        expectSame(switched, fresh);
}

TEST_P(WindowWords, AreThoseOfAWindowThatOpensInTheLanguage)
{
    std::map<Language, std::vector<SeenWords>> fresh;
    for (const LanguageName& each : languages())
        fresh[each.language] = Walked(GetParam(), each.language).words();
    EXPECT_NE(fresh[Language::german], fresh[Language::english]);
    EXPECT_NE(fresh[Language::german], fresh[Language::chinese]);
    if (GetParam() == Place::exporting || GetParam() == Place::presenting)
        return; // a dialog that keeps the window's menu shut, and a deck that speaks as it began
    Walked walked(GetParam(), Language::english);
    for (const Language next : {Language::german, Language::chinese, Language::english, Language::chinese,
                                Language::german, Language::english}) { // from each to each other
        walked.window().setLanguage(next);
        walked.wait();
        expectSame(walked.words(), fresh[next]);
    }
}

/// What is cut off, and says nowhere what it would say.
void expectRoom(const QWidget& root)
{
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->width() == 0 || widget->visibleRegion().isEmpty())
            continue;
        QString text;
        int needed = 0;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->wordWrap()) {
            text = label->text();
            needed = label->sizeHint().width();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
                   button != nullptr && button->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored) {
            text = button->text();
            needed = button->sizeHint().width();
        } else if (qobject_cast<const QAbstractSpinBox*>(widget) != nullptr) {
            text = widget->objectName();
            needed = widget->minimumSizeHint().width();
        } else if (label != nullptr) {
            text = label->text();
            for (const QString& word : unbrokenPieces(text.simplified())) // one goes into a line
                needed = std::max(needed, label->fontMetrics().horizontalAdvance(word));
        }
        const QWidget* window = widget->window();
        const QRect place(widget->mapTo(window, QPoint()), widget->size());
        if (text.isEmpty() || text.endsWith(QStringLiteral("…</span>")))
            continue;
        EXPECT_TRUE(needed <= widget->width() + 1 || !widget->toolTip().isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString() << " needs " << needed
            << " of " << widget->width() << ": " << text.toStdString();
        EXPECT_TRUE(place.right() <= window->width()) << text.toStdString() << " reaches out of its window";
    }
}

TEST_P(WindowWords, HaveRoomInEachLanguage)
{
    for (const LanguageName& each : languages()) {
        SCOPED_TRACE(each.code);
        const Walked walked(GetParam(), each.language);
        for (const QWidget* top : QApplication::topLevelWidgets())
            if (top->isVisible())
                expectRoom(*top);
    }
}

TEST(WindowLanguages, TheSystemsIsTheFirstThatIsKnown)
{
    EXPECT_EQ(firstKnown({"de-AT", "en"}), Language::german);
    EXPECT_EQ(firstKnown({"zh-Hans-CN"}), Language::chinese);
    EXPECT_EQ(firstKnown({"fr-FR", "zh_CN"}), Language::chinese);
    EXPECT_EQ(firstKnown({"den-CA"}), Language::english);
    EXPECT_EQ(firstKnown({}), Language::english);
}

} // namespace

} // namespace lockstep::ui
