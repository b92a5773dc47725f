#pragma once

#include "engine/algorithms/launcher.hpp"

#include <string>
#include <vector>

namespace lockstep {

/// What the levels of one part of a scan have in common.
struct Sweep {
    Message group;
    Message unit;
    Direction direction = Direction::none;
    std::string kernel;
    std::string distance;   ///< the kernel's parameter for the distance between the operands
    std::string size = "n"; ///< and for the number of values
};

/// Launches the levels of a scan of n values, numbered from 1.
class Levels {
public:
    Levels(Launcher& run, std::size_t n) : m_run(run), m_n(n) {}
    /// From here on the levels are of so many values.
    void shrinkTo(std::size_t n) { m_n = n; }
    void level(const Sweep& sweep, std::size_t distance, std::size_t items, std::vector<Binding> buffers);

private:
    Launcher& m_run;
    std::size_t m_n;
    std::uint32_t m_number = 0;
};

} // namespace lockstep
