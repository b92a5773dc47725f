// Scans over blocks at rest: what was made in local memory, and the ways between blocks and their sums.
#include "engine/model/recording.hpp"
#include "tests/ui/block_scans.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/layout.hpp"
#include "ui/lenses/blocks/local.hpp"
#include "ui/lenses/blocks/rows.hpp"
#include "ui/scene/theme.hpp"

#include <QLineF>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

using Look = std::function<void(const RecordingPtr&, const Resident&, const BlocksFlow&, std::size_t launch,
                                const View&, const Scene&, const std::string& what)>;

/// Every launch of every scan over blocks, inclusive and exclusive.
void lookAtLaunches(std::initializer_list<std::size_t> sizes, const Look& look)
{
    for (const Algorithm* algorithm : drawnAsBlocks()) {
        const auto kind = std::ranges::find(algorithm->parameters, "kind", &Parameter::name);
        const bool hasKinds = kind != algorithm->parameters.end();
        for (const std::string& value : hasKinds ? kind->values : std::vector<std::string>{""})
            for (const std::size_t n : sizes) {
                const RecordingPtr recording =
                    recordedRun(algorithm->id, n,
                                hasKinds ? std::map<std::string, std::string>{{"kind", value}}
                                         : std::map<std::string, std::string>{});
                const Resident resident = keptBy(recording);
                const auto flow = readBlocks(resident);
                ASSERT_TRUE(flow);
                for (const Shown& shown : shownViews)
                    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                        look(recording, resident, *flow, k, shown.view(),
                             blocksLens.scene(resident, {k, 1}, shown.view()),
                             algorithm->id + " " + value + " of " + std::to_string(n) + ", launch " +
                                 std::to_string(k) + ", width " + std::to_string(shown.size.width()));
            }
    }
}

const Mark* markNamed(const Scene& scene, const QString& name)
{
    const auto found = std::ranges::find_if(scene.marks, [&](const Mark& mark) { return mark.id.name == name; });
    return found == scene.marks.end() ? nullptr : &*found;
}

bool says(const Scene& scene, const QString& beginning)
{
    return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text != nullptr && text->text.startsWith(beginning);
    });
}

/// A black frame is one work-group's: where groups cut across blocks or columns these have grey ones.
TEST(RestingBlocks, FrameNoBlocksThatWorkGroupsCutAcross)
{
    const Resident resident = keptBy(recordedRun("block-scan-pipeline", 16));
    View view;
    view.size = {1136, 560};
    const auto framed = [&](std::size_t k, const char* rooms) {
        std::size_t all = 0;
        for (const Mark& mark : blocksLens.scene(resident, {k, 1}, view).marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                rect && mark.id.name.startsWith(QLatin1String{rooms}))
                all += rect->stroke.color == theme(ThemeName::light).ink ? 1 : 0;
        return all;
    };
    EXPECT_EQ(framed(1, "room0-"), 8U);
    EXPECT_EQ(framed(5, "room0-"), 0U) << "a work-group takes a row through all columns";
}

} // namespace

/// Who reads a number of work-groups looks for as many frames: where these are not the work-groups none is told.
TEST(RestingBlocks, CountOnlyWorkGroupsThatAreFrames)
{
    std::size_t told = 0, cutting = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr&, const Resident& resident, const BlocksFlow& flow,
                                    std::size_t k, const View&, const Scene&, const std::string& what) {
        std::map<std::uint32_t, RoomGroups> groups; // by row
        std::map<std::uint32_t, std::set<std::uint32_t>> rooms;
        for (const BlockAct& act : flow.whole(k).acts) {
            const std::uint32_t row = act.to.row;
            const std::uint32_t room = act.to.isBefore ? act.to.index : flow.rows[row].roomOf[act.to.index];
            groups[row].add(act.group, room);
            rooms[row].insert(room);
        }
        const auto areFrames = [&](const auto& row) {
            return rooms[row.first].size() > 1 && std::ranges::all_of(rooms[row.first], [&](std::uint32_t room) {
                       return row.second.isOneGroup(room);
                   });
        };
        const std::string sentence = sentenceOf(blocksLens.narration(resident, {k, 1}));
        const bool tells = sentence.find("work-groups") != std::string::npos,
                   hasFrames = std::ranges::any_of(groups, areFrames);
        EXPECT_TRUE(!tells || hasFrames) << what << ": " << sentence;
        told += tells;
        cutting += !hasFrames;
    });
    EXPECT_GT(told, 20U);
    EXPECT_GT(cutting, 20U);
}

/// What comes past a row is told at every arrow or at none, each nearer to its own arrow than to another's.
TEST(RestingBlocks, TellAllThatComesPastARowOrNothing)
{
    std::size_t told = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr&, const Resident&, const BlocksFlow&, std::size_t, const View&,
                                    const Scene& scene, const std::string& what) {
        std::vector<QRectF> arrows;
        std::vector<TextShape> words;
        for (const Mark& mark : scene.marks) {
            if (const auto* line = std::get_if<LineShape>(&mark.shape);
                line && mark.id.name.endsWith(QLatin1String{"end-in"}))
                arrows.emplace_back(line->from, line->to);
            if (mark.id.name.startsWith(QLatin1String{"past"}))
                words.push_back(std::get<TextShape>(mark.shape));
        }
        EXPECT_TRUE(words.empty() || words.size() == arrows.size())
            << what << ": " << words.size() << " of " << arrows.size();
        for (const TextShape& word : words) {
            std::vector<double> away;
            for (const QRectF& arrow : arrows) {
                const QRectF room = textBounds(word);
                away.push_back(std::max({0.0, room.left() - arrow.left(), arrow.left() - room.right()}));
            }
            std::ranges::sort(away);
            EXPECT_TRUE(away.size() < 2 || away[1] > 2 * away[0] + 1) << what << ": " << word.text.toStdString();
            ++told;
        }
    });
    EXPECT_GT(told, 20U);
}

/// What a work-group summed in local memory and led on is written where the way on from it begins.
TEST(RestingBlocks, LeadWhatLeavesLocalMemoryThroughItsSum)
{
    std::size_t led = 0, drawn = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr&, const Resident& resident, const BlocksFlow& flow,
                                    std::size_t k, const View&, const Scene& scene, const std::string& what) {
        // By the events alone: what local memory held, and what was copied from it.
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> sums;
        Words left;
        for (const Event& event : *resident.eventsOf(k)) {
            if (event.op == Op::combine && event.writeSlots[0].array >= localArrayBase)
                sums[{event.writeSlots[0].array, event.group, event.writeSlots[0].index}] = event.writeSlots[0].value;
            if (event.op == Op::copy && event.writeSlots[0].array < localArrayBase &&
                event.readSlots[0].array >= localArrayBase &&
                sums.contains({event.readSlots[0].array, event.group, event.readSlots[0].index}))
                left.push_back(event.writeSlots[0].value);
        }
        for (const BlockAct& act : flow.whole(k).acts) {
            if (act.isLocal || act.isQuiet || act.op != Op::copy || act.from[0].isBefore || act.to.isBefore ||
                act.from[0] == act.to)
                continue;
            const Spot& from = act.from[0];
            const RoomRow& row = flow.rows[from.row];
            const RoomWork work = workIn(flow.whole(k), from.row, row.rooms[row.roomOf[from.index]]);
            if (!work.isLedOn)
                continue;
            EXPECT_TRUE(std::ranges::count(left, act.value.bits) > 0 || work.left.at(from.index) == act.value) << what;
            ++led;
            const Mark* value = markNamed(scene, QStringLiteral("local-value%1-%2").arg(from.row).arg(from.index));
            const Mark* way = markNamed(
                scene, act.to.row == from.row
                           ? QStringLiteral("local-move%1-%2-%3").arg(from.row).arg(from.index).arg(act.to.index)
                           : QStringLiteral("local-out%1-%2").arg(from.row).arg(from.index));
            EXPECT_EQ(value != nullptr, way != nullptr) << what;
            if (value == nullptr || way == nullptr)
                continue;
            ++drawn;
            EXPECT_EQ(std::get<TextShape>(value->shape).text.toUInt(), act.value.bits) << what;
            const QRectF at = boundsOf(value->shape), line = boundsOf(way->shape);
            EXPECT_GE(line.bottom(), at.bottom()) << what << ": down from the sum";
        }
    });
    EXPECT_GT(drawn * 10, led * 6) << "of " << led;
    // The teacher's sizes always have the room.
    for (const char* algorithm : {"block-scan-pipeline", "hierarchical-scan"})
        for (const Shown& shown : shownViews) {
            const bool isTable = std::string{algorithm} == "block-scan-pipeline";
            const RecordingPtr recording =
                recordedRun(algorithm, 16,
                            isTable ? std::map<std::string, std::string>{}
                                    : std::map<std::string, std::string>{{"kind", "exclusive"}});
            const auto count = [&](std::size_t k) {
                return marksNamed(blocksLens.scene(keptBy(recording), {k, 1}, shown.view()),
                                  QStringLiteral("local-value.*"));
            };
            EXPECT_EQ(count(1), 16U) << algorithm << " " << shown.size.width();
            if (isTable) {
                EXPECT_EQ(count(4), 4U) << shown.size.width();
            }
        }
}

/// Lines in the colour of additions lead to sums that were made there.
TEST(RestingBlocks, DrawAdditionsOnlyWhereValuesWereCombined)
{
    const QRegularExpression name(QStringLiteral("(local-)?(?:read|round)(\\d+)-(\\d+)-(\\d+)\\..*"));
    std::size_t lines = 0, cells = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr& recording, const Resident&, const BlocksFlow& flow,
                                    std::size_t k, const View& view, const Scene& scene, const std::string& what) {
        std::set<Spot> combined, last; // ever, and at last where it stands
        for (const BlockAct& act : flow.whole(k).acts) {
            if (act.op == Op::combine)
                combined.insert(act.to);
            if (act.op == Op::combine)
                last.insert(act.to);
            else if (act.op != Op::copy || act.from[0] != act.to)
                last.erase(act.to);
        }
        const Theme& colors = theme(view.theme);
        for (const Mark& mark : scene.marks) {
            const auto match = name.match(mark.id.name);
            if (const auto* line = std::get_if<LineShape>(&mark.shape);
                match.hasMatch() && line != nullptr && line->stroke.color == colors.compute.line) {
                const Spot to{match.captured(2).toUInt(), match.captured(4).toUInt()};
                ++lines;
                EXPECT_TRUE(combined.contains(to)) << what << ", cell " << to.index;
                EXPECT_TRUE(!match.captured(1).isEmpty() || last.contains(to))
                    << what << ", cell " << to.index << " was only copied";
            }
        }
        const BlocksLayout layout = layoutBlocks(*recording, flow, view, k);
        for (std::uint32_t r = 0; layout.fits && r < layout.rows.size(); ++r)
            for (std::uint32_t i = 0; layout.rows[r].isShown && i < layout.rows[r].cells.size(); ++i)
                for (const Mark& mark : scene.marks)
                    if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                        rect != nullptr && rect->rect == layout.rows[r].cells[i] && rect->fill == colors.compute.tint) {
                        ++cells;
                        EXPECT_TRUE(last.contains(Spot{r, i})) << what << ": tinted cell " << r << " " << i;
                    }
    });
    EXPECT_GT(lines, 1000U);
    EXPECT_GT(cells, 200U);
}

/// Ways between blocks and sums can be told apart: no two lie on one another.
TEST(RestingBlocks, ShareNoStretchOfALine)
{
    static const QRegularExpression name(QStringLiteral(".*(?:-way\\d+|-walk|-end\\d+-(?:in|out)|local-out.*)"));
    std::size_t ways = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr&, const Resident&, const BlocksFlow&, std::size_t, const View&,
                                    const Scene& scene, const std::string& what) {
        std::vector<QLineF> lines;
        for (const Mark& mark : scene.marks) {
            if (!QRegularExpression(QRegularExpression::anchoredPattern(name.pattern())).match(mark.id.name).hasMatch())
                continue;
            if (const auto* line = std::get_if<LineShape>(&mark.shape))
                lines.push_back({line->from, line->to});
            if (const auto* path = std::get_if<PathShape>(&mark.shape))
                for (int i = 1; i < path->path.elementCount(); ++i)
                    lines.push_back({path->path.elementAt(i - 1), path->path.elementAt(i)});
        }
        ways += lines.size();
        for (std::size_t a = 0; a < lines.size(); ++a)
            for (std::size_t b = a + 1; b < lines.size(); ++b) {
                int on = 0; // points of the one near the other
                const QLineF &line = lines[a], &other = lines[b];
                const double length = std::max(1.0, other.length());
                for (int i = 0; i <= 20; ++i) {
                    const QPointF at = line.pointAt(i / 20.0), from = at - other.p1();
                    const double along = QPointF::dotProduct(from, other.p2() - other.p1()) / length;
                    const double aside = QPointF::dotProduct(from, {-other.dy(), other.dx()}) / length;
                    on += along > 1 && along < length - 1 && std::abs(aside) < 0.5;
                }
                EXPECT_LT(on, 6) << what << ": " << line.x1() << "," << line.y1() << " to " << line.x2() << ","
                                 << line.y2();
            }
    });
    EXPECT_GT(ways, 500U);
}

/// What goes past a row of sums says where it goes, and is written over the cell that takes it.
TEST(RestingBlocks, NameWhatGoesPastARow)
{
    for (const std::size_t n : {7U, 16U, 33U}) {
        const RecordingPtr recording = recordedRun("block-scan-pipeline", n);
        for (const Shown& shown : shownViews) {
            const Scene scene = blocksLens.scene(keptBy(recording), {2, 1}, shown.view());
            const std::size_t columns = recording->buffers.back().size(); // a base each
            if (n == 33 || shown.role != ViewRole::presenter) {
                EXPECT_EQ(marksNamed(scene, QStringLiteral("past3-\\d+")), columns) << n << " " << shown.size.width();
            }
            EXPECT_GE(marksNamed(scene, QStringLiteral("partner(1-\\d+|-past)")), 1U) << n << " " << shown.size.width();
            std::vector<QRectF> words;
            for (const Mark& mark : scene.marks)
                if (mark.id.name.startsWith(QStringLiteral("past")) ||
                    mark.id.name.startsWith(QStringLiteral("partner")))
                    words.push_back(boundsOf(mark.shape));
            for (const Mark& mark : scene.marks) {
                const auto* line = std::get_if<LineShape>(&mark.shape);
                for (const QRectF& rect : words)
                    for (int i = 0; line != nullptr && i <= 20; ++i)
                        EXPECT_FALSE(rect.contains(QLineF{line->from, line->to}.pointAt(i / 20.0)))
                            << n << " " << shown.size.width() << ": a line through words";
            }
        }
    }
}

/// A launch that works in sums alone shows them, wherever it has no room for the values too.
TEST(RestingBlocks, ShowTheSumsOfALaunchThatTouchesNoValue)
{
    for (const std::size_t n : {33U, 64U}) {
        const RecordingPtr recording = recordedRun("block-scan-pipeline", n);
        for (const Shown& shown : shownViews) {
            const Scene scene = blocksLens.scene(keptBy(recording), {4, 1}, shown.view());
            EXPECT_TRUE(says(scene, QStringLiteral("totals"))) << n << " " << shown.size.width();
            EXPECT_TRUE(says(scene, QStringLiteral("bases"))) << n << " " << shown.size.width();
            EXPECT_TRUE(says(scene, QStringLiteral("starts"))) << n << " " << shown.size.width();
        }
    }
}

/// Every number before a room is named as what was added there last.
TEST(RestingBlocks, NameTheBaseOfAColumn)
{
    const RecordingPtr recording = recordedRun("block-scan-pipeline", 16);
    for (const Shown& shown : shownViews) {
        if (shown.role == ViewRole::presenter)
            continue;
        const auto at = [&](std::size_t k) { return blocksLens.scene(keptBy(recording), {k, 1}, shown.view()); };
        EXPECT_TRUE(says(at(5), QStringLiteral("base of the column"))) << shown.size.width();
        EXPECT_FALSE(says(at(5), QStringLiteral("sum of"))) << shown.size.width();
        EXPECT_FALSE(says(at(3), QStringLiteral("base of the column"))) << shown.size.width();
    }
}

/// What fills up a table's last row is neither a sum nor finished.
TEST(RestingBlocks, MutePadding)
{
    std::size_t seen = 0;
    lookAtLaunches({7, 33}, [&](const RecordingPtr& recording, const Resident&, const BlocksFlow& flow, std::size_t k,
                                const View& view, const Scene& scene, const std::string& what) {
        const BlocksLayout layout = layoutBlocks(*recording, flow, view, k);
        const Theme& colors = theme(view.theme);
        for (std::size_t i = recording->n(); layout.fits && i < layout.rows.front().cells.size(); ++i)
            for (const Mark& mark : scene.marks)
                if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                    rect != nullptr && rect->rect == layout.rows.front().cells[i]) {
                    ++seen;
                    EXPECT_TRUE(rect->fill == colors.panel && rect->stroke.color == colors.ghost) << what;
                }
        for (std::size_t i = recording->n(); i < flow.rows.front().cells; ++i)
            if (const Mark* bar = markNamed(scene, QStringLiteral("bar%1").arg(i))) {
                ++seen;
                EXPECT_EQ(std::get<RectShape>(bar->shape).stroke.dash, (std::vector<double>{3, 2})) << what;
            }
    });
    EXPECT_GT(seen, 20U);
    const RecordingPtr recording = recordedRun("block-scan-pipeline", 33);
    EXPECT_NE(sentenceOf(blocksLens.narration(keptBy(recording), {5, 1}))
                  .find("33 starts and 3 of padding each get the base of their column added"),
              std::string::npos);
}

/// Where blocks stand in several lines every block shows what left it and what it took, and its sum bears its number.
TEST(RestingBlocks, NameTheirPartnersWhereWaysAreCut)
{
    const RecordingPtr recording = recordedRun("look-back-scan", 33);
    const Resident resident = keptBy(recording);
    const auto flow = readBlocks(resident);
    const std::size_t blocks = flow->rows.front().rooms.size();
    for (const Shown& shown : shownViews) {
        const View view = shown.view();
        const Scene scene = blocksLens.scene(resident, {1, 1}, view);
        const BlocksLayout layout = layoutBlocks(*recording, *flow, view, 1);
        ASSERT_TRUE(layout.fits);
        if (layout.rows.front().lines == 1)
            continue;
        EXPECT_EQ(marksNamed(scene, QStringLiteral(".*-way\\d+")), 0U) << shown.size.width();
        EXPECT_EQ(marksNamed(scene, QStringLiteral(".*-end\\d+-out")), 2 * blocks - 1)
            << "each sum goes out once, and is read but the last";
        EXPECT_EQ(marksNamed(scene, QStringLiteral(".*-end\\d+-in")), 2 * blocks - 1);
        if (shown.role == ViewRole::presenter)
            continue;
        EXPECT_EQ(marksNamed(scene, QStringLiteral("partner1-\\d+")), blocks) << shown.size.width();
        for (const char* words : {"sum published", "sum read"})
            EXPECT_TRUE(says(scene, QLatin1String{words})) << words << " " << shown.size.width();
    }
}

/// A short block has room like others for whence its sum comes; what leaves it does not start in that sum.
TEST(RestingBlocks, NameWhatShortBlocksTake)
{
    for (const std::size_t n : {17U, 18U, 33U, 34U}) {
        const Resident resident = keptBy(recordedRun("look-back-scan", n));
        const std::size_t blocks = readBlocks(resident)->rows.front().rooms.size();
        for (const Shown& shown : shownViews) {
            const BlocksLayout layout = layoutBlocks(*resident.recording, *readBlocks(resident), shown.view(), 1);
            const Scene scene = blocksLens.scene(resident, {1, 1}, shown.view());
            if (layout.rows.front().lines > 1 && shown.role != ViewRole::presenter) {
                EXPECT_EQ(marksNamed(scene, QStringLiteral("partner-of0-\\d+")), blocks - 1)
                    << n << " " << shown.size.width();
            }
            for (const Mark& mark : scene.marks)
                if (const auto* line = std::get_if<LineShape>(&mark.shape);
                    line != nullptr && mark.id.name.endsWith(QStringLiteral("-out"))) {
                    const std::vector<RoomBox>& rooms = layout.rows.front().rooms;
                    const bool isCovered = std::ranges::any_of(
                        rooms, [&](const RoomBox& room) { return room.before.contains(line->from); });
                    EXPECT_FALSE(isCovered) << n << " " << shown.size.width();
                }
        }
    }
}

/// A row has its name where something stands in it.
TEST(RestingBlocks, NameOwnResultsOnlyWhereTheyStand)
{
    std::size_t named = 0, empty = 0;
    for (const char* op : {"add", "affine"})
        for (const Shown& shown : shownViews) {
            const Resident resident = keptBy(recordedRun("look-back-scan", 16, {{"operator", op}}));
            const Scene scene = blocksLens.scene(resident, {1, 1}, shown.view());
            const bool stands = marksNamed(scene, QStringLiteral("own\\d+-\\d+")) > 0;
            EXPECT_EQ(says(scene, QStringLiteral("own ")), stands) << op << " " << shown.size.width();
            (stands ? named : empty) += 1;
        }
    EXPECT_GT(named, 0U);
    EXPECT_GT(empty, 0U);
}

/// The turns of a sum stand clear of its neighbours' turns.
TEST(RestingBlocks, KeepTurnsApart)
{
    const RecordingPtr recording = recordedRun("look-back-scan", 33);
    for (const Shown& shown : shownViews) {
        std::vector<QRectF> turns;
        for (const Mark& mark : blocksLens.scene(keptBy(recording), {1, 1}, shown.view()).marks)
            if (mark.id.name.startsWith(QStringLiteral("order")))
                turns.push_back(boundsOf(mark.shape));
        EXPECT_GT(turns.size(), 9U) << shown.size.width();
        for (std::size_t i = 1; i < turns.size(); ++i)
            EXPECT_GE(turns[i].left() - turns[i - 1].right(), 1) << shown.size.width() << ", turn " << i;
    }
}

/// The turns under the sums are explained wherever there is a legend.
TEST(RestingBlocks, ExplainTheTurnsUnderTheSums)
{
    std::size_t seen = 0;
    lookAtLaunches({7, 16, 33}, [&](const RecordingPtr&, const Resident&, const BlocksFlow&, std::size_t,
                                    const View& view, const Scene& scene, const std::string& what) {
        if (view.role == ViewRole::presenter || marksNamed(scene, QStringLiteral("order\\d+.*")) == 0)
            return;
        ++seen;
        EXPECT_TRUE(says(scene, QStringLiteral("order in which sums")) || says(scene, QStringLiteral("in this order")))
            << what;
    });
    EXPECT_GT(seen, 10U);
}

/// The rounds of a scan of sums stand apart, and the rows of a table have their names.
TEST(RestingBlocks, HaveRoomForRoundsAndNames)
{
    for (const Shown& shown : shownViews) {
        if (shown.role == ViewRole::presenter)
            continue;
        const RecordingPtr scan = recordedRun("hierarchical-scan", 33);
        double least = 1000;
        for (const Mark& mark : blocksLens.scene(keptBy(scan), {2, 1}, shown.view()).marks)
            if (const auto* line = std::get_if<LineShape>(&mark.shape);
                line != nullptr && (mark.id.name.startsWith(QStringLiteral("read1-")) ||
                                    mark.id.name.startsWith(QStringLiteral("round1-0-2"))))
                least = std::min(least, line->to.y() - line->from.y());
        EXPECT_GE(least, 6.5) << shown.size.width();
        EXPECT_LT(least, 1000) << "no rounds, width " << shown.size.width();
        const RecordingPtr table = recordedRun("block-scan-pipeline", 33);
        for (std::size_t k = 1; k <= table->launchCount(); ++k) {
            const Scene scene = blocksLens.scene(keptBy(table), {k, 1}, shown.view());
            EXPECT_TRUE(says(scene, QStringLiteral("starts"))) << k << " " << shown.size.width();
        }
    }
}

} // namespace lockstep::ui
