#include "engine/algorithms/keys.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {

std::uint32_t KeyOrder::order(std::uint32_t bits) const
{
    const std::uint32_t up = orderBits(bits, type);
    if (!descending)
        return up;
    const bool nan = type == ElementType::float32 && (bits & 0x7FFFFFFFu) > 0x7F800000u;
    return nan ? up : ~up;
}

KeyOrder keyOrder(const Parameters& parameters)
{
    const auto order = parameters.find("order");
    return {elementType(parameters), order != parameters.end() && order->second == "descending"};
}

std::vector<Parameter> sortParameters()
{
    return {{"type", "Key type", {"uint32", "int32", "float32"}, "uint32"},
            {"order", "Order", {"ascending", "descending"}, "ascending"}};
}

std::vector<std::string> sortOptions(const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    const std::string name = keys.type == ElementType::uint32  ? "uint"
                             : keys.type == ElementType::int32 ? "int"
                                                               : "float";
    return {"-DKEY=" + name, "-DORDER=order_" + name + (keys.descending ? "_desc" : "")};
}

Words sortedReference(const Words& input, const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    Words sorted = input;
    std::ranges::stable_sort(sorted, {}, [&](std::uint32_t key) { return keys.order(key); });
    return sorted;
}

std::vector<Parameter> scanParameters()
{
    return {{"type", "Value type", {"uint32", "int32"}, "uint32"},
            {"operator", "Operator", {"add", "max", "min", "affine"}, "add"}};
}

std::vector<std::string> scanOptions(const Parameters& parameters)
{
    return {elementType(parameters) == ElementType::int32 ? "-DVALUE=int" : "-DVALUE=uint",
            "-DOP=op_" + parameters.at("operator")};
}

void checkScanned(const Words& input, const Parameters& parameters)
{
    if (parameters.at("operator") != "affine")
        return;
    const auto even = std::ranges::find_if(input, [](std::uint32_t word) { return (word >> 16) % 2 == 0; });
    if (even != input.end())
        throw InputError{fmt::format("Key {} is {}, the map x → {}·x + {}; a must be odd in a word a·65536 + b, as in "
                                     "65537.",
                                     even - input.begin() + 1, formatValue(*even, elementType(parameters)), *even >> 16,
                                     *even & 0xFFFFu)};
}

Words scannedReference(const Words& input, const Parameters& parameters)
{
    Words sums = input;
    for (std::size_t i = 1; i < sums.size(); ++i)
        sums[i] = combine(parameters.at("operator"), elementType(parameters), sums[i - 1], sums[i]);
    return sums;
}

std::uint32_t combine(const std::string& op, ElementType type, std::uint32_t left, std::uint32_t right)
{
    const bool leftIsLess =
        type == ElementType::int32 ? static_cast<std::int32_t>(left) < static_cast<std::int32_t>(right) : left < right;
    if (op == "max")
        return leftIsLess ? right : left;
    if (op == "min")
        return leftIsLess ? left : right;
    if (op == "affine") {
        const std::uint32_t a = (right >> 16) * (left >> 16) & 0xFFFFu;
        const std::uint32_t b = ((right >> 16) * (left & 0xFFFFu) + right) & 0xFFFFu;
        return a << 16 | b;
    }
    return left + right;
}

} // namespace lockstep
