// Kernels that hang, crash, eat memory or reach for what is not theirs: each ends in a sentence or a recording, nothing
// outside is touched, and the next run is right.
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "engine/remote/sandbox.hpp"
#include "tests/faults/program.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

namespace lockstep::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

struct Hostile {
    std::string name, body;
    std::string before = {}; ///< text in front of the kernel
    std::string says = {};   ///< part of the sentence; empty: it may also end well
};

/// A kernel f(x, y, n) of 8 work-items in groups of 4.
std::string kernelOf(const Hostile& hostile)
{
    return fmt::format("{}\n__kernel void f(__global const uint *x, __global uint *y, const uint n)\n{{\n"
                       "    const uint i = get_global_id(0);\n    {}\n    y[i] = x[i];\n}}\n",
                       hostile.before, hostile.body);
}

const std::string plan = "plan { title = 'Hostile', run = function(input, n)\n"
                         "  local x = buffer{name = 'x', data = input}\n"
                         "  local y = buffer{name = 'y', size = n}\n"
                         "  launch{kernel = 'f', global = n, group = 4, arguments = {x = x, y = y, n = n},\n"
                         "    title = 'the only one'}\n"
                         "  return y\nend }\n";

/// A call of the system by a kernel of a processor: what any program could do there.
std::string systemCall(int number, const std::string& first, const std::string& second = "0L",
                       const std::string& third = "0L")
{
    return fmt::format(
        "{{ long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"({}L), \"D\"({}), \"S\"({}), \"d\"({}) "
        ": \"rcx\", \"r11\", \"memory\"); }}",
        number, first, second, third);
}

std::vector<Hostile> kernels()
{
    const std::string once = "if (i == 0) ";
    return {
        {"an endless loop", "while (n < 100) { y[0] += 1; }", {}, "in launch 1 (the only one"},
        {"an endless loop that does nothing", "volatile uint z = 1; while (z) ;", {}, "in launch 1 (the only one"},
        {"a barrier that some never reach", "for (;;) { if (i == 1) break; barrier(CLK_GLOBAL_MEM_FENCE); }"},
        {"a lock that nobody opens", "while (atomic_add(&y[0], 0) != 12345u) ;", {}, "in launch 1"},
        {"a large private array",
         "volatile uint big[1 << 26]; for (uint k = 0; k < 1u << 26; ++k) big[k] = k; y[i] = big[n];"},
        {"a large local array", "__local uint big[1 << 28]; big[i] = 1; y[i] = big[n];"},
        {"writes far beyond a buffer", "y[i + (1u << 30)] = 7;", {}, "in launch 1"},
        {"writes in front of a buffer",
         "for (long k = 0; k < 1l << 34; k += 4096) ((__global char *)y)[-k] = 7;",
         {},
         "in launch 1"},
        {"a write to nowhere", "*(volatile __global uint *)0 = 7;"},
        {"division by zero", "y[i] = x[i] / (n - 8);"},
        {"the one quotient that is none", "volatile int a = INT_MIN, b = -1; y[i] = a / b + a % b;"},
        {"division of numbers with fractions by zero",
         "volatile float z = 0.0f; y[i] = as_uint(1.0f / z) + as_uint(z / z) + (uint)(1e30f);"},
        {"an instruction that is none", "__asm__ volatile(\"ud2\");", {}, "SIGILL"},
        {"an end of the process", once + systemCall(231, "7L"), {}, "exit status 7"},
        {"a stop of the process", once +
                                      "{ long p; __asm__ volatile(\"syscall\" : \"=a\"(p) : \"a\"(39L) : \"rcx\", "
                                      "\"r11\"); " +
                                      systemCall(62, "p", "19L") + " }"},
        {"many processes", once +
                               "for (int k = 0; k < 100; ++k) { long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : "
                               "\"a\"(57L) : \"rcx\", \"r11\", \"memory\"); if (r == 0) for (;;) " +
                               systemCall(34, "0L") + " } " + once + "for (;;) ;"},
        {"a flood of print", "for (uint k = 0; k < 200000; ++k) printf(\"%u is printed by everyone\\n\", k);"},
        {"a vector where none may stand",
         "vstore16((uint16)(7), 0, y + i); *(__global uint16 *)((__global char *)y + 1) "
         "= (uint16)(9);"},
        {"macros without end", "y[i] = E;",
         "#define A 1+1+1+1+1+1+1+1\n#define B A+A+A+A+A+A+A+A\n#define C B+B+B+B+B+B+B+B\n#define D C+C+C+C+C+C+C+C\n"
         "#define E0 D+D+D+D+D+D+D+D\n#define E1 E0+E0+E0+E0+E0+E0+E0+E0\n#define E E1+E1+E1+E1+E1+E1+E1+E1"},
        {"a function that calls itself", "y[i] = g(x[i] + 1);",
         "uint g(uint a); uint g(uint a) { volatile uint r[1024]; r[a % 1024] = a; return a == 0 ? r[5] : g(a + 1) + "
         "r[7]; }"},
        {"a system's file", "y[i] = 1;", "#include <stdio.h>", "#include"},
    };
}

class HostileKernels : public testing::Test {
protected:
    static Isolation confined()
    {
        Isolation how;
        how.program = LOCKSTEP_PROGRAM;
        how.silence = 3s;
        how.grace = 500ms;
        how.memory = std::size_t{640} << 20;
        return how;
    }

    /// What is said of it; empty where it ended well.
    std::string said(Session& session, const std::string& kernel) const
    {
        RunRequest request;
        request.device = "basic";
        request.input = generateKeys("uniform", 8, 1, ElementType::uint32);
        try {
            const OwnKernel own = OwnKernel::load(m_folder.write("mine.cl", kernel), m_folder.write("mine.lua", plan));
            runPlan(session, own, request);
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    }

    TemporaryFolder m_folder;
};

void expectRight(Session& session)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.device = "basic";
    request.input = generateKeys("uniform", 32, 1, ElementType::uint32);
    EXPECT_TRUE(rightnessOf(*session.record(request))->isRight());
}

TEST_F(HostileKernels, EndInASentenceAndTheNextRunIsRight)
{
    Session session{isolated(confined())};
    for (const Hostile& hostile : kernels()) {
        SCOPED_TRACE(hostile.name);
        const std::string sentence = said(session, kernelOf(hostile));
        std::cout << hostile.name << ": " << (sentence.empty() ? "ended well" : sentence) << '\n';
        EXPECT_NE(sentence.find(hostile.says), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
        const auto began = Clock::now();
        expectRight(session);
        EXPECT_LT(Clock::now() - began, 20s); // kernels are built anew
    }
}

TEST_F(HostileKernels, MoreMemoryThanAllowedEndsTheProcess)
{
    Isolation how = confined();
    how.silence = 60s; // a busy machine hands memory out slowly
    Session session{isolated(how)};
    const std::string sentence =
        said(session, kernelOf({"", "__local volatile uint big[1 << 28]; for (uint k = 0; k < 1u << 28; k += 1024) "
                                    "big[k] = k;"}));
    EXPECT_NE(sentence.find("GiB of memory"), std::string::npos) << sentence;
    expectRight(session);
}

/// Writes a file by the system's own calls.
std::string writerOf(const std::filesystem::path& file)
{
    std::string body = "if (i == 0) {\n    char name[] = {";
    for (const char c : file.string())
        body += std::to_string(static_cast<int>(c)) + ",";
    body +=
        "0};\n    long f = 0;\n    __asm__ volatile(\"syscall\" : \"=a\"(f) : \"a\"(2L), \"D\"(name), \"S\"(0101L), "
        "\"d\"(0600L) : \"rcx\", \"r11\", \"memory\");\n    y[1] = (uint)f;\n}";
    return kernelOf({"", body});
}

TEST_F(HostileKernels, WriteNoFileOutside)
{
    if (const std::string why = remote::whyNoSandbox(); !why.empty())
        GTEST_SKIP() << why; // as the program says then
    const std::filesystem::path bait = m_folder.path() / "bait";
    for (const bool hasSandbox : {false, true}) {
        Isolation how = confined();
        how.hasSandbox = hasSandbox;
        Session session{isolated(how)};
        EXPECT_EQ(said(session, writerOf(bait)), "");
        EXPECT_EQ(std::filesystem::exists(bait), !hasSandbox) << "does the attack work at all?";
        std::filesystem::remove(bait);
    }
}

TEST_F(HostileKernels, ReadNoFileOfTheUser)
{
    if (const std::string why = remote::whyNoSandbox(); !why.empty())
        GTEST_SKIP() << why;
    const std::string secret = m_folder.write("secret", "abcd").string();
    std::string body = "if (i == 0) {\n    char name[] = {";
    for (const char c : secret)
        body += std::to_string(static_cast<int>(c)) + ",";
    body += "0};\n    char got[4] = {0};\n    long f = 0, r = 0;\n    __asm__ volatile(\"syscall\" : \"=a\"(f) : "
            "\"a\"(2L), \"D\"(name), \"S\"(0L), \"d\"(0L) : \"rcx\", \"r11\", \"memory\");\n    __asm__ "
            "volatile(\"syscall\" : \"=a\"(r) : \"a\"(0L), \"D\"(f), \"S\"(got), \"d\"(4L) : \"rcx\", \"r11\", "
            "\"memory\");\n    y[1] = r == 4 ? got[0] : 0u;\n}\n    else if (i == 1) return;";
    for (const bool hasSandbox : {false, true}) {
        Isolation how = confined();
        how.hasSandbox = hasSandbox;
        Session session{isolated(how)};
        RunRequest request;
        request.device = "basic";
        request.input = generateKeys("uniform", 8, 1, ElementType::uint32);
        const OwnKernel own =
            OwnKernel::load(m_folder.write("mine.cl", kernelOf({"", body})), m_folder.write("mine.lua", plan));
        EXPECT_EQ(runPlan(session, own, request).recording->output[1], hasSandbox ? 0U : std::uint32_t{'a'});
    }
}

} // namespace
} // namespace lockstep::test
