#pragma once

#include "engine/analysis/memory_table.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/theme_name.hpp"

#include <QSizeF>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace lockstep::ui {

enum class ViewRole { window, exported, presenter };

/// A launch's accesses of memory instead of its structure: on which machine, and what the card shows.
struct MemoryLook {
    MemoryMachine machine;
    double peak = 10'000, bandwidth = 1'000; ///< of its roof: 10^9 operations and bytes a second
    bool isRoof = false;                     ///< the card shows where the launch stands under it
    std::optional<std::size_t> access;       ///< its row in the launch's MemoryTable; absent: the worst one
    std::optional<std::size_t> operation;    ///< among those of the row that the moment shows; absent: the worst one
    bool isStepped = false;                  ///< the card has arrows to other operations
    bool operator==(const MemoryLook&) const = default;
};

struct View {
    QSizeF size{880, 600}; ///< scene units available to the lens
    ThemeName theme = ThemeName::light;
    ViewRole role = ViewRole::window;
    Language language = Language::english;
    std::optional<MemoryLook> memory;          ///< absent: the structure
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
