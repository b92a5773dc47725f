#include "ui/lens/sorted_field.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>
#include <bit>

namespace lockstep::ui {

std::optional<Field> fieldSortedBy(const Recording& recording, std::size_t k)
{
    if (recording.type != ElementType::pair || recording.workUnit != WorkUnit::compares || recording.launches.empty())
        return std::nullopt;
    const std::size_t launch = std::clamp<std::size_t>(k, 1, recording.launchCount());
    const std::optional<std::uint32_t>& shift = recording.launches[launch - 1].meaning.shift;
    return shift ? std::optional(*shift == 0 ? Field::second : Field::first) : std::nullopt;
}

std::uint32_t bySortedField(const Recording& recording, std::size_t k, std::uint32_t key)
{
    return fieldSortedBy(recording, k) == Field::second ? std::rotl(key, 16) : key;
}

Words bySortedField(const Recording& recording, std::size_t k, Words keys)
{
    for (std::uint32_t& key : keys)
        key = bySortedField(recording, k, key);
    return keys;
}

} // namespace lockstep::ui
