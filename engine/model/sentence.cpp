#include "engine/model/sentence.hpp"

#include <atomic>
#include <cstdint>

namespace lockstep {

namespace {

std::atomic<SentenceLookup> lookUp = nullptr;
std::atomic<std::uint64_t> spoken = 0; ///< a code of up to eight letters, the first of them lowest; 0: English

std::string found(std::string_view english)
{
    const SentenceLookup lookup = lookUp;
    return lookup == nullptr || spoken == 0 ? std::string{} : lookup(sentenceLanguage(), english);
}

} // namespace

void translateSentences(SentenceLookup lookup)
{
    lookUp = lookup;
}

void tellSentencesIn(std::string_view language)
{
    std::uint64_t code = 0;
    if (language != "en" && language.size() <= sizeof code)
        for (std::size_t i = 0; i < language.size(); ++i)
            code |= std::uint64_t{static_cast<unsigned char>(language[i])} << 8 * i;
    spoken = code;
}

std::string sentenceLanguage()
{
    std::string language;
    for (std::uint64_t code = spoken; code != 0; code >>= 8)
        language += static_cast<char>(code & 0xFF);
    return language.empty() ? "en" : language;
}

std::string translated(std::string_view english)
{
    std::string words = found(english);
    return words.empty() ? std::string{english} : words;
}

std::string detail::told(std::string_view english, fmt::format_args arguments)
{
    if (const std::string words = found(english); !words.empty())
        try {
            return fmt::vformat(words, arguments);
        } catch (const fmt::format_error&) {
            // a test tells of it; the English is right in any case
        }
    return fmt::vformat(fmt::string_view{english.data(), english.size()}, arguments);
}

} // namespace lockstep
