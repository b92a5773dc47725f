#include "ui/lens/origins.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep::ui {

namespace {

std::uint64_t localKey(std::uint32_t array, std::uint32_t index, std::uint32_t group)
{
    return std::uint64_t{group} << 40 | std::uint64_t{array & 127U} << 32 | index;
}

/// Fenwick tree of counts.
class Counts {
public:
    explicit Counts(std::size_t size) : m_sums(size + 1, 0) {}
    void add(std::size_t at)
    {
        for (++at; at < m_sums.size(); at += at & (~at + 1))
            ++m_sums[at];
    }
    std::uint64_t before(std::size_t at) const
    {
        std::uint64_t sum = 0;
        for (; at > 0; at &= at - 1)
            sum += m_sums[at];
        return sum;
    }

private:
    std::vector<std::uint64_t> m_sums;
};

} // namespace

bool holdsKeys(const Recording& recording, std::size_t buffer)
{
    if (buffer >= recording.buffers.size())
        return false;
    const BufferInfo& info = recording.buffers[buffer];
    const bool isOne = info.role == Role::keys || info.role == Role::scratch || info.role == Role::values;
    return buffer == recording.mainBuffer || buffer == recording.outputBuffer || (isOne && info.type == recording.type);
}

Origins::Origins(const Recording& recording) : m_global(recording.buffers.size()) {}

void Origins::begin(std::size_t from, std::size_t until)
{
    for (std::vector<std::uint32_t>& buffer : m_global) {
        if (buffer.size() < until)
            buffer.resize(until, none);
        for (std::size_t i = from; i < until; ++i)
            buffer[i] = static_cast<std::uint32_t>(i);
    }
}

std::uint32_t Origins::at(std::uint32_t array, std::uint32_t index, std::uint32_t group) const
{
    if (array < localArrayBase)
        return array < m_global.size() && index < m_global[array].size() ? m_global[array][index] : none;
    const auto found = m_local.find(localKey(array, index, group));
    return found == m_local.end() ? none : found->second;
}

void Origins::put(std::uint32_t array, std::uint32_t index, std::uint32_t group, std::uint32_t origin)
{
    if (array >= localArrayBase) {
        m_local[localKey(array, index, group)] = origin;
        return;
    }
    if (array >= m_global.size())
        return;
    std::vector<std::uint32_t>& buffer = m_global[array];
    if (index >= buffer.size())
        buffer.resize(std::size_t{index} + 1, none);
    buffer[index] = origin;
}

void Origins::apply(const Event& event)
{
    const auto reads = event.reads();
    const auto writes = event.writes();
    if (writes.empty() || (event.op == Op::compare && !exchanges(event)))
        return;
    const auto from = [&](const Access& read) { return at(read.array, read.index, event.group); };
    if ((event.op == Op::compare || event.op == Op::swap) && reads.size() >= 2 && writes.size() >= 2) {
        // Two that change places; a pair of pads may follow.
        const std::uint32_t first = from(reads[0]), second = from(reads[1]);
        const auto isAt = [](const Access& a, const Access& b) { return a.array == b.array && a.index == b.index; };
        for (const Access& write : writes)
            if (isAt(write, reads[0]))
                put(write.array, write.index, event.group, second);
            else if (isAt(write, reads[1]))
                put(write.array, write.index, event.group, first);
        return;
    }
    const bool carries = event.op == Op::copy || event.op == Op::move || event.op == Op::choose;
    const std::uint32_t origin = carries && !reads.empty() ? from(reads[0]) : none;
    for (std::size_t i = 0; i < writes.size(); ++i)
        put(writes[i].array, writes[i].index, event.group, i == 0 ? origin : none);
}

std::size_t launchesByOtherFields(const Recording& recording)
{
    std::size_t launches = recording.launchCount();
    if (launches == 0 || recording.workUnit != WorkUnit::compares)
        return 0; // a radix sort's passes are one sort
    const std::optional<std::uint32_t> field = recording.launches.back().meaning.shift;
    while (launches > 0 && recording.launches[launches - 1].meaning.shift == field)
        --launches;
    return launches;
}

std::vector<std::uint32_t> originsOfOutput(const Recording& recording, const std::vector<const Events*>& launches)
{
    const std::size_t before = launchesByOtherFields(recording);
    Words keys = recording.input;
    Origins origins(recording);
    origins.begin(0, recording.n());
    // The keys of the buffer that the output is read from; nothing where one of them is not known.
    const auto standing = [&](std::size_t count) {
        std::vector<std::uint32_t> from(count);
        for (std::size_t i = 0; i < count; ++i) {
            from[i] = origins.at(static_cast<std::uint32_t>(recording.outputBuffer), static_cast<std::uint32_t>(i));
            if (from[i] >= keys.size())
                return std::vector<std::uint32_t>{};
        }
        return from;
    };
    for (std::size_t k = 0; k < launches.size(); ++k) {
        if (launches[k] == nullptr)
            return {};
        if (before > 0 && k == before) { // from here on a key is known by the place that it has now
            Words now;
            for (const std::uint32_t origin : standing(keys.size()))
                now.push_back(keys[origin]);
            if (now.size() != keys.size())
                return {};
            keys = std::move(now);
            origins.begin(0, keys.size());
        }
        for (const Event& event : *launches[k])
            origins.apply(event);
    }
    std::vector<std::uint32_t> from = standing(recording.output.size());
    for (std::size_t i = 0; i < from.size(); ++i)
        if (keys[from[i]] != recording.output[i])
            return {};
    return from;
}

Crossings crossingsOf(const Recording& recording, const std::vector<std::uint32_t>& origins)
{
    Crossings crossings;
    const KeyOrder order = keyOrder(recording.parameters);
    for (std::size_t first = 0; first < origins.size();) {
        const std::uint32_t key = order.order(recording.output[first]);
        std::size_t last = first;
        while (last < origins.size() && order.order(recording.output[last]) == key)
            ++last;
        const std::uint64_t size = last - first;
        crossings.equalPairs += size * (size - 1) / 2;
        for (std::size_t i = first; i < last; ++i)
            crossings.neighbours.push_back(i + 1 == last                 ? Crossings::Neighbours::differ
                                           : origins[i] < origins[i + 1] ? Crossings::Neighbours::keep
                                                                         : Crossings::Neighbours::cross);
        // Later places that stand earlier in the output, by ranks.
        std::vector<std::uint32_t> places(origins.begin() + static_cast<std::ptrdiff_t>(first),
                                          origins.begin() + static_cast<std::ptrdiff_t>(last));
        std::vector<std::uint32_t> sorted = places;
        std::ranges::sort(sorted);
        Counts seen(places.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto rank = static_cast<std::size_t>(std::ranges::lower_bound(sorted, places[i]) - sorted.begin());
            crossings.crossed += i - seen.before(rank + 1);
            seen.add(rank);
        }
        first = last;
    }
    return crossings;
}

std::optional<Crossings> equalKeys(const Recording& recording, const std::vector<const Events*>& launches)
{
    if (recording.output.size() != recording.n() || !recording.parameters.contains("order") ||
        !isInOrder(recording.output, recording.parameters))
        return {}; // no sort, or not yet
    const std::vector<std::uint32_t> origins = originsOfOutput(recording, launches);
    std::vector<std::uint32_t> all = origins;
    std::ranges::sort(all);
    if (origins.empty() || std::ranges::adjacent_find(all) != all.end())
        return {};
    const Crossings crossings = crossingsOf(recording, origins);
    return crossings.equalPairs > 0 ? std::optional(crossings) : std::nullopt;
}

} // namespace lockstep::ui
