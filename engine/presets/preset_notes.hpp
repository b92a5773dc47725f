#pragma once

#include "engine/model/message.hpp"

#include <string_view>
#include <vector>

namespace lockstep {

struct Preset;

/// The sentence at the end of a note that says so of data of our own.
inline constexpr std::string_view ownDataSentence = "The source prints no data here; this input is ours.";

/// A changed preset's note.
inline constexpr std::string_view changedSentence = "This is no longer the source's: {}.";

/// A preset's note in parts that other languages have: what is its own, and what many have. Together, with blanks
/// between, they are its note.
std::vector<Message> notesOf(const Preset& preset);

} // namespace lockstep
