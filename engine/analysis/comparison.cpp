#include "engine/analysis/comparison.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <string_view>

namespace lockstep {
namespace {

/// What the words of an input stand for: "float32 numbers", "affine maps".
std::string inputKind(const RunRequest& request, const Algorithm& algorithm)
{
    const Parameters parameters = resolveParameters(algorithm, request.parameters, request.input.size());
    const auto op = parameters.find("operator");
    if (op != parameters.end() && op->second == "affine")
        return sentence("affine maps");
    if (op != parameters.end() && op->second == "join")
        return sentence("words to join");
    switch (elementType(parameters)) {
    case ElementType::pair:
        return sentence("pairs");
    case ElementType::text:
        return sentence("texts");
    case ElementType::uint32:
    case ElementType::int32:
    case ElementType::float32:
        break;
    }
    return sentence("{} numbers", elementTypeName(elementType(parameters)));
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
        throw InputError{sentence("{} {} asked for; compare two to {}.", requests.size(),
                                  requests.size() == 1 ? sentence("algorithm is") : sentence("algorithms are"),
                                  mostCompared)};
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
            throw InputError{sentence("{} takes {} and {} takes {}; choose a type and an operator with which all "
                                      "take the same input.",
                                      first.algorithm, kind, other.algorithm, otherKind)};
        if (other.input != first.input || wordsOf(other) != wordsOf(first))
            throw InputError{sentence("{} and {} would run on different inputs; give all the same one.",
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
        return parts && parts->combines + parts->compares == 0 ? later("counts and moves") : later("operations");
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
        return fmt::format("{} {}", recording.work(), translated(workName(recording)));
    std::vector<std::string> told;
    struct Noun {
        const char *one, *several;
    };
    static constexpr std::array nouns{Noun{later("addition"), later("additions")},
                                      Noun{later("combination"), later("combinations")},
                                      Noun{later("comparison"), later("comparisons")},
                                      Noun{later("count"), later("counts")},
                                      Noun{later("move"), later("moves")},
                                      Noun{later("product"), later("products")},
                                      Noun{later("interaction"), later("interactions")}};
    const auto tell = [&](std::uint64_t count, std::string_view several) {
        const Noun& noun = *std::ranges::find(nouns, several, &Noun::several);
        if (count > 0)
            told.push_back(fmt::format("{} {}", count, translated(count == 1 ? noun.one : noun.several)));
    };
    tell(parts->combines, combineName(recording));
    tell(parts->compares, "comparisons");
    tell(parts->counts, "counts");
    tell(parts->moves, "moves");
    tell(parts->products, "products");
    tell(parts->interactions, "interactions");
    if (told.empty())
        return fmt::format("0 {}", translated(workName(recording)));
    if (told.size() == 1)
        return told.front();
    const std::string last = std::move(told.back());
    told.pop_back();
    return sentence("{} and {}", fmt::join(told, ", "), last);
}

} // namespace lockstep
