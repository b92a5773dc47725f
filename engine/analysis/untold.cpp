#include "engine/analysis/untold.hpp"

#include "engine/analysis/apply_events.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unordered_map>

namespace lockstep {

std::vector<std::string> untracedKernels(const Recording& recording)
{
    const KernelFile file{recording.kernelFile, recording.kernelSource};
    std::vector<std::string> names;
    for (const Launch& launch : recording.launches)
        if (!file.kernel(launch.kernel).traced && std::ranges::find(names, launch.kernel) == names.end())
            names.push_back(launch.kernel);
    return names;
}

namespace {

/// What a buffer holds by the trace calls, and who says so: of two work-items that no barrier parts nobody knows which
/// came last.
struct Told {
    Words words;
    std::vector<const Event*> last; ///< that wrote the element; null: none did
    std::vector<bool> isOpen;       ///< two of them may have written it last

    explicit Told(const Words& before) : words(before), last(before.size()), isOpen(before.size()) {}
    void write(const Event& event, const Access& access)
    {
        const Event* other = last[access.index];
        if (other != nullptr && other->item != event.item &&
            (other->group != event.group || other->phase == event.phase))
            isOpen[access.index] = true;
        last[access.index] = &event;
        words[access.index] = access.value;
    }
};

/// Where an event has a value from local memory that no trace call says was stored there; or empty. Local memory holds
/// nothing before the launch. Which of two that no barrier parts came first nobody knows: whatever was stored there up
/// to the event's phase may be what it loaded.
std::string untoldLocally(const Recording& recording, std::size_t k)
{
    const Launch& launch = recording.launches[k - 1];
    const Events& events = *recording.events[k - 1];
    struct Store {
        const Event* event;
        std::uint32_t value;
    };
    std::unordered_map<std::uint64_t, std::vector<Store>> stores; // by word
    const auto isHeld = [&](const Access& access) {
        return access.array >= localArrayBase && !launch.isInRegisters(access.array);
    };
    for (const Event& event : events)
        for (const Access& write : event.writes())
            if (isHeld(write))
                stores[localKey(event, write)].push_back({&event, write.value});
    for (const Event& event : events)
        for (const Access& read : event.reads()) {
            if (!isHeld(read))
                continue;
            const auto found = stores.find(localKey(event, read));
            if (found != stores.end() && std::ranges::any_of(found->second, [&](const Store& store) {
                    return store.event != &event && store.event->phase <= event.phase && store.value == read.value;
                }))
                continue;
            const std::size_t j = read.array - localArrayBase;
            return sentence("launch {}, {}: work-item {} loads {} from {}[{}] (line {}), and no trace call before it "
                            "says that this was stored there; that store has no trace call, or nothing was stored",
                            k, launch.kernel, event.item, formatValue(read.value, recording.type),
                            j < launch.localArrays.size() ? launch.localArrays[j] : sentence("local memory"),
                            read.index, event.line);
        }
    return {};
}

} // namespace

std::string untoldBy(const Recording& recording, std::size_t k)
{
    const Launch& launch = recording.launches[k - 1];
    if (!recording.events[k - 1] || !recording.states[k - 1] || !recording.states[k])
        return {};
    std::vector<Told> told;
    for (const WordsPtr& words : recording.states[k - 1]->buffers)
        told.emplace_back(*words);
    for (const Event& event : *recording.events[k - 1]) {
        for (const Access& access : event.writes())
            if (access.array < localArrayBase)
                told[access.array].write(event, access);
    }
    for (std::size_t b = 0; b < told.size(); ++b) {
        const Words& after = *recording.states[k]->buffers[b];
        const ElementType type = recording.buffers[b].type;
        for (std::size_t i = 0; i < after.size(); ++i)
            if (after[i] != told[b].words[i] && !told[b].isOpen[i])
                return sentence("launch {}, {}: {}[{}] holds {} afterwards, and by its trace calls it would be {}; a "
                                "store has no trace call, or one that says something else",
                                k, launch.kernel, recording.buffers[b].name, i, formatValue(after[i], type),
                                formatValue(told[b].words[i], type));
    }
    if (!recording.isKernelChanged && recording.eventSource == EventSource::traceCalls)
        if (std::string untold = untoldLocally(recording, k); !untold.empty())
            return untold;
    if (recording.isKernelChanged &&
        recording.eventSource == EventSource::traceCalls) // its host code says what its operations are
        try {
            requireRacing(recording, k, *recording.states[k - 1], *recording.states[k], *recording.events[k - 1]);
        } catch (const Error& error) {
            std::string what = error.what();
            constexpr std::string_view wide = "。";
            while (what.ends_with('.') || what.ends_with(wide))
                what.resize(what.size() - (what.ends_with('.') ? 1 : wide.size()));
            return what;
        }
    return {};
}

std::vector<std::string> untoldNotes(const Recording& recording)
{
    std::vector<std::string> notes;
    const bool isSeen = recording.eventSource == EventSource::oclgrind;
    const std::vector<std::string> untraced = isSeen ? std::vector<std::string>{} : untracedKernels(recording);
    if (!untraced.empty())
        notes.push_back(sentence("{} {} no trace calls: {} states are shown, and what work-items did is not known",
                                 fmt::join(untraced, ", "), untraced.size() == 1 ? sentence("has") : sentence("have"),
                                 untraced.size() == 1 ? sentence("its") : sentence("their")));
    for (std::size_t k = 1; k <= recording.launchCount(); ++k) {
        if (std::ranges::find(untraced, recording.launches[k - 1].kernel) != untraced.end())
            continue;
        if (std::string untold = untoldBy(recording, k); !untold.empty()) {
            notes.push_back(std::move(untold));
            break;
        }
    }
    return notes;
}

} // namespace lockstep
