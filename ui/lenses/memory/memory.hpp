#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// How a launch's work-items load and store: on a machine that one chooses, in wavefronts, segments and banks. Not in
/// the table of lenses, since every recording has this look beside its own. The same look gives the same object.
const Lens& memoryLens(const MemoryLook& look);

/// Lines of the kernel's text: of the access that the moment's picture shows first, then of the launch's other
/// accesses. Empty where its events are not at hand.
std::vector<std::uint32_t> linesOfAccesses(const Resident& resident, Moment moment, const MemoryLook& look);

/// The row of the table of accesses, among all of the launch, at a place in a picture; nothing beside them.
std::optional<std::size_t> accessAt(const Scene& scene, QPointF at);
/// A click there shows where the launch stands under the machine's roof.
bool isRoofAt(const Scene& scene, QPointF at);
/// The operation that a click there steps to, as in MemoryLook::operation; nothing beside the two arrows.
std::optional<std::size_t> operationAt(const Scene& scene, QPointF at);

} // namespace lockstep::ui
