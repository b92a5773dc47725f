#pragma once

#include "engine/lecture/lecture.hpp"

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace lockstep {

/// A lecture whose runs are at hand: runs[i] belong to scenes[i], in order.
struct RecordedLecture {
    Lecture lecture;
    std::vector<std::vector<RecordingPtr>> runs;
    std::vector<RecordingPtr> recordings; ///< each of them once
};

inline constexpr std::size_t mostLectureRecordings = 256;
inline constexpr std::size_t mostLectureBytes = std::size_t{256} << 20; ///< that all of them together keep

/// A file of any number of recordings, each packed as a `.lockstep` file is. Throws InputError as that does, and where
/// all that is read keeps more than `mostKept` bytes.
std::vector<std::uint8_t> writeLectureRecordings(std::span<const RecordingPtr> recordings);
std::vector<RecordingPtr> readLectureRecordings(std::span<const std::uint8_t> bytes, const std::string& name,
                                                std::size_t mostKept = mostLectureBytes);
std::vector<RecordingPtr> readLectureRecordings(const std::filesystem::path& path);
/// True for a file that begins as the recordings of a lecture do.
bool holdsLectureRecordings(const std::filesystem::path& path);

/// The one of `known` that is this run of this version's kernel: same algorithm, parameters, keys and kernel source.
/// Null where there is none. The request's parameters are resolved.
RecordingPtr findRun(const RunRequest& request, std::span<const RecordingPtr> known);

/// Called with the runs that are made so far, and how many have to be made.
using LectureProgress = std::function<void(std::size_t done, std::size_t total)>;

/// Looks every run up, and makes what is missing on the device. Throws Error (NoDeviceError names the scene that could
/// not be run) or Cancelled.
RecordedLecture recordLecture(const Lecture& lecture, std::span<const RecordingPtr> known,
                              const std::stop_token& stop = {}, const LectureProgress& progress = {});

/// Where the script's recordings lie, or are to lie; it must name a file for them, or this is its folder.
std::filesystem::path recordingsFileOf(const Lecture& lecture, const std::filesystem::path& script);

/// The recordings that lie beside the script, if it names any and they are there.
std::vector<RecordingPtr> recordingsBeside(const Lecture& lecture, const std::filesystem::path& script);

/// The scripts that come with the program, in the order of their names.
std::vector<std::filesystem::path> shippedLectures();

} // namespace lockstep
