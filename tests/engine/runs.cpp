#include "tests/engine/runs.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <tuple>

namespace lockstep::test {

namespace {

/// With LOCKSTEP_PART=1/3 every third run, from the second on: processes share the work, and each run is recorded in
/// one of them, for all tests of it.
std::vector<Run> ofThisPart(std::vector<Run> runs)
{
    const char* asked = std::getenv("LOCKSTEP_PART");
    std::size_t part = 0, parts = 1;
    if (asked != nullptr && (std::sscanf(asked, "%zu/%zu", &part, &parts) != 2 || part >= parts))
        throw std::runtime_error{"LOCKSTEP_PART is to be like 1/3"};
    std::vector<Run> taken;
    for (std::size_t i = part; i < runs.size(); i += parts)
        taken.push_back(std::move(runs[i]));
    return taken;
}

} // namespace

std::vector<Run> runsOfSizes(std::span<const std::size_t> sizes)
{
    std::vector<Run> runs;
    for (const Algorithm* algorithm : catalogue())
        for (std::size_t n : sizes)
            if (n >= algorithm->limits.minimum && n <= algorithm->limits.maximum)
                runs.push_back({algorithm->id, n, "uniform", {}});
    return ofThisPart(std::move(runs));
}

bool goTogether(const Algorithm& algorithm, const std::map<std::string, std::string>& values, std::size_t n)
{
    try {
        resolveParameters(algorithm, values, n);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

std::vector<Run> runsOfPairs()
{
    constexpr std::size_t sizes[] = {16, 33, 7, 64, 100};
    std::vector<Run> runs;
    for (const Algorithm* algorithm : catalogue()) {
        std::vector<Parameter> axes = algorithm->parameters;
        for (Parameter& axis : axes)
            if (axis.isText()) // what it names may be for other sizes
                axis.values = {axis.defaultValue};
        for (Parameter& axis : axes)
            if (axis.name == "digit-bits")
                std::erase_if(axis.values, [](const std::string& bits) { // tables of many rows have tests of their own
                    return bits == "9" || bits.size() == 2;
                });
        Parameter distribution{"distribution", "", {}, "uniform"};
        for (std::string_view name : distributions())
            distribution.values.emplace_back(name);
        axes.push_back(distribution);
        // Of long lists the ends and the middle; of distributions too where nothing depends on them.
        const bool combines = std::ranges::find(axes, "operator", &Parameter::name) != axes.end();
        for (Parameter& axis : axes)
            if (axis.name == "operator") // the others are in operators_test.cpp
                std::erase_if(axis.values, [](const std::string& op) { return op == "max" || op == "multiply"; });
        for (Parameter& axis : axes)
            if ((combines || axis.name != "distribution") && axis.values.size() > 5)
                axis.values = {axis.values.front(), axis.values[axis.values.size() / 2], axis.values.back()};

        // Each type is a build for every other option; the sizes meet uint32, the random cases int32.
        for (Parameter& axis : axes)
            if (axis.name == "type" && axis.values.size() >= 5)
                axis.values = {"float32", "pair", "text"};

        std::set<std::vector<std::string>> covered;
        std::size_t turn = 0;
        const auto add = [&](std::vector<std::string> values) {
            Run run{algorithm->id, sizes[turn++ % std::size(sizes)], "uniform", {}};
            for (std::size_t a = 0; a < axes.size(); ++a) {
                if (axes[a].name == "distribution")
                    run.distribution = values[a];
                else
                    run.parameters[axes[a].name] = values[a];
                for (std::size_t b = a + 1; b < axes.size(); ++b)
                    covered.insert({axes[a].name, values[a], axes[b].name, values[b]});
            }
            run.n = std::clamp(run.n, algorithm->limits.minimum, algorithm->limits.maximum);
            if (goTogether(*algorithm, run.parameters, run.n))
                runs.push_back(std::move(run));
        };
        for (std::size_t a = 0; a < axes.size(); ++a)
            for (std::size_t b = a + 1; b < axes.size(); ++b)
                for (const std::string& va : axes[a].values)
                    for (const std::string& vb : axes[b].values) {
                        if (covered.contains({axes[a].name, va, axes[b].name, vb}))
                            continue;
                        std::vector<std::string> values;
                        for (std::size_t c = 0; c < axes.size(); ++c)
                            values.push_back(axes[c].values[turn % axes[c].values.size()]);
                        values[a] = va;
                        values[b] = vb;
                        add(std::move(values));
                    }
    }
    return ofThisPart(std::move(runs));
}

std::string runName(const testing::TestParamInfo<Run>& info)
{
    std::string name = info.param.algorithm + "_" + std::to_string(info.param.n) + "_" + info.param.distribution;
    for (const auto& [key, value] : info.param.parameters)
        name += "_" + value;
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name + "_" + std::to_string(info.index);
}

Session& session()
{
    static Session one;
    return one;
}

RunRequest request(const Run& run)
{
    RunRequest request;
    request.algorithm = run.algorithm;
    request.parameters = run.parameters;
    request.input = makeKeys(findAlgorithm(run.algorithm), run.parameters, run.distribution, run.n, 7 + run.n);
    return request;
}

RecordingPtr record(const Run& run)
{
    static std::map<std::string, RecordingPtr> known;
    const std::string key = runName({run, 0});
    RecordingPtr& recording = known[key];
    if (!recording)
        recording = session().record(request(run));
    return recording;
}

RecordingPtr recordKeys(const std::string& algorithm, Words keys, std::map<std::string, std::string> parameters)
{
    return session().record({algorithm, std::move(parameters), std::move(keys), "auto"});
}

Words reference(const Recording& recording)
{
    return findAlgorithm(recording.algorithm).reference(recording.input, recording.parameters);
}

void expectEqual(const State& actual, const State& expected, std::size_t k)
{
    ASSERT_EQ(actual.buffers.size(), expected.buffers.size());
    for (std::size_t b = 0; b < expected.buffers.size(); ++b)
        EXPECT_EQ(*actual.buffers[b], *expected.buffers[b]) << "buffer " << b << " after launch " << k;
}

void expectSameEvents(const Events& a, const Events& b, std::size_t launch)
{
    // On a device that runs work-items side by side atomics on one word come in another order each time: what each
    // item did must be the same, not what its atomics happened to see.
    const auto comparable = [](Events events) {
        std::ranges::stable_sort(events, {}, &Event::item);
        for (Event& event : events)
            if (event.isAtomic()) {
                event.readSlots[event.readCount - 1u].value = 0;
                event.writeSlots[0].value = 0;
            }
        return events;
    };
    EXPECT_EQ(comparable(a), comparable(b)) << "launch " << launch;
}

void expectSameWrites(const Events& a, const Events& b, std::size_t launch)
{
    const auto writes = [](const Events& events) {
        std::multiset<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> found;
        for (const Event& event : events)
            for (const Access& write : event.writes()) {
                if (write.array >= localArrayBase)
                    continue;
                if (!event.isAtomic())
                    found.emplace(write.array, write.index, write.value);
                else if (event.op == Op::count || event.op == Op::accumulate) // by how much, whoever was there before
                    found.emplace(write.array, write.index, write.value - event.reads().back().value);
            }
        return found;
    };
    EXPECT_FALSE(writes(a).empty()) << "launch " << launch;
    EXPECT_EQ(writes(a), writes(b)) << "launch " << launch;
}

void expectSameRun(const Recording& a, const Recording& b)
{
    EXPECT_EQ(a.output, b.output);
    ASSERT_EQ(a.states.size(), b.states.size());
    for (std::size_t k = 0; k < a.states.size(); ++k) {
        ASSERT_TRUE(a.states[k] && b.states[k]);
        expectEqual(*a.states[k], *b.states[k], k);
    }
    ASSERT_EQ(a.events.size(), b.events.size());
    for (std::size_t k = 0; k < a.events.size(); ++k) {
        ASSERT_TRUE(a.events[k] && b.events[k]);
        if (a.launches[k].varies)
            expectSameWrites(*a.events[k], *b.events[k], k + 1);
        else
            expectSameEvents(*a.events[k], *b.events[k], k + 1);
    }
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace lockstep::test
