// What stores are made of.
#include "ui/lenses/arrays/read_acts.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

constexpr std::size_t mostActs = 1024; ///< more lines than that nobody can follow

} // namespace

// ---- HeldLoads

void HeldLoads::take(const Event& event)
{
    if (event.op == Op::load)
        for (const Access& access : event.reads())
            m_held[event.item].push_back(access);
    else if (event.writeCount > 0)
        m_held.erase(event.item);
}

Came HeldLoads::cameOf(const Event& event) const
{
    switch (event.op) {
    case Op::copy:
    case Op::move:
    case Op::swap:
    case Op::compare:
    case Op::publish:
    case Op::receive:
        return Came::copied;
    case Op::store:
        return cameOfStore(event);
    default:
        return Came::computed;
    }
}

/// Nobody says what a bare store makes of what was loaded; the only element that was at hand, unchanged, is a copy.
Came HeldLoads::cameOfStore(const Event& event) const
{
    std::vector<Access> all(event.reads().begin(), event.reads().end());
    if (const auto held = m_held.find(event.item); held != m_held.end())
        all.insert(all.end(), held->second.begin(), held->second.end());
    const auto isSource = [&](const Access& access) {
        return access == all.front() && access.value == event.writeSlots[0].value;
    };
    return !all.empty() && event.writeCount == 1 && std::ranges::all_of(all, isSource) ? Came::copied : Came::computed;
}

// ---- ActsReader

/// In a whole launch a value in local memory stands there between its loads and stores, so that no line need go on
/// from the act that made it.
bool ActsReader::isStation(const ElementAt& element) const
{
    return !m_read.phase && m_read.uses[element.use].isLocal;
}

void ActsReader::add(const Event& event, Came came)
{
    if (m_read.acts.size() > mostActs)
        return;
    ArrayAct made = std::move(m_pending[event.item]);
    m_pending.erase(event.item);
    made.item = event.item;
    made.group = event.group;
    bool isCopy = came == Came::copied;
    for (const Access& access : event.reads())
        if (m_places.isInRegisters(access))
            isCopy = addRegister(made, access) && isCopy;
        else if (const auto element = m_places.at(event, access))
            addSource(made, event, *element);
    made.came = isCopy ? Came::copied : came == Came::same ? came : Came::computed;
    const auto inRegisters = [&](const Access& access) { return m_places.isInRegisters(access); };
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
            if (const auto element = m_places.at(event, access))
                made.to.push_back(*element);
        addAct(std::move(made));
    }
}

void ActsReader::finish()
{
    if (m_read.acts.size() > mostActs) {
        m_read.acts.clear();
        return;
    }
    for (std::size_t u = 0; u < m_read.uses.size(); ++u) {
        const ArrayUse& use = m_read.uses[u];
        for (std::size_t s = 0; s < use.strays.size(); ++s)
            if (const ArrayStray& stray = use.strays[s]; stray.stores && stray.item >= 0) {
                ArrayAct made;
                made.item = static_cast<std::uint32_t>(stray.item);
                made.group = stray.group;
                made.came = Came::outside;
                made.to.push_back({u, static_cast<std::uint32_t>(use.size + s)});
                m_read.acts.push_back(std::move(made));
            }
    }
}

/// A pair that was compared and stays is stored nowhere; a line goes back to where it stands.
void ActsReader::addStay(ArrayAct made)
{
    made.came = Came::kept;
    made.to = made.from;
    if (!made.to.empty())
        m_read.acts.push_back(std::move(made));
}

void ActsReader::addAct(ArrayAct made)
{
    const auto isLocalAt = [&](const ElementAt& element) { return m_read.uses[element.use].isLocal; };
    const bool isInside = !m_read.phase && std::ranges::all_of(made.to, isLocalAt) && !made.from.empty() &&
                          std::ranges::all_of(made.from, isLocalAt);
    m_read.localStores += isInside;
    if (isInside)
        return;
    for (const ElementAt& element : made.to) {
        m_madeBy[{element.use, element.index}] = m_read.acts.size();
        ArrayUse& use = m_read.uses[element.use];
        use.came[element.index] = made.came;
        ++use.drawn[element.index];
    }
    m_read.acts.push_back(std::move(made));
}

/// What the register's value was made of; true where it is the value of another element as it was.
bool ActsReader::addRegister(ArrayAct& made, const Access& access) const
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

void ActsReader::addSource(ArrayAct& made, const Event& event, const ElementAt& element) const
{
    const auto isOwn = std::ranges::any_of(event.writes(), [&](const Access& access) {
        const auto written = m_places.at(event, access);
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

} // namespace lockstep::ui
