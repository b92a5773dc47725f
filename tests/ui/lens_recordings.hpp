#pragma once

#include "engine/algorithms/made_keys.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "ui/lens/lens.hpp"

#include <bit>
#include <map>
#include <memory>
#include <string>

namespace lockstep::ui {

/// A bitonic sort as a device reports it, worked out here so that lenses can be tested where no device is.
inline RecordingPtr bitonicByHand(const Words& input, ElementType type = ElementType::uint32)
{
    auto made = std::make_shared<Recording>();
    Recording& r = *made;
    r.algorithm = "bitonic-sort";
    r.title = "Bitonic sort";
    r.lens = "network";
    r.device = {"by hand", "test"};
    r.parameters = {{"type", std::string(elementTypeName(type))}, {"order", "ascending"}};
    r.type = type;
    r.input = input;
    const std::size_t n = input.size(), lanes = std::bit_ceil(n);
    r.lanes = lanes;
    r.buffers.push_back({"keys", type, {lanes}, Role::keys});
    const bool padded = lanes != n;
    if (padded)
        r.buffers.push_back({"pads", ElementType::uint32, {lanes}, Role::flags});
    Words keys = input, pads(lanes, 0);
    keys.resize(lanes, 0);
    for (std::size_t i = n; i < lanes; ++i)
        pads[i] = 1;
    const auto keep = [&] {
        State state;
        state.buffers.push_back(std::make_shared<const Words>(keys));
        if (padded)
            state.buffers.push_back(std::make_shared<const Words>(pads));
        r.states.push_back(state);
    };
    keep();
    std::uint32_t stage = 0;
    for (std::uint32_t run = 2; run <= lanes; run *= 2) {
        ++stage;
        for (std::uint32_t distance = run / 2; distance > 0; distance /= 2) {
            Launch launch;
            launch.kernel = "bitonic_step";
            launch.global = lanes / 2;
            launch.local = lanes / 2;
            launch.meaning.stage = stage;
            launch.meaning.run = run;
            launch.meaning.distance = distance;
            Events events;
            for (std::uint32_t t = 0; t < lanes / 2; ++t) {
                const std::uint32_t i = 2 * t - (t & (distance - 1)), l = i | distance;
                const bool up = (i & run) == 0;
                const std::uint32_t small = up ? i : l, large = up ? l : i;
                Event e;
                e.op = Op::compare;
                e.item = t;
                const auto rank = [&](std::uint32_t at) { return std::pair{pads[at], orderBits(keys[at], type)}; };
                const auto write = [&](int slot, Words& words, std::uint32_t array, std::uint32_t at,
                                       std::uint32_t value) {
                    e.writeSlots[static_cast<std::size_t>(slot)] = {array, at, value};
                    words[at] = value;
                };
                e.readCount = padded ? 4 : 2;
                e.readSlots = {Access{0, small, keys[small]}, Access{0, large, keys[large]}};
                if (padded) {
                    e.readSlots[2] = {1, small, pads[small]};
                    e.readSlots[3] = {1, large, pads[large]};
                }
                if (rank(large) < rank(small)) {
                    e.writeCount = e.readCount;
                    write(0, keys, 0, small, e.readSlots[1].value);
                    write(1, keys, 0, large, e.readSlots[0].value);
                    if (padded) {
                        write(2, pads, 1, small, e.readSlots[3].value);
                        write(3, pads, 1, large, e.readSlots[2].value);
                    }
                }
                events.push_back(e);
            }
            launch.events = launch.work = launch.active = events.size();
            r.launches.push_back(launch);
            r.events.push_back(std::make_shared<const Events>(std::move(events)));
            keep();
        }
    }
    r.output = Words(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(n));
    return made;
}

/// Recorded on the default device.
inline RecordingPtr recordedRun(const std::string& algorithm, std::size_t n,
                                const std::map<std::string, std::string>& parameters = {}, std::uint64_t seed = 20)
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    request.input = makeKeys(findAlgorithm(algorithm), parameters, "uniform", n, seed);
    return session.record(request);
}

/// Everything that the recording keeps.
inline Resident keptBy(const RecordingPtr& recording)
{
    Resident resident;
    resident.recording = recording;
    for (std::size_t k = 0; k < recording->states.size(); ++k)
        if (recording->states[k])
            resident.states[k] = *recording->states[k];
    for (std::size_t k = 0; k < recording->events.size(); ++k)
        if (recording->events[k])
            resident.events[k + 1] = recording->events[k];
    return resident;
}

} // namespace lockstep::ui
