#include "engine/lecture/question.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/pads.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <set>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t choicesOfOne = 4;

class Asker {
public:
    Asker(const Recording& recording, const LectureAsk& ask, const std::string& file)
        : m_recording(recording), m_ask(ask), m_file(file)
    {
        if (ask.launch > recording.launchCount())
            refuse(sentence("there is no launch {}; the last is {}.", ask.launch, recording.launchCount()));
        m_events = recording.events[ask.launch - 1].get();
    }

    LectureQuestion ask()
    {
        switch (m_ask.kind) {
        case LectureAsk::Kind::pairs:
            askPairs();
            break;
        case LectureAsk::Kind::key:
        case LectureAsk::Kind::value:
            askValue();
            break;
        case LectureAsk::Kind::destination:
            askDestination();
            break;
        case LectureAsk::Kind::work:
            askWork();
            break;
        }
        if (!m_ask.question.empty())
            m_question.text = plainWording(m_ask.question);
        return std::move(m_question);
    }

private:
    [[noreturn]] void refuse(const std::string& why) const { refuseAt(m_file, m_ask.place, why); }

    /// The launch as the picture names it; a presented picture shows no number.
    Wording nextLaunch() const
    {
        const Message& title = m_recording.launches[m_ask.launch - 1].meaning.title;
        if (title.english.empty())
            return {"question.next", "the next launch"};
        return made("question.next.titled", "the next launch, {}", wordingOf(title));
    }

    std::string shown(std::uint32_t bits) const { return formatKey(m_recording, bits); }

    bool isData(const Access& access) const
    {
        if (access.array >= m_recording.buffers.size())
            return false; // a local array
        const Role role = m_recording.buffers[access.array].role;
        return role == Role::keys || role == Role::values || role == Role::scratch;
    }

    /// A lane of a network that holds no key.
    bool isPad(std::uint32_t wire) const
    {
        const auto pads = padsAfter(m_recording, m_ask.launch - 1);
        if (!pads)
            return false;
        const Words& held = *m_recording.states[m_ask.launch - 1]->buffers[*pads];
        return wire < held.size() && held[wire] != 0;
    }

    Wording laneBefore(std::uint32_t wire, std::uint32_t bits) const
    {
        return isPad(wire) ? Wording{"word.pad", "pad"} : plainWording(shown(bits));
    }

    /// English with a {} for each part.
    template <std::size_t... I>
    static Wording made(const char* id, const char* english, std::vector<Wording> parts, std::index_sequence<I...>)
    {
        std::string text = fmt::format(fmt::runtime(english), parts[I].english...);
        return {id, std::move(text), std::move(parts)};
    }
    template <class... Parts>
    static Wording made(const char* id, const char* english, const Parts&... parts)
    {
        return made(id, english, std::vector<Wording>{part(parts)...}, std::index_sequence_for<Parts...>{});
    }
    static Wording part(const Wording& words) { return words; }
    static Wording part(std::uint32_t number) { return plainWording(std::to_string(number)); }

    void askPairs()
    {
        struct Pair {
            Access low, high;
            bool swaps = false;
        };
        std::vector<Pair> pairs;
        for (const Event& event : *m_events) {
            if (event.op != Op::compare)
                continue;
            const auto [low, high] = std::minmax(event.reads()[0], event.reads()[1],
                                                 [](const Access& a, const Access& b) { return a.index < b.index; });
            const bool isAsked = m_ask.wires.empty() || std::ranges::any_of(m_ask.wires, [&](std::size_t wire) {
                                     return wire == low.index || wire == high.index;
                                 });
            if (isAsked)
                pairs.push_back({low, high, exchanges(event)});
        }
        if (pairs.empty())
            refuse(sentence("launch {} compares no such pairs; ask \"pairs\" of a sorting network.", m_ask.launch));
        if (pairs.size() > mostChoices)
            refuse(sentence("launch {} compares {} pairs, and a question shows at most {}; name some with "
                            "\"wires\": [0, 4].",
                            m_ask.launch, pairs.size(), mostChoices));
        std::ranges::sort(pairs, {}, [](const Pair& pair) { return pair.low.index; });
        m_question.isMany = true;
        m_question.text = made("question.pairs", "Which pairs of wires swap their keys in {}?", nextLaunch());
        std::optional<Wording> right;
        for (const Pair& pair : pairs) {
            const Wording name = made("question.pair", "{} and {}", pair.low.index, pair.high.index);
            m_question.choices.push_back({name,
                                          made("question.keys", "{}, {}", laneBefore(pair.low.index, pair.low.value),
                                               laneBefore(pair.high.index, pair.high.value)),
                                          pair.swaps});
            if (pair.swaps)
                right = right ? made("question.also", "{}; {}", *right, name) : name;
        }
        m_question.answer = right.value_or(Wording{"question.none", "none of them"});
    }

    /// Data with a place for each key: what a file calls scratch may be of any size.
    bool holdsKeys(const Access& access) const
    {
        return isData(access) && words(m_ask.launch - 1, access.array).size() >= m_recording.n() &&
               words(m_ask.launch, access.array).size() >= m_recording.n();
    }

    /// The buffer that the launch makes its data in, and the one it reads them from.
    std::pair<std::size_t, std::size_t> data() const
    {
        std::size_t from = m_recording.mainBuffer, to = m_recording.mainBuffer;
        bool isRead = false;
        for (const Event& event : *m_events) {
            for (const Access& read : event.reads())
                if (!isRead && holdsKeys(read)) {
                    from = to = read.array;
                    isRead = true;
                }
            for (const Access& written : event.writes())
                if (holdsKeys(written))
                    return {isRead ? from : written.array, written.array};
        }
        return {from, to};
    }

    const Words& words(std::size_t state, std::size_t buffer) const
    {
        return *m_recording.states[state]->buffers[buffer];
    }

    void askValue()
    {
        const bool isKey = m_ask.kind == LectureAsk::Kind::key;
        if (isKey && m_recording.workUnit != WorkUnit::compares)
            refuse(sentence("\"key on wire\" is a question about a sorting network; ask \"value at position\"."));
        const auto [from, to] = data();
        const auto where = static_cast<std::uint32_t>(*m_ask.where);
        const Words& before = words(m_ask.launch - 1, from);
        const Words& after = words(m_ask.launch, to);
        if (std::min(before.size(), after.size()) < std::max<std::size_t>(m_recording.n(), where + 1))
            refuse(sentence("launch {} has no buffer with a place for each of the {} keys; record the lecture again.",
                            m_ask.launch, m_recording.n()));
        const std::uint32_t right = after[where];
        std::vector<std::uint32_t> near{right, before[where]};
        for (const Event& event : *m_events) {
            const auto touches = [&](const Access& access) { return isData(access) && access.index == where; };
            if (std::ranges::any_of(event.writes(), touches) || std::ranges::any_of(event.reads(), touches))
                for (const Access& read : event.reads())
                    if (isData(read))
                        near.push_back(read.value);
        }
        for (const std::uint32_t step : {1U, 2U, 3U})
            for (const std::uint32_t other : {where - step, where + step})
                if (other < m_recording.n()) {
                    near.push_back(isKey ? before[other] : after[other]);
                    near.push_back(before[other]);
                }
        m_question.text = isKey ? made("question.key", "Wire {} holds {}. Which key is on it after {}?", where,
                                       laneBefore(where, before[where]), nextLaunch())
                                : made("question.value", "Position {} holds {}. Which value is there after {}?", where,
                                       plainWording(shown(before[where])), nextLaunch());
        offer(
            near, right, [this](std::uint32_t bits) { return plainWording(shown(bits)); },
            [up = KeyOrder{m_recording.type, false, WordTable::of(m_recording.parameters)}](std::uint32_t bits) {
                return up.order(bits);
            });
    }

    void askDestination()
    {
        const auto where = static_cast<std::uint32_t>(*m_ask.where);
        const bool isNetwork = m_recording.workUnit == WorkUnit::compares;
        for (const Event& event : *m_events) {
            if (isNetwork && event.op == Op::compare) {
                const Access& small = event.reads()[0];
                const Access& large = event.reads()[1];
                if (small.index != where && large.index != where)
                    continue;
                const bool isSmall = small.index == where;
                const std::uint32_t other = isSmall ? large.index : small.index;
                m_question.text = made("question.wire", "Key {} is on wire {}. On which wire is it after {}?",
                                       laneBefore(where, isSmall ? small.value : large.value), where, nextLaunch());
                offerPlaces(exchanges(event) ? other : where, {where, other, where + 1, other + 1, where - 1});
                return;
            }
            if (!isNetwork && event.op == Op::move && event.reads()[0].index == where && isData(event.reads()[0]) &&
                !event.writes().empty()) {
                const std::uint32_t to = event.writes()[0].index;
                m_question.text =
                    made("question.position", "Key {} stands at position {}. To which position does it move in {}?",
                         plainWording(shown(event.reads()[0].value)), where, nextLaunch());
                offerPlaces(to, {to - 1, to + 1, where, to + 2, to - 2, where + 1});
                return;
            }
        }
        refuse(sentence("launch {} moves no key from position {}; ask it of a launch that moves keys.", m_ask.launch,
                        where));
    }

    void offerPlaces(std::uint32_t right, const std::vector<std::uint32_t>& near)
    {
        std::vector<std::uint32_t> places{right};
        for (const std::uint32_t place : near)
            if (place < m_recording.n())
                places.push_back(place);
        const bool isWire = m_recording.workUnit == WorkUnit::compares;
        offer(
            places, right,
            [isWire](std::uint32_t place) {
                return isWire ? made("place.wire", "wire {}", place) : made("place.position", "position {}", place);
            },
            [](std::uint32_t place) { return place; });
    }

    void askWork()
    {
        const Launch& launch = m_recording.launches[m_ask.launch - 1];
        const auto count = [](std::uint64_t work) { return static_cast<std::uint32_t>(work); };
        const std::uint32_t right = count(launch.work);
        const std::uint32_t n = count(m_recording.n());
        std::vector<std::uint32_t> near{right, n, n - 1, n / 2};
        for (const Launch& other : m_recording.launches)
            near.push_back(count(other.work));
        near.insert(near.end(), {2 * right, right + 1, right + 2, right + 3});
        m_question.text = made("question.work", "How many {} are there in {}?",
                               Wording{"work." + workName(m_recording), workName(m_recording)}, nextLaunch());
        offer(
            near, right, [](std::uint32_t number) { return part(number); },
            [](std::uint32_t number) { return number; });
    }

    /// The first few different ones, in order.
    template <class Show, class Order>
    void offer(const std::vector<std::uint32_t>& near, std::uint32_t right, const Show& show, const Order& order)
    {
        std::vector<std::uint32_t> chosen;
        std::set<std::string> names; // two keys may be written alike
        for (const std::uint32_t one : near)
            if (chosen.size() < choicesOfOne && names.insert(show(one).english).second)
                chosen.push_back(one);
        std::ranges::sort(chosen, {}, order);
        for (const std::uint32_t one : chosen)
            m_question.choices.push_back({show(one), {}, one == right});
        m_question.answer = show(right);
    }

    const Recording& m_recording;
    const LectureAsk& m_ask;
    const std::string& m_file;
    const Events* m_events = nullptr;
    LectureQuestion m_question;
};

} // namespace

LectureQuestion makeQuestion(const Recording& recording, const LectureAsk& ask, const std::string& file)
{
    return Asker(recording, ask, file).ask();
}

} // namespace lockstep
