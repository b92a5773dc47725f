// Rows of a scan's picture: numbers wherever they fit, borders of work-groups, one line for barriers, ways into pads.
#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace lockstep::ui {
namespace {

std::vector<View> views()
{
    View window, audience;
    window.size = {736, 500};
    audience.size = {1776, 850};
    audience.role = ViewRole::presenter;
    return {window, audience};
}

void eachLaunch(std::initializer_list<std::size_t> sizes,
                const std::function<void(const Resident&, std::size_t, const View&, const std::string&)>& look)
{
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "dataflow")
            continue;
        for (const std::size_t n : sizes) {
            const RecordingPtr recording = recordedRun(algorithm->id, n);
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k)
                for (const View& view : views())
                    if (dataflowLens.canShow(*recording, view))
                        look(resident, k, view,
                             algorithm->id + " of " + std::to_string(n) + ", launch " + std::to_string(k) + " at " +
                                 std::to_string(view.size.width()));
        }
    }
}

TEST(RestingRows, ASingleResultHasItsNumber)
{
    eachLaunch({16, 33}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Recording& recording = *resident.recording;
        if (!isReduction(recording) || k != recording.launchCount())
            return;
        const QString result = valueText(recording.output.front(), recording);
        const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
        EXPECT_TRUE(std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            const auto* text = std::get_if<TextShape>(&mark.shape);
            return text != nullptr && text->text == result;
        })) << what;
    });
}

/// Where some values of a row are too wide, the others are there.
TEST(RestingRows, ANumberIsWrittenWhereItFits)
{
    const Resident resident = keptBy(recordedRun("kogge-stone-scan", 33));
    const ScanFlow flow = *readScanFlow(resident);
    View view;
    view.size = {778, 520};
    const ScanLayout layout = layoutScan(*resident.recording, &flow, 4, view);
    const Scene scene = dataflowLens.scene(resident, {4, 1}, view);
    const ScanRow* row = layout.row(1);
    ASSERT_NE(row, nullptr);
    std::set<qint64> written;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && std::abs(text->at.y() - row->middle()) < row->cellHeight)
            written.insert(mark.id.index);
    for (const ScanCombine& combine : flow.steps.front().combines)
        if (combine.result.bits < 100) {
            EXPECT_TRUE(written.contains(combine.result.position)) << combine.result.position;
        }
}

TEST(RestingRows, ABarrierEndsWithItsGroup)
{
    std::size_t borders = 0;
    eachLaunch({16, 33}, [&](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Recording& recording = *resident.recording;
        if (recording.launches[k - 1].groups() < 2)
            return;
        const ScanFlow flow = *readScanFlow(resident);
        const ScanLayout layout = layoutScan(recording, &flow, stepAt(recording, {k, 1}).step, view);
        const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
        const auto step = std::ranges::find_if(flow.steps, [&](const ScanStep& s) { return s.place.launch == k; });
        for (const ScanGroup& group : step->groups) {
            if (group.firstColumn == 0)
                continue;
            const double border = layout.x(group.firstColumn) - layout.pitch / 2;
            borders += marksNamed(scene, QStringLiteral("launch%1-group%2-border").arg(k).arg(group.group));
            for (const Mark& mark : scene.marks)
                if (mark.id.launch == static_cast<int>(k) && mark.id.name.contains(QStringLiteral("-barrier"))) {
                    EXPECT_FALSE(boundsOf(mark.shape).left() < border + 2 && boundsOf(mark.shape).right() > border - 2)
                        << what;
                }
        }
    });
    EXPECT_GT(borders, 0U);
}

/// Rounds in which nothing happens add no lines to that of the barrier.
TEST(RestingRows, BarriersAreOneLine)
{
    eachLaunch({7, 16}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
        std::multiset<std::pair<QString, int>> lines; // by row, and where they begin
        for (const Mark& mark : scene.marks)
            if (mark.id.name.endsWith(QStringLiteral("-barrier")))
                lines.insert({mark.id.name, qRound(boundsOf(mark.shape).left())});
        for (const auto& line : lines)
            EXPECT_EQ(lines.count(line), 1U) << what << ": " << line.first.toStdString();
    });
}

/// A finished line begins under the node that finishes it.
TEST(RestingRows, NoFinishedLineLeadsIntoANode)
{
    eachLaunch({7, 16}, [](const Resident& resident, std::size_t k, const View& view, const std::string& what) {
        const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
        const QColor green = theme(ThemeName::light).keep.line;
        const ScanFlow flow = *readScanFlow(resident);
        const std::size_t now = stepAt(*resident.recording, {k, 1}).step;
        const ScanLayout layout = layoutScan(*resident.recording, &flow, now, view);
        const ScanRow* row = layout.row(now);
        ASSERT_NE(row, nullptr) << what;
        for (const Mark& node : scene.marks) {
            const auto column = static_cast<std::size_t>(std::max<qint64>(0, node.id.index));
            const QRectF rim = boundsOf(node.shape);
            if (!node.id.name.endsWith(QStringLiteral("-combine")) || rim.top() < row->top ||
                rim.bottom() > row->bottom() || column >= flow.finishedAt.size() || flow.finishedAt[column] != now)
                continue; // what was finished before stays so
            for (const Mark& mark : scene.marks)
                if (const auto* line = std::get_if<LineShape>(&mark.shape);
                    line != nullptr && line->stroke.color == green) {
                    EXPECT_FALSE(std::abs(line->from.x() - rim.center().x()) < 1 && line->from.y() < rim.top() &&
                                 line->to.y() > rim.center().y())
                        << what << ": " << node.id.name.toStdString();
                }
        }
    });
}

/// What a tree takes into the pads behind its last column, and what comes back, has its way.
TEST(RestingRows, PadsHaveTheirWays)
{
    const Resident resident = keptBy(recordedRun("blelloch-work-group-scan", 33));
    View page;
    page.size = {1528, 668};
    page.role = ViewRole::exported;
    const Scene scene = dataflowLens.scene(resident, {1, 1}, page);
    EXPECT_EQ(marksNamed(scene, QStringLiteral("launch1-phase\\d+-to-pads31")), 4U); // up and down: line and head
    EXPECT_EQ(marksNamed(scene, QStringLiteral("launch1-phase\\d+-to-pads32")), 4U);
}

} // namespace
} // namespace lockstep::ui
