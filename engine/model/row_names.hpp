#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace lockstep {

/// The names that a table of rows gives an enumeration, in its order.
template <typename Enum>
using RowNames = std::span<const std::pair<Enum, std::string_view>>;

template <typename Enum>
std::string_view nameIn(std::type_identity_t<RowNames<Enum>> rows, Enum one)
{
    return rows[static_cast<std::size_t>(one)].second;
}

/// Nothing for a name that there is none of.
template <typename Enum>
std::optional<Enum> namedIn(std::type_identity_t<RowNames<Enum>> rows, std::string_view name)
{
    for (const auto& [one, id] : rows)
        if (id == name)
            return one;
    return std::nullopt;
}

} // namespace lockstep
