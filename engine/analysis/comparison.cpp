#include "engine/analysis/comparison.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

/// What the words of an input stand for: "float32 numbers", "affine maps".
std::string inputKind(const RunRequest& request, const Algorithm& algorithm)
{
    const Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    const auto op = parameters.find("operator");
    if (op != parameters.end() && op->second == "affine")
        return "affine maps";
    if (op != parameters.end() && op->second == "join")
        return "words to join";
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

std::string wordsOf(const RunRequest& request)
{
    const auto words = request.parameters.find(wordsParameter);
    return words == request.parameters.end() ? std::string{} : words->second;
}

} // namespace

namespace {

void requireTwoToFour(std::span<const RunRequest> requests)
{
    if (requests.size() < 2 || requests.size() > mostCompared)
        throw InputError{fmt::format("{} {} asked for; compare two to {}.", requests.size(),
                                     requests.size() == 1 ? "algorithm is" : "algorithms are", mostCompared)};
}

} // namespace

void requireComparable(std::span<const RunRequest> requests)
{
    requireTwoToFour(requests);
    std::vector<const Algorithm*> algorithms;
    for (const RunRequest& request : requests)
        algorithms.push_back(&findAlgorithm(request.algorithm));
    requireComparable(requests, algorithms);
}

void requireComparable(std::span<const RunRequest> requests, std::span<const Algorithm* const> algorithms)
{
    requireTwoToFour(requests);
    const RunRequest& first = requests.front();
    const std::string kind = inputKind(first, *algorithms.front());
    for (std::size_t i = 1; i < requests.size(); ++i) {
        const RunRequest& other = requests[i];
        const std::string otherKind = inputKind(other, *algorithms[i]);
        if (otherKind != kind)
            throw InputError{fmt::format("{} takes {} and {} takes {}; choose a type and an operator with which all "
                                         "take the same input.",
                                         first.algorithm, kind, other.algorithm, otherKind)};
        if (other.input != first.input || wordsOf(other) != wordsOf(first))
            throw InputError{fmt::format("{} and {} would run on different inputs; give all the same one.",
                                         first.algorithm, other.algorithm)};
    }
}

namespace {

const char* combineName(const Recording& recording)
{
    const auto found = recording.parameters.find("operator");
    return found == recording.parameters.end() || found->second == "add" ? "additions" : "combinations";
}

} // namespace

std::string workName(const Recording& recording)
{
    if (!hasOneKindOfWork(recording)) {
        const auto parts = workParts(recording);
        return parts && parts->combines + parts->compares == 0 ? "counts and moves" : "operations";
    }
    for (std::size_t k = 0; k < recording.launches.size(); ++k)
        if (recording.launches[k].work > 0 && recording.events[k]) {
            const WorkParts parts = workParts(*recording.events[k]);
            return parts.combines > 0   ? combineName(recording)
                   : parts.compares > 0 ? "comparisons"
                   : parts.counts > 0   ? "counts"
                   : parts.moves > 0    ? "moves"
                   : parts.products > 0 ? "products"
                                        : "interactions";
        }
    switch (recording.workUnit) { // no work, or its events were not kept: what the algorithm is about
    case WorkUnit::combines:
        return combineName(recording);
    case WorkUnit::compares:
        return "comparisons";
    case WorkUnit::multiplies:
        return "products";
    case WorkUnit::interactions:
        return "interactions";
    case WorkUnit::countsAndMoves:
        break;
    }
    return "counts and moves";
}

std::string workText(const Recording& recording)
{
    const auto parts = workParts(recording);
    if (!parts)
        return fmt::format("{} {}", recording.work(), workName(recording));
    std::vector<std::string> told;
    const auto tell = [&](std::uint64_t count, std::string noun) {
        if (count == 1)
            noun.pop_back();
        if (count > 0)
            told.push_back(fmt::format("{} {}", count, noun));
    };
    tell(parts->combines, combineName(recording));
    tell(parts->compares, "comparisons");
    tell(parts->counts, "counts");
    tell(parts->moves, "moves");
    tell(parts->products, "products");
    tell(parts->interactions, "interactions");
    if (told.empty())
        return fmt::format("0 {}", workName(recording));
    if (told.size() == 1)
        return told.front();
    const std::string last = std::move(told.back());
    told.pop_back();
    return fmt::format("{} and {}", fmt::join(told, ", "), last);
}

} // namespace lockstep
