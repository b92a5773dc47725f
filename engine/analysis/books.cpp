#include "engine/analysis/books.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>

namespace lockstep {
namespace {

constexpr const char* book = "Programming Massively Parallel Processors, section ";

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
        {BookQuantity::work, "N·log2 N − (N − 1)", n * log - (n - 1), {}, c.work, std::string{book} + "11.3", {}},
        {BookQuantity::span, "log2 N", log, {}, c.span, std::string{book} + "11.3", {}},
    };
    BookClaim steps{BookQuantity::steps,
                    "N·log2 N / P",
                    n * log / static_cast<double>(c.units),
                    {},
                    c.steps,
                    std::string{book} + "11.3",
                    {}};
    if (c.isWhole && c.steps && static_cast<double>(*c.steps) != steps.value)
        steps.note = Message{
            "book.kogge-stone.steps",
            {std::to_string(c.n), std::to_string(c.log), printed(steps.value), std::to_string(c.work),
             std::to_string(*c.steps)},
            fmt::format("The book lets all {} positions work in each of the {} levels: {} steps. The device reported "
                        "{} operations, because positions without a left partner only copy; each level rounded up to "
                        "whole steps, that is {}.",
                        c.n, c.log, printed(steps.value), c.work, *c.steps)};
    claims.push_back(std::move(steps));
    BookClaim even{BookQuantity::breakEven, "log2 N", log, {}, c.breakEven, std::string{book} + "11.8", {}};
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
        {BookQuantity::work, "2·N − 2 − log2 N", work, {}, c.work, std::string{book} + "11.4", {}},
    };
    BookClaim summary{BookQuantity::work, "2·N − 3", 2 * n - 3, {}, c.work, std::string{book} + "11.8", {}};
    if (static_cast<double>(c.work) != summary.value)
        summary.note = Message{"book.brent-kung.summary",
                               {std::to_string(rounded(summary.value)), std::to_string(c.work)},
                               fmt::format("The chapter's summary leaves the logarithm out and prints 2·N − 3, which "
                                           "is {}; its own section 11.4 and the count say {}.",
                                           rounded(summary.value), c.work)};
    claims.push_back(std::move(summary));
    claims.push_back(
        {BookQuantity::span, "2·log2 N − 1", 2 * log - 1, {}, c.span, std::string{book} + "11.4 (its two trees)", {}});

    const auto units = static_cast<double>(c.units);
    const auto idle = static_cast<double>(std::bit_width(std::min(c.units, c.n)) - 1); // five at P = 32
    BookClaim steps{BookQuantity::steps,
                    "(2·N − 2 − log2 N) / P",
                    work / units,
                    work / units + 2 * idle,
                    c.steps,
                    std::string{book} + "11.4",
                    {}};
    if (c.isWhole && c.steps && static_cast<double>(*c.steps) != steps.value)
        steps.note = Message{
            "book.brent-kung.steps",
            {std::to_string(rounded(work)), printed(steps.value), printed(idle), std::to_string(c.units),
             printed(*steps.corrected), std::to_string(*c.steps)},
            fmt::format("The book shares all {} operations evenly: {} steps, or {} with {} more for each tree, whose "
                        "narrow levels leave some of the {} units idle. Counted level by level, each rounded up to "
                        "whole steps, that is {}.",
                        rounded(work), printed(steps.value), printed(*steps.corrected), printed(idle), c.units,
                        *c.steps)};
    claims.push_back(std::move(steps));
    return claims;
}

/// The least P up to n on which the run takes no longer than n − 1 operations one after another.
std::optional<std::uint64_t> breakEvenOf(const UnitCurve& curve, std::uint64_t n)
{
    const auto step = std::ranges::find_if(curve, [&](const UnitStep& s) { return s.time <= n - 1; });
    return step == curve.end() || step->from > n ? std::nullopt : std::optional{step->from};
}

bool hasBookClaims(const Recording& recording)
{
    return (recording.algorithm == "kogge-stone-scan" || recording.algorithm == "brent-kung-scan") &&
           recording.n() >= 2 && std::has_single_bit(recording.n());
}

} // namespace

std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units)
{
    if (!hasBookClaims(recording))
        return {};
    const auto curve = unitCurve(recording, units.wavefront, recording.n());
    return bookClaims(recording, units, curve);
}

std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units, const std::optional<UnitCurve>& curve)
{
    if (!hasBookClaims(recording))
        return {};
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
        return "work";
    case BookQuantity::span:
        return "span";
    case BookQuantity::steps:
        return "steps";
    case BookQuantity::breakEven:
        return "break-even";
    }
    return "";
}

} // namespace lockstep
