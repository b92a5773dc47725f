// Networks as an audience sees them at rest.
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/variants.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/network/read_unrolled.hpp"

#include <set>

namespace lockstep::ui {
namespace {

View audience()
{
    View view;
    view.role = ViewRole::presenter;
    view.size = {1780, 830};
    return view;
}

void eachNetwork(std::initializer_list<std::size_t> sizes,
                 const std::function<void(const Resident&, const std::string&)>& look)
{
    eachVariant(
        sizes,
        [&](const RecordingPtr& recording, const std::string& what) {
            if (networkLens.canShow(*recording, audience()))
                look(keptBy(recording), what);
        },
        [](const Algorithm& algorithm) { return algorithm.lens == "network"; });
}

QRectF cardIn(const Scene& scene)
{
    for (const Mark& mark : scene.marks)
        if (mark.id.name == QStringLiteral("focus") || mark.id.name.endsWith(QStringLiteral("-focus")))
            return boundsOf(mark.shape);
    return {};
}

TEST(PresentedNetworks, ALaunchAtRestShowsAllItsLayers)
{
    bool isAny = false;
    eachNetwork({7, 16}, [&](const Resident& resident, const std::string& what) {
        const Recording& recording = *resident.recording;
        for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
            if (!comparesLocally(recording, k) || recording.launches[k - 1].phases.size() < 4)
                continue;
            isAny = true;
            const std::string where = what + ", launch " + std::to_string(k);
            const Scene scene = networkLens.scene(resident, {k, 1}, audience());
            const QRectF card = cardIn(scene);
            std::set<QString> layers;
            std::map<QString, std::size_t> values;
            for (const Mark& mark : scene.marks) {
                const bool isComparator = mark.id.name.endsWith(QStringLiteral("-comparator"));
                if (isComparator && mark.id.launch == static_cast<int>(k)) {
                    layers.insert(mark.id.name.section(QLatin1Char('-'), 0, 1));
                    EXPECT_TRUE(card.contains(boundsOf(mark.shape).center())) << where;
                }
                if (mark.id.name.endsWith(QStringLiteral("-between")))
                    ++values[mark.id.name.section(QLatin1Char('-'), 0, 1)];
            }
            EXPECT_GT(layers.size(), 1u) << where;
            EXPECT_EQ(values.size(), layers.size() - 1) << where;
            for (const auto& [layer, count] : values)
                EXPECT_EQ(count, recording.n()) << where << ", " << layer.toStdString();
            // One of its phases alone has a card of its own.
            for (std::uint32_t phase = 1; phase + 1 < recording.launches[k - 1].phases.size(); ++phase)
                EXPECT_EQ(marksNamed(networkLens.scene(resident, {k, 1, phase}, audience()), ".*-between"), 0u);
        }
    });
    EXPECT_TRUE(isAny);
}

TEST(PresentedNetworks, TakeTheRoomThatThereIs)
{
    eachNetwork({8, 16}, [](const Resident& resident, const std::string& what) {
        for (std::size_t k = 1; k <= resident.recording->launchCount(); ++k) {
            const Scene scene = networkLens.scene(resident, {k, 1}, audience());
            QRectF all;
            for (const Mark& mark : scene.marks)
                all |= boundsOf(mark.shape);
            EXPECT_GT(all.width(), 0.7 * audience().size.width()) << what << ", launch " << k;
            const double left = all.left(), right = audience().size.width() - all.right();
            EXPECT_LT(std::abs(right - left), 0.12 * audience().size.width()) << what << ", launch " << k;
        }
    });
}

} // namespace
} // namespace lockstep::ui
