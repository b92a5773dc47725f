#pragma once

#include "ui/lenses/grid/read_product.hpp"
#include "ui/lenses/grid/scene.hpp"

namespace lockstep::ui {

/// How many of a sum's products are added at this time.
std::size_t productsDone(const ProductSum& sum, const GridTime& time);

Scene productScene(const ProductRead& read, const Resident& resident, const GridTime& time, const View& view);

std::vector<Phrase> tellProduct(const ProductRead& read, const Recording& recording, const GridTime& time);

} // namespace lockstep::ui
