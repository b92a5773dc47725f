#include "engine/formats/recording_cbor.hpp"
#include "engine/model/sentence.hpp"

#include <stdexcept>
#include <vector>

namespace lockstep {
namespace {

constexpr std::size_t mostDepth = 32;
// A launch takes some 130 values with its states and arguments; a value takes 16 bytes and more once it is parsed.
constexpr std::size_t mostValues = 256 * mostLaunches;

/// The lead byte of an item (RFC 8949, section 3).
enum class Major : std::uint8_t { unsignedNumber, negativeNumber, bytes, text, array, map, tag, simple };

[[noreturn]] void damaged(const std::string& how)
{
    throw std::runtime_error{sentence("The recording is damaged: {}.", how)};
}

/// Walks over the items without recursion and without making any: nlohmann's parser, which comes after it, recurses
/// for each level of arrays, maps and strings in parts.
class Scanner {
public:
    explicit Scanner(std::span<const std::uint8_t> bytes) : m_left(bytes) {}

    void scan()
    {
        std::vector<std::uint64_t> open{1}; // values still to come, by depth
        while (!open.empty()) {
            if (open.back() == 0) {
                open.pop_back();
                continue;
            }
            --open.back();
            if (const std::uint64_t inside = item(); inside > 0) {
                open.push_back(inside);
                if (open.size() > mostDepth)
                    damaged(sentence("its parts are nested too deeply"));
            }
        }
        if (!m_left.empty())
            damaged(sentence("something follows its end"));
    }

private:
    std::span<const std::uint8_t> take(std::uint64_t size)
    {
        if (size > m_left.size())
            damaged(sentence("it ends too early"));
        const auto taken = m_left.first(static_cast<std::size_t>(size));
        m_left = m_left.subspan(static_cast<std::size_t>(size));
        return taken;
    }

    /// Passes one item, or the head of an array or map; gives how many items it holds.
    std::uint64_t item()
    {
        if (++m_values > mostValues)
            throw std::runtime_error{sentence("The recording is too large: it has too many parts.")};
        constexpr unsigned bitsOfInfo = 5;
        const std::uint8_t lead = take(1)[0];
        const auto major = static_cast<Major>(lead >> bitsOfInfo);
        const unsigned info = lead & ((1u << bitsOfInfo) - 1);
        if (major == Major::simple) {
            if (info < 20 || info > 22) // false, true, null; there are no other simple values and no floats in it
                damaged(sentence("a value is of an unknown kind"));
            return 0;
        }
        const std::uint64_t number = argument(info);
        switch (major) {
        case Major::unsignedNumber:
            return 0;
        case Major::bytes:
            take(number);
            return 0;
        case Major::text:
            if (!isText(take(number)))
                damaged(sentence("a text is not UTF-8"));
            return 0;
        case Major::array:
        case Major::map:
            if (number > m_left.size()) // each item takes a byte at least
                damaged(sentence("it ends too early"));
            return major == Major::map ? 2 * number : number;
        default:
            damaged(sentence("a value is of an unknown kind"));
        }
    }

    std::uint64_t argument(unsigned info)
    {
        constexpr unsigned firstLong = 24, lastLong = 27; // the number follows in 1, 2, 4 or 8 bytes
        if (info < firstLong)
            return info;
        if (info > lastLong)
            damaged(sentence("a value is of an unknown kind")); // parts without a length among them
        std::uint64_t number = 0;
        for (const std::uint8_t byte : take(std::uint64_t{1} << (info - firstLong)))
            number = number << 8 | byte;
        return number;
    }

    /// UTF-8 without the characters that no XML may hold, except for what a source file is laid out with.
    static bool isText(std::span<const std::uint8_t> bytes)
    {
        for (std::size_t at = 0; at < bytes.size();) {
            const std::uint8_t lead = bytes[at++];
            if (lead < 0x80) {
                if (lead < 0x20 ? lead != '\n' && lead != '\t' && lead != '\r' : lead == 0x7F)
                    return false;
                continue;
            }
            const std::size_t more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
            if (lead < 0xC2 || lead > 0xF4 || bytes.size() - at < more)
                return false;
            std::uint32_t point = lead & (0x3Fu >> more);
            for (std::size_t i = 0; i < more; ++i) {
                const std::uint8_t next = bytes[at++];
                if ((next & 0xC0) != 0x80)
                    return false;
                point = point << 6 | (next & 0x3Fu);
            }
            constexpr std::uint32_t leastOf[]{0, 0x80, 0x800, 0x10000};
            if (point < leastOf[more] || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF) ||
                (point & 0xFFFE) == 0xFFFE || (point >= 0x80 && point < 0xA0))
                return false;
        }
        return true;
    }

    std::span<const std::uint8_t> m_left;
    std::size_t m_values = 0;
};

} // namespace

nlohmann::json parseCbor(std::span<const std::uint8_t> bytes)
try {
    Scanner{bytes}.scan();
    return nlohmann::json::from_cbor(bytes.begin(), bytes.end());
} catch (const nlohmann::json::exception&) { // a key that is no text
    damaged(sentence("a value is of an unknown kind"));
}

} // namespace lockstep
