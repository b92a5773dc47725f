#include "ui/lens/density.hpp"

#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/pads.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep::ui {

void eachDensityCell(const Words& words, ElementType type, int columns, int rows, const Words* pads,
                     const std::function<void(std::size_t element, std::size_t cell)>& tell)
{
    const auto width = static_cast<std::size_t>(std::max(columns, 0));
    const auto height = static_cast<std::size_t>(std::max(rows, 0));
    if (words.empty() || width * height == 0)
        return;
    const auto isPad = [pads](std::size_t i) { return pads != nullptr && i < pads->size() && (*pads)[i] != 0; };
    Words order(words.size());
    std::uint64_t low = ~std::uint64_t{0}, high = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        order[i] = orderBits(words[i], type);
        if (isPad(i))
            continue;
        low = std::min<std::uint64_t>(low, order[i]);
        high = std::max<std::uint64_t>(high, order[i]);
    }
    if (low > high)
        return;
    const std::uint64_t range = high - low + 1;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (isPad(i))
            continue;
        const std::size_t column = i * width / order.size();
        const auto fromBottom = static_cast<std::size_t>((order[i] - low) * height / range);
        tell(i, (height - 1 - fromBottom) * width + column);
    }
}

std::uint32_t placeOf(std::uint32_t key, const Recording& recording)
{
    const auto table = WordTable::of(recording.parameters);
    return table ? table->rank(key) : key;
}

Words placesOf(const Words& words, const Recording& recording)
{
    Words places = words;
    if (const auto table = WordTable::of(recording.parameters))
        for (std::uint32_t& word : places)
            word = table->rank(word);
    return places;
}

std::shared_ptr<const Density> computeDensity(const Words& words, ElementType type, int columns, int rows,
                                              const Words* pads)
{
    auto density = std::make_shared<Density>();
    density->columns = std::max(columns, 0);
    density->rows = std::max(rows, 0);
    density->cells.assign(static_cast<std::size_t>(density->columns) * static_cast<std::size_t>(density->rows), 0);
    eachDensityCell(words, type, columns, rows, pads,
                    [&density](std::size_t, std::size_t cell) { ++density->cells[cell]; });
    return density;
}

std::shared_ptr<const Density> computeDensity(const State& state, const Recording& recording,
                                              const DensityRequest& request)
{
    const Words& words = *state.buffers.at(request.buffer);
    const auto flags = padsAfter(recording, request.launch);
    const Words* pads = flags && state.buffers.at(*flags) ? state.buffers.at(*flags).get() : nullptr;
    return computeDensity(placesOf(words, recording), recording.buffers.at(request.buffer).type, request.columns,
                          request.rows, pads);
}

} // namespace lockstep::ui
