#include "engine/lecture/translated_json.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

using Kind = PlacedValue::Kind;

bool isLanguage(std::string_view name)
{
    return std::ranges::find(lectureLanguages, name) != lectureLanguages.end();
}

/// Names of fields that people read. A caption and notes may be objects of other kinds, texts by launch.
bool holdsWords(std::string_view field)
{
    return field == "title" || field == "text" || field == "question" || field == "caption" || field == "notes";
}

/// Whether a value that people read is an object with a text for each language.
bool isTranslated(const PlacedValue& value, bool mayBeByLaunch)
{
    return value.kind == Kind::object && (!mayBeByLaunch || std::ranges::any_of(value.names, isLanguage));
}

void requireLanguages(const PlacedValue& value, std::string_view file)
{
    if (value.names.empty())
        refuseAt(file, value.place, "this text stands in no language; write it as \"…\", or as {\"en\": \"…\"}.");
    for (std::size_t i = 0; i < value.names.size(); ++i)
        if (!isLanguage(value.names[i]))
            refuseAt(file, value.namePlaces[i],
                     fmt::format("\"{}\" is no language of a lecture; its texts stand in {}.",
                                 value.names[i].substr(0, 60), fmt::join(lectureLanguages, ", ")));
}

/// Calls `work` for each value that stands in several languages, and puts what it gives in its place.
template <class Work>
PlacedValue walked(const PlacedValue& value, bool isWords, bool mayBeByLaunch, const Work& work)
{
    if (isWords && isTranslated(value, mayBeByLaunch))
        return work(value);
    PlacedValue made = value;
    for (std::size_t i = 0; i < made.items.size(); ++i) {
        const bool isNamed = value.kind == Kind::object && !isWords;
        const std::string_view field = isNamed ? std::string_view{value.names[i]} : std::string_view{};
        made.items[i] =
            walked(value.items[i], isWords || holdsWords(field), field == "caption" || field == "notes", work);
    }
    return made;
}

} // namespace

std::vector<std::string_view> languagesOf(const PlacedValue& script, std::string_view file)
{
    std::vector<std::string_view> found;
    walked(script, false, false, [&](const PlacedValue& value) {
        requireLanguages(value, file);
        for (const std::string_view language : lectureLanguages)
            if (value.find(language) != nullptr && std::ranges::find(found, language) == found.end())
                found.push_back(language);
        return PlacedValue{};
    });
    return found;
}

PlacedValue inLanguage(const PlacedValue& script, std::string_view language, std::string_view file)
{
    return walked(script, false, false, [&](const PlacedValue& value) {
        requireLanguages(value, file);
        const PlacedValue* const asked = value.find(language);
        const PlacedValue* const english = value.find("en");
        return asked != nullptr ? *asked : english != nullptr ? *english : value.items.front();
    });
}

} // namespace lockstep
