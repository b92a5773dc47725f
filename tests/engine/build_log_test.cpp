// What compilers say, at the lines of the kernel file.
#include "engine/device/build_log.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep::test {
namespace {

using Severity = BuildMessage::Severity;
using Messages = std::vector<BuildMessage>;

const std::string source = "__kernel void k(__global VALUE *x) {\n" // 1
                           "    const uint sum = OP(x[0], x[1]);\n" // 2
                           "    x[0] = summ;\n"                     // 3
                           "    int unused = order_uint(3);\n"      // 4
                           "}\n";

/// Lines in front of the file's first one.
std::size_t before()
{
    return static_cast<std::size_t>(std::ranges::count(programText(""), '\n'));
}

} // namespace

TEST(BuildLog, OfPoclNamesTheFilesLines)
{
    const std::string log =
        "error: /root/.cache/pocl/kcache/tempfile_CNtL9t.cl:3:12: use of undeclared identifier 'summ'; did you mean "
        "'sum'?\n"
        "error: /tmp/a:b/t.cl:2:22 <Spelling=/tmp/a:b/t.cl:2:25>: use of undeclared identifier 'y'\n"
        "warning: /tmp/t.cl:4:9: unused variable 'unused'\n"
        "Device pthread-skylake-avx512-AMD EPYC failed to build the program\n";
    EXPECT_EQ(buildMessages(log, source),
              (Messages{{Severity::error, 3, 12, "use of undeclared identifier 'summ'; did you mean 'sum'?"},
                        {Severity::error, 2, 22, "use of undeclared identifier 'y'"},
                        {Severity::warning, 4, 9, "unused variable 'unused'"}}));
    EXPECT_EQ(firstBuildError(log, source), "line 3: use of undeclared identifier 'summ'; did you mean 'sum'?");
}

/// NVIDIA and Oclgrind count the prelude's lines too.
TEST(BuildLog, OfWholeProgramsNamesTheFilesLinesToo)
{
    for (const char* name : {"<kernel>", "input.cl"}) {
        const std::string log = fmt::format("{0}:{1}:12: error: use of undeclared identifier 'summ'; did you mean "
                                            "'sum'?\n    x[0] = summ;\n           ^~~~\n           sum\n"
                                            "{0}:{2}:16: note: 'sum' declared here\n"
                                            "    const uint sum = OP(x[0], x[1]);\n               ^\n"
                                            "{0}:3:9: note: expanded from macro 'OP'\n#define OP(a, b) op(a, b)\n",
                                            name, before() + 3, before() + 2);
        EXPECT_EQ(buildMessages(log, source),
                  (Messages{{Severity::error, 3, 12, "use of undeclared identifier 'summ'; did you mean 'sum'?"},
                            {Severity::note, 2, 16, "'sum' declared here"}}))
            << name;
    }
}

/// Of a compiler that is none of these the line that it quotes tells how it counts.
TEST(BuildLog, OfAnotherCompilerIsReadByTheLineThatItQuotes)
{
    const auto lineOf = [](std::size_t said) {
        const Messages messages = buildMessages(
            fmt::format("/tmp/x.cl:{}:12: error: use of undeclared identifier 'summ'\n    x[0] = summ;\n", said),
            source);
        return messages.empty() ? 0 : messages.front().line;
    };
    EXPECT_EQ(lineOf(3), 3U);
    EXPECT_EQ(lineOf(before() + 3), 3U);
}

TEST(BuildLog, WithoutPlacesIsStillTold)
{
    const std::string log = "ptxas info    : 0 bytes gmem\n"
                            "ptxas error   : Entry function 'k' uses too much shared data (0x3d0904 bytes)\n";
    EXPECT_EQ(buildMessages(log, source),
              (Messages{{Severity::error, 0, 0, "Entry function 'k' uses too much shared data (0x3d0904 bytes)"}}));
    EXPECT_TRUE(buildMessages("something else: 12\n\n", source).empty());
    EXPECT_EQ(firstBuildError("\n  something else: 12\n", source), "something else: 12");
    EXPECT_EQ(firstBuildError("", source), "the compiler says nothing");
}

TEST(BuildLog, OfTheDeviceItselfNamesTheLine)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.input = {3, 1, 2, 0};
    const std::string shipped = KernelFile::load("bitonic.cl").source();
    request.kernel = shipped;
    const std::size_t at = request.kernel->find("TRACE_BEGIN");
    ASSERT_NE(at, std::string::npos);
    const std::size_t begin = request.kernel->find('\n', at) + 1;
    const auto line = static_cast<std::size_t>(
        1 + std::count(request.kernel->begin(), request.kernel->begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
    request.kernel->insert(begin, "    const uint mine = nowhere;\n");
    try {
        session().record(request);
        FAIL() << "it built";
    } catch (const DeviceError& error) {
        const Messages messages = buildMessages(error.details(), *request.kernel);
        ASSERT_FALSE(messages.empty()) << error.details();
        EXPECT_EQ(messages.front().line, line);
        EXPECT_GT(messages.front().column, 1U);
        EXPECT_NE(messages.front().text.find("nowhere"), std::string::npos);
        EXPECT_NE(std::string{error.what()}.find(fmt::format("line {}: ", line)), std::string::npos) << error.what();
    }
}

} // namespace lockstep::test
