#include "engine/analysis/ancestry.hpp"
#include "engine/analysis/memory_table.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#ifdef HAVE_RAPIDCHECK
#include <rapidcheck.h>
#endif

namespace lockstep {
namespace {

struct Product {
    std::size_t rows = 4, columns = 4, inner = 4;
    Parameters parameters = {};

    std::size_t n() const { return inner * (rows + columns); }
    Parameters all() const
    {
        Parameters set = parameters;
        set["rows"] = std::to_string(rows);
        set["columns"] = std::to_string(columns);
        set["inner"] = std::to_string(inner);
        return set;
    }
    RecordingPtr recorded() const { return test::record({"matrix-product", n(), "uniform", all()}); }
};

/// What the launch loads from its buffers, as its rows of accesses tell.
std::uint64_t globalLoads(const Recording& recording)
{
    std::uint64_t loads = 0;
    const MemoryTable table(recording, 1, *recording.events[0], {});
    for (const MemoryAccess& access : table.accesses()) {
        EXPECT_TRUE(access.isLineTold) << access.text;
        loads += access.isLocal || access.isStore ? 0 : access.accesses;
    }
    return loads;
}

TEST(MatrixProduct, ATileSavesAsManyLoadsAsItIsWide)
{
    const Product naive{32, 32, 32, {{"variant", "naive"}}};
    EXPECT_EQ(globalLoads(*naive.recorded()), 2U * 32 * 32 * 32);
    for (const std::size_t tile : {2, 4, 8, 16}) {
        const Product tiled{32, 32, 32, {{"variant", "tiled"}, {"tile", std::to_string(tile)}}};
        EXPECT_EQ(globalLoads(*tiled.recorded()), 2U * 32 * 32 * 32 / tile) << tile; // 2K / tile an output
    }
}

TEST(MatrixProduct, SeveralSumsAWorkItemShareWhatTheyLoadOfB)
{
    std::map<std::string, std::uint64_t> loads;
    for (const char* perItem : {"2", "4", "8"}) {
        const Product product{32, 32, 32, {{"variant", "registers"}, {"tile", "4"}, {"per-item", perItem}}};
        const RecordingPtr recording = product.recorded();
        const MemoryTable table(*recording, 1, *recording->events[0], {});
        const std::uint64_t sums = std::stoul(perItem);
        EXPECT_EQ(recording->launches[0].global, 32U * 32 / sums);
        for (const MemoryAccess& access : table.accesses()) {
            if (access.text == "b_tile[k * TILE + x]" && !access.isStore) {
                EXPECT_EQ(access.accesses, 32U * 32 * 32 / sums) << perItem;
            }
            if (access.text == "a_tile[a_at]" && !access.isStore) {
                EXPECT_EQ(access.accesses, 32U * 32 * 32) << perItem;
            }
        }
        EXPECT_EQ(globalLoads(*recording), 32U * 32 * 32 / 4 + 32U * 32 * 32 / (4 * sums)) << perItem;
    }
}

TEST(MatrixProduct, LaunchesHaveTwoDimensionsInEveryForm)
{
    const RecordingPtr recording = Product{5, 3, 2, {{"tile", "2"}}}.recorded();
    const std::vector<Side> sides{{4, 2}, {6, 2}};
    EXPECT_EQ(recording->launches[0].sides, sides);
    EXPECT_EQ(recording->launches[0].global, 24U);
    EXPECT_EQ(recording->launches[0].local, 4U);
    const RecordingPtr again = std::make_shared<const Recording>(readRecording(writeRecording(*recording)));
    EXPECT_EQ(again->launches[0].sides, sides);
    EXPECT_TRUE(again->launches[0].isInRegisters(localArrayBase + 2));
    EXPECT_FALSE(again->launches[0].isInRegisters(localArrayBase + 1));
}

TEST(MatrixProduct, WorkItemsAreNumberedGroupAfterGroup)
{
    const RecordingPtr recording = Product{4, 6, 2, {{"tile", "2"}, {"variant", "tiled"}}}.recorded();
    for (const Event& event : *recording->events[0]) {
        EXPECT_EQ(event.group, event.item / 4);
        if (event.op == Op::weigh) {
            const std::uint32_t row = event.writes()[0].index / 6, column = event.writes()[0].index % 6;
            EXPECT_EQ(event.item, (row / 2 * 3 + column / 2) * 4 + row % 2 * 2 + column % 2);
        }
    }
}

TEST(MatrixProduct, AValueComesFromItsRowAndItsColumn)
{
    for (const char* variant : {"naive", "tiled", "registers"}) {
        const RecordingPtr recording = Product{3, 4, 2, {{"variant", variant}, {"tile", "2"}}}.recorded();
        const auto cone =
            coneOf(*recording, 1, {static_cast<std::uint32_t>(recording->outputBuffer), 6}, keptEvents(*recording));
        ASSERT_TRUE(cone);
        EXPECT_EQ(cone->inputs, (std::vector<std::uint32_t>{2, 3, 8, 12})) << variant; // row 1 of a, column 2 of b
    }
}

TEST(MatrixProduct, WithoutBetaNobodyReadsC)
{
    const auto readsC = [](const char* beta) {
        const RecordingPtr recording = Product{3, 3, 2, {{"beta", beta}}}.recorded();
        return std::ranges::any_of(*recording->events[0], [&](const Event& event) {
            return std::ranges::any_of(event.reads(),
                                       [&](const Access& read) { return read.array == recording->outputBuffer; });
        });
    };
    EXPECT_FALSE(readsC("0"));
    EXPECT_FALSE(readsC("-0.0"));
    EXPECT_TRUE(readsC("1"));
}

TEST(MatrixProduct, RefusesWhatIsNoProduct)
{
    const auto made = [](std::size_t n, const Parameters& parameters) {
        return test::record({"matrix-product", n, "uniform", parameters});
    };
    EXPECT_THROW(made(10, {{"inner", "3"}}), InputError);
    EXPECT_THROW(made(10, {{"rows", "0"}}), InputError);
    EXPECT_THROW(made(10, {{"rows", "11"}}), InputError);
    EXPECT_THROW(made(10, {{"beta", "half"}}), InputError);
    EXPECT_THROW(made(10, {{"beta", "0.5"}}), InputError);
    EXPECT_THROW(made(10, {{"alpha", "-1"}}), InputError);
    EXPECT_THROW(made(8191, {}), InputError); // a prime: c would have 16 million values
}

#ifdef HAVE_RAPIDCHECK
TEST(MatrixProduct, OfAnyShapeIsNearTheDoubleReference)
{
    const bool passed = rc::check([] {
        Product product;
        for (std::size_t* side : {&product.rows, &product.columns, &product.inner})
            *side = *rc::gen::inRange<std::size_t>(1, 101);
        product.parameters = {{"type", "float32"},
                              {"variant", *rc::gen::element<std::string>("naive", "tiled", "registers")},
                              {"tile", *rc::gen::element<std::string>("2", "4", "16")},
                              {"per-item", *rc::gen::element<std::string>("2", "4", "8")},
                              {"alpha", *rc::gen::element<std::string>("1", "-0.5", "3")},
                              {"beta", *rc::gen::element<std::string>("0", "1", "0.25")}};
        const double alpha = std::stod(product.parameters.at("alpha")), beta = std::stod(product.parameters.at("beta"));
        Words keys(product.n());
        for (std::uint32_t& key : keys)
            key = std::bit_cast<std::uint32_t>(static_cast<float>(*rc::gen::inRange(-1000, 1001)) / 7.0f);
        const RunRequest request{"matrix-product", product.all(), keys, "auto"};
        const Words output = test::session().runFast(request);
        RC_ASSERT(output.size() == product.rows * product.columns);
        const auto at = [&](std::size_t i) { return double{std::bit_cast<float>(keys[i])}; };
        for (std::size_t row = 0; row < product.rows; ++row)
            for (std::size_t column = 0; column < product.columns; ++column) {
                double sum = 0, size = 0;
                for (std::size_t k = 0; k < product.inner; ++k) {
                    const double term =
                        at(row * product.inner + k) * at(product.rows * product.inner + k * product.columns + column);
                    sum += term;
                    size += std::abs(term);
                }
                const std::size_t place = row * product.columns + column;
                const double right = alpha * sum + beta * at(place % keys.size());
                // Each of the inner + 3 roundings is off by 2^-24 of what it rounds at most.
                const double bound = (static_cast<double>(product.inner) + 3) * std::ldexp(1.0, -24) *
                                     (std::abs(alpha) * size + std::abs(beta * at(place % keys.size())));
                RC_ASSERT(std::abs(double{std::bit_cast<float>(output[place])} - right) <= 1.01 * bound);
            }
    });
    EXPECT_TRUE(passed);
}
#endif

} // namespace
} // namespace lockstep
