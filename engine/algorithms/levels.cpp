#include "engine/algorithms/levels.hpp"

#include <fmt/format.h>
#include <utility>

namespace lockstep {

void Levels::level(const Sweep& sweep, std::size_t distance, std::size_t items, std::vector<Binding> buffers)
{
    const Range range = groupsOf(items, m_run.largestGroup());
    LaunchMeaning meaning;
    meaning.group = sweep.group;
    meaning.title = {"scan.distance", {std::to_string(distance)}, fmt::format("distance {}", distance)};
    meaning.unit = sweep.unit;
    meaning.level = ++m_number;
    meaning.distance = static_cast<std::uint32_t>(distance);
    meaning.direction = sweep.direction;
    buffers.push_back({sweep.size, static_cast<std::uint32_t>(m_n)});
    buffers.push_back({sweep.distance, static_cast<std::uint32_t>(distance)});
    m_run.launch({sweep.kernel, range.global, range.local, std::move(buffers), std::move(meaning)});
}

} // namespace lockstep
