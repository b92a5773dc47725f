// What the picture of kernels of one's own must not get wrong: whose accesses it shows, which store left a value, what
// lies beyond an array, what is left out. Its marks are held against the events.
#include "engine/analysis/seen_notes.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/ui/own_plans.hpp"
#include "tests/ui/resting_checks.hpp"
#include "tests/ui/scene_marks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/arrays/arrays.hpp"
#include "ui/lenses/arrays/model.hpp"
#include "ui/picture/frame.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <utility>

namespace lockstep::ui {
namespace {

QString textOf(const Mark* mark)
{
    const auto* text = mark == nullptr ? nullptr : std::get_if<TextShape>(&mark->shape);
    return text == nullptr ? QString() : text->text;
}

/// The same run, as if Oclgrind had told its events.
std::shared_ptr<const Recording> asSeen(const PlanRecording& run, std::vector<Stray> strays = {})
{
    Recording seen = *run.recording;
    seen.eventSource = EventSource::oclgrind;
    auto kept = std::make_shared<const Recording>(std::move(seen));
    SeenNotes notes;
    notes.isSeen = notes.isSame = true;
    notes.faults.push_back({SeenFault::bounds, "in line 7", std::move(strays)});
    rememberSeen(kept, std::move(notes));
    return kept;
}

Stray strayAt(std::uint32_t array, std::int64_t index, bool stores, std::uint32_t item, std::uint32_t value = 0)
{
    return {1, array, index, stores, stores, 7, item, 0, 0, value};
}

TEST(ArraysTruth, SaysWhoseAccessesTheyAre)
{
    const PlanRecording run = planRun(planNamed("reverse"), 16);
    const auto seen = asSeen(run);
    for (const Shown& shown : shownViews) {
        View view = shown.view();
        view.size += QSizeF(0, 200);
        const auto says = [&](const RecordingPtr& recording) {
            return textsOf(frame(keptBy(recording), {1, 1}, view)).filter(QStringLiteral("Oclgrind")).join(u'|');
        };
        EXPECT_TRUE(says(run.recording).isEmpty());
        EXPECT_FALSE(says(seen).isEmpty()) << "in every role";
        if (shown.role == ViewRole::exported) {
            EXPECT_TRUE(says(seen).contains(QString::fromStdString(seen->device.name) + " · accesses: Oclgrind"))
                << "where the device is named: " << says(seen).toStdString();
        }
    }
}

/// An arrow that ends at a value is that of the store that left it, or the picture says how many stores there were.
TEST(ArraysTruth, CountsStoresWhereAnArrowIsNotOfTheLast)
{
    std::size_t counted = 0;
    for (const char* name : {"scan", "work-group-scan", "reduction-tree", "dot-product", "histogram", "bitonic-sort"})
        for (const std::size_t n : {2, 7, 16, 33}) {
            const PlanRecording run = planRun(planNamed(name), n);
            const Recording& recording = *run.recording;
            const Resident resident = keptBy(run.recording);
            for (std::size_t k = 1; k <= recording.launchCount(); ++k)
                for (const Shown& shown : shownViews) {
                    const Scene scene = arraysLens.scene(resident, {k, 1}, shown.view());
                    if (marksNamed(scene, QStringLiteral("launch\\d+-act.*arrowhead")) == 0)
                        continue;
                    ArraysTime time;
                    time.launch = k;
                    const auto read = readArrays(resident, time);
                    ASSERT_TRUE(read);
                    for (std::size_t u = 0; u < read->uses.size(); ++u)
                        for (std::uint32_t i = 0; i < read->uses[u].size; ++i) {
                            const ArrayUse& use = read->uses[u];
                            std::size_t stores = 0;
                            for (const Event& event : *recording.events[k - 1])
                                for (const Access& write : event.writes())
                                    stores += write.array == use.array && write.index == i &&
                                              (!use.isLocal || event.group == use.group);
                            const std::size_t arrows =
                                marksNamed(scene, QStringLiteral("launch\\d+-act\\d+-to%1-%2-arrowhead").arg(u).arg(i));
                            const QString said = textOf(markNamed(
                                scene,
                                QStringLiteral("%1-%2-%3-stores").arg(use.isLocal ? "local" : "after").arg(u).arg(i)));
                            const QString wanted =
                                arrows > 0 && stores > arrows ? QStringLiteral("×%1").arg(stores) : QString();
                            counted += !wanted.isEmpty();
                            EXPECT_EQ(said.toStdString(), wanted.toStdString())
                                << name << " of " << n << ", launch " << k << ", " << use.name.toStdString() << "[" << i
                                << "]: " << stores << " stores, " << arrows << " arrows";
                        }
                }
        }
    EXPECT_GT(counted, 100U);
}

TEST(ArraysTruth, CallsNothingNewThatStoodThere)
{
    const OwnKernel own{
        Plan{"twice.lua", "plan{title='Twice', run=function(input,n) local x=buffer{name='x',data=input} "
                          "local y=buffer{name='y',size=n} for i=1,2 do launch{kernel='twice',global=round_up(n,16),"
                          "group=16,arguments={x=x,y=y,n=n}} end return y end}"},
        ownKernel("twice.cl", "__kernel void twice(__global const uint *x, __global uint *y, const uint n TRACE_ARGS)\n"
                              "{\n    TRACE_BEGIN\n    const uint i = get_global_id(0);\n    if (i < n) {\n"
                              "        const uint value = x[i];\n        y[i] = value + value;\n"
                              "        TRACE_COMBINE(y, i, value + value, x, i, value, x, i, value);\n    }\n}\n")};
    const PlanRecording run = planRun(own, 16);
    const Resident resident = keptBy(run.recording);
    const auto cameIn = [&](std::size_t k) {
        ArraysTime time;
        time.launch = k;
        return readArrays(resident, time)->uses.at(1).came;
    };
    EXPECT_EQ(cameIn(1), std::vector(16, Came::computed));
    EXPECT_EQ(cameIn(2), std::vector(16, Came::same));
    const auto saysNew = [&](std::size_t k) {
        return textsOf(arraysLens.scene(resident, {k, 1}, shownViews[1].view()))
            .filter(QStringLiteral("new value"))
            .size();
    };
    EXPECT_EQ(saysNew(1), 1);
    EXPECT_EQ(saysNew(2), 0);
}

TEST(ArraysTruth, DrawsWhatLiesBeyondAnArray)
{
    const PlanRecording run = planRun(planNamed("reverse"), 16);
    const auto seen = asSeen(run, {strayAt(1, 16, true, 3, 77), strayAt(0, -1, false, 2)});
    const Resident resident = keptBy(seen);
    for (const Shown& shown : shownViews) {
        const std::string what = "role " + std::to_string(static_cast<int>(shown.role));
        const Scene scene = arraysLens.scene(resident, {1, 1}, shown.view());
        expectLegible(scene, what, smallestText(shown.view()));
        const Mark* stored = markNamed(scene, QStringLiteral("after-1-outside16"));
        const Mark* loaded = markNamed(scene, QStringLiteral("before-0-outside-1"));
        ASSERT_TRUE(stored != nullptr && loaded != nullptr) << what;
        EXPECT_TRUE(std::holds_alternative<PathShape>(stored->shape)) << "torn: " << what;
        EXPECT_EQ(stored->id.item, 3) << what;
        EXPECT_EQ(textIn(scene, boundsOf(stored->shape)), QStringLiteral("77")) << what;
        EXPECT_EQ(textOf(markNamed(scene, QStringLiteral("after-1-outside16-name"))), QStringLiteral("y[16]")) << what;
        EXPECT_EQ(textOf(markNamed(scene, QStringLiteral("before-0-outside-1-name"))), QStringLiteral("x[-1]")) << what;
        for (int i = 0; i < 16; ++i) {
            const Mark* y = markNamed(scene, QStringLiteral("after-1-%1").arg(i));
            const Mark* x = markNamed(scene, QStringLiteral("before-0-%1").arg(i));
            ASSERT_TRUE(y != nullptr && x != nullptr) << what;
            EXPECT_FALSE(boundsOf(stored->shape).intersects(boundsOf(y->shape))) << what;
            EXPECT_FALSE(boundsOf(loaded->shape).intersects(boundsOf(x->shape))) << what;
        }
        EXPECT_GT(boundsOf(stored->shape).left(),
                  boundsOf(markNamed(scene, QStringLiteral("after-1-15"))->shape).right())
            << what;
        EXPECT_LT(boundsOf(loaded->shape).right(),
                  boundsOf(markNamed(scene, QStringLiteral("before-0-0"))->shape).left())
            << what;
        if (marksNamed(scene, QStringLiteral("launch\\d+-act.*arrowhead")) > 0) {
            EXPECT_EQ(marksNamed(scene, QStringLiteral("launch\\d+-act\\d+-to1-16-arrowhead")), 1U) << what;
        }
    }
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(said.find(" Work-item 3 stores 77 in y[16], outside the array, and 1 more access is outside."),
              std::string::npos)
        << said;

    const Scene clean = arraysLens.scene(keptBy(asSeen(run)), {1, 1}, shownViews[1].view());
    EXPECT_EQ(marksNamed(clean, QStringLiteral(".*outside.*")), 0U);
}

TEST(ArraysTruth, DrawsManyThatLieBeyondAnArrayAsOne)
{
    std::vector<Stray> strays;
    for (std::uint32_t i = 0; i < 10; ++i)
        strays.push_back(strayAt(1, 1000 + i, true, i, i));
    for (const std::size_t n : {7, 64, 1000}) {
        const PlanRecording run = planRun(planNamed("reverse"), n);
        const Scene scene = arraysLens.scene(keptBy(asSeen(run, strays)), {1, 1}, shownViews[1].view());
        expectLegible(scene, std::to_string(n));
        const QStringList texts = textsOf(scene);
        for (const char* name : {"y[1000]", "y[1001]", "y[1002…]"})
            EXPECT_TRUE(texts.contains(QString::fromUtf8(name))) << name << " of " << n;
        EXPECT_EQ(marksNamed(scene, QStringLiteral("after-1-outside\\d+")), 3U);
    }
}

/// Of work-groups that have no room it is said that they are not there.
TEST(ArraysTruth, SaysHowManyWorkGroupsAreLeftOut)
{
    for (const std::size_t n : {16, 33, 40}) {
        const PlanRecording run = planRun(planNamed("scan"), n);
        const Resident resident = keptBy(run.recording);
        const std::size_t groups = run.recording->launches[0].groups();
        for (const Shown& shown : shownViews) {
            const Scene scene = arraysLens.scene(resident, {1, 1}, shown.view());
            ArraysTime time;
            time.launch = 1;
            const auto read = readArrays(resident, time);
            std::set<std::uint32_t> drawn;
            for (std::size_t u = 0; u < read->uses.size(); ++u)
                if (read->uses[u].isLocal && marksNamed(scene, QStringLiteral("local-%1-0").arg(u)) > 0)
                    drawn.insert(read->uses[u].group);
            const QStringList texts = textsOf(scene);
            const std::string what = std::to_string(n) + ": " + texts.join(u'|').toStdString();
            const QString left = textOf(markNamed(scene, QStringLiteral("groups-left-out")));
            if (drawn.empty() || drawn.size() == groups) {
                EXPECT_TRUE(left.isEmpty()) << what;
                EXPECT_TRUE(!drawn.empty() || !texts.filter(QStringLiteral("not shown")).isEmpty()) << what;
                continue;
            }
            EXPECT_TRUE(left.contains(digits(groups - drawn.size()))) << what;
            EXPECT_FALSE(texts.filter(QStringLiteral("of %1").arg(groups)).isEmpty()) << what;
        }
    }
}

/// What is expected stands free of cells and of the card's edge; a bolt belongs to one cell.
TEST(ArraysTruth, KeepsWhatStandsBesideCellsApart)
{
    for (const std::size_t n : {8, 16, 33, 64}) {
        const PlanRecording wrong = planRun(changedPlan("reverse", "n - 1 - i", "i"), n);
        const PlanRecording racing = planRun(changedPlan("reverse", "n - 1 - i", "n - 1 - (i == 3 ? 4 : i)"), n);
        for (const Shown& shown : shownViews) {
            const std::string what = std::to_string(n) + ", role " + std::to_string(static_cast<int>(shown.role));
            const Scene scene = arraysLens.scene(keptBy(wrong.recording), {1, 1}, shown.view());
            expectLegible(scene, what, smallestText(shown.view()));
            const Mark* card = markNamed(scene, QStringLiteral("card"));
            ASSERT_NE(card, nullptr);
            std::vector<QRectF> cells;
            for (const Mark& mark : scene.marks)
                if (QRegularExpression(QStringLiteral("^(after|before|idle)-\\d+-\\d+$"))
                        .match(mark.id.name)
                        .hasMatch() &&
                    !std::holds_alternative<TextShape>(mark.shape))
                    cells.push_back(boundsOf(mark.shape));
            for (const Mark& mark : scene.marks) {
                if (!mark.id.name.startsWith(QStringLiteral("right-value-")))
                    continue;
                const QRectF bounds = boundsOf(mark.shape);
                EXPECT_GT(boundsOf(card->shape).bottom(), bounds.bottom()) << what << " " << mark.id.name.toStdString();
                for (const QRectF& cell : cells)
                    EXPECT_FALSE(cell.intersects(bounds)) << what << " " << mark.id.name.toStdString();
            }
            const Scene race = arraysLens.scene(keptBy(racing.recording), {1, 1}, shown.view());
            const int at = static_cast<int>(n) - 5;
            const Mark* bolt = markNamed(race, QStringLiteral("after-1-raced%1").arg(at));
            const Mark* cell = markNamed(race, QStringLiteral("after-1-%1").arg(at));
            if (bolt == nullptr)
                continue; // bars
            ASSERT_NE(cell, nullptr) << what;
            EXPECT_TRUE(boundsOf(cell->shape).contains(boundsOf(bolt->shape))) << what;
        }
    }
}

/// No line passes the name of a local array where there is room beside it.
TEST(ArraysTruth, KeepsNamesOfLocalArraysFreeOfLines)
{
    for (const std::size_t n : {2, 7, 8, 16}) {
        const PlanRecording run = planRun(planNamed("work-group-scan"), n);
        const Scene scene = arraysLens.scene(keptBy(run.recording), {1, 1}, shownViews[1].view());
        std::size_t names = 0;
        for (const Mark& name : scene.marks) {
            if (!QRegularExpression(QStringLiteral("^local-\\d+-name$")).match(name.id.name).hasMatch())
                continue;
            ++names;
            for (const Mark& mark : scene.marks)
                if (const auto* path = std::get_if<PathShape>(&mark.shape); path != nullptr && mark.id.item >= 0) {
                    EXPECT_FALSE(path->path.intersects(boundsOf(name.shape).adjusted(2, 2, -2, -2))) << n;
                }
        }
        EXPECT_EQ(names, 1U) << n;
    }
}

/// A store to local memory without its trace call leaves values that come from nowhere.
TEST(ArraysTruth, BelievesNoTraceCallsThatLeaveOutLocalMemory)
{
    const PlanRecording run =
        planRun(changedPlan("work-group-scan", "        TRACE_COPY(section, k, x, k, value);\n", ""), 16);
    ASSERT_FALSE(run.notes.empty());
    EXPECT_NE(run.notes.front().find(" from section["), std::string::npos) << run.notes.front();
    const Resident resident = keptBy(run.recording);
    EXPECT_NE(sentenceOf(arraysLens.narration(resident, {1, 1})).find("what they did is not known"), std::string::npos);
    EXPECT_EQ(marksNamed(arraysLens.scene(resident, {1, 1}, shownViews[1].view()), QStringLiteral("launch\\d+-act.*")),
              0U);
    const PlanRecording wrong = planRun(changedPlan("work-group-scan", "TRACE_COPY(section, k, x, k, value);",
                                                    "TRACE_COPY(section, k, x, k, value + 1);"),
                                        16);
    EXPECT_FALSE(wrong.notes.empty());
    for (const std::string& name : planNames())
        for (const std::size_t n : {1, 2, 3, 7, 33, 64})
            EXPECT_EQ(planRun(planNamed(name), n).notes, std::vector<std::string>{}) << name << " of " << n;
}

} // namespace
} // namespace lockstep::ui
