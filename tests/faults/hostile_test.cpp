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
#include "tests/hostile_kernels.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

namespace lockstep::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

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
            const OwnKernel own =
                OwnKernel::load(m_folder.write("mine.cl", kernel), m_folder.write("mine.lua", hostilePlan));
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
    for (const Hostile& hostile : hostileKernels()) {
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
    // mmap(0, 512 MiB, readable and writable, private, of no file and filled at once, -1, 0): a kernel's own arrays
    // are refused before they take so much
    const std::string sentence = said(
        session,
        kernelOf({"", "for (int k = 0; i == 0 && k < 8; k++) {\n    long at = 0;\n    __asm__ volatile(\"mov $0x8022, "
                      "%%r10; mov $-1, %%r8; xor %%r9, %%r9; syscall\" : \"=a\"(at) : \"a\"(9L), \"D\"(0L), "
                      "\"S\"(1L << 29), \"d\"(3L) : \"rcx\", \"r8\", \"r9\", \"r10\", \"r11\", \"memory\");\n    "
                      "y[1] = (uint)at;\n}"}));
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
        how.silence = 60s; // a busy machine builds the kernel slowly
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
        how.silence = 60s; // a busy machine builds the kernel slowly
        Session session{isolated(how)};
        RunRequest request;
        request.device = "basic";
        request.input = generateKeys("uniform", 8, 1, ElementType::uint32);
        const OwnKernel own =
            OwnKernel::load(m_folder.write("mine.cl", kernelOf({"", body})), m_folder.write("mine.lua", hostilePlan));
        EXPECT_EQ(runPlan(session, own, request).recording->output[1], hasSandbox ? 0U : std::uint32_t{'a'});
    }
}

} // namespace
} // namespace lockstep::test
