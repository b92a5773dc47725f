#include "ui/lenses/density.hpp"

#include "engine/input/input.hpp"

#include <algorithm>

namespace lockstep::ui {

std::shared_ptr<const Density> computeDensity(const Words& words, ElementType type, int columns, int rows)
{
    auto density = std::make_shared<Density>();
    density->columns = std::max(columns, 0);
    density->rows = std::max(rows, 0);
    const auto width = static_cast<std::size_t>(density->columns);
    const auto height = static_cast<std::size_t>(density->rows);
    density->cells.assign(width * height, 0);
    if (words.empty() || density->cells.empty())
        return density;

    Words order(words.size());
    std::transform(words.begin(), words.end(), order.begin(),
                   [type](std::uint32_t bits) { return orderBits(bits, type); });
    const auto [least, most] = std::minmax_element(order.begin(), order.end());
    const std::uint64_t low = *least;
    const std::uint64_t range = std::uint64_t{*most} - low + 1;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t column = i * width / order.size();
        const auto fromBottom = static_cast<std::size_t>((order[i] - low) * height / range);
        ++density->cells[(height - 1 - fromBottom) * width + column];
    }
    return density;
}

} // namespace lockstep::ui
