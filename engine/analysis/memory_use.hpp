#pragma once

#include "engine/model/forward.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// What a run takes in the device's memory beside its input, told by its buffers and its events. A word is 4 bytes.
struct MemoryUse {
    struct Part {
        std::string name; ///< of the buffer; "padding" where the input's own is longer than the input
        std::size_t words = 0;
    };
    std::size_t input = 0; ///< words
    std::vector<Part> extra;
    bool endsWhereItBegan = false; ///< the output stands in the input's buffer

    std::size_t extraWords() const;
    bool isInPlace() const { return extra.empty() && endsWhereItBegan; }
};

MemoryUse memoryUse(const Recording& recording);
/// Words of local memory of a work-group: each array up to the last word that an event names.
std::size_t localWords(const Launch& launch, const Events& events);
/// Of the launch that takes most; nothing where events are not kept.
std::optional<std::size_t> localWords(const Recording& recording);
/// "in place: nothing beside the 8 words of the input" or "24 words beside the 8 of the input: scratch 8, counts 16".
std::string memoryText(const MemoryUse& use);

} // namespace lockstep
