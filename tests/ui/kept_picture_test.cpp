#include "ui/scene/kept_picture.hpp"

#include "lens_recordings.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"

#include <QPainter>
#include <gtest/gtest.h>
#include <random>

namespace lockstep::ui {
namespace {

/// A device of so many pixels to a unit, on which the picture stands a little to the right and down.
class Device {
public:
    Device(QSizeF size, double scale, const QColor& ground)
        : m_image(QSize(int(size.width() * scale) + 24, int(size.height() * scale) + 12), QImage::Format_RGB32),
          m_scale(scale)
    {
        m_image.fill(ground);
    }

    template <typename Paint>
    const QImage& show(Paint paint)
    {
        QPainter painter(&m_image);
        painter.translate(24, 12);
        painter.scale(m_scale, m_scale);
        paint(painter);
        painter.end();
        return m_image;
    }

private:
    QImage m_image;
    double m_scale;
};

/// Moments as somebody sees them who plays, steps back and jumps.
std::vector<Moment> walk(const Recording& recording, std::mt19937& chance)
{
    std::vector<Moment> moments;
    const auto any = [&](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(chance); };
    for (int jump = 0; jump < 2; ++jump) {
        const std::size_t launch = 1 + any(recording.launchCount());
        for (const double fraction : {0.0, 0.1, 0.13, 0.13, 0.4, 0.5, 0.52, 0.8, 0.99, 1.0})
            moments.push_back({launch, fraction});
        moments.push_back({launch - 1, 1});
        moments.push_back({launch, 0.5});
    }
    return moments;
}

class KeptPictures : public testing::TestWithParam<const char*> {};

TEST_P(KeptPictures, AreThoseThatArePaintedWhole)
{
    const RecordingPtr recording = recordedRun(GetParam(), 16);
    Resident resident = keptBy(recording);
    resident.memory = std::make_shared<PreparedMemory>();
    std::mt19937 chance(7);
    int looked = 0;
    for (const ThemeName name : {ThemeName::light, ThemeName::dark})
        for (const double scale : {1.0, 1.25, 2.0}) {
            View view;
            view.size = {960, 640};
            view.theme = name;
            view.role = scale > 1 ? ViewRole::window : ViewRole::exported;
            const QColor ground = theme(name).paper;
            Device kept(view.size, scale, ground), whole(view.size, scale, ground);
            KeptPicture picture;
            for (const Moment moment : walk(*recording, chance)) {
                const Scene scene = frame(resident, moment, view);
                const QImage& seen = kept.show([&](QPainter& painter) { picture.paint(scene, painter); });
                ASSERT_EQ(seen, whole.show([&](QPainter& painter) { paint(scene, painter); }))
                    << "launch " << moment.launch << " at " << moment.fraction << ", " << scale << " pixels to a unit";
                ++looked;
            }
        }
    EXPECT_EQ(looked, 6 * 24);
}

INSTANTIATE_TEST_SUITE_P(Of, KeptPictures,
                         testing::Values("bitonic-sort", "radix-sort", "merge-sort", "quicksort", "kogge-stone-scan",
                                         "block-scan-pipeline", "histogram", "sample-sort", "work-group-reduction"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::erase(name, '-');
                             return name;
                         });

Scene discs(std::initializer_list<double> places, const QColor& ground = Qt::white)
{
    Scene scene;
    scene.size = {400, 100};
    scene.ground = ground;
    for (const double x : places)
        scene.add(EllipseShape{{x, 30.5, 40, 40}, QColor(200, 80, 0, 160), {Qt::black, 1.5, {}}});
    return scene;
}

TEST(Layers, KeepWhatStaysAndLeaveOutWhatLiesOverIt)
{
    Layers layers(1);
    EXPECT_TRUE(layers.part(discs({10, 100, 200, 300})).above.empty());
    // The third one moves; what stands apart from it stays.
    const Layers::Parted moved = layers.part(discs({10, 100, 220, 300}));
    EXPECT_EQ(moved.above, (std::vector<std::size_t>{2}));
    EXPECT_EQ(moved.still->marks.size(), 3U);
    const Layers::Parted again = layers.part(discs({10, 100, 231, 300}));
    EXPECT_EQ(again.still, moved.still) << "it serves for the next one too";
    // Now it comes below the last one, which is drawn later.
    const Layers::Parted below = layers.part(discs({10, 100, 270, 300}));
    EXPECT_EQ(below.above, (std::vector<std::size_t>{2, 3}));
    ASSERT_FALSE(below.touched.empty());
    QRectF all;
    for (const QRectF& touched : below.touched)
        all |= touched;
    EXPECT_TRUE(all.contains(QRectF(269, 29.5, 72, 42)));
    EXPECT_LT(all.left(), 270);
    EXPECT_GT(all.left(), 240);
}

TEST(Layers, AnotherGroundOrSizeIsAnotherPicture)
{
    Layers layers(1);
    const auto white = layers.part(discs({10, 200})).still;
    const auto black = layers.part(discs({10, 200}, Qt::black)).still;
    EXPECT_NE(white, black);
    EXPECT_EQ(black->ground, QColor(Qt::black));
    EXPECT_TRUE(layers.part(Scene()).above.empty());
}

TEST(Layers, TakeWhatIsNearlyTheSameForAnother)
{
    const Scene one = discs({10}), other = discs({10 + 1e-13});
    EXPECT_TRUE(paintsAlike(one.marks[0], one.marks[0]));
    EXPECT_FALSE(paintsAlike(one.marks[0], other.marks[0]));
}

} // namespace
} // namespace lockstep::ui
