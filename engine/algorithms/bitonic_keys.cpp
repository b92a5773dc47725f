#include "engine/algorithms/bitonic_keys.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

/// At most two changes between rising and falling on the way round.
bool turnsTwice(const Words& ranks)
{
    std::vector<bool> rises;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const std::uint32_t here = ranks[i], next = ranks[(i + 1) % ranks.size()];
        if (here != next)
            rises.push_back(here < next);
    }
    std::size_t turns = 0;
    for (std::size_t i = 0; i < rises.size(); ++i)
        turns += rises[i] != rises[(i + 1) % rises.size()];
    return turns <= 2;
}

Words ranksOf(const Words& keys, const KeyOrder& order)
{
    Words ranks;
    for (const std::uint32_t key : keys)
        ranks.push_back(order.order(key));
    return ranks;
}

} // namespace

bool isBitonic(const Words& keys, const KeyOrder& order)
{
    return turnsTwice(ranksOf(keys, order));
}

bool isSortedBySplits(const Words& keys, const KeyOrder& order)
{
    Words ranks = ranksOf(keys, order);
    ranks.resize(std::bit_ceil(ranks.size()), UINT32_MAX);
    return turnsTwice(ranks);
}

} // namespace lockstep
