#pragma once

#include "engine/remote/frames.hpp"
#include "engine/remote/squeezed.hpp"

#include <map>

namespace lockstep::remote {

/// Makes frames small for a line between two machines. Both ends have one, and all that goes over the line passes
/// through it there and here, in order: so each knows what the other has.
class Squeezer {
public:
    struct Squeezed {
        Kind kind = Kind::done;
        std::vector<std::uint8_t> content;
    };
    Squeezed squeeze(Kind kind, std::span<const std::uint8_t> content);
    /// The frame as it was; others as they are. Throws std::runtime_error for what the other one never made. The
    /// content is there until the next call.
    Frame unsqueeze(const Frame& frame);

private:
    Shelf m_shelf{32, std::size_t{64} << 20};
    std::map<Kind, std::vector<std::uint8_t>> m_last; ///< frames that are packed, which are much like one another
    std::vector<std::uint8_t> m_room;
    WordsPtr m_words;
};

} // namespace lockstep::remote
