#include "engine/trials/recorded_network.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <tuple>

namespace lockstep {
namespace {

[[noreturn]] void noNetwork(const Recording& recording, const char* why)
{
    throw InputError{sentence("{} is no network of comparators: {}; choose a sorting network.", recording.algorithm,
                              translated(why))};
}

/// Which wire's key stands in a place: it follows the key where it is moved to other buffers and into local memory.
class Wires {
public:
    explicit Wires(const Recording& recording) : m_recording(recording)
    {
        for (std::uint32_t wire = 0; wire < recording.lanes; ++wire)
            m_wires[{0, static_cast<std::uint32_t>(recording.mainBuffer), wire}] = wire;
    }

    std::optional<std::uint32_t> find(const Event& event, const Access& access) const
    {
        const auto found = m_wires.find(placeOf(event, access));
        return found == m_wires.end() ? std::nullopt : std::optional{found->second};
    }
    std::uint32_t of(const Event& event, const Access& access) const
    {
        const auto wire = find(event, access);
        if (!wire)
            noNetwork(m_recording, later("it compares what are no keys of the input"));
        return *wire;
    }
    /// The first read is copied to the first write.
    void follow(const Event& event)
    {
        const auto wire = find(event, event.readSlots[0]);
        if (wire)
            m_wires[placeOf(event, event.writeSlots[0])] = *wire;
        else
            m_wires.erase(placeOf(event, event.writeSlots[0]));
    }
    /// Local memory is gone after a launch.
    void forgetLocal()
    {
        std::erase_if(m_wires, [](const auto& held) { return std::get<1>(held.first) >= localArrayBase; });
    }
    /// Each key is back on its wire.
    void requireHome() const
    {
        for (std::uint32_t wire = 0; wire < m_recording.n(); ++wire) {
            const auto found = m_wires.find({0, static_cast<std::uint32_t>(m_recording.outputBuffer), wire});
            if (found == m_wires.end() || found->second != wire)
                noNetwork(m_recording, later("its keys end on other wires"));
        }
    }

private:
    using Place = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>; ///< group of local memory, array, index
    static Place placeOf(const Event& event, const Access& access)
    {
        return {access.array >= localArrayBase ? event.group : 0, access.array, access.index};
    }

    const Recording& m_recording;
    std::map<Place, std::uint32_t> m_wires;
};

} // namespace

Network recordedNetwork(const Recording& recording)
{
    Network network;
    network.wires = static_cast<std::uint32_t>(recording.lanes);
    Wires wires{recording};
    std::optional<std::uint32_t> field; // its lowest bit, where launches compare only a part of a key
    for (std::size_t k = 0; k < recording.launchCount(); ++k) {
        const EventsPtr& events = recording.events[k];
        if (!events)
            throw InputError{
                sentence("The {} keys have more events than are kept; choose a smaller n.", recording.n())};
        wires.forgetLocal();
        if (k > 0 && recording.launches[k].meaning.shift != field)
            noNetwork(recording, later("its launches compare different fields of the keys"));
        field = recording.launches[k].meaning.shift;
        // What one work-item does to one wire in a phase, it does one after the other.
        std::map<std::pair<std::uint32_t, std::uint32_t>, Layer> phases;      // by phase, and how often a wire was met
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> met; // by phase and wire
        for (const Event& event : *events) {
            if (event.op == Op::compare && event.readCount >= 2) {
                const std::uint32_t smaller = wires.of(event, event.readSlots[0]);
                const std::uint32_t larger = wires.of(event, event.readSlots[1]);
                std::uint32_t &first = met[{event.phase, smaller}], &second = met[{event.phase, larger}];
                phases[{event.phase, std::max(first, second)}].comparators.push_back({smaller, larger});
                first = second = std::max(first, second) + 1;
            } else if (event.op == Op::copy || event.op == Op::move)
                wires.follow(event);
            else if (event.op != Op::tally && event.op != Op::fill && event.op != Op::test)
                noNetwork(recording, later("it does more than compare"));
        }
        for (auto& [phase, layer] : phases) {
            std::ranges::sort(layer.comparators, {}, [](const Comparator& c) { return std::min(c.smaller, c.larger); });
            network.layers.push_back(std::move(layer));
        }
    }
    wires.requireHome();
    if (network.layers.empty() && recording.n() > 1)
        noNetwork(recording, later("it compares nothing"));
    return network;
}

Network recordedNetwork(Session& session, const RunRequest& run, std::size_t n)
{
    if (n == 0 || n > mostRecordedWires)
        throw InputError{sentence("n is {}; comparators are read off runs of 1 to {} keys.", n, mostRecordedWires)};
    const auto networkOf = [&](const char* distribution) {
        RunRequest request = run;
        request.input = generateKeys(distribution, n, 1, ElementType::uint32);
        return recordedNetwork(*session.record(request));
    };
    const Network network = networkOf("uniform");
    if (networkOf("sorted") != network)
        throw InputError{sentence("{} is no network: which keys it compares depends on the keys; choose a sorting "
                                  "network.",
                                  run.algorithm)};
    return network;
}

} // namespace lockstep
