#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/library_time.hpp"
#include "tests/engine/runs.hpp"

#include <bit>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

RecordingPtr recorded(const std::string& algorithm, std::size_t n, const std::map<std::string, std::string>& set)
{
    const auto type = set.find("type");
    return test::recordKeys(algorithm,
                            generateKeys("uniform", n, 1,
                                         type == set.end() ? ElementType::uint32 : parseElementType(type->second),
                                         set.contains("operator") ? KeysFor::sums : KeysFor::any),
                            set);
}

/// Where Lockstep was built with the library, that makes what our kernels make.
TEST(LibraryTimes, AreOfTheSameResult)
{
    using Set = std::map<std::string, std::string>;
    const std::pair<const char*, Set> runs[] = {
        {"bitonic-sort", {}},
        {"radix-sort", {{"type", "int32"}, {"order", "descending"}}},
        {"merge-sort", {{"type", "float32"}}},
        {"kogge-stone-scan", {{"operator", "add"}}},
        {"kogge-stone-scan", {{"type", "int32"}, {"operator", "max"}}},
        {"blelloch-scan", {{"operator", "add"}}},
        {"blelloch-scan", {{"operator", "min"}}},
        {"halving-reduction", {{"operator", "add"}}},
        {"halving-reduction", {{"type", "int32"}, {"operator", "min"}}},
    };
    for (const auto& [algorithm, set] : runs)
        for (const std::size_t n : {1U, 7U, 64U, 1000U}) {
            const RecordingPtr recording = recorded(algorithm, n, set);
            const auto time = libraryTime(*recording);
            EXPECT_EQ(time.has_value(), !libraryFunction(*recording).empty());
            if (!time)
                continue;
            EXPECT_EQ(time->output, recording->output) << algorithm << ' ' << n << ' ' << time->function;
            EXPECT_GE(time->runs, 3U);
            EXPECT_LE(time->least, time->median);
            EXPECT_LE(time->median, time->most);
        }
}

/// Sums of float32 in another grouping are near ours, no more.
TEST(LibraryTimes, SumsOfFloatsAreNearOurs)
{
    const RecordingPtr recording = recorded("halving-reduction", 1000, {{"type", "float32"}, {"operator", "add"}});
    if (const auto time = libraryTime(*recording)) {
        const float ours = std::bit_cast<float>(recording->output.at(0)),
                    theirs = std::bit_cast<float>(time->output.at(0));
        EXPECT_NEAR(theirs, ours, 1e-4F * std::abs(ours) + 1e-2F);
    }
}

/// Where our own run has a mistake, the library's is right all the same; a word that differs makes it wrong.
TEST(LibraryTimes, AreOfRightResultsAlone)
{
    const auto with = [](const char* name, const char* value) {
        return std::map<std::string, std::string>{{name, value}};
    };
    const RecordingPtr scan = recorded("kogge-stone-scan", 64, with("operator", "add"));
    EXPECT_TRUE(isLibraryResultRight(*scan, scan->output));
    Words other = scan->output;
    ++other.at(40);
    EXPECT_FALSE(isLibraryResultRight(*scan, other));
    other = scan->output;
    other.pop_back();
    EXPECT_FALSE(isLibraryResultRight(*scan, other));
    Recording broken = *scan;
    ++broken.output.at(40);
    EXPECT_TRUE(isLibraryResultRight(broken, scan->output));
    EXPECT_FALSE(isLibraryResultRight(broken, broken.output));

    const RecordingPtr floats = recorded("halving-reduction", 1000, {{"type", "float32"}, {"operator", "add"}});
    const float sum = std::bit_cast<float>(floats->output.at(0));
    const auto word = [](float value) { return Words{std::bit_cast<std::uint32_t>(value)}; };
    EXPECT_TRUE(isLibraryResultRight(*floats, word(std::nextafter(sum, 1e30F))));
    double magnitude = 0;
    for (const std::uint32_t bits : floats->input)
        magnitude += std::abs(static_cast<double>(std::bit_cast<float>(bits)));
    EXPECT_FALSE(isLibraryResultRight(*floats, word(sum + static_cast<float>(magnitude / 100))));
    EXPECT_FALSE(isLibraryResultRight(*floats, word(std::nanf(""))));
}

/// Boost 1.74 scans a part of so many values on PoCL's basic device: that has no time.
TEST(LibraryTimes, OfManyValuesAreRightOrRefused)
{
    const RecordingPtr recording = recorded("hierarchical-scan", 70'000, {{"operator", "add"}});
    try {
        if (const auto time = libraryTime(*recording)) {
            EXPECT_EQ(time->output, recording->output);
        }
    } catch (const DeviceError& error) {
        EXPECT_NE(std::string(error.what()).find("wrong result"), std::string::npos) << error.what();
    }
}

/// What it cannot do is not timed.
TEST(LibraryTimes, AreNoneWhereThereIsNoSuchFunction)
{
    EXPECT_EQ(libraryFunction(*recorded("transpose", 16, {})), "");
    EXPECT_EQ(libraryFunction(*recorded("bitonic-sort", 16, {{"type", "pair"}})), "");
    EXPECT_EQ(libraryFunction(*test::recordKeys("kogge-stone-scan", Words(8, 1U << 16), {{"operator", "affine"}})), "");
}

} // namespace
} // namespace lockstep
