#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/predicate.hpp"
#include "engine/algorithms/sections.hpp"

#include <string>
#include <vector>

namespace lockstep {

/// What compaction, its way back and split begin with: flag the values that pass, and scan the flags, which tells
/// each value how many pass up to it. Made before the first launch, as all buffers are.
class Compacting {
public:
    /// Makes the buffers values, flags and addresses (n elements each), and those of the scan's sums.
    Compacting(Launcher& run, const Words& input, const Parameters& parameters);
    /// A buffer of the values' type.
    BufferId make(const char* name, std::size_t size);
    /// Launches the predicate and the scan: flags of 1 or 0, and in addresses their inclusive scan.
    void flagAndScan();
    /// Launches a kernel of one work-item per value; `arguments` beside flags, addresses and n.
    void launch(const char* kernel, const char* chapter, const char* title, std::vector<Binding> arguments,
                Act act = Act::none);

    BufferId values() const { return m_values; }
    BufferId total() const { return m_scan.total(); } ///< one element: how many pass
    /// The same, counted on the host: a buffer for them has a size before anything runs.
    std::size_t passing() const { return m_passing; }

private:
    Launcher& m_run;
    ElementType m_type;
    Predicate m_predicate;
    std::size_t m_n, m_passing, m_local;
    BufferId m_values, m_flags, m_addresses;
    SectionScan m_scan;
};

/// Of the algorithms made of it.
std::vector<Parameter> compactingParameters();
std::vector<std::string> compactingOptions(const Parameters& parameters, std::size_t n);
void resolveCompacting(Parameters& parameters, std::size_t n);

} // namespace lockstep
