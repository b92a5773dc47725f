#pragma once

#include "app/commands.hpp"
#include "ui/kit/view.hpp"
#include "ui/scene/theme_name.hpp"

#include <optional>
#include <string>

// How pictures of a call look, as export and open read it.

namespace lockstep::app {

/// Of the two ways to look at a launch; nothing for its structure. Throws InputError.
std::optional<ui::MemoryLook> memoryLook(const LensOptions& options);
/// Throws InputError.
ui::ThemeName themeNamed(const std::string& name);
/// Throws InputError for what is not from 0 to 1.
void checkFraction(double fraction);

} // namespace lockstep::app
