#pragma once

#include "ui/lens/events.hpp"
#include "ui/lenses/dataflow/model.hpp"

#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// In which column of the picture an element stands. Buffers as long as the input have a column an element; a cell of
/// local memory stands where its work-group's part of them does; any other cell stands under what came into it first.
class ScanColumns {
public:
    explicit ScanColumns(const Recording& recording) : m_recording(recording) {}
    /// To be called with a launch's events before its cells are asked for.
    void enter(std::size_t launch, const Events& events);
    std::optional<std::uint32_t> of(const CellPlace& place) const;
    /// The column of a cell that is written; `otherwise` where nothing yet says which.
    std::uint32_t settle(const CellPlace& place, std::uint32_t otherwise);
    /// The parts of the work-groups of the launch that has been entered, where they have one.
    const std::vector<ScanGroup>& groups() const { return m_groups; }

private:
    bool isPositional(std::uint32_t array) const;
    void placePads(const Events& events);

    const Recording& m_recording;
    std::map<CellPlace, std::uint32_t> m_known;
    std::vector<ScanGroup> m_groups;
};

} // namespace lockstep::ui
