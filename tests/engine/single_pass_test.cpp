#include "engine/algorithms/keys.hpp"
#include "engine/analysis/ancestry.hpp"
#include "engine/analysis/apply_events.hpp"
#include "engine/analysis/metrics.hpp"
#include "engine/device/devices.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/runs.hpp"
#include "tests/places.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using test::session;

RecordingPtr recordOn(const std::string& device, const std::string& algorithm, Words input, Parameters parameters,
                      std::size_t budget = std::size_t{256} << 20)
{
    RecordOptions options;
    options.memoryBudget = budget;
    return session().record({algorithm, std::move(parameters), std::move(input), device}, options);
}

/// Promise 1 and the output.
void expectSound(const Recording& recording)
{
    EXPECT_EQ(recording.output, test::reference(recording));
    ASSERT_TRUE(recording.isComplete());
    const State after = applyEvents(recording, 1, *recording.states[0], *recording.events[0]);
    test::expectEqual(after, *recording.states[1], 1);
}

std::vector<std::uint32_t> published(const Recording& recording)
{
    std::vector<std::uint32_t> values;
    for (const Event& event : *recording.events[0])
        if (event.op == Op::publish)
            values.push_back(event.readSlots[0].value);
    return values;
}

std::vector<std::uint64_t> workByPhase(const Recording& recording)
{
    std::vector<std::uint64_t> work;
    for (const Event& event : *recording.events[0])
        if (isWork(event.op)) {
            work.resize(std::max<std::size_t>(work.size(), event.phase + 1));
            ++work[event.phase];
        }
    return work;
}

const Words bookInput{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};
const Words bookOutput{2, 3, 6, 7, 7, 11, 12, 14, 14, 17, 18, 20, 25, 28, 29, 31};

// Programming Massively Parallel Processors, section 11.7: sums 7, 7, 6 and 11, of which 7 + 7 = 14 is handed on.
TEST(DominoScan, HandsOnTheSumsOfTheBook)
{
    const RecordingPtr r = recordOn("auto", "domino-scan", bookInput, {{"group-size", "4"}});
    expectSound(*r);
    EXPECT_EQ(r->output, bookOutput);
    EXPECT_EQ(published(*r), (Words{7, 14, 20, 31}));
    EXPECT_EQ(r->launchCount(), 1u);
    EXPECT_TRUE(r->launches[0].varies);
    // A ticket a block, Kogge-Stone in four blocks of four (levels of 3 and 2 in each), three sums on the way, twelve
    // values to add to.
    EXPECT_EQ(workByPhase(*r), (std::vector<std::uint64_t>{4, 0, 0, 12, 0, 8, 3, 12}));
    EXPECT_EQ(r->work(), 4u + 35);
    EXPECT_GE(r->span, 7u); // two levels, three sums handed on, the last values; tickets are drawn one after another
    const std::optional<Cone> cone = coneOf(*r, 1, {1, 9}, keptEvents(*r));
    ASSERT_TRUE(cone);
    EXPECT_EQ(inputRange(*cone), (std::pair<std::uint32_t, std::uint32_t>{0, 9}));
}

TEST(LookBackScan, FindsTheSumsOfTheBook)
{
    const RecordingPtr r = recordOn("basic", "look-back-scan", bookInput, {{"group-size", "4"}, {"prefix-every", "4"}});
    expectSound(*r);
    EXPECT_EQ(r->output, bookOutput);
    // Own sums, and that of the last block is followed by the prefix; block 0's own sum is one.
    EXPECT_EQ(published(*r), (Words{7, 7, 6, 11, 31}));
    std::vector<std::uint32_t> met;
    for (const Event& event : *r->events[0])
        if (event.op == Op::receive)
            met.push_back(event.readSlots[0].index / 2);
    EXPECT_EQ(met, (std::vector<std::uint32_t>{0, 1, 0, 2, 1, 0})); // one work-group after the other on this device
    EXPECT_EQ(r->work(), 4u + 20 + 0 + 1 + 2 + 1 + 12) << "tickets first";
}

/// With one block a launch does not say that it waits for others.
TEST(OneBlock, LooksBackForNothing)
{
    for (const char* id : {"domino-scan", "look-back-scan", "vector-look-back-scan", "cached-look-back-scan"})
        for (const std::size_t n : {1U, 64U}) {
            const RecordingPtr recording = recordOn("auto", id, Words(n, 3), {});
            const std::string title = recording->launches.front().meaning.title.english;
            EXPECT_EQ(title == "the only block is scanned", n == 1) << id << ": " << title;
        }
    for (const std::size_t n : {1U, 64U}) {
        const RecordingPtr recording = recordOn("auto", "single-pass-radix-sort", Words(n, 3), {});
        const std::string title = recording->launches.back().meaning.title.english;
        EXPECT_EQ(title.find("look back") == std::string::npos, n == 1) << title;
    }
}

TEST(LookBackScan, RefusesFloatsWithTheReason)
{
    EXPECT_PRED2(test::contains, test::refusalOf([&] {
                     recordOn("auto", "look-back-scan", {1}, {{"type", "float32"}});
                 }),
                 "which of them are ready");
}

class SinglePass : public testing::TestWithParam<std::string> {};

TEST_P(SinglePass, KeepsTheOrderOfOperandsInGroupsOfAnySize)
{
    for (const char* group : {"1", "6", "100", "1024"})
        for (std::size_t n : {1u, 101u, 2500u}) {
            Parameters parameters{{"operator", "affine"}, {"group-size", group}};
            if (GetParam() == "look-back-scan") // or a device that runs group by group never walks back two blocks
                parameters["prefix-every"] = "4";
            const Words input = generateKeys("uniform", n, n, ElementType::uint32, KeysFor::maps);
            const Words output = session().runFast({GetParam(), parameters, input, "auto"});
            EXPECT_EQ(
                output,
                findAlgorithm(GetParam()).reference(input, resolveParameters(findAlgorithm(GetParam()), parameters, n)))
                << group << ' ' << n;
        }
}

TEST_P(SinglePass, IsExplainedByItsEventsWhereGroupsRunSideBySide)
{
    for (std::size_t turn = 0; turn < 10; ++turn) {
        const Words input = generateKeys("uniform", 1500 + turn, turn, ElementType::uint32, KeysFor::maps);
        const RecordingPtr r = recordOn("pthread", GetParam(), input, {{"operator", "affine"}, {"group-size", "4"}});
        expectSound(*r);
        EXPECT_EQ(published(*r).size(),
                  GetParam() == "domino-scan" ? r->launches[0].groups() : 2 * r->launches[0].groups() - 1);
    }
}

TEST_P(SinglePass, OfManyValuesIsPutInOrderAtOnce)
{
    const Words input = generateKeys("uniform", std::size_t{1} << 14, 1, ElementType::uint32, KeysFor::maps);
    const RecordingPtr r = recordOn("pthread", GetParam(), input, {{"operator", "affine"}, {"group-size", "64"}});
    EXPECT_GT(r->launches[0].events, 100'000u);
    expectSound(*r);
}

TEST_P(SinglePass, StoresWhatItCannotMakeAgain)
{
    const Words input = generateKeys("uniform", 300, 1, ElementType::uint32);
    const RecordingPtr r = recordOn("auto", GetParam(), input, {}, 0);
    EXPECT_EQ(r->events[0], nullptr);
    EXPECT_TRUE(r->states[1]);
    EXPECT_GT(r->launches[0].events, 0u);
    EXPECT_PRED2(test::contains, test::refusalOf([&] { session().events(r, 1); }), "choose fewer keys");
}

/// Blocks of 8 and of 256 keys, with digits for more and for fewer work-items than there are.
TEST(SinglePassRadixSort, IsExplainedByItsEventsWhereGroupsRunSideBySide)
{
    for (std::size_t turn = 0; turn < 6; ++turn) {
        const Words input = generateKeys("uniform", 1500 + turn, turn, ElementType::uint32);
        const bool isSmall = turn % 2 == 0;
        const RecordingPtr r = recordOn("pthread", "single-pass-radix-sort", input,
                                        {{"group-size", isSmall ? "4" : "64"},
                                         {"per-item", isSmall ? "2" : "4"},
                                         {"digit-bits", turn < 2 ? "3" : "6"}});
        EXPECT_EQ(r->output, sortedReference(input, r->parameters)) << turn;
        for (std::size_t k = 1; k <= r->launchCount(); ++k)
            test::expectEqual(applyEvents(*r, k, *r->states[k - 1], *r->events[k - 1]), *r->states[k], k);
    }
}

TEST(SinglePassRadixSort, SortsAnyNumberOfKeysInTheBlocksThatItChooses)
{
    for (const std::size_t n : {1u, 2u, 3u, 7u, 8u, 16u, 33u, 64u, 1024u, 5000u, 1000000u})
        for (const char* order : {"ascending", "descending"}) {
            Words input = generateKeys("uniform", n, n, ElementType::uint32);
            for (std::uint32_t& key : input) // of all bits
                key *= 2654435761u;
            const Words sorted = sortedReference(input, {{"type", "uint32"}, {"order", order}});
            EXPECT_EQ(session().runFast({"single-pass-radix-sort", {{"order", order}}, input, "auto"}), sorted)
                << n << ' ' << order;
        }
}

INSTANTIATE_TEST_SUITE_P(Both, SinglePass, testing::Values("domino-scan", "look-back-scan"),
                         [](const auto& made) { return made.param == "domino-scan" ? "domino" : "look_back"; });

/// A folder of kernels of which one is changed, for as long as this lives.
class ChangedKernel {
public:
    ChangedKernel(const std::string& file, const std::string& from, const std::string& to)
        : m_folder(fs::temp_directory_path() / fmt::format("lockstep-kernels-{}", ::getpid()))
    {
        fs::copy(fs::path{LOCKSTEP_SOURCE_FOLDER} / "kernels", m_folder, fs::copy_options::recursive);
        std::ifstream in{m_folder / file};
        std::stringstream text;
        text << in.rdbuf();
        std::string source = text.str();
        const std::size_t at = source.find(from);
        if (at == std::string::npos)
            throw std::runtime_error{file + " no longer holds: " + from};
        std::ofstream{m_folder / file} << source.replace(at, from.size(), to);
        setenv("LOCKSTEP_KERNELS", m_folder.c_str(), 1);
    }
    ~ChangedKernel()
    {
        unsetenv("LOCKSTEP_KERNELS");
        fs::remove_all(m_folder);
    }
    ChangedKernel(const ChangedKernel&) = delete;
    ChangedKernel& operator=(const ChangedKernel&) = delete;

private:
    fs::path m_folder;
};

// The mistake that tickets mend, on a device that runs one work-group after the other: the first has the last block
// and waits for those that come after it.
TEST(SinglePassWatchdog, EndsAWaitThatCannotEnd)
{
    for (const auto& [algorithm, file] : {std::pair{"domino-scan", "domino.cl"}, {"look-back-scan", "look_back.cl"}}) {
        const ChangedKernel changed{file, "ticket = atomic_inc(&next_block[0]);",
                                    "ticket = get_num_groups(0) - 1 - get_group_id(0);"};
        try {
            session().runFast({algorithm, {{"group-size", "4"}}, Words(8, 1), "basic"});
            FAIL() << "it ended well";
        } catch (const DeviceError& error) {
            EXPECT_EQ(std::string{error.what()},
                      "1 of 2 work-groups waited in vain for the sum of a block before theirs: this device does not "
                      "keep started work-groups going; choose another device or another scan.");
        }
    }
}

TEST(SinglePassWatchdog, EndsASweepThatCannotEnd)
{
    const ChangedKernel changed{"single_pass_radix.cl", "ticket = atomic_inc(&next_block[pass]);",
                                "ticket = get_num_groups(0) - 1 - get_group_id(0);"};
    EXPECT_PRED2(test::contains, test::refusalOf<DeviceError>([&] {
                     session().runFast({"single-pass-radix-sort",
                                        {{"group-size", "4"}, {"per-item", "1"}, {"digit-bits", "1"}},
                                        Words(8, 1),
                                        "basic"});
                 }),
                 "2 work-items waited in vain for the counts of a block before theirs");
}

// Blocks fixed by the group's number, on a device that starts the groups from the last.
TEST(SinglePassWatchdog, EndsABrokenRunAndTheAppLivesOn)
{
    const ChangedKernel changed{"domino.cl", "b = get_group_id(0);", "b = get_num_groups(0) - 1 - get_group_id(0);"};
    RunRequest request{"domino-scan", {{"group-size", "4"}}, Words(8, 1), "basic"};
    prepareBreaking(request, "static-block-index");
    BreakOptions options;
    options.times = 50;
    const Breaking breaking = breakRun(session(), request, options);
    EXPECT_EQ(breaking.stuckRuns, breaking.runs);
    EXPECT_EQ(breaking.runs, 1u) << "each takes long";
    EXPECT_EQ(breaking.recording, nullptr);
    ASSERT_TRUE(breaking.right && breaking.model);
    EXPECT_EQ(breaking.verdict.id, "breaking.stuck");
    EXPECT_EQ(session().runFast({"domino-scan", {{"group-size", "4"}}, Words(8, 1), "basic"}),
              (Words{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(KernelFileAtomics, AreToldApartByWhereTheyAre)
{
    const KernelFile file{"some.cl", "__kernel void a(__global uint *p TRACE_ARGS)\n{\n    __local uint c[1];\n"
                                     "    atomic_inc(&c[0]);\n}\n"
                                     "__kernel void b(__global uint *p TRACE_ARGS)\n{\n    atomic_or(p, 0);\n}\n"
                                     "__kernel void c(__global uint *p TRACE_ARGS)\n{\n    atom_add( & p[3], 1);\n}\n"
                                     "__kernel void d(__global uint *p TRACE_ARGS)\n{\n    p[0] = 1;\n}\n"};
    EXPECT_TRUE(file.kernel("a").atomics);
    EXPECT_FALSE(file.kernel("a").globalAtomics);
    EXPECT_TRUE(file.kernel("b").globalAtomics);
    EXPECT_TRUE(file.kernel("c").globalAtomics);
    EXPECT_FALSE(file.kernel("d").globalAtomics);
}

} // namespace
} // namespace lockstep
