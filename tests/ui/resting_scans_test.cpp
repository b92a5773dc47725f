// What a scan's or a reduction's picture at rest shows beside its values: barriers, work-items, identities, stages.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

std::vector<const Algorithm*> drawnAsDataflow()
{
    std::vector<const Algorithm*> drawn;
    for (const Algorithm* algorithm : catalogue())
        if (algorithm->lens == "dataflow")
            drawn.push_back(algorithm);
    return drawn;
}

/// Every launch and phase at rest.
std::vector<Moment> restsOf(const Recording& recording)
{
    std::vector<Moment> moments;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        moments.push_back({k, 1});
        for (std::uint32_t p = 0; phasesShown(recording, k) > 1 && p < phasesShown(recording, k); ++p)
            moments.push_back({k, 1, p});
    }
    return moments;
}

std::string nameOf(const Recording& recording, Moment moment)
{
    return recording.algorithm + " of " + std::to_string(recording.n()) + ", launch " + std::to_string(moment.launch) +
           (moment.phase ? ", phase " + std::to_string(*moment.phase + 1) : "");
}

std::vector<QString> textsOf(const Scene& scene)
{
    std::vector<QString> texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            texts.push_back(text->text);
    return texts;
}

View windowView()
{
    View view;
    view.size = {1208, 720};
    return view;
}

class RestingScans : public testing::TestWithParam<const Algorithm*> {
protected:
    static void each(std::initializer_list<std::size_t> sizes,
                     const std::function<void(const Resident&, Moment, const std::string&)>& look)
    {
        for (const std::size_t n : sizes) {
            const RecordingPtr recording = recordedRun(GetParam()->id, n);
            const Resident resident = keptBy(recording);
            for (const Moment& moment : restsOf(*recording))
                look(resident, moment, nameOf(*recording, moment));
        }
    }
};

/// Where an item reads what another one writes in the same phase, a barrier stands between the two.
TEST_P(RestingScans, ReadAndWriteAreOnBothSidesOfTheirBarrier)
{
    each({3, 8, 11, 16, 33}, [](const Resident& resident, Moment moment, const std::string& what) {
        if (!moment.phase)
            return;
        const Launch& launch = resident.recording->launches[moment.launch - 1];
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> writers;
        const auto place = [](const Event& event, const Access& access) {
            return std::tuple{access.array, access.array >= localArrayBase ? event.group : 0, access.index};
        };
        const std::uint32_t phase = launch.phases[*moment.phase];
        const Events& events = *resident.eventsOf(moment.launch);
        for (const Event& event : events)
            if (event.phase == phase)
                for (const Access& write : event.writes())
                    writers[place(event, write)] = event.item;
        bool crosses = false;
        for (const Event& event : events)
            if (event.phase == phase && event.op == Op::combine)
                for (const Access& read : event.reads())
                    if (const auto writer = writers.find(place(event, read)); writer != writers.end())
                        crosses = crosses || writer->second != event.item;
        if (!crosses && !resident.recording->algorithm.starts_with("kogge-stone") &&
            !resident.recording->algorithm.starts_with("hillis-steele") &&
            !resident.recording->algorithm.starts_with(
                "coarsened-scan")) { // whose last round may meet no other's place
            EXPECT_EQ(marksNamed(dataflowLens.scene(resident, moment, windowView()), QStringLiteral(".*-between")), 0U)
                << what;
        }
        if (!crosses)
            return;
        const Scene scene = dataflowLens.scene(resident, moment, windowView());
        const QString row = QStringLiteral("launch%1-phase%2").arg(moment.launch).arg(*moment.phase + 1);
        double nodes = 0, cells = 1e9, between = -1, before = 1e9;
        for (const Mark& mark : scene.marks) {
            const QRectF bounds = boundsOf(mark.shape);
            if (mark.id.name.startsWith(row + "-item") && mark.id.name.endsWith("-combine"))
                nodes = std::max(nodes, bounds.bottom());
            if (mark.id.name.startsWith(row + "-item") && mark.id.name.endsWith("-cell"))
                cells = std::min(cells, bounds.top());
            if (mark.id.name == row + "-barrier-between")
                between = bounds.center().y();
            if (mark.id.name == row + "-barrier")
                before = bounds.center().y();
        }
        EXPECT_GT(between, nodes) << what;
        EXPECT_LT(between, cells) << what;
        EXPECT_LT(before, nodes - 10) << what;
    });
}

/// Under a cell stands the number of the work-item that wrote it in this phase.
TEST_P(RestingScans, WorkItemsStandUnderTheirCells)
{
    each({7, 16}, [](const Resident& resident, Moment moment, const std::string& what) {
        if (phasesShown(*resident.recording, moment.launch) < 2)
            return;
        const Scene scene = dataflowLens.scene(resident, moment, windowView());
        static const QRegularExpression name{QStringLiteral("(launch\\d+-phase\\d+)-item(\\d+)-at(\\d+)")};
        std::size_t found = 0;
        for (const Mark& mark : scene.marks) {
            const auto match =
                QRegularExpression(QRegularExpression::anchoredPattern(name.pattern())).match(mark.id.name);
            if (!match.hasMatch())
                continue;
            ++found;
            EXPECT_EQ(std::get<TextShape>(mark.shape).text, match.captured(2)) << what;
            const bool isOver = std::ranges::any_of(scene.marks, [&](const Mark& cell) {
                return cell.id.name.startsWith(match.captured(1) + "-item" + match.captured(2)) &&
                       !cell.id.name.endsWith("-at" + match.captured(3)) &&
                       cell.id.index == match.captured(3).toLongLong() &&
                       std::abs(boundsOf(cell.shape).center().x() - boundsOf(mark.shape).center().x()) < 1;
            });
            EXPECT_TRUE(isOver) << what << ": " << mark.id.name.toStdString();
        }
        EXPECT_GT(found, 0U) << what;
        EXPECT_EQ(marksNamed(scene, QStringLiteral(".*-lane")), 0U) << what;
    });
}

/// As many additions are told as are drawn, and as many of them with the identity.
TEST_P(RestingScans, ADrawnAdditionIsACountedOne)
{
    static const QRegularExpression counts{
        QStringLiteral("([\\d,]+) additions?(?: \\((?:\\d+ of them take in only the identity: (?=\\d+ dashed))?"
                       "(?:(\\d+)(?: of them,)? dashed(?:, takes? in only the identity)?)?(?:, )?"
                       "(?:(\\d+) (?:of them takes? in only the identity and (?:is|are) )?not drawn)?\\))?")};
    for (const std::size_t n : {2, 3, 5, 7, 9, 11, 16}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            View view;
            view.size = {1800, 2400}; // nothing is left out
            const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
            const auto match = counts.match(said);
            if (!match.hasMatch() || said.contains(QStringLiteral(" makes ")) ||
                said.contains(QStringLiteral(" make ")))
                continue;
            const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
            const QString nodes = QStringLiteral("launch%1-.*-combine").arg(k);
            EXPECT_EQ(marksNamed(scene, nodes) + match.captured(3).toULongLong(),
                      match.captured(1).remove(',').toULongLong())
                << nameOf(*recording, {k, 1}) << ": " << said.toStdString();
            const QRegularExpression name(QRegularExpression::anchoredPattern(nodes));
            const auto dashed = std::ranges::count_if(scene.marks, [&](const Mark& mark) {
                const auto* node = std::get_if<EllipseShape>(&mark.shape);
                return node != nullptr && !node->stroke.dash.empty() && name.match(mark.id.name).hasMatch();
            });
            EXPECT_EQ(dashed, match.captured(2).toLongLong())
                << nameOf(*recording, {k, 1}) << ": " << said.toStdString();
        }
    }
}

/// Two ways that differ lead into every node of the current row, up to its rim.
TEST_P(RestingScans, EveryNodeHasTwoOperands)
{
    each({2, 7, 8, 16}, [](const Resident& resident, Moment moment, const std::string& what) {
        const Recording& recording = *resident.recording;
        const ScanFlow flow = *readScanFlow(resident);
        const ScanStep& step = flow.steps[stepAt(recording, moment).step - 1];
        if (!step.isSerial()) // else straight lines from both operands
            return;
        const Scene scene = dataflowLens.scene(resident, moment, windowView());
        for (const Mark& node : scene.marks) {
            static const QRegularExpression name(QStringLiteral("^(launch.*-item\\d+.*)-combine$"));
            const auto match = name.match(node.id.name);
            if (!match.hasMatch() || marksNamed(scene, match.captured(1) + ".*-left-arrowhead") == 0)
                continue; // of another row
            const QRectF rim = boundsOf(node.shape).adjusted(-3, -3, 3, 3);
            std::set<std::pair<int, int>> heads;
            for (const Mark& mark : scene.marks)
                if (mark.id.name.endsWith("-arrowhead") && mark.id.item == node.id.item &&
                    boundsOf(mark.shape).intersects(rim))
                    heads.insert(
                        {qRound(boundsOf(mark.shape).center().x()), qRound(boundsOf(mark.shape).center().y())});
            EXPECT_GE(heads.size(), 2U) << what << ": " << node.id.name.toStdString();
        }
    });
}

TEST_P(RestingScans, ARangeStaysOnOneLine)
{
    each({16, 33}, [](const Resident& resident, Moment moment, const std::string& what) {
        for (const QSizeF& size : {QSizeF{808, 560}, QSizeF{1208, 720}}) {
            View view;
            view.size = size;
            if (!dataflowLens.canShow(*resident.recording, view))
                continue;
            for (const QString& text : textsOf(dataflowLens.scene(resident, moment, view)))
                EXPECT_FALSE(text.endsWith(QStringLiteral(".."))) << what << ": " << text.toStdString();
        }
    });
}

/// The legend names no sign that the picture does not have.
TEST_P(RestingScans, TheLegendHasOnlyWhatOccurs)
{
    each({2, 7, 16}, [](const Resident& resident, Moment moment, const std::string& what) {
        const Scene scene = dataflowLens.scene(resident, moment, windowView());
        const Theme& colors = theme(ThemeName::light);
        const auto fills = [&](const QColor& color) {
            return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
                const auto* rect = std::get_if<RectShape>(&mark.shape);
                return rect != nullptr && rect->fill == color && mark.id.index >= 0;
            });
        };
        const std::vector<QString> texts = textsOf(scene);
        const auto says = [&](const char* words) { return std::ranges::count(texts, QLatin1String{words}) > 0; };
        EXPECT_EQ(says("partial sum"), fills(colors.compute.tint)) << what;
        EXPECT_EQ(says("finished prefix") || says("finished: all values before it") || says("result") ||
                      says("in its place") || says("finished"),
                  fills(colors.keep.fill))
            << what;
        const bool hasWays = std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            const auto* line = std::get_if<LineShape>(&mark.shape);
            return line != nullptr && !line->stroke.dash.empty() && mark.id.index >= 0 &&
                   (line->stroke.color == colors.move.line || line->stroke.color == colors.move.dim);
        });
        EXPECT_EQ(says("value that moves"), fills(colors.move.fill) || fills(colors.move.tint) || hasWays) << what;
        const bool isLast = moment.launch == resident.recording->launchCount() &&
                            (!moment.phase || *moment.phase + 1 == phasesShown(*resident.recording, moment.launch));
        EXPECT_EQ(says("later"), !isLast) << what;
        EXPECT_EQ(says("barrier"), marksNamed(scene, QStringLiteral(".*-barrier(-between)?")) > 0) << what;
    });
}

/// On a page no row goes without its values where all of them fit side by side in the smallest type.
TEST_P(RestingScans, APageHasTheValuesThatFit)
{
    each({33, 40, 64}, [](const Resident& resident, Moment moment, const std::string& what) {
        if (moment.phase)
            return;
        View page;
        page.size = {1528, 668}; // what a page of 1600 x 900 leaves for the picture
        page.role = ViewRole::exported;
        const Recording& recording = *resident.recording;
        const ScanFlow flow = *readScanFlow(resident);
        const ScanLayout layout = layoutScan(recording, &flow, stepAt(recording, moment).step, page);
        if (!layout.fits || !dataflowLens.canShow(recording, page))
            return;
        for (const ScanRow& row : layout.rows) {
            if (row.step == 0)
                continue;
            double widest = 0;
            const auto look = [&](const ScanValue& value) {
                TextShape text;
                text.text = valueText(value.bits, recording);
                text.size = 10;
                text.weight = 500;
                text.family = FontFamily::display;
                widest = std::max(widest, textWidth(text));
            };
            for (const ScanCombine& combine : flow.steps[row.step - 1].combines)
                look(combine.result);
            if (widest == 0 || widest > layout.pitch - 4)
                continue;
            EXPECT_GT(row.type.value.size, 0) << what << ", row " << row.step;
            EXPECT_TRUE(row.type.range == 0 || row.type.value.size >= row.type.range * 0.9)
                << what << ", row " << row.step;
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Catalogue, RestingScans, testing::ValuesIn(drawnAsDataflow()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

/// Each segment's border goes through all rows, and has its flag on top: in the window, in files and for an audience.
TEST(RestingSegments, HaveABorderWhereEachBegins)
{
    for (const char* heads : {"every-4", "random", "first-only", "2,5"})
        for (const std::size_t n : {7, 16, 33}) {
            const RecordingPtr recording = recordedRun("segmented-scan", n, {{"heads", heads}});
            const auto flags = std::ranges::find(recording->buffers, Role::flags, &BufferInfo::role);
            ASSERT_NE(flags, recording->buffers.end());
            const Words& held =
                *recording->states.front()->buffers[static_cast<std::size_t>(flags - recording->buffers.begin())];
            std::set<qint64> begin{0}, drawn;
            for (std::size_t i = 0; i < n; ++i)
                if (held[i] != 0)
                    begin.insert(static_cast<qint64>(i));
            const Resident resident = keptBy(recording);
            for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                for (const ViewRole role : {ViewRole::window, ViewRole::exported, ViewRole::presenter}) {
                    View view = windowView();
                    view.role = role;
                    drawn.clear();
                    for (const Mark& mark : dataflowLens.scene(resident, {k, 1}, view).marks)
                        if (const auto* line = std::get_if<LineShape>(&mark.shape);
                            line != nullptr && mark.id.launch == 0 && mark.id.index >= 0 && !line->stroke.dash.empty())
                            drawn.insert(mark.id.index);
                    EXPECT_EQ(drawn, begin) << heads << " of " << n << ", launch " << k;
                }
        }
}

/// Without barriers work-items run one after another; the turns of a row still have one distance each.
TEST(RestingTurns, HaveOneDistanceAndWaysOfTheirOwn)
{
    for (const std::size_t n : {16, 32, 64}) {
        const RecordingPtr recording =
            recordedRun("work-group-reduction", n, {{"variant", "reduce4"}, {"mistake", "no-barriers"}});
        const Resident resident = keptBy(recording);
        const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {1, 1})));
        const ScanFlow flow = *readScanFlow(resident);
        const ScanStep& step = flow.steps[1];
        std::set<std::uint32_t> ended;
        for (std::size_t i = 1; i < step.combines.size(); ++i)
            if (step.combines[i].item != step.combines[i - 1].item) {
                ended.insert(step.combines[i - 1].item);
                EXPECT_FALSE(ended.contains(step.combines[i].item)) << "items take turns, but the sentence says not";
            }
        EXPECT_TRUE(sentence.contains(QStringLiteral("one work-item after another makes up to 3 additions at distances "
                                                     "4, 2 and 1")))
            << sentence.toStdString();
        const Scene scene = dataflowLens.scene(resident, {1, 1, 1U}, windowView());
        for (std::size_t i = 0; i < scene.marks.size(); ++i) { // no two ways of different values share a level stretch
            const auto* a = std::get_if<PathShape>(&scene.marks[i].shape);
            for (std::size_t j = i + 1; a != nullptr && j < scene.marks.size(); ++j) {
                const auto* b = std::get_if<PathShape>(&scene.marks[j].shape);
                if (b != nullptr && QPointF(a->path.elementAt(0)) == QPointF(b->path.elementAt(0)))
                    continue; // one value goes to several
                for (int k = 1; b != nullptr && k < a->path.elementCount(); ++k)
                    for (int l = 1; l < b->path.elementCount(); ++l) {
                        const QPointF a1 = a->path.elementAt(k - 1), a2 = a->path.elementAt(k),
                                      b1 = b->path.elementAt(l - 1), b2 = b->path.elementAt(l);
                        const bool areLevel = std::abs(a1.y() - a2.y()) < 0.5 && std::abs(b1.y() - b2.y()) < 0.5 &&
                                              std::abs(a1.y() - b1.y()) < 0.5;
                        const double shared = std::min(std::max(a1.x(), a2.x()), std::max(b1.x(), b2.x())) -
                                              std::max(std::min(a1.x(), a2.x()), std::min(b1.x(), b2.x()));
                        EXPECT_FALSE(areLevel && shared > 2) << n;
                    }
            }
        }
    }
}

TEST(RestingRoot, HoldsItsTotalAndIsThenCleared)
{
    for (const std::size_t n : {2, 5, 8, 16}) {
        const RecordingPtr recording = recordedRun("blelloch-work-group-scan", n);
        const Resident resident = keptBy(recording);
        std::uint32_t total = 0;
        for (const std::uint32_t value : recording->input)
            total += value;
        std::size_t roots = 0;
        for (const Moment& moment : restsOf(*recording)) {
            const auto said = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, moment)));
            if (!said.contains(QStringLiteral("the total, %1, stands at the root and is then cleared to 0").arg(total)))
                continue;
            ++roots;
            const Scene scene = dataflowLens.scene(resident, moment, windowView());
            double held = 0, cleared = 0;
            for (const Mark& mark : scene.marks) {
                const auto* text = std::get_if<TextShape>(&mark.shape);
                if (text != nullptr && mark.id.index == static_cast<qint64>(std::bit_ceil(n) - 1)) {
                    if (text->text == QString::number(total))
                        held = text->at.y();
                    if (text->text == QStringLiteral("0"))
                        cleared = text->at.y();
                }
            }
            EXPECT_GT(held, 0) << nameOf(*recording, moment);
            EXPECT_GT(cleared, held) << nameOf(*recording, moment);
        }
        EXPECT_EQ(roots, 1U) << n;
    }
}

/// Where the first value went wrong stands what belongs there, in whatever row it is, and the legend is there.
TEST(RestingMistakes, TheFirstWrongValueHasTheRightOneBesideIt)
{
    for (const std::size_t n : {10, 16}) {
        const RecordingPtr recording =
            recordedRun("kogge-stone-work-group-scan", n, {{"mistake", "no-second-barrier"}});
        const Resident resident = keptBy(recording);
        const ScanFlow flow = *readScanFlow(resident);
        if (!flow.hasRightRun)
            continue;
        for (const QSizeF& size : {QSizeF{736, 500}, QSizeF{1208, 720}}) {
            View view;
            view.size = size;
            const std::vector<QString> texts = textsOf(dataflowLens.scene(resident, {1, 1}, view));
            const auto says = [&](const QString& words) { return std::ranges::count(texts, words) > 0; };
            for (const ScanStep& step : flow.steps)
                for (const ScanCombine& combine : step.combines)
                    if (combine.result.isFirstWrong && &step != &flow.steps.back()) {
                        const ScanValue& belongs = step.beside.at(combine.result.position);
                        EXPECT_TRUE(says(QStringLiteral("≠ ") + valueText(belongs.bits, *recording)))
                            << n << " at " << size.width();
                    }
            EXPECT_TRUE(says(QStringLiteral("wrong; boldest: the first"))) << n << " at " << size.width();
        }
    }
}

/// A tree in one work-group: all its phases are there, told apart by their way, and so is the cleared root.
TEST(RestingTree, OfOneWorkGroupNamesItsWays)
{
    const Resident resident = keptBy(recordedRun("blelloch-work-group-scan", 16));
    View view;
    view.size = {808, 592}; // of a window of 1440 x 900
    const std::vector<QString> texts = textsOf(dataflowLens.scene(resident, {1, 1}, view));
    for (const char* words : {"Up-sweep", "Down-sweep", "clear", "load"})
        EXPECT_EQ(std::ranges::count(texts, QLatin1String{words}), 1) << words;
}

/// Work-items that only pass their value on are not counted as adding.
TEST(RestingItems, ThatAddAreCounted)
{
    const Resident resident = keptBy(recordedRun("hillis-steele-scan", 16));
    const std::vector<QString> texts = textsOf(dataflowLens.scene(resident, {1, 1, 4}, windowView()));
    EXPECT_EQ(std::ranges::count(texts, QStringLiteral("8 of 16 items add")), 1);
}

TEST(RestingStages, OfAConversionAreFinishedInTheirOwnKind)
{
    const auto look = [](const char* convert, std::size_t launch) {
        const Resident resident = keptBy(recordedRun("scan-conversion", 16, {{"convert", convert}}));
        const Scene scene = dataflowLens.scene(resident, {launch, 1}, windowView());
        std::set<qint64> green;
        for (const Mark& mark : scene.marks)
            if (const auto* rect = std::get_if<RectShape>(&mark.shape);
                rect != nullptr && rect->fill == theme(ThemeName::light).keep.fill &&
                mark.id.launch == static_cast<int>(launch) && mark.id.index >= 0)
                green.insert(mark.id.index);
        return std::pair{sentenceOf(dataflowLens.narration(resident, {launch, 1})), green.size()};
    };
    using Told = std::pair<std::string, std::size_t>;
    EXPECT_EQ(look("round-trip", 5), (Told{"15 values move 1 place to the right, and position 0 gets 0; all 16 "
                                           "exclusive prefixes are finished.",
                                           16}));
    EXPECT_EQ(look("round-trip", 6),
              (Told{"15 values move 1 place to the left; 1 position adds the value that the input "
                    "has at its own position; all 16 prefixes are finished.",
                    16}));
    EXPECT_EQ(look("to-exclusive", 4).first, "8 positions add the value 8 places to their left; all 16 inclusive "
                                             "prefixes are finished.");
    EXPECT_EQ(look("to-exclusive", 5), (Told{"15 values move 1 place to the right, and position 0 gets 0; all 16 "
                                             "exclusive prefixes are finished.",
                                             16}));
}

} // namespace
} // namespace lockstep::ui
