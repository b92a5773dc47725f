#include "engine/analysis/held.hpp"

#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ranges>
#include <utility>

namespace lockstep {
namespace {

bool isLocal(std::uint32_t array)
{
    return array >= localArrayBase;
}

std::uint64_t keyOf(std::uint32_t array, std::uint32_t group, std::uint32_t index)
{
    return isLocal(array) ? std::uint64_t{group} << 40 | std::uint64_t{array - localArrayBase} << 32 | index
                          : std::uint64_t{array} << 32 | index;
}

} // namespace

Held oneInput(std::uint32_t position)
{
    return {{{position, position, 1}}};
}

Held together(const Held& left, const Held& right)
{
    if (left.runs.empty())
        return right;
    if (right.runs.empty())
        return left;
    std::vector<std::pair<std::uint64_t, std::int64_t>> changes; // how often, by position
    for (const Held* held : {&left, &right})
        for (const HeldRun& run : held->runs) {
            changes.emplace_back(run.first, run.times);
            changes.emplace_back(std::uint64_t{run.last} + 1, -std::int64_t{run.times});
        }
    std::ranges::sort(changes);
    Held result;
    std::int64_t times = 0;
    for (std::size_t i = 0; i < changes.size();) {
        const std::uint64_t at = changes[i].first;
        for (; i < changes.size() && changes[i].first == at; ++i)
            times += changes[i].second;
        if (times <= 0 || i == changes.size())
            continue;
        const auto first = static_cast<std::uint32_t>(at), last = static_cast<std::uint32_t>(changes[i].first - 1);
        const auto count = static_cast<std::uint32_t>(times);
        if (!result.runs.empty() && result.runs.back().times == count && result.runs.back().last + 1 == first)
            result.runs.back().last = last;
        else
            result.runs.push_back({first, last, count});
    }
    return result;
}

std::string heldText(const Held& held)
{
    if (held.runs.empty())
        return "nothing";
    constexpr std::uint32_t fewest = 8; // of which the middle is left out
    std::vector<std::string> terms;
    for (const HeldRun& run : held.runs) {
        const std::string times = run.times > 1 ? fmt::format("{}·", run.times) : "";
        if (run.last - run.first + 1 < fewest)
            for (std::uint32_t i = run.first; i <= run.last; ++i)
                terms.push_back(fmt::format("{}x{}", times, i));
        else
            terms.push_back(run.times > 1 ? fmt::format("{}(x{} + … + x{})", times, run.first, run.last)
                                          : fmt::format("x{} + … + x{}", run.first, run.last));
    }
    return fmt::format("{}", fmt::join(terms, " + "));
}

HeldFollower::HeldFollower(const Recording& recording)
{
    for (std::uint32_t i = 0; i < recording.n(); ++i)
        m_global[keyOf(static_cast<std::uint32_t>(recording.mainBuffer), 0, i)] = {{recording.input[i], {{{i, i, 1}}}}};
}

const Held& HeldFollower::read(const Event& event, const Access& access) const
{
    static const Held none;
    const auto& memory = isLocal(access.array) ? m_local : m_global;
    const auto found = memory.find(keyOf(access.array, event.group, access.index));
    if (found == memory.end())
        return none;
    constexpr std::ptrdiff_t furthest = 1024; // a word is written a few times, of a run that is followed
    for (const Value& value : found->second | std::views::reverse | std::views::take(furthest))
        if (value.bits == access.value)
            return value.held;
    return found->second.back().held;
}

void HeldFollower::write(const Event& event, const Access& access, Held held)
{
    auto& memory = isLocal(access.array) ? m_local : m_global;
    memory[keyOf(access.array, event.group, access.index)].push_back({access.value, std::move(held)});
}

void HeldFollower::take(const Event& event)
{
    std::vector<Held> reads;
    for (const Access& access : event.reads())
        reads.push_back(read(event, access));
    for (std::size_t w = 0; w < event.writeCount; ++w) {
        Held held;
        if (event.op == Op::combine && event.readCount >= 2)
            held = w == 0 ? together(reads[0], reads[1]) : reads[0]; // the second write moves the left operand
        else if ((event.op == Op::compare || event.op == Op::swap) && event.readCount >= 2)
            held = reads[exchanges(event) ? w ^ 1u : w];
        else if (event.op != Op::fill && event.op != Op::count && event.op != Op::mark && event.op != Op::place &&
                 !reads.empty())
            held = reads[0];
        write(event, event.writeSlots[w], std::move(held));
    }
}

void HeldFollower::endLaunch()
{
    m_local.clear();
    for (auto& [word, values] : m_global)
        if (values.size() > 1)
            values.erase(values.begin(), std::prev(values.end()));
}

Held HeldFollower::at(std::uint32_t array, std::uint32_t group, std::uint32_t index) const
{
    const auto& memory = isLocal(array) ? m_local : m_global;
    const auto found = memory.find(keyOf(array, group, index));
    return found == memory.end() ? Held{} : found->second.back().held;
}

} // namespace lockstep
