#pragma once

#include "engine/model/words.hpp"
#include "engine/remote/shelf.hpp"

#include <cstdint>
#include <vector>

namespace lockstep::remote {

/// What sorts make of an array on their way.
enum class Order : std::uint8_t {
    none,
    runs,        ///< blocks of 2^b words, each from the smallest
    alternating, ///< ... every other one from the largest
    digits       ///< by the lowest b bits, equal ones as before
};
struct Stage {
    Order order = Order::none;
    unsigned b = 0;

    std::uint64_t number() const { return static_cast<std::uint64_t>(order) << 8 | b; }
    /// Throws std::runtime_error where it is the number of none.
    static Stage of(std::uint64_t number);
};

/// An array at a stage of being sorted.
Words at(const Stage& stage, const Shelved& array);

/// The stages that an array may have passed since it was `other`: that blocks hold the same words says how far runs
/// were merged, and that it is in the order of its lowest bits how far a radix sort is.
std::vector<Stage> stagesBetween(const Words& other, const Words& words);

} // namespace lockstep::remote
