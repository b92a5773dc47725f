#pragma once

#include "engine/model/words.hpp"

#include <cstdint>

namespace lockstep::ui {

/// Lengths of bars: a number in [0, 1] for each value, in the key order of the type. Zero has no length where no value
/// is negative, so that a bar twice as long is a key twice as large; NaN is as long as the largest.
class KeyScale {
public:
    KeyScale(const Words& words, ElementType type);
    double operator()(std::uint32_t bits) const;

private:
    ElementType m_type;
    double m_low = 0;
    double m_high = 1;
};

} // namespace lockstep::ui
