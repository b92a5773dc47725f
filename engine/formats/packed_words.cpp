#include "engine/formats/packed_words.hpp"

#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"

#include <bit>
#include <cstring>
#include <fmt/format.h>
#include <stdexcept>

namespace lockstep {
namespace {

/// The words that stand in a string of bytes.
class WordView {
public:
    explicit WordView(std::span<const std::uint8_t> bytes) : m_bytes(bytes)
    {
        if (m_bytes.size() % 4 != 0)
            throw std::runtime_error{sentence("The recording is damaged: an array has a broken element.")};
    }
    std::size_t size() const { return m_bytes.size() / 4; }
    std::uint32_t at(std::size_t i) const
    {
        if (i >= size())
            throw std::out_of_range{"no such word"};
        return (*this)[i];
    }
    /// One that is there.
    std::uint32_t operator[](std::size_t i) const
    {
        std::uint32_t word = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            word |= std::uint32_t{m_bytes[4 * i + byte]} << 8 * byte;
        return word;
    }

private:
    std::span<const std::uint8_t> m_bytes;
};

std::uint8_t readsOf(std::uint32_t head)
{
    return head >> 8 & 0xF;
}
std::uint8_t writesOf(std::uint32_t head)
{
    return head >> 12 & 0xF;
}

/// That an event with so many accesses takes.
std::size_t eventWords(std::size_t reads, std::size_t writes)
{
    return 4 + 3 * (reads + writes);
}

std::size_t countEvents(const WordView& words)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < words.size(); ++count)
        at += eventWords(readsOf(words.at(at)), writesOf(words.at(at)));
    return count;
}

} // namespace

std::vector<std::uint8_t> packWords(const Words& words)
{
    std::vector<std::uint8_t> bytes(words.size() * 4);
    if constexpr (std::endian::native == std::endian::little) {
        if (!words.empty())
            std::memcpy(bytes.data(), words.data(), bytes.size());
        return bytes;
    }
    for (std::size_t i = 0; i < words.size(); ++i)
        for (std::size_t byte = 0; byte < 4; ++byte)
            bytes[4 * i + byte] = static_cast<std::uint8_t>(words[i] >> 8 * byte);
    return bytes;
}

std::span<const std::uint8_t> packedWords(const Words& words, std::vector<std::uint8_t>& room)
{
    if constexpr (std::endian::native == std::endian::little)
        return {reinterpret_cast<const std::uint8_t*>(words.data()), words.size() * sizeof(std::uint32_t)};
    room = packWords(words);
    return room;
}

Words unpackWords(std::span<const std::uint8_t> bytes)
{
    const WordView view{bytes};
    Words words(view.size());
    if constexpr (std::endian::native == std::endian::little) {
        if (!words.empty())
            std::memcpy(words.data(), bytes.data(), bytes.size());
        return words;
    }
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = view[i];
    return words;
}

std::vector<std::uint8_t> packEvents(const Events& events)
{
    std::vector<std::uint8_t> bytes;
    packSome(events, bytes);
    return bytes;
}

void packSome(std::span<const Event> events, std::vector<std::uint8_t>& bytes)
{
    std::size_t words = 0;
    for (const Event& e : events)
        words += eventWords(e.readCount, e.writeCount);
    bytes.resize(words * 4);
    std::uint8_t* to = bytes.data();
    const auto put = [&](std::uint32_t word) {
        for (std::size_t byte = 0; byte < 4; ++byte)
            to[byte] = static_cast<std::uint8_t>(word >> 8 * byte);
        to += 4;
    };
    for (const Event& e : events) {
        put(static_cast<std::uint32_t>(e.op) | std::uint32_t{e.readCount} << 8 | std::uint32_t{e.writeCount} << 12 |
            std::uint32_t{e.line} << 16);
        for (const std::uint32_t word : {e.item, e.group, e.phase})
            put(word);
        for (const auto& accesses : {e.reads(), e.writes()})
            for (const Access& a : accesses)
                for (const std::uint32_t word : {a.array, a.index, a.value})
                    put(word);
    }
}

std::size_t countEvents(std::span<const std::uint8_t> packed)
{
    return countEvents(WordView{packed});
}

EventsPtr unpackEvents(std::span<const std::uint8_t> bytes)
{
    auto events = std::make_shared<Events>();
    events->reserve(countEvents(WordView{bytes}));
    unpackMore(bytes, *events);
    return events;
}

void unpackMore(std::span<const std::uint8_t> bytes, Events& events)
{
    const WordView words{bytes};
    for (std::size_t at = 0; at < words.size();) {
        Event& e = events.emplace_back();
        const std::uint32_t head = words.at(at);
        if (!isOperation(head & 0xFF))
            throw std::runtime_error{
                sentence("The recording is damaged: there is no operation of the number {}.", head & 0xFF)};
        e.op = static_cast<Op>(head & 0xFF);
        e.readCount = readsOf(head);
        e.writeCount = writesOf(head);
        e.line = static_cast<std::uint16_t>(head >> 16);
        if (!isWellFormed(e))
            throw std::runtime_error{sentence("The recording is damaged: no {} reads {} places and writes {}.",
                                              operation(e.op).noun, e.readCount, e.writeCount)};
        const std::size_t end = at + eventWords(e.readCount, e.writeCount);
        words.at(end - 1); // so that those before it need not be looked for
        e.item = words[at + 1];
        e.group = words[at + 2];
        e.phase = words[at + 3];
        at += 4;
        const auto next = [&]() -> Access {
            at += 3;
            return {words[at - 3], words[at - 2], words[at - 1]};
        };
        for (std::size_t i = 0; i < e.readCount; ++i)
            e.readSlots[i] = next();
        for (std::size_t i = 0; i < e.writeCount; ++i)
            e.writeSlots[i] = next();
    }
}

} // namespace lockstep
