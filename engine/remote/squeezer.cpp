#include "engine/remote/squeezer.hpp"

#include "engine/formats/packed_words.hpp"
#include "engine/remote/packed_bytes.hpp"

#include <stdexcept>

namespace lockstep::remote {
namespace {

/// Bytes from which on it pays.
constexpr std::size_t arraysFrom = 1024, othersFrom = 128;

/// Far above what any frame but those of arrays and events holds.
constexpr std::size_t largestPacked = std::size_t{1} << 28;

} // namespace

Squeezer::Squeezed Squeezer::squeeze(Kind kind, std::span<const std::uint8_t> content)
{
    if (kind == Kind::words && content.size() >= arraysFrom) {
        const std::vector<ShelvedPtr> known{m_shelf.all().begin(), m_shelf.all().end()};
        const ShelvedPtr array = m_shelf.put(std::make_shared<const Words>(unpackWords(content)));
        return {Kind::squeezed, remote::squeeze(*array, known)};
    }
    if (kind == Kind::packedEvents && content.size() >= arraysFrom)
        return {Kind::squeezedEvents, squeezeEvents(content)};
    if (kind == Kind::words || kind == Kind::packedEvents || content.size() < othersFrom)
        return {kind, {content.begin(), content.end()}};
    std::vector<std::uint8_t>& last = m_last[kind];
    std::vector<std::uint8_t> packed =
        Writer{}.number(static_cast<std::uint64_t>(kind)).blob(packBytes(content, last)).bytes();
    last.assign(content.begin(), content.end());
    return {Kind::packed, std::move(packed)};
}

Frame Squeezer::unsqueeze(const Frame& frame)
{
    switch (frame.kind) {
    case Kind::squeezed:
        m_words = remote::unsqueeze(frame.content, m_shelf);
        m_shelf.put(m_words);
        return {Kind::words, packedWords(*m_words, m_room)};
    case Kind::squeezedEvents:
        m_words = remote::unsqueeze(frame.content, m_shelf);
        return {Kind::packedEvents, packedWords(*m_words, m_room)};
    case Kind::packed: {
        Reader reader{frame};
        const std::uint64_t kind = reader.number();
        if (kind > UINT8_MAX)
            throw std::runtime_error{"a frame of no kind"};
        std::vector<std::uint8_t>& last = m_last[static_cast<Kind>(kind)];
        m_room = unpackBytes(reader.blob(), largestPacked, last);
        last = m_room;
        return {static_cast<Kind>(kind), m_room};
    }
    default:
        return frame;
    }
}

} // namespace lockstep::remote
