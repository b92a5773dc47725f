#include "engine/analysis/book_bounds.hpp"

#include "engine/analysis/metrics.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <numbers>
#include <string_view>

namespace lockstep {
namespace {

constexpr const char* pmpp13_1 = "Programming Massively Parallel Processors, section 13.1";
constexpr const char* pmpp13_8 = "Programming Massively Parallel Processors, section 13.8";
constexpr const char* learnCuda = "Learn CUDA Programming, chapter 7";

enum class Sort : std::uint8_t { none, byKeys, batcher, quick };

bool isSetTo(const Recording& recording, const char* name, std::string_view value)
{
    const auto found = recording.parameters.find(name);
    return found != recording.parameters.end() && found->second == value;
}

/// A sort of the whole input by comparisons alone; merges and networks of one's own need sort nothing.
Sort sortOf(const Recording& recording)
{
    const std::string_view id = recording.algorithm;
    if (id == "quicksort")
        return Sort::quick;
    if (id == "bitonic-sort" || id == "odd-even-mergesort" || id == "bitonic-work-group-sort" ||
        (id == "odd-even-merge-recursive" && isSetTo(recording, "steps", "sort")))
        return Sort::batcher;
    if (id == "merge-sort" || id == "sample-sort" || id == "selection-sort" || id == "odd-even-transposition-sort")
        return Sort::byKeys;
    return Sort::none;
}

std::optional<std::uint64_t> comparisonsOf(const Recording& recording)
{
    if (const auto parts = workParts(recording))
        return parts->compares;
    return hasOneKindOfWork(recording) ? std::optional{recording.work()} : std::nullopt;
}

/// Thousands whole, else with one digit.
std::string shown(double value)
{
    return value >= 1000 || value == std::floor(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.1f}", value);
}

std::string ratio(std::uint64_t counted, double book)
{
    return fmt::format("{:.2f}", static_cast<double>(counted) / book);
}

BookClaim leastOfAny(double n, std::uint64_t counted)
{
    const double least = std::round(std::lgamma(n + 1) / std::numbers::ln2 * 1e6) / 1e6; // log2 N!
    return {BookQuantity::comparisons,
            "log2 N!",
            least,
            {},
            counted,
            pmpp13_1,
            Message{"book.least-comparisons",
                    {shown(least), std::to_string(counted)},
                    fmt::format("Whatever it does, a sort that only compares needs at least {} comparisons on its "
                                "worst keys. This run made {} on its own.",
                                shown(least), counted)}};
}

BookClaim orderOfGrowth(double n, std::uint64_t counted)
{
    const double book = n * std::log2(n);
    return {BookQuantity::comparisons,
            "N·log2 N",
            book,
            {},
            counted,
            pmpp13_1,
            Message{"book.comparisons-growth",
                    {shown(book), std::to_string(counted), ratio(counted, book)},
                    fmt::format("The order of growth that the text names: {}. Counted are {}, {} times as many.",
                                shown(book), counted, ratio(counted, book))}};
}

/// The text prints O(N log N) for Batcher's networks.
BookClaim batcherGrowth(double n, std::uint64_t counted)
{
    const double log = std::log2(n), book = n * log * log;
    return {
        BookQuantity::comparisons,
        "N·log2² N",
        book,
        {},
        counted,
        pmpp13_8,
        Message{"book.batcher-growth",
                {shown(book), std::to_string(counted), ratio(counted, book)},
                fmt::format("The text gives Batcher's networks as O(N log N), which is a misprint: they grow as "
                            "N·log2² N, {} here. Counted are {}, {} times as many; for large N they tend to a quarter.",
                            shown(book), counted, ratio(counted, book))}};
}

BookClaim worstOfQuicksort(double n, std::uint64_t counted)
{
    const double worst = n * (n - 1) / 2;
    BookClaim claim{BookQuantity::comparisons, "N·(N − 1) / 2", worst, {}, counted, learnCuda, {}};
    if (static_cast<double>(counted) != worst)
        claim.note = Message{"book.quicksort-worst",
                             {shown(worst), std::to_string(counted)},
                             fmt::format("Where each pivot is the least or the greatest key, every pair is compared: "
                                         "{} comparisons. This run made {}; a partition here compares its pivot with "
                                         "itself, too.",
                                         shown(worst), counted)};
    return claim;
}

std::vector<BookClaim> ofComparisons(const Recording& recording)
{
    const Sort sort = sortOf(recording);
    const auto counted = sort == Sort::none || recording.n() < 2 ? std::nullopt : comparisonsOf(recording);
    if (!counted)
        return {};
    const auto n = static_cast<double>(recording.n());
    std::vector<BookClaim> claims{leastOfAny(n, *counted), orderOfGrowth(n, *counted)};
    if (sort == Sort::batcher)
        claims.push_back(batcherGrowth(n, *counted));
    if (sort == Sort::quick)
        claims.push_back(worstOfQuicksort(n, *counted));
    return claims;
}

/// Loads of a product of matrices that tiles fill without rest.
std::vector<BookClaim> ofMatrixProduct(const Recording& recording)
{
    const auto side = [&](const char* name) -> std::uint64_t { // 0: a file that does not say
        const auto found = recording.parameters.find(name);
        return found == recording.parameters.end() ? 0 : std::strtoull(found->second.c_str(), nullptr, 10);
    };
    const std::uint64_t rows = side("rows"), columns = side("columns"), inner = side("inner"), tile = side("tile");
    const std::uint64_t results = rows * columns;
    if (results == 0 || inner == 0 || tile == 0)
        return {};
    std::vector<BookClaim> claims{
        {BookQuantity::work, "M·N·K", static_cast<double>(results * inner), {}, recording.work(), learnCuda, {}}};
    const auto traffic = recording.traffic();
    const bool isNaive = isSetTo(recording, "variant", "naive"), isTiled = isSetTo(recording, "variant", "tiled");
    if (!traffic || !(isNaive || isTiled) || !isSetTo(recording, "beta", "0"))
        return claims;
    if (isTiled && (rows % tile != 0 || columns % tile != 0 || inner % tile != 0))
        return claims;
    claims.push_back({BookQuantity::loads,
                      isNaive ? "M·N·2·K" : "M·N·2·K / tile",
                      static_cast<double>(results * 2 * inner / (isNaive ? 1 : tile)),
                      {},
                      traffic->read / sizeof(std::uint32_t),
                      learnCuda,
                      {}});
    return claims;
}

} // namespace

std::vector<BookClaim> boundClaims(const Recording& recording)
{
    return recording.algorithm == "matrix-product" ? ofMatrixProduct(recording) : ofComparisons(recording);
}

} // namespace lockstep
