#include "engine/plans/plan_values.hpp"

#include "engine/input/input.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace lockstep {
namespace {

/// A number without a fraction is whole however it is written: 4.0, or n / 2 of an even n.
std::optional<std::int64_t> wholeOf(const PlanNumber& number)
{
    if (const auto* whole = std::get_if<std::int64_t>(&number))
        return *whole;
    const double value = std::get<double>(number);
    constexpr double beyond = 9007199254740992.0; // 2^53
    if (std::floor(value) != value || std::abs(value) > beyond)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

} // namespace

std::optional<std::uint32_t> wordOf(const PlanNumber& number, ElementType type, bool wraps)
{
    if (type == ElementType::float32)
        return std::bit_cast<std::uint32_t>(std::visit([](auto value) { return static_cast<float>(value); }, number));
    const std::optional<std::int64_t> whole = wholeOf(number);
    if (!whole)
        return std::nullopt;
    using Signed = std::numeric_limits<std::int32_t>;
    using Unsigned = std::numeric_limits<std::uint32_t>;
    const bool fits = type == ElementType::int32 ? *whole >= Signed::min() && *whole <= Signed::max()
                                                 : *whole >= 0 && *whole <= std::int64_t{Unsigned::max()};
    if (!fits && !wraps)
        return std::nullopt;
    return static_cast<std::uint32_t>(static_cast<std::uint64_t>(*whole));
}

PlanNumber numberOf(std::uint32_t bits, ElementType type)
{
    if (type == ElementType::float32)
        return static_cast<double>(std::bit_cast<float>(bits));
    return type == ElementType::int32 ? std::int64_t{std::bit_cast<std::int32_t>(bits)} : std::int64_t{bits};
}

std::string textOf(const PlanNumber& number)
{
    return std::visit([](auto value) { return fmt::format("{}", value); }, number);
}

const std::vector<std::string>& namedExpectations()
{
    static const std::vector<std::string> names{"sorted", "sum", "inclusive-scan", "exclusive-scan"};
    return names;
}

Words namedExpectation(std::string_view name, const Words& input, ElementType type)
{
    Words result = input;
    if (name == "sorted") {
        std::ranges::sort(result, {}, [type](std::uint32_t bits) { return orderBits(bits, type); });
        return result;
    }
    const bool isFloat = type == ElementType::float32;
    double sum = 0;
    std::uint32_t wrapped = 0;
    for (std::uint32_t& word : result) {
        const std::uint32_t value = word;
        const auto now = [&] { return isFloat ? std::bit_cast<std::uint32_t>(static_cast<float>(sum)) : wrapped; };
        word = now();
        if (isFloat)
            sum += std::bit_cast<float>(value);
        else
            wrapped += value;
        if (name != "exclusive-scan")
            word = now();
    }
    if (name == "sum")
        return {result.back()};
    return result;
}

} // namespace lockstep
