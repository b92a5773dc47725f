#include "engine/analysis/books.hpp"

#include "engine/analysis/book_bounds.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>
#include <string_view>

namespace lockstep {
namespace {

constexpr const char* cookbook9 = "OpenCL Parallel Programming Development Cookbook, chapter 9";
constexpr const char* cookbook10 = "OpenCL Parallel Programming Development Cookbook, chapter 10";
constexpr const char* pmpp11_1 = "Programming Massively Parallel Processors, section 11.1";
constexpr const char* pmpp11_2 = "Programming Massively Parallel Processors, section 11.2";
constexpr const char* pmpp11_3 = "Programming Massively Parallel Processors, section 11.3";
constexpr const char* pmpp11_4 = "Programming Massively Parallel Processors, section 11.4";
constexpr const char* pmpp11_5 = "Programming Massively Parallel Processors, section 11.5";
constexpr const char* pmpp11_8 = "Programming Massively Parallel Processors, section 11.8";
constexpr const char* learnCuda = "Learn CUDA Programming, chapter 7";
constexpr const char* knuth = "D. E. Knuth, The Art of Computer Programming, volume 3, section 5.3.4";
constexpr const char* habermann = "N. Habermann, Parallel neighbor sort, 1972";

/// The numbers that the formulas are made of.
struct Numbers {
    std::uint64_t n, log, units;
    std::uint64_t work; ///< counted
    std::optional<std::uint64_t> span, steps, breakEven;
    bool isWhole = true; ///< every work-item to the first free unit: the notes tell of nothing else
};

std::uint64_t rounded(double value)
{
    return static_cast<std::uint64_t>(std::llround(value));
}

/// As the book prints it: whole, or with one digit.
std::string printed(double value)
{
    return value == std::floor(value) ? fmt::format("{}", rounded(value)) : fmt::format("{:.1f}", value);
}

std::vector<BookClaim> koggeStone(const Numbers& c)
{
    const auto n = static_cast<double>(c.n), log = static_cast<double>(c.log);
    std::vector<BookClaim> claims{
        {BookQuantity::work, "N·log2 N − (N − 1)", n * log - (n - 1), {}, c.work, pmpp11_3, {}},
        {BookQuantity::span, "log2 N", log, {}, c.span, pmpp11_3, {}},
    };
    BookClaim steps{
        BookQuantity::steps, "N·log2 N / P", n * log / static_cast<double>(c.units), {}, c.steps, pmpp11_3, {}};
    if (c.isWhole && c.steps && static_cast<double>(*c.steps) != steps.value)
        steps.note = Message{
            "book.kogge-stone.steps",
            {std::to_string(c.n), std::to_string(c.log), printed(steps.value), std::to_string(c.work),
             std::to_string(*c.steps)},
            fmt::format(
                "The textbook lets all {} positions work in each of the {} levels: {} steps. The device reported "
                "{} operations, because positions without a left partner only copy; each level rounded up to "
                "whole steps, that is {}.",
                c.n, c.log, printed(steps.value), c.work, *c.steps)};
    claims.push_back(std::move(steps));
    BookClaim even{BookQuantity::breakEven, "log2 N", log, {}, c.breakEven, pmpp11_8, {}};
    if (c.isWhole && c.breakEven && *c.breakEven != c.log)
        even.note = Message{"book.kogge-stone.break-even",
                            {std::to_string(c.log), std::to_string(*c.breakEven), std::to_string(c.n - 1)},
                            fmt::format("By the book's N·log2 N operations it takes {} units to be no slower than one "
                                        "alone; by the counted ones, against {} sequential operations, it takes {}.",
                                        c.log, c.n - 1, *c.breakEven)};
    claims.push_back(std::move(even));
    return claims;
}

std::vector<BookClaim> brentKung(const Numbers& c)
{
    const auto n = static_cast<double>(c.n), log = static_cast<double>(c.log);
    const double work = 2 * n - 2 - log;
    std::vector<BookClaim> claims{
        {BookQuantity::work, "2·N − 2 − log2 N", work, {}, c.work, pmpp11_4, {}},
    };
    BookClaim summary{BookQuantity::work, "2·N − 3", 2 * n - 3, {}, c.work, pmpp11_8, {}};
    if (static_cast<double>(c.work) != summary.value)
        summary.note = Message{"book.brent-kung.summary",
                               {std::to_string(rounded(summary.value)), std::to_string(c.work)},
                               fmt::format("The chapter's summary leaves the logarithm out and prints 2·N − 3, which "
                                           "is {}; its own section 11.4 and the count say {}.",
                                           rounded(summary.value), c.work)};
    claims.push_back(std::move(summary));
    claims.push_back(
        {BookQuantity::span, "2·log2 N − 1", 2 * log - 1, {}, c.span, std::string{pmpp11_4} + " (its two trees)", {}});

    const auto units = static_cast<double>(c.units);
    const auto idle = static_cast<double>(std::bit_width(std::min(c.units, c.n)) - 1); // five at P = 32
    BookClaim steps{
        BookQuantity::steps, "(2·N − 2 − log2 N) / P", work / units, work / units + 2 * idle, c.steps, pmpp11_4, {}};
    if (c.isWhole && c.steps && static_cast<double>(*c.steps) != steps.value)
        steps.note = Message{
            "book.brent-kung.steps",
            {std::to_string(rounded(work)), printed(steps.value), printed(idle), std::to_string(c.units),
             printed(*steps.corrected), std::to_string(*c.steps)},
            fmt::format(
                "The textbook's formula spreads all {} operations evenly over the units: {} steps, or {} with {} "
                "more for each tree, whose narrow levels leave some of the {} units idle. Counted level by "
                "level, each rounded up to whole steps, that is {}.",
                rounded(work), printed(steps.value), printed(*steps.corrected), printed(idle), c.units, *c.steps)};
    claims.push_back(std::move(steps));
    return claims;
}

/// The least P up to n on which the run takes no longer than n − 1 operations one after another.
std::optional<std::uint64_t> breakEvenOf(const UnitCurve& curve, std::uint64_t n)
{
    const auto step = std::ranges::find_if(curve, [&](const UnitStep& s) { return s.time <= n - 1; });
    return step == curve.end() || step->from > n ? std::nullopt : std::optional{step->from};
}

/// A closed formula that a text gives for an algorithm.
struct Formula {
    const char* algorithm; ///< id
    BookQuantity quantity;
    const char* text;
    double (*value)(double n, double log, const Recording&);
    const char* source;
    bool forAnyN = false; ///< else for powers of two
    /// For these runs only; null: all.
    bool (*applies)(const Recording&) = nullptr;
    /// Why the count differs, where it does; null: it never does.
    Message (*note)(double book, std::uint64_t counted, const Recording&) = nullptr;
};

bool isSetTo(const Recording& recording, const char* name, std::string_view value)
{
    const auto found = recording.parameters.find(name);
    return found != recording.parameters.end() && found->second == value;
}

bool isInclusive(const Recording& recording)
{
    return !isSetTo(recording, "kind", "exclusive");
}

double parameter(const Recording& recording, const char* name, double otherwise)
{
    const auto found = recording.parameters.find(name);
    return found == recording.parameters.end() ? otherwise : std::strtod(found->second.c_str(), nullptr);
}

double passes(const Recording& recording)
{
    std::uint32_t most = 0;
    for (const Launch& launch : recording.launches)
        most = std::max(most, launch.meaning.pass.value_or(0));
    return most;
}

/// 2·N for counting and permuting, and the 2^r buckets, in every pass.
double countingSort(double n, double, const Recording& r)
{
    return passes(r) * (2 * n + std::exp2(parameter(r, "digit-bits", 1)));
}

Message countingSortNote(double book, std::uint64_t counted, const Recording& r)
{
    const auto parts = workParts(r);
    const std::string moves = std::to_string(parts ? parts->moves : 0),
                      counts = std::to_string(parts ? parts->counts : 0),
                      sums = std::to_string(parts ? parts->combines : 0);
    if (!parts)
        return {"book.counting-sort.whole",
                {printed(book), std::to_string(counted)},
                fmt::format(
                    "The formula is one processor's counting sort: {}. This run makes {}: the key's rank in its block "
                    "is an operation too, and a table with a column a block or stretch is scanned.",
                    printed(book), counted)};
    return {"book.counting-sort",
            {printed(book), moves, counts, sums},
            fmt::format(
                "The formula is one processor's counting sort: {}. This run makes {} moves, {} counts (a key's digit "
                "and its rank) and {} additions in the scan of the table, which has a column for every block "
                "or stretch of keys.",
                printed(book), moves, counts, sums)};
}

Message identityNote(double book, std::uint64_t counted, const Recording&)
{
    return {
        "book.identities",
        {printed(book), std::to_string(counted)},
        fmt::format("The formula counts the N − 1 additions that matter, {}; the kernel also adds the identity that "
                    "stands past the end of the last block, {} additions in all.",
                    printed(book), counted)};
}

double less(double n, double, const Recording&)
{
    return n - 1;
}
double logarithm(double, double log, const Recording&)
{
    return log;
}
double twiceLess(double n, double, const Recording&)
{
    return 2 * (n - 1);
}
double twoLogarithms(double, double log, const Recording&)
{
    return 2 * log;
}
double shiftedTree(double n, double log, const Recording&)
{
    return n * log - (n - 1);
}
double twoTrees(double n, double log, const Recording&)
{
    return 2 * n - 2 - log;
}
double twoTreesSpan(double, double log, const Recording&)
{
    return std::max(2 * log - 1, 1.0);
}
double pairs(double n, double, const Recording&)
{
    return n * (n - 1) / 2;
}
double bitonicStages(double, double log, const Recording&)
{
    return log * (log + 1) / 2;
}
double bitonicSize(double n, double log, const Recording&)
{
    return n * log * (log + 1) / 4;
}
double batcherSize(double n, double log, const Recording&)
{
    return (log * log - log + 4) * n / 4 - 1;
}

/// T stretches of N / T values, of a scan by one work-group.
double stretches(const Recording& r)
{
    return static_cast<double>(r.n()) / parameter(r, "per-item", 1);
}

bool isOneGroupOfStretches(const Recording& r)
{
    const double t = stretches(r);
    return isInclusive(r) && t >= 2 && t == std::floor(t) && std::has_single_bit(static_cast<std::uint64_t>(t));
}

double coarsened(double n, double, const Recording& r)
{
    const double t = stretches(r);
    return (n - t) + t * std::log2(t) + (n - t);
}

Message coarsenedNote(double book, std::uint64_t counted, const Recording&)
{
    return {
        "book.coarsened",
        {printed(book), std::to_string(counted)},
        fmt::format("The book lets all T work-items add on every level of the middle phase and every value get a sum "
                    "in the last: {}. This run makes {}: lanes without a left partner and the first stretch add "
                    "nothing.",
                    printed(book), counted)};
}

const Formula formulas[] = {
    {"sequential-reduction", BookQuantity::work, "N − 1", less, cookbook10, true},
    {"adjacent-pair-reduction", BookQuantity::work, "N − 1", less, cookbook10, true},
    {"adjacent-pair-reduction", BookQuantity::span, "log2 N", logarithm, cookbook10},
    {"halving-reduction", BookQuantity::work, "N − 1", less, cookbook10, true},
    {"halving-reduction", BookQuantity::span, "log2 N", logarithm, cookbook10},
    {"work-group-reduction", BookQuantity::work, "N − 1", less, cookbook10, true, nullptr, identityNote},
    {"coarsened-reduction", BookQuantity::work, "N − 1", less, cookbook10, true, nullptr, identityNote},
    {"sequential-scan", BookQuantity::work, "N − 1", less, pmpp11_1, true, isInclusive},
    {"sequential-scan", BookQuantity::span, "N − 1", less, pmpp11_1, true, isInclusive},
    {"naive-scan", BookQuantity::work, "N·(N − 1) / 2", pairs, pmpp11_2, true, isInclusive},
    {"naive-scan", BookQuantity::span, "N − 1", less, pmpp11_2, true, isInclusive},
    {"hillis-steele-scan", BookQuantity::work, "N·log2 N − (N − 1)", shiftedTree, cookbook10},
    {"hillis-steele-scan", BookQuantity::span, "log2 N", logarithm, cookbook10},
    {"kogge-stone-work-group-scan", BookQuantity::work, "N·log2 N − (N − 1)", shiftedTree, pmpp11_3, false,
     isInclusive},
    {"kogge-stone-work-group-scan", BookQuantity::span, "log2 N", logarithm, pmpp11_3, false, isInclusive},
    {"brent-kung-work-group-scan", BookQuantity::work, "2·N − 2 − log2 N", twoTrees, pmpp11_4, false, isInclusive},
    {"brent-kung-work-group-scan", BookQuantity::span, "2·log2 N − 1", twoTreesSpan, pmpp11_4, false, isInclusive},
    {"two-per-item-scan", BookQuantity::work, "2·N − 2 − log2 N", twoTrees, learnCuda},
    {"two-per-item-scan", BookQuantity::span, "2·log2 N − 1", twoTreesSpan, learnCuda},
    {"coarsened-scan", BookQuantity::work, "2·(N − T) + T·log2 T", coarsened, pmpp11_5, false, isOneGroupOfStretches,
     coarsenedNote},
    {"blelloch-scan", BookQuantity::work, "2·(N − 1)", twiceLess, cookbook10},
    {"blelloch-scan", BookQuantity::span, "2·log2 N", twoLogarithms, cookbook10},
    {"blelloch-work-group-scan", BookQuantity::work, "2·(N − 1)", twiceLess, cookbook10},
    {"blelloch-work-group-scan", BookQuantity::span, "2·log2 N", twoLogarithms, cookbook10},
    {"bitonic-sort", BookQuantity::work, "N·log2 N·(log2 N + 1) / 4", bitonicSize, cookbook9},
    {"bitonic-sort", BookQuantity::span, "log2 N·(log2 N + 1) / 2", bitonicStages, cookbook9},
    {"bitonic-work-group-sort", BookQuantity::work, "N·log2 N·(log2 N + 1) / 4", bitonicSize, cookbook9, false,
     [](const Recording& r) { return isSetTo(r, "variant", "fused"); }},
    {"bitonic-work-group-sort", BookQuantity::span, "log2 N·(log2 N + 1) / 2", bitonicStages, cookbook9, false,
     [](const Recording& r) { return isSetTo(r, "variant", "fused"); }},
    {"bitonic-merge", BookQuantity::work, "N·log2 N / 2",
     [](double n, double log, const Recording&) { return n * log / 2; }, cookbook9, false,
     [](const Recording& r) { return isSetTo(r, "splits", "all"); }},
    {"bitonic-merge", BookQuantity::span, "log2 N", logarithm, cookbook9, false,
     [](const Recording& r) { return isSetTo(r, "splits", "all"); }},
    {"odd-even-mergesort", BookQuantity::work, "(log2² N − log2 N + 4)·N / 4 − 1", batcherSize, knuth},
    {"odd-even-mergesort", BookQuantity::span, "log2 N·(log2 N + 1) / 2", bitonicStages, knuth},
    {"odd-even-merge-recursive", BookQuantity::work, "(log2² N − log2 N + 4)·N / 4 − 1", batcherSize, knuth, false,
     [](const Recording& r) { return isSetTo(r, "steps", "sort"); }},
    {"odd-even-transposition-sort", BookQuantity::work, "N·(N − 1) / 2", pairs, habermann, true,
     [](const Recording& r) { return isSetTo(r, "stop", "after-n"); }},
    {"odd-even-transposition-sort", BookQuantity::span, "N", [](double n, double, const Recording&) { return n; },
     habermann, true, [](const Recording& r) { return isSetTo(r, "stop", "after-n") && r.n() > 2; }},
    {"radix-sort", BookQuantity::work, "passes·(2·N + 2^r)", countingSort, cookbook10, true, nullptr, countingSortNote},
    {"vector-radix-sort", BookQuantity::work, "passes·(2·N + 2^r)", countingSort, cookbook10, true, nullptr,
     countingSortNote},
    {"radix-pipeline", BookQuantity::work, "passes·(2·N + 2^r)", countingSort, cookbook10, true, nullptr,
     countingSortNote},
};

/// The three phases on P units, as the book spreads them.
BookClaim coarsenedSteps(const Recording& recording, const Units& units)
{
    const double all = coarsened(static_cast<double>(recording.n()), 0, recording);
    BookClaim claim{BookQuantity::steps,
                    "(2·(N − T) + T·log2 T) / P",
                    all / static_cast<double>(units.count),
                    {},
                    modelledTime(recording, units),
                    pmpp11_5,
                    {}};
    if (units.wavefront == 1 && claim.counted && static_cast<double>(*claim.counted) != claim.value)
        claim.note = Message{
            "book.coarsened.steps",
            {printed(all), printed(claim.value), std::to_string(*claim.counted)},
            fmt::format("The book spreads its {} operations evenly over the units: {} steps. Those that were counted, "
                        "each phase rounded up to whole steps and none shorter than its longest chain, take {}.",
                        printed(all), printed(claim.value), *claim.counted)};
    return claim;
}

std::vector<BookClaim> fromFormulas(const Recording& recording, const Units& units)
{
    const std::uint64_t n = recording.n();
    std::vector<BookClaim> claims;
    if (n < 2)
        return claims;
    for (const Formula& formula : formulas) {
        if (recording.algorithm != formula.algorithm || !(formula.forAnyN || std::has_single_bit(n)) ||
            (formula.applies != nullptr && !formula.applies(recording)))
            continue;
        const auto log = static_cast<double>(std::bit_width(n) - 1);
        const double value = formula.value(static_cast<double>(n), log, recording);
        const auto counted = formula.quantity == BookQuantity::work ? std::optional{recording.work()} : recording.span;
        BookClaim claim{formula.quantity, formula.text, value, {}, counted, formula.source, {}};
        if (formula.note != nullptr && counted && static_cast<double>(*counted) != value)
            claim.note = formula.note(value, *counted, recording);
        claims.push_back(std::move(claim));
    }
    if (recording.algorithm == "coarsened-scan" && std::has_single_bit(n) && isOneGroupOfStretches(recording))
        claims.push_back(coarsenedSteps(recording, units));
    return claims;
}

bool isByLevels(const Recording& recording)
{
    return (recording.algorithm == "kogge-stone-scan" || recording.algorithm == "brent-kung-scan") &&
           recording.n() >= 2 && std::has_single_bit(recording.n());
}

bool hasMistake(const Recording& recording)
{
    return recording.parameters.contains("mistake");
}

} // namespace

std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units)
{
    const auto curve =
        isByLevels(recording) ? unitCurve(recording, units.wavefront, recording.n()) : std::optional<UnitCurve>{};
    return bookClaims(recording, units, curve);
}

std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units, const std::optional<UnitCurve>& curve)
{
    if (hasMistake(recording)) // formulas are for what is right
        return {};
    if (!isByLevels(recording)) {
        std::vector<BookClaim> claims = fromFormulas(recording, units);
        std::ranges::move(boundClaims(recording), std::back_inserter(claims));
        return claims;
    }
    const std::uint64_t n = recording.n();
    const bool isKoggeStone = recording.algorithm == "kogge-stone-scan";
    const Numbers numbers{n,
                          static_cast<std::uint64_t>(std::bit_width(n) - 1),
                          units.count,
                          recording.work(),
                          recording.span,
                          modelledTime(recording, units),
                          curve ? breakEvenOf(*curve, n) : std::nullopt,
                          units.wavefront == 1};
    return isKoggeStone ? koggeStone(numbers) : brentKung(numbers);
}

const char* quantityName(BookQuantity quantity)
{
    switch (quantity) {
    case BookQuantity::work:
        return later("work");
    case BookQuantity::span:
        return later("span");
    case BookQuantity::steps:
        return later("steps");
    case BookQuantity::breakEven:
        return later("break-even");
    case BookQuantity::comparisons:
        return later("comparisons");
    case BookQuantity::loads:
        return later("loads");
    }
    return "";
}

} // namespace lockstep
