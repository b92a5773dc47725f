// Rows of a scan's picture that there is no room for: they are told of, and what they left stands in their place.
#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

std::size_t saying(const Scene& scene, const QString& start)
{
    return static_cast<std::size_t>(std::ranges::count_if(scene.marks, [&](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text != nullptr && text->text.startsWith(start);
    }));
}

/// Of a reduction what the first of the rows that are shown reads.
std::set<std::uint32_t> readBy(const ScanStep& step)
{
    std::set<std::uint32_t> columns;
    for (const ScanCombine& combine : step.combines)
        columns.insert({combine.left.position, combine.right.position});
    for (const ScanCopy& copy : step.copies)
        columns.insert(copy.from);
    return columns;
}

/// Each column that they wrote has a box with the last of it, green where it is finished.
void expectStanding(const Scene& scene, const ScanFlow& flow, const ScanLayout& layout, std::size_t columns,
                    const Recording& recording, const std::string& what)
{
    std::map<std::uint32_t, const ScanValue*> stands;
    for (std::size_t s = 1; s <= layout.hiddenAbove; ++s)
        eachSeen(flow.steps[s - 1], [&](const ScanValue& value) { stands[value.position] = &value; });
    for (const auto& [column, value] : stands) {
        if (column >= columns || (isReduction(recording) && !readBy(flow.steps[layout.hiddenAbove]).contains(column)))
            continue;
        const QString name = QStringLiteral("standing%1").arg(column);
        const auto box = std::ranges::find_if(scene.marks, [&](const Mark& mark) { return mark.id.name == name; });
        ASSERT_NE(box, scene.marks.end()) << what << ", column " << column;
        EXPECT_EQ(std::get<RectShape>(box->shape).fill == theme(ThemeName::light).keep.fill, value->isFinished)
            << what << ", column " << column;
        EXPECT_LT(boundsOf(box->shape).bottom(), layout.rows.at(1).nodeY) << what << ", column " << column;
    }
}

TEST(LeftOutRows, AreToldOfAndLeaveTheirValues)
{
    std::size_t found = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "dataflow")
            continue;
        for (const std::size_t n : {16, 33}) {
            const RecordingPtr recording = recordedRun(algorithm->id, n);
            const Resident resident = keptBy(recording);
            const ScanFlow flow = *readScanFlow(resident);
            View audience, narrow, pane;
            audience.size = {1776, 850};
            narrow.size = {900, 700};
            audience.role = narrow.role = ViewRole::presenter;
            pane.size = {436, 190};
            for (const View& view : {audience, narrow, pane})
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    const std::string what = algorithm->id + " of " + std::to_string(n) + ", launch " +
                                             std::to_string(k) + " at " + std::to_string(view.size.width());
                    if (!dataflowLens.canShow(*recording, view))
                        continue;
                    const ScanLayout layout = layoutScan(*recording, &flow, stepAt(*recording, {k, 1}).step, view);
                    const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
                    for (const std::size_t hidden : {layout.hiddenAbove, layout.hiddenBelow}) {
                        if (hidden == 0)
                            continue;
                        ++found;
                        EXPECT_GT(saying(scene, QStringLiteral("… %1 ").arg(hidden)), 0U) << what;
                    }
                    if (layout.hiddenAbove > 0)
                        expectStanding(scene, flow, layout, columnsOf(*recording), *recording, what);
                }
        }
    }
    EXPECT_GT(found, 10U);
}

/// Before an audience every value that a reduction still reads is written, however wide, and a line tells launches
/// apart.
TEST(LeftOutRows, AreToldWithAllValuesOfAReduction)
{
    std::size_t found = 0, lines = 0;
    // The others' columns lie side by side, where wide values have no room.
    for (const std::string variant : {"reduce0", "reduce1"})
        for (const std::size_t n : {16, 33, 40}) {
            const RecordingPtr recording = recordedRun("work-group-reduction", n, {{"variant", variant}});
            const Resident resident = keptBy(recording);
            const ScanFlow flow = *readScanFlow(resident);
            View audience;
            audience.size = {1776, 800};
            audience.role = ViewRole::presenter;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const std::string what = variant + " of " + std::to_string(n) + ", launch " + std::to_string(k);
                const Scene scene = dataflowLens.scene(resident, {k, 1}, audience);
                for (const Mark& box : scene.marks) {
                    if (!box.id.name.startsWith(QStringLiteral("standing")))
                        continue;
                    ++found;
                    const auto in = static_cast<std::size_t>(std::ranges::count_if(scene.marks, [&](const Mark& mark) {
                        return std::holds_alternative<TextShape>(mark.shape) &&
                               boundsOf(box.shape).contains(boundsOf(mark.shape).center());
                    }));
                    EXPECT_EQ(in, 1U) << what << ", " << box.id.name.toStdString();
                }
                const ScanLayout layout = layoutScan(*recording, &flow, stepAt(*recording, {k, 1}).step, audience);
                for (std::size_t r = 2; r < layout.rows.size(); ++r) {
                    const ScanRow &row = layout.rows[r], &above = layout.rows[r - 1];
                    const std::size_t launch = flow.steps[row.step - 1].place.launch;
                    if (row.focus || launch == flow.steps[above.step - 1].place.launch)
                        continue;
                    ++lines;
                    const auto line = std::ranges::find_if(scene.marks, [&](const Mark& mark) {
                        return mark.id.name == QStringLiteral("launch%1-begins").arg(launch);
                    });
                    ASSERT_NE(line, scene.marks.end()) << what;
                    const double y = boundsOf(line->shape).center().y();
                    EXPECT_TRUE(above.bottom() < y && y < row.cellTop) << what;
                }
            }
        }
    EXPECT_GT(found, 30U);
    EXPECT_GT(lines, 3U);
}

/// Where the input's values leave room beside them, an audience has the names of the rows.
TEST(LeftOutRows, HaveNeighboursWithNames)
{
    for (const char* name : {"naive-scan", "brent-kung-scan", "kogge-stone-work-group-scan", "coarsened-scan"}) {
        const RecordingPtr recording = recordedRun(name, 33);
        const ScanFlow flow = *readScanFlow(keptBy(recording));
        View audience;
        audience.size = {1776, 850};
        audience.role = ViewRole::presenter;
        for (std::size_t step = 0; step <= flow.steps.size(); ++step)
            EXPECT_TRUE(layoutScan(*recording, &flow, step, audience).hasGutter) << name << ", row " << step;
    }
}

} // namespace
} // namespace lockstep::ui
