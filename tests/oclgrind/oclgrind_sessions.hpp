#pragma once

#include "engine/model/forward.hpp"
#include "engine/recording/session.hpp"
#include "engine/recording/worker.hpp"
#include "engine/remote/isolated.hpp"

#include <string>
#include <vector>

namespace lockstep::oclgrind {

/// A process whose device is Oclgrind's: it sees runs, and makes traced ones in the same order of work-items.
inline std::unique_ptr<Worker> seer()
{
    Isolation how;
    how.program = LOCKSTEP_PROGRAM;
    how.hasSandbox = false;
    return seeing(how);
}

/// What a recording that Oclgrind saw and a traced one of the same run on Oclgrind do not agree about, a line each.
std::vector<std::string> disagreements(const Recording& seen, const Recording& traced);

} // namespace lockstep::oclgrind
