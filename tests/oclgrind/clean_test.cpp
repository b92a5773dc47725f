// Every kernel, untraced and traced, at small sizes and three work-groups: Oclgrind reports nothing, and what it saw
// the untraced launches do is what the events name. One child does all of it: `run` first runs untraced, then traced.

#include "accesses.hpp"
#include "child.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>

namespace lockstep::oclgrind {
namespace {

struct Case {
    std::string algorithm;
    std::string keys; ///< arguments that make the input
    std::size_t group = 4;
    std::map<std::string, std::string> settings;
    bool onPocl = false; ///< look at the events of PoCL as well

    std::string arguments() const
    {
        std::string text = fmt::format("{} {} --largest-group {}", algorithm, keys, group);
        for (const auto& [name, value] : settings)
            text += fmt::format(" --set {}={}", name, value);
        return text;
    }
};

bool hasParameter(const Algorithm& algorithm, const std::string& name)
{
    return std::ranges::any_of(algorithm.parameters, [&](const Parameter& p) { return p.name == name; });
}

bool goTogether(const Algorithm& algorithm, const Case& c, std::size_t n = 1)
{
    try {
        resolveParameters(algorithm, c.settings, n);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// All sizes; work-groups, types, orders and operators take turns, from algorithm to algorithm with another start.
std::vector<Case> allCases()
{
    constexpr std::array<std::size_t, 9> sizes{1, 2, 3, 7, 16, 33, 64, 100, 256};
    constexpr std::array<std::size_t, 3> groups{4, 16, 64};
    std::vector<Case> cases;
    std::size_t start = 0;
    for (const Algorithm* algorithm : catalogue()) {
        ++start;
        for (std::size_t s = 0; s < sizes.size(); ++s) {
            // Counted from the largest size, which so meets the type whose keys have the fewest digits.
            const std::size_t turn = sizes.size() - 1 - s, group = groups[(s + start) % groups.size()];
            Case c{algorithm->id, fmt::format("--n {}", sizes[s]), group, {}, sizes[s] == 33 || sizes[s] == 100};
            std::size_t others = 0;
            for (const Parameter& p : algorithm->parameters)
                if (p.name == "type" || p.name == "order" || p.name == "operator")
                    c.settings[p.name] = p.values[turn / (p.name == "order" ? 3 : 1) % p.values.size()];
                else if (p.name == "group-size")
                    c.settings[p.name] = std::to_string(group);
                else if (p.name != "digit-bits" && p.name != "passes" && !p.isText())
                    c.settings[p.name] = p.values[(s >> others++) % p.values.size()];
            if (hasParameter(*algorithm, "operator") && !goTogether(*algorithm, c)) // a map where the order is not kept
                c.settings["operator"] = "add";
            // Kernels of many work-groups are slow here, and a few sizes meet all that they do.
            const bool isSort =
                hasParameter(*algorithm, "order") && algorithm->id != "radix-sort" && algorithm->id != "bitonic-sort";
            if (isSort && (sizes[s] < 3 || sizes[s] == 7 || sizes[s] > 100))
                continue;
            if (sizes[s] == 2 || sizes[s] == 64) // 1, 3 and 33, 100 are at both sides
                continue;
            if (algorithm->id == "zero-one-principle" && sizes[s] > 7) // 2^16 inputs take minutes
                continue;
            if (sizes[s] <= algorithm->limits.maximum && goTogether(*algorithm, c, sizes[s]))
                cases.push_back(std::move(c));
        }
        if (hasParameter(*algorithm, "order"))
            for (const char* order : {"ascending", "descending"}) {
                const Case special[] = {{algorithm->id,
                                         "--input=0,-0,nan,1.5,-inf,-nan,inf,-1.5,1e-40,0",
                                         4,
                                         {{"type", "float32"}, {"order", order}},
                                         false},
                                        {algorithm->id,
                                         "--input=3,-1,7,-2147483648,0,2147483647",
                                         4,
                                         {{"type", "int32"}, {"order", order}},
                                         false}};
                std::ranges::copy_if(special, std::back_inserter(cases),
                                     [&](const Case& c) { return goTogether(*algorithm, c); });
            }
        if (hasParameter(*algorithm, "operator"))
            for (const char* op : {"add", "multiply", "max", "min", "affine", "join"})
                if (Case c{algorithm->id, "--n 16", 4, {{"type", "int32"}, {"operator", op}}, false};
                    goTogether(*algorithm, c))
                    cases.push_back(std::move(c));
        if (hasParameter(*algorithm, "operator")) // typed words that are joined
            if (Case c{algorithm->id, "--input=to,run,black,w,fish", 4, {{"operator", "join"}}, true};
                goTogether(*algorithm, c))
                cases.push_back(std::move(c));
        // Words of more than 4 letters, and for the one that looks no further than it must one that fills its row.
        if (!algorithm->wordsKernelFile.empty())
            for (const char* order : {"ascending", "descending"})
                cases.push_back({algorithm->id,
                                 "--input=shell,sea,s,she,by,seal," +
                                     (algorithm->id == "msd-radix-sort" ? std::string(64, 's') : "shelf"),
                                 4,
                                 {{"type", "text"}, {"order", order}, {"group-size", "4"}},
                                 true});
        if (algorithm->id == "work-group-reduction") // steps that only larger work-groups take
            cases.push_back({algorithm->id, "--n 300", 4, {{"variant", "reduce4"}, {"group-size", "256"}}, true});
        if (hasParameter(*algorithm, "digit-bits"))
            for (const char* bits : {"1", "3", "8", "9"})
                if (Case c{algorithm->id, "--n 33", 16, {{"group-size", "16"}, {"digit-bits", bits}}, false};
                    goTogether(*algorithm, c))
                    cases.push_back(std::move(c));
    }
    return cases;
}

class Kernels : public testing::TestWithParam<Case> {};

TEST_P(Kernels, RunWithoutReportsAndDoWhatTheirEventsSay)
{
    const Child child = runOnOclgrind(GetParam().arguments());
    ASSERT_EQ(child.status, 0) << child.errors;
    EXPECT_EQ(child.reports(), "");
    const LaunchCounts launches = countLaunches(child);
    EXPECT_GE(2 * launches.traced, launches.untraced) << "two untraced runs, and a traced one";
    EXPECT_EQ(launches.untraced == 0, launches.traced == 0);
    EXPECT_EQ(fmt::format("{}", fmt::join(disagreements(child, child), "\n")), "");
    if (GetParam().onPocl) {
        const Child other = runOnPocl(GetParam().arguments());
        ASSERT_EQ(other.status, 0) << other.errors;
        EXPECT_EQ(fmt::format("{}", fmt::join(disagreements(child, other), "\n")), "") << "events of PoCL";
    }
}

INSTANTIATE_TEST_SUITE_P(All, Kernels, testing::ValuesIn(allCases()), [](const auto& made) {
    std::string name = fmt::format("{:03}_{}", made.index, made.param.arguments());
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c)))
            c = '_';
    return name;
});

TEST(Kernels, CoverEveryTypeOrderAndOperator)
{
    std::map<std::string, std::set<std::string>> covered;
    for (const Case& c : allCases())
        for (const auto& [name, value] : c.settings)
            covered[c.algorithm + " " + name].insert(value);
    for (const Algorithm* algorithm : catalogue())
        for (const Parameter& p : algorithm->parameters)
            if (p.name == "type" || p.name == "order" || p.name == "operator") {
                const auto taken = std::ranges::count_if(p.values, [&](const std::string& value) {
                    return goTogether(*algorithm, {algorithm->id, "", 0, {{p.name, value}}});
                });
                // Of the types of keys, which only ORDER looks at, three are enough where few sizes go.
                EXPECT_GE(covered[algorithm->id + " " + p.name].size(),
                          std::min<std::size_t>(static_cast<std::size_t>(taken), 3))
                    << algorithm->id << ' ' << p.name;
            }
}

} // namespace
} // namespace lockstep::oclgrind
