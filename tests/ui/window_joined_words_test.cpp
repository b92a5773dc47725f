// Words that a scan joins, typed in the window.
#include "tests/ui/window_fixture.hpp"

#include "ui/panels/controls.hpp"
#include "ui/panels/scene_widget.hpp"
#include "ui/player/given_keys.hpp"

#include <QComboBox>
#include <algorithm>

namespace lockstep::ui {

class WindowJoinedWordsTest : public WindowTest {
protected:
    void openJoining(const std::string& words, const std::string& algorithm = "kogge-stone-scan", Moment moment = {})
    {
        RunAsk ask;
        ask.algorithm = algorithm;
        ask.parameters["operator"] = "join";
        ask.input.kind = InputChoice::Kind::typed;
        ask.input.text = words;
        open(ask, moment);
    }
    bool cameIn(const std::string& keys)
    {
        return QTest::qWaitFor([&] { return window.isSettled() && input() == keys; }, 20'000);
    }
    std::string output()
    {
        const Recording& recording = *window.player().recording();
        return formatKeys(recording, recording.output);
    }
    void choose(const char* name, const char* value)
    {
        auto* choice = find<QComboBox>(name);
        choice->setCurrentIndex(choice->findText(value));
        emit choice->activated(choice->currentIndex());
    }
    bool shows(const QString& text)
    {
        const auto& marks = window.canvas().scene().marks;
        return std::ranges::any_of(marks, [&](const Mark& mark) {
            const auto* shape = std::get_if<TextShape>(&mark.shape);
            return shape != nullptr && shape->text == text;
        });
    }
};

TEST_F(WindowJoinedWordsTest, AreTypedShownAndJoined)
{
    openJoining("a b cd e", "kogge-stone-scan", {2, 1});
    auto* keys = find<KeysField>("keys");
    EXPECT_EQ(keys->toPlainText(), "a b cd e");
    EXPECT_EQ(output(), "a, ab, abcd, abcde");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "lock step, in 3");
    ASSERT_TRUE(cameIn("lock, step, in, 3"));
    EXPECT_EQ(output(), "lock, lockstep, lockstepin, lockstepin3");
    EXPECT_EQ(keys->toPlainText(), "lock step, in 3");
    QTest::keyClicks(keys, "D");
    ASSERT_TRUE(cameIn("lock, step, in, 3D"));
    QTest::keyClick(keys, Qt::Key_Return);
    QTest::qWait(20);
    EXPECT_EQ(keys->toPlainText(), "lock step in 3D");
    EXPECT_TRUE(shows("step")) << "the input";
    window.player().goTo(1);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.isSettled() && shows("lockstep"); }, 20'000));
}

TEST_F(WindowJoinedWordsTest, WhatCannotBeJoinedIsSaidAtOnce)
{
    openJoining("to be");
    const RecordingPtr before = window.player().recording();
    auto* keys = find<KeysField>("keys");
    auto* problem = find<QLabel>("keysProblem");
    keys->setFocus();
    keys->selectAll();
    QTest::keyClicks(keys, "or n");
    QTest::sendKeyEvent(QTest::Click, keys, Qt::Key_Odiaeresis, QStringLiteral("\u00f6"), {});
    EXPECT_TRUE(problem->text().startsWith("The second entry")) << problem->text().toStdString();
    EXPECT_TRUE(problem->text().contains(QStringLiteral("'\u00f6'")));
    QTest::qWait(700);
    EXPECT_EQ(window.player().recording(), before);
    QTest::keyClick(keys, Qt::Key_Escape);
    EXPECT_EQ(keys->toPlainText(), "to be");
    keys->selectAll();
    QTest::keyClicks(keys, QString(65, 'x'));
    EXPECT_TRUE(problem->text().endsWith("has 65 characters; words have at most 64.")) << problem->text().toStdString();
}

TEST_F(WindowJoinedWordsTest, MadeOnesAreLettersAndNumbersAreWords)
{
    open("kogge-stone-scan", "3 1 7 0");
    choose("parameter:operator", "join");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.isSettled() && output() == "3, 31, 317, 3170"; }, 20'000));
    RunAsk ask;
    ask.algorithm = "kogge-stone-scan";
    ask.parameters["operator"] = "join";
    ask.input.n = 5;
    window.start(ask);
    ASSERT_TRUE(cameIn("a, b, c, d, e"));
    auto* keys = find<KeysField>("keys");
    EXPECT_EQ(keys->toPlainText(), "a b c d e");
    keys->setFocus();
    QTest::keyClick(keys, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(keys, "nd");
    ASSERT_TRUE(cameIn("a, b, c, d, end"));
}

TEST_F(WindowJoinedWordsTest, ArePutTogetherInTheInspector)
{
    for (const char* algorithm : {"kogge-stone-scan", "kogge-stone-work-group-scan"}) {
        openJoining("lock step in 3D", algorithm, {1, 1});
        window.player().select(1);
        QTest::qWait(100);
        const QString text = find<SceneWidget>("itemPage")->text();
        EXPECT_TRUE(text.contains(QStringLiteral("lock · step = lockstep"))) << algorithm << text.toStdString();
    }
}

TEST_F(WindowJoinedWordsTest, OtherOperatorsAndTypesAreToldInLocalMemoryToo)
{
    const auto says = [this](const char* type, const char* op, const char* keys, const QString& what) {
        RunAsk ask;
        ask.algorithm = "kogge-stone-work-group-scan";
        ask.parameters = {{"type", type}, {"operator", op}};
        ask.input.kind = InputChoice::Kind::typed;
        ask.input.text = keys;
        open(ask, {1, 1});
        window.player().select(1);
        QTest::qWait(100);
        const QString text = find<SceneWidget>("itemPage")->text();
        EXPECT_TRUE(text.contains(what)) << text.toStdString();
    };
    says("uint32", "max", "3 5 2", "max(3, 5) = 5");
    says("float32", "add", "1.5 2 4", "1.5 + 2 = 3.5");
    says("int32", "add", "-1 -2 3", "-1 + -2 = -3");
}

TEST_F(WindowJoinedWordsTest, OfAFileAreTypedAnew)
{
    openJoining("to be or");
    const InputChoice given = inputOf(*window.player().recording());
    EXPECT_EQ(given.kind, InputChoice::Kind::typed);
    EXPECT_EQ(given.text, "to, be, or");
}

} // namespace lockstep::ui
