#pragma once

#include "ui/scene/theme_name.hpp"

#include <array>
#include <string>

namespace lockstep::ui {

/// Which colours meanings have: the usual ones, or those that are told apart with every kind of colour blindness.
/// pictures.md, Colours.
enum class Palette { usual, safe };
inline constexpr std::array paletteNames{"usual", "safe"};

/// A theme's name says its palette, too: these stand behind those of ThemeName, in the same order.
inline constexpr ThemeName lightSafe{4}, darkSafe{5}, lightContrastSafe{6}, darkContrastSafe{7};

/// The same theme in the colours of this palette.
ThemeName withPalette(ThemeName name, Palette palette);
Palette paletteOf(ThemeName name);
/// As --palette calls it. Throws InputError.
Palette paletteNamed(const std::string& name);

} // namespace lockstep::ui
