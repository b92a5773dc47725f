#pragma once

#include "engine/model/words.hpp"
#include "engine/remote/shelf.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep::remote {

/// An array in few bytes. The far end has `known`, the newest last: where the array is one of them it is named; where
/// it holds the same words in another order, as all states of a sort do, it is told how they moved; or by how much they
/// differ, or how it grows from word to word.
std::vector<std::uint8_t> squeeze(const Shelved& array, std::span<const ShelvedPtr> known);
/// Events as they are packed in a file (formats/packed_words.hpp).
std::vector<std::uint8_t> squeezeEvents(std::span<const std::uint8_t> packed);
/// What either of them gave. Throws std::runtime_error where it is damaged, or told from what is not on the shelf.
WordsPtr unsqueeze(std::span<const std::uint8_t> bytes, const Shelf& shelf);

} // namespace lockstep::remote
