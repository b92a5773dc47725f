#include "engine/lecture/caption.hpp"

#include "engine/input/word_table.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace lockstep {
namespace {

std::string digits(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;)
        text.insert(at -= 3, 1, ',');
    return text;
}

class Filler {
public:
    Filler(std::span<const RecordingPtr> runs, std::size_t page, const std::string& file, TextPlace place)
        : m_runs(runs), m_page(page), m_file(file), m_place(place)
    {
    }

    std::string value(std::string_view name) const
    {
        std::size_t side = 1;
        std::string_view what = name;
        if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
            const char* const end = name.data() + colon;
            const auto [stop, error] = std::from_chars(name.data(), end, side);
            if (error != std::errc{} || stop != end || side < 1)
                refuse(name);
            what = name.substr(colon + 1);
        }
        if (side > m_runs.size())
            refuseAt(m_file, m_place,
                     sentence("{{{}}} is of run {}, and this scene has {}.", name, side, m_runs.size()));
        return of(*m_runs[side - 1], what, name);
    }

    [[noreturn]] void refuse(std::string_view name) const
    {
        refuseAt(m_file, m_place,
                 sentence("{{{}}} is no number of a run; choose work, span, launches, chapters, n, input, output, "
                          "launch, launch.work, launch.active, launch.swaps or launch.stays, or write {{{{ for a "
                          "brace.",
                          name.substr(0, 40)));
    }

private:
    std::string of(const Recording& recording, std::string_view what, std::string_view name) const
    {
        if (what == "work")
            return digits(recording.work());
        if (what == "span" && recording.span)
            return digits(*recording.span);
        if (what == "launches")
            return digits(recording.launchCount());
        if (what == "chapters")
            return digits(chapters(recording));
        if (what == "n")
            return digits(recording.n());
        if (what == "input")
            return formatKeys(recording, recording.input);
        if (what == "output")
            return formatKeys(recording, recording.output);
        if (!what.starts_with("launch"))
            refuse(name);
        if (m_page == 0 || m_page > recording.launchCount())
            refuseAt(m_file, m_place,
                     sentence("{{{}}} is of a launch, and page {} shows none; say it by launch.", name, m_page));
        const Launch& launch = recording.launches[m_page - 1];
        if (what == "launch")
            return digits(m_page);
        if (what == "launch.work")
            return digits(launch.work);
        if (what == "launch.active")
            return digits(launch.active);
        if (what == "launch.swaps" || what == "launch.stays") {
            const Events& events = *recording.events[m_page - 1];
            const bool wantsSwap = what == "launch.swaps";
            return digits(static_cast<std::uint64_t>(std::ranges::count_if(events, [wantsSwap](const Event& event) {
                return event.op == Op::compare && exchanges(event) == wantsSwap;
            })));
        }
        refuse(name);
    }

    static std::size_t chapters(const Recording& recording)
    {
        std::size_t count = 0;
        for (std::size_t k = 0; k < recording.launchCount(); ++k)
            if (k == 0 || recording.launches[k].meaning.group != recording.launches[k - 1].meaning.group)
                ++count;
        return count;
    }

    std::span<const RecordingPtr> m_runs;
    std::size_t m_page;
    const std::string& m_file;
    TextPlace m_place;
};

} // namespace

std::string filledIn(const std::string& text, std::span<const RecordingPtr> runs, std::size_t page,
                     const std::string& file, TextPlace place)
{
    const Filler filler(runs, page, file, place);
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            filled += text[i];
            continue;
        }
        if (i + 1 < text.size() && text[i + 1] == '{') {
            filled += text[i++];
            continue;
        }
        const std::size_t end = text.find('}', i);
        if (end == std::string::npos)
            refuseAt(file, place, sentence("a brace is opened and not closed; write {{{{ for a brace itself."));
        filled += filler.value(std::string_view{text}.substr(i + 1, end - i - 1));
        i = end;
    }
    return filled;
}

} // namespace lockstep
