#include "engine/analysis/crossovers.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {

std::string joined(const std::vector<std::string>& names, const std::string& conjunction)
{
    if (names.size() < 2)
        return names.empty() ? "" : names[0];
    return fmt::format("{}{}{}", fmt::join(names.begin(), names.end() - 1, ", "), conjunction, names.back());
}

namespace {

/// "up to P = 7", "from 8 to 11", "at P = 8", "from 12".
struct Span {
    const char* id;
    std::vector<std::string> arguments;
    std::string english;
};
Span spanOf(const Lead& lead, bool first, bool last)
{
    const std::string from = std::to_string(lead.from), until = std::to_string(lead.until);
    if (first && last)
        return {"always", {}, "at every P"};
    if (last)
        return {"from", {from}, fmt::format("from {}", from)};
    if (lead.from == lead.until)
        return {"at", {from}, fmt::format("at {}{}", first ? "P = " : "", from)};
    if (first)
        return {"until", {until}, fmt::format("up to P = {}", until)};
    return {"between", {from, until}, fmt::format("from {} to {}", from, until)};
}

Message wordsFor(const Lead& lead, std::span<const std::string> names, bool first, bool last,
                 const std::string& conjunction)
{
    std::vector<std::string> ahead;
    for (std::size_t curve : lead.ahead)
        ahead.push_back(names[curve]);
    Span span = spanOf(lead, first, last);
    const bool all = ahead.size() == names.size();
    const std::string who = joined(ahead, conjunction);
    if (ahead.size() == 1) {
        span.arguments.insert(span.arguments.begin(), who);
        return {fmt::format("lead.ahead.{}{}", span.id, first ? ".first" : ""), span.arguments,
                fmt::format("{} {}{}", who, first ? "is ahead " : "", span.english)};
    }
    if (!all)
        span.arguments.insert(span.arguments.begin(), who);
    return {fmt::format("lead.{}.{}{}", all ? "tie" : "some", span.id, first ? ".first" : ""), span.arguments,
            all ? fmt::format("a tie {}", span.english) : fmt::format("{} tie {}", who, span.english)};
}

} // namespace

std::vector<Lead> leads(std::span<const UnitCurve> curves, std::uint64_t most)
{
    std::vector<std::uint64_t> starts{1};
    for (const UnitCurve& curve : curves)
        for (const UnitStep& step : curve)
            if (step.from <= most)
                starts.push_back(step.from);
    std::ranges::sort(starts);
    starts.erase(std::ranges::unique(starts).begin(), starts.end());

    std::vector<Lead> result;
    std::vector<std::size_t> at(curves.size()); // the step that each curve is on
    for (std::uint64_t from : starts) {
        std::uint64_t best = UINT64_MAX;
        std::vector<std::size_t> ahead;
        for (std::size_t c = 0; c < curves.size(); ++c) {
            while (at[c] + 1 < curves[c].size() && curves[c][at[c] + 1].from <= from)
                ++at[c];
            const std::uint64_t time = curves[c][at[c]].time;
            if (time < best) {
                best = time;
                ahead.clear();
            }
            if (time == best)
                ahead.push_back(c);
        }
        if (!result.empty() && result.back().ahead == ahead)
            continue;
        if (!result.empty())
            result.back().until = from - 1;
        result.push_back({from, most, std::move(ahead)});
    }
    return result;
}

std::vector<Message> leadWords(std::span<const Lead> leads, std::span<const std::string> names,
                               const std::string& conjunction)
{
    constexpr std::size_t mostRead = 5;
    std::vector<Message> words;
    const auto add = [&](std::size_t i) {
        words.push_back(wordsFor(leads[i], names, i == 0, i + 1 == leads.size(), conjunction));
    };
    if (leads.size() <= mostRead) {
        for (std::size_t i = 0; i < leads.size(); ++i)
            add(i);
        return words;
    }
    add(0);
    const std::size_t between = leads.size() - 2;
    const std::string count = std::to_string(leads.size() - 1), from = std::to_string(leads[1].from),
                      until = std::to_string(leads[between].until);
    words.push_back({"lead.changes",
                     {count, from, until},
                     fmt::format("the lead changes {} times between {} and {}", count, from, until)});
    add(leads.size() - 1);
    return words;
}

std::string leadSentence(std::span<const Message> words)
{
    std::vector<std::string> parts;
    for (const Message& message : words)
        parts.push_back(message.english);
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace lockstep
