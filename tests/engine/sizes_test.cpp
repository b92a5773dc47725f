#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Takes no launch: its work-groups are too small for what is asked.
class SmallGroups : public Launcher {
public:
    BufferId buffer(BufferInfo, WordsPtr) override { return {m_buffers++}; }
    void launch(LaunchSpec spec) override { ADD_FAILURE() << spec.kernel << " was launched"; }
    Words read(BufferId) override { return {}; }
    std::size_t maxGroup() const override { return 2; }
    std::size_t largestGroup() const override { return 2; }

private:
    std::size_t m_buffers = 0;
};

std::string refusal(const Algorithm& algorithm, const char* group)
{
    const Words keys(16, 65537); // a map x + 1 too
    SmallGroups run;
    try {
        algorithm.host(run, keys, resolveParameters(algorithm, {{"group-size", group}}, keys.size()));
    } catch (const InputError& error) {
        return error.what();
    }
    return "taken";
}

TEST(WorkGroups, ThatTheDeviceDoesNotHaveAreRefusedAlike)
{
    std::size_t refused = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const Parameter& parameter : algorithm->parameters)
            if (parameter.name == "group-size") {
                const std::string said = refusal(*algorithm, "16"); // or of the scan of a table
                EXPECT_TRUE(said.starts_with("Work-groups of ") &&
                            said.ends_with(" are more than this device allows (2); choose a smaller group-size."))
                    << algorithm->id << ": " << said;
                ++refused;
            }
    EXPECT_GE(refused, 15u);
}

TEST(WorkGroups, OfTheSortsAreChosenAlike)
{
    for (const char* id : {"quicksort", "sample-sort", "radix-sort", "bitonic-work-group-sort"})
        for (const auto& [n, group] : {std::pair{16u, "4"}, {100u, "64"}, {100'000u, "256"}})
            EXPECT_EQ(resolveParameters(findAlgorithm(id), {}, n).at("group-size"), group) << id << ' ' << n;
}

} // namespace
} // namespace lockstep
