#include "engine/grind/watch.hpp"

#include "engine/analysis/races.hpp"
#include "engine/error.hpp"
#include "engine/files/platform.hpp"
#include "engine/grind/events_of.hpp"
#include "engine/model/buffer.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <optional>
#include <unordered_set>

namespace lockstep::grind {
namespace {

/// A function of the plugin that Oclgrind has loaded; null: it has not.
template <typename Function>
Function functionOf(const char* name)
{
    const char* plugin = std::getenv("OCLGRIND_PLUGINS");
    return plugin == nullptr ? nullptr : reinterpret_cast<Function>(loadedFunction(plugin, name));
}

std::string lineWords(std::uint16_t line)
{
    return line == 0 ? sentence("in a line that is not known") : sentence("in line {}", line);
}

std::string itemWords(const RawReport& report)
{
    return report.item < 0 ? sentence("a work-item") : sentence("work-item {}", report.item);
}

/// What happened, without where.
std::string sentenceOf(const RawReport& report, const RawLaunch& raw)
{
    const std::string does = report.stores ? sentence("stores") : sentence("loads");
    switch (report.kind) {
    case RawReport::Kind::outside: {
        if (report.array < 0)
            return sentence("{} {} outside every array", itemWords(report), does);
        const auto array = static_cast<std::size_t>(report.array);
        return sentence("{} {} {}[{}], outside its {} {}", itemWords(report), does, raw.arrays[array], report.index,
                        raw.elements[array], raw.elements[array] == 1 ? sentence("element") : sentence("elements"));
    }
    case RawReport::Kind::outsidePrivate:
        return sentence("{} {} outside an array of its own", itemWords(report), does);
    case RawReport::Kind::noValue:
        return sentence("{} uses a value that nothing has set", itemWords(report));
    case RawReport::Kind::divergence:
        return sentence("some work-items of a work-group wait at a barrier that others do not come to");
    case RawReport::Kind::other:
        break;
    }
    return sentence("Oclgrind says: {}", report.text);
}

SeenFault faultOf(RawReport::Kind kind)
{
    switch (kind) {
    case RawReport::Kind::outside:
    case RawReport::Kind::outsidePrivate:
        return SeenFault::bounds;
    case RawReport::Kind::noValue:
        return SeenFault::value;
    case RawReport::Kind::divergence:
        return SeenFault::barrier;
    case RawReport::Kind::other:
        break;
    }
    return SeenFault::other;
}

} // namespace

Watch::Watch() : m_take(functionOf<TakeFunction>(takeName)), m_watch(functionOf<WatchFunction>(watchName))
{
    if (m_take == nullptr || m_watch == nullptr)
        throw DeviceError{
            sentence("Oclgrind has not loaded Lockstep's plugin, so nothing is seen; install Lockstep and Oclgrind "
                     "anew.")};
    m_left = mostAccesses;
}

Watch::~Watch()
{
    m_watch(0);
}

void Watch::addBuffer(const BufferInfo& info, bool isWritten)
{
    m_written.emplace_back(isWritten ? 0 : info.size());
    m_watch(m_left + 1); // before the first launch
}

EventsPtr Watch::take(const Launch& launch)
{
    ++m_launches;
    RawLaunch raw;
    m_take(raw);
    if (raw.kernel != launch.kernel)
        throw DeviceError{
            sentence("Oclgrind saw nothing of launch {}, {}; run it without Oclgrind.", m_launches, launch.kernel)};
    if (raw.isCut || raw.accesses.size() > m_left)
        throw InputError{
            sentence("More than {} loads and stores up to launch {}; choose fewer keys.", mostAccesses, m_launches)};
    m_left -= raw.accesses.size();
    m_watch(m_left + 1);
    const std::vector<std::uint32_t> arrays = arraysOf(raw, launch);
    noteUnwritten(raw, launch, arrays); // it names the array, and Oclgrind does not
    note(raw, launch);
    addStrays(raw, arrays);
    noteRaces(raw, launch, singleEventsOf(raw, arrays));
    return std::make_shared<const Events>(eventsOf(raw, arrays));
}

void Watch::note(const RawLaunch& raw, const Launch& launch)
{
    const auto isNamed = [](const RawReport& report) { return report.kind == RawReport::Kind::outside; };
    const auto noteThose = [&](bool named) {
        for (const RawReport& report : raw.reports)
            // What was loaded from outside has no value, as is told already.
            if (isNamed(report) == named &&
                (report.kind != RawReport::Kind::noValue || !m_told.contains({SeenFault::bounds, report.line})))
                add(faultOf(report.kind), report.line,
                    sentence("in launch {}, {}, {}, {}{}", m_launches, launch.kernel, lineWords(report.line),
                             sentenceOf(report, raw), report.times > 1 ? sentence(" ({} times)", report.times) : ""));
    };
    noteThose(true);
    noteThose(false);
}

/// To the note of their line.
void Watch::addStrays(const RawLaunch& raw, const std::vector<std::uint32_t>& arrays)
{
    constexpr std::size_t most = 4096; // of a line
    for (const RawStray& stray : raw.strays) {
        const auto at = m_boundsAt.find(stray.line);
        if (at == m_boundsAt.end() || m_faults[at->second].strays.size() >= most)
            continue;
        m_faults[at->second].strays.push_back({static_cast<std::uint32_t>(m_launches), arrays[stray.array], stray.index,
                                               stray.stores, stray.hasValue, stray.line, stray.item, stray.group,
                                               stray.phase, stray.value});
    }
}

void Watch::noteUnwritten(const RawLaunch& raw, const Launch& launch, const std::vector<std::uint32_t>& arrays)
{
    std::unordered_set<std::uint64_t> local; // written words of the group that runs
    std::uint32_t group = 0;
    for (const RawAccess& access : raw.accesses) {
        if (access.group != group) {
            local.clear();
            group = access.group;
        }
        const bool isLocal = access.array >= raw.arguments;
        const std::uint64_t word = std::uint64_t{access.array} << 32 | access.index;
        std::vector<bool>* buffer = isLocal ? nullptr : &m_written.at(arrays[access.array]);
        const bool isWritten = isLocal ? local.contains(word) : buffer->empty() || (*buffer)[access.index];
        if (access.kind != RawAccess::Kind::store && !isWritten)
            add(SeenFault::value, access.line,
                sentence("in launch {}, {}, {}, work-item {} loads {}[{}], which nothing has written", m_launches,
                         launch.kernel, lineWords(access.line), access.item, raw.arrays[access.array], access.index));
        if (access.kind != RawAccess::Kind::load && isLocal)
            local.insert(word);
        else if (access.kind != RawAccess::Kind::load && !buffer->empty())
            (*buffer)[access.index] = true;
    }
}

void Watch::noteRaces(const RawLaunch& raw, const Launch& launch, const Events& events)
{
    constexpr std::size_t shown = 64;
    const auto nameOf = [&](std::uint32_t array) {
        if (array >= localArrayBase)
            return launch.localArrays[array - localArrayBase];
        return std::ranges::find(launch.arguments, std::optional<std::size_t>{array}, &Argument::buffer)->name;
    };
    for (const Race& race : racesOf(events, {}, shown).shown)
        add(SeenFault::race, race.first.line,
            sentence("in launch {}, {}, work-item {} writes {}[{}] ({}) and work-item {} {} it ({}) with no barrier "
                     "between",
                     m_launches, raw.kernel, race.first.item, nameOf(race.array), race.index,
                     lineWords(race.first.line), race.second.item,
                     race.second.writes ? sentence("writes") : sentence("reads"), lineWords(race.second.line)));
}

void Watch::add(SeenFault fault, std::uint16_t line, std::string sentence)
{
    constexpr std::size_t most = 32;
    if (m_faults.size() >= most || !m_told.emplace(fault, line).second)
        return;
    if (fault == SeenFault::bounds)
        m_boundsAt[line] = m_faults.size();
    m_faults.push_back({fault, std::move(sentence)});
}

} // namespace lockstep::grind
