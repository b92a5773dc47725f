// Kernels and plans that mean harm, against an open window: it lives, says which launch it was, and the next run is
// right.
#include "tests/faults/window/children.hpp"

#include "engine/error.hpp"
#include "engine/plans/own_kernels.hpp"
#include "tests/hostile_kernels.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace lockstep::ui {
namespace {

class HostileInTheWindow : public testing::Test {
protected:
    static Isolation confined()
    {
        Isolation how;
        how.silence = 8s; // kernels are built in it, too, and the sandbox begins with an empty cache
        how.memory = std::size_t{640} << 20;
        return how;
    }

    RunAsk ask(const std::string& kernel, const std::string& plan)
    {
        const std::filesystem::path folder = m_folder.path().toStdString();
        std::ofstream{folder / "mine.cl"} << kernel;
        std::ofstream{folder / "mine.lua"} << plan;
        RunAsk ask;
        ask.algorithm = rememberOwnKernel({folder / "mine.cl", folder / "mine.lua"});
        ask.device = "basic";
        ask.input.n = 8;
        return ask;
    }

    /// What is told of it, and how long it took from then to the next right run.
    void tell(const std::string& name, const std::string& said)
    {
        const double ready = m_window.expectRight();
        m_slowest = std::max(m_slowest, ready);
        std::cout << name << ": " << (said.empty() ? "ended well" : said) << " The next run was shown after "
                  << std::lround(ready) << " ms.\n";
    }

    QTemporaryDir m_folder;
    ChildWindow m_window{{}, confined()};
    double m_slowest = 0; ///< milliseconds
};

TEST_F(HostileInTheWindow, KernelsTakeNoWindowAndTheNextRunIsRight)
{
    m_window.expectRight();
    for (const test::Hostile& hostile : test::hostileKernels()) {
        SCOPED_TRACE(hostile.name);
        const RecordingPtr before = m_window.recording();
        std::string said;
        try {
            said = m_window.run(ask(test::kernelOf(hostile), test::hostilePlan));
        } catch (const InputError& error) { // of a text that is not even read
            said = error.what();
        }
        EXPECT_TRUE(has(said, hostile.says)) << said;
        EXPECT_FALSE(has(said, "\n")) << said;
        EXPECT_FALSE(has(said, "process") && !has(said, "launch")) << said;
        if (has(said, "process")) {
            EXPECT_EQ(m_window->message().toStdString(), said);
            EXPECT_EQ(m_window.recording(), before) << "what was shown stays";
            m_window.expectSteps();
        }
        tell(hostile.name, said);
    }
    std::cout << "The slowest next run took " << std::lround(m_slowest) << " ms.\n";
}

TEST_F(HostileInTheWindow, PlansTakeNoWindowAndTheNextRunIsRight)
{
    m_window.expectRight();
    const std::string kernel = test::kernelOf({});
    for (const test::HostilePlan& plan : test::hostilePlans()) {
        SCOPED_TRACE(plan.name);
        const std::string said = m_window.run(ask(kernel, test::textOf(plan)));
        EXPECT_TRUE(has(said, plan.says)) << said;
        EXPECT_TRUE(has(said, "mine.lua")) << said;
        tell(plan.name, said);
    }
}

} // namespace
} // namespace lockstep::ui
