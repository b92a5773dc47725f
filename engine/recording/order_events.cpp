#include "engine/recording/order_events.hpp"

#include "engine/error.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <queue>
#include <tuple>
#include <unordered_map>

namespace lockstep {
namespace {

using Node = std::uint32_t;

bool isLocal(const Access& access)
{
    return access.array >= localArrayBase;
}

/// What an event that touches a word atomically saw there, and what it left if it wrote.
struct Touch {
    std::uint64_t scope = 0; ///< local words belong to a phase of a group, where they may start anew
    std::uint64_t word = 0;
    std::uint32_t seen = 0, left = 0;
    Node event = 0;
    bool wrote() const { return left != seen; }
};

/// A read or a write that is not atomic. Only within a phase of a group do they need an order.
struct Plain {
    std::uint64_t word = 0;
    std::uint32_t phase = 0, item = 0;
    Node event = 0;
    bool writes = false;
};

/// Nodes are the events, and after them one for each barrier of each group; edges say who comes first.
class Graph {
public:
    Graph(std::span<Event> events, const Launch& launch) : m_events(events), m_launch(launch), m_nodes(events.size())
    {
        for (Node begin = 0; begin < events.size();) {
            Node end = begin;
            while (end < events.size() && events[end].group == events[begin].group)
                ++end;
            addGroup(begin, end);
            begin = end;
        }
        addTouches();
    }

    /// The events' numbers in the order found.
    std::vector<Node> order() const
    {
        std::vector<Node> waitsFor(m_nodes, 0), firstEdge(m_nodes + 1, 0), targets(m_edges.size());
        for (const auto& [from, to] : m_edges) {
            ++waitsFor[to];
            ++firstEdge[from + 1];
        }
        for (std::size_t node = 0; node < m_nodes; ++node)
            firstEdge[node + 1] += firstEdge[node];
        std::vector<Node> at = firstEdge;
        for (const auto& [from, to] : m_edges)
            targets[at[from]++] = to;

        const std::vector<Node> wish = wishes();
        using Entry = std::pair<Node, Node>; // place wished for, and node
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
        const auto push = [&](Node node) { ready.emplace(node < m_events.size() ? wish[node] : 0, node); };
        for (Node node = 0; node < m_nodes; ++node)
            if (waitsFor[node] == 0)
                push(node);
        std::vector<Node> found;
        found.reserve(m_events.size());
        while (!ready.empty()) {
            const Node node = ready.top().second;
            ready.pop();
            if (node < m_events.size())
                found.push_back(node);
            for (Node edge = firstEdge[node]; edge < firstEdge[node + 1]; ++edge)
                if (--waitsFor[targets[edge]] == 0)
                    push(targets[edge]);
        }
        if (found.size() < m_events.size())
            throwNoOrder(m_launch);
        return found;
    }

private:
    void edge(Node from, Node to)
    {
        if (from != to)
            m_edges.emplace_back(from, to);
    }

    void addGroup(Node begin, Node end)
    {
        std::uint32_t phases = 0;
        for (Node e = begin; e < end; ++e)
            phases = std::max(phases, m_events[e].phase + 1);
        // Barrier p comes before phase p; that before phase 0 is left out.
        const auto barrier = [first = static_cast<Node>(m_nodes)](std::uint32_t phase) { return first + phase - 1; };
        m_nodes += phases - 1;
        for (std::uint32_t phase = 2; phase < phases; ++phase)
            edge(barrier(phase - 1), barrier(phase));
        m_plain.clear();
        for (Node e = begin; e < end; ++e) {
            const Event& event = m_events[e];
            const bool first = e == begin || m_events[e - 1].item != event.item;
            const bool last = e + 1 == end || m_events[e + 1].item != event.item;
            if (!first)
                edge(e - 1, e);
            if (event.phase > 0 && (first || m_events[e - 1].phase != event.phase))
                edge(barrier(event.phase), e);
            if (event.phase + 1 < phases && (last || m_events[e + 1].phase != event.phase))
                edge(e, barrier(event.phase + 1));
            gather(event, e);
        }
        addPlain();
    }

    void touch(const Event& event, Node e, const Access& seen, const Access& left)
    {
        const std::uint64_t scope = isLocal(seen) ? ((std::uint64_t{event.group} + 1) << 32) | event.phase : 0;
        m_touches.push_back({scope, wordOf(seen), seen.value, left.value, e});
    }

    void gather(const Event& event, Node e)
    {
        auto reads = event.reads();
        auto writes = event.writes();
        if (event.op == Op::count || event.op == Op::mark || event.op == Op::accumulate) {
            touch(event, e, reads.back(), writes.front());
            reads = reads.first(reads.size() - 1);
            writes = writes.subspan(1);
        } else if (event.op == Op::publish) {
            for (std::size_t i = 0; i < writes.size(); ++i)
                if (i == 0 || writes[i] != writes[0]) // one word may stand for both
                    touch(event, e, reads[i + 1], writes[i]);
            reads = reads.first(1);
            writes = {};
        } else if (event.op == Op::receive) {
            for (const Access& read : reads)
                touch(event, e, read, read);
            reads = {};
        }
        for (const Access& read : reads)
            m_plain.push_back({wordOf(read), event.phase, event.item, e, false});
        for (const Access& write : writes)
            m_plain.push_back({wordOf(write), event.phase, event.item, e, true});
    }

    /// Without a race another item's read of a place that is written in its phase was done before the last barrier.
    void addPlain()
    {
        const auto place = [](const Plain& p) { return std::tuple{p.word, p.phase}; };
        std::ranges::sort(m_plain, {}, [](const Plain& p) { return std::tuple{p.word, p.phase, p.writes, p.event}; });
        for (auto begin = m_plain.begin(); begin != m_plain.end();) {
            const auto end =
                std::find_if(begin, m_plain.end(), [&](const Plain& p) { return place(p) != place(*begin); });
            const auto writers = std::find_if(begin, end, [](const Plain& p) { return p.writes; });
            for (auto reader = begin; reader != writers; ++reader)
                for (auto writer = writers; writer != end; ++writer)
                    if (reader->item != writer->item)
                        edge(reader->event, writer->event);
            begin = end;
        }
    }

    /// Each value of a word has one writer, and at most one that writes over it: counters and bit masks grow, and words
    /// that hold handed values have marks. Between the two come those that only read it.
    void addTouches()
    {
        const auto place = [](const Touch& t) { return std::tuple{t.scope, t.word}; };
        std::ranges::sort(m_touches, {}, [](const Touch& t) {
            return std::tuple{t.scope, t.word, t.seen, t.wrote(), t.event};
        });
        std::vector<Touch> writers; // of one word, by what they left
        for (auto begin = m_touches.begin(); begin != m_touches.end();) {
            const auto end =
                std::find_if(begin, m_touches.end(), [&](const Touch& t) { return place(t) != place(*begin); });
            writers.clear();
            std::copy_if(begin, end, std::back_inserter(writers), [](const Touch& t) { return t.wrote(); });
            std::ranges::sort(writers, {}, &Touch::left);
            if (std::ranges::adjacent_find(writers, {}, &Touch::left) != writers.end())
                throwNoOrder(m_launch);
            for (auto same = begin; same != end;) {
                const auto next = std::find_if(same, end, [&](const Touch& t) { return t.seen != same->seen; });
                addSeen(same, next, writers);
                same = next;
            }
            begin = end;
        }
    }

    /// Those that saw one value: the readers, then who wrote over it.
    void addSeen(std::vector<Touch>::const_iterator begin, std::vector<Touch>::const_iterator end,
                 const std::vector<Touch>& writers)
    {
        const auto writer = std::ranges::lower_bound(writers, begin->seen, {}, &Touch::left);
        const bool written = writer != writers.end() && writer->left == begin->seen;
        const auto over = std::find_if(begin, end, [](const Touch& t) { return t.wrote(); });
        if (over != end && over + 1 != end)
            throwNoOrder(m_launch);
        for (auto touch = begin; touch != end; ++touch) {
            if (written)
                edge(writer->event, touch->event);
            if (over != end)
                edge(touch->event, over->event);
        }
    }

    /// By group, phase and item, the last item first: scans reach to the left, so it is free first.
    std::vector<Node> wishes() const
    {
        std::vector<Node> byWish(m_events.size()), place(m_events.size());
        for (Node e = 0; e < byWish.size(); ++e)
            byWish[e] = e;
        std::ranges::sort(byWish, {}, [&](Node e) {
            const Event& event = m_events[e];
            return std::tuple{event.group, event.phase, ~event.item, e};
        });
        for (Node wish = 0; wish < byWish.size(); ++wish)
            place[byWish[wish]] = wish;
        return place;
    }

    std::span<Event> m_events;
    const Launch& m_launch;
    std::size_t m_nodes;
    std::vector<std::pair<Node, Node>> m_edges;
    std::vector<Touch> m_touches;
    std::vector<Plain> m_plain; ///< of one group
};

} // namespace

void throwNoOrder(const Launch& launch)
{
    throw NoOrder{sentence("The events that {} reported cannot be put in an order: two work-items touched one "
                           "place without a barrier between; the kernel, the device or its driver is at fault.",
                           launch.kernel)};
}

void orderAcrossGroups(std::span<Event> events, const Launch& launch)
{
    const std::vector<Node> order = Graph{events, launch}.order();
    std::vector<Event> ordered;
    ordered.reserve(order.size());
    for (Node e : order)
        ordered.push_back(events[e]);
    std::ranges::copy(ordered, events.begin());
}

bool explainReads(std::span<const Event> events)
{
    std::unordered_map<std::uint64_t, std::uint32_t> written; // what stands there, by word
    const auto keyOf = [](const Event& event, const Access& access) {
        const std::uint64_t group = access.array >= localArrayBase ? std::uint64_t{event.group} + 1 : 0;
        return group << 40 | std::uint64_t{access.array} << 32 | access.index;
    };
    for (const Event& event : events) {
        for (const Access& read : event.reads())
            if (const auto found = written.find(keyOf(event, read));
                found != written.end() && found->second != read.value)
                return false;
        for (const Access& write : event.writes())
            written[keyOf(event, write)] = write.value;
    }
    return true;
}

} // namespace lockstep
