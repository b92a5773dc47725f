#include "ui/lenses/grid/uncounted.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/legend.hpp"
#include "ui/scene/mix.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace lockstep::ui {
namespace {

constexpr std::uint64_t mostEvents = std::uint64_t{1} << 20;

std::size_t sideOf(const Recording& recording, const char* name)
{
    const auto found = recording.parameters.find(name);
    return found == recording.parameters.end() ? 0 : std::stoul(found->second);
}

QRgb shadeOf(float share, const Theme& colors)
{
    return mix(colors.panel, colors.ink2, 0.08 + 0.8 * static_cast<double>(share)).rgb();
}

ImageShape imageOf(const Thumbnail& thumbnail, const QRectF& rect, const Theme& colors)
{
    ImageShape image;
    image.rect = rect;
    image.columns = static_cast<int>(thumbnail.columns);
    image.rows = static_cast<int>(thumbnail.rows);
    std::array<QRgb, 256> shades{};
    for (std::size_t i = 0; i < shades.size(); ++i)
        shades[i] = shadeOf(static_cast<float>(i) / 255, colors);
    for (const float share : thumbnail.shares)
        image.pixels.push_back(shades[static_cast<std::size_t>(std::clamp(share, 0.0F, 1.0F) * 255)]);
    return image;
}

} // namespace

bool isUncounted(const Recording& recording, std::size_t launch)
{
    return launch > 0 && launch <= recording.launchCount() && recording.launches[launch - 1].events > mostEvents;
}

std::size_t bytesOf(const UncountedRead& read)
{
    std::size_t bytes = 0;
    for (const UncountedMatrix& matrix : read.matrices)
        bytes += sizeof(matrix) + matrix.image.shares.size() * sizeof(float);
    return bytes;
}

/// What the run has of two dimensions. A buffer that holds both factors of a product is two.
std::optional<UncountedRead> readUncounted(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    const auto found = resident.states.find(launch);
    if (found == resident.states.end())
        return std::nullopt;
    UncountedRead read;
    const auto add = [&](const QString& name, std::size_t rows, std::size_t columns, bool isResult,
                         std::span<const std::uint32_t> words, std::size_t from) {
        if (rows > 0 && columns > 0 && from + rows * columns <= words.size())
            read.matrices.push_back({name, rows, columns, isResult,
                                     thumbnailOf(words.subspan(from, rows * columns), rows, columns, recording.type)});
    };
    for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
        const BufferInfo& info = recording.buffers[b];
        const std::span<const std::uint32_t> words = *found->second.buffers[b];
        if (info.shape.size() == 2) {
            add(QString::fromStdString(info.name), info.shape[0], info.shape[1], b == recording.outputBuffer, words, 0);
        } else if (const std::size_t inner = sideOf(recording, "inner"); inner > 0) {
            const std::size_t rows = sideOf(recording, "rows"), columns = sideOf(recording, "columns");
            add(QStringLiteral("a"), rows, inner, false, words, 0);
            add(QStringLiteral("b"), inner, columns, false, words, rows * inner);
        }
    }
    return read;
}

Scene uncountedScene(const UncountedRead& read, const GridTime& time, const View& view)
{
    const Theme& colors = theme(view.theme);
    Scene scene;
    scene.size = view.size;
    const double s = growingScale(view), smallest = smallestText(view), gap = 36 * s, heading = 28 * s;
    Labels labels(QRectF({0, 0}, view.size), smallest);
    const bool isDone = time.isWhole || time.fraction >= 1;
    const std::vector<UncountedMatrix>& all = read.matrices;
    double columns = 0, rows = 1;
    for (const UncountedMatrix& matrix : all) {
        columns += static_cast<double>(matrix.columns);
        rows = std::max(rows, static_cast<double>(matrix.rows));
    }
    const double bottom = view.size.height() - (view.hasLegend ? 32 : 2) * s;
    const double room = view.size.width() - 2 * s - gap * static_cast<double>(std::max<std::size_t>(all.size(), 1) - 1);
    const double cell = std::min(room / std::max(columns, 1.0), (bottom - heading) / rows);
    double x = s;
    for (const UncountedMatrix& matrix : all) {
        const QRectF rect(x, heading, cell * static_cast<double>(matrix.columns),
                          cell * static_cast<double>(matrix.rows));
        labels.place(scene,
                     textAt(say("%1: %2 × %3").arg(matrix.name).arg(matrix.rows).arg(matrix.columns),
                            {rect.left() + 1, 12 * s}, std::max(12.5 * s, smallest), 600, colors.ink, Align::left));
        if (isDone || !matrix.isResult)
            scene.add(imageOf(matrix.image, rect, colors), {.name = QStringLiteral("matrix-") + matrix.name});
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
                                  .sign = cellSign(3 * s, QColor(shadeOf(1, colors))),
                                  .words = {say("the darker, the larger")}});
        addLegend(scene, colors, legend, &labels);
    }
    return scene;
}

std::vector<Phrase> tellUncounted(const Recording& recording, std::size_t launch)
{
    const Launch& made = recording.launches[launch - 1];
    return {{many(made.events, "%1 event", "%1 events"), Tone::strong},
            {say(" of this launch are too many to follow one by one: the picture shows what memory holds after it.")}};
}

} // namespace lockstep::ui
