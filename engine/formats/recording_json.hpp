#pragma once

#include "engine/analysis/lanes.hpp"
#include "engine/model/forward.hpp"

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

class Session;

/// What is known of a run that the catalogue does not have.
struct OwnVerdict {
    std::optional<bool> correct;       ///< nothing: nobody said what the result must be
    std::vector<std::string> notes;    ///< what it is to be taken with
    std::vector<std::string> untraced; ///< kernels of which only states are known
};

/// What a recording as text holds beside its launches.
struct TextParts {
    bool events = false;
    bool states = false; ///< however large; else only where they are few
    LaneWidths widths{}; ///< for which "phases" are counted
    /// What the orders, the keys, are cut from (see cuts.hpp); the recording's sums are cuts.
    std::optional<std::uint64_t> cutFrom = {};
    std::uint32_t segment = 128;     ///< bytes of global memory that move together; for which "accesses" are counted
    const OwnVerdict* own = nullptr; ///< of a kernel of one's own; null: of the catalogue
};

/// Called after each launch that has been written, with how many of all have been; may throw to end it.
using TextProgress = std::function<void(std::size_t done, std::size_t total)>;

/// The object of `run --json`, streamed launch by launch, so that a long recording never stands in memory as text.
/// The session makes what the recording does not keep. Throws Error, also where the stream has failed.
void writeRunJson(std::ostream& out, Session& session, const RecordingPtr& recording, const TextParts& parts,
                  const TextProgress& progress = {});

/// One object of that kind, or for a comparison {"recordings": […]} of several.
void writeJson(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings, const TextParts& parts,
               const TextProgress& progress = {});

} // namespace lockstep
