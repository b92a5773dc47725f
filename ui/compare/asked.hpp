#pragma once

#include "engine/analysis/ancestry.hpp"
#include "ui/lens/lens.hpp"

#include <map>
#include <memory>
#include <unordered_set>

namespace lockstep::ui {

/// A cell, and the state that it is asked about in.
struct AskedPlace {
    std::size_t state = 0;
    Place place;
    bool operator==(const AskedPlace&) const = default;
};

/// Where a cell's value came from.
struct Asked {
    std::size_t element = 0;                                ///< its position, the same in every pane
    QString words;                                          ///< value and range, or key and way
    std::optional<Cone> cone;                               ///< nothing where the events on the way are not kept
    std::vector<std::unordered_set<std::uint64_t>> items;   ///< work-items on the cone, by launch - 1, …
    std::vector<std::unordered_set<std::uint64_t>> touched; ///< … and item << 32 | index of what they read or wrote
    std::unordered_set<std::uint64_t> inputs;
};

/// The cell that a mark stands for: what its work-item wrote, or for a mark that names an element only, that element
/// at the moment. Nothing for other marks, and where the launch's events are not kept.
std::optional<AskedPlace> placeOf(const Recording& recording, const MarkId& mark, Moment moment);

/// Position `element` of the data at a moment: after the last launch that has ended.
std::optional<AskedPlace> placeAt(const Recording& recording, std::size_t element, Moment moment);

/// Walks back from a cell whose value has these bits.
std::shared_ptr<const Asked> ask(const Recording& recording, const AskedPlace& at, std::uint32_t value);

/// Leaves what is on the cone as it is and dims the other marks of work-items and elements.
void lightCone(Scene& scene, const Asked& asked);

/// A question about one position, put to recordings that each stand at a moment of their own.
class Question {
public:
    /// About a cell of pane `pane`, which may lie behind its moment; the other panes are asked about the same position.
    void put(std::size_t pane, const AskedPlace& at, Moment moment);
    void put(std::size_t element);
    void clear() { *this = {}; }
    bool isPut() const { return m_element.has_value(); }
    /// Null where nothing is asked, or the pane has no such position, or its value is not at hand.
    std::shared_ptr<const Asked> answer(std::size_t pane, const Resident& resident, Moment moment);

private:
    struct Answer {
        RecordingPtr recording;
        AskedPlace at;
        Language language = Language::english;
        std::shared_ptr<const Asked> asked;
    };
    std::optional<std::size_t> m_element;
    std::size_t m_pane = 0; ///< where it was put, at this moment, about this cell
    Moment m_moment;
    std::optional<AskedPlace> m_at;
    std::map<std::size_t, Answer> m_answers;
};

} // namespace lockstep::ui
