#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lockstep::ui {

/// Which key stands where, followed through the events by what they copy, move and exchange: a key is known by the
/// place where it stood to begin with, so that equal keys are told apart.
class Origins {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    explicit Origins(const Recording& recording);
    /// In every buffer, the key at a place came from that place.
    void begin(std::size_t from, std::size_t until);
    void apply(const Event& event);
    /// `none` where what stands there is no key, or not followed. Local arrays are those of `group`.
    std::uint32_t at(std::uint32_t array, std::uint32_t index, std::uint32_t group = 0) const;

private:
    void put(std::uint32_t array, std::uint32_t index, std::uint32_t group, std::uint32_t origin);

    std::vector<std::vector<std::uint32_t>> m_global;         ///< by buffer; grows as it is written
    std::unordered_map<std::uint64_t, std::uint32_t> m_local; ///< group, array, index
};

/// True for buffers that hold keys or copies of them.
bool holdsKeys(const Recording& recording, std::size_t buffer);

/// Launches that sort the keys by another field, before they are sorted by the one that comes first; 0 in most sorts.
std::size_t launchesByOtherFields(const Recording& recording);

/// The place that each key of the output comes from: in the input, or as the keys stood when they were sorted by other
/// fields. Empty where the events of a launch are not known or do not tell it.
std::vector<std::uint32_t> originsOfOutput(const Recording& recording, const std::vector<const Events*>& launches);

/// Equal keys whose order before is not theirs in the output.
struct Crossings {
    std::uint64_t equalPairs = 0; ///< pairs of keys that compare equal
    std::uint64_t crossed = 0;
    /// An element of the output and the one behind it.
    enum class Neighbours : std::uint8_t { differ, keep, cross };
    std::vector<Neighbours> neighbours;
};
Crossings crossingsOf(const Recording& recording, const std::vector<std::uint32_t>& origins);
/// Of a sort that ends in order, whose keys can be followed and some of which are equal; else nothing.
std::optional<Crossings> equalKeys(const Recording& recording, const std::vector<const Events*>& launches);

} // namespace lockstep::ui
