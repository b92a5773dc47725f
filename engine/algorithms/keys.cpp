#include "engine/algorithms/keys.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <utility>

namespace lockstep {

std::uint32_t KeyOrder::order(std::uint32_t bits) const
{
    const std::uint32_t up = words ? words->rank(bits) : orderBits(bits, type);
    if (!descending)
        return up;
    if (type == ElementType::pair)
        return ~bits >> 16;
    const bool nan = type == ElementType::float32 && (bits & 0x7FFFFFFFu) > 0x7F800000u;
    return nan ? up : ~up;
}

std::uint32_t KeyOrder::digit(std::uint32_t bits, std::uint32_t shift, std::uint32_t width) const
{
    if (words) {
        const std::uint32_t character = words->character(bits, WordTable::placeOf(shift));
        return descending ? 0xFFu - character : character;
    }
    return shift > 31
               ? 0
               : static_cast<std::uint32_t>(std::uint64_t{order(bits)} >> shift & ((std::uint64_t{1} << width) - 1));
}

KeyOrder keyOrder(const Parameters& parameters)
{
    const auto order = parameters.find("order");
    return {elementType(parameters), order != parameters.end() && order->second == "descending",
            WordTable::of(parameters)};
}

bool isInOrder(const Words& keys, const Parameters& parameters)
{
    const KeyOrder order = keyOrder(parameters);
    return !parameters.contains("order") ||
           std::ranges::is_sorted(keys, {}, [&](std::uint32_t key) { return order.order(key); });
}

std::vector<Parameter> sortParameters()
{
    return {{"type", "Key type", {"uint32", "int32", "float32", "pair", "text"}, "uint32"},
            {"order", "Order", {"ascending", "descending"}, "ascending"}};
}

std::vector<std::string> sortOptions(const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    struct Name {
        const char *key, *order;
    };
    const Name name = [&]() -> Name {
        switch (keys.type) {
        case ElementType::uint32:
            break;
        case ElementType::int32:
            return {"int", "order_int"};
        case ElementType::float32:
            return {"float", "order_float"};
        case ElementType::pair:
            return {"uint", "order_pair"};
        case ElementType::text:
            return {"uint", "order_text"};
        }
        return {"uint", "order_uint"};
    }();
    return {fmt::format("-DKEY={}", name.key), fmt::format("-DORDER={}{}", name.order, keys.descending ? "_desc" : "")};
}

std::vector<bool> wrongPlaces(const Algorithm& algorithm, const Parameters& parameters, const Words& right,
                              const Words& output)
{
    const bool isComputed = parameters.contains("operator") || algorithm.workUnit == WorkUnit::multiplies ||
                            algorithm.workUnit == WorkUnit::interactions;
    const auto isSame = [&, type = elementType(parameters)](std::uint32_t a, std::uint32_t b) {
        return isComputed ? sameResult(type, a, b) : a == b;
    };
    std::vector<bool> wrong(output.size());
    for (std::size_t i = 0; i < wrong.size(); ++i)
        wrong[i] = i >= right.size() || !isSame(output[i], right[i]);
    if (algorithm.stable || !parameters.contains("order") || output.size() != right.size())
        return wrong;
    // Equal keys may have changed places: each group of them must hold the same words.
    const KeyOrder keys = keyOrder(parameters);
    for (std::size_t begin = 0, end = 0; begin < right.size(); begin = end) {
        const std::uint32_t key = keys.order(right[begin]);
        while (end < right.size() && keys.order(right[end]) == key)
            ++end;
        if (std::none_of(wrong.begin() + static_cast<std::ptrdiff_t>(begin),
                         wrong.begin() + static_cast<std::ptrdiff_t>(end), std::identity{}))
            continue;
        std::multiset<std::uint32_t> left(right.begin() + static_cast<std::ptrdiff_t>(begin),
                                          right.begin() + static_cast<std::ptrdiff_t>(end));
        for (std::size_t i = begin; i < end; ++i) {
            const auto found = left.find(output[i]);
            wrong[i] = found == left.end();
            if (!wrong[i])
                left.erase(found);
        }
    }
    return wrong;
}

bool isRight(const Algorithm& algorithm, const Parameters& parameters, const Words& right, const Words& output)
{
    if (output == right)
        return true;
    const std::vector<bool> wrong = wrongPlaces(algorithm, parameters, right, output);
    return output.size() == right.size() && std::ranges::find(wrong, true) == wrong.end();
}

Words sortedReference(const Words& input, const Parameters& parameters)
{
    const KeyOrder keys = keyOrder(parameters);
    Words sorted = input;
    if (!keys.words && (keys.type == ElementType::uint32 || keys.type == ElementType::int32)) {
        // Equal keys are equal words, and the order only flips some of their bits.
        const std::uint32_t flipped = keys.order(0);
        for (std::uint32_t& key : sorted)
            key ^= flipped;
        std::ranges::sort(sorted);
        for (std::uint32_t& key : sorted)
            key ^= flipped;
        return sorted;
    }
    std::vector<std::uint64_t> places; // each key's order above its place, so that equal keys stay in their order
    places.reserve(input.size());
    for (const std::uint32_t key : input)
        places.push_back(std::uint64_t{keys.order(key)} << 32 | places.size());
    std::ranges::sort(places);
    std::ranges::transform(places, sorted.begin(),
                           [&](std::uint64_t place) { return input[static_cast<std::uint32_t>(place)]; });
    return sorted;
}

std::vector<Parameter> scanParameters()
{
    return {{"type", "Value type", {"uint32", "int32", "float32"}, "uint32"},
            {"operator", "Operator", {"add", "multiply", "max", "min", "affine", "join"}, "add"}};
}

namespace {

/// The identity as OpenCL C writes it.
std::string identityText(const std::string& op, ElementType type)
{
    if (type == ElementType::float32)
        return op == "add" ? "0.0f" : op == "multiply" ? "1.0f" : "as_float(0x7FC00000u)";
    return fmt::format("((VALUE){}u)", identity(op, type));
}

} // namespace

std::vector<std::string> scanOptions(const Parameters& parameters)
{
    const ElementType type = elementType(parameters);
    const std::string& op = parameters.at("operator");
    return {type == ElementType::int32     ? "-DVALUE=int"
            : type == ElementType::float32 ? "-DVALUE=float"
                                           : "-DVALUE=uint",
            "-DOP=op_" + op + (type == ElementType::float32 ? "_float" : ""), "-DIDENTITY=" + identityText(op, type)};
}

std::string refuseScanned(const Parameters& parameters)
{
    if (parameters.at("operator") == "affine" && elementType(parameters) == ElementType::float32)
        return sentence(
            "Affine maps are words a·65536 + b, not float32; choose type uint32 or int32, or another operator.");
    if (parameters.at("operator") == "join" && elementType(parameters) == ElementType::float32)
        return sentence(
            "Pieces of a text are words start·65536 + length, not float32; choose type uint32 or int32, or another "
            "operator.");
    return {};
}

Parameter kindParameter()
{
    return {"kind", "Kind", {"inclusive", "exclusive"}, "inclusive"};
}

bool isExclusive(const Parameters& parameters)
{
    const auto kind = parameters.find("kind");
    return kind != parameters.end() && kind->second == "exclusive";
}

namespace {

/// Each piece must begin where the one before ends, or what a wrong scan puts together could not be told.
void checkPieces(const Words& input)
{
    if (const auto at = firstNoPiece(input))
        throw InputError{sentence("Key {} is {}, {} letters from place {} of a text; a word start·65536 + length "
                                  "must have letters and begin where the one before ends, as in 1, 65537, 131073, "
                                  "and the text may have {}.",
                                  *at + 1, input[*at], input[*at] & 0xFFFFu, input[*at] >> 16,
                                  JoinedText::mostLetters)};
}

} // namespace

void checkScanned(const Words& input, const Parameters& parameters)
{
    if (const auto text = JoinedText::of(parameters)) {
        checkPieces(input);
        if (!text->pieces().empty() && text->pieces() != input)
            throw InputError{
                sentence("The keys are not the pieces of the words that are joined; give the words as the input.")};
    }
    if (parameters.at("operator") != "affine")
        return;
    const auto even = std::ranges::find_if(input, [](std::uint32_t word) { return (word >> 16) % 2 == 0; });
    if (even != input.end())
        throw InputError{sentence("Key {} is {}, the map x → {}·x + {}; a must be odd in a word a·65536 + b, as in "
                                  "65537.",
                                  even - input.begin() + 1, formatValue(*even, elementType(parameters)), *even >> 16,
                                  *even & 0xFFFFu)};
}

Words scannedReference(const Words& input, const Parameters& parameters)
{
    Words sums = input;
    const Combiner plus = combiner(parameters);
    for (std::size_t i = 1; i < sums.size(); ++i)
        sums[i] = plus(sums[i - 1], sums[i]);
    return isExclusive(parameters) ? shifted(std::move(sums), parameters) : sums;
}

Words shifted(Words inclusive, const Parameters& parameters)
{
    inclusive.insert(inclusive.begin(), identity(parameters.at("operator"), elementType(parameters)));
    inclusive.pop_back();
    return inclusive;
}

namespace {

bool isNan(std::uint32_t bits)
{
    return (bits & 0x7FFFFFFFu) > 0x7F800000u;
}

} // namespace

std::uint32_t combine(const std::string& op, ElementType type, std::uint32_t left, std::uint32_t right)
{
    const auto asFloat = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
    if (op == "affine") {
        const std::uint32_t a = (right >> 16) * (left >> 16) & 0xFFFFu;
        const std::uint32_t b = ((right >> 16) * (left & 0xFFFFu) + right) & 0xFFFFu;
        return a << 16 | b;
    }
    if (op == "join") {
        if (left == 0 || right == 0)
            return left | right;
        const bool follows = (left >> 16) + (left & 0xFFFFu) == right >> 16;
        return follows ? left + (right & 0xFFFFu) : UINT32_MAX;
    }
    if (op == "add")
        return type == ElementType::float32 ? std::bit_cast<std::uint32_t>(asFloat(left) + asFloat(right))
                                            : left + right;
    if (op == "multiply")
        return type == ElementType::float32 ? std::bit_cast<std::uint32_t>(asFloat(left) * asFloat(right))
                                            : left * right;
    if (type == ElementType::float32 && (isNan(left) || isNan(right)))
        return isNan(left) ? right : left; // as fmax and fmin
    const bool leftIsLess = orderBits(left, type) < orderBits(right, type);
    return leftIsLess == (op == "max") ? right : left;
}

std::uint32_t plusProduct(ElementType type, std::uint32_t sum, std::uint32_t left, std::uint32_t right)
{
    if (type != ElementType::float32)
        return sum + left * right;
    const auto asFloat = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
    return std::bit_cast<std::uint32_t>(std::fma(asFloat(left), asFloat(right), asFloat(sum)));
}

std::uint32_t weighed(ElementType type, std::uint32_t alpha, std::uint32_t sum, std::uint32_t beta,
                      std::uint32_t before)
{
    const std::uint32_t other = beta == 0 ? 0 : plusProduct(type, 0, beta, before);
    return plusProduct(type, other, alpha, sum);
}

std::uint32_t attraction(std::uint32_t otherX, std::uint32_t otherY, std::uint32_t ownX, std::uint32_t ownY,
                         std::uint32_t softening)
{
    const auto asFloat = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
    const float dx = asFloat(otherX) - asFloat(ownX), dy = asFloat(otherY) - asFloat(ownY);
    const float square = std::fma(dx, dx, std::fma(dy, dy, asFloat(softening)));
    const float half = square * -0.5f;
    float root = std::bit_cast<float>(0x5F3759DFu - (std::bit_cast<std::uint32_t>(square) >> 1));
    for (int i = 0; i < 3; ++i) {
        const float scaled = half * root;
        root = root * std::fma(scaled, root, 1.5f);
    }
    const float squared = root * root;
    return std::bit_cast<std::uint32_t>(root * squared);
}

std::uint32_t pulled(std::uint32_t strength, std::uint32_t other, std::uint32_t own, std::uint32_t sum)
{
    const auto asFloat = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
    const float distance = asFloat(other) - asFloat(own);
    return std::bit_cast<std::uint32_t>(std::fma(asFloat(strength), distance, asFloat(sum)));
}

bool sameResult(ElementType type, std::uint32_t a, std::uint32_t b)
{
    return a == b || (type == ElementType::float32 && isNan(a) && isNan(b));
}

std::uint32_t identity(const std::string& op, ElementType type)
{
    if (op == "affine")
        return 1u << 16; // x → 1·x + 0
    if (op == "add" || op == "join")
        return 0;
    if (op == "multiply")
        return type == ElementType::float32 ? std::bit_cast<std::uint32_t>(1.0f) : 1u;
    const bool lowest = op == "max";
    switch (type) {
    case ElementType::uint32:
    case ElementType::pair: // no operator takes these
    case ElementType::text:
        return lowest ? 0 : UINT32_MAX;
    case ElementType::int32:
        return lowest ? 0x80000000u : 0x7FFFFFFFu;
    case ElementType::float32:
        break;
    }
    return 0x7FC00000u; // a NaN, which loses even to the infinities
}

Combiner combiner(const Parameters& parameters)
{
    const auto op = parameters.find("operator");
    return {op == parameters.end() ? "add" : op->second, elementType(parameters)};
}

KeyKind keyKind(const Algorithm& algorithm, const Parameters& parameters)
{
    Parameters ofKeys;
    for (const char* name : {"type", "operator"})
        if (const auto given = parameters.find(name); given != parameters.end())
            ofKeys.insert(*given);
    const Parameters resolved = resolveParameters(algorithm, ofKeys, algorithm.limits.minimum);
    const auto op = resolved.find("operator");
    if (op == resolved.end()) {
        if (algorithm.workUnit == WorkUnit::multiplies)
            return {elementType(resolved), KeysFor::factors};
        if (algorithm.workUnit == WorkUnit::interactions)
            return {elementType(resolved), KeysFor::places};
        const bool addsUp = algorithm.workUnit == WorkUnit::combines && !resolved.contains("predicate");
        return {elementType(resolved), addsUp ? KeysFor::sums : KeysFor::any};
    }
    return {elementType(resolved), op->second == "add"        ? KeysFor::sums
                                   : op->second == "multiply" ? KeysFor::products
                                   : op->second == "affine"   ? KeysFor::maps
                                                              : KeysFor::any};
}

} // namespace lockstep
