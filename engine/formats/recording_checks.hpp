#pragma once

#include "engine/model/forward.hpp"

#include <string>

namespace lockstep {

struct BesideRun;

/// Why this recording cannot be kept in a file, or empty where it can: a sentence's end, after "… cannot be saved: ".
std::string whyNotSaved(const Recording& recording);

/// What every recording must be that another process has made, of this machine or of another, and whose parts fit
/// together: of an algorithm of the catalogue with parameters that it has, or of a plan; names and numbers plain. Title
/// and picture are the catalogue's. Throws std::runtime_error with the sentence.
void requireSoundParts(Recording& recording);
/// What a recording from a file must be before anybody draws it, beyond parts that fit together: complete,
/// of sound parts, within the sizes at which recordings are kept whole, and its events must explain its states. Throws
/// std::runtime_error with the sentence. What a file says of its counts is replaced by what its events tell.
void requireSound(Recording& recording);
/// The same of the notes that the run of any kernel which nobody vouches for is to be taken with.
void requireSoundNotes(const Recording& recording, const BesideRun& beside);
/// The same of what stands beside a plan's run.
void requireSoundBeside(const Recording& recording, const BesideRun& beside);

} // namespace lockstep
