#pragma once

#include "engine/model/run_request.hpp"
#include "engine/recording/session.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep {

struct OwnKernel;

/// What can be wrong with a kernel of one's own.
enum class Fault : std::uint8_t {
    fails,   ///< the device or its driver gave up
    wrong,   ///< its result is not as the plan expects
    races,   ///< work-items touch one word with no barrier between
    bounds,  ///< one touches what is outside an array
    value,   ///< one uses what nothing has written
    barrier, ///< some of a work-group wait at one that others do not come to
    differs, ///< one input gave two outputs
    untold,  ///< trace calls say something else than happened
    work,    ///< it is more than the plan allows
    span,    ///< so is it
};
std::string_view faultName(Fault fault);

/// One, on the smallest input on which it was met.
struct FoundFault {
    Fault fault = Fault::wrong;
    RunRequest request;
    std::string distribution; ///< how its keys were made
    std::string what;         ///< a sentence without its full stop
};

struct CheckOptions {
    std::map<std::string, std::string> parameters; ///< that stay; each of the others takes all its values in turn
    std::size_t most = 1024;                       ///< keys at most
    std::uint64_t seed = 1;
    std::string device = "auto";
    std::size_t largestGroup = 64;
    EventsFrom eventsFrom = EventsFrom::automatic;
    std::stop_token stop; ///< ends it with Cancelled
    /// Called before each run: runs done so far, and how many there are where no fault ends it sooner.
    std::function<void(std::size_t done, std::size_t most)> progress;
};

struct Checked {
    std::size_t runs = 0;
    std::vector<std::size_t> sizes;                  ///< tried, ascending
    std::string device;                              ///< of the last run
    bool isExpecting = false;                        ///< the plan says what the result must be
    bool hasWorkBound = false, hasSpanBound = false; ///< and how much work, or which span, it may take
    std::vector<std::string> untraced;               ///< kernels without trace calls
    std::size_t seen = 0;                            ///< runs that Oclgrind saw
    std::vector<FoundFault> faults;                  ///< at most one of each kind, as in the enum
};

/// Runs it on sizes from the smallest that its plan takes, on keys of every distribution, and with every value of its
/// parameters, until each kind of fault was met or all is tried. Throws InputError where the plan and the kernel do not
/// fit together, and where `most` or a parameter is not the plan's; Cancelled where it is stopped.
Checked checkOwn(Session& session, const OwnKernel& own, const CheckOptions& options);

} // namespace lockstep
