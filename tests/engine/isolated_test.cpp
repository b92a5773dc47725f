// Runs in a process of their own are the same runs.
#include "engine/remote/isolated.hpp"

#include "engine/algorithms/catalogue.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/remote/board.hpp"
#include "engine/remote/messages.hpp"
#include "tests/engine/runs.hpp"
#include "tests/places.hpp"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <random>
#include <unistd.h>

namespace lockstep::test {
namespace {

/// As it was before OpenCL was used here: Khronos' loader parts the list where it stands, and a process that is started
/// afterwards would have the first driver only.
const std::string driversBefore = [] {
    const char* list = std::getenv("OCL_ICD_FILENAMES");
    return std::string{list == nullptr ? "" : list};
}();

Isolation ours()
{
    if (!driversBefore.empty())
        setenv("OCL_ICD_FILENAMES", driversBefore.c_str(), 1);
    Isolation how;
    how.program = LOCKSTEP_PROGRAM;
    return how;
}

Session& isolatedSession()
{
    static Session one{isolated(ours())};
    return one;
}

/// As a file holds it, without the times, which differ from run to run.
std::vector<std::uint8_t> bytesOf(const Recording& recording)
{
    Recording timeless = recording;
    for (Launch& launch : timeless.launches)
        launch.time = {};
    return writeRecording(timeless);
}

bool varies(const Recording& recording)
{
    return std::ranges::any_of(recording.launches, &Launch::varies);
}

/// Whose picture is chosen when they are over: their trace calls say otherwise.
TEST(Isolated, ChangedKernelsAreTheSameToTheByte)
{
    for (const char* change : {"BEFORE(a, b)", "BEFORE(b, a) && a != 0"}) {
        RunRequest asked = request({"bitonic-sort", 8});
        std::string text = KernelFile::load("bitonic.cl").source();
        text.replace(text.find("BEFORE(b, a)"), 12, change);
        asked.kernel = text;
        const RecordingPtr here = session().record(asked), there = isolatedSession().record(asked);
        EXPECT_TRUE(there->isKernelChanged);
        EXPECT_EQ(there->lens, here->lens);
        EXPECT_EQ(bytesOf(*there), bytesOf(*here)) << change;
    }
}

TEST(Isolated, RecordingsOfTheCatalogueAreTheSameToTheByte)
{
    constexpr std::size_t sizes[] = {1, 16, 61};
    std::size_t compared = 0, rejected = 0;
    for (const test::Run& run : runsOfSizes(sizes)) {
        SCOPED_TRACE(run.algorithm + " of " + std::to_string(run.n));
        RunRequest asked;
        RecordingPtr here;
        try {
            asked = request(run);
            here = session().record(asked);
        } catch (const InputError& error) {
            ++rejected;
            try {
                isolatedSession().record(asked);
                ADD_FAILURE() << "was refused here only";
            } catch (const InputError& there) {
                EXPECT_STREQ(there.what(), error.what());
            }
            continue;
        }
        const RecordingPtr there = isolatedSession().record(asked);
        EXPECT_EQ(there->output, here->output);
        if (!varies(*here)) {
            EXPECT_EQ(bytesOf(*there), bytesOf(*here));
            for (std::size_t k = 0; k < here->launchCount(); ++k) // files do not hold them
                EXPECT_EQ(there->launches[k].phases, here->launches[k].phases);
            ++compared;
        }
    }
    EXPECT_GT(compared, 100U);
}

TEST(Isolated, KeysOfEveryTypeArriveAsTheyAre)
{
    const std::pair<const char*, const char*> keys[] = {{"float32", "1.5,-0.0,NaN,-inf,0.1,3e38,-7,2"},
                                                        {"int32", "3,-1,2147483647,-2147483648,0,5,5,-9"},
                                                        {"pair", "3:0,1:1,3:2,0:3,7:4,1:5,2:6,3:7"},
                                                        {"text", "kern,a,lane,b,go,ways,up,item"}};
    for (const auto& [type, text] : keys) {
        SCOPED_TRACE(type);
        RunRequest asked;
        asked.algorithm = "merge-sort";
        asked.parameters["type"] = type;
        asked.input = parseKeys(text, parseElementType(type));
        EXPECT_EQ(bytesOf(*isolatedSession().record(asked)), bytesOf(*session().record(asked)));
        EXPECT_EQ(isolatedSession().runFast(asked), session().runFast(asked));
    }
}

TEST(Isolated, KernelsOfOnesOwnAreRecordedTheSame)
{
    const std::filesystem::path folder = std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "resources/plans";
    for (const std::string name : {"blur", "dot-product", "matrix-transpose", "odd-even-sort", "saxpy", "scan"}) {
        SCOPED_TRACE(name);
        const OwnKernel own = OwnKernel::load(folder / (name + ".cl"), folder / (name + ".lua"));
        RunRequest asked;
        asked.input = generateKeys("uniform", 33, 1, elementType(own.plan.resolve({})));
        const PlanRecording here = runPlan(session(), own, asked);
        const PlanRecording there = runPlan(isolatedSession(), own, asked);
        EXPECT_EQ(there.notes, here.notes);
        EXPECT_EQ(there.wrongCount(), 0U);
        EXPECT_EQ(bytesOf(*there.recording), bytesOf(*here.recording));
        RecordOptions sparing;
        sparing.memoryBudget = 0;
        const PlanRecording sparse = runPlan(isolatedSession(), own, asked, sparing);
        expectEqual(isolatedSession().state(sparse.recording, 1), session().state(here.recording, 1), 1);
        EXPECT_EQ(*isolatedSession().events(sparse.recording, 1), *session().events(here.recording, 1));
    }
}

TEST(Isolated, KernelsOfOnesOwnAreRefusedTheSame)
{
    const auto refusal = [](Session& session, const std::string& launch, const std::string& body) {
        const OwnKernel own{
            Plan{"mine.lua", "plan { title = 'T', run = function(input, n)\n"
                             "local x = buffer{name = 'x', data = input}\nlaunch{kernel = 'f', " +
                                 launch + ", arguments = {x = x}}\nreturn x end }"},
            ownKernel("mine.cl", "kernel void f(global uint *x TRACE_ARGS)\n{ TRACE_BEGIN\n" + body + "}")};
        RunRequest asked;
        asked.input = {1, 2, 3};
        try {
            runPlan(session, own, asked);
        } catch (const Error& error) {
            return std::string{error.what()};
        }
        return std::string{};
    };
    const std::pair<const char*, const char*> wrong[] = {
        {"global = 1 << 20, group = 1 << 20", ""},
        {"global = 4, group = 4", "x[0] = nothing;"},
        {"global = 4, group = 4", "TRACE_FILL(x, 70, 1);"},
    };
    for (const auto& [launch, body] : wrong) {
        const std::string here = refusal(session(), launch, body);
        EXPECT_FALSE(here.empty()) << launch << body;
        EXPECT_EQ(refusal(isolatedSession(), launch, body), here);
    }
}

TEST(Isolated, ABoardTellsWhatWasWrittenLastAndTakesNoOtherFile)
{
    remote::Board ours;
    ASSERT_TRUE(ours.isThere());
    {
        remote::Board theirs{dup(ours.descriptor())};
        ASSERT_TRUE(theirs.isThere());
        theirs.write({3, 18, true, "a title\n" + std::string(500, 'x')});
    }
    const remote::UnderWay read = ours.read();
    EXPECT_EQ(ours.changes(), 1U);
    EXPECT_EQ(read.first, 3U);
    EXPECT_EQ(read.last, 18U);
    EXPECT_TRUE(read.isTraced);
    EXPECT_EQ(read.title, "a title\\x0A" + std::string(248, 'x'));
    // Arrays lie there in turn, each in one piece, until there is no more room.
    remote::Board sender{dup(ours.descriptor())};
    std::vector<std::uint8_t> bytes(std::size_t{9} << 20);
    std::uint64_t released = 0;
    for (std::uint8_t turn = 0; turn < 20; ++turn) {
        std::ranges::fill(bytes, turn);
        const auto place = sender.put(bytes);
        ASSERT_TRUE(place) << int{turn};
        const auto there = ours.at(*place, bytes.size());
        EXPECT_TRUE(std::ranges::all_of(there, [&](std::uint8_t byte) { return byte == turn; })) << int{turn};
        if (turn >= 1) // the last one still lies there
            ours.release(released);
        released = *place + bytes.size();
    }
    for (int more = 0; sender.put(bytes);)
        ASSERT_LT(++more, 4);
    ours.release(released);
    EXPECT_TRUE(sender.put(std::span{bytes}.first(100)));
    EXPECT_THROW(ours.at(std::uint64_t{32} << 20, (std::uint64_t{32} << 20) + 1), std::runtime_error);
    EXPECT_THROW(ours.at((std::uint64_t{32} << 20) - 4, 8), std::runtime_error);
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("lockstep-page-" + std::to_string(getpid()));
    std::ofstream{file} << std::string(4096, '.');
    EXPECT_FALSE(remote::Board{open(file.c_str(), O_RDWR | O_CLOEXEC)}.isThere());
    EXPECT_FALSE(remote::Board{-1}.isThere());
    std::filesystem::remove(file);
}

/// What a recording keeps too little of is made again in that process, and in one that never saw the run.
TEST(Isolated, StatesAndEventsAreMadeAgain)
{
    RunRequest asked;
    asked.algorithm = "bitonic-sort";
    asked.input = generateKeys("uniform", 256, 1, ElementType::uint32);
    const RecordingPtr whole = session().record(asked);
    RecordOptions sparing;
    sparing.memoryBudget = 0;
    Session other{isolated(ours())};
    const RecordingPtr sparse = other.record(asked, sparing);
    ASSERT_FALSE(sparse->isComplete());
    for (int round = 0; round < 3; ++round) {
        for (const std::size_t k : {36U, 1U, 17U, 0U, 18U, 35U}) {
            expectEqual(other.state(sparse, k), session().state(whole, k), k);
            if (k > 0) {
                EXPECT_EQ(*other.events(sparse, k), *session().events(whole, k));
                EXPECT_EQ(*other.events(sparse, k, {}, 1, 1), *session().events(whole, k, {}, 1, 1));
            }
        }
        Events visited;
        other.visitEvents(sparse, 5, 64,
                          [&](const Events& some) { visited.insert(visited.end(), some.begin(), some.end()); });
        EXPECT_EQ(visited.size(), session().events(whole, 5)->size());
        round == 0 ? other.forget() : other.renew();
    }
    EXPECT_THROW(other.state(sparse, 999), InputError);
}

TEST(Isolated, RecordingsOfTwoRunsAreKeptApart)
{
    RecordOptions sparing;
    sparing.memoryBudget = 0;
    Session other{isolated(ours())};
    std::vector<RecordingPtr> sparse, whole;
    for (const char* const algorithm : {"bitonic-sort", "brent-kung-scan", "radix-sort"}) {
        RunRequest asked;
        asked.algorithm = algorithm;
        asked.input = generateKeys("uniform", 64, 3, ElementType::uint32, KeysFor::sums);
        sparse.push_back(other.record(asked, sparing));
        whole.push_back(session().record(asked));
    }
    for (int round = 0; round < 2; ++round)
        for (std::size_t i = 0; i < sparse.size(); ++i)
            expectEqual(other.state(sparse[i], 2), session().state(whole[i], 2), 2);
    sparse.erase(sparse.begin()); // the process is told so with the next request
    expectEqual(other.state(sparse.front(), 3), session().state(whole[1], 3), 3);
}

TEST(Isolated, ARightRunIsRecordedBesideAWrongOne)
{
    RunRequest asked;
    asked.algorithm = "hillis-steele-scan";
    const Algorithm& algorithm = findAlgorithm(asked.algorithm);
    ASSERT_FALSE(algorithm.mistakes.empty());
    asked.parameters["mistake"] = algorithm.mistakes.front().id;
    asked.input = {3, 1, 7, 0, 4, 1, 6, 3, 9, 9, 1};
    const RecordingPtr wrong = isolatedSession().record(asked);
    ASSERT_NE(mistakeOf(*wrong), nullptr);
    ASSERT_NE(rightRunOf(*wrong), nullptr);
    EXPECT_TRUE(rightnessOf(*rightRunOf(*wrong))->isRight());
}

TEST(Isolated, ProgressIsTold)
{
    RunRequest asked;
    asked.algorithm = "brent-kung-scan";
    asked.input = Words(16, 1);
    RecordOptions options;
    std::vector<std::size_t> told;
    options.progress = [&](std::size_t done, std::size_t) { told.push_back(done); };
    const RecordingPtr recording = isolatedSession().record(asked, options);
    EXPECT_EQ(told.size(), recording->launchCount() + 1);
    EXPECT_EQ(told.back(), 2 * recording->launchCount());
}

/// A kernel may have overwritten the memory of the process that sends: whatever comes is a recording or is refused.
TEST(Isolated, DamagedRecordingsAreRefused)
{
    RunRequest asked;
    asked.algorithm = "bitonic-sort";
    asked.input = Words{3, 1, 7, 0};
    const RecordingPtr recording = session().record(asked);
    struct Sent {
        remote::Kind kind;
        std::vector<std::uint8_t> content;
    };
    std::vector<Sent> frames;
    remote::RecordingSender{[&](remote::Kind kind, std::span<const std::uint8_t> content) {
        frames.push_back({kind, {content.begin(), content.end()}});
    }}.finish(*recording);
    std::mt19937 random{1};
    const auto below = [&](std::size_t size) {
        return std::uniform_int_distribution<std::size_t>{0, size - 1}(random);
    };
    int refused = 0;
    for (int turn = 0; turn < 3000; ++turn) {
        std::vector<Sent> damaged = frames;
        Sent& frame = damaged[below(damaged.size())];
        if (frame.content.empty() || turn % 7 == 0)
            std::swap(frame, damaged[below(damaged.size())]);
        else if (turn % 5 == 0)
            frame.content.resize(below(frame.content.size()));
        else
            frame.content[below(frame.content.size())] ^= static_cast<std::uint8_t>(1 + below(255));
        remote::RecordingReader reader;
        try {
            for (const Sent& each : damaged)
                reader.take({each.kind, each.content});
            if (reader.isWhole())
                bytesOf(*reader.recording());
        } catch (const std::exception&) {
            ++refused;
        }
    }
    EXPECT_GT(refused, 1000);
}

} // namespace
} // namespace lockstep::test
