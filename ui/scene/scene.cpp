#include "ui/scene/scene.hpp"

#include <utility>

namespace lockstep::ui {

// Out of line: inlined into long functions, GCC 12 warns of members that it believes uninitialised.
void Scene::add(Shape shape, MarkId id, double opacity)
{
    marks.push_back({std::move(shape), std::move(id), opacity});
}

} // namespace lockstep::ui
