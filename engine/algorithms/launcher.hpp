#pragma once

#include "engine/model/buffer.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/launch_meaning.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace lockstep {

/// A buffer of the run, by its place in Recording::buffers.
struct BufferId {
    std::size_t index = 0;
};

/// One argument, by the name of the kernel's parameter.
struct Binding {
    std::string parameter;
    std::variant<BufferId, std::uint32_t> value;
};

struct LaunchSpec {
    std::string kernel;
    std::size_t global = 0; ///< work-items; a multiple of local
    std::size_t local = 0;
    std::vector<Binding> arguments;
    LaunchMeaning meaning;
    std::vector<LocalArray> locals = {}; ///< those of its local arrays that something is known of
    std::vector<Side> sides = {};        ///< along two or three dimensions; `global` and `local` are their products
};
/// Sets the sides and their products: so many work-items at least, rounded up to whole work-groups.
void spread(LaunchSpec& spec, const std::vector<Side>& wanted);

/// What host code may do. The same host code runs recorded and fast; only what stands behind this differs.
class Launcher {
public:
    virtual ~Launcher() = default;
    /// Makes a buffer; without content it is scratch. All buffers come before the first launch.
    virtual BufferId buffer(BufferInfo info, WordsPtr content) = 0;
    /// Runs one kernel. Throws Error naming the parameter where the arguments do not match the kernel.
    virtual void launch(LaunchSpec spec) = 0;
    virtual Words read(BufferId buffer) = 0;
    /// Largest work-group of the device.
    virtual std::size_t maxGroup() const = 0;
    /// The device has sub-groups whose lanes shuffle values (DeviceInfo::shuffles).
    virtual bool shuffles() const { return false; }
    /// Largest work-group to choose where the algorithm has no parameter for it; a power of two.
    virtual std::size_t largestGroup() const = 0;
};

/// Work-items for `count` of them in groups of a power of two, at most `largest`.
struct Range {
    std::size_t global = 0, local = 0;
};
Range groupsOf(std::size_t count, std::size_t largest);

} // namespace lockstep
