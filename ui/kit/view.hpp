#pragma once

#include "ui/scene/language.hpp"
#include "ui/scene/theme_name.hpp"

#include <QSizeF>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace lockstep::ui {

enum class ViewRole { window, exported, presenter };

struct View {
    QSizeF size{880, 600}; ///< scene units available to the lens
    ThemeName theme = ThemeName::light;
    ViewRole role = ViewRole::window;
    Language language = Language::english;
    std::optional<std::uint32_t> selectedItem; ///< inspected work-item of the current launch
    std::size_t launches = 0; ///< leave room for so many, if the recording has fewer: of a longer one beside it
    bool hasTitle = true, hasNarration = true, hasLegend = true;
    bool isTransparent = false; ///< no ground
    double textScale = 1;       ///< of the presenter's type, from 0.75 to 2
    double titleRoom = 0;       ///< scene units that other things take at the right end of the title's line
    QString title;              ///< instead of the algorithm's; empty: none
    QString caption;            ///< instead of the narration; empty: none
};

} // namespace lockstep::ui
