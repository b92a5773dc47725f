#include "ui/kit/legend.hpp"
#include "ui/kit/operator_sign.hpp"
#include "ui/scene/text.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

QStringList wordsOf(const Scene& scene)
{
    QStringList words;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            words << text->text;
    return words;
}

/// Three signs on a line of this length.
Scene legendOf(double room)
{
    const auto entry = [](const QStringList& words, int yields) {
        return LegendEntry{.size = {20, 16}, .sign = cellSign(4, Qt::black), .words = words, .yields = yields};
    };
    Legend legend{1, 0, room, 0, 20};
    legend.entries = {
        entry({QStringLiteral("partial sum")}, 0), entry({QStringLiteral("barrier")}, 1),
        entry({QStringLiteral("order in which sums were passed on"), QStringLiteral("in this order")}, 0)};
    Scene scene{{room, 40}, Qt::white, {}};
    addLegend(scene, theme(ThemeName::light), std::move(legend));
    return scene;
}

/// At every length the line stays in its room, and nothing stands on anything else.
TEST(KitLegend, StaysInItsRoom)
{
    for (double room = 10; room < 700; room += 7) {
        double end = 0;
        for (const Mark& mark : legendOf(room).marks) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            const QRectF place = text ? textBounds(*text) : std::get<RectShape>(mark.shape).rect;
            EXPECT_GE(place.left(), end - 1) << room;
            EXPECT_LE(place.right(), room + 1) << room;
            end = place.right();
        }
    }
}

/// Shorter words come before entries go, and those that may go first go first.
TEST(KitLegend, GivesWayInOrder)
{
    const QStringList shorter{QStringLiteral("partial sum"), QStringLiteral("barrier"),
                              QStringLiteral("in this order")};
    std::vector<QStringList> seen;
    for (double room = 700; room > 10; room -= 1)
        if (const QStringList words = wordsOf(legendOf(room)); seen.empty() || seen.back() != words)
            seen.push_back(words);
    ASSERT_EQ(seen.size(), 5U);
    EXPECT_EQ(seen[0].back(), QStringLiteral("order in which sums were passed on"));
    EXPECT_EQ(seen[1], shorter);
    EXPECT_FALSE(seen[2].contains(QStringLiteral("barrier")));
    EXPECT_EQ(seen[2].size(), 2);
    EXPECT_EQ(seen[3], QStringList{QStringLiteral("partial sum")});
    EXPECT_TRUE(seen[4].isEmpty());
}

/// Every operator has a sign of its own.
TEST(KitOperatorSign, TellsOperatorsApart)
{
    std::vector<std::vector<QPointF>> drawn;
    for (const ScanOperator sign : {ScanOperator::add, ScanOperator::multiply, ScanOperator::max, ScanOperator::min,
                                    ScanOperator::affine, ScanOperator::join}) {
        Scene scene;
        addOperatorSign(scene, {0, 0}, {sign, 8, {Qt::black, 1, {}}, Qt::white, Qt::black});
        std::vector<QPointF> points;
        for (const Mark& mark : scene.marks)
            if (const auto* line = std::get_if<LineShape>(&mark.shape))
                points.insert(points.end(), {line->from, line->to});
            else if (const auto* circle = std::get_if<EllipseShape>(&mark.shape))
                points.push_back(circle->rect.topLeft());
        for (const auto& other : drawn)
            EXPECT_NE(points, other) << operatorWord(sign).toStdString();
        drawn.push_back(points);
    }
    Scene scene;
    addOperatorSign(scene, {0, 0}, {ScanOperator::max, 8, {Qt::black, 1, {}}, Qt::white, Qt::black, 1});
    EXPECT_EQ(wordsOf(scene), QStringList{QStringLiteral("max")});
}

} // namespace
} // namespace lockstep::ui
