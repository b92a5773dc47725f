#include "ui/lenses/bars/digits.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/bucket_marks.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/run_kinds.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t sampled = 64; ///< keys of a column that are looked at
constexpr double mostly = 0.9;      ///< of them have the digit that the column is coloured by

std::uint32_t leading(const std::array<std::uint32_t, bucketSigns>& votes, double share)
{
    const auto most = std::ranges::max_element(votes);
    std::uint32_t all = 0;
    for (const std::uint32_t vote : votes)
        all += vote;
    return all > 0 && *most >= share * all ? static_cast<std::uint32_t>(most - votes.begin()) : BarsDigits::none;
}

} // namespace

std::vector<BarsDigits::Band> BarsDigits::bands() const
{
    std::vector<Band> found;
    for (int c = 0; c < static_cast<int>(ofColumn.size()); ++c) {
        const std::uint32_t its = ofColumn[static_cast<std::size_t>(c)];
        if (its == none)
            continue;
        // A column in which two digits meet belongs to no band.
        if (found.empty() || found.back().digit != its || c - found.back().end > 1)
            found.push_back({c, c, its});
        found.back().end = c + 1;
    }
    return found;
}

bool hasDigits(const Recording& recording, std::size_t launch)
{
    return launch > 0 && launch <= recording.launchCount() && recording.lens == "buckets" &&
           recording.workUnit == WorkUnit::countsAndMoves && !sortsByBallots(recording) && tableShape(recording) &&
           digitOfPass(recording, launch).largest < bucketSigns;
}

BarsDigits readDigits(const Recording& recording, std::size_t launch, const Words& words, const BarsPlan& plan)
{
    BarsDigits digits;
    digits.digit = digitOfPass(recording, launch);
    const KeyOrder order = keyOrder(recording.parameters);
    const auto digitOf = [&](std::uint32_t bits) {
        return std::min(digits.digit.bucketOf(order.order(bits), bits), bucketSigns - 1);
    };
    const std::size_t n = words.size(), columns = static_cast<std::size_t>(std::max(plan.columns, 0));
    digits.ofColumn.assign(columns, BarsDigits::none);
    for (std::size_t c = 0; c < columns && n > 0; ++c) {
        const std::size_t first = (c * n + columns - 1) / columns, end = ((c + 1) * n + columns - 1) / columns;
        std::array<std::uint32_t, bucketSigns> votes{};
        const std::size_t step = std::max<std::size_t>(1, (end - first) / sampled);
        for (std::size_t i = first; i < end; i += step)
            ++votes[digitOf(words[i])];
        digits.ofColumn[c] = leading(votes, mostly);
    }
    if (!plan.told)
        return digits;
    std::vector<std::array<std::uint32_t, bucketSigns>> votes(columns * static_cast<std::size_t>(plan.rows));
    eachDensityCell(placesOf(words, recording), recording.type, plan.columns, plan.rows, nullptr,
                    [&](std::size_t i, std::size_t cell) { ++votes[cell][digitOf(words[i])]; });
    for (const auto& cell : votes)
        digits.ofCell.push_back(leading(cell, 0));
    return digits;
}

} // namespace lockstep::ui
