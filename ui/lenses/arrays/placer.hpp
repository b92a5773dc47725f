#pragma once

#include "ui/lenses/arrays/layout.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

inline constexpr std::size_t mostTiers = 5;

/// What stands in each tier, from above.
struct Tiers {
    std::array<std::vector<std::size_t>, mostTiers> uses;
    std::vector<std::size_t>& operator[](Tier tier) { return uses[static_cast<std::size_t>(tier)]; }
    const std::vector<std::size_t>& operator[](Tier tier) const { return uses[static_cast<std::size_t>(tier)]; }
};
/// Of local arrays those of one work-group, or of all.
Tiers tiersOf(const ArraysRead& read, std::optional<std::uint32_t> group);

/// The group whose local arrays are shown where not all of them can be: the selected work-item's, else the first.
std::uint32_t groupShown(const ArraysRead& read, const View& view);

/// Tries one way after another to place all arrays, the clearest first.
class Placer {
public:
    Placer(const ArraysRead& read, const View& view);
    ArraysLayout take();

private:
    using Row = std::vector<std::size_t>; ///< uses beside one another
    using Rows = std::array<std::vector<Row>, mostTiers>;

    // ---- layout.cpp: what all ways have in common, and what the launch does not touch
    ArraysLayout finished();
    ArrayBox boxOf(std::size_t use, Tier tier) const;
    QRectF outer(const ArrayBox& box) const;
    double headHeight() const { return 21 * m_s; }
    double blockGap() const { return 22 * m_s; }
    double headWidth(const ArrayUse& use) const;
    double widest(const std::vector<std::size_t>& uses, double size) const;
    double idleHeight(const Tiers& tiers) const;
    double idleLine() const { return 26 * m_s; }
    std::size_t mostIdle() const { return m_view.role == ViewRole::presenter ? 0 : 3; }
    void placeIdle(const Tiers& tiers, double y);

    // ---- place_strays.cpp: beside the ends of arrays
    static bool isShown(const ArrayStray& stray, Tier tier);
    double strayWidth(const ArrayUse& use, const ArrayStray& stray) const;
    double strayRoom(const ArrayUse& use, Tier tier, bool isBehind) const;
    double roomBelow(const ArrayUse& use, Tier tier) const;
    void placeStrays(ArrayBox& box) const;

    // ---- place_linked.cpp: cells with lines between them
    bool tryLinked();
    bool placeLinked(const Tiers& tiers, double size, std::size_t most);
    bool placeRows(const Tiers& tiers, const Rows& rows, double pitch, double size);
    std::vector<Row> rowsOf(Tier tier, const std::vector<std::size_t>& uses, double pitch, std::size_t most) const;
    double rowWidth(Tier tier, const Row& row, double pitch) const;
    double spanOf(Tier tier, const ArrayUse& use, double pitch) const;
    double besideWidth(const ArrayUse& use) const;

    // ---- place_cells.cpp: cells in lines
    struct Manner {
        bool namesItems = false, isBeside = false;
        double size = 13;  ///< of the values
        double growth = 1; ///< of the cells, where there is room
    };
    bool tryCells();
    bool placeCells(const Tiers& tiers, const Manner& manner);
    std::size_t perLine(const ArrayUse& use, double pitch, double room) const;
    std::optional<double> placeTier(const std::vector<std::size_t>& uses, Tier tier, const Manner& manner, double least,
                                    const QRectF& place, std::vector<ArrayBox>& boxes) const;

    // ---- place_strips.cpp: too many for cells
    void asStrip(ArrayBox& box) const;
    void placeStrips();

    const ArraysRead& m_read;
    const View& m_view;
    ArraysLayout m_layout;
    double m_s = 1;
    bool m_hasLegend = true;
    bool m_headsBeside = false; ///< names of local arrays stand at their right, where no lines pass
    QRectF m_room, m_area;      ///< of the card, and inside it
};

} // namespace lockstep::ui
