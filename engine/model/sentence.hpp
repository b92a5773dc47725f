#pragma once

#include <fmt/format.h>
#include <string>
#include <string_view>

namespace lockstep {

/// What an English text is in a language, told by its code ("de"); empty where it has no translation. Called from any
/// thread.
using SentenceLookup = std::string (*)(std::string_view language, std::string_view english);

/// Set once, by a program that has translations; without it all is English.
void translateSentences(SentenceLookup lookup);

/// From now on sentences are told in this language, by its code: "en", "de". What was told before stays as it is.
void tellSentencesIn(std::string_view language);
std::string sentenceLanguage();

/// The English text in the program's language, braces and all; itself where there is no translation.
std::string translated(std::string_view english);

namespace detail {
std::string told(std::string_view english, fmt::format_args arguments);
}

/// A sentence for people, or a part of one, in the program's language. A translation may order the arguments anew, as
/// in
/// "{1} of {0}"; one that does not fit them is passed over. What programs read is not told by it. Its texts are found
/// in the sources by this name (resources/translations/update), so the first argument is a literal.
template <class... Arguments>
std::string sentence(fmt::format_string<Arguments...> english, Arguments&&... arguments)
{
    const fmt::string_view text = english;
    return detail::told({text.data(), text.size()}, fmt::make_format_args(arguments...));
}

/// Marks a text that is translated() later; found in the sources like those of sentence().
constexpr const char* later(const char* english)
{
    return english;
}

} // namespace lockstep
