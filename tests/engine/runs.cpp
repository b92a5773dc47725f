#include "tests/engine/runs.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/device/devices.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <tuple>

namespace lockstep::test {

namespace {

/// With LOCKSTEP_PART=1/3 the runs of every third algorithm, from the second on: processes share the work, an
/// algorithm's kernels are built in one of them, and each run is recorded there for all tests of it.
std::vector<Run> ofThisPart(std::vector<Run> runs)
{
    const char* asked = std::getenv("LOCKSTEP_PART");
    std::size_t part = 0, parts = 1;
    if (asked != nullptr && (std::sscanf(asked, "%zu/%zu", &part, &parts) != 2 || part >= parts))
        throw std::runtime_error{"LOCKSTEP_PART is to be like 1/3"};
    std::erase_if(runs, [&](const Run& run) {
        const auto algorithm = std::ranges::find(catalogue(), run.algorithm, &Algorithm::id);
        return static_cast<std::size_t>(algorithm - catalogue().begin()) % parts != part;
    });
    return runs;
}

/// Of long lists the ends and the middle.
void shorten(std::vector<std::string>& values)
{
    if (values.size() > 5)
        values = {values.front(), values[values.size() / 2], values.back()};
}

/// The parameters of an algorithm, whose values are run in pairs.
std::vector<Parameter> axesOf(const Algorithm& algorithm)
{
    static const bool hasGpu = std::ranges::count(listDevices().devices, "GPU", &DeviceInfo::type) > 0;
    std::vector<Parameter> axes = algorithm.parameters;
    for (Parameter& axis : axes) {
        if (axis.isText()) // what it names may be for other sizes
            axis.values = {axis.defaultValue};
        if (axis.name == "digit-bits")
            std::erase_if(axis.values, [](const std::string& bits) { // tables of many rows have tests of their own
                return bits == "9" || bits.size() == 2;
            });
        if (axis.name == "operator") // the others are in operators_test.cpp
            std::erase_if(axis.values, [](const std::string& op) { return op == "max" || op == "multiply"; });
        // Each type is a build for every other option; the sizes meet uint32, the random cases int32.
        if (axis.name == "type" && axis.values.size() >= 5)
            axis.values = {"float32", "pair", "text"};
        if (axis.name == "per-item" && hasGpu && algorithm.id == "bitonic-work-group-sort")
            std::erase(axis.values, "65536"); // no GPU's local memory holds stretches of 512 KiB
        shorten(axis.values);
    }
    return axes;
}

std::vector<std::string> distributionsFor(const Algorithm& algorithm)
{
    std::vector<std::string> names(distributions().begin(), distributions().end());
    if (std::ranges::find(algorithm.parameters, "operator", &Parameter::name) != algorithm.parameters.end())
        shorten(names); // nothing depends on them
    return names;
}

/// Runs of one algorithm, at sizes that change, that meet each pair of values for which one of eight tries goes
/// together, and each value with each distribution. Other values and sizes are builds of its kernels, other
/// distributions are not.
class Pairs {
public:
    explicit Pairs(const Algorithm& algorithm)
        : m_algorithm(algorithm), m_axes(axesOf(algorithm)), m_distributions(distributionsFor(algorithm))
    {
    }

    std::vector<Run> runs()
    {
        for (std::size_t a = 0; a < m_axes.size(); ++a)
            for (std::size_t b = a + 1; b < m_axes.size(); ++b)
                for (const std::string& va : m_axes[a].values)
                    for (const std::string& vb : m_axes[b].values)
                        meet(a, va, b, vb);
        if (m_axes.size() == 1)
            for (const std::string& value : m_axes.front().values)
                add({value}, nextSize(), m_distributions.front());
        if (m_axes.empty())
            add({}, nextSize(), m_distributions.front());
        for (std::size_t built = m_chosen.size(), i = 0; i < built; ++i)
            for (const std::string& distribution : m_distributions)
                if (hasNotMet(m_chosen[i], distribution))
                    add(Values(m_chosen[i]), m_runs[i].n, distribution);
        return std::move(m_runs);
    }

private:
    using Values = std::vector<std::string>; ///< one an axis

    void meet(std::size_t a, const std::string& va, std::size_t b, const std::string& vb)
    {
        constexpr std::size_t mostTries = 8;
        for (std::size_t tried = 0; tried < mostTries && !m_met.contains({a, va, b, vb}); ++tried) {
            Values values(m_axes.size());
            values[a] = va;
            values[b] = vb;
            for (std::size_t c = 0; c < m_axes.size(); ++c)
                if (c != a && c != b)
                    values[c] = tried == 0 ? meetsMost(values, c) : valueOf(c, m_runs.size() + tried);
            add(std::move(values), nextSize(tried), m_distributions[m_runs.size() % m_distributions.size()]);
        }
    }

    std::size_t nextSize(std::size_t tried = 0) const
    {
        constexpr std::size_t sizes[] = {16, 33, 7, 64, 100};
        return std::clamp(sizes[(m_runs.size() + tried) % std::size(sizes)], m_algorithm.limits.minimum,
                          m_algorithm.limits.maximum);
    }

    void add(Values values, std::size_t n, const std::string& distribution)
    {
        Run run{m_algorithm.id, n, distribution, {}};
        for (std::size_t c = 0; c < m_axes.size(); ++c)
            run.parameters[m_axes[c].name] = values[c];
        if (!goTogether(m_algorithm, run.parameters, run.n))
            return;
        m_runs.push_back(std::move(run));
        for (std::size_t c = 0; c < m_axes.size(); ++c) {
            m_spread.insert({c, values[c], distribution});
            for (std::size_t d = c + 1; d < m_axes.size(); ++d)
                m_met.insert({c, values[c], d, values[d]});
        }
        m_chosen.push_back(std::move(values));
    }

    bool hasNotMet(const Values& values, const std::string& distribution) const
    {
        for (std::size_t c = 0; c < values.size(); ++c)
            if (!m_spread.contains({c, values[c], distribution}))
                return true;
        return false;
    }

    const std::string& valueOf(std::size_t axis, std::size_t turn) const
    {
        return m_axes[axis].values[turn % m_axes[axis].values.size()];
    }

    /// The value of axis `c` that would meet most of the others' values for the first time; of equals each in its turn.
    std::string meetsMost(const Values& values, std::size_t c) const
    {
        std::string best;
        std::size_t most = 0;
        for (std::size_t k = 0; k < m_axes[c].values.size(); ++k) {
            const std::string& value = valueOf(c, m_runs.size() + k);
            std::size_t fresh = 0;
            for (std::size_t d = 0; d < values.size(); ++d)
                if (!values[d].empty())
                    fresh +=
                        d < c ? !m_met.contains({d, values[d], c, value}) : !m_met.contains({c, value, d, values[d]});
            if (k == 0 || fresh > most) {
                best = value;
                most = fresh;
            }
        }
        return best;
    }

    const Algorithm& m_algorithm;
    std::vector<Parameter> m_axes;
    std::vector<std::string> m_distributions;
    std::set<std::tuple<std::size_t, std::string, std::size_t, std::string>> m_met;
    std::set<std::tuple<std::size_t, std::string, std::string>> m_spread; ///< each value with each distribution
    std::vector<Run> m_runs;
    std::vector<Values> m_chosen; ///< of each run
};

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
    std::vector<Run> runs;
    for (const Algorithm* algorithm : catalogue())
        std::ranges::move(Pairs(*algorithm).runs(), std::back_inserter(runs));
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
