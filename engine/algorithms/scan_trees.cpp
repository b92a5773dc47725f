#include "engine/algorithms/scan_trees.hpp"

#include "engine/algorithms/keys.hpp"

#include <bit>
#include <utility>

namespace lockstep {
namespace {

/// Left to right, with no regard for "kind".
Words leftToRight(Words x, const Combiner& plus)
{
    for (std::size_t i = 1; i < x.size(); ++i)
        x[i] = plus(x[i - 1], x[i]);
    return x;
}

} // namespace

Words doublingReference(const Words& input, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    if (elementType(parameters) != ElementType::float32)
        return leftToRight(input, plus);
    Words x = input;
    for (std::size_t distance = 1; distance < x.size(); distance *= 2)
        for (std::size_t i = x.size() - 1; i >= distance; --i)
            x[i] = plus(x[i - distance], x[i]);
    return x;
}

Words brentKungReference(const Words& input, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    if (elementType(parameters) != ElementType::float32)
        return leftToRight(input, plus);
    Words x = input;
    const std::size_t n = x.size();
    for (std::size_t s = 1; 2 * s <= n; s *= 2)
        for (std::size_t i = 2 * s - 1; i < n; i += 2 * s)
            x[i] = plus(x[i - s], x[i]);
    for (std::size_t s = std::bit_floor(n) / 2; s > 0; s /= 2)
        for (std::size_t i = 2 * s - 1; i + s < n; i += 2 * s)
            x[i + s] = plus(x[i], x[i + s]);
    return x;
}

Words blellochReference(const Words& input, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    if (elementType(parameters) != ElementType::float32)
        return shifted(leftToRight(input, plus), parameters);
    const std::size_t lanes = std::bit_ceil(input.size());
    const std::uint32_t nothing = identity(parameters.at("operator"), ElementType::float32);
    Words x = input;
    x.resize(lanes, nothing);
    for (std::size_t d = 1; d < lanes; d *= 2)
        for (std::size_t right = 2 * d - 1; right < lanes; right += 2 * d)
            x[right] = plus(x[right - d], x[right]);
    x[lanes - 1] = nothing;
    for (std::size_t d = lanes / 2; d > 0; d /= 2)
        for (std::size_t right = 2 * d - 1; right < lanes; right += 2 * d)
            x[right - d] = std::exchange(x[right], plus(x[right], x[right - d]));
    x.resize(input.size());
    return x;
}

} // namespace lockstep
