#pragma once

#include "ui/kit/values.hpp"
#include "ui/lenses/blocks/model.hpp"

#include <array>
#include <vector>

namespace lockstep::ui {

/// Widths of a row's texts at size 1.
struct RowTexts {
    std::array<double, everyForm.size()> value{}; ///< by ValueForm
    std::array<double, everyForm.size()> before{};
    double range = 0;
};

/// By row: of all that stands there from the input to the output.
std::vector<RowTexts> textsOf(const Recording& recording, const BlocksFlow& flow);

/// What work-groups do that add their block up first and scan it later; `again`: so many of them publish twice.
QString blocksReadTwice(std::size_t groups, std::size_t again, bool adds);

} // namespace lockstep::ui
