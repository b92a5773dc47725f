#include "engine/algorithms/catalogue.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {

std::span<const Algorithm* const> catalogue()
{
    static constexpr std::array table{&bitonicSortAlgorithm,
                                      &koggeStoneScanAlgorithm,
                                      &brentKungScanAlgorithm,
                                      &radixSortAlgorithm,
                                      &sequentialReductionAlgorithm,
                                      &adjacentPairReductionAlgorithm,
                                      &halvingReductionAlgorithm,
                                      &workGroupReductionAlgorithm,
                                      &coarsenedReductionAlgorithm,
                                      &sequentialScanAlgorithm,
                                      &naiveScanAlgorithm,
                                      &hillisSteeleScanAlgorithm,
                                      &koggeStoneWorkGroupScanAlgorithm,
                                      &brentKungWorkGroupScanAlgorithm,
                                      &blellochScanAlgorithm,
                                      &blellochWorkGroupScanAlgorithm,
                                      &twoPerItemScanAlgorithm,
                                      &coarsenedScanAlgorithm,
                                      &hierarchicalScanAlgorithm,
                                      &dominoScanAlgorithm,
                                      &lookBackScanAlgorithm,
                                      &blockScanPipelineAlgorithm,
                                      &segmentedScanAlgorithm,
                                      &compactionAlgorithm,
                                      &unpackAlgorithm,
                                      &splitAlgorithm};
    return table;
}

const Algorithm& findAlgorithm(std::string_view id)
{
    std::vector<std::string> ids;
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->id == id)
            return *algorithm;
        ids.push_back(algorithm->id);
    }
    throw InputError{fmt::format("There is no algorithm '{}'; choose one of: {}.", id, fmt::join(ids, ", "))};
}

Parameters resolveParameters(const Algorithm& algorithm, const Parameters& given, std::size_t n)
{
    Parameters resolved;
    std::vector<std::string> names;
    for (const Parameter& parameter : algorithm.parameters) {
        resolved[parameter.name] = parameter.defaultValue;
        names.push_back(parameter.name);
    }
    for (const auto& [name, value] : given) {
        const auto parameter = std::ranges::find(algorithm.parameters, name, &Parameter::name);
        if (parameter == algorithm.parameters.end())
            throw InputError{
                fmt::format("{} has no parameter '{}'; it has: {}.", algorithm.id, name, fmt::join(names, ", "))};
        if (std::ranges::find(parameter->values, value) == parameter->values.end())
            throw InputError{fmt::format("'{}' is no value of {} for {}; choose one of: {}.", value, name, algorithm.id,
                                         fmt::join(parameter->values, ", "))};
        resolved[name] = value;
    }
    if (n < algorithm.limits.minimum || n > algorithm.limits.maximum)
        throw InputError{fmt::format("{} takes {} to {} keys, not {}.", algorithm.id, algorithm.limits.minimum,
                                     algorithm.limits.maximum, n)};
    if (algorithm.resolve != nullptr)
        algorithm.resolve(resolved, n);
    if (algorithm.refusal != nullptr)
        if (const std::string why = algorithm.refusal(resolved); !why.empty())
            throw InputError{why};
    return resolved;
}

ElementType elementType(const Parameters& parameters)
{
    const auto type = parameters.find("type");
    return type == parameters.end() ? ElementType::uint32 : parseElementType(type->second);
}

} // namespace lockstep
