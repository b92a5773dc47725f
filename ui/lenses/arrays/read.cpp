// What the lens of arrays draws of a launch's events, or of a phase's.
#include "engine/analysis/races.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/scratch.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/arrays/read_acts.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostElements = std::size_t{1} << 17; ///< of all buffers
constexpr std::uint64_t mostEvents = std::uint64_t{1} << 18;
constexpr std::size_t mostRaces = 1024;

bool isScratch(const Recording& recording, std::size_t buffer)
{
    if (buffer == recording.mainBuffer || recording.states.empty() || !recording.states[0])
        return false;
    const WordsPtr& words = recording.states[0]->buffers.at(buffer);
    return words && std::ranges::all_of(*words, [](std::uint32_t word) { return word == scratchPattern; });
}

bool takes(const Launch& launch, std::size_t buffer, bool toWrite)
{
    return std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
        return argument.buffer == buffer && (!toWrite || argument.writable);
    });
}

/// Those that are nearest to the array have a cell each; what is farther away shares one. Each end, and loads and
/// stores, by themselves.
std::vector<ArrayStray> straysShown(std::vector<ArrayStray> all)
{
    constexpr std::size_t mostCells = 2;
    std::vector<ArrayStray> shown;
    for (const bool stores : {false, true})
        for (const bool isBehind : {false, true}) {
            std::vector<ArrayStray> near;
            for (const ArrayStray& stray : all) {
                if (stray.stores != stores || stray.isBehind != isBehind)
                    continue;
                const auto same = std::ranges::find(near, stray.index, &ArrayStray::index);
                if (same == near.end()) {
                    near.push_back(stray);
                    continue;
                }
                same->item = same->item == stray.item ? stray.item : several;
                same->value = stray.value;
                same->hasValue = stray.hasValue;
            }
            std::ranges::sort(near, [&](const ArrayStray& a, const ArrayStray& b) {
                return isBehind ? a.index < b.index : a.index > b.index;
            });
            if (near.size() > mostCells + 1) {
                near.resize(mostCells + 1);
                near.back().isMore = true;
                near.back().item = several;
            }
            shown.insert(shown.end(), near.begin(), near.end());
        }
    return shown;
}

class Reader {
public:
    Reader(const Resident& resident, const ArraysTime& time)
        : m_resident(resident), m_recording(*resident.recording), m_time(time), m_places(m_recording, m_read),
          m_acts(m_places, m_read)
    {
        m_read.launch = time.launch;
        m_read.phase = time.phase;
        m_read.phases = phasesShown(m_recording, time.launch);
        m_read.telling = tellingOf(m_recording, time.launch);
    }

    std::optional<ArraysRead> take()
    {
        readBuffers();
        if (!isLookedAt(m_recording, m_time.launch))
            return std::move(m_read);
        const std::size_t k = m_time.launch;
        const State* before = m_resident.state(k == 0 ? 0 : k - 1);
        const State* after = m_resident.state(k);
        const Events* events = k == 0 ? nullptr : m_resident.eventsOf(k);
        if (before == nullptr || after == nullptr || (k > 0 && m_read.telling == Telling::all && events == nullptr))
            return std::nullopt;
        putStates(*before, *after);
        if (events != nullptr && m_read.telling == Telling::all) {
            readEvents(*events);
            readStrays();
            m_acts.finish();
            readRaces(*events);
        }
        finish();
        markWrong();
        return std::move(m_read);
    }

private:
    void readBuffers()
    {
        for (std::size_t b = 0; b < m_recording.buffers.size(); ++b) {
            const BufferInfo& info = m_recording.buffers[b];
            ArrayUse use;
            use.array = static_cast<std::uint32_t>(b);
            use.name = QString::fromStdString(info.name);
            use.type = info.type;
            use.role = info.role;
            use.size = info.size();
            use.columns = info.shape.size() > 1 && info.shape[0] > 1 ? info.shape[1] : 0;
            use.isBlank = isBlankBefore(m_recording, b, std::max<std::size_t>(m_time.launch, 1));
            if (m_time.launch > 0) {
                const Launch& launch = m_recording.launches[m_time.launch - 1];
                use.isTaken = takes(launch, b, false);
                use.isWritable = takes(launch, b, true);
            }
            m_read.uses.push_back(std::move(use));
        }
    }

    std::vector<bool> blanks(std::size_t buffer, const Words& words) const
    {
        std::vector<bool> blank;
        if (!isScratch(m_recording, buffer))
            return blank;
        for (const std::uint32_t word : words)
            blank.push_back(word == scratchPattern);
        return std::ranges::find(blank, true) == blank.end() ? std::vector<bool>{} : blank;
    }

    void putStates(const State& before, const State& after)
    {
        for (std::size_t b = 0; b < m_read.uses.size(); ++b) {
            ArrayUse& use = m_read.uses[b];
            use.before = before.buffers.at(b);
            use.after = after.buffers.at(b);
            use.blankBefore = blanks(b, *use.before);
            use.blankAfter = blanks(b, *use.after);
            use.makeRoom();
        }
    }

    /// Values by the events: of local arrays always, of buffers where a phase asks for what stood there in between.
    struct Now {
        std::vector<Words> words;
        std::vector<std::vector<bool>> blank;
    };
    Now nowBefore() const
    {
        Now now;
        for (const ArrayUse& use : m_read.uses) {
            now.words.push_back(*use.before);
            now.blank.push_back(use.blankBefore);
        }
        return now;
    }
    void write(Now& now, const Event& event) const
    {
        for (const Access& access : event.writes())
            if (const auto element = m_places.at(event, access)) {
                now.words[element->use][element->index] = access.value;
                if (element->index < now.blank[element->use].size())
                    now.blank[element->use][element->index] = false;
            }
    }
    void keep(const Now& now, bool isBefore, bool onlyLocal)
    {
        for (std::size_t u = 0; u < m_read.uses.size(); ++u) {
            ArrayUse& use = m_read.uses[u];
            if (onlyLocal && !use.isLocal)
                continue;
            (isBefore ? use.before : use.after) = std::make_shared<const Words>(now.words[u]);
            (isBefore ? use.blankBefore : use.blankAfter) = now.blank[u];
        }
    }

    void readEvents(const Events& events)
    {
        m_places.addLocals(events);
        const ShownPhases shown(m_recording, m_time.launch);
        Now now = nowBefore();
        std::set<std::uint32_t> items;
        const auto phase = static_cast<std::size_t>(m_time.phase.value_or(0));
        // Events go phase by phase inside a group, and group by group: what is before is applied first.
        if (m_time.phase) {
            for (const Event& event : events)
                if (shown.of(event) < phase) {
                    write(now, event);
                    carry(event);
                    m_held.take(event);
                }
            keep(now, true, false);
        }
        for (const Event& event : events) {
            if (m_time.phase && shown.of(event) != phase)
                continue;
            const Came came = cameIn(now, event);
            write(now, event);
            items.insert(event.item);
            if (event.writeCount > 0)
                takeCarried(event.item);
            touch(event, came);
            m_acts.add(event, came);
            m_held.take(event);
        }
        keep(now, false, !m_time.phase);
        m_read.items = items.size();
    }

    /// What the event stores, before it does.
    Came cameIn(const Now& now, const Event& event)
    {
        bool isSame = event.writeCount > 0;
        for (const Access& access : event.writes())
            if (const auto element = m_places.at(event, access)) {
                ArrayUse& use = m_read.uses[element->use];
                const std::vector<bool>& blank = now.blank[element->use];
                ++use.stores[element->index];
                if ((element->index < blank.size() && blank[element->index]) ||
                    now.words[element->use][element->index] != access.value) {
                    use.renewed[element->index] = true;
                    isSame = false;
                }
            }
        const Came came = m_held.cameOf(event);
        return came == Came::computed && isSame ? Came::same : came;
    }

    /// What a work-item loaded before a barrier and has not stored yet.
    void carry(const Event& event)
    {
        if (event.op == Op::load)
            m_carried[event.item].push_back(event);
        else if (event.writeCount > 0)
            m_carried.erase(event.item);
    }
    /// It is drawn where it is stored, from where it still stands.
    void takeCarried(std::uint32_t item)
    {
        for (const Event& event : std::exchange(m_carried[item], {})) {
            const auto stands = [&](const Access& access) {
                const auto element = m_places.at(event, access);
                return element && (*m_read.uses[element->use].before)[element->index] == access.value;
            };
            if (!std::ranges::all_of(event.reads(), stands))
                continue;
            touch(event, Came::nothing);
            m_acts.add(event, Came::computed);
        }
    }

    static void mark(std::int64_t& who, std::uint32_t item)
    {
        who = who == nobody || who == static_cast<std::int64_t>(item) ? static_cast<std::int64_t>(item) : several;
    }

    void touch(const Event& event, Came came)
    {
        const bool stays = event.op == Op::compare && event.writeCount == 0;
        for (const Access& access : event.reads())
            if (const auto element = m_places.at(event, access)) {
                ArrayUse& use = m_read.uses[element->use];
                use.loadedBefore += use.loadedBy[element->index] == nobody && use.storedBy[element->index] == nobody;
                mark(use.loadedBy[element->index], event.item);
                if (stays && use.came[element->index] == Came::nothing) {
                    use.came[element->index] = Came::kept;
                    ++use.kept;
                }
            }
        for (const Access& access : event.writes())
            if (const auto element = m_places.at(event, access)) {
                ArrayUse& use = m_read.uses[element->use];
                mark(use.storedBy[element->index], event.item);
                use.came[element->index] = came;
            }
    }

    /// What lies beyond an array's elements is no event: Oclgrind's notes tell of it.
    void readStrays()
    {
        const auto seen = seenNotesOf(m_recording);
        if (!seen)
            return;
        const ShownPhases shown(m_recording, m_time.launch);
        std::map<std::size_t, std::vector<ArrayStray>> all; // by use
        for (const SeenNote& note : seen->faults)
            for (const Stray& stray : note.strays) {
                const Event in{.item = stray.item, .group = stray.group, .phase = stray.phase};
                if (stray.launch != m_time.launch || (m_time.phase && shown.of(in) != *m_time.phase))
                    continue;
                if (const auto use = m_places.useOf(stray.array, stray.group)) {
                    ++m_read.outside;
                    all[*use].push_back({stray.index, stray.value, stray.item, stray.group, stray.stores,
                                         stray.hasValue, stray.index >= 0});
                }
            }
        for (auto& [use, strays] : all)
            m_read.uses[use].strays = straysShown(std::move(strays));
    }

    void readRaces(const Events& events)
    {
        const Races races = racesOf(m_recording, m_time.launch, events, mostRaces);
        const Launch& launch = m_recording.launches[m_time.launch - 1];
        std::set<std::pair<std::size_t, std::uint32_t>> words;
        for (const Race& race : races.shown) {
            if (m_time.phase && !race.isBetweenGroups() && launch.phases.at(*m_time.phase) != race.second.phase)
                continue;
            const auto element = m_places.at(Event{.group = race.first.group}, {race.array, race.index, 0});
            if (!element)
                continue;
            std::vector<bool>& raced = m_read.uses[element->use].raced;
            raced.resize(m_read.uses[element->use].size);
            raced[element->index] = true;
            words.insert({element->use, element->index});
        }
        m_read.racedWords = words.size();
    }

    void finish()
    {
        for (ArrayUse& use : m_read.uses) {
            const bool tellsAll = m_read.telling == Telling::all;
            for (std::size_t i = 0; i < use.size; ++i) {
                const bool changes = (*use.before)[i] != (*use.after)[i];
                use.changed += changes;
                use.loaded += use.loadedBy[i] != nobody;
                use.stored += use.storedBy[i] != nobody;
                if (use.came[i] == Came::computed || use.came[i] == Came::same)
                    use.came[i] = use.renewed[i] ? Came::computed : Came::same;
                if (changes && use.storedBy[i] == nobody && (!tellsAll || !use.isLocal))
                    use.came[i] = Came::untold;
            }
        }
    }

    /// When the run is over, what is expected stands below what is wrong.
    void markWrong()
    {
        const bool isOver = m_time.launch == m_recording.launchCount() && !m_time.phase;
        if (isOver && m_recording.outputBuffer < m_read.uses.size())
            m_read.uses[m_recording.outputBuffer].isWrong = !rightnessOf(m_recording)->isRight();
    }

    const Resident& m_resident;
    const Recording& m_recording;
    const ArraysTime m_time;
    ArraysRead m_read;
    ArrayPlaces m_places;
    ActsReader m_acts;
    HeldLoads m_held;
    std::map<std::uint32_t, Events> m_carried; ///< loads by work-item, of earlier phases
};

} // namespace

bool isLookedAt(const Recording& recording, std::size_t launch)
{
    std::size_t elements = 0;
    for (const BufferInfo& buffer : recording.buffers)
        elements += buffer.size();
    return elements <= mostElements && (launch == 0 || recording.launches[launch - 1].events <= mostEvents);
}

bool isBlankBefore(const Recording& recording, std::size_t buffer, std::size_t launch)
{
    if (!isScratch(recording, buffer))
        return false;
    for (std::size_t k = 1; k < launch && k <= recording.launchCount(); ++k)
        if (takes(recording.launches[k - 1], buffer, true))
            return false;
    return true;
}

std::optional<ArraysRead> readArrays(const Resident& resident, const ArraysTime& time)
{
    return Reader(resident, time).take();
}

} // namespace lockstep::ui
