#include "engine/networks/recorded_network.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <tuple>

namespace lockstep {
namespace {

[[noreturn]] void noNetwork(const Recording& recording, const char* why)
{
    throw InputError{
        fmt::format("{} is no network of comparators: {}; choose a sorting network.", recording.algorithm, why)};
}

/// Which wire an element of local memory holds the key of.
class Wires {
public:
    explicit Wires(const Recording& recording) : m_recording(recording) {}

    std::uint32_t of(const Event& event, const Access& access) const
    {
        if (access.array == m_recording.mainBuffer)
            return access.index;
        const auto found = m_local.find({event.group, access.array, access.index});
        if (found == m_local.end())
            noNetwork(m_recording, "it compares what are no keys of the input");
        return found->second;
    }
    bool isLocal(const Access& access) const { return access.array >= localArrayBase; }
    void follow(const Event& event)
    {
        const Access& from = event.readSlots[0];
        const Access& to = event.writeSlots[0];
        const bool isKey = from.array == m_recording.mainBuffer || isLocal(from);
        if (!isKey || (!isLocal(to) && to.array != m_recording.mainBuffer))
            noNetwork(m_recording, "its keys move between buffers");
        const std::uint32_t wire = of(event, from);
        if (isLocal(to))
            m_local[{event.group, to.array, to.index}] = wire;
        else if (to.index != wire)
            noNetwork(m_recording, "its keys move without being compared");
    }
    void forget() { m_local.clear(); }

private:
    const Recording& m_recording;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::uint32_t> m_local;
};

} // namespace

Network recordedNetwork(const Recording& recording)
{
    Network network;
    network.wires = static_cast<std::uint32_t>(recording.lanes);
    Wires wires{recording};
    for (const EventsPtr& events : recording.events) {
        if (!events)
            throw InputError{
                fmt::format("The {} keys have more events than are kept; choose a smaller n.", recording.n())};
        wires.forget();
        std::map<std::uint32_t, Layer> phases;
        for (const Event& event : *events) {
            if (event.op == Op::compare && event.readCount >= 2)
                phases[event.phase].comparators.push_back(
                    {wires.of(event, event.readSlots[0]), wires.of(event, event.readSlots[1])});
            else if (event.op == Op::copy || event.op == Op::move)
                wires.follow(event);
            else if (event.op != Op::tally && event.op != Op::fill)
                noNetwork(recording, "it does more than compare");
        }
        for (auto& [phase, layer] : phases) {
            std::ranges::sort(layer.comparators, {}, [](const Comparator& c) { return std::min(c.smaller, c.larger); });
            network.layers.push_back(std::move(layer));
        }
    }
    if (network.layers.empty() && recording.n() > 1)
        noNetwork(recording, "it compares nothing");
    return network;
}

Network recordedNetwork(Session& session, const RunRequest& run, std::size_t n)
{
    if (n == 0 || n > mostRecordedWires)
        throw InputError{fmt::format("n is {}; comparators are read off runs of 1 to {} keys.", n, mostRecordedWires)};
    const auto networkOf = [&](const char* distribution) {
        RunRequest request = run;
        request.input = generateKeys(distribution, n, 1, ElementType::uint32);
        return recordedNetwork(*session.record(request));
    };
    const Network network = networkOf("uniform");
    if (networkOf("sorted") != network)
        throw InputError{fmt::format("{} is no network: which keys it compares depends on the keys; choose a sorting "
                                     "network.",
                                     run.algorithm)};
    return network;
}

} // namespace lockstep
