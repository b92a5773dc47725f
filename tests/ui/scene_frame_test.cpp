#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

std::vector<Phrase> sentence()
{
    return {{"Every key meets the key two wires away: "},
            {"5 of 8 pairs swap", Tone::move},
            {" to send the larger key to the arrowhead, and "},
            {"3 stay", Tone::keep},
            {" because it is already there."}};
}

std::set<double> baselines(const std::vector<TextShape>& shapes)
{
    std::set<double> found;
    for (const TextShape& shape : shapes)
        found.insert(shape.at.y());
    return found;
}

QString joined(const std::vector<TextShape>& shapes)
{
    QString text;
    double y = shapes.empty() ? 0 : shapes.front().at.y();
    for (const TextShape& shape : shapes) {
        if (shape.at.y() > y)
            text += ' ';
        y = shape.at.y();
        text += shape.text;
    }
    return text;
}

TEST(Narration, StaysInItsTwoLinesAtEveryWidth)
{
    const QString whole = "Every key meets the key two wires away: 5 of 8 pairs swap to send the larger key to the "
                          "arrowhead, and 3 stay because it is already there.";
    for (double width : {1500.0, 880.0, 808.0, 600.0, 500.0, 392.0}) {
        const auto shapes = wrapNarration(sentence(), {36, 85}, width, {}, ThemeName::light);
        EXPECT_LE(baselines(shapes).size(), 3U);
        EXPECT_EQ(joined(shapes).simplified(), whole) << width;
        for (const TextShape& shape : shapes) {
            EXPECT_LE(shape.at.x() + textWidth(shape), 36 + width + 0.01) << width;
            EXPECT_GE(shape.size, 13);
            EXPECT_LE(textBounds(shape).bottom(), 85 + 24 + 10);
        }
    }
}

TEST(Narration, CountsWearTheColourOfTheirMarks)
{
    const Theme& t = theme(ThemeName::dark);
    const auto shapes = wrapNarration(sentence(), {0, 0}, 2000, {}, ThemeName::dark);
    EXPECT_EQ(baselines(shapes).size(), 2U);
    std::map<QString, TextShape> pieces;
    for (const TextShape& shape : shapes)
        pieces[shape.text] = shape;
    ASSERT_EQ(pieces.count("5 of 8 pairs swap"), 1U);
    ASSERT_EQ(pieces.count("3 stay"), 1U);
    EXPECT_EQ(pieces["5 of 8 pairs swap"].color, t.move.text);
    EXPECT_EQ(pieces["5 of 8 pairs swap"].weight, 600);
    EXPECT_EQ(pieces["3 stay"].color, t.keep.text);
    EXPECT_EQ(shapes[0].color, t.ink);
    EXPECT_EQ(shapes[0].weight, 400);
    EXPECT_NEAR(shapes[1].at.x(), textWidth(shapes[0]), 1e-6);
}

TEST(Narration, WhatTouchesAWordGoesWithIt)
{
    const std::vector<Phrase> phrases{{"all of them "}, {"stay", Tone::keep}, {"."}};
    TextShape whole;
    whole.text = "all of them stay";
    whole.size = 16;
    whole.weight = 600;
    const auto shapes = wrapNarration(phrases, {0, 0}, textWidth(whole) - 1, {}, ThemeName::light);
    ASSERT_GE(shapes.size(), 3U);
    EXPECT_EQ(shapes[shapes.size() - 1].at.y(), shapes[shapes.size() - 2].at.y());
    EXPECT_EQ(shapes[shapes.size() - 2].at.x(), 0);
}

TEST(Narration, TooLongEndsInAnEllipsis)
{
    QString words;
    for (int i = 0; i < 200; ++i)
        words += "many words ";
    const auto shapes = wrapNarration({{words}}, {0, 0}, 300, {}, ThemeName::light);
    EXPECT_EQ(baselines(shapes).size(), 3U);
    EXPECT_TRUE(shapes.back().text.endsWith(QChar(0x2026)));
    EXPECT_LE(textWidth(shapes.back()), 300);
    EXPECT_TRUE(wrapNarration({}, {0, 0}, 300, {}, ThemeName::light).empty());
}

RecordingPtr twoLaunches()
{
    auto recording = std::make_shared<Recording>();
    recording->algorithm = "hand-built";
    recording->title = "Hand-built scan";
    recording->lens = "bars";
    recording->device = {"device X", "platform"};
    recording->input = {3, 1, 7, 0};
    recording->output = {3, 4, 11, 11};
    recording->lanes = 4;
    recording->buffers = {{"values", ElementType::uint32, {4}, Role::values}};
    for (const Words& words : {Words{3, 1, 7, 0}, Words{3, 4, 7, 7}, Words{3, 4, 11, 11}})
        recording->states.emplace_back(State{{std::make_shared<const Words>(words)}});
    for (unsigned k = 1; k <= 2; ++k) {
        Launch launch;
        launch.kernel = "scan";
        launch.global = launch.local = 4;
        launch.meaning.group.english = "Level " + std::to_string(k);
        launch.meaning.title.english = "distance " + std::to_string(k);
        launch.meaning.distance = k;
        recording->launches.push_back(launch);
        recording->events.push_back(std::make_shared<const Events>());
    }
    return recording;
}

QString textOf(const Scene& scene, const char* name)
{
    for (const Mark& mark : scene.marks)
        if (mark.id.name == QLatin1String(name))
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                return text->text;
    return {};
}

TEST(Frame, HasTitleNarrationAndInFilesAFooter)
{
    const RecordingPtr recording = twoLaunches();
    View view;
    view.size = {1600, 900};
    view.role = ViewRole::exported;
    const Scene scene = frame(keptBy(recording), {2, 1}, view);
    EXPECT_EQ(scene.size, view.size);
    EXPECT_EQ(scene.ground, theme(ThemeName::light).paper);
    EXPECT_EQ(textOf(scene, "title"), "Hand-built scan");
    EXPECT_EQ(textOf(scene, "footer"), QString::fromUtf8("Lockstep · device X · n = 4"));
    EXPECT_EQ(textOf(scene, "footer-launch"), QString::fromUtf8("Launch 2 of 2 · Level 2, distance 2"));
    EXPECT_EQ(textOf(frame(keptBy(recording), {0, 1}, view), "footer-launch"), "Input");

    view.role = ViewRole::window;
    EXPECT_EQ(textOf(frame(keptBy(recording), {2, 1}, view), "footer"), "");
}

/// In the smallest window, too: the room that its buttons leave is little.
TEST(Frame, NoTitleIsCutShort)
{
    for (const Algorithm* algorithm : catalogue()) {
        Recording recording = *twoLaunches();
        recording.title = algorithm->title;
        View view;
        view.size = {532, 500};
        view.titleRoom = 330;
        const Scene scene = frame(keptBy(std::make_shared<const Recording>(recording)), {2, 1}, view);
        const std::string upper = textOf(scene, "title-upper").toStdString(),
                          lower = textOf(scene, "title").toStdString();
        EXPECT_EQ(upper.empty() ? lower : upper + ' ' + lower, algorithm->title);
    }
}

TEST(Frame, TitleIsLargerThanNarrationLargerThanLabels)
{
    const RecordingPtr sort = bitonicByHand({8, 12, 4, 15, 2, 11, 6, 3});
    for (const QSizeF size : {QSizeF(532, 564), QSizeF(880, 764), QSizeF(1360, 944), QSizeF(3280, 2024)}) {
        View view;
        view.size = size;
        const Scene scene = frame(keptBy(sort), {4, 0.5}, view);
        double title = 0, narration = 1e9, labels = 0, lowest = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
                if (mark.id.name == "title")
                    title = text->size;
                else if (mark.id.name.startsWith("narration"))
                    narration = std::min(narration, text->size);
                else if (text->weight < 600)
                    labels = std::max(labels, text->size);
                lowest = std::max(lowest, text->at.y());
            }
        EXPECT_GT(title, narration) << size.width();
        EXPECT_GT(narration, labels) << size.width();
        EXPECT_GT(lowest, 0.7 * size.height()) << "the picture uses the height of " << size.height();
    }
}

TEST(Frame, LensLiesInsideThePicture)
{
    for (ViewRole role : {ViewRole::window, ViewRole::exported, ViewRole::presenter})
        for (QSizeF size : {QSizeF(880, 764), QSizeF(464, 564), QSizeF(1600, 900), QSizeF(1920, 1080)}) {
            View view;
            view.size = size;
            view.role = role;
            EXPECT_TRUE(QRectF(QPointF(), size).contains(lensRect(view)));
            EXPECT_EQ(lensView(view).size, lensRect(view).size());
        }
    View tiny;
    tiny.size = {10, 10};
    EXPECT_GE(lensRect(tiny).width(), 1);
    EXPECT_GE(lensRect(tiny).height(), 1);
}

} // namespace
} // namespace lockstep::ui
