// Blocks of many values, drawn as bars: whose frames are black, and how long the bars are.
#include "engine/model/recording.hpp"
#include "tests/ui/block_scans.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/lenses/blocks/many_draw.hpp"
#include "ui/lenses/blocks/read_rooms.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

/// By room of a row: the work-groups that wrote there; and by work-group its rooms.
struct Writers {
    std::map<std::size_t, std::set<std::uint32_t>> groups;
    std::map<std::uint32_t, std::set<std::size_t>> rooms;
};

Writers writersOf(const Events& events, const RoomRow& row, bool isOneRoom)
{
    Writers writers;
    for (const Event& event : events)
        for (const Access& access : event.writes())
            if (std::ranges::count(row.buffers, access.array) > 0) {
                const std::size_t cell = access.index / (row.isHanded ? 2 : 1);
                const std::size_t room = isOneRoom ? 0 : row.roomOf.at(cell);
                writers.groups[room].insert(event.group);
                writers.rooms[event.group].insert(room);
            }
    return writers;
}

/// A black frame is one work-group's: no other writes there, and it writes in no other block.
TEST(RestingBarsOfBlocks, FrameOnlyWhatIsOneWorkGroups)
{
    const QRegularExpression name(QStringLiteral("room(\\d+)-(\\d+)"));
    std::size_t black = 0, grey = 0;
    for (const Algorithm* algorithm : drawnAsBlocks())
        for (const std::size_t n : {7U, 16U, 33U, 200U}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n, {});
            const Resident resident = keptBy(recording);
            std::vector<const Events*> events;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                events.push_back(resident.eventsOf(k));
            const std::vector<RoomRow> rows = readRooms(*recording, events);
            for (const Shown& shown : shownViews)
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    const Scene scene = blocksLens.scene(resident, {k, 1}, shown.view());
                    const bool areBars = marksNamed(scene, QStringLiteral("bar\\d+")) > 0;
                    std::vector<RoomRow> drawn = rows;
                    if (areBars) // a single sum has no row there
                        std::erase_if(drawn, [](const RoomRow& row) { return !row.isHanded && row.cells <= 1; });
                    for (const Mark& mark : scene.marks) {
                        const auto match = name.match(mark.id.name);
                        const auto* frame = std::get_if<RectShape>(&mark.shape);
                        if (!match.hasMatch() || frame == nullptr)
                            continue;
                        const std::size_t row = match.captured(1).toUInt(), room = match.captured(2).toUInt();
                        const Writers writers = writersOf(*events[k - 1], drawn.at(row), areBars && row > 0);
                        const auto here = writers.groups.find(room);
                        const bool isOne = here != writers.groups.end() && here->second.size() == 1 &&
                                           writers.rooms.at(*here->second.begin()).size() == 1;
                        const bool isGrey = frame->stroke.color == theme(shown.theme).line2;
                        (isGrey ? grey : black) += 1;
                        if (here != writers.groups.end()) { // in local memory nobody writes to buffers
                            EXPECT_EQ(isGrey, !isOne) << algorithm->id << " of " << n << ", launch " << k << ", width "
                                                      << shown.size.width() << ", " << mark.id.name.toStdString();
                        }
                    }
                }
        }
    EXPECT_GT(black, 100U);
    EXPECT_GT(grey, 100U);
}

/// The same value has a bar of the same length in every launch, or of ten times the length where the row says so.
TEST(RestingBarsOfBlocks, HaveOneScaleInTheWholeRun)
{
    std::size_t compared = 0, saying = 0;
    for (const Algorithm* algorithm : drawnAsBlocks())
        for (const std::size_t n : {33U, 200U}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n, {});
            const Resident resident = keptBy(recording);
            std::vector<const Events*> events;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                events.push_back(resident.eventsOf(k));
            const RoomRow values = readRooms(*recording, events).front();
            for (const Shown& shown : shownViews) {
                std::map<std::uint32_t, double> lengths;
                for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
                    const Scene scene = blocksLens.scene(resident, {k, 1}, shown.view());
                    static const QRegularExpression tells(QStringLiteral(".* · bars × (\\d+)"));
                    double times = 1, longest = 0;
                    for (const Mark& mark : scene.marks)
                        if (const auto* text = std::get_if<TextShape>(&mark.shape))
                            if (const auto match = tells.match(text->text); match.hasMatch())
                                times = match.captured(1).toDouble();
                    saying += times > 1;
                    const Words& words = *resident.state(k)->buffers[bufferAfter(*recording, values.buffers, k)];
                    for (std::size_t i = 0; i < words.size(); ++i)
                        for (const Mark& mark : scene.marks) {
                            const auto* bar = std::get_if<RectShape>(&mark.shape);
                            if (bar == nullptr || mark.id.name != QStringLiteral("bar%1").arg(i))
                                continue;
                            longest = std::max(longest, bar->rect.height());
                            if (bar->rect.height() < 2)
                                continue; // the least there is
                            const double length = bar->rect.height() / times;
                            const auto known = lengths.try_emplace(words[i], length);
                            compared += !known.second;
                            EXPECT_NEAR(known.first->second, length, 0.2)
                                << algorithm->id << " of " << n << ", launch " << k << ", value " << words[i]
                                << ", width " << shown.size.width();
                        }
                    if (marksNamed(scene, QStringLiteral("bar\\d+")) > 0) {
                        EXPECT_GT(longest, 3) << algorithm->id << " of " << n << ", launch " << k;
                    }
                }
            }
        }
    EXPECT_GT(compared, 1000U);
    EXPECT_GT(saying, 3U);
}

/// Where few values are drawn as bars, as many of them are green as the sentence calls finished; the rows are those
/// that the launch reads or writes, each way ends in an arrowhead that nothing covers, and padding is an outline.
TEST(RestingBarsOfBlocks, ShowWhatTheSentenceTells)
{
    std::size_t looked = 0, green = 0;
    for (const std::size_t n : {16U, 33U}) {
        const RecordingPtr recording = recordedRun("block-scan-pipeline", n, {});
        const Resident resident = keptBy(recording);
        const BlocksFlow flow = *readBlocks(resident);
        View view;
        view.role = ViewRole::presenter;
        view.size = {1776, 800};
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Scene scene = blocksLens.scene(resident, {k, 1}, view);
            if (marksNamed(scene, QStringLiteral("bar\\d+")) == 0)
                continue;
            ++looked;
            const std::string what = std::to_string(n) + " values, launch " + std::to_string(k);
            std::size_t finished = 0;
            for (const Mark& mark : scene.marks) {
                const auto* bar = std::get_if<RectShape>(&mark.shape);
                if (bar == nullptr || !mark.id.name.startsWith(QLatin1String{"bar"}))
                    continue;
                finished += bar->fill == theme(view.theme).keep.line;
                const bool isPadding = mark.id.name.mid(3).toUInt() >= recording->output.size();
                EXPECT_EQ(bar->fill.alpha() == 0, isPadding) << what;
            }
            const auto& truth = flow.whole(k).after.finished.front();
            EXPECT_EQ(finished, static_cast<std::size_t>(std::ranges::count(truth, true))) << what;
            green += finished;
            std::size_t rows = 0;
            for (const std::uint32_t row : rowsOf(flow, k).shown)
                rows += row > 0;
            EXPECT_EQ(marksNamed(scene, QStringLiteral("room[1-9]-0")), rows) << what;
            expectHeadsShow(scene, QStringLiteral("head\\d+"), what);
        }
    }
    EXPECT_GT(looked, 0U);
    EXPECT_GT(green, 0U);
}

} // namespace
} // namespace lockstep::ui
