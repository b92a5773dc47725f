#pragma once

#include "engine/lecture/placed_json.hpp"
#include "engine/model/forward.hpp"

#include <span>
#include <string>

namespace lockstep {

/// A sentence of a lecture with its numbers filled in from the runs, so that it cannot say wrong ones:
/// {work} {span} {launches} {chapters} {n} {input} {output} of a run, {launch} {launch.work} {launch.active}
/// {launch.swaps} {launch.stays} of the page's launch, {2:work} of the second side of a comparison; "{{" is a brace.
/// `page` is the launch. Throws InputError with the place for what is no number of these runs.
std::string filledIn(const std::string& text, std::span<const RecordingPtr> runs, std::size_t page,
                     const std::string& file, TextPlace place);

} // namespace lockstep
