#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

enum class ElementType : std::uint8_t {
    uint32,
    int32,
    float32,
    pair, ///< key << 16 | value: only the key is compared, the value is carried along
    text, ///< up to four characters, the first in the highest byte, 0 after the last
};
inline constexpr ElementType lastElementType = ElementType::text;

/// All element types are 32 bits wide; a buffer's content is its words.
using Words = std::vector<std::uint32_t>;
using WordsPtr = std::shared_ptr<const Words>;

} // namespace lockstep
