#include "engine/files/plain_text.hpp"

#include <algorithm>
#include <regex>
#include <string_view>

namespace lockstep {

/// By hand: a regular expression takes stack for each character that it repeats, and a kernel of one's own may have a
/// comment of any length.
PlainText plainText(const std::string& source)
{
    PlainText plain;
    const auto put = [&](char c, std::size_t place) {
        plain.text += c;
        plain.places.push_back(place);
    };
    for (std::size_t i = 0; i < source.size();) {
        const std::string_view rest = std::string_view{source}.substr(i);
        const bool isBlank = std::string_view{" \t\r\n\v\f"}.find(source[i]) != std::string_view::npos;
        std::size_t end = i + 1;
        if (rest.starts_with("//"))
            end = std::min(source.find('\n', i), source.size());
        else if (rest.starts_with("/*"))
            end = std::min(source.find("*/", i + 2), source.size() - 2) + 2;
        else if (!isBlank) {
            put(source[i], i);
            ++i;
            continue;
        }
        if (!plain.text.empty() && plain.text.back() != ' ')
            put(' ', i);
        i = end;
    }
    if (plain.text.ends_with(' ')) {
        plain.text.pop_back();
        plain.places.pop_back();
    }
    return plain;
}

std::vector<KernelHead> kernelHeads(const std::string& plain)
{
    static const std::regex head{
        R"(\b(?:__)?kernel (?:__attribute__ ?\(\([^()]{0,80}(?:\([^()]{0,80}\))?\)\) ?)?void (\w+) ?\()"};
    std::vector<KernelHead> heads;
    for (std::sregex_iterator it{plain.begin(), plain.end(), head}, end; it != end; ++it) {
        const auto begin = static_cast<std::size_t>(it->position());
        const std::size_t first = begin + static_cast<std::size_t>(it->length());
        heads.push_back({(*it)[1], begin, first, std::min(plain.find(')', first), plain.size())});
    }
    return heads;
}

} // namespace lockstep
