#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <string>

namespace lockstep {

/// FNV-1a, 64 bits, over the type's name and the words, lowest byte first: the same on every machine.
std::uint64_t inputHash(const Words& input, ElementType type);
/// As 16 hexadecimal digits.
std::string inputHashText(const Recording& recording); // of words themselves
std::string inputHashText(const Words& input, ElementType type);

} // namespace lockstep
