#pragma once

#include "ui/lens/lens.hpp"
#include "ui/lens/origins.hpp"
#include "ui/scene/theme.hpp"

#include <QPointF>
#include <functional>

namespace lockstep::ui {

/// Of a sort of pairs, whose equal keys can be told apart: what became of their order. Nothing where no keys are equal,
/// or where the events of a launch are not at hand.
std::optional<Crossings> equalKeys(const Resident& resident);

/// "4 pairs of successive equal keys keep their order", or how many of them have crossed: as many as there are arcs.
Phrase equalKeysPhrase(std::uint64_t pairs, std::uint64_t crossed);
/// Ends the sentence about a sort that has ended with that phrase, where there is something to tell.
void tellEqualKeys(std::vector<Phrase>& told, const Resident& resident);

/// Joins two neighbours among equal keys by an arc; `high` is how far and to which side of them it goes. One whose keys
/// have crossed is dashed.
void joinEqual(Scene& scene, const Theme& colors, QPointF from, QPointF to, QPointF high, double width, bool crossed,
               std::size_t place);

/// Joins all neighbours of a row at the points where they are met, where they stand wide enough apart; `s` is the
/// picture's scale.
void joinNeighbours(Scene& scene, const Theme& colors, const Crossings& equal, QPointF high, double s,
                    const std::function<QPointF(std::size_t)>& at);

} // namespace lockstep::ui
