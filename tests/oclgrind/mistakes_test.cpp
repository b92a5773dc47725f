// The mistakes that can be switched on: Oclgrind reports the races that our own look at the addresses finds, word for
// word, nothing but races where work-items race, and nothing at all where they do not. Bounds hold always.

#include "accesses.hpp"
#include "child.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/trials/breaking.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

namespace lockstep::oclgrind {
namespace {

struct Case {
    std::string algorithm, mistake;
    std::size_t n = 0;
    Parameters parameters = {};
    bool isTooFew = false; ///< for the race, which takes more than Oclgrind can run

    RunRequest request() const
    {
        RunRequest request{algorithm, parameters, Words(n)};
        for (std::size_t i = 0; i < n; ++i)
            request.input[i] = static_cast<std::uint32_t>(1000 + 7 * i);
        prepareBreaking(request, mistake);
        return request;
    }
    std::string arguments() const
    {
        const RunRequest made = request();
        std::string text = fmt::format("{} --input {}", algorithm, fmt::join(made.input, ","));
        for (const auto& [name, value] : made.parameters)
            text += fmt::format(" --set {}={}", name, value);
        return text;
    }
};

std::vector<Case> allCases()
{
    return {{"kogge-stone-work-group-scan", "no-second-barrier", 8},
            {"kogge-stone-work-group-scan", "no-second-barrier", 33, {{"kind", "exclusive"}}},
            {"kogge-stone-work-group-scan", "early-store", 8},
            {"work-group-reduction", "no-barriers", 16, {{"group-size", "8"}, {"finish", "host"}}},
            {"work-group-reduction", "no-barriers", 100, {{"group-size", "64"}, {"finish", "host"}}},
            {"work-group-reduction", "no-barriers", 512, {{"group-size", "256"}, {"finish", "host"}}},
            {"block-scan-pipeline", "no-load-barrier", 16, {{"digits", "4"}}},
            {"block-scan-pipeline", "no-load-barrier", 33, {{"digits", "16"}}},
            {"block-scan-pipeline", "ushort-offsets", 100},
            {"radix-pipeline", "ushort-offsets", 20, {}, true},
            {"hillis-steele-scan", "printed-guard", 16},
            {"sequential-scan", "printed-index", 16},
            {"blelloch-scan", "unpadded", 7},
            {"blelloch-work-group-scan", "unpadded", 7},
            {"blelloch-work-group-scan", "unpadded", 100, {{"padding", "banks"}}},
            {"odd-even-transposition-sort", "one-quiet-phase", 9},
            {"odd-even-transposition-sort", "one-phase-short", 9},
            {"bitonic-work-group-sort", "colliding-slots", 8},
            {"bitonic-work-group-sort", "colliding-slots", 33},
            {"odd-even-merge-recursive", "printed-loop", 16},
            {"odd-even-merge-recursive", "printed-loop", 7},
            {"matrix-product", "equal-rows", 32},
            {"matrix-product", "no-second-barrier", 32, {{"tile", "2"}}},
            {"convolution", "forgotten-clamp", 12},
            {"convolution", "fifth-tap", 12},
            {"convolution", "fifth-tap", 20, {{"edges", "zero"}, {"tile", "2"}}},
            {"n-body", "no-next-barrier", 16, {{"tile", "4"}}},
            {"n-body", "no-next-barrier", 22, {{"tile", "8"}}},
            {"histogram", "no-merge-barrier", 16, {{"group-size", "8"}}},
            {"histogram", "plain-add", 16, {{"group-size", "8"}}},
            {"domino-scan", "static-block-index", 18, {{"group-size", "4"}}}};
}

/// Words of the one local array of the kernel that Oclgrind saw races for.
std::set<std::uint32_t> racedWords(const std::string& log)
{
    static const std::regex report{R"(data race at local memory address 0x1([0-9a-f]+))"};
    std::set<std::uint32_t> words;
    for (std::sregex_iterator it{log.begin(), log.end(), report}, end; it != end; ++it)
        words.insert(static_cast<std::uint32_t>(std::stoull((*it)[1], nullptr, 16) / sizeof(std::uint32_t)));
    return words;
}

class Mistakes : public testing::TestWithParam<Case> {};

TEST_P(Mistakes, RaceWhereTheySayAndNowhereElse)
{
    const Child child = runOnOclgrind(GetParam().arguments());
    ASSERT_EQ(child.status, 0) << child.errors;
    EXPECT_EQ(fmt::format("{}", fmt::join(disagreements(child, child), "\n")), "");
    EXPECT_EQ(child.log.find("Invalid"), std::string::npos) << child.log;
    EXPECT_EQ(child.log.find("ninitialized"), std::string::npos) << child.log;

    Session session;
    const RecordingPtr recording = session.record(GetParam().request());
    std::set<std::uint32_t> ours;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k)
        for (const Race& race : racesOf(*recording, k, *recording->events[k - 1], SIZE_MAX).shown)
            ours.insert(race.index);
    EXPECT_EQ(racedWords(child.log), ours);
    const Mistake* mistake = mistakeOf(*recording);
    ASSERT_NE(mistake, nullptr);
    const bool races = mistake->races() && !GetParam().isTooFew;
    EXPECT_EQ(races, !ours.empty());
    if (!races) {
        EXPECT_EQ(child.reports(), "");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Mistakes, testing::ValuesIn(allCases()), [](const auto& made) {
    std::string name = fmt::format("{}_{}_{}", made.param.mistake, made.param.n, made.index);
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Mistakes, AreAllRunOnOclgrind)
{
    std::set<std::string> run, known;
    for (const Case& c : allCases())
        run.insert(c.algorithm + " " + c.mistake);
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes)
            known.insert(algorithm->id + " " + mistake.id);
    EXPECT_EQ(run, known);
}

} // namespace
} // namespace lockstep::oclgrind
