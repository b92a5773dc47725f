#include "engine/algorithms/made_keys.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <random>
#include <utility>

namespace lockstep {
namespace {

/// A network of splits of n wires, no power of two, is a larger one whose last wires hold keys that come last of all:
/// with those too the keys are bitonic where they fall and then rise, by the order they are sorted in.
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

/// The letters of a text one by one: words start<<16 | 1. They stand where they stand, whatever the distribution.
Words pieces(std::size_t n)
{
    constexpr std::size_t longest = 65'534;
    if (n == 0 || n > longest)
        throw InputError{fmt::format("n is {}; a text that is joined has 1 to {} letters.", n, longest)};
    Words letters(n);
    for (std::size_t i = 0; i < n; ++i)
        letters[i] = static_cast<std::uint32_t>(i << 16 | 1);
    return letters;
}

/// An image as wide as the algorithm's parameter "columns" says.
Words imageFor(const Algorithm& algorithm, const Parameters& parameters, std::string_view name, std::size_t n)
{
    if (!fillsRows(algorithm))
        throw InputError{fmt::format("'{}' is an image, and {} takes none; choose one of: {}.", name, algorithm.id,
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
    return keys;
}

} // namespace lockstep
