#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/books.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/input_hash.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <tuple>

namespace lockstep {
namespace {

using test::record;

const BookClaim& claimOf(const std::vector<BookClaim>& claims, BookQuantity quantity)
{
    for (const BookClaim& claim : claims)
        if (claim.quantity == quantity)
            return claim;
    throw Error{"no such claim"};
}

TEST(Books, FormulasAreThoseOfTheCountForPowersOfTwo)
{
    for (std::size_t log = 1; log <= 10; ++log)
        for (const char* id : {"kogge-stone-scan", "brent-kung-scan"}) {
            const std::vector<BookClaim> claims = bookClaims(*record({id, std::size_t{1} << log}), {32, 1});
            for (BookQuantity quantity : {BookQuantity::work, BookQuantity::span}) {
                const BookClaim& claim = claimOf(claims, quantity);
                EXPECT_EQ(claim.value, static_cast<double>(claim.counted.value())) << id << " " << log;
                EXPECT_FALSE(claim.note);
                EXPECT_NE(claim.source.find("11."), std::string::npos);
            }
        }
}

TEST(Books, StepsOn32UnitsDifferAndSayWhy)
{
    const auto koggeStone = bookClaims(*record({"kogge-stone-scan", 1024}), {32, 1});
    const BookClaim& many = claimOf(koggeStone, BookQuantity::steps);
    EXPECT_EQ(many.value, 320);
    EXPECT_EQ(many.counted, 289u);
    ASSERT_TRUE(many.note);
    for (const char* number : {"320 steps", "9217 operations", "289"})
        EXPECT_NE(many.note->english.find(number), std::string::npos) << many.note->english;
    EXPECT_EQ(claimOf(koggeStone, BookQuantity::breakEven).value, 10);
    EXPECT_EQ(claimOf(koggeStone, BookQuantity::breakEven).counted, 10u);

    const auto brentKung = bookClaims(*record({"brent-kung-scan", 1024}), {32, 1});
    const BookClaim& few = claimOf(brentKung, BookQuantity::steps);
    EXPECT_NEAR(few.value, 63.6, 0.05);
    EXPECT_NEAR(few.corrected.value(), 73.6, 0.05);
    EXPECT_EQ(few.counted, 71u);
    ASSERT_TRUE(few.note);
    for (const char* number : {"2036 operations", "63.6 steps", "73.6", "71"})
        EXPECT_NE(few.note->english.find(number), std::string::npos) << few.note->english;
}

/// "Each level rounded up to whole steps" is not what wavefronts do.
TEST(Books, NotesTellOfSingleUnitsOnly)
{
    for (const char* id : {"kogge-stone-scan", "brent-kung-scan"})
        for (std::uint32_t wavefront : {32u, 64u}) {
            const auto recording = record({id, 1024});
            const auto claims = bookClaims(*recording, {32, wavefront});
            const BookClaim& steps = claimOf(claims, BookQuantity::steps);
            EXPECT_EQ(steps.counted, modelledTime(*recording, {32, wavefront}));
            EXPECT_FALSE(steps.note) << steps.note->english;
        }
}

TEST(Books, WithACurveAtHandAreTheSame)
{
    for (const char* id : {"kogge-stone-scan", "brent-kung-scan"})
        for (std::size_t n : {2, 16, 64})
            for (std::uint32_t wavefront : {1u, 32u}) {
                const auto recording = record({id, n});
                const auto longer = unitCurve(*recording, wavefront, 4 * n);
                const auto own = bookClaims(*recording, {8, wavefront});
                const auto given = bookClaims(*recording, {8, wavefront}, longer);
                ASSERT_EQ(own.size(), given.size());
                for (std::size_t i = 0; i < own.size(); ++i)
                    EXPECT_EQ(own[i].counted, given[i].counted) << id << " " << n << " " << wavefront << " " << i;
            }
}

TEST(Books, SummaryOfBrentKungIsContradicted)
{
    bool found = false;
    for (const BookClaim& claim : bookClaims(*record({"brent-kung-scan", 16}), {32, 1}))
        if (claim.quantity == BookQuantity::work && claim.value == 29) {
            found = true;
            EXPECT_EQ(claim.counted, 26u);
            EXPECT_TRUE(claim.note);
        }
    EXPECT_TRUE(found);
}

TEST(Books, SayNothingOutsideTheirCase)
{
    EXPECT_TRUE(bookClaims(*record({"bitonic-merge", 17}), {32, 1}).empty());
    EXPECT_TRUE(bookClaims(*record({"compaction", 16}), {32, 1}).empty());
    EXPECT_TRUE(bookClaims(*record({"merge-sort", 1}), {32, 1}).empty());
    EXPECT_TRUE(bookClaims(*record({"kogge-stone-scan", 100}), {32, 1}).empty());
    EXPECT_TRUE(bookClaims(*record({"brent-kung-scan", 1}), {32, 1}).empty());
}

/// The textbook's own case: 1,024 values by 64 work-items on 32 units.
TEST(Books, ThreePhasesTake72StepsByTheBook)
{
    const auto recording = record({"coarsened-scan", 1024, "uniform", {{"per-item", "16"}}});
    const std::vector<BookClaim> claims = bookClaims(*recording, {32, 1});
    const auto steps = std::ranges::find(claims, BookQuantity::steps, &BookClaim::quantity);
    ASSERT_NE(steps, claims.end());
    EXPECT_EQ(steps->value, 72);
    EXPECT_EQ(steps->counted, 71u);
    ASSERT_TRUE(steps->note);
    EXPECT_NE(steps->note->english.find("2304 operations evenly over the units: 72 steps"), std::string::npos)
        << steps->note->english;
}

const BookClaim& claimOf(const std::vector<BookClaim>& claims, const char* formula)
{
    const auto found = std::ranges::find(claims, formula, &BookClaim::formula);
    if (found == claims.end())
        throw Error{std::string{"no claim "} + formula};
    return *found;
}

/// log2 32! is 117.66, by hand; the two networks have 240 and 191 comparators.
TEST(Books, SetTheLeastOfAnySortBesideCountedComparisons)
{
    for (const auto& [id, counted] : {std::pair{"bitonic-sort", 240u}, std::pair{"odd-even-mergesort", 191u}}) {
        const auto claims = bookClaims(*record({id, 32}), {32, 1});
        EXPECT_NEAR(claimOf(claims, "log2 N!").value, 117.66, 0.01);
        EXPECT_EQ(claimOf(claims, "log2 N!").quantity, BookQuantity::comparisons);
        EXPECT_EQ(claimOf(claims, "log2 N!").counted, counted);
        EXPECT_EQ(claimOf(claims, "N·log2 N").value, 160);
        EXPECT_EQ(claimOf(claims, "N·log2² N").value, 800);
        EXPECT_EQ(claimOf(claims, "N·log2² N").counted, counted);
        EXPECT_NE(claimOf(claims, "N·log2² N").note.value().english.find("misprint"), std::string::npos);
    }
    // Of a sample sort comparisons alone, without the keys that it counts and moves; any n.
    const auto sample = record({"sample-sort", 100});
    EXPECT_LT(claimOf(bookClaims(*sample, {32, 1}), "log2 N!").counted.value(), sample->work());
    EXPECT_THROW(claimOf(bookClaims(*sample, {32, 1}), "N·log2² N"), Error);
    EXPECT_TRUE(bookClaims(*record({"bitonic-merge", 17}), {32, 1}).empty()) << "it need not sort";
}

TEST(Books, SetTheWorstKeysBesideAQuicksort)
{
    const auto sorted =
        record({"quicksort", 1024, "sorted", {{"pivot", "first"}, {"leaf-size", "1"}, {"depth", "44"}}});
    const auto claims = bookClaims(*sorted, {32, 1});
    EXPECT_EQ(claimOf(claims, "N·(N − 1) / 2").value, 523776);
    EXPECT_GT(claimOf(claims, "N·(N − 1) / 2").counted.value(), 500'000u);
    const auto uniform = bookClaims(*record({"quicksort", 1024}), {32, 1});
    EXPECT_LT(claimOf(uniform, "N·(N − 1) / 2").counted.value(), 50'000u);
}

/// 2K loads a value of c, and 2K / tile by tiles.
TEST(Books, CountTheLoadsOfAMatrixProduct)
{
    for (const auto& [variant, formula, loads] :
         {std::tuple{"naive", "M·N·2·K", 2u * 8 * 64}, std::tuple{"tiled", "M·N·2·K / tile", 2u * 8 * 64 / 4}}) {
        const auto claims =
            bookClaims(*record({"matrix-product", 128, "uniform", {{"variant", variant}, {"tile", "4"}}}), {32, 1});
        EXPECT_EQ(claimOf(claims, "M·N·K").counted, 512u);
        const BookClaim& claim = claimOf(claims, formula);
        EXPECT_EQ(claim.quantity, BookQuantity::loads);
        EXPECT_EQ(claim.value, loads);
        EXPECT_EQ(claim.counted, loads) << variant;
    }
}

/// A formula is the count to the last one, or a note says why not.
TEST(Books, FormulasOfTheWholeCatalogueAreTheCountOrSayWhyNot)
{
    std::set<std::string> told;
    for (const Algorithm* algorithm : catalogue())
        for (std::size_t n : {2, 3, 8, 16, 64, 256}) {
            if (n > algorithm->limits.maximum)
                continue;
            SCOPED_TRACE(algorithm->id + " " + std::to_string(n));
            const auto recording = record({algorithm->id, n});
            for (const BookClaim& claim : bookClaims(*recording, {32, 1})) {
                told.insert(algorithm->id);
                ASSERT_TRUE(claim.counted);
                if (static_cast<double>(*claim.counted) != claim.value) {
                    EXPECT_TRUE(claim.note) << claim.formula << " = " << claim.value << ", counted " << *claim.counted;
                }
            }
        }
    EXPECT_GE(told.size(), 20u);
}

TEST(InputHash, IsFnv1aOfTypeAndWords)
{
    // "uint32" and the bytes 1 0 0 0, worked out by hand with the published constants
    std::uint64_t hash = 14695981039346656037u;
    for (unsigned byte : {'u', 'i', 'n', 't', '3', '2', '\1', '\0', '\0', '\0'})
        hash = (hash ^ byte) * 1099511628211u;
    EXPECT_EQ(inputHash({1}, ElementType::uint32), hash);
    EXPECT_EQ(inputHashText({1}, ElementType::uint32).size(), 16u);
    EXPECT_NE(inputHash({1}, ElementType::uint32), inputHash({1}, ElementType::int32));
    EXPECT_NE(inputHash({1, 2}, ElementType::uint32), inputHash({2, 1}, ElementType::uint32));
}

RunRequest asked(const char* id, std::map<std::string, std::string> parameters = {}, Words input = {3, 1})
{
    return {id, std::move(parameters), std::move(input), "auto"};
}

std::string refusal(const std::vector<RunRequest>& requests)
{
    return test::refusalOf([&] { requireComparable(requests); });
}

TEST(Comparable, AreTwoToFourRunsOnOneInput)
{
    const RunRequest scan = asked("kogge-stone-scan"), sort = asked("bitonic-sort");
    EXPECT_EQ(refusal({scan, sort}), "");
    EXPECT_EQ(refusal({scan, scan, sort, sort}), "");
    EXPECT_NE(refusal({scan}).find("1 algorithm is"), std::string::npos);
    EXPECT_NE(refusal({scan, scan, scan, scan, scan}).find("5 algorithms"), std::string::npos);
    EXPECT_EQ(refusal({asked("radix-sort", {{"digit-bits", "1"}}), asked("radix-sort", {{"digit-bits", "4"}})}), "");
    const std::string floats =
        refusal({asked("bitonic-sort", {{"type", "float32"}}), asked("brent-kung-scan", {{"operator", "affine"}})});
    EXPECT_NE(floats.find("float32 numbers"), std::string::npos) << floats;
    EXPECT_NE(floats.find("affine maps"), std::string::npos) << floats;
    EXPECT_NE(refusal({sort, asked("radix-sort", {{"type", "int32"}})}).find("int32"), std::string::npos);
    EXPECT_NE(refusal({sort, asked("kogge-stone-scan", {}, {1, 3})}).find("different inputs"), std::string::npos);
}

} // namespace
} // namespace lockstep
