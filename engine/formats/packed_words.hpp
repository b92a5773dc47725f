#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Words as bytes, the lowest first, and back. What unpacks throws std::runtime_error or std::out_of_range where the
/// bytes are none that we pack.
std::vector<std::uint8_t> packWords(const Words& words);
/// The same, without a copy where they stand so in memory; else in `room`.
std::span<const std::uint8_t> packedWords(const Words& words, std::vector<std::uint8_t>& room);
Words unpackWords(std::span<const std::uint8_t> bytes);

/// A launch's events as such words: only the accesses that they have, which is a third of what they take in memory.
std::vector<std::uint8_t> packEvents(const Events& events);
EventsPtr unpackEvents(std::span<const std::uint8_t> bytes);
/// The same for some of them after others. The first fills `bytes` anew, the second appends.
void packSome(std::span<const Event> events, std::vector<std::uint8_t>& bytes);
void unpackMore(std::span<const std::uint8_t> bytes, Events& events);
/// How many of them are packed in these bytes.
std::size_t countEvents(std::span<const std::uint8_t> packed);

} // namespace lockstep
