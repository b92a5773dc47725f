#pragma once

#include "engine/lecture/placed_json.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// An object's fields, each asked for by name and checked. Every function throws InputError with line and column.
class Fields {
public:
    /// `what` is "a scene"; a field that is not among `known` is refused, with the one that was probably meant.
    Fields(std::string_view file, const PlacedValue& object, std::string_view what,
           std::vector<std::string_view> known);

    [[noreturn]] void refuse(const PlacedValue& value, std::string_view why) const
    {
        refuseAt(m_file, value.place, why);
    }
    std::string_view file() const { return m_file; }
    const PlacedValue& object() const { return m_object; }
    bool has(std::string_view field) const { return find(field) != nullptr; }

    const PlacedValue* find(std::string_view field) const { return m_object.find(field); }
    const PlacedValue& need(std::string_view field) const;
    /// Refuses another kind: "from" is a text, and must be a number.
    const PlacedValue& be(std::string_view field, const PlacedValue& value, PlacedValue::Kind kind) const;

    std::string text(std::string_view field, std::string fallback = {}) const;
    std::string neededText(std::string_view field) const;
    bool flag(std::string_view field) const;
    std::optional<std::size_t> count(std::string_view field, std::size_t least, std::size_t most) const;
    double number(std::string_view field, double fallback, double least, double most) const;

    /// Of any value under a field's name.
    std::string textOf(std::string_view field, const PlacedValue& value) const;
    std::size_t countOf(std::string_view field, const PlacedValue& value, std::size_t least, std::size_t most) const;
    std::size_t countOf(std::string_view field, std::string_view digits, TextPlace place, std::size_t least,
                        std::size_t most) const;

private:
    std::string_view m_file;
    const PlacedValue& m_object;
    std::string m_what;
    std::vector<std::string_view> m_known;
};

} // namespace lockstep
