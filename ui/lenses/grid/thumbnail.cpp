#include "ui/lenses/grid/thumbnail.hpp"

#include "ui/kit/key_scale.hpp"
#include "ui/scene/mix.hpp"

#include <algorithm>

namespace lockstep::ui {

Thumbnail thumbnailOf(std::span<const std::uint32_t> values, std::size_t rows, std::size_t columns, ElementType type)
{
    constexpr std::size_t most = 512;
    Thumbnail image{std::min(rows, most), std::min(columns, most), {}, 0};
    const KeyScale scale(Words(values.begin(), values.end()), type);
    std::vector<std::uint32_t> counts(image.rows * image.columns, 0);
    image.shares.resize(counts.size(), 0);
    double highest = -1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t at = i / columns * image.rows / rows * image.columns + i % columns * image.columns / columns;
        const double share = scale(values[i]);
        image.shares[at] += static_cast<float>(share);
        ++counts[at];
        if (share > highest) {
            highest = share;
            image.largest = values[i];
        }
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        image.shares[i] /= static_cast<float>(std::max(counts[i], 1U));
    return image;
}

QColor lightShade(double share, const Theme& colors)
{
    return colors.dark ? mix(colors.paper, colors.ink, share) : mix(colors.ink, colors.paper, share);
}

ImageShape lightImage(const Thumbnail& thumbnail, const QRectF& rect, const Theme& colors)
{
    ImageShape image{rect, static_cast<int>(thumbnail.columns), static_cast<int>(thumbnail.rows), {}};
    for (const float share : thumbnail.shares)
        image.pixels.push_back(lightShade(static_cast<double>(share), colors).rgb());
    return image;
}

} // namespace lockstep::ui
