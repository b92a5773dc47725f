#include "ui/lenses/grid/uncounted.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/words.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/legend.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <span>

namespace lockstep::ui {
namespace {

constexpr std::uint64_t mostEvents = std::uint64_t{1} << 20;
constexpr std::size_t mostPixels = 512; ///< along a side of an image

struct Matrix {
    QString name;
    std::size_t rows = 1, columns = 1;
    std::span<const std::uint32_t> values; ///< empty: they are not there yet
};

std::size_t sideOf(const Recording& recording, const char* name)
{
    const auto found = recording.parameters.find(name);
    return found == recording.parameters.end() ? 0 : std::stoul(found->second);
}

/// What the run has of two dimensions. A buffer that holds both factors of a product is two.
std::vector<Matrix> matricesOf(const Recording& recording, const State* state, bool isDone)
{
    std::vector<Matrix> all;
    for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
        const BufferInfo& info = recording.buffers[b];
        const bool isResult = b == recording.outputBuffer;
        const std::span<const std::uint32_t> words =
            state == nullptr || (isResult && !isDone) ? std::span<const std::uint32_t>{} : *state->buffers[b];
        const QString name = QString::fromStdString(info.name);
        const auto part = [&](std::size_t from, std::size_t count) {
            return from + count <= words.size() ? words.subspan(from, count) : std::span<const std::uint32_t>{};
        };
        if (info.shape.size() == 2) {
            all.push_back({name, info.shape[0], info.shape[1], words});
        } else if (const std::size_t inner = sideOf(recording, "inner"); inner > 0) {
            const std::size_t rows = sideOf(recording, "rows"), columns = sideOf(recording, "columns");
            all.push_back({QStringLiteral("a"), rows, inner, part(0, rows * inner)});
            all.push_back({QStringLiteral("b"), inner, columns, part(rows * inner, inner * columns)});
        }
    }
    return all;
}

/// From the least value to the largest, the mean of those that fall into one pixel.
ImageShape imageOf(const Matrix& matrix, ElementType type, const QRectF& rect, const Theme& colors)
{
    ImageShape image;
    image.rect = rect;
    const std::size_t columns = std::min(matrix.columns, mostPixels), rows = std::min(matrix.rows, mostPixels);
    std::vector<double> sums(columns * rows, 0), counts(columns * rows, 0);
    double least = 4'294'967'295.0, most = 0;
    for (std::size_t i = 0; i < matrix.values.size(); ++i) {
        const std::size_t at =
            i / matrix.columns * rows / matrix.rows * columns + i % matrix.columns * columns / matrix.columns;
        const double value = orderBits(matrix.values[i], type);
        least = std::min(least, value);
        most = std::max(most, value);
        sums[at] += value;
        ++counts[at];
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const double share = (sums[i] / std::max(counts[i], 1.0) - least) / std::max(1.0, most - least);
        image.pixels.push_back(mix(colors.panel, colors.ink2, 0.08 + 0.8 * share).rgb());
    }
    image.columns = static_cast<int>(columns);
    image.rows = static_cast<int>(rows);
    return image;
}

} // namespace

bool isUncounted(const Recording& recording, std::size_t launch)
{
    return launch > 0 && launch <= recording.launchCount() && recording.launches[launch - 1].events > mostEvents;
}

Scene uncountedScene(const Resident& resident, const GridTime& time, const View& view)
{
    const Recording& recording = *resident.recording;
    const Theme& colors = theme(view.theme);
    Scene scene;
    scene.size = view.size;
    const double s = growingScale(view), smallest = smallestText(view), gap = 36 * s, heading = 28 * s;
    Labels labels(QRectF({0, 0}, view.size), smallest);
    const auto found = resident.states.find(time.launch);
    const State* state = found == resident.states.end() ? nullptr : &found->second;
    const bool isDone = time.isWhole || time.fraction >= 1;
    const std::vector<Matrix> all = matricesOf(recording, state, isDone);
    double columns = 0, rows = 1;
    for (const Matrix& matrix : all) {
        columns += static_cast<double>(matrix.columns);
        rows = std::max(rows, static_cast<double>(matrix.rows));
    }
    const double bottom = view.size.height() - (view.hasLegend ? 32 : 2) * s;
    const double room = view.size.width() - 2 * s - gap * static_cast<double>(std::max<std::size_t>(all.size(), 1) - 1);
    const double cell = std::min(room / std::max(columns, 1.0), (bottom - heading) / rows);
    double x = s;
    for (const Matrix& matrix : all) {
        const QRectF rect(x, heading, cell * static_cast<double>(matrix.columns),
                          cell * static_cast<double>(matrix.rows));
        labels.place(scene,
                     textAt(say("%1: %2 × %3").arg(matrix.name).arg(matrix.rows).arg(matrix.columns),
                            {rect.left() + 1, 12 * s}, std::max(12.5 * s, smallest), 600, colors.ink, Align::left));
        if (!matrix.values.empty())
            scene.add(imageOf(matrix, recording.type, rect, colors), {.name = QStringLiteral("matrix-") + matrix.name});
        scene.add(RectShape{rect, 0, Qt::transparent, {colors.line2, s, {}}});
        x += rect.width() + gap;
    }
    if (view.hasLegend) {
        Legend legend;
        legend.scale = s;
        legend.left = legend.edge = s;
        legend.right = view.size.width();
        legend.y = view.size.height() - 10 * s;
        legend.entries.push_back({.size = {13 * s, 13 * s},
                                  .sign = cellSign(3 * s, mix(colors.panel, colors.ink2, 0.88)),
                                  .words = {say("the darker, the larger")}});
        addLegend(scene, colors, legend, &labels);
    }
    return scene;
}

std::vector<Phrase> tellUncounted(const Recording& recording, std::size_t launch)
{
    const Launch& made = recording.launches[launch - 1];
    return {{many(made.events, "%1 event", "%1 events"), Tone::strong},
            {say(" of this launch are too many to follow one by one: the picture shows what stood in memory before and "
                 "after it.")}};
}

} // namespace lockstep::ui
