#include "engine/algorithms/made_keys.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <numeric>
#include <random>
#include <utility>

namespace lockstep {
namespace {

/// A network of splits of n wires, no power of two, is a larger one whose last wires hold keys that come last of
/// all: with those too the keys are bitonic where they fall and then rise, by the order they are sorted in.
void turnToFall(Words& keys, const Parameters& parameters)
{
    const KeyOrder order = keyOrder(parameters);
    std::ranges::rotate(keys, std::ranges::max_element(keys, {}, [&](std::uint32_t key) { return order.order(key); }));
    if (order.type == ElementType::pair)
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = (keys[i] & ~0xFFFFu) | static_cast<std::uint32_t>(i);
}

void shuffleSecondFields(Words& pairs, std::uint64_t seed)
{
    std::vector<std::uint32_t> places(pairs.size());
    std::iota(places.begin(), places.end(), 0u);
    std::mt19937_64 random{seed};
    for (std::size_t left = places.size(); left > 1; --left) // std::shuffle differs between standard libraries
        std::swap(places[left - 1], places[random() % left]);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i] = (pairs[i] & ~0xFFFFu) | places[i];
}

/// Bodies in the plane, x and y of each in turn, that keep apart: of several places each takes the one that is
/// farthest from those before it. So no two of a few pull so hard that nothing else is to be seen.
void keepApart(Words& places, std::uint64_t seed)
{
    constexpr std::size_t mostBodies = 256; // of more some are near one another anyhow
    constexpr int tries = 12;
    const std::size_t bodies = places.size() / 2;
    if (bodies > mostBodies)
        return;
    std::mt19937_64 random{seed};
    const int parts = places.size() <= 256 ? 100 : 1000; // as generateKeys
    const auto number = [&] { return static_cast<int>(random() % (2 * static_cast<unsigned>(parts))) - parts; };
    std::vector<std::pair<int, int>> taken; // whole numbers are the same on every machine
    for (std::size_t i = 0; i < bodies; ++i) {
        int farthest = -1;
        std::pair<int, int> place;
        for (int turn = 0; turn < tries; ++turn) {
            const int x = number(), y = number();
            int nearest = std::numeric_limits<int>::max();
            for (const auto& [otherX, otherY] : taken)
                nearest = std::min(nearest, (otherX - x) * (otherX - x) + (otherY - y) * (otherY - y));
            if (nearest > farthest) {
                farthest = nearest;
                place = {x, y};
            }
        }
        taken.push_back(place);
        for (const auto& [word, part] : {std::pair{2 * i, place.first}, std::pair{2 * i + 1, place.second}})
            places[word] = std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<double>(part) / parts));
    }
}

/// The letters of a text one by one: words start<<16 | 1. They stand where they stand, whatever the distribution.
Words pieces(std::size_t n)
{
    constexpr std::size_t longest = 65'534;
    if (n == 0 || n > longest)
        throw InputError{sentence("n is {}; a text that is joined has 1 to {} letters.", n, longest)};
    Words letters(n);
    for (std::size_t i = 0; i < n; ++i)
        letters[i] = static_cast<std::uint32_t>(i << 16 | 1);
    return letters;
}

/// An image as wide as the algorithm's parameter "columns" says.
Words imageFor(const Algorithm& algorithm, const Parameters& parameters, std::string_view name, std::size_t n)
{
    if (!fillsRows(algorithm))
        throw InputError{sentence("'{}' is an image, and {} takes none; choose one of: {}.", name, algorithm.id,
                                  fmt::join(distributions(), ", "))};
    const Parameters resolved = resolveParameters(algorithm, parameters, n);
    const std::size_t columns = number(resolved, "columns");
    return makeImage(name, n / columns, columns, elementType(resolved));
}

} // namespace

std::size_t madeFor(std::span<const Algorithm* const> algorithms)
{
    const auto needs = [](const Algorithm* one) {
        const SuitableKeys& keys = one->madeKeys;
        return keys.distribution != SuitableKeys{}.distribution ? 2 : keys.shufflesPlaces ? 1 : 0;
    };
    return static_cast<std::size_t>(std::ranges::max_element(algorithms, {}, needs) - algorithms.begin());
}

Words makeKeys(const Algorithm& algorithm, const Parameters& parameters, std::string_view distribution, std::size_t n,
               std::uint64_t seed)
{
    const auto [type, purpose] = keyKind(algorithm, parameters);
    if (const auto op = parameters.find("operator"); op != parameters.end() && op->second == "join")
        return pieces(n);
    if (isMadeImage(distribution))
        return imageFor(algorithm, parameters, distribution, n);
    Words keys = generateKeys(distribution, n, seed, type, purpose);
    const SuitableKeys& suitable = algorithm.madeKeys;
    if (suitable.startsAtLast && distribution == suitable.distribution && !std::has_single_bit(n))
        turnToFall(keys, resolveParameters(algorithm, parameters, n));
    if (suitable.shufflesPlaces)
        shuffleSecondFields(keys, seed);
    if (purpose == KeysFor::places && distribution == "uniform")
        keepApart(keys, seed);
    return keys;
}

} // namespace lockstep
