#pragma once

#include "engine/files/kernel_file.hpp"
#include "engine/model/forward.hpp"

namespace lockstep {

/// What a traced launch left, of the work-items from first to last (whole work-groups).
struct Trace {
    const std::uint32_t* records = nullptr; ///< those of work-item i begin at the offsets[i]-th …
    const std::uint32_t* offsets = nullptr;
    const std::uint32_t* counts = nullptr; ///< … and are counts[i]
    std::size_t first = 0, last = 0;
    bool races = false; ///< its work-items do: no order need explain what they read
};

/// Records of a traced launch as events, in an order in which applying them one by one is right: phases within a
/// group, program order within an item, atomics on one word by the values they saw; of a launch that varies, between
/// groups by who read whose value. Where work-items race, as far as an order explains what was read. Throws DeviceError
/// where the records contradict each other.
Events decodeTrace(const Launch& launch, const KernelFile& file, const Trace& trace);
std::size_t traceWords(const KernelSignature& kernel);

} // namespace lockstep
