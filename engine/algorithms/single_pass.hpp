#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/error.hpp"

#include <optional>

namespace lockstep {

/// Polls until a work-item gives up, shared among those of a group that wait at once: above a second or so on a CPU,
/// and below a minute on a GPU, whose polls each take the way to memory and back.
inline constexpr std::uint32_t patience = std::uint32_t{1} << 25;

/// "group-size" of scans that need one work-group a block; not only powers of two.
Parameter blockSizeParameter();
/// Every so many blocks publish what is known up to their end. With 4 the walks are long on a device, too, that runs
/// one work-group after the other.
Parameter prefixEveryParameter();
/// "auto": several blocks in a small picture, large ones for many values.
void resolveBlockSize(Parameters& parameters, std::size_t n);

/// What a scan in one launch tells of itself, beside the arguments that all of them take.
struct SinglePass {
    std::string kernel;
    Message title; ///< where there is more than one block
    std::vector<Binding> arguments;
    /// Of a work-group, and what a work-item is; where not told, by "group-size" and "per-item".
    std::optional<Coarsened> group = {};
    Message unit = {};
};

/// Why these (resolved) parameters do not go with a look-back; empty where they do. How far a walk goes depends on who
/// is ready, so where additions and multiplications round the result does.
std::string refuseLookingBack(const Parameters& parameters);

/// A work-group gave up: whoever it waited for never came.
class WaitedInVain : public DeviceError {
public:
    using DeviceError::DeviceError;
};

/// Scans in one launch whose work-groups hand on the sums of their blocks: makes the buffers (the values, their
/// prefixes, the next block's number, two words a block for sums, and how many work-items gave up waiting), launches,
/// and throws WaitedInVain where one did.
HostResult singlePassScan(Launcher& run, const Words& input, const Parameters& parameters, const SinglePass& pass);

} // namespace lockstep
