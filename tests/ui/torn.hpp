#pragma once

#include "ui/scene/scene.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

/// Drawn as wrong: torn, in ink or grey.
inline bool isTorn(const Mark& mark, const Theme& colors)
{
    constexpr int least = 7; // elements of a path with teeth and no round corners
    const auto* path = std::get_if<PathShape>(&mark.shape);
    return path != nullptr && path->path.elementCount() > least &&
           (path->fill == colors.ink || path->fill == colors.raised);
}

inline std::size_t tornIn(const Scene& scene, const Theme& colors)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(scene.marks, [&](const Mark& mark) { return isTorn(mark, colors); }));
}

} // namespace lockstep::ui
