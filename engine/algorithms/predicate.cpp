#include "engine/algorithms/predicate.hpp"

#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>

namespace lockstep {

bool Predicate::holds(std::uint32_t key) const
{
    if (odd)
        return key % 2 == 1;
    switch (type) {
    case ElementType::uint32:
    case ElementType::pair: // not offered
    case ElementType::text:
        return key > pivot;
    case ElementType::int32:
        return static_cast<std::int32_t>(key) > static_cast<std::int32_t>(pivot);
    case ElementType::float32:
        break;
    }
    return std::bit_cast<float>(key) > std::bit_cast<float>(pivot); // a NaN is above nothing
}

Predicate predicateOf(const Parameters& parameters, const Words& input)
{
    Predicate predicate{elementType(parameters), false, 0}; // 0 of every type has no bits
    const auto name = parameters.find("predicate");
    if (name == parameters.end())
        return predicate;
    predicate.odd = name->second == "odd";
    if (name->second == "above-median" && !input.empty()) {
        Words keys = input;
        const auto middle = keys.begin() + static_cast<std::ptrdiff_t>((keys.size() - 1) / 2);
        std::ranges::nth_element(keys, middle, {}, [&](std::uint32_t key) { return orderBits(key, predicate.type); });
        predicate.pivot = *middle;
    }
    return predicate;
}

std::vector<Parameter> predicateParameters()
{
    return {{"type", "Value type", {"uint32", "int32", "float32"}, "uint32"},
            {"predicate", "Values that pass", {"auto", "positive", "odd", "above-median"}, "auto"}};
}

std::vector<std::string> predicateOptions(const Parameters& parameters)
{
    const ElementType type = elementType(parameters);
    return {type == ElementType::int32     ? "-DVALUE=int"
            : type == ElementType::float32 ? "-DVALUE=float"
                                           : "-DVALUE=uint",
            parameters.at("predicate") == "odd" ? "-DHOLDS=IS_ODD" : "-DHOLDS=IS_ABOVE"};
}

void resolvePredicate(Parameters& parameters)
{
    // uint32 keys are nearly all positive
    if (parameters.at("predicate") == "auto")
        parameters["predicate"] = elementType(parameters) == ElementType::uint32 ? "odd" : "positive";
}

std::string refusePredicate(const Parameters& parameters)
{
    if (parameters.at("predicate") == "odd" && elementType(parameters) == ElementType::float32)
        return sentence(
            "A float32 is neither odd nor even; choose type uint32 or int32, or predicate positive or above-median.");
    return {};
}

} // namespace lockstep
