// What the lens of arrays draws of a launch's events, or of a phase's.
#include "engine/analysis/races.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/scratch.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/arrays/model.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostElements = std::size_t{1} << 17; ///< of all buffers
constexpr std::uint64_t mostEvents = std::uint64_t{1} << 18;
constexpr std::size_t mostActs = 1024; ///< more lines than that nobody can follow

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

Came cameOf(const Event& event)
{
    switch (event.op) {
    case Op::copy:
    case Op::move:
    case Op::swap:
    case Op::compare:
    case Op::publish:
    case Op::receive:
        return Came::copied;
    default:
        return Came::computed;
    }
}

class Reader {
public:
    Reader(const Resident& resident, const ArraysTime& time)
        : m_resident(resident), m_recording(*resident.recording), m_time(time)
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
            readRaces(*events);
        }
        finish();
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
            use.loadedBy.assign(use.size, nobody);
            use.storedBy.assign(use.size, nobody);
            use.came.assign(use.size, Came::nothing);
        }
    }

    /// Local arrays have no size in a recording: they reach as far as some event of the launch does.
    void addLocals(const Events& events)
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> sizes; // by array and group
        const Launch& launch = m_recording.launches[m_time.launch - 1];
        std::map<std::uint32_t, std::size_t> largest;
        for (const Event& event : events)
            for (const auto& accesses : {event.reads(), event.writes()})
                for (const Access& access : accesses)
                    if (isLocal(access) && !launch.isInRegisters(access.array)) {
                        auto& size = largest[access.array];
                        size = std::max<std::size_t>(size, access.index + std::size_t{1});
                        sizes[{access.array, event.group}] = 0;
                    }
        for (const auto& [key, size] : sizes) {
            const auto& [array, group] = key;
            const std::size_t j = array - localArrayBase;
            ArrayUse use;
            use.array = array;
            use.group = group;
            use.name = j < launch.localArrays.size() ? QString::fromStdString(launch.localArrays[j]) : QString();
            use.type = localType(launch, use.name.toStdString());
            use.role = Role::scratch;
            use.isLocal = use.isTaken = use.isWritable = use.isBlank = true;
            use.size = largest[array];
            use.before = use.after = std::make_shared<const Words>(use.size, 0);
            use.blankBefore = use.blankAfter = std::vector<bool>(use.size, true);
            use.loadedBy = use.storedBy = std::vector<std::int64_t>(use.size, nobody);
            use.came.assign(use.size, Came::nothing);
            m_useOf[key] = m_read.uses.size();
            m_read.uses.push_back(std::move(use));
        }
    }

    /// By its declaration in the kernel's text; else that of the keys.
    ElementType localType(const Launch& launch, const std::string& name) const
    {
        const KernelFile file{m_recording.kernelFile, m_recording.kernelSource};
        const auto kernel = std::ranges::find(file.kernels(), launch.kernel, &KernelSignature::name);
        if (kernel == file.kernels().end())
            return m_recording.type;
        constexpr std::string_view word = "__local ";
        const std::string_view body = kernel->body;
        for (std::size_t at = body.find(word); at != std::string_view::npos; at = body.find(word, at + 1)) {
            const std::string declared{body.substr(at, body.find(';', at) - at)};
            if (declared.find(' ' + name) == std::string::npos)
                continue;
            return declared.starts_with("__local uint ")    ? ElementType::uint32
                   : declared.starts_with("__local int ")   ? ElementType::int32
                   : declared.starts_with("__local float ") ? ElementType::float32
                                                            : m_recording.type;
        }
        return m_recording.type;
    }

    std::optional<ElementAt> at(const Event& event, const Access& access) const
    {
        if (!isLocal(access)) {
            if (access.array >= m_recording.buffers.size() || access.index >= m_read.uses[access.array].size)
                return std::nullopt;
            return ElementAt{access.array, access.index};
        }
        const auto found = m_useOf.find({access.array, event.group});
        return found == m_useOf.end() ? std::nullopt : std::optional(ElementAt{found->second, access.index});
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
            if (const auto element = at(event, access)) {
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
        addLocals(events);
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
                    hold(event);
                }
            keep(now, true, false);
        }
        for (const Event& event : events) {
            if (m_time.phase && shown.of(event) != phase)
                continue;
            write(now, event);
            items.insert(event.item);
            if (event.writeCount > 0)
                takeCarried(event.item);
            touch(event);
            act(event);
            hold(event);
        }
        keep(now, false, !m_time.phase);
        m_read.items = items.size();
        if (m_read.acts.size() > mostActs)
            m_read.acts.clear();
    }

    /// What a work-item without trace calls has loaded since it stored last.
    void hold(const Event& event)
    {
        if (event.op == Op::load)
            for (const Access& access : event.reads())
                m_held[event.item].push_back(access);
        else if (event.writeCount > 0)
            m_held.erase(event.item);
    }
    /// Nobody says what a bare store makes of what was loaded; the only element that was at hand, unchanged, is a copy.
    Came cameOfStore(const Event& event) const
    {
        std::vector<Access> all(event.reads().begin(), event.reads().end());
        if (const auto held = m_held.find(event.item); held != m_held.end())
            all.insert(all.end(), held->second.begin(), held->second.end());
        const auto isSource = [&](const Access& access) {
            return access == all.front() && access.value == event.writeSlots[0].value;
        };
        return !all.empty() && event.writeCount == 1 && std::ranges::all_of(all, isSource) ? Came::copied
                                                                                           : Came::computed;
    }
    Came cameIn(const Event& event) const { return event.op == Op::store ? cameOfStore(event) : cameOf(event); }

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
                const auto element = at(event, access);
                return element && (*m_read.uses[element->use].before)[element->index] == access.value;
            };
            if (!std::ranges::all_of(event.reads(), stands))
                continue;
            touch(event);
            act(event);
        }
    }

    static void mark(std::int64_t& who, std::uint32_t item)
    {
        who = who == nobody || who == static_cast<std::int64_t>(item) ? static_cast<std::int64_t>(item) : several;
    }

    void touch(const Event& event)
    {
        const bool stays = event.op == Op::compare && event.writeCount == 0;
        for (const Access& access : event.reads())
            if (const auto element = at(event, access)) {
                ArrayUse& use = m_read.uses[element->use];
                use.loadedBefore += use.loadedBy[element->index] == nobody && use.storedBy[element->index] == nobody;
                mark(use.loadedBy[element->index], event.item);
                if (stays && use.came[element->index] == Came::nothing) {
                    use.came[element->index] = Came::kept;
                    ++use.kept;
                }
            }
        for (const Access& access : event.writes())
            if (const auto element = at(event, access)) {
                ArrayUse& use = m_read.uses[element->use];
                mark(use.storedBy[element->index], event.item);
                use.came[element->index] = cameIn(event);
            }
    }

    /// In a whole launch a value in local memory stands there between its loads and stores, so that no line need go on
    /// from the act that made it.
    bool isStation(const ElementAt& element) const { return !m_time.phase && m_read.uses[element.use].isLocal; }

    bool isInRegisters(const Access& access) const
    {
        return m_recording.launches[m_time.launch - 1].isInRegisters(access.array);
    }

    void act(const Event& event)
    {
        if (m_read.acts.size() > mostActs)
            return;
        ArrayAct made = std::move(m_pending[event.item]);
        m_pending.erase(event.item);
        made.item = event.item;
        made.group = event.group;
        bool isCopy = cameIn(event) == Came::copied;
        for (const Access& access : event.reads())
            if (isInRegisters(access))
                isCopy = addRegister(made, access) && isCopy;
            else if (const auto element = at(event, access))
                addSource(made, event, *element);
        made.came = isCopy ? Came::copied : Came::computed;
        const auto inRegisters = [&](const Access& access) { return isInRegisters(access); };
        if (event.writeCount == 0) {
            if (event.op == Op::compare)
                addStay(std::move(made));
            else
                m_pending[event.item] = std::move(made);
        } else if (std::ranges::all_of(event.writes(), inRegisters)) {
            for (const Access& access : event.writes())
                m_registers[{access.array, access.index}] = made;
        } else {
            for (const Access& access : event.writes())
                if (const auto element = at(event, access))
                    made.to.push_back(*element);
            addAct(std::move(made));
        }
    }

    /// A pair that was compared and stays is stored nowhere; a line goes back to where it stands.
    void addStay(ArrayAct made)
    {
        made.came = Came::kept;
        made.to = made.from;
        if (!made.to.empty())
            m_read.acts.push_back(std::move(made));
    }

    void addAct(ArrayAct made)
    {
        const auto isLocalAt = [&](const ElementAt& element) { return m_read.uses[element.use].isLocal; };
        const bool isInside = !m_time.phase && std::ranges::all_of(made.to, isLocalAt) && !made.from.empty() &&
                              std::ranges::all_of(made.from, isLocalAt);
        m_read.localStores += isInside;
        if (isInside)
            return;
        for (const ElementAt& element : made.to) {
            m_madeBy[{element.use, element.index}] = m_read.acts.size();
            m_read.uses[element.use].came[element.index] = made.came;
        }
        m_read.acts.push_back(std::move(made));
    }

    /// What the register's value was made of; true where it is the value of another element as it was.
    bool addRegister(ArrayAct& made, const Access& access) const
    {
        const auto kept = m_registers.find({access.array, access.index});
        if (kept == m_registers.end())
            return false;
        for (const ElementAt& element : kept->second.from)
            if (std::ranges::find(made.from, element) == made.from.end())
                made.from.push_back(element);
        for (const std::size_t act : kept->second.after)
            if (std::ranges::find(made.after, act) == made.after.end())
                made.after.push_back(act);
        return kept->second.came == Came::copied;
    }

    void addSource(ArrayAct& made, const Event& event, const ElementAt& element) const
    {
        const auto isOwn = std::ranges::any_of(event.writes(), [&](const Access& access) {
            const auto written = at(event, access);
            return written && *written == element;
        });
        const auto maker = m_madeBy.find({element.use, element.index});
        if (event.isAtomic() && isOwn) // a counter goes up where it stands
            return;
        if (maker != m_madeBy.end() && !isStation(element)) {
            if (std::ranges::find(made.after, maker->second) == made.after.end())
                made.after.push_back(maker->second);
        } else if (std::ranges::find(made.from, element) == made.from.end()) {
            made.from.push_back(element);
        }
    }

    void readRaces(const Events& events)
    {
        const Races races = racesOf(m_recording, m_time.launch, events, mostActs);
        const Launch& launch = m_recording.launches[m_time.launch - 1];
        std::set<std::pair<std::size_t, std::uint32_t>> words;
        for (const Race& race : races.shown) {
            if (m_time.phase && !race.isBetweenGroups() && launch.phases.at(*m_time.phase) != race.second.phase)
                continue;
            const auto element = at(Event{.group = race.first.group}, {race.array, race.index, 0});
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
                if (changes && use.storedBy[i] == nobody && (!tellsAll || !use.isLocal))
                    use.came[i] = Came::untold;
            }
        }
    }

    const Resident& m_resident;
    const Recording& m_recording;
    const ArraysTime m_time;
    ArraysRead m_read;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> m_useOf; ///< of local arrays, by array and group
    std::map<std::uint32_t, ArrayAct> m_pending; ///< loads by work-item, since its last store
    std::map<std::uint32_t, Events> m_carried;   ///< those of earlier phases
    std::map<std::uint32_t, std::vector<Access>> m_held;
    /// What their values were made of.
    std::map<std::pair<std::uint32_t, std::uint32_t>, ArrayAct> m_registers;
    std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> m_madeBy; ///< the act that stored there last
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
