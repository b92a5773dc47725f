#include "engine/recording/recording_file.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/recording/recording_cbor.hpp"
#include "engine/recording/recording_checks.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <zstd.h>

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
    throw InputError{fmt::format("{} {}", name, why)};
}

std::string mebibytes(std::size_t bytes)
{
    return fmt::format("{} MiB", bytes >> 20);
}

void checkPacking(std::size_t result)
{
    if (ZSTD_isError(result))
        throw Error{fmt::format("The recording could not be packed: {}.", ZSTD_getErrorName(result))};
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

/// One frame of zstd, whole; grows with what really comes, whatever the frame's head says.
Bytes unpack(std::span<const std::uint8_t> packed, const std::string& name, std::size_t most)
{
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context{ZSTD_createDCtx(), ZSTD_freeDCtx};
    if (!context)
        throw std::bad_alloc{};
    Bytes bytes;
    Bytes part(ZSTD_DStreamOutSize());
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    for (std::size_t left = 1; left != 0;) {
        ZSTD_outBuffer out{part.data(), part.size(), 0};
        left = ZSTD_decompressStream(context.get(), &out, &in);
        if (ZSTD_isError(left))
            refuse(name, "is damaged: what is packed in it has changed since it was written; take another copy.");
        if (out.pos > most - bytes.size())
            refuse(name, fmt::format("is too large: it unpacks to more than {}; record it with fewer keys.",
                                     mebibytes(most)));
        bytes.insert(bytes.end(), part.begin(), part.begin() + static_cast<std::ptrdiff_t>(out.pos));
        if (left != 0 && in.pos == in.size && out.pos < part.size())
            refuse(name, "is cut off: its end is missing; take another copy.");
    }
    if (in.pos != in.size)
        refuse(name, "is damaged: something follows its end; take another copy.");
    return bytes;
}

/// What bytes that are no recording look like, for people; empty where nobody knows.
std::string kindOf(std::span<const std::uint8_t> bytes)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kinds{{
        {"\x89PNG", "a PNG picture"},
        {"%PDF", "a PDF document"},
        {"PK\x03\x04", "a ZIP archive or a document packed as one"},
        {"\x1F\x8B", "packed with gzip"},
        {"\x28\xB5\x2F\xFD", "packed with zstd"},
        {"GIF8", "a GIF picture"},
        {"<svg", "an SVG picture"},
        {"<", "a page or a picture in XML"},
        {"{", "JSON"},
    }};
    for (const auto& [first, kind] : kinds)
        if (bytes.size() >= first.size() && std::memcmp(bytes.data(), first.data(), first.size()) == 0)
            return fmt::format(" (it is {})", kind);
    return {};
}

void checkHead(std::span<const std::uint8_t> bytes, const std::string& name)
{
    if (bytes.empty())
        refuse(name, "is empty; it is no Lockstep recording.");
    if (!std::equal(magic.begin(), magic.begin() + static_cast<std::ptrdiff_t>(std::min(magic.size(), bytes.size())),
                    bytes.begin()))
        refuse(name, fmt::format("is no Lockstep recording{}; open a file that ends in {}.", kindOf(bytes),
                                 recordingFileEnding));
    if (bytes.size() < headSize)
        refuse(name, "is cut off: its end is missing; take another copy.");
    std::uint32_t version = 0;
    for (std::size_t i = 0; i < 4; ++i)
        version |= std::uint32_t{bytes[magic.size() + i]} << 8 * i;
    if (version == 0)
        refuse(name, "is damaged: it has no version; take another copy.");
    if (version > fileVersion)
        refuse(name, fmt::format("was written by a newer version of Lockstep (its format is {}, and {} is known "
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

RecordingFile parse(const Bytes& bytes)
{
    const Json json = parseCbor(bytes);
    const Json& list = json.at("recordings");
    if (!list.is_array() || list.empty() || list.size() > mostRecordings)
        throw std::runtime_error{"The file is damaged: it holds no recording, or too many."};
    RecordingFile file;
    std::size_t kept = 0;
    for (const Json& one : list) {
        auto recording = std::make_shared<Recording>(recordingFromJson(one));
        requireSound(*recording);
        // What people read comes from the catalogue, and so does the choice of the picture.
        const Algorithm& algorithm = findAlgorithm(recording->algorithm);
        recording->title = algorithm.title;
        recording->lens = algorithm.lens;
        kept += bytesKept(*recording);
        if (kept > mostFileBytes)
            throw std::runtime_error{"The recording is too large: such a run is never kept whole."};
        file.recordings.push_back(std::move(recording));
    }
    requireOneInput(file.recordings);
    return file;
}

} // namespace

std::vector<std::uint8_t> writeRecordingFile(const RecordingFile& file)
{
    if (file.recordings.empty() || file.recordings.size() > mostRecordings)
        throw InputError{
            fmt::format("A file holds one to {} recordings, not {}.", mostRecordings, file.recordings.size())};
    Json list = Json::array();
    for (const RecordingPtr& recording : file.recordings) {
        if (const std::string why = whyNotSaved(*recording); !why.empty())
            throw InputError{fmt::format("The recording of {} cannot be saved: {}.", recording->algorithm, why)};
        list.push_back(recordingToJson(*recording));
    }
    requireOneInput(file.recordings);
    const Bytes plain = Json::to_cbor(Json{{"recordings", std::move(list)}});
    if (plain.size() > mostFileBytes)
        throw InputError{fmt::format("The recording cannot be saved: it takes more than {}; choose fewer keys.",
                                     mebibytes(mostFileBytes))};
    Bytes bytes(magic.begin(), magic.end());
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(fileVersion >> shift));
    const Bytes packed = pack(plain);
    bytes.insert(bytes.end(), packed.begin(), packed.end());
    return bytes;
}

RecordingFile readRecordingFile(std::span<const std::uint8_t> bytes, const std::string& name, std::size_t mostUnpacked)
{
    checkHead(bytes, name);
    const Bytes plain = unpack(bytes.subspan(headSize), name, mostUnpacked);
    try {
        return parse(plain);
    } catch (const Json::exception&) { // of what surrounds the recordings
        refuse(name, "cannot be opened. It is damaged: what it holds is no recording.");
    } catch (const std::runtime_error& error) { // InputError too
        refuse(name, fmt::format("cannot be opened. {}", error.what()));
    }
}

RecordingFile readRecordingFile(const std::filesystem::path& path)
{
    const std::string name = fmt::format("'{}'", path.string());
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        throw InputError{fmt::format("There is no file {}; check the name.", name)};
    if (!std::filesystem::is_regular_file(status))
        refuse(name, "is no file but a folder or a device; name a recording.");
    noteRead(path);
    std::ifstream stream{path, std::ios::binary};
    if (!stream)
        refuse(name, fmt::format("cannot be read: {}.", std::strerror(errno)));
    Bytes bytes;
    Bytes part(std::size_t{1} << 16);
    while (stream) {
        stream.read(reinterpret_cast<char*>(part.data()), static_cast<std::streamsize>(part.size()));
        bytes.insert(bytes.end(), part.begin(), part.begin() + stream.gcount());
        if (bytes.size() >= headSize && bytes.size() <= part.size())
            checkHead(bytes, name); // a large file of another kind is not read to its end
        if (bytes.size() > mostFileBytes)
            refuse(name, fmt::format("is too large: it takes more than {}.", mebibytes(mostFileBytes)));
    }
    if (stream.bad())
        refuse(name, "could not be read to its end; is the disk at fault?");
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
