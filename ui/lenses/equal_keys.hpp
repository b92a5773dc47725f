#pragma once

#include "ui/lenses/lens.hpp"
#include "ui/lenses/origins.hpp"
#include "ui/scene/theme.hpp"

#include <QPointF>

namespace lockstep::ui {

/// Of a sort of pairs, whose equal keys can be told apart: what became of their order. Nothing where no keys are equal,
/// or where the events of a launch are not at hand.
std::optional<Crossings> equalKeys(const Resident& resident);

/// "4 pairs of equal keys keep their order", or how many of them have crossed.
Phrase equalKeysPhrase(std::uint64_t pairs, std::uint64_t crossed);
/// Ends the sentence about a sort that has ended with that phrase, where there is something to tell.
void tellEqualKeys(std::vector<Phrase>& told, const Resident& resident);

/// Joins two neighbours among equal keys by an arc; `high` is how far and to which side of them it goes. One whose keys
/// have crossed is dashed.
void joinEqual(Scene& scene, const Theme& colors, QPointF from, QPointF to, QPointF high, double width, bool crossed,
               std::size_t place);

} // namespace lockstep::ui
