// Scans over blocks: rooms, the arrays of their sums, and what goes between them.
#include "engine/algorithms/algorithm.hpp"
#include "engine/formats/recording_file.hpp"
#include "tests/places.hpp"
#include "tests/ui/block_scans.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/torn.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/blocks.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <numeric>
#include <set>

namespace lockstep::ui {
namespace {

Words wordsOf(const std::vector<std::optional<BlockValue>>& cells)
{
    Words words;
    for (const auto& cell : cells)
        words.push_back(cell ? cell->bits : 0xdeadU);
    return words;
}

TEST(Blocks, OfTheFigureHaveItsSums)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    const auto flow = readBlocks(keptBy(recording));
    ASSERT_TRUE(flow);
    ASSERT_EQ(flow->rows.size(), 3U) << "values, sums, their total";
    ASSERT_EQ(flow->rows[0].rooms.size(), 4U);
    for (std::uint32_t room = 0; room < 4; ++room)
        EXPECT_EQ(flow->rows[0].rooms[room].cells,
                  (std::vector<std::uint32_t>{4 * room, 4 * room + 1, 4 * room + 2, 4 * room + 3}));
    EXPECT_EQ(flow->rows[1].rooms.size(), 1U);
    EXPECT_EQ(flow->rows[0].before, (std::vector<std::uint32_t>{1, 2, 3})) << "nothing stands before the first block";

    const auto after = [&](std::size_t launch) -> const BlockSnapshot& {
        return flow->at(stepAt(*recording, {launch, 1}).step);
    };
    EXPECT_EQ(wordsOf(after(1).cells[0]), (Words{2, 3, 6, 7, 0, 4, 5, 7, 0, 3, 4, 6, 5, 8, 9, 11}));
    EXPECT_EQ(wordsOf(after(1).cells[1]), (Words{7, 7, 6, 11}));
    EXPECT_EQ(wordsOf(after(2).cells[1]), (Words{7, 14, 20, 31}));
    EXPECT_EQ(wordsOf(after(3).cells[0]), recording->output);
    EXPECT_FALSE(after(3).before[0][0]);
    for (std::size_t room = 1; room < 4; ++room)
        EXPECT_EQ(after(3).before[0][room]->bits, (Words{7, 14, 20})[room - 1]);
    EXPECT_EQ(after(3).cells[1][2]->inputs, (Held{{{0, 11, 1}}}));
    EXPECT_EQ(flow->finishedAfter(stepAt(*recording, {1, 1}).step), 4U) << "the first block";
    EXPECT_EQ(flow->finishedAfter(flow->steps.size()), 16U);
}

TEST(Blocks, OfATableAreInItsColumns)
{
    Words counts(24);
    std::iota(counts.begin(), counts.end(), 1);
    const RecordingPtr recording = scanOf("block-scan-pipeline", counts, {{"digits", "2"}, {"rows-per-block", "4"}});
    const auto flow = readBlocks(keptBy(recording));
    ASSERT_TRUE(flow);
    ASSERT_EQ(flow->rows.size(), 5U) << "counts, sums, the sums before, totals, bases";
    const RoomRow& table = flow->rows[0];
    ASSERT_EQ(table.rooms.size(), 6U);
    EXPECT_TRUE(table.isTable);
    EXPECT_EQ(table.rooms[0].cells, (std::vector<std::uint32_t>{0, 2, 4, 6}));
    EXPECT_EQ(table.rooms[3].cells, (std::vector<std::uint32_t>{1, 3, 5, 7}));
    EXPECT_EQ(table.rooms[3].line, 1U);
    EXPECT_EQ(flow->rows[1].rooms.size(), 2U) << "of each column";
    EXPECT_EQ(wordsOf(flow->steps.back().after.cells[0]), recording->output);
    // Sums stand where the buffers hold them.
    EXPECT_EQ(wordsOf(flow->steps.back().after.cells[1]), *recording->states.back()->buffers[flow->rows[1].buffers[0]]);
    for (const BlockStep& step : flow->steps)
        if (step.place.launch == 1 && !step.acts.empty() && step.acts.front().op == Op::combine) {
            const auto reach = blockReach(*flow, step);
            ASSERT_TRUE(reach);
            EXPECT_TRUE(*reach == 1 || *reach == 2) << "in places of its column";
        }
}

TEST(Blocks, HandOnTheirSumsInTheOrderOfTheEvents)
{
    for (const char* algorithm : {"domino-scan", "look-back-scan"}) {
        const RecordingPtr recording = scanOf(algorithm, figure, {{"group-size", "4"}});
        const auto flow = readBlocks(keptBy(recording));
        ASSERT_TRUE(flow);
        std::vector<std::uint32_t> published, told;
        for (const Event& event : *recording->events.front())
            if (event.op == Op::publish)
                published.push_back(event.writeSlots[0].index / 2);
        std::vector<double> since(4, 2);
        for (const BlockStep& step : flow->steps) {
            for (const Handing& handing : step.handings) {
                told.push_back(handing.spot.index);
                EXPECT_EQ(handing.nth, told.size());
            }
            double last = 0;
            for (const BlockAct& act : step.acts) {
                if (act.op == Op::publish)
                    since[act.to.index] = std::min(since[act.to.index], act.end);
                if (act.op == Op::receive) {
                    EXPECT_GE(act.begin + 1e-9, since[act.from[0].index]) << "taken before it was handed on";
                }
                if (act.op == Op::publish || act.op == Op::receive) {
                    EXPECT_GE(act.begin, last);
                    last = act.begin;
                }
            }
        }
        EXPECT_EQ(told, published) << algorithm;
        const RoomRow& sums = flow->rows[1];
        ASSERT_TRUE(sums.isHanded);
        EXPECT_EQ(wordsOf(flow->steps.back().after.cells[1]), (Words{7, 14, 20, 31})) << algorithm;
        EXPECT_EQ(wordsOf(flow->steps.back().after.cells[0]), recording->output);
    }
}

/// Several work-items of a group look back at once: the label under a block names those whose sums went into what
/// stands before it, and no other; the numbers follow the events across the phases.
TEST(Blocks, NameTheBlocksOfAWindowWhoseSumsWereAddedUp)
{
    const Words input = generateKeys("uniform", 47, 1, ElementType::uint32);
    std::size_t inVain = 0, several = 0;
    for (const char* window : {"1", "2", "4"}) {
        const bool isWide = window[0] == '4';
        const RecordingPtr recording = scanOf("vector-look-back-scan", input,
                                              {{"group-size", isWide ? "4" : "2"},
                                               {"vectors", "1"},
                                               {"vector-width", isWide ? "2" : "4"},
                                               {"prefix-every", "4"},
                                               {"window", window}});
        const Resident resident = keptBy(recording);
        const auto flow = readBlocks(resident);
        ASSERT_TRUE(flow);
        std::vector<std::uint32_t> published;
        std::map<std::uint32_t, std::set<std::uint32_t>> added; // by work-group
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t>
            put; // group, array, index: block
        for (const Event& event : *recording->events.front()) {
            if (event.op == Op::publish)
                published.push_back(event.writeSlots[0].index / 2);
            for (const Access& access : event.reads())
                if (const auto found = put.find({event.group, access.array, access.index}); found != put.end()) {
                    added[event.group].insert(found->second);
                    put.erase(found);
                }
            if (event.op == Op::receive)
                inVain += put.insert_or_assign({event.group, event.writeSlots[0].array, event.writeSlots[0].index},
                                               event.readSlots[0].index / 2)
                                  .second
                              ? 0
                              : 1;
        }
        inVain += put.size();
        for (const BlockStep& step : flow->steps)
            for (const Handing& handing : step.handings)
                EXPECT_EQ(published.at(handing.nth - 1), handing.spot.index);
        const Scene scene = blocksLens.scene(resident, {1, 1}, View{});
        for (const auto& [group, blocks] : added) {
            several += blocks.size() > 1 ? 1 : 0;
            const auto first = *blocks.begin(), last = *blocks.rbegin();
            ASSERT_EQ(last - first + 1, blocks.size()) << "a walk leaves nobody out";
            const QString words = blocks.size() == 1
                                      ? QStringLiteral("from block %1").arg(first)
                                      : QStringLiteral("from blocks %1 %2 %3")
                                            .arg(QString::number(first),
                                                 blocks.size() == 2 ? QStringLiteral("and") : QStringLiteral("to"),
                                                 QString::number(last));
            const QString name = QStringLiteral("partner-of0-%1").arg(flow->whole(1).rooms[group]->index);
            const auto mark = std::ranges::find(scene.marks, name, [](const Mark& one) { return one.id.name; });
            ASSERT_NE(mark, scene.marks.end()) << "window " << window << ", group " << group;
            EXPECT_EQ(std::get<TextShape>(mark->shape).text, words) << "window " << window << ", group " << group;
        }
    }
    EXPECT_GT(several, 0U);
    EXPECT_GT(inVain, 0U);
}

/// The numbers under a sum, from left to right.
std::vector<std::uint32_t> turnsUnder(const Scene& scene, std::size_t cell)
{
    std::vector<std::uint32_t> turns;
    for (const Mark& mark : scene.marks)
        if (mark.id.name.startsWith(QStringLiteral("order%1.").arg(cell)))
            turns.push_back(textIn(scene, QRegularExpression::escape(mark.id.name)).toUInt());
    return turns;
}

TEST(Blocks, WearTheTurnsInWhichTheirSumsWerePassedOn)
{
    for (const char* algorithm : {"domino-scan", "look-back-scan"})
        for (const char* every : {"1", "4"})
            for (const std::size_t n : {4, 8, 16, 29, 40})
                for (std::uint64_t run = 0; run < 3; ++run) {
                    std::map<std::string, std::string> parameters{{"group-size", "4"}};
                    if (std::string{algorithm} == "look-back-scan")
                        parameters["prefix-every"] = every;
                    const RecordingPtr recording = recordedRun(algorithm, n, parameters, run);
                    std::map<std::uint32_t, std::vector<std::uint32_t>> turns;
                    std::uint32_t turn = 0;
                    std::uint32_t phase = 0;
                    for (const Event& event : *recording->events.front())
                        if (event.op == Op::publish) {
                            turns[event.writeSlots[0].index / 2].push_back(++turn);
                            phase = event.phase;
                        }
                    const std::vector<std::uint32_t>& phases = recording->launches.front().phases;
                    const auto place = static_cast<std::uint32_t>(std::ranges::find(phases, phase) - phases.begin());
                    View view;
                    view.size = {1600, 900};
                    for (const Moment& moment : {Moment{1, 1}, Moment{1, 1, place}}) {
                        const Scene scene = blocksLens.scene(keptBy(recording), moment, view);
                        for (const auto& [cell, expected] : turns)
                            EXPECT_EQ(turnsUnder(scene, cell), expected)
                                << algorithm << " n " << n << " cell " << cell << " phase " << moment.phase.has_value();
                    }
                }
}

// What goes by other rooms goes beside them, and nowhere through one.
TEST(Blocks, AreCrossedByNothingThatGoesElsewhere)
{
    for (const auto& [algorithm, n] :
         {std::pair{"block-scan-pipeline", 32}, std::pair{"look-back-scan", 64}, std::pair{"hierarchical-scan", 128}}) {
        const RecordingPtr recording = recordedRun(algorithm, static_cast<std::size_t>(n), {});
        View view;
        view.size = {1600, 900};
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Scene scene = blocksLens.scene(keptBy(recording), {k, 1}, view);
            std::vector<QRectF> rooms;
            std::vector<std::pair<QPointF, QPointF>> ways;
            for (const Mark& mark : scene.marks) {
                if (mark.id.name.startsWith(QStringLiteral("room")))
                    rooms.push_back(std::get<RectShape>(mark.shape).rect);
                if (!mark.id.name.contains(QStringLiteral("-way")))
                    continue;
                if (const auto* line = std::get_if<LineShape>(&mark.shape))
                    ways.emplace_back(line->from, line->to);
                if (const auto* path = std::get_if<PathShape>(&mark.shape))
                    for (int i = 1; i < path->path.elementCount(); ++i)
                        ways.emplace_back(path->path.elementAt(i - 1), path->path.elementAt(i));
            }
            for (const auto& [from, to] : ways)
                for (const QRectF& room : rooms)
                    for (double f = 0; f <= 1; f += 0.02) {
                        const QPointF at = from + (to - from) * f;
                        EXPECT_FALSE(room.adjusted(2, 12, -2, -12).contains(at))
                            << algorithm << " launch " << k << " at " << at.x() << ", " << at.y();
                    }
        }
    }
}

// At rest: what went in, and where it went.
TEST(Blocks, AtRestTellTheirWholeLaunch)
{
    const RecordingPtr recording = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    const Resident resident = keptBy(recording);
    View view;
    view.size = {1600, 900};
    const auto flow = readBlocks(resident);
    const BlocksLayout layout = layoutBlocks(*recording, *flow, view);
    const std::array olds{Words{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2}, Words{7, 7, 6, 11},
                          Words{0, 4, 5, 7, 0, 3, 4, 6, 5, 8, 9, 11}};
    for (std::size_t k = 1; k <= 3; ++k) {
        const std::size_t row = k == 2 ? 1 : 0;
        Words seen;
        std::size_t heads = 0;
        for (const Mark& mark : blocksLens.scene(resident, {k, 1}, view).marks) {
            if (mark.id.name.startsWith(QStringLiteral("old%1-").arg(row)))
                seen.push_back(std::get<TextShape>(mark.shape).text.toUInt());
            if (const auto* path = std::get_if<PathShape>(&mark.shape); path && path->fill.alpha() > 0)
                ++heads;
        }
        EXPECT_EQ(seen, olds[k - 1]) << "launch " << k;
        EXPECT_GE(heads, seen.size()) << "an arrowhead each";
    }
    // Exactly the work-items that walk over sums draw a line along them, with its head at their cell.
    Words counts(32);
    std::iota(counts.begin(), counts.end(), 1);
    const RecordingPtr pipeline = scanOf("block-scan-pipeline", counts, {{"digits", "2"}, {"rows-per-block", "2"}});
    EXPECT_EQ(marksNamed(blocksLens.scene(keptBy(pipeline), {2, 1}, view), QStringLiteral("launch2-item\\d+.*-walk")),
              14U)
        << "all but the first block of each column";
}

/// The lines inside a room at rest begin at the values that were read, and at no others.
/// Where one phase ends and the next begins, a launch on its way is shown at the phase and not as a whole.
TEST(Blocks, AreShownAsAWholeOnlyAtTheEnd)
{
    std::size_t wholes = 0;
    for (const Algorithm* algorithm : drawnAsBlocks()) {
        const RecordingPtr recording = recordedRun(algorithm->id, 16);
        const Resident resident = keptBy(recording);
        View view;
        view.size = {1200, 700};
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            if (phasesShown(*recording, k) < 2)
                continue;
            const QString whole = say(recording->launches[k - 1].meaning.title);
            const auto isTold = [&](double fraction) {
                const Scene scene = blocksLens.scene(resident, {k, fraction}, view);
                return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
                    const auto* text = std::get_if<TextShape>(&mark.shape);
                    return text != nullptr && text->text == whole;
                });
            };
            wholes += isTold(1);
            for (int part = 1; part < 60; ++part) // borders of 2 to 6 phases among them
                EXPECT_FALSE(isTold(part / 60.0)) << algorithm->id << ", launch " << k << " at " << part << "/60";
        }
    }
    EXPECT_GT(wholes, 3U);
}

TEST(Blocks, AtRestDrawFromWhatWasRead)
{
    const QRegularExpression name(QStringLiteral("(?:read|round)(\\d+)-(\\d+)-(\\d+)\\..*"));
    View view;
    view.size = {1600, 900};
    const auto isIn = [](const Held& part, const Held& whole) {
        return std::ranges::all_of(part.runs, [&](const HeldRun& run) {
            return std::ranges::any_of(
                whole.runs, [&](const HeldRun& other) { return other.first <= run.first && run.last <= other.last; });
        });
    };
    std::size_t drawn = 0;
    for (const Algorithm* algorithm : drawnAsBlocks())
        for (const std::size_t n : {8, 16, 33}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n);
            const Resident resident = keptBy(recording);
            const auto flow = readBlocks(resident);
            ASSERT_TRUE(flow);
            std::size_t first = 0;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                std::size_t last = first;
                while (last < flow->steps.size() && flow->steps[last].place.launch == k)
                    ++last;
                const BlockSnapshot &before = flow->at(first), &after = flow->at(last);
                first = last;
                std::set<Spot> began;
                const Scene scene = blocksLens.scene(resident, {k, 1}, view);
                for (const Mark& mark : scene.marks)
                    if (const auto found = name.match(mark.id.name);
                        found.hasMatch() && mark.id.name.startsWith(QStringLiteral("read"))) {
                        ++drawn;
                        const std::uint32_t row = found.captured(1).toUInt(), to = found.captured(3).toUInt();
                        EXPECT_TRUE(found.captured(2).toUInt() == to || before.cells[row][to] != after.cells[row][to])
                            << algorithm->id << " launch " << k << ": cell " << to << " took nothing";
                        began.insert({found.captured(1).toUInt(), found.captured(2).toUInt()});
                    }
                for (const Spot& from : began) {
                    const auto& cell = before.cells[from.row][from.index];
                    ASSERT_TRUE(cell) << algorithm->id << " launch " << k;
                    const RoomRow& row = flow->rows[from.row];
                    EXPECT_TRUE(std::ranges::any_of(row.rooms[row.roomOf[from.index]].cells,
                                                    [&](std::uint32_t to) {
                                                        return after.cells[from.row][to] &&
                                                               isIn(cell->inputs, after.cells[from.row][to]->inputs);
                                                    }))
                        << algorithm->id << " of " << n << ", launch " << k << ": nothing was made of cell "
                        << from.index;
                }
            }
        }
    EXPECT_GT(drawn, 100U);
    // Each addition between sums is a line of its own: 3 of neighbours, 2 of sums two apart.
    const RecordingPtr scan = scanOf("hierarchical-scan", figure, {{"group-size", "4"}});
    std::multiset<int> ways;
    for (const Mark& mark : blocksLens.scene(keptBy(scan), {2, 1}, view).marks)
        if (const auto found = name.match(mark.id.name); found.hasMatch() && found.captured(1) == QStringLiteral("1"))
            ways.insert(found.captured(3).toInt() - found.captured(2).toInt());
    EXPECT_EQ(ways.count(1), 3U);
    EXPECT_EQ(ways.count(2), 2U);
}

TEST(Blocks, GoOnWithTheirOwnSumsOneAfterTheOther)
{
    const RecordingPtr recording =
        scanOf("hierarchical-scan", figure, {{"group-size", "4"}, {"per-item", "4"}, {"section", "kogge-stone"}});
    const auto flow = readBlocks(keptBy(recording));
    std::size_t chains = 0;
    for (const BlockStep& step : flow->steps) {
        std::map<std::uint32_t, double> until; // by work-item
        for (const BlockAct& act : step.acts) {
            if (act.op != Op::combine)
                continue;
            const auto [last, isFirst] = until.try_emplace(act.item, 0);
            EXPECT_GE(act.begin + 1e-9, last->second) << "launch " << step.place.launch << " item " << act.item;
            last->second = act.end;
            chains += !isFirst;
        }
    }
    EXPECT_GT(chains, 10U);
}

class EveryBlocks : public testing::TestWithParam<const Algorithm*> {};

TEST_P(EveryBlocks, HoldsWhatTheBuffersHold)
{
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const auto flow = readBlocks(keptBy(recording));
        ASSERT_TRUE(flow);
        std::vector<std::size_t> seats(flow->rows.front().cells, 0);
        for (const Room& room : flow->rows.front().rooms)
            for (const std::uint32_t cell : room.cells)
                ++seats[cell];
        EXPECT_TRUE(std::ranges::all_of(seats, [](std::size_t s) { return s == 1; })) << "each in one room, n " << n;
        for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
            const BlockSnapshot& at = flow->at(stepAt(*recording, {k, 1}).step);
            for (std::size_t r = 0; r < flow->rows.size(); ++r) {
                if (flow->rows[r].isHanded)
                    continue;
                const Words& held = *recording->states[k]->buffers[at.buffer[r]];
                for (std::size_t i = 0; i < held.size(); ++i)
                    if (at.cells[r][i]) {
                        EXPECT_EQ(at.cells[r][i]->bits, held[i])
                            << GetParam()->id << " n " << n << " launch " << k << " row " << r << " cell " << i;
                    }
            }
            EXPECT_TRUE(std::ranges::all_of(at.cells[0], [](const auto& cell) { return cell.has_value(); }));
        }
        EXPECT_EQ(flow->finishedAfter(flow->steps.size()), n) << GetParam()->id;
    }
}

TEST_P(EveryBlocks, WritesThoseValuesIntoItsCells)
{
    for (const std::size_t n : {3, 16}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        const auto flow = readBlocks(resident);
        for (const Moment& moment : momentsIn(*recording)) {
            const Scene scene = blocksLens.scene(resident, moment, {});
            const BlocksLayout layout = layoutBlocks(*recording, *flow, {});
            ASSERT_TRUE(layout.fits);
            const BlockSnapshot& at = flow->at(stepAt(*recording, moment).step);
            for (std::size_t r = 0; r < flow->rows.size(); ++r)
                for (std::size_t i = 0; layout.rows[r].isShown && i < flow->rows[r].cells; ++i) {
                    QString found;
                    for (const Mark& mark : scene.marks)
                        if (const auto* text = std::get_if<TextShape>(&mark.shape);
                            text && layout.rows[r].cells[i].contains(textBounds(*text).center()))
                            found = text->text;
                    EXPECT_EQ(found, at.cells[r][i] ? valueText(at.cells[r][i]->bits, *recording) : QString())
                        << GetParam()->id << " launch " << moment.launch << " row " << r << " cell " << i;
                }
        }
    }
}

TEST_P(EveryBlocks, IsLegibleAtEverySize)
{
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        View window, pane, large, presented;
        window.size = {648, 440};
        pane.size = {420, 380};
        large.size = {3000, 1800};
        presented.size = {1776, 800};
        presented.role = ViewRole::presenter;
        for (const View& view : {window, pane, large, presented}) {
            ASSERT_EQ(lensFor(*recording, view).id(), QStringLiteral("blocks"));
            for (Moment moment : momentsIn(*recording))
                for (const double fraction : {0.4, 0.85, 1.0}) {
                    moment.fraction = fraction;
                    expectLegible(blocksLens.scene(resident, moment, view),
                                  GetParam()->id + " n=" + std::to_string(n) + " launch " +
                                      std::to_string(moment.launch) + " phase " +
                                      std::to_string(moment.phase.value_or(0)) + " at " + std::to_string(fraction) +
                                      " width " + std::to_string(view.size.width()),
                                  view.role == ViewRole::presenter ? 28 : 0);
                }
        }
    }
}

TEST_P(EveryBlocks, NamesItsMarksOnceAndLeavesItsPlaces)
{
    const RecordingPtr recording = recordedRun(GetParam()->id, 16);
    const Resident resident = keptBy(recording);
    std::map<QString, QRectF> places;
    for (Moment moment : momentsIn(*recording))
        for (const double fraction : {0.3, 1.0}) {
            moment.fraction = fraction;
            std::set<QString> names;
            const Scene scene = blocksLens.scene(resident, moment, {});
            for (const Mark& mark : scene.marks) {
                const QString& name = mark.id.name;
                EXPECT_TRUE(name.isEmpty() || name.endsWith(QStringLiteral("-barrier")) || names.insert(name).second)
                    << name.toStdString();
                EXPECT_LE(mark.id.launch, static_cast<int>(recording->launchCount()));
                if (name.startsWith(QStringLiteral("room"))) {
                    EXPECT_EQ(places.try_emplace(name, std::get<RectShape>(mark.shape).rect).first->second,
                              std::get<RectShape>(mark.shape).rect)
                        << name.toStdString();
                }
            }
        }
    EXPECT_FALSE(places.empty());
}

TEST_P(EveryBlocks, SaysSomethingOfEveryStep)
{
    const RecordingPtr recording = recordedRun(GetParam()->id, 16);
    const Resident resident = keptBy(recording);
    for (const Moment& moment : momentsIn(*recording))
        EXPECT_TRUE(plainText(blocksLens.narration(resident, moment)).endsWith(QLatin1Char('.')));
}

TEST_P(EveryBlocks, ShowsManyAsBarsAndMostAsDensities)
{
    for (const std::size_t n : {300, 1024, 5000}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        View presented;
        presented.role = ViewRole::presenter;
        presented.size = {1776, 800};
        View window;
        window.size = {648, 440};
        for (const View& view : {window, presented})
            for (const Moment& moment : {Moment{0, 1}, Moment{1, 0.5}, Moment{recording->launchCount(), 1}}) {
                const Scene scene = blocksLens.scene(residentFor(recording, moment, view), moment, view);
                expectLegible(scene, GetParam()->id + " n=" + std::to_string(n),
                              view.role == ViewRole::presenter ? 28 : 0);
                if (n <= 1024) {
                    EXPECT_EQ(marksNamed(scene, QStringLiteral("bar\\d+")), std::max(recording->lanes, n));
                } else {
                    EXPECT_GE(marksNamed(scene, QStringLiteral("density\\d+")), 1U);
                }
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryBlocks, testing::ValuesIn(drawnAsBlocks()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace lockstep::ui
