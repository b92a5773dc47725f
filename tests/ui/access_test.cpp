#include "engine/model/event.hpp"
#include "engine/model/exchanges.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/timeline.hpp"
#include "ui/window/canvas_access.hpp"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTabBar>

namespace lockstep::ui {

namespace {

QAccessibleInterface* accessOf(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

QString nameOf(QAccessibleInterface& access)
{
    return access.text(QAccessible::Name);
}

/// What an interface is, for a failure's message.
std::string whatIs(QAccessibleInterface& access)
{
    const QObject* object = access.object();
    const QString found = object
                              ? QStringLiteral("%1 \"%2\"").arg(object->metaObject()->className(), object->objectName())
                              : QStringLiteral("a part");
    return QStringLiteral("%1 of role %2").arg(found).arg(access.role()).toStdString();
}

/// Counts what can have the keyboard, and says which of it has no name.
struct Walk {
    int focusable = 0;
    std::vector<std::string> nameless;

    void into(QAccessibleInterface& access, int depth = 0)
    {
        ASSERT_LT(depth, 60);
        const QAccessible::State state = access.state();
        const auto* widget = qobject_cast<QWidget*>(access.object());
        const bool isWindow = widget != nullptr && widget->isWindow();
        if (state.focusable && !state.invisible && !isWindow) {
            ++focusable;
            if (nameOf(access).trimmed().isEmpty())
                nameless.push_back(whatIs(access));
        }
        for (int i = 0; i < access.childCount(); ++i)
            if (QAccessibleInterface* child = access.child(i))
                into(*child, depth + 1);
    }
};

std::string joined(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& each : all)
        text += each + '\n';
    return text;
}

} // namespace

class AccessTest : public WindowTest {
protected:
    QAccessibleInterface& picture() { return *accessOf(window.canvas()); }
    void expectNames(QWidget& of, int atLeast, const char* where)
    {
        Walk walk;
        walk.into(*accessOf(of));
        EXPECT_TRUE(walk.nameless.empty()) << where << ":\n" << joined(walk.nameless);
        EXPECT_GE(walk.focusable, atLeast) << where;
    }
};

TEST_F(AccessTest, WhatCanHaveTheKeyboardHasAName)
{
    open("kogge-stone-work-group-scan", "8 12 4 15 2 11 6 3", {1, 1});
    for (int tab = 0; tab < find<QTabBar>("inspectorTabs")->count(); ++tab) {
        find<QTabBar>("inspectorTabs")->setCurrentIndex(tab);
        QTest::qWait(20);
        expectNames(window, 30, qPrintable(QStringLiteral("inspector's page %1").arg(tab)));
    }
    for (const char* button : {"export", "compare"}) {
        find<QAbstractButton>(button)->click();
        QTest::qWait(60);
        settle();
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            expectNames(*dialog, 8, button);
            dialog->close();
        } else {
            expectNames(window, 20, button);
        }
    }
}

TEST_F(AccessTest, ThePictureHasARoleANameAndItsSentence)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {1, 1});
    EXPECT_EQ(picture().role(), QAccessible::Graphic);
    EXPECT_EQ(nameOf(picture()).toStdString(), "Bitonic sort. Launch 1 of 6: stage 1, distance 1");
    const QString sentence = picture().text(QAccessible::Description);
    QString drawn; // its pieces, as they stand in the picture
    for (const Mark& mark : window.canvas().scene().marks)
        if (mark.id.name.startsWith("narration"))
            drawn += std::get<TextShape>(mark.shape).text;
    const auto letters = [](QString text) { return text.remove(QRegularExpression("\\s")); };
    EXPECT_FALSE(drawn.isEmpty());
    EXPECT_EQ(letters(sentence), letters(drawn));
    EXPECT_EQ(find<QWidget>("stepForward")->accessibleDescription(), sentence) << "who steps with it hears what came";
}

/// Somebody who only hears the names of the marks knows at every moment which key is where.
TEST_F(AccessTest, AWholeSortCanBeFollowedByEar)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3");
    const Recording& recording = *window.player().recording();
    std::vector<int> keys{8, 12, 4, 15, 2, 11, 6, 3};
    static const QRegularExpression words{R"(^Work-item (\d+): \w+\[(\d+)\] is (\d+), \w+\[(\d+)\] is (\d+): (.*)$)"};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        window.player().goTo(k);
        QTest::qWait(20);
        const Events& events = *recording.events[k - 1];
        constexpr int items = 4;
        ASSERT_EQ(picture().childCount(), items + 1) << k;
        int swaps = 0;
        for (int i = 0; i < items; ++i) {
            const QString name = nameOf(*picture().child(i));
            const auto match = words.match(name);
            ASSERT_TRUE(match.hasMatch()) << name.toStdString();
            const auto number = [&](int group) { return match.captured(group).toInt(); };
            const auto event = std::ranges::find_if(
                events, [&](const Event& each) { return each.item == static_cast<std::uint32_t>(number(1)); });
            ASSERT_NE(event, events.end()) << name.toStdString();
            EXPECT_EQ(event->reads()[0].index, static_cast<std::uint32_t>(number(2))) << name.toStdString();
            EXPECT_EQ(event->reads()[1].index, static_cast<std::uint32_t>(number(4))) << name.toStdString();
            int &a = keys[static_cast<std::size_t>(number(2))], &b = keys[static_cast<std::size_t>(number(4))];
            EXPECT_EQ(a, number(3)) << "as it was heard before: " << name.toStdString();
            EXPECT_EQ(b, number(5)) << "as it was heard before: " << name.toStdString();
            const bool isSwap = match.captured(6).endsWith("so they swap.");
            EXPECT_TRUE(isSwap || match.captured(6).endsWith("so they stay.")) << name.toStdString();
            EXPECT_EQ(isSwap, exchanges(*event)) << name.toStdString();
            if (isSwap) {
                std::swap(a, b);
                ++swaps;
            }
        }
        QStringList all;
        for (const int key : keys)
            all << QString::number(key);
        EXPECT_TRUE(nameOf(*picture().child(items)).endsWith(QString(" after launch %1: ").arg(k) + all.join(", ")))
            << nameOf(*picture().child(items)).toStdString();
        const QString sentence = picture().text(QAccessible::Description);
        EXPECT_TRUE(sentence.contains(QString::number(swaps)) || swaps == 0 || swaps == 4)
            << swaps << ": " << sentence.toStdString();
    }
    EXPECT_TRUE(std::ranges::is_sorted(keys));
}

TEST_F(AccessTest, MarksAreWalkedWithUpAndDownAndTabLeavesThePicture)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {1, 1});
    for (int item = 0; item < 4; ++item) {
        key(Qt::Key_Down);
        EXPECT_EQ(window.player().selectedItem(), static_cast<std::uint32_t>(item));
        QAccessibleInterface* child = picture().child(item);
        EXPECT_TRUE(child->state().focused) << item;
        EXPECT_EQ(picture().focusChild(), child) << item;
        const QRect place = child->rect();
        EXPECT_FALSE(place.isEmpty()) << item;
        EXPECT_TRUE(picture().rect().contains(place)) << item;
    }
    key(Qt::Key_Down);
    EXPECT_EQ(window.player().selectedItem(), 3U) << "the last one stays";
    key(Qt::Key_Up);
    EXPECT_EQ(window.player().selectedItem(), 2U);
    EXPECT_TRUE(window.canvas().hasFocus());
    key(Qt::Key_Escape);
    EXPECT_EQ(window.player().selectedItem(), std::nullopt);
    key(Qt::Key_Down);
    key(Qt::Key_Tab);
    EXPECT_FALSE(window.canvas().hasFocus()) << "one key leaves, whatever is inspected";
}

TEST_F(AccessTest, ANewLaunchHasItsOwnWords)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {1, 1});
    const QString before = picture().text(QAccessible::Description);
    window.player().goTo(3);
    QTest::qWait(20);
    EXPECT_NE(picture().text(QAccessible::Description), before);
    EXPECT_TRUE(nameOf(picture()).contains("Launch 3 of 6")) << nameOf(picture()).toStdString();
    EXPECT_EQ(find<QWidget>("stepForward")->accessibleDescription(), picture().text(QAccessible::Description));
    EXPECT_TRUE(accessOf(window.timeline())->text(QAccessible::Value).startsWith("Launch 3 of 6"));
}

TEST_F(AccessTest, AnAssistiveProgramCanInspectAMark)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {2, 1});
    QAccessibleInterface* child = picture().child(1);
    ASSERT_NE(child->actionInterface(), nullptr);
    child->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(window.player().selectedItem(), 1U);
    EXPECT_EQ(picture().childAt(child->rect().center().x(), child->rect().center().y()), child);
}

TEST_F(AccessTest, TheTimelineIsASliderOverLaunches)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3", {3, 1});
    QAccessibleInterface& access = *accessOf(window.timeline());
    EXPECT_EQ(access.role(), QAccessible::Slider);
    EXPECT_EQ(access.text(QAccessible::Value).toStdString(), "Launch 3 of 6: stage 2, distance 1");
    QAccessibleValueInterface* value = access.valueInterface();
    ASSERT_NE(value, nullptr);
    EXPECT_EQ(value->currentValue().toDouble(), 3);
    EXPECT_EQ(value->maximumValue().toDouble(), 6);
    value->setCurrentValue(5);
    EXPECT_EQ(window.player().moment(), (Moment{5, 1}));
}

TEST_F(AccessTest, SlidersTellWhatTheirPlacesMean)
{
    open();
    QAccessibleInterface& speed = *accessOf(*find<QSlider>("speed"));
    ASSERT_NE(speed.valueInterface(), nullptr);
    EXPECT_EQ(speed.valueInterface()->currentValue().toDouble(), 1);
    EXPECT_EQ(speed.text(QAccessible::Value).toStdString(), "1×");
    speed.valueInterface()->setCurrentValue(0.5);
    EXPECT_EQ(window.player().speed(), 0.5);
    QAccessibleInterface& count = *accessOf(*find<QSlider>("countSlider"));
    EXPECT_EQ(count.valueInterface()->currentValue().toDouble(), 8) << "keys, not a place";
}

TEST_F(AccessTest, LabelsBelongToTheirControls)
{
    open("kogge-stone-work-group-scan", "8 12 4 15 2 11 6 3", {1, 1});
    for (const char* name : {"count", "distribution", "seed", "speed", "device", "lanesWavefront", "lanesBanks"}) {
        const auto relations = accessOf(*find<QWidget>(name))->relations(QAccessible::Label);
        EXPECT_FALSE(relations.isEmpty()) << name;
    }
}

} // namespace lockstep::ui
