#pragma once

#include "ui/lenses/network/layout.hpp"

namespace lockstep::ui {

/// Sizes that give way when the width is short: at `give` 0 the smallest, at 1 those of the visual language.
struct Measures {
    double pitch, padding, focusPitch, focusPadding, gap;
};

/// Which launches are shown, and how wide they are.
struct Fit {
    std::size_t first = 1, last = 0;
    Measures measures{};
    double width = 0;
};

/// Finds the picture that tells most in the view's width, and how much of the keys it has room for.
Fit fitNetwork(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators,
               KeyWidths widths, std::size_t launch, LaunchColumns of);
/// Fills the layout; the comparators that are shown move into it.
void placeColumns(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators,
                  KeyWidths widths, std::size_t launch, const Fit& fit);

} // namespace lockstep::ui
