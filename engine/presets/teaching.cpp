#include "engine/presets/teaching.hpp"

#include "engine/presets/preset.hpp"
#include "engine/presets/teaching_texts.hpp"
#include "engine/presets/written_source.hpp"

#include <algorithm>
#include <utility>

namespace lockstep {

namespace {

std::string_view find(std::span<const TeachingText> texts, std::string_view id)
{
    const auto found = std::ranges::find(texts, id, &TeachingText::id);
    return found == texts.end() ? std::string_view{} : found->english;
}

/// "9.5" at the beginning of a text.
std::string_view numberIn(std::string_view text)
{
    return text.substr(0, text.find_first_not_of("0123456789."));
}

} // namespace

Message teachingOf(std::string_view algorithm)
{
    const std::string_view line = find(algorithmLines(), algorithm);
    return line.empty() ? Message{} : Message{"teaches." + std::string{algorithm}, {}, std::string{line}};
}

Message nameOf(const Preset& preset)
{
    return {"preset-name." + preset.id, {}, std::string{find(presetNames(), preset.id)}};
}

Message titleOf(const Preset& preset)
{
    return {"preset." + preset.id, {}, preset.title};
}

Message figureOf(const Preset& preset)
{
    return {"figure." + preset.figure, {}, preset.figure};
}

Message sourceOf(const Preset& preset)
{
    return writtenSource(preset.source);
}

std::string figureNumber(const Preset& preset)
{
    const std::string_view figure = preset.figure;
    using Kind = std::pair<std::string_view, std::string>;
    for (const auto& [word, sign] : {Kind{"figure ", ""}, Kind{"figures ", ""}, Kind{"section ", "§ "}}) {
        if (!figure.starts_with(word))
            continue;
        const std::string_view rest = figure.substr(word.size()), number = numberIn(rest);
        if (number.empty())
            return {};
        for (const std::string_view joint : {" and ", " to "})
            if (rest.substr(number.size()).starts_with(joint))
                return std::string{number} + "–" + std::string{numberIn(rest.substr(number.size() + joint.size()))};
        return sign + std::string{number};
    }
    return {};
}

} // namespace lockstep
