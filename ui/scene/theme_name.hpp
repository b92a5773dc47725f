#pragma once

namespace lockstep::ui {

/// The contrast themes draw history and what has not run yet as strongly as the rest (pictures.md, Colours):
/// projectors.
enum class ThemeName { light, dark, lightContrast, darkContrast };

} // namespace lockstep::ui
