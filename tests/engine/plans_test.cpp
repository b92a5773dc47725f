// Kernels of one's own with plans: the examples, what a plan may say, and what is said of one that is wrong.
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/races.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/plans/plan_values.hpp"
#include "engine/recording/own_kernel.hpp"
#include "tests/engine/broken_files.hpp"
#include "tests/engine/runs.hpp"
#include "tests/places.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <unistd.h>

namespace lockstep {
namespace {

const std::filesystem::path folder = std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "resources/plans";

std::vector<std::string> examples()
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{folder})
        if (entry.path().extension() == ".lua")
            names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

OwnKernel example(const std::string& name)
{
    return OwnKernel::load(folder / (name + ".cl"), folder / (name + ".lua"));
}

RunRequest request(const OwnKernel& own, std::size_t n, Parameters parameters = {})
{
    RunRequest made;
    made.parameters = std::move(parameters);
    made.input = generateKeys("uniform", n, n, elementType(own.plan.resolve(made.parameters)));
    return made;
}

class Examples : public testing::TestWithParam<std::string> {};

TEST_P(Examples, GiveWhatTheyExpectAndTellAllTheyDo)
{
    const OwnKernel own = example(GetParam());
    for (const std::size_t n : {1, 2, 3, 7, 8, 16, 33, 64, 1000}) {
        const PlanRecording run = runPlan(test::session(), own, request(own, n));
        ASSERT_TRUE(run.expected) << n;
        EXPECT_EQ(run.wrongCount(), 0U) << n;
        EXPECT_TRUE(run.wrong.empty()) << n;
        EXPECT_EQ(run.notes, std::vector<std::string>{}) << n;
        EXPECT_TRUE(untracedKernels(*run.recording).empty());
        EXPECT_TRUE(n < 4 || run.recording->launches.back().events > 0) << n; // few keys may leave it nothing to do
        for (std::size_t k = 1; k <= run.recording->launchCount(); ++k)
            EXPECT_FALSE(racesOf(*run.recording, k, *run.recording->events[k - 1]).any()) << n << ", launch " << k;
    }
}

TEST_P(Examples, ComeBackFromAFileWithWhatTheyExpect)
{
    const OwnKernel own = example(GetParam());
    const RecordingPtr recording = runPlan(test::session(), own, request(own, own.plan.limits().minimum + 4)).recording;
    const std::vector<std::uint8_t> bytes = writeRecordingFile({{recording}});
    const RecordingPtr again = readRecordingFile(bytes, "it").recordings.front();
    test::expectSameRun(*recording, *again);
    EXPECT_EQ(again->title, recording->title);
    EXPECT_EQ(again->lens, recording->lens);
    ASSERT_NE(expectedOutputOf(*again), nullptr);
    EXPECT_EQ(expectedOutputOf(*again)->right, expectedOutputOf(*recording)->right);
    EXPECT_EQ(expectedOutputOf(*again)->wrong, expectedOutputOf(*recording)->wrong);
    EXPECT_EQ(writeRecordingFile({{again}}), bytes);

    // It can be run again, under a name that is no other kernel's.
    const std::string id = rememberSentKernel(*again, "it.lockstep");
    EXPECT_EQ(id, again->algorithm + " (it.lockstep)");
    EXPECT_TRUE(isSentKernel(id));
    EXPECT_FALSE(isSentKernel(again->algorithm));
    EXPECT_EQ(ownKernelNamed(id).file.source(), own.file.source());
    EXPECT_EQ(offeredAlgorithm(id).title, own.plan.title());
}

TEST(Plans, OfAFileAreCheckedLikeAllElse)
{
    const OwnKernel own = example("reverse");
    const RecordingPtr recording = runPlan(test::session(), own, request(own, 5)).recording;
    const auto refusal = [&](const std::function<void(nlohmann::json&)>& change) {
        nlohmann::json json = recordingToJson(*recording);
        change(json);
        return test::refusalOf([&] { readRecordingFile(test::fileOf(json), "it"); });
    };
    EXPECT_EQ(refusal([](nlohmann::json&) {}), "");
    using Json = nlohmann::json;
    for (const auto& change : std::vector<std::function<void(Json&)>>{
             [](Json& j) { j.erase("plan"); }, [](Json& j) { j["plan"][0] = "../mine.lua"; },
             [](Json& j) { j["plan"][1] = 7; }, [](Json& j) { j["plan"][1] = std::string(2000, 'x'); },
             [](Json& j) { j["expected"].erase(1); },
             [](Json& j) {
                 j["expected"][0] = Json::binary(packWords({1, 2}));
             },
             [](Json& j) { j["expected"][1] = Json::binary(packWords({5})); },
             [](Json& j) { j["parameters"]["words"] = "a,b"; }, [](Json& j) { j["parameters"].erase("type"); },
             [](Json& j) { j["parameters"]["type"] = "float32"; }, [](Json& j) { j["title"] = ""; },
             [](Json& j) { j["launches"][0]["kernel"] = "another"; }, [](Json& j) { j["changed"] = true; }})
        EXPECT_NE(refusal(change), "");
}

TEST_P(Examples, TakeEveryValueOfEveryParameter)
{
    const OwnKernel own = example(GetParam());
    for (const Parameter& parameter : own.plan.parameters())
        for (const std::string& value : parameter.values) {
            const PlanRecording run = runPlan(test::session(), own, request(own, 33, {{parameter.name, value}}));
            EXPECT_EQ(run.wrongCount(), 0U) << parameter.name << "=" << value;
        }
}

std::string exampleName(const testing::TestParamInfo<std::string>& tested)
{
    std::string name = tested.param;
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Examples, testing::ValuesIn(examples()), exampleName);

TEST(Plans, OfTheProgramAreTwelve)
{
    EXPECT_EQ(examples().size(), 12U) << fmt::format("{}", fmt::join(examples(), ", "));
}

// ---- plans that are wrong -------------------------------------------------------------------------------------------

const std::string kernelText = "__kernel void f(__global const uint *x, __global uint *y, const uint n)\n"
                               "{\n"
                               "    const uint i = get_global_id(0);\n"
                               "    if (i < n)\n"
                               "        y[i] = x[i];\n"
                               "}\n";

/// A plan with this in its run, which begins in line 2; `more` stands behind its run.
std::string planOf(const std::string& run, const std::string& more = "")
{
    return "plan { title = 'T', run = function(input, n, set)\n" + run + "\nend, " + more + " }";
}

/// One with these arguments of a launch of f, in line 4.
std::string launching(const std::string& launch)
{
    return planOf("local x = buffer{name = 'x', data = input}\nlocal y = buffer{name = 'y', size = n}\n" + launch +
                  "\nreturn y");
}

std::string refusalOfPlan(const std::string& text, const std::string& kernel = kernelText)
{
    return test::refusalOf([&] {
        const OwnKernel own{Plan{"mine.lua", text}, ownKernel("mine.cl", kernel)};
        const Words input{5, 3, 8, 1};
        const PlannedRun schedule = own.plan.schedule(input, own.plan.resolve({}));
        requireFit(schedule, own.file, ElementType::uint32);
    });
}

struct Wrong {
    const char* name;
    std::string text;
    std::string said; ///< the whole line begins with it
};

void PrintTo(const Wrong& wrong, std::ostream* out)
{
    *out << wrong.name;
}

class WrongPlans : public testing::TestWithParam<Wrong> {};

TEST_P(WrongPlans, AreRefusedWithFileAndLine)
{
    const std::string said = refusalOfPlan(GetParam().text);
    EXPECT_TRUE(said.starts_with(GetParam().said)) << said;
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
    EXPECT_LT(said.size(), 500U);
}

std::vector<Wrong> wrongPlans()
{
    const std::string good = "launch{kernel = 'f', global = 4, group = 4, arguments = {x = x, y = y, n = n}";
    return {
        {"NoPlan", "local a = 1", "mine.lua: it does not call plan{…}"},
        {"Syntax", "plan {\n title = \n}", "mine.lua:3: unexpected symbol near '}'."},
        {"NoTitle", "plan { run = function() end }", "mine.lua:1: plan has no title"},
        {"NoRun", "plan { title = 'T' }", "mine.lua:1: plan has no function run"},
        {"UnknownField", "plan { titel = 'T' }", "mine.lua:1: plan has no 'titel'; it has: title, types"},
        {"TwoPlans", planOf("") + planOf(""), "mine.lua:3: plan is called a second time"},
        {"UnknownType", "plan { title = 'T', types = {'uint64'} }", "mine.lua:1: types[1] is 'uint64'; choose uint32"},
        {"NilCalled", planOf("foo()"), "mine.lua:2: attempt to call a nil value (global 'foo')."},
        {"Raised", planOf("error('no\\nway')"), "mine.lua:2: no way."},
        {"RaisedTable", planOf("error({})"), "mine.lua:2: error was given a table, not a text."},
        {"NoBuffer", planOf("return 1"), "mine.lua:1: run must return the buffer that holds the result, not number"},
        {"NoLaunch", planOf("return buffer{name = 'x', data = input}"), "mine.lua:1: run launches no kernel"},
        {"FirstIsNotTheInput", planOf("buffer{name = 'x', size = 3}"),
         "mine.lua:2: the first buffer must hold the input"},
        {"InputChanged", planOf("input[1] = 0 buffer{name = 'x', data = input}"),
         "mine.lua:2: the first buffer must hold the input"},
        {"BufferTooLarge", launching("buffer{name = 'z', size = 1 << 30}"),
         "mine.lua:4: size is 1073741824; choose a whole number from 1 to 16777216."},
        {"BuffersTooLarge", launching("buffer{name = 'z', size = 1 << 24}"), "mine.lua:4: with z its buffers have"},
        {"FractionInData", launching("buffer{name = 'z', data = {1, 2.5}}"),
         "mine.lua:4: data[2] is 2.5, which is no uint32."},
        {"TextInData", launching("buffer{name = 'z', data = {1, '2'}}"),
         "mine.lua:4: data[2] must be a number, not string."},
        {"NegativeInData", launching("buffer{name = 'z', data = {-1}}"),
         "mine.lua:4: data[1] is -1, which is no uint32."},
        {"SameName", launching("buffer{name = 'x', size = 1}"), "mine.lua:4: there is a buffer x already"},
        {"NoSuchRole", launching("buffer{name = 'z', size = 1, role = 'king'}"), "mine.lua:4: role is 'king'; choose"},
        {"NoKernel", launching("launch{kernel = 'g', global = 4, group = 4}"),
         "mine.lua:4: mine.cl holds no kernel g; it holds f."},
        {"NoMultiple", launching("launch{kernel = 'f', global = 10, group = 4}"),
         "mine.lua:4: global is 10, no multiple of group, 4; write round_up(10, 4)."},
        {"MissingArgument", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = x, y = y}}"),
         "mine.lua:4: the launch of f gives no n (const uint); add it to its arguments."},
        {"OneArgumentTooMany", launching(good.substr(0, good.size() - 1) + ", z = 1}}"),
         "mine.lua:4: the kernel f has no parameter z; it has x, y, n."},
        {"NumberForBuffer", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = 1, y = y, n = n}}"),
         "mine.lua:4: the launch of f gives a number for x, which takes a buffer"},
        {"BufferForNumber", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = x, y = y, n = y}}"),
         "mine.lua:4: the launch of f gives a buffer for n, which takes a number"},
        {"NegativeNumber", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = x, y = y, n = -1}}"),
         "mine.lua:4: n is -1, which is no uint32"},
        {"UnknownBuffer", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = 'x', y = y, n = n}}"),
         "mine.lua:4: the argument x is a string; give a buffer or a number."},
        {"PositionalArguments", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x, y, n}}"),
         "mine.lua:4: arguments are given by the names of the kernel's parameters"},
        {"LateBuffer", launching(good + "} buffer{name = 'z', size = 1}"), "mine.lua:4: all buffers come before"},
        {"TooManyLaunches", launching("for i = 1, 5000 do " + good + "} end"),
         "mine.lua:4: there are more than 4096 launches"},
        {"TooManyItems", launching("launch{kernel = 'f', global = {1 << 20, 1 << 20}, group = {1, 1}}"),
         "mine.lua:4: the launch has more than 16777216 work-items"},
        {"DefineOfOurs", launching("define('TRACE_BEGIN', 1)"), "mine.lua:4: define is given 'TRACE_BEGIN'"},
        {"DefineOfAnOption", launching("define('A', '1 -I/')"), "mine.lua:4: A is '1 -I/'; give a number or one word."},
        {"ExpectedTooShort",
         planOf("local x = buffer{name = 'x', data = input}\nlaunch{kernel = 'f', global = 4, group = 4, arguments = "
                "{x = x, y = x, n = n}}\nreturn x",
                "expected = function() return {1} end"),
         "mine.lua:5: expected returns 1 elements, and the result has 4."},
        {"BoundBelowZero", "plan { title = 'T', run = print or type, most_work = -1 }",
         "mine.lua:1: most_work, where it is no function, is -1; choose a number that is not below 0."},
        {"BoundOfNoNumber", "plan { title = 'T', run = print or type, most_span = {} }",
         "mine.lua:1: most_span, where it is no function, must be a number, not table."},
        {"BoundByNoNumber",
         planOf("local x = buffer{name = 'x', data = input}\nlaunch{kernel = 'f', global = 4, group = 4, arguments = "
                "{x = x, y = x, n = n}}\nreturn x",
                "most_work = function() return 'many' end"),
         "mine.lua:5: what most_work returns must be a number, not string."},
        {"ExpectedByNoName", "plan { title = 'T', run = print or type, expected = 'right' }",
         "mine.lua:1: expected is 'right'; choose sorted, sum"},
        {"BufferOfNoShape", launching("buffer{name = 'z'}"), "mine.lua:4: the buffer z has no size"},
        {"BufferOfTwoShapes", launching("buffer{name = 'z', size = 4, rows = 2, columns = 2}"),
         "mine.lua:4: the buffer z must have either a size, or both rows and columns."},
        {"RowsAlone", launching("buffer{name = 'z', rows = 2}"), "mine.lua:4: the buffer z must have either a size"},
        {"DataAndFill", launching("buffer{name = 'z', data = {1}, fill = 0}"), "mine.lua:4: the buffer z has data and"},
        {"RoundedFraction", planOf("round_up(2.5, 4)"),
         "mine.lua:2: what round_up rounds is 2.5; choose a whole number from 0 to 2^40."},
        {"RoundedToNothing", planOf("round_up(3, 0)"), "mine.lua:2: what round_up rounds to is 0; choose a whole"},
        {"MisspeltDefault", "plan { title = 'T', parameters = {{name = 'a', values = {1}, defualt = 1}} }",
         "mine.lua:1: parameters[1] has no 'defualt'; it has: name, title, values, default."},
        {"UnknownDefault", "plan { title = 'T', parameters = {{name = 'a', values = {1, 2}, default = 3}} }",
         "mine.lua:1: parameters[1].default is '3'; choose one of its values: 1, 2."},
        {"ParametersInMasses",
         "local p = {} for i = 1, 17 do p[i] = {name = 'a' .. i, values = {1}} end plan { title = 'T', parameters = p "
         "}",
         "mine.lua:1: there are 17 parameters; a plan may have 16."},
        {"NoTypes", "plan { title = 'T', types = {} }", "mine.lua:1: types must be a list of one to three"},
        {"TitleOfTwoLines", "plan { title = 'T\\n' }", "mine.lua:1: title must be a text of one line"},
        {"TitleInNoEncoding", "plan { title = '\\xFF' }", "mine.lua:1: title must be a text of one line in UTF-8"},
        {"LibraryMisused", planOf("table.insert(1, 2)"), "mine.lua:2: bad argument #1 to 'insert' (table expected"},
        {"SortOfMixture", planOf("table.sort({1, 'a'})"), "mine.lua:2: attempt to compare"},
        // ---- hostile ones ----
        {"NothingRepeated", planOf("while true do local s = (''):rep(1 << 62) end"),
         "mine.lua:2: it took more than 200 million steps"},
        {"SortOfLongTexts",
         planOf("local s, t = ('x'):rep(1 << 25), {} for i = 1, 100000 do t[i] = s end table.sort(t)"),
         "mine.lua:2: it took more than 200 million steps"},
        {"LongTextsTurnedRound", planOf("local s = ('x'):rep(1 << 24) while true do s:reverse() end"),
         "mine.lua:2: it took more than 200 million steps"},
        {"SteersTheTerminal", planOf("error('\\27[2J\\xFF')"), "mine.lua:2:  [2J\\xFF."},
        {"EndlessLoop", planOf("while true do end"), "mine.lua:2: it took more than 200 million steps"},
        {"EndlessGoto", planOf("::a:: goto a"), "mine.lua:2: it took more than 200 million steps"},
        {"MemoryBomb", planOf("local t = {} while true do t[#t + 1] = {} end"),
         "mine.lua:2: it asked for more memory than a plan may have"},
        {"TextBomb", planOf("local s = ('x'):rep(1 << 40)"), "mine.lua:2: resulting string too large."},
        {"TextsOverAndOver", planOf("while true do local s = ('x'):rep(1 << 26) end"),
         "mine.lua:2: it asked for more memory"},
        {"TablesOverAndOver",
         planOf(
             "local t = {} for i = 1, 3000000 do t[i] = i end while true do table.insert(t, 1, 0) table.remove(t, 1) "
             "end"),
         "mine.lua:2: it took more than 200 million steps"},
        {"SortedWithoutOrder",
         planOf(
             "local t = {} for i = 1, 100 do t[i] = i end while true do table.sort(t, function() return true end) end"),
         "mine.lua:2: "},
        {"DoublingText", planOf("local s = 'x' while true do s = s .. s end"), "mine.lua:2: it asked for more memory"},
        {"DeepRecursion", planOf("local function f() return 1 + f() end f()"), "mine.lua:2: stack overflow"},
        {"SwallowedLimit", planOf("pcall(function() while true do end end)"),
         "mine.lua:2: attempt to call a nil value (global 'pcall')."},
        {"Coroutine", planOf("coroutine.wrap(function() while true do end end)()"),
         "mine.lua:2: attempt to index a nil value (global 'coroutine')."},
        {"Metatable", planOf("setmetatable({}, {__gc = function() while true do end end})"),
         "mine.lua:2: attempt to call a nil value (global 'setmetatable')."},
        {"MetatableOfText", planOf("getmetatable('').__index = nil"),
         "mine.lua:2: attempt to call a nil value (global 'getmetatable')."},
        {"Files", planOf("io.open('/etc/passwd')"), "mine.lua:2: attempt to index a nil value (global 'io')."},
        {"Programs", planOf("os.execute('true')"), "mine.lua:2: attempt to index a nil value (global 'os')."},
        {"Loading", planOf("load('return 1')()"), "mine.lua:2: attempt to call a nil value (global 'load')."},
        {"Requiring", planOf("require('os')"), "mine.lua:2: attempt to call a nil value (global 'require')."},
        {"ReadingCode", planOf("dofile('/etc/passwd')"), "mine.lua:2: attempt to call a nil value (global 'dofile')."},
        {"Debugging", planOf("debug.sethook()"), "mine.lua:2: attempt to index a nil value (global 'debug')."},
        {"Dumping", planOf("string.dump(type)"), "mine.lua:2: attempt to call a nil value (field 'dump')."},
        {"EndlessMatch", planOf("('x'):rep(99999):find('.-.-.-.-y')"),
         "mine.lua:2: attempt to call a nil value (method 'find')."},
        {"EndlessMove", planOf("table.move({}, 1, 1 << 60, 2)"),
         "mine.lua:2: attempt to call a nil value (field 'move')."},
        {"Compiled", "\x1bLua", "mine.lua: attempt to load a binary chunk"},
        {"ArgumentsInMasses",
         launching("local a = {} for i = 1, 99999 do a['a' .. i] = i end launch{kernel = 'f', global = 4, group = 4, "
                   "arguments = a}"),
         "mine.lua:4: the launch has more than 64 arguments"},
        {"UnpackedInMasses", planOf("local t = {} for i = 1, 1 << 21 do t[i] = i end return table.unpack(t)"),
         "mine.lua:2: too many results to unpack."},
        {"BufferForged", launching("launch{kernel = 'f', global = 4, group = 4, arguments = {x = {1}, y = y, n = n}}"),
         "mine.lua:4: the argument x is a table; give a buffer or a number."},
    };
}

std::string wrongName(const testing::TestParamInfo<Wrong>& tested)
{
    return tested.param.name;
}

INSTANTIATE_TEST_SUITE_P(All, WrongPlans, testing::ValuesIn(wrongPlans()), wrongName);

TEST(Plans, ThatAreRightRunAgainAndAgain)
{
    const OwnKernel own{Plan{"mine.lua", launching("launch{kernel = 'f', global = round_up(n, 4), group = 4, arguments "
                                                   "= {x = x, y = y, n = n}}")},
                        ownKernel("mine.cl", kernelText)};
    RunRequest asked;
    asked.input = {9, 8, 7, 6, 5};
    const PlanRecording run = runPlan(test::session(), own, asked);
    EXPECT_EQ(run.recording->output, asked.input);
    EXPECT_EQ(run.recording->algorithm, "plan:mine");
    EXPECT_FALSE(run.expected);
    // It has no trace, and nobody says that its work-items did nothing.
    EXPECT_EQ(untracedKernels(*run.recording), std::vector<std::string>{"f"});
    EXPECT_FALSE(run.recording->span);
    ASSERT_EQ(run.notes.size(), 1U);
    EXPECT_TRUE(test::contains(run.notes[0], "f has no trace calls")) << run.notes[0];
    EXPECT_EQ(*run.recording->states[0]->buffers[0], asked.input);
}

/// A kernel of x, y and n with this text in it.
OwnKernel traced(const std::string& body, std::size_t group = 4)
{
    const std::string text = "__kernel void f(__global const uint *x, __global uint *y, const uint n TRACE_ARGS)\n{\n"
                             "    __local uint s[64];\n    TRACE_BEGIN\n    const uint i = get_global_id(0);\n" +
                             body + "}\n";
    return {Plan{"mine.lua", launching(fmt::format("launch{{kernel = 'f', global = round_up(n, {0}), group = {0}, "
                                                   "arguments = {{x = x, y = y, n = n}}}}",
                                                   group))},
            ownKernel("mine.cl", text)};
}

RunRequest eight()
{
    RunRequest asked;
    asked.input = {9, 8, 7, 6, 5, 4, 3, 2};
    return asked;
}

TEST(Plans, WhoseTraceCallsSaySomethingElseAreTold)
{
    const auto notes = [](const std::string& body) {
        const PlanRecording run = runPlan(test::session(), traced(body), eight());
        return fmt::format("{}", fmt::join(run.notes, "|"));
    };
    EXPECT_EQ(notes("y[i] = x[i]; TRACE_COPY(y, i, x, i, x[i]);"), "");
    EXPECT_TRUE(test::contains(notes("y[i] = x[i]; TRACE_COPY(y, i, x, i, x[i] + 1);"),
                               "y[0] holds 9 afterwards, and by its trace calls it would be 10"));
    EXPECT_EQ(test::refusalOf<DeviceError>([&] { notes("y[i] = x[i]; TRACE_COPY(y, i + 99, x, i, x[i]);"); }),
              "mine.cl, line 6: work-item 0 touches y[99], beyond its 8 elements, or its trace call says so.");
    EXPECT_TRUE(test::contains(notes("y[i] = x[i];"), "a store has no trace call"));
    EXPECT_TRUE(test::contains(notes("y[i] = x[i]; if (i < 7) { TRACE_COPY(y, i, x, i, x[i]); }"), "y[7] holds 2"));
}

TEST(Plans, WhoseWorkItemsRaceAreRecordedAllTheSame)
{
    // Neighbours change places in local memory with no barrier between.
    const OwnKernel own =
        traced("    const uint l = get_local_id(0);\n    s[l] = x[i];\n    TRACE_COPY(s, l, x, i, x[i]);\n"
               "    const uint v = s[l ^ 1];\n    y[i] = v;\n    TRACE_COPY(y, i, s, l ^ 1, v);\n",
               8);
    const PlanRecording run = runPlan(test::session(), own, eight());
    EXPECT_TRUE(racesOf(*run.recording, 1, *run.recording->events[0]).any());
}

TEST(Plans, MayBuildLongListsPieceByPiece)
{
    const OwnKernel own{Plan{"mine.lua", launching("local t = {} for i = 1, 65536 do table.insert(t, i) end\n"
                                                   "while #t > 9 do table.remove(t) end table.sort(t)\n"
                                                   "launch{kernel = 'f', global = 16, group = 4, title = 'a ' .. 0.5, "
                                                   "arguments = {x = x, y = y, n = t[n]}}")},
                        ownKernel("mine.cl", kernelText)};
    RunRequest asked;
    asked.input = {9, 8, 7, 6, 5};
    const PlanRecording run = runPlan(test::session(), own, asked);
    EXPECT_EQ(run.recording->output, asked.input);
}

TEST(OwnKernels, ThatIncludeAnythingAreRefusedByLine)
{
    const auto refusal = [](const std::string& text) {
        return test::refusalOf([&] { ownKernel("mine.cl", text + kernelText); });
    };
    EXPECT_EQ(refusal("#include \"trace.clh\"\n"), "");
    EXPECT_EQ(refusal("// #include <a>\n/* \n#include <b>\n*/\n"), "");
    for (const char* const line :
         {"#include \"/etc/passwd\"", "  # include <stdio.h>", "%:include <a>", "#/* */include <a>", "#inc\\\nlude <a>",
          "#include MACRO", "#include_next <a>", "#import <a>", "// a \\\n\n#include \"b\"",
          // Where a comment seems to begin and does not, or the other way round.
          "x \"a\\\\\n\" /* \"\n#include <a>\n//*/", "\"\\\\\" //\" \\ \n\n#include <a>", "'/*'\n#include <a>\n/*'*/",
          "// #include \"trace.clh\"\n# include \"trace.clh\"\n#include \"trace.cl\""}) {
        const std::string said = refusal(std::string{"\n"} + line + "\n");
        EXPECT_TRUE(said.starts_with("mine.cl:")) << line << ": " << said;
        EXPECT_TRUE(test::contains(said, "is not taken")) << line << ": " << said;
    }
    EXPECT_TRUE(refusal("\n\n#include \"b.h\"\n").starts_with("mine.cl:3: #include \"b.h\" is not taken"));
    EXPECT_TRUE(test::contains(refusal("?\?=include <a>\n"), "trigraph"));
    EXPECT_TRUE(test::contains(refusal("\"a?\?/\" /* \"\n#include <a>\n"), "trigraph"));
    EXPECT_TRUE(
        refusal("\n#warning /*\n#include <a>\n//*/\n").starts_with("mine.cl:2: a comment in a line of #warning"));
    EXPECT_EQ(refusal("#define A 1 /* one\n line */\n"), "");
    EXPECT_EQ(ownKernel("mine.cl", "#  include \"trace.clh\" // ours\n" + kernelText).source(),
              std::string(30, ' ') + "\n" + kernelText);
}

TEST(OwnKernels, AreReadAsTheyWereTyped)
{
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / fmt::format("lockstep-own-kernel-{}", ::getpid()) / "mine.cl";
    std::filesystem::create_directories(path.parent_path());
    const auto read = [&](const std::string& text) {
        std::ofstream{path, std::ios::binary} << text;
        return readOwnText(path, "kernel file");
    };
    // A lone \r ends a line for compilers: no comment hides what stands behind it.
    EXPECT_EQ(read("\xEF\xBB\xBF"
                   "a\r\n// b\r#include <c>\n"),
              "a\n// b\n#include <c>\n");
    EXPECT_EQ(test::refusalOf([&] {
                  read("a\n/* gr\xFC"
                       "n */");
              }),
              "mine.cl:2: the line is no UTF-8; save the file in that encoding.");
    EXPECT_EQ(test::refusalOf([&] { read(std::string(65537, '\n')); }).substr(0, 15), "The kernel file");
    std::filesystem::remove_all(path.parent_path());
}

TEST(OwnKernels, WhoseTraceCannotWorkAreRefused)
{
    const auto refusal = [](const std::string& text) { return test::refusalOf([&] { ownKernel("mine.cl", text); }); };
    EXPECT_TRUE(test::contains(refusal("uint f(uint a) { return a; }"), "holds no kernel"));
    EXPECT_TRUE(test::contains(refusal("__kernel void f(__global uint *x) { TRACE_FILL(x, 0, 1); }"),
                               "f has TRACE_FILL and no TRACE_ARGS"));
    EXPECT_TRUE(test::contains(refusal("__kernel void f(__global uint *x TRACE_ARGS) { TRACE_FILL(x, 0, 1); }"),
                               "has TRACE_ARGS and no TRACE_BEGIN"));
    EXPECT_TRUE(test::contains(refusal("kernel void f(global uint *x TRACE_ARGS) { if (!x) return; TRACE_BEGIN }"),
                               "may return before TRACE_BEGIN"));
    EXPECT_TRUE(test::contains(refusal("__kernel void f(__global uint *x TRACE_ARGS) { TRACE_BEGIN }\n"
                                       "__kernel void g(__global uint *x) { barrier(CLK_LOCAL_MEM_FENCE); }"),
                               "g waits at a barrier and has no trace"));
}

TEST(OwnKernels, WhoseParametersCannotBeWhatWasMeantAreRefusedAtTheirLine)
{
    const auto refusal = [](const std::string& list) {
        return test::refusalOf([&] {
            ownKernel("mine.cl", "// mine\n__kernel void f(\n    __global uint *x,\n    " + list +
                                     ")\n{\n    TRACE_BEGIN\n    x[0] = n;\n}\n");
        });
    };
    EXPECT_EQ(refusal("const uint n TRACE_ARGS"), "");
    EXPECT_EQ(refusal("const uint n // , keys\n    TRACE_ARGS"), "");
    EXPECT_EQ(refusal("const uint n,\n    TRACE_ARGS"),
              "mine.cl:4: a comma stands before TRACE_ARGS; take the comma out, since TRACE_ARGS brings its own.");
    EXPECT_TRUE(test::contains(refusal("const uint n TRACE_ARGS,\n const uint m"),
                               "mine.cl:4: something stands behind TRACE_ARGS"));
    EXPECT_EQ(refusal("const uint n,"), "mine.cl:4: a comma stands where no parameter is; take the comma out.");
    EXPECT_EQ(refusal("const uint n,\n    ,\n    const uint m TRACE_ARGS"),
              "mine.cl:5: a comma stands where no parameter is; take the comma out.");
    EXPECT_EQ(refusal("const uint n\n    const uint m TRACE_ARGS"),
              "mine.cl:5: a comma is missing in front of 'const uint m'; write one.");
    EXPECT_EQ(refusal("__global VALUE *n __local int *m"),
              "mine.cl:4: a comma is missing in front of '__local int *m'; write one.");
    for (const char* fine : {"unsigned long n", "const struct pair *restrict n", "__global Mine const *n",
                             "__global const float4 *n, image2d_t m", "IN uint *n", "const uint local, uint n"})
        EXPECT_EQ(refusal(std::string{fine} + " TRACE_ARGS"), "") << fine;
    EXPECT_TRUE(test::contains(test::refusalOf([] { ownKernel("mine.cl", "__kernel void f(TRACE_ARGS) { }"); }),
                               "mine.cl:1: TRACE_ARGS comes behind the last parameter, and f has none"));
    // What is shipped is never refused, and so no line of it that somebody leaves as it is.
    for (const Algorithm* algorithm : catalogue()) {
        const std::string text = KernelFile::load(std::string{algorithm->kernelFile}).source();
        EXPECT_EQ(test::refusalOf([&] { ownKernel(std::string{algorithm->kernelFile}, text); }), "");
    }
}

TEST(OwnKernels, AreReadHoweverTheyAreWritten)
{
    const KernelFile file = ownKernel("mine.cl", "/* kernel void no(global uint *a) */\n"
                                                 "__attribute__((unused)) kernel\n"
                                                 "__attribute__((reqd_work_group_size(8, 1, 1)))\nvoid f(\n"
                                                 "    global float *restrict a, // the values\n    const int n)\n"
                                                 "{ local float t[8]; a[n] = t[0]; }\n" +
                                                     std::string(60000, ' '));
    ASSERT_EQ(file.kernels().size(), 1U);
    const KernelSignature& kernel = file.kernel("f");
    ASSERT_EQ(kernel.parameters.size(), 2U);
    EXPECT_EQ(kernel.parameters[0].name, "a");
    EXPECT_TRUE(kernel.parameters[0].pointer);
    EXPECT_EQ(kernel.parameters[1].name, "n");
    EXPECT_EQ(kernel.localArrays, std::vector<std::string>{"t"});
    EXPECT_FALSE(kernel.traced);
    // A parameter of any length is no reason to end the program.
    std::string words;
    while (words.size() < 60000)
        words += "a b\n";
    EXPECT_EQ(ownKernel("mine.cl", "kernel void f(" + words + "c) { }").kernel("f").parameters[0].name, "c");
    EXPECT_TRUE(test::refusalOf([&] {
                    ownKernel("mine.cl", "kernel void f(" + words + "*) { }");
                }).starts_with("mine.cl: The kernel parameter"));
}

TEST(PlanValues, AreOfTheirType)
{
    EXPECT_EQ(wordOf(4.0, ElementType::uint32), 4U);
    EXPECT_EQ(wordOf(std::int64_t{4294967295}, ElementType::uint32), 4294967295U);
    EXPECT_FALSE(wordOf(std::int64_t{4294967296}, ElementType::uint32));
    EXPECT_EQ(wordOf(std::int64_t{4294967297}, ElementType::uint32, true), 1U);
    EXPECT_EQ(wordOf(std::int64_t{-1}, ElementType::int32), 0xFFFFFFFFU);
    EXPECT_FALSE(wordOf(0.5, ElementType::int32, true));
    EXPECT_EQ(wordOf(0.5, ElementType::float32), 0x3F000000U);
    EXPECT_EQ(namedExpectation("exclusive-scan", {3, 1, 4}, ElementType::uint32), (Words{0, 3, 4}));
    EXPECT_EQ(namedExpectation("inclusive-scan", {3, 1, 4}, ElementType::uint32), (Words{3, 4, 8}));
    EXPECT_EQ(namedExpectation("sum", {3, 1, 0xFFFFFFFF}, ElementType::uint32), (Words{3}));
    EXPECT_EQ(namedExpectation("sorted", {3, 0xFFFFFFFF, 1}, ElementType::int32), (Words{0xFFFFFFFF, 1, 3}));
}

} // namespace
} // namespace lockstep
