#include "engine/analysis/comparison.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <fmt/format.h>

namespace lockstep {
namespace {

/// What the words of an input stand for: "float32 numbers", "affine maps".
std::string inputKind(const RunRequest& request)
{
    const Parameters parameters =
        resolveParameters(findAlgorithm(request.algorithm), request.parameters, request.input.size());
    const auto op = parameters.find("operator");
    if (op != parameters.end() && op->second == "affine")
        return "affine maps";
    if (op != parameters.end() && op->second == "join")
        return "pieces of a text";
    switch (elementType(parameters)) {
    case ElementType::pair:
        return "pairs";
    case ElementType::text:
        return "texts";
    case ElementType::uint32:
    case ElementType::int32:
    case ElementType::float32:
        break;
    }
    return fmt::format("{} numbers", elementTypeName(elementType(parameters)));
}

} // namespace

void requireComparable(std::span<const RunRequest> requests)
{
    if (requests.size() < 2 || requests.size() > mostCompared)
        throw InputError{fmt::format("{} {} asked for; compare two to {}.", requests.size(),
                                     requests.size() == 1 ? "algorithm is" : "algorithms are", mostCompared)};
    const RunRequest& first = requests.front();
    const std::string kind = inputKind(first);
    for (const RunRequest& other : requests.subspan(1)) {
        const std::string otherKind = inputKind(other);
        if (otherKind != kind)
            throw InputError{fmt::format("{} takes {} and {} takes {}; choose a type and an operator with which all "
                                         "take the same input.",
                                         first.algorithm, kind, other.algorithm, otherKind)};
        if (other.input != first.input)
            throw InputError{fmt::format("{} and {} would run on different inputs; give all the same one.",
                                         first.algorithm, other.algorithm)};
    }
}

std::string workName(const Recording& recording)
{
    switch (recording.workUnit) {
    case WorkUnit::combines: {
        const auto found = recording.parameters.find("operator");
        return found == recording.parameters.end() || found->second == "add" ? "additions" : "combinations";
    }
    case WorkUnit::compares:
        return "comparisons";
    case WorkUnit::countsAndMoves:
        return "counts and moves";
    }
    return {};
}

} // namespace lockstep
