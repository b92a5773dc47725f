#include "engine/remote/frames.hpp"

#include "engine/files/version.hpp"
#include "engine/formats/packed_words.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace lockstep::remote {

std::array<std::uint8_t, frameHead> headOf(Kind kind, std::size_t size)
{
    std::array<std::uint8_t, frameHead> head{};
    for (std::size_t byte = 0; byte < 4; ++byte)
        head[byte] = static_cast<std::uint8_t>(size >> 8 * byte);
    head[4] = static_cast<std::uint8_t>(kind);
    return head;
}

std::span<std::uint8_t> FrameReader::room(std::size_t size)
{
    if (m_at > 0) { // what was read makes room; what is left is part of a frame
        std::memmove(m_bytes.data(), m_bytes.data() + m_at, m_end - m_at);
        m_end -= m_at;
        m_at = 0;
    }
    if (m_bytes.size() < m_end + size)
        m_bytes.resize(std::max(m_end + size, 2 * m_bytes.size()));
    constexpr std::size_t much = std::size_t{64} << 20;
    if (m_end == 0 && m_bytes.size() > much) { // a large frame is behind us
        m_bytes.resize(size);
        m_bytes.shrink_to_fit();
    }
    return std::span{m_bytes}.subspan(m_end);
}

std::optional<FrameReader::Head> FrameReader::coming() const
{
    const std::span<const std::uint8_t> left = std::span{m_bytes}.subspan(m_at, m_end - m_at);
    if (left.size() < frameHead)
        return {};
    std::size_t size = 0;
    for (std::size_t i = 0; i < 4; ++i)
        size |= std::size_t{left[i]} << 8 * i;
    return Head{static_cast<Kind>(left[4]), size};
}

std::optional<Frame> FrameReader::next()
{
    const std::optional<Head> head = coming();
    if (!head)
        return {};
    if (head->size > largestFrame)
        throw std::runtime_error{"a frame is too large"};
    if (m_end - m_at < frameHead + head->size)
        return {};
    const auto content = std::span<const std::uint8_t>{m_bytes}.subspan(m_at + frameHead, head->size);
    m_at += frameHead + head->size;
    return Frame{head->kind, content};
}

Writer& Writer::number(std::uint64_t value)
{
    std::array<std::uint8_t, sizeof value> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(value >> 8 * i);
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    return *this;
}

Writer& Writer::optional(const std::optional<std::uint64_t>& value)
{
    number(value ? 1 : 0);
    return value ? number(*value) : *this;
}

Writer& Writer::text(std::string_view text)
{
    number(text.size());
    m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    return *this;
}

Writer& Writer::words(const Words& words)
{
    std::vector<std::uint8_t> room;
    return blob(packedWords(words, room));
}

Writer& Writer::blob(std::span<const std::uint8_t> bytes)
{
    number(bytes.size());
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    return *this;
}

std::vector<std::uint8_t> greeting()
{
    return Writer{}.number(protocolVersion).text(version()).bytes();
}

std::span<const std::uint8_t> Reader::take(std::uint64_t size)
{
    if (size > m_left.size())
        throw std::runtime_error{"a frame ends too early"};
    const auto taken = m_left.first(static_cast<std::size_t>(size));
    m_left = m_left.subspan(static_cast<std::size_t>(size));
    return taken;
}

std::uint64_t Reader::number()
{
    std::uint64_t value = 0;
    const auto bytes = take(sizeof value);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value |= std::uint64_t{bytes[i]} << 8 * i;
    return value;
}

std::optional<std::uint64_t> Reader::optional()
{
    return number() != 0 ? std::optional{number()} : std::nullopt;
}

std::size_t Reader::count()
{
    const std::uint64_t count = number();
    if (count > m_left.size() / sizeof count)
        throw std::runtime_error{"a frame ends too early"};
    return static_cast<std::size_t>(count);
}

std::string Reader::text()
{
    const auto bytes = take(number());
    return {bytes.begin(), bytes.end()};
}

Words Reader::words()
{
    return unpackWords(take(number()));
}

} // namespace lockstep::remote
