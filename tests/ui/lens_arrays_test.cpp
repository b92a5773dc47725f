// The picture of kernels of one's own: it shows all arrays, and tells what the events say, of every example at many
// sizes.
#include "engine/analysis/rightness.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/scratch.hpp"
#include "tests/ui/own_plans.hpp"
#include "tests/ui/resting_checks.hpp"
#include "tests/ui/scene_marks.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/arrays/arrays.hpp"
#include "ui/lenses/arrays/layout.hpp"
#include "ui/lenses/arrays/model.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/scene/theme.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace lockstep::ui {
namespace {

std::string where(const std::string& name, std::size_t n, const Moment& moment, const Shown& shown)
{
    return name + " of " + std::to_string(n) + ", launch " + std::to_string(moment.launch) +
           (moment.phase ? ", phase " + std::to_string(*moment.phase) : "") + " at " + std::to_string(moment.fraction) +
           ", role " + std::to_string(static_cast<int>(shown.role)) + ", " +
           std::to_string(static_cast<int>(shown.size.width()));
}

std::vector<Moment> momentsOf(const Recording& recording)
{
    std::vector<Moment> moments{{0, 1}};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        if (k > 3 && k + 1 < recording.launchCount())
            continue; // much the same as those before
        moments.insert(moments.end(), {{k, 1}, {k, 0.3}});
        if (phasesShown(recording, k) > 1)
            for (std::uint32_t p = 0; p < phasesShown(recording, k); ++p)
                moments.push_back({k, 1, p});
    }
    return moments;
}

/// Elements of buffers that a launch's events store to, or load, by buffer.
std::map<std::uint32_t, std::set<std::uint32_t>> touched(const Events& events, bool stores)
{
    std::map<std::uint32_t, std::set<std::uint32_t>> elements;
    for (const Event& event : events)
        for (const Access& access : stores ? event.writes() : event.reads())
            if (access.array < localArrayBase)
                elements[access.array].insert(access.index);
    return elements;
}

class Arrays : public testing::TestWithParam<std::string> {};

TEST_P(Arrays, AreLegibleInEveryRoleAndSize)
{
    const OwnKernel own = planNamed(GetParam());
    std::vector<Shown> views(std::begin(shownViews), std::end(shownViews));
    views.push_back({ViewRole::window, {3000, 1800}, ThemeName::light});
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64}) {
        const PlanRecording run = planRun(own, n);
        ASSERT_EQ(run.recording->lens, "arrays");
        const Resident resident = keptBy(run.recording);
        for (const Moment& moment : momentsOf(*run.recording))
            for (const Shown& shown : views) {
                const std::string what = where(GetParam(), n, moment, shown);
                const View view = shown.view();
                ASSERT_EQ(&lensFor(*run.recording, view), &arraysLens);
                const Scene scene = arraysLens.scene(resident, moment, view);
                expectLegible(scene, what, smallestText(view));
                // Every array is there, or said to have no room.
                const QStringList texts = textsOf(scene);
                const QString rest = texts.filter(QStringLiteral("not shown")).join(u' ');
                for (const BufferInfo& buffer : run.recording->buffers)
                    EXPECT_TRUE(texts.contains(QString::fromStdString(buffer.name)) ||
                                rest.contains(QString::fromStdString(buffer.name)) || rest.contains("more arrays"))
                        << what << ": no " << buffer.name;
            }
    }
}

TEST_P(Arrays, ShowTheValuesBeforeAndAfterEachLaunch)
{
    const OwnKernel own = planNamed(GetParam());
    for (const std::size_t n : {1, 3, 8, 16}) {
        const PlanRecording run = planRun(own, n);
        const Recording& recording = *run.recording;
        const Resident resident = keptBy(run.recording);
        for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
            const Scene scene = arraysLens.scene(resident, {k, 1}, shownViews[1].view());
            for (const bool stores : {false, true})
                for (const auto& [buffer, indices] : touched(*recording.events[k - 1], stores))
                    for (const std::uint32_t i : indices) {
                        const std::string what = where(GetParam(), n, {k, 1}, shownViews[1]) + ", " +
                                                 recording.buffers[buffer].name + "[" + std::to_string(i) + "]";
                        const Mark* mark = markNamed(
                            scene, QStringLiteral("%1-%2-%3").arg(stores ? "after" : "before").arg(buffer).arg(i));
                        const std::uint32_t word = (*recording.states[stores ? k : k - 1]->buffers[buffer])[i];
                        if (!stores && (mark == nullptr || word == scratchPattern))
                            continue; // loaded only after it was stored in this very launch
                        ASSERT_NE(mark, nullptr) << what;
                        EXPECT_EQ(textIn(scene, boundsOf(mark->shape)).toStdString(),
                                  formatValue(word, recording.buffers[buffer].type))
                            << what;
                    }
        }
    }
}

/// A line ends at each element that was stored where lines are drawn at all, and it shows which way it goes.
TEST_P(Arrays, DrawAnArrowToEachElementStored)
{
    const OwnKernel own = planNamed(GetParam());
    for (const std::size_t n : {2, 7, 16}) {
        const PlanRecording run = planRun(own, n);
        const Recording& recording = *run.recording;
        const Resident resident = keptBy(run.recording);
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            for (const Shown& shown : shownViews) {
                const std::string what = where(GetParam(), n, {k, 1}, shown);
                const Scene scene = arraysLens.scene(resident, {k, 1}, shown.view());
                const auto stored = touched(*recording.events[k - 1], true);
                if (stored.empty())
                    continue;
                const std::size_t heads = headsThatShow(scene, QStringLiteral("launch\\d+.*arrowhead"), what);
                EXPECT_GT(heads, 0U) << what;
                if (marksNamed(scene, QStringLiteral("launch\\d+-act.*arrowhead")) == 0)
                    continue; // a matrix, or no room: one arrow for all
                for (const auto& [buffer, indices] : stored)
                    for (const std::uint32_t i : indices)
                        EXPECT_GT(marksNamed(scene,
                                             QStringLiteral("launch\\d+-act\\d+-to%1-%2-arrowhead").arg(buffer).arg(i)),
                                  0U)
                            << what << ": " << recording.buffers[buffer].name << "[" << i << "]";
            }
    }
}

/// The counts in the sentence, found again by another way from the events.
TEST_P(Arrays, CountElementsAndWorkItemsTruly)
{
    const OwnKernel own = planNamed(GetParam());
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64, 1000}) {
        const PlanRecording run = planRun(own, n);
        const Recording& recording = *run.recording;
        const Resident resident = keptBy(run.recording);
        for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
            const QString said = QString::fromStdString(sentenceOf(arraysLens.narration(resident, {k, 1})));
            const std::string what = GetParam() + " of " + std::to_string(n) + ": " + said.toStdString();
            const Events& events = *recording.events[k - 1];
            std::set<std::uint32_t> items;
            for (const Event& event : events)
                items.insert(event.item);
            EXPECT_TRUE(said.contains(QString::fromStdString(recording.launches[k - 1].kernel))) << what;
            if (events.empty()) {
                EXPECT_TRUE(said.contains("loads or stores anything") || said.contains("loads and stores nothing"))
                    << what;
                continue;
            }
            EXPECT_TRUE(said.contains(
                QRegularExpression(QStringLiteral("\\b%1 (of %2 )?work-item")
                                       .arg(digits(items.size()), digits(recording.launches[k - 1].global)))))
                << what;
            const qsizetype middle = said.indexOf(QRegularExpression("stores? "));
            for (const bool stores : {false, true}) {
                const QString part = stores ? said.mid(middle) : said.left(middle);
                for (const auto& [buffer, indices] : touched(events, stores))
                    EXPECT_TRUE(part.contains(QRegularExpression(
                        QStringLiteral("\\b%1 (elements? )?of %2\\b")
                            .arg(digits(indices.size()), QString::fromStdString(recording.buffers[buffer].name)))))
                        << what << " (" << recording.buffers[buffer].name << ", " << indices.size() << ")";
            }
        }
    }
}

std::string arraysOf(const testing::TestParamInfo<std::string>& tested)
{
    std::string name = tested.param;
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Plans, Arrays, testing::ValuesIn(planNames()), arraysOf);

View windowView()
{
    return shownViews[1].view();
}

TEST(ArraysLens, LeavesOtherRecordingsAlone)
{
    const RecordingPtr sort = recordedRun("bitonic-sort", 8);
    EXPECT_FALSE(arraysLens.canShow(*sort, windowView()));
}

TEST(ArraysLens, CallsRightOnlyWhatThePlanExpects)
{
    const PlanRecording right = planRun(planNamed("reverse"), 16);
    const QRgb green = theme(windowView().theme).keep.fill.rgba();
    const auto greens = [&](const Scene& scene) {
        std::size_t count = 0;
        for (const Mark& mark : scene.marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape))
                count += rect->fill.rgba() == green && mark.id.name.startsWith("after-1-");
        return count;
    };
    const Resident resident = keptBy(right.recording);
    EXPECT_TRUE(rightnessOf(*right.recording)->isKnown);
    EXPECT_EQ(greens(arraysLens.scene(resident, {1, 1}, windowView())), 16U);
    EXPECT_EQ(greens(arraysLens.scene(resident, {1, 0.9}, windowView())), 0U);

    Recording other = *right.recording; // the same, of which nobody said what it must be
    const auto copy = std::make_shared<const Recording>(other);
    EXPECT_FALSE(rightnessOf(*copy)->isKnown);
    EXPECT_EQ(greens(arraysLens.scene(keptBy(copy), {1, 1}, windowView())), 0U);
    EXPECT_EQ(sentenceOf(arraysLens.narration(keptBy(copy), {1, 1})).find("expected"), std::string::npos);
}

TEST(ArraysLens, TearsWhatIsWrong)
{
    const PlanRecording run =
        planRun(changedPlan("reverse", "y[n - 1 - i] = value;", "y[n - 1 - i] = value + (i == 3);"), 16);
    ASSERT_EQ(run.wrongCount(), 1U);
    const Resident resident = keptBy(run.recording);
    const Scene scene = arraysLens.scene(resident, {1, 1}, windowView());
    const Mark* wrong = markNamed(scene, QStringLiteral("after-1-12"));
    ASSERT_NE(wrong, nullptr);
    EXPECT_TRUE(std::holds_alternative<PathShape>(wrong->shape));
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    const Words& input = run.recording->input;
    EXPECT_NE(said.find("1 of 16 results is wrong: y[12] is " + std::to_string(input[3] + 1) + " instead of " +
                        std::to_string(input[3]) + "."),
              std::string::npos)
        << said;
    EXPECT_TRUE(textsOf(scene).contains(QStringLiteral("≠ %1").arg(input[3])));
}

TEST(ArraysLens, SaysWhereNothingHasWritten)
{
    const PlanRecording run = planRun(changedPlan("reverse", "if (i < n)", "if (i < n && i != 3)"), 16);
    const Resident resident = keptBy(run.recording);
    const std::string before = sentenceOf(arraysLens.narration(resident, {0, 1}));
    EXPECT_NE(before.find("nothing has written to y yet"), std::string::npos) << before;
    const std::string after = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(after.find("nothing has written to y[12], which should be "), std::string::npos) << after;
    // No pattern of bits is shown as if it were a value.
    for (const std::size_t k : {0U, 1U})
        for (const QString& text : textsOf(arraysLens.scene(resident, {k, 1}, windowView())))
            EXPECT_FALSE(text.contains("2779096485")) << k;
}

TEST(ArraysLens, SaysThatAKernelWithoutTraceCallsTellsNothing)
{
    std::string text = planNamed("reverse").file.source();
    for (const std::string call :
         {" TRACE_ARGS", "    TRACE_BEGIN\n", "        TRACE_COPY(y, n - 1 - i, x, i, value);\n"})
        text.erase(text.find(call), call.size());
    const OwnKernel own{planNamed("reverse").plan, ownKernel("reverse.cl", text)};
    const PlanRecording run = planRun(own, 16);
    const Resident resident = keptBy(run.recording);
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(said.find("what they did is not known"), std::string::npos) << said;
    EXPECT_NE(said.find("16 elements of y have changed"), std::string::npos) << said;
    const Scene scene = arraysLens.scene(resident, {1, 1}, windowView());
    EXPECT_EQ(marksNamed(scene, QStringLiteral("launch\\d+-act.*")), 0U);
    EXPECT_FALSE(textsOf(scene).contains(QStringLiteral("loaded")));
}

/// As Oclgrind sees a copy: a load in one line, a store in another, and nobody says that they belong together.
TEST(ArraysLens, TellsCopiesByBareLoadsAndStores)
{
    const PlanRecording run = planRun(planNamed("reverse"), 16);
    const auto cameWith = [&](std::size_t loads) {
        Recording seen = *run.recording;
        Events events;
        for (const Event& copy : *seen.events[0]) {
            Event load = copy, store = copy;
            load.op = Op::load;
            load.writeCount = 0;
            store.op = Op::store;
            store.readCount = 0;
            for (std::size_t i = 0; i < loads; ++i) {
                load.readSlots[0].index = (copy.readSlots[0].index + static_cast<std::uint32_t>(i)) % 16;
                load.readSlots[0].value = seen.input[load.readSlots[0].index];
                events.push_back(load);
            }
            events.push_back(store);
        }
        seen.events[0] = std::make_shared<const Events>(std::move(events));
        seen.eventSource = EventSource::oclgrind;
        const auto kept = std::make_shared<const Recording>(seen);
        ArraysTime time;
        time.launch = 1;
        const auto read = readArrays(keptBy(kept), time);
        EXPECT_TRUE(read);
        return read ? read->uses.at(1).came : std::vector<Came>{};
    };
    EXPECT_EQ(cameWith(1), std::vector(16, Came::copied));
    EXPECT_EQ(cameWith(2), std::vector(16, Came::computed)) << "it may be made of both";
    EXPECT_EQ(cameWith(0), std::vector(16, Came::computed));
}

TEST(ArraysLens, BelievesNoTraceCallsThatSayOtherwise)
{
    const PlanRecording run = planRun(changedPlan("reverse", "y[n - 1 - i] = value;", "y[n - 1 - i] = value + 1;"), 16);
    const Resident resident = keptBy(run.recording);
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(said.find("since the kernel's trace calls say otherwise"), std::string::npos) << said;
    EXPECT_NE(said.find("16 elements of y have changed"), std::string::npos) << said;
    EXPECT_EQ(marksNamed(arraysLens.scene(resident, {1, 1}, windowView()), QStringLiteral("launch\\d+-act.*")), 0U);
}

TEST(ArraysLens, MarksWhereWorkItemsMeet)
{
    const PlanRecording run = planRun(changedPlan("reverse", "n - 1 - i", "n - 1 - (i == 3 ? 4 : i)"), 16);
    const Resident resident = keptBy(run.recording);
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(said.find("At 1 element work-items meet with no barrier between."), std::string::npos) << said;
    EXPECT_EQ(marksNamed(arraysLens.scene(resident, {1, 1}, windowView()), QStringLiteral("after-1-raced11")), 1U);
}

/// With a work-item chosen its lines are strong, the others weak, and its elements wear a ring.
TEST(ArraysLens, TellsAChosenWorkItemApart)
{
    const PlanRecording run = planRun(planNamed("reverse"), 16);
    const Resident resident = keptBy(run.recording);
    View chosen = windowView();
    chosen.selectedItem = 5;
    const auto strong = [](const Scene& scene) {
        std::set<qint64> items;
        for (const Mark& mark : scene.marks)
            if (std::holds_alternative<PathShape>(mark.shape) && mark.id.item >= 0 && mark.opacity > 0.99)
                items.insert(mark.id.item);
        return items;
    };
    EXPECT_EQ(strong(arraysLens.scene(resident, {1, 1}, windowView())).size(), 16U);
    EXPECT_EQ(strong(arraysLens.scene(resident, {1, 1}, chosen)), std::set<qint64>{5});
}

TEST(ArraysLens, DrawsMatricesAsGrids)
{
    const PlanRecording run = planRun(planNamed("matrix-transpose"), 12);
    const Resident resident = keptBy(run.recording);
    const BufferInfo& a = run.recording->buffers[0];
    ASSERT_EQ(a.shape.size(), 2U);
    const Scene scene = arraysLens.scene(resident, {1, 1}, windowView());
    std::map<double, int> rows;
    for (const Mark& mark : scene.marks)
        if (mark.id.name.startsWith("before-0-") && std::holds_alternative<RectShape>(mark.shape))
            ++rows[boundsOf(mark.shape).top()];
    EXPECT_EQ(rows.size(), a.shape[0]);
    for (const auto& [top, columns] : rows)
        EXPECT_EQ(columns, static_cast<int>(a.shape[1]));
}

/// Of a million elements neither states nor events are fetched for a frame.
TEST(ArraysLens, AsksForDensitiesOfMany)
{
    const std::string text =
        "plan{title='Many', sizes={1,1048576}, run=function(input,n) local x=buffer{name='x',data=input} "
        "local y=buffer{name='y',size=n} launch{kernel='reverse',global=round_up(n,16),group=16,"
        "arguments={x=x,y=y,n=n}} return y end}";
    const PlanRecording run = planRun({Plan("many.lua", text), loadOwnKernel(planFolder() / "reverse.cl")}, 1 << 20);
    const Needs needs = arraysLens.needs(*run.recording, {1, 1}, windowView());
    EXPECT_TRUE(needs.states.empty());
    EXPECT_TRUE(needs.events.empty());
    EXPECT_EQ(needs.densities.size(), 2U); // x before; y after, for before it nothing had written there
    Resident resident;
    resident.recording = run.recording;
    expectLegible(arraysLens.scene(resident, {1, 1}, windowView()), "densities on their way");
    for (const DensityRequest& request : needs.densities) {
        const auto made = std::make_shared<Density>(
            Density{request.columns, request.rows,
                    std::vector<std::uint32_t>(static_cast<std::size_t>(request.columns * request.rows), 1)});
        resident.densities[request] = made;
    }
    const Scene scene = arraysLens.scene(resident, {1, 1}, windowView());
    EXPECT_EQ(marksNamed(scene, QStringLiteral("(before-0|after-1)-density")), 2U);
    const std::string said = sentenceOf(arraysLens.narration(resident, {1, 1}));
    EXPECT_NE(said.find("1,048,576 work-items of reverse"), std::string::npos) << said;
}

} // namespace
} // namespace lockstep::ui
