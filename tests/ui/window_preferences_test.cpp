// Preferences: taken at once, and still there at the next start.
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/settings.hpp"
#include "ui/present/presenter.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/default_device.hpp"
#include "ui/window/keys.hpp"
#include "ui/window/preferences.hpp"
#include "ui/window/system_theme.hpp"

#include <QAction>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>

namespace lockstep::ui {
namespace {

class WindowTestPreferences : public WindowTest {
protected:
    void show()
    {
        open();
        key(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = find<QDialog>("preferences");
        ASSERT_TRUE(dialog && dialog->isVisible());
    }
    /// As a click on its list does.
    void choose(const char* name, const QString& text)
    {
        auto* choice = find<QComboBox>(name);
        const int at = choice->findText(text);
        ASSERT_GE(at, 0) << name;
        choice->setCurrentIndex(at);
        emit choice->activated(at);
    }
    void typeKey(const char* action, int code, Qt::KeyboardModifiers modifiers = {})
    {
        auto* edit = find<QKeySequenceEdit>((std::string("key:") + action).c_str());
        edit->setFocus();
        QSignalSpy finished(edit, &QKeySequenceEdit::editingFinished);
        QTest::keyClick(edit, Qt::Key(code), modifiers);
        EXPECT_TRUE(finished.wait(10'000)) << "another chord might have followed";
    }
};

TEST_F(WindowTestPreferences, AreTakenAtOnceAndRemembered)
{
    show();
    choose("preferTheme", "Dark");
    EXPECT_EQ(window.themeName(), ThemeName::dark);
    choose("preferContrast", "High");
    EXPECT_EQ(window.themeName(), ThemeName::darkContrast);
    choose("preferSpeed", QString::fromUtf8("4×"));
    EXPECT_EQ(find<QSlider>("speed")->value(), 4);
    EXPECT_EQ(find<QSlider>("compare:speed")->value(), 4);
    choose("preferLanguage", "Deutsch");
    EXPECT_EQ(window.language(), Language::german);
    choose("preferWavefront", "64");
    choose("preferBanks", "16");
    EXPECT_EQ(chosenLook().machine.wavefront, 64U);
    EXPECT_EQ(chosenLook().machine.banks, 16U);

    MainWindow another;
    another.recallLanguage();
    another.recallPreferences(true);
    EXPECT_EQ(another.themeName(), ThemeName::darkContrast);
    EXPECT_EQ(another.language(), Language::german);
    EXPECT_EQ(another.findChild<QSlider*>("speed")->value(), 4);
    MainWindow called;
    called.recallPreferences(false);
    EXPECT_EQ(called.themeName(), ThemeName::light) << "the call said which";
}

TEST_F(WindowTestPreferences, ColoursChangeInWindowAndPicturesAtOnce)
{
    const auto has = [this](const QColor& color) {
        const QImage shown = window.canvas().grab().toImage();
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                if (shown.pixelColor(x, y) == color)
                    return true;
        return false;
    };
    show();
    window.player().setMoment({3, 1});
    settle();
    EXPECT_FALSE(has(theme(lightSafe).keep.line));
    choose("preferPalette", "Safe for colour blindness");
    EXPECT_EQ(window.themeName(), lightSafe);
    settle();
    EXPECT_TRUE(has(theme(lightSafe).keep.line));
    EXPECT_FALSE(has(theme(ThemeName::light).keep.line));
    choose("preferContrast", "High");
    EXPECT_EQ(window.themeName(), lightContrastSafe);
    QTest::mouseClick(find<QPushButton>("preferencesClose"), Qt::LeftButton);
    QTest::mouseClick(find<QAbstractButton>("themeSwitch"), Qt::LeftButton);
    EXPECT_EQ(window.themeName(), darkContrastSafe) << "the other theme in the same colours";
    Presenter* presenter = window.makePresenter(true);
    ASSERT_NE(presenter, nullptr);
    EXPECT_EQ(paletteOf(presenter->look().theme()), Palette::safe);
    presenter->leave();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.presenter() == nullptr; }, 5000));
    MainWindow another;
    another.recallPreferences(true);
    EXPECT_EQ(another.themeName(), lightContrastSafe);
    EXPECT_EQ(chosenPalette(), Palette::safe);
}

TEST_F(WindowTestPreferences, ADeviceIsTheOneOfNewRunsFromTheStart)
{
    show();
    auto* offered = find<QComboBox>("preferDevice");
    ASSERT_GE(offered->count(), 3) << "PoCL has two devices";
    const std::string before = window.player().recording()->device.name;
    const QString first = offered->itemText(1), second = offered->itemText(2);
    const QString other = first.toStdString() == before ? second : first;
    choose("preferDevice", other);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return window.player().recording()->device.name == other.toStdString() && window.isSettled(); }, 60'000))
        << "it runs at once, as if it were chosen in the sidebar";
    EXPECT_EQ(find<QComboBox>("device")->currentText(), other);

    const auto start = [](MainWindow& again) {
        std::string used;
        again.withPreferredDevice([&](const std::string& device) {
            used = device;
            RunAsk ask;
            ask.device = device;
            again.start(ask);
        });
        EXPECT_TRUE(QTest::qWaitFor([&] { return again.player().recording() && again.isSettled(); }, 60'000));
        return used;
    };
    MainWindow again;
    EXPECT_EQ(start(again), chosenDevice().selector);
    EXPECT_EQ(again.player().recording()->device.name, other.toStdString());
    EXPECT_EQ(again.message(), "");

    chooseDevice({"7", "A card that was sold"});
    MainWindow without;
    EXPECT_EQ(start(without), "auto");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !without.message().isEmpty(); }, 5000));
    EXPECT_EQ(without.message(), "The device A card that was sold, preferred for new runs, is not there; the automatic "
                                 "one is used. Choose another in Preferences.");
    QTest::mouseClick(find<QPushButton>("preferencesClose"), Qt::LeftButton);
    find<QAction>("actionPreferences")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([this] {
        const auto* shown = window.findChild<QComboBox*>("preferDevice");
        return shown != nullptr && shown->currentText() == "A card that was sold, which is not there";
    }));
    EXPECT_EQ(chosenDevice().name, "A card that was sold") << "it may come back";
}

TEST(DefaultDevice, IsFoundByNameWhereItsNumberIsAnotherOne)
{
    DeviceList here;
    for (const char* name : {"basic", "twin", "twin"}) {
        DeviceInfo& device = here.devices.emplace_back();
        device.index = here.devices.size() - 1;
        device.name = name;
    }
    std::vector<KnownMachine> machines{{"ssh:student@lab", here}};
    const std::vector<OfferedDevice> offered = offeredDevices(here, machines);
    const auto found = [&](const char* selector, const char* name) -> std::string {
        const OfferedDevice* place = placeOf({selector, name}, offered);
        return place != nullptr ? place->selector : "none";
    };
    EXPECT_EQ(found("2", "twin"), "2");
    EXPECT_EQ(found("0", "twin"), "1") << "another driver came before it";
    EXPECT_EQ(found("ssh:student@lab/2", "twin"), "ssh:student@lab/2");
    EXPECT_EQ(found("ssh:student@attic/2", "twin"), "none");
    EXPECT_EQ(found("0", "GPU"), "none");
    EXPECT_TRUE(chosenDevice().isAutomatic());
    chooseDevice({"2", "twin"});
    EXPECT_EQ(chosenDevice(), (DefaultDevice{"2", "twin"}));
}

TEST_F(WindowTestPreferences, ResetBringsBackWhatTheyWere)
{
    show();
    choose("preferTheme", "Dark");
    choose("preferSpeed", QString::fromUtf8("8×"));
    choose("preferPalette", "Safe for colour blindness");
    choose("preferWavefront", "16");
    typeKey("keyStepForward", Qt::Key_J);
    QTest::mouseClick(find<QPushButton>("preferencesReset"), Qt::LeftButton);
    EXPECT_EQ(window.themeName(), systemTheme());
    EXPECT_EQ(find<QSlider>("speed")->value(), 2);
    EXPECT_EQ(chosenLook().machine, MemoryMachine{});
    EXPECT_EQ(find<QAction>("keyStepForward")->shortcut(), QKeySequence(Qt::Key_Right));
    EXPECT_FALSE(settings().contains("keys/keyStepForward"));
}

TEST_F(WindowTestPreferences, OtherKeysDoTheWorkAndThoseThatAreTakenAreRefused)
{
    show();
    find<QTabBar>("preferencesTabs")->setCurrentIndex(1);
    typeKey("keyStepForward", Qt::Key_E, Qt::ControlModifier);
    auto* told = find<QLabel>("keyTold");
    EXPECT_EQ(told->text(), "Ctrl+E belongs to \"Export\"; choose other keys, or take it away there first.");
    EXPECT_TRUE(told->isVisible());
    EXPECT_EQ(find<QAction>("keyStepForward")->shortcut(), QKeySequence(Qt::Key_Right));
    EXPECT_EQ(find<QKeySequenceEdit>("key:keyStepForward")->keySequence(), QKeySequence(Qt::Key_Right));
    typeKey("keyStepForward", Qt::Key_J);
    EXPECT_FALSE(told->isVisible());
    QTest::mouseClick(find<QPushButton>("preferencesClose"), Qt::LeftButton);
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    key(Qt::Key_J);
    EXPECT_EQ(window.player().moment().launch, 1U);
    key(Qt::Key_Right);
    EXPECT_EQ(window.player().moment().launch, 1U) << "the old key is free";
    MainWindow another;
    auto* kept = another.findChild<QAction*>("keyStepForward");
    EXPECT_EQ(kept->shortcut(), QKeySequence(Qt::Key_J));
    find<QAction>("actionPreferences")->trigger();
    find<QKeySequenceEdit>("key:keyStepForward")->clear(); // its cross
    EXPECT_TRUE(QTest::qWaitFor([this] { return find<QAction>("keyStepForward")->shortcut().isEmpty(); }));
}

TEST_F(WindowTestPreferences, EveryControlHasANameAndALabelThatLeadsToIt)
{
    show();
    auto* dialog = find<QDialog>("preferences");
    QSet<QWidget*> led;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        if (label->buddy() != nullptr)
            led.insert(label->buddy());
    int controls = 0;
    for (QWidget* control : dialog->findChildren<QWidget*>()) {
        if (!qobject_cast<QComboBox*>(control) && !qobject_cast<QKeySequenceEdit*>(control))
            continue;
        ++controls;
        EXPECT_TRUE(led.contains(control)) << control->objectName().toStdString();
        EXPECT_FALSE(control->accessibleName().isEmpty()) << control->objectName().toStdString();
    }
    EXPECT_GE(controls, 30);
}

} // namespace
} // namespace lockstep::ui
