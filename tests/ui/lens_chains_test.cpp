// What one work-item does one after another is seen one after another.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/player/motion.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
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

/// A combine that reads what the same work-item combined before in the same phase.
struct Link {
    std::uint32_t item = 0, phase = 0, before = 0, after = 0; ///< which of the item's combines in this phase
};

std::vector<Link> linksOf(const Events& events)
{
    std::vector<Link> links;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> counts; // by item and phase
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, Link> wrote;
    for (const Event& event : events) {
        if (event.op != Op::combine)
            continue;
        const std::uint32_t nth = counts[{event.item, event.phase}]++;
        const auto placeOf = [&event](const Access& access) {
            return std::tuple{access.array, access.array >= localArrayBase ? event.group : 0, access.index};
        };
        for (const Access& read : event.reads())
            if (const auto found = wrote.find(placeOf(read));
                found != wrote.end() && found->second.item == event.item && found->second.phase == event.phase)
                links.push_back({event.item, event.phase, found->second.after, nth});
        for (const Access& write : event.writes())
            wrote[placeOf(write)] = {event.item, event.phase, 0, nth};
    }
    return links;
}

QString nameOf(const Recording& recording, std::size_t launch, const Link& link, std::uint32_t nth, const char* part)
{
    const Launch& made = recording.launches[launch - 1];
    QString name = QStringLiteral("launch%1").arg(launch);
    if (phasesShown(recording, launch) > 1)
        name +=
            QStringLiteral("-phase%1").arg(std::ranges::lower_bound(made.phases, link.phase) - made.phases.begin() + 1);
    name += QStringLiteral("-item%1").arg(link.item);
    if (nth > 0)
        name += QStringLiteral(".%1").arg(nth);
    return name + QStringLiteral("-%1").arg(QLatin1String(part));
}

std::map<QString, QRectF> marksOf(const Scene& scene)
{
    std::map<QString, QRectF> marks;
    for (const Mark& mark : scene.marks)
        if (!mark.id.name.isEmpty() && mark.opacity > 0)
            marks[mark.id.name] = boundsOf(mark.shape);
    return marks;
}

class Chains : public testing::TestWithParam<const Algorithm*> {};

TEST_P(Chains, GoDownwardsAndMoveInTurn)
{
    for (const std::size_t n : {3, 8, 16, 33}) {
        const RecordingPtr recording = recordedRun(GetParam()->id, n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            for (const Link& link : linksOf(*recording->events[k - 1])) {
                const Launch& made = recording->launches[k - 1];
                Moment moment{k, 1};
                if (phasesShown(*recording, k) > 1)
                    moment.phase = static_cast<std::uint32_t>(std::ranges::lower_bound(made.phases, link.phase) -
                                                              made.phases.begin());
                const std::string where = GetParam()->id + " n=" + std::to_string(n) + " launch " + std::to_string(k) +
                                          " item " + std::to_string(link.item);
                const auto rest = marksOf(dataflowLens.scene(resident, moment, {}));
                const auto before = rest.find(nameOf(*recording, k, link, link.before, "combine"));
                const auto after = rest.find(nameOf(*recording, k, link, link.after, "combine"));
                if (before == rest.end() && after == rest.end())
                    continue; // in the pads
                ASSERT_TRUE(before != rest.end() && after != rest.end()) << where;
                EXPECT_GT(after->second.center().y(), before->second.center().y() + 1) << where;
                // While the earlier one moves the later one does not yet.
                bool seenBefore = false;
                for (double fraction = 0.005; fraction < 1; fraction += 0.02) {
                    moment.fraction = fraction;
                    const auto moving = marksOf(dataflowLens.scene(resident, moment, {}));
                    const bool first = moving.contains(nameOf(*recording, k, link, link.before, "left"));
                    const bool second = moving.contains(nameOf(*recording, k, link, link.after, "left"));
                    EXPECT_FALSE(first && second) << where << " at " << fraction;
                    EXPECT_FALSE(second && !seenBefore && link.after < 20) << where << " at " << fraction;
                    seenBefore = seenBefore || first;
                }
                if (n > 8)
                    break; // one of many
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, Chains, testing::ValuesIn(drawnAsDataflow()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Chains, TellOfOneAfterAnother)
{
    const auto sentence = [](const char* id, std::size_t n, Moment moment) {
        return sentenceOf(dataflowLens.narration(keptBy(recordedRun(id, n)), moment));
    };
    EXPECT_EQ(sentence("sequential-scan", 8, {1, 1}),
              "One work-item makes 7 additions one after another, left to right; all 8 prefixes are finished.");
    EXPECT_EQ(sentence("sequential-reduction", 8, {1, 1}),
              "One work-item makes 7 additions one after another, left to right; one result is left.");
    EXPECT_EQ(sentence("naive-scan", 8, {1, 1}),
              "7 work-items each add up their own prefix from scratch: 28 additions, where 7 would do; all 8 prefixes "
              "are finished.");
    EXPECT_EQ(sentence("coarsened-scan", 16, {1, 1, 1}),
              "Phase 2 of 6: 4 work-items each make 3 additions one after another, 12 "
              "additions in all; 4 of 16 prefixes are finished.");
    EXPECT_EQ(sentence("coarsened-reduction", 16, {1, 1, 1}),
              "Phase 2 of 5: 2 positions add the value 1 place to their right in local memory; 2 "
              "partial results are left.");
    EXPECT_EQ(sentence("coarsened-reduction", 16, {1, 1, 3}),
              "Phase 4 of 5: 1 position meets only the identity and stays as it is; one "
              "result is left.");
    EXPECT_EQ(
        sentence("kogge-stone-work-group-scan", 16, {1, 1}),
        "4 rounds at distances 1, 2, 4 and 8, then 16 values are stored; 49 additions in all; all 16 prefixes are "
        "finished.");
}

/// Sums between the turns stand over the cells, and no wire leads into a node that does not take its value.
TEST(Chains, NothingIsCoveredAndNoWireComesInVain)
{
    const Theme& colors = theme(ThemeName::light);
    for (const char* kind : {"inclusive", "exclusive"})
        for (const std::size_t n : {3, 5, 7, 8}) {
            const Resident resident = keptBy(recordedRun("sequential-scan", n, {{"kind", kind}}));
            for (const ViewRole role : {ViewRole::window, ViewRole::presenter}) {
                View view;
                view.role = role;
                view.size = role == ViewRole::window ? QSizeF{880, 600} : QSizeF{1780, 830};
                const Scene scene = dataflowLens.scene(resident, {1, 1}, view);
                std::map<qint64, QRectF> nodes; // by column
                for (const Mark& mark : scene.marks)
                    if (mark.id.name.endsWith(QStringLiteral("-combine")))
                        nodes[mark.id.index] |= boundsOf(mark.shape);
                EXPECT_EQ(nodes.size(), n - 1) << kind << " " << n;
                for (const Mark& mark : scene.marks) {
                    const QRectF bounds = boundsOf(mark.shape);
                    if (std::holds_alternative<TextShape>(mark.shape)) {
                        for (const Mark& other : scene.marks)
                            if (const auto* cell = std::get_if<RectShape>(&other.shape);
                                cell != nullptr && cell->fill == colors.keep.fill &&
                                !cell->rect.contains(bounds.center())) {
                                EXPECT_FALSE(cell->rect.intersects(bounds.adjusted(0, 3, 0, -3)))
                                    << kind << " " << n << ": " << std::get<TextShape>(mark.shape).text.toStdString();
                            }
                    }
                    const auto* line = std::get_if<LineShape>(&mark.shape);
                    if (line == nullptr || mark.id.launch != 0 || !nodes.contains(mark.id.index) ||
                        kind == std::string{"inclusive"})
                        continue;
                    const double above = nodes[mark.id.index].top() - 2;
                    EXPECT_FALSE(line->stroke.color == colors.wire && bounds.top() < above && bounds.bottom() > above)
                        << n << ": a wire leads into the node of column " << mark.id.index;
                }
            }
        }
}

TEST(Chains, TakeTheTimeOfTheirTurns)
{
    const RecordingPtr recording = recordedRun("sequential-scan", 16);
    EXPECT_GT(Motion(*recording, 1).length(), 2 * Motion(*recordedRun("kogge-stone-scan", 16), 1).length());
}

/// Idle work-items of a group stand in no column of a value, whatever the sizes of groups.
TEST(Chains, IdentitiesOfIdleWorkItemsCoverNoValue)
{
    for (const char* id : {"coarsened-reduction", "work-group-reduction"})
        for (const std::size_t n : {1, 2, 3, 5, 7, 9, 16, 20, 33, 40})
            for (const auto& [name, value] : {std::pair{"group-size", "8"}, std::pair{"finish", "launch"}}) {
                RecordingPtr recording;
                try {
                    recording = recordedRun(id, n, {{name, value}});
                } catch (const InputError&) {
                    continue;
                }
                const auto flow = readScanFlow(keptBy(recording));
                ASSERT_TRUE(flow);
                for (const ScanStep& step : flow->steps)
                    for (const ScanFill& fill : step.fills)
                        EXPECT_GE(fill.value.position, recording->n())
                            << id << " n=" << n << ": item " << fill.item << " in launch " << step.place.launch;
            }
}

} // namespace
} // namespace lockstep::ui
