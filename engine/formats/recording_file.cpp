#include "engine/formats/recording_file.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/analysis/own_notes.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/formats/bookmarks_cbor.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <zstd.h>
#include <zstd_errors.h>

namespace lockstep {
namespace {

using Json = nlohmann::json;
using Bytes = std::vector<std::uint8_t>;

/// As PNG's: a byte that is no text, and line ends that a careless transfer would change.
constexpr std::array<std::uint8_t, 12> magic{0x89, 'L', 'O', 'C', 'K', 'S', 'T', 'E', 'P', '\r', '\n', 0x1A};
constexpr std::size_t headSize = magic.size() + 4; ///< the version follows, lowest byte first
constexpr std::uint32_t fileVersion = 1;
constexpr int packingLevel = 9;

[[noreturn]] void refuse(const std::string& name, const std::string& why)
{
    throw InputError{sentence("{} {}", name, why)};
}

std::string mebibytes(std::size_t bytes)
{
    return fmt::format("{} MiB", bytes >> 20);
}

void checkPacking(std::size_t result)
{
    if (ZSTD_isError(result))
        throw Error{sentence("The recording could not be packed: {}.", ZSTD_getErrorName(result))};
}

Bytes pack(std::span<const std::uint8_t> bytes)
{
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context{ZSTD_createCCtx(), ZSTD_freeCCtx};
    if (!context)
        throw std::bad_alloc{};
    checkPacking(ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, packingLevel));
    checkPacking(ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1));
    Bytes packed(ZSTD_compressBound(bytes.size()));
    const std::size_t size = ZSTD_compress2(context.get(), packed.data(), packed.size(), bytes.data(), bytes.size());
    checkPacking(size);
    packed.resize(size);
    return packed;
}

/// Bytes that do not pack, always the same ones.
Bytes filling(std::size_t size)
{
    Bytes bytes(size);
    std::uint64_t state = 0x9E3779B97F4A7C15u;
    for (std::uint8_t& byte : bytes) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        byte = static_cast<std::uint8_t>(state >> 32);
    }
    return bytes;
}

/// One frame of zstd, whole.
Bytes unpack(std::span<const std::uint8_t> packed, const std::string& name, std::size_t most)
{
    const auto refuseDamaged = [&] {
        refuse(name, sentence("is damaged: what is packed in it has changed since it was written; take another copy."));
    };
    const std::size_t frame = ZSTD_findFrameCompressedSize(packed.data(), packed.size());
    if (ZSTD_getErrorCode(frame) == ZSTD_error_srcSize_wrong)
        refuse(name, sentence("is cut off: its end is missing; take another copy."));
    if (ZSTD_isError(frame))
        refuseDamaged();
    if (frame < packed.size())
        refuse(name, sentence("is damaged: something follows its end; take another copy."));
    const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size()); // we always write it
    if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR)
        refuseDamaged();
    if (size > most)
        refuse(name, sentence("is too large: it unpacks to more than {}; record it with fewer keys.", mebibytes(most)));
    if (size > roomOf(packed.size()).plain)
        refuse(name, sentence("is too large for its {} KiB: it unpacks to {}; record it again.", packed.size() >> 10,
                              mebibytes(static_cast<std::size_t>(size))));
    Bytes bytes(static_cast<std::size_t>(size));
    if (ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), packed.size()) != bytes.size())
        refuseDamaged();
    return bytes;
}

/// What bytes that are no recording look like, for people; empty where nobody knows.
std::string kindOf(std::span<const std::uint8_t> bytes)
{
    static constexpr std::array<std::pair<std::string_view, const char*>, 9> kinds{{
        {"\x89PNG", later("a PNG picture")},
        {"%PDF", later("a PDF document")},
        {"PK\x03\x04", later("a ZIP archive or a document packed as one")},
        {"\x1F\x8B", later("packed with gzip")},
        {"\x28\xB5\x2F\xFD", later("packed with zstd")},
        {"GIF8", later("a GIF picture")},
        {"<svg", later("an SVG picture")},
        {"<", later("a page or a picture in XML")},
        {"{", "JSON"},
    }};
    for (const auto& [first, kind] : kinds)
        if (bytes.size() >= first.size() && std::memcmp(bytes.data(), first.data(), first.size()) == 0)
            return sentence(" (it is {})", translated(kind));
    return {};
}

void checkHead(std::span<const std::uint8_t> bytes, const std::string& name)
{
    if (bytes.empty())
        refuse(name, sentence("is empty; it is no Lockstep recording."));
    if (!std::equal(magic.begin(), magic.begin() + static_cast<std::ptrdiff_t>(std::min(magic.size(), bytes.size())),
                    bytes.begin()))
        refuse(name, sentence("is no Lockstep recording{}; open a file that ends in {}.", kindOf(bytes),
                              recordingFileEnding));
    if (bytes.size() < headSize)
        refuse(name, sentence("is cut off: its end is missing; take another copy."));
    std::uint32_t version = 0;
    for (std::size_t i = 0; i < 4; ++i)
        version |= std::uint32_t{bytes[magic.size() + i]} << 8 * i;
    if (version == 0)
        refuse(name, sentence("is damaged: it has no version; take another copy."));
    if (version > fileVersion)
        refuse(name, sentence("was written by a newer version of Lockstep (its format is {}, and {} is known "
                              "here); update Lockstep.",
                              version, fileVersion));
}

/// Of one input: the words and what they stand for.
void requireOneInput(std::span<const RecordingPtr> recordings)
{
    if (recordings.size() < 2)
        return;
    std::vector<RunRequest> requests;
    for (const RecordingPtr& recording : recordings)
        requests.push_back({recording->algorithm, recording->parameters, recording->input});
    requireComparable(requests);
}

/// What the events and arrays of a recording will take, before any of them is made.
std::size_t bytesNamed(const Json& recording)
{
    std::size_t bytes = 0;
    for (const Json& array : recording.at("arrays"))
        bytes += array.get_binary().size();
    for (const Json& events : recording.at("events"))
        if (!events.is_null())
            bytes += countEvents(events) * sizeof(Event);
    return bytes;
}

RecordingFile parse(Bytes bytes, std::size_t mostKept)
{
    Json json = parseCbor(bytes);
    bytes = {};
    Json& list = json.at("recordings");
    if (!list.is_array() || list.empty() || list.size() > mostRecordings)
        throw std::runtime_error{sentence("The file is damaged: it holds no recording, or too many.")};
    RecordingFile file;
    std::size_t kept = 0;
    for (const Json& one : list)
        kept += bytesNamed(one);
    if (kept > mostKept)
        throw std::runtime_error{
            sentence("The recording is too large for its file: such a run is never packed so small.")};
    json.erase("filling");
    kept = 0;
    for (Json& one : list) {
        BesideRun beside = besideFromJson(one);
        std::vector<Bookmark> bookmarks = bookmarksFromJson(one);
        auto recording = std::make_shared<Recording>(recordingFromJson(std::move(one)));
        requireSound(*recording);
        if (hasOwnKernel(*recording)) {
            requireSoundNotes(*recording, beside);
            if (beside.seen)
                rememberSeen(recording, *std::move(beside.seen));
        }
        const bool isTold = !hasOwnKernel(*recording) || untoldNotes(*recording).empty(); // which reads its kernel
        if (isPlanRun(recording->algorithm)) {
            requireSoundBeside(*recording, beside);
            rememberPlanText(recording, std::move(*beside.plan));
            rememberRunNotes(recording, std::move(beside.notes));
            if (beside.endsEarly)
                rememberExpected(recording,
                                 endedEarly(*recording, std::move(beside.expected), std::move(beside.wrong)));
            else if (beside.expected)
                rememberExpected(recording, {std::move(*beside.expected), std::move(beside.wrong)});
        }
        if (recording->isKernelChanged)
            recording->lens = isTold && recording->eventSource == EventSource::traceCalls
                                  ? findAlgorithm(recording->algorithm).lens
                                  : untoldLens;
        if (!bookmarks.empty())
            rememberBookmarks(recording, std::move(bookmarks));
        kept += bytesKept(*recording);
        if (kept > mostFileBytes)
            throw std::runtime_error{sentence("The recording is too large: such a run is never kept whole.")};
        file.recordings.push_back(std::move(recording));
    }
    requireOneInput(file.recordings);
    return file;
}

} // namespace

FileRoom roomOf(std::size_t packed)
{
    constexpr std::size_t plain = std::size_t{26} << 20, kept = std::size_t{104} << 20; // of the smallest file
    return {std::max(plain + 8 * packed, 34 * packed), std::max(kept + 32 * packed, 136 * packed)};
}

std::size_t leastFileSize(std::size_t plain, std::size_t kept)
{
    // What is filled in unpacks to itself, and has to fit too.
    const FileRoom none = roomOf(0);
    const std::size_t ofPlain = std::min((plain - std::min(plain, none.plain)) / 7, plain / 33);
    const std::size_t ofKept = std::min((kept - std::min(kept, none.kept)) / 32, kept / 136);
    return headSize + std::max(ofPlain, ofKept) + 1;
}

std::size_t unpackedSize(std::span<const std::uint8_t> file)
{
    if (file.size() < headSize)
        return 0;
    const unsigned long long size = ZSTD_getFrameContentSize(file.data() + headSize, file.size() - headSize);
    return size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR ? 0 : static_cast<std::size_t>(size);
}

std::vector<std::uint8_t> writeRecordingFile(const RecordingFile& file, std::size_t leastSize)
{
    if (file.recordings.empty() || file.recordings.size() > mostRecordings)
        throw InputError{
            sentence("A file holds one to {} recordings, not {}.", mostRecordings, file.recordings.size())};
    Json list = Json::array();
    std::size_t kept = 0;
    for (const RecordingPtr& recording : file.recordings) {
        kept += bytesKept(*recording);
        if (const std::string why = whyNotSaved(*recording); !why.empty())
            throw InputError{sentence("The recording of {} cannot be saved: {}.", recording->algorithm, why)};
        list.push_back(recordingToJson(*recording));
    }
    requireOneInput(file.recordings);
    Json json{{"recordings", std::move(list)}};
    Bytes plain = Json::to_cbor(json);
    if (plain.size() > mostFileBytes)
        throw InputError{sentence("The recording cannot be saved: it takes more than {}; choose fewer keys.",
                                  mebibytes(mostFileBytes))};
    Bytes bytes(magic.begin(), magic.end());
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(fileVersion >> shift));
    Bytes packed = pack(plain);
    const std::size_t least = std::max(leastFileSize(plain.size(), kept), leastSize);
    if (const std::size_t size = bytes.size() + packed.size(); size < least) {
        json["filling"] = Json::binary(filling(least - size));
        plain = Json::to_cbor(json);
        packed = pack(plain);
    }
    bytes.insert(bytes.end(), packed.begin(), packed.end());
    return bytes;
}

RecordingFile readRecordingFile(std::span<const std::uint8_t> bytes, const std::string& name, std::size_t mostUnpacked,
                                std::size_t mostKept)
{
    checkHead(bytes, name);
    Bytes plain = unpack(bytes.subspan(headSize), name, mostUnpacked);
    try {
        return parse(std::move(plain), std::min(roomOf(bytes.size()).kept, mostKept));
    } catch (const Json::exception&) { // of what surrounds the recordings
        refuse(name, sentence("cannot be opened. It is damaged: what it holds is no recording."));
    } catch (const std::runtime_error& error) { // InputError too
        refuse(name, sentence("cannot be opened. {}", error.what()));
    }
}

RecordingFile readRecordingFile(const std::filesystem::path& path)
{
    const std::string name = fmt::format("'{}'", path.string());
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        throw InputError{sentence("There is no file {}; check the name.", name)};
    if (!std::filesystem::is_regular_file(status))
        refuse(name, sentence("is no file but a folder or a device; name a recording."));
    noteRead(path);
    std::ifstream stream{path, std::ios::binary};
    if (!stream)
        refuse(name, sentence("cannot be read: {}.", std::strerror(errno)));
    Bytes bytes;
    Bytes part(std::size_t{1} << 16);
    while (stream) {
        stream.read(reinterpret_cast<char*>(part.data()), static_cast<std::streamsize>(part.size()));
        bytes.insert(bytes.end(), part.begin(), part.begin() + stream.gcount());
        if (bytes.size() >= headSize && bytes.size() <= part.size())
            checkHead(bytes, name); // a large file of another kind is not read to its end
        if (bytes.size() > mostFileBytes)
            refuse(name, sentence("is too large: it takes more than {}.", mebibytes(mostFileBytes)));
    }
    if (stream.bad())
        refuse(name, sentence("could not be read to its end; is the disk at fault?"));
    return readRecordingFile(bytes, name);
}

bool namesRecordingFile(const std::string& path)
{
    if (path.ends_with(recordingFileEnding))
        return true;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return false;
    std::array<char, magic.size()> first{};
    std::ifstream stream{path, std::ios::binary};
    return stream.read(first.data(), first.size()) && std::memcmp(first.data(), magic.data(), magic.size()) == 0;
}

} // namespace lockstep
