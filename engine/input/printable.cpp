#include "engine/input/printable.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>

namespace lockstep {

namespace {

/// 0 where `text` begins with no character of UTF-8.
std::size_t lengthOf(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length)
        return 0;
    std::uint32_t code = first & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u)
            return 0;
        code = code << 6 | (byte(i) & 0x3Fu);
    }
    const bool isLonger = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000); // than it has to be
    const bool isSurrogate = code >= 0xD800 && code < 0xE000;
    return isLonger || isSurrogate || code > 0x10FFFF ? 0 : length;
}

} // namespace

std::size_t characterLength(std::string_view text)
{
    return std::max<std::size_t>(lengthOf(text), 1);
}

std::string printable(std::string_view text)
{
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = lengthOf(text.substr(at));
        const auto first = static_cast<unsigned char>(text[at]);
        // U+0080 to U+009F steer terminals as the first 32 do.
        const bool steers = (length == 1 && (first < 0x20 || first == 0x7F)) ||
                            (length == 2 && first == 0xC2 && static_cast<unsigned char>(text[at + 1]) < 0xA0);
        for (std::size_t i = 0; i < std::max<std::size_t>(length, 1); ++i)
            if (length == 0 || steers)
                shown += fmt::format("\\x{:02X}", static_cast<unsigned char>(text[at + i]));
            else
                shown += text[at + i];
        at += std::max<std::size_t>(length, 1);
    }
    return shown;
}

} // namespace lockstep
