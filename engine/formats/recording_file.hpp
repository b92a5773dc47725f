#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A `.lockstep` file: one recording, or two to four of the same input (a comparison). All of them are complete: every
/// state and event is in the file, and no device is needed to look at it. Nothing that it holds is ever built or run.
struct RecordingFile {
    std::vector<RecordingPtr> recordings;
};

inline constexpr std::string_view recordingFileEnding = ".lockstep";
inline constexpr std::size_t mostRecordings = 4;
/// Most bytes that a file, and what is packed in it, may take.
inline constexpr std::size_t mostFileBytes = std::size_t{1} << 30;

/// What a file of so many bytes may hold, so that reading it takes time and memory in proportion to it. Regular runs
/// (a sorted input that nothing moves in) pack to almost nothing: their files are filled up with bytes that do not.
struct FileRoom {
    std::size_t plain = 0; ///< bytes once they are unpacked
    std::size_t kept = 0;  ///< bytes of states and events
};
FileRoom roomOf(std::size_t packed);
/// The least size of a file that unpacks to `plain` bytes and keeps `kept`.
std::size_t leastFileSize(std::size_t plain, std::size_t kept);
/// Bytes that a file says it unpacks to; 0 where it does not.
std::size_t unpackedSize(std::span<const std::uint8_t> file);

/// The file's bytes: a head of 16 (magic and version), then CBOR, packed with zstd and its checksum. The same
/// recordings give the same bytes, filled up to `leastSize`. Throws InputError for what cannot be saved, telling what
/// to do.
std::vector<std::uint8_t> writeRecordingFile(const RecordingFile& file, std::size_t leastSize = 0);

/// The other way round, for bytes from anywhere; `name` is what sentences call them. Throws InputError: cut off,
/// damaged, of a newer version, of another kind, packed more than `mostUnpacked` bytes, or to keep more than
/// `mostKept`.
RecordingFile readRecordingFile(std::span<const std::uint8_t> bytes, const std::string& name,
                                std::size_t mostUnpacked = mostFileBytes, std::size_t mostKept = mostFileBytes);

/// The same from a path. Throws InputError, also where there is no such file.
RecordingFile readRecordingFile(const std::filesystem::path& path);

/// True for a path that ends in `.lockstep`, and for an existing file that begins as a recording does.
bool namesRecordingFile(const std::string& path);

} // namespace lockstep
