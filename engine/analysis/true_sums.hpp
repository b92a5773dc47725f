#pragma once

#include "engine/analysis/held.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Sums of integers that do not fit into 32 bits wrap: 4294967295 + 7 is 6. By element of the output: what it should be
/// the sum of is another number. Empty where nothing wraps, and where nothing is added or floats are.
std::vector<bool> wrappedOutputs(const Recording& recording);

/// Integers are added, and some sum of these inputs would not fit.
bool mayWrap(const Recording& recording);

/// What values are the sums of, without wrapping.
class TrueSums {
public:
    explicit TrueSums(const Recording& recording);
    /// The inputs that the value holds make a sum that is another number.
    bool wraps(std::uint32_t bits, const Held& held) const;

private:
    ElementType m_type;
    std::vector<std::int64_t> m_upTo; ///< sums of the first inputs; empty where nothing can wrap
};

} // namespace lockstep
