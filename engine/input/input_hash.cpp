#include "engine/input/input_hash.hpp"

#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"

#include <fmt/format.h>

namespace lockstep {

std::uint64_t inputHash(const Words& input, ElementType type)
{
    std::uint64_t hash = 0xCBF29CE484222325u;
    const auto add = [&](std::uint8_t byte) { hash = (hash ^ byte) * 0x100000001B3u; };
    for (char c : elementTypeName(type))
        add(static_cast<std::uint8_t>(c));
    for (std::uint32_t word : input)
        for (unsigned shift = 0; shift < 32; shift += 8)
            add(static_cast<std::uint8_t>(word >> shift));
    return hash;
}

std::string inputHashText(const Words& input, ElementType type)
{
    return fmt::format("{:016x}", inputHash(input, type));
}

std::string inputHashText(const Recording& recording)
{
    if (const auto given = recording.parameters.find(wordsParameter);
        given != recording.parameters.end() && joinsTexts(recording.parameters)) {
        Words both = recording.input; // two texts may have words of the same lengths
        for (const char letter : given->second)
            both.push_back(static_cast<unsigned char>(letter));
        return inputHashText(both, recording.type);
    }
    const auto words = WordTable::of(recording.parameters);
    return inputHashText(words ? words->characters() : recording.input, recording.type);
}

} // namespace lockstep
