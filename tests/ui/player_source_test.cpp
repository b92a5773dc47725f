#include "ui/panels/inspector_scenes.hpp"

#include "engine/error.hpp"
#include "engine/model/exchanges.hpp"
#include "tests/ui/lens_recordings.hpp"
#include "ui/player/player.hpp"

#include <QElapsedTimer>
#include <gtest/gtest.h>

namespace lockstep::ui {

TEST(Easing, IsTheCurveOfTheBrowsers)
{
    EXPECT_DOUBLE_EQ(cubicBezier(0.45, 0, 0.15, 1, 0), 0);
    EXPECT_DOUBLE_EQ(cubicBezier(0.45, 0, 0.15, 1, 1), 1);
    EXPECT_NEAR(cubicBezier(0.25, 0.25, 0.75, 0.75, 0.3), 0.3, 1e-6);
    EXPECT_NEAR(cubicBezier(0.42, 0, 0.58, 1, 0.5), 0.5, 1e-6);
    for (double x = 0; x < 1; x += 0.1)
        EXPECT_LE(cubicBezier(0.3, 0, 0.1, 1, x), cubicBezier(0.3, 0, 0.1, 1, x + 0.1));
}

const char* const source = "// a comment\n"                 // 1
                           "__kernel void k(\n"             // 2
                           "    const uint n TRACE_ARGS)\n" // 3
                           "{\n"                            // 4
                           "    TRACE_BEGIN\n"              // 5
                           "    uint a = 1;\n"              // 6
                           "\n"                             // 7
                           "    uint b = x[a];\n"           // 8
                           "    x[b] = a;\n"                // 9
                           "    TRACE_COPY(x, b,\n"         // 10
                           "               x, a, a);\n"     // 11
                           "}\n";                           // 12

TEST(KernelSource, FoldsTraceCallsAndKeepsTheFilesNumbers)
{
    const KernelSource kernel{QString(source)};
    ASSERT_EQ(kernel.lines().size(), 9U);
    EXPECT_EQ(kernel.lines().back().number, 12);
    for (const CodeLine& line : kernel.lines())
        EXPECT_FALSE(line.text.contains("TRACE_")) << line.number;
    EXPECT_EQ(kernel.lines()[2].folded, "TRACE_ARGS");
    EXPECT_EQ(kernel.lines()[3].folded, "TRACE_BEGIN");
    EXPECT_EQ(kernel.lines()[2].text, "    const uint n)");
}

TEST(KernelSource, LightsTheStatementsInFrontOfATraceCall)
{
    const KernelSource kernel{QString(source)};
    EXPECT_EQ(kernel.statements(11), (std::set<int>{8, 9}));
    EXPECT_EQ(kernel.statements(9), (std::set<int>{8, 9}));
    EXPECT_TRUE(kernel.statements(99).empty());
    EXPECT_EQ(kernel.kernelStart("k"), 2);
}

/// Who went on did not return.
TEST(KernelSource, AGuardIsNotLit)
{
    const KernelSource kernel{QStringLiteral("{\n"                        // 1
                                             "    if (t >= count)\n"      // 2
                                             "        return;\n"          // 3
                                             "    const uint a = x[t];\n" // 4
                                             "    TRACE_READ(x, t, a)\n"  // 5
                                             "}\n")};
    EXPECT_EQ(kernel.statements(5), std::set<int>{4});
}

/// Where all pairs swap no event is told by the lines that load and compare, and yet they ran.
TEST(KernelSource, APairThatSwapsWasLoadedAndCompared)
{
    for (const char* algorithm : {"bitonic-sort", "odd-even-mergesort", "odd-even-transposition-sort", "bitonic-merge",
                                  "bitonic-work-group-sort", "odd-even-merge-recursive", "cascade-sort"})
        for (const std::size_t n : {7, 8}) {
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            const QString text = QString::fromStdString(recording->kernelSource);
            const QStringList lines = text.split('\n');
            const KernelSource kernel(text);
            for (const EventsPtr& events : recording->events)
                for (const Event& event : *events) {
                    if (event.op != Op::compare || !exchanges(event))
                        continue;
                    QString lit;
                    for (const int line : kernel.statements(static_cast<int>(event.line)))
                        lit += lines[line - 1];
                    EXPECT_TRUE(lit.contains("BEFORE(")) << algorithm << " line " << event.line;
                }
        }
}

const char* const exchange = "__kernel void k(__global uint *x)\n" // 1
                             "{\n"                                 // 2
                             "    const uint a = x[0];\n"          // 3
                             "    const bool swaps = a > 1;\n"     // 4
                             "    TRACE_STAY(!swaps, x, 0, a);\n"  // 5
                             "    if (swaps) {\n"                  // 6
                             "        x[0] = 2;\n"                 // 7
                             "        TRACE_SWAP(x, 0, a);\n"      // 8
                             "    }\n"                             // 9
                             "}\n";                                // 10

TEST(KernelSource, LightsTheLoadsOfAPairThatSwapsToo)
{
    const KernelSource kernel{QString(exchange)};
    EXPECT_EQ(kernel.statements(5), (std::set<int>{3, 4}));
    EXPECT_EQ(kernel.statements(8), (std::set<int>{3, 4, 7}));
}

TEST(KernelSource, CountsHowOftenAStatementRan)
{
    const KernelSource kernel{QString(exchange)};
    EXPECT_EQ(kernel.runs({{5, 1}, {8, 3}}), (std::map<int, std::uint64_t>{{3, 4}, {4, 4}, {7, 3}}));
    EXPECT_EQ(kernel.runs({{8, 2}}), (std::map<int, std::uint64_t>{{3, 2}, {4, 2}, {7, 2}}));
    EXPECT_TRUE(kernel.runs({{99, 1}}).empty());
}

TEST(KernelSource, OfAnyLengthIsShownAtOnce)
{
    constexpr int many = 1 << 19;
    for (const QString& text : {QString("\n").repeated(many), QString("/**/").repeated(many),
                                QString("if ").repeated(many), QString("/**/\n").repeated(many),
                                QString("    TRACE_COPY((\n").repeated(many), QString("(").repeated(many)}) {
        QElapsedTimer clock;
        clock.start();
        const KernelSource kernel{"__kernel void k()\n{\n" + text};
        EXPECT_LT(clock.elapsed(), 1000) << text.left(8).toStdString();
        EXPECT_LE(static_cast<qsizetype>(kernel.lines().size()), KernelSource::mostLines + 1);
        EXPECT_TRUE(kernel.lines().back().text.contains("too long to show")) << "and it says so";
    }
}

TEST(Chapters, AreTheGroupsInTheirOrder)
{
    Recording recording;
    recording.launches.resize(3);
    recording.launches[0].meaning.group.english = "Up-sweep";
    recording.launches[1].meaning.group.english = "Up-sweep";
    recording.launches[2].meaning.group.english = "Down-sweep";
    const auto chapters = chaptersOf(recording);
    ASSERT_EQ(chapters.size(), 2U);
    EXPECT_EQ(chapters[0].last, 2U);
    EXPECT_EQ(chapters[1].title, "Down-sweep");
}

} // namespace lockstep::ui
