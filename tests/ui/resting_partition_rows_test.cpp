// At rest the rows of a sort by parting are named by the levels that they stand for, and none is left out.
#include "tests/ui/partition_pictures.hpp"
#include "ui/scene/text.hpp"

#include <set>

namespace lockstep::ui {
namespace {

/// The texts at the left of the rows.
std::vector<QString> gutterOf(const Picture& picture)
{
    std::vector<QString> texts;
    for (const Mark& mark : picture.scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text && mark.opacity > 0 && text->align == Align::left && text->at.x() < picture.layout.left / 2)
            texts.push_back(text->text);
    return texts;
}

/// "Level 3" is named by "Level 3", "Level 3, leaves", "then Level 3" and "Level 2 to 4".
bool names(const QString& text, const QString& level)
{
    static const QRegularExpression range(QStringLiteral("^(?:then )?(\\D+) (\\d+) to (\\d+)$"));
    static const QRegularExpression one(QStringLiteral("^(\\D+) (\\d+)$"));
    const auto levels = range.match(text), wanted = one.match(level);
    if (levels.hasMatch() && wanted.hasMatch() && levels.captured(1) == wanted.captured(1))
        return levels.captured(2).toInt() <= wanted.captured(2).toInt() &&
               wanted.captured(2).toInt() <= levels.captured(3).toInt();
    return text == level || text == level + ", leaves" || text == "then " + level;
}

TEST(RestingPartitionRows, NameEveryLevelToComeAndNoneTwice)
{
    eachPicture([](const Picture& picture) {
        const std::vector<QString> texts = gutterOf(picture);
        const std::set<QString> distinct(texts.begin(), texts.end());
        EXPECT_EQ(distinct.size(), texts.size()) << picture.what;
        for (const PartitionSegment& segment : picture.tree.segments) {
            if (segment.firstLaunch() < picture.launch)
                continue;
            const QString level = say(picture.recording.launches[segment.firstLaunch() - 1].meaning.group);
            EXPECT_TRUE(std::ranges::any_of(texts, [&](const QString& text) { return names(text, level); }))
                << picture.what << ": " << level.toStdString();
        }
    });
}

} // namespace
} // namespace lockstep::ui
