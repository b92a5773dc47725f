#pragma once

#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// Far above what a run whose states and events are all kept can reach.
inline constexpr std::size_t mostLaunches = 4096, mostBuffers = 64;

/// A recording as a value of CBOR, and back. Throws std::runtime_error where the value is no recording; one whose parts
/// do not fit together is none.
nlohmann::json recordingToJson(const Recording& recording);
Recording recordingFromJson(nlohmann::json json);

/// Of the notes that a run is to be taken with a file has the first so many, and of each so many bytes.
inline constexpr std::size_t mostNotes = 1024, longestNote = 2000;
/// Accesses outside arrays that a note tells of; far more than Oclgrind's plugin tells (grind/watch.cpp).
inline constexpr std::size_t mostStrays = std::size_t{1} << 14;

/// What stands beside the recording of a kernel of one's own (analysis/expected_output.hpp), as its value has it.
struct BesideRun {
    std::optional<PlanText> plan;
    std::optional<Words> expected;
    std::vector<bool> wrong;        ///< by element of what is expected; empty: none is
    bool endsEarly = false;         ///< Rightness::endsEarly
    std::vector<std::string> notes; ///< runNotesOf()
    std::optional<SeenNotes> seen;  ///< of a changed kernel, too
};
/// Adds it to the recording's value, where there is any.
void addBeside(nlohmann::json& json, const Recording& recording);
/// Throws std::runtime_error.
BesideRun besideFromJson(const nlohmann::json& json);

/// All of a recording but its launches and its words (input, output, states, events): for who sends these one by one.
/// The reader throws as recordingFromJson, or one of nlohmann::json::exception.
nlohmann::json headToJson(const Recording& recording);
Recording headFromJson(const nlohmann::json& json);
/// To be called when all of it is there, but for events: throws std::runtime_error where the parts do not fit together.
void requireFitting(const Recording& recording);
/// Whether events name items, groups and places that the launch has.
bool fit(const Recording& recording, const Launch& launch, const Events& events);

/// Most launches of a recording that is not kept whole.
inline constexpr std::size_t mostLaunchesMade = std::size_t{1} << 20;

/// How many events a launch's bytes hold. Throws std::runtime_error or std::out_of_range.
std::size_t countEvents(const nlohmann::json& events);

/// Parses the CBOR that we write. Bytes from anywhere are safe: numbers of values, depth and lengths are checked before
/// anything is made of them, and strings are UTF-8. Throws std::runtime_error.
nlohmann::json parseCbor(std::span<const std::uint8_t> bytes);

/// CBOR of everything in a recording, and back. Throws std::runtime_error for bytes that are no recording.
std::vector<std::uint8_t> writeRecording(const Recording& recording);
Recording readRecording(const std::vector<std::uint8_t>& bytes);

} // namespace lockstep
