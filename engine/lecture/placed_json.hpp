#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Where something stands in a text; both count from 1, columns in characters.
struct TextPlace {
    std::size_t line = 0, column = 0;
    bool operator==(const TextPlace&) const = default;
};

/// A value of JSON that knows where it began.
struct PlacedValue {
    enum class Kind : std::uint8_t { null, boolean, number, text, list, object };
    Kind kind = Kind::null;
    TextPlace place;
    bool boolean = false;
    std::string text; ///< of a text its content, of a number its digits as they stand
    std::vector<PlacedValue> items;
    std::vector<std::string> names; ///< of an object: the name of items[i]
    std::vector<TextPlace> namePlaces;

    /// The member of this name; null where there is none, or where this is no object.
    const PlacedValue* find(std::string_view name) const;
};

/// "a text", "a number", "a list"… for sentences.
std::string kindName(PlacedValue::Kind kind);

/// Throws InputError "name:line:column: why".
[[noreturn]] void refuseAt(std::string_view name, TextPlace place, std::string_view why);

inline constexpr std::size_t deepestJson = 32;

/// JSON from anywhere. Throws InputError with line and column: what is no JSON, nested deeper than `deepestJson`, or
/// names a field of an object twice. `name` is what the sentence calls the text.
PlacedValue parsePlacedJson(std::string_view text, std::string_view name);

} // namespace lockstep
