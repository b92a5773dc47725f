#include "engine/lecture/lecture_runs.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/files/shipped.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <optional>

namespace lockstep {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::array<std::uint8_t, 12> magic{0x89, 'L', 'S', 'L', 'E', 'C', 'T', 'U', 'R', '\r', '\n', 0x1A};
constexpr std::uint32_t fileVersion = 1;
constexpr std::size_t headSize = magic.size() + 8; ///< version and count follow
constexpr std::size_t mostBytes = std::size_t{64} << 20;
constexpr std::size_t mostUnpacked = std::size_t{64} << 20; ///< of one recording

void put(Bytes& bytes, std::uint64_t value, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i));
}

std::uint64_t get(std::span<const std::uint8_t> bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        value |= std::uint64_t{bytes[i]} << 8 * i;
    return value;
}

[[noreturn]] void refuse(const std::string& name, const std::string& why)
{
    throw InputError{sentence("{} {}", name, why)};
}

[[noreturn]] void refuseCut(const std::string& name)
{
    refuse(name, sentence("is cut off: its end is missing; record it again with lockstep lecture … --record."));
}

std::string nameOf(const LectureScene& scene, const Lecture& lecture)
{
    return sentence("{}:{}:{}: the scene \"{}\"", lecture.name, scene.place.line, scene.place.column, scene.title);
}

} // namespace

std::vector<std::uint8_t> writeLectureRecordings(std::span<const RecordingPtr> recordings)
{
    if (recordings.size() > mostLectureRecordings)
        throw InputError{sentence("A lecture takes at most {} different runs, and this one has {}.",
                                  mostLectureRecordings, recordings.size())};
    std::vector<Bytes> files;
    std::size_t size = 0, plain = 0, kept = 0;
    for (const RecordingPtr& recording : recordings) {
        files.push_back(writeRecordingFile({{recording}}));
        size += files.back().size();
        plain += unpackedSize(files.back());
        kept += bytesKept(*recording);
    }
    // Together they may be too regular for so few bytes, though none is alone.
    if (const std::size_t least = leastFileSize(plain, kept); !files.empty() && size < least)
        files.back() = writeRecordingFile({{recordings.back()}}, files.back().size() + least - size);
    Bytes bytes(magic.begin(), magic.end());
    put(bytes, fileVersion, 4);
    put(bytes, recordings.size(), 4);
    for (const Bytes& file : files) {
        put(bytes, file.size(), 8);
        bytes.insert(bytes.end(), file.begin(), file.end());
    }
    return bytes;
}

std::vector<RecordingPtr> readLectureRecordings(std::span<const std::uint8_t> bytes, const std::string& name,
                                                std::size_t mostKept)
{
    if (bytes.size() < magic.size() || !std::equal(magic.begin(), magic.end(), bytes.begin()))
        refuse(name, sentence("holds no recordings of a lecture; record it again with lockstep lecture … --record."));
    if (bytes.size() < headSize)
        refuseCut(name);
    const std::uint64_t version = get(bytes.subspan(magic.size(), 4));
    if (version != fileVersion)
        refuse(name,
               sentence("was written by {} version of Lockstep (its format is {}, and {} is known here); {}.",
                        version > fileVersion ? sentence("a newer") : sentence("another"), version, fileVersion,
                        version > fileVersion ? sentence("update Lockstep") : sentence("record the lecture again")));
    const std::uint64_t count = get(bytes.subspan(magic.size() + 4, 4));
    if (count > mostLectureRecordings)
        refuse(name, sentence("is damaged: it says that it holds {} recordings.", count));
    std::vector<std::span<const std::uint8_t>> files;
    std::size_t plain = 0;
    std::span<const std::uint8_t> rest = bytes.subspan(headSize);
    for (std::uint64_t i = 0; i < count; ++i) {
        if (rest.size() < 8)
            refuseCut(name);
        const std::uint64_t size = get(rest.first(8));
        rest = rest.subspan(8);
        if (size > rest.size())
            refuseCut(name);
        files.push_back(rest.first(size));
        plain += std::min(unpackedSize(files.back()), mostUnpacked + 1);
        rest = rest.subspan(size);
    }
    if (!rest.empty())
        refuse(name, sentence("is damaged: something follows its end; record the lecture again."));
    // None of them is unpacked where all together are too much.
    const FileRoom room = roomOf(bytes.size());
    if (plain > room.plain)
        refuse(name, sentence("is too large for its {} KiB: its recordings unpack to {} MiB; record it again with "
                              "lockstep lecture … --record.",
                              bytes.size() >> 10, plain >> 20));
    const std::size_t most = std::min(mostKept, room.kept);
    std::vector<RecordingPtr> recordings;
    std::size_t kept = 0;
    for (const std::span<const std::uint8_t> one : files) {
        const RecordingFile file = readRecordingFile(one, name, mostUnpacked, most - kept);
        for (const RecordingPtr& recording : file.recordings)
            kept += bytesKept(*recording);
        if (kept > most)
            refuse(name, sentence("is too large: its recordings take more than {} MiB of memory; use fewer keys.",
                                  most >> 20));
        recordings.insert(recordings.end(), file.recordings.begin(), file.recordings.end());
    }
    return recordings;
}

std::vector<RecordingPtr> readLectureRecordings(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    if (failed)
        throw InputError{sentence("The recordings '{}' cannot be read ({}).", path.string(), failed.message())};
    if (size > mostBytes)
        refuse(name, sentence("is too large ({} MiB); the recordings of a lecture take at most {} MiB.", size >> 20,
                              mostBytes >> 20));
    noteRead(path);
    Bytes bytes(size);
    std::ifstream file(path, std::ios::binary);
    if (!file || !file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size)))
        throw InputError{sentence("The recordings '{}' cannot be read ({}).", path.string(), std::strerror(errno))};
    return readLectureRecordings(bytes, name);
}

bool holdsLectureRecordings(const std::filesystem::path& path)
{
    std::array<std::uint8_t, magic.size()> head{};
    std::ifstream file(path, std::ios::binary);
    return file.read(reinterpret_cast<char*>(head.data()), head.size()) && head == magic;
}

RecordingPtr findRun(const RunRequest& request, std::span<const RecordingPtr> known)
{
    std::optional<std::string> source; // of our kernel
    for (const RecordingPtr& one : known) {
        if (one->algorithm != request.algorithm || one->parameters != request.parameters ||
            one->input != request.input || !one->isComplete())
            continue;
        if (!source)
            source = KernelFile::load(kernelFileOf(findAlgorithm(request.algorithm), one->parameters)).source();
        if (one->kernelSource == *source)
            return one;
    }
    return nullptr;
}

RecordedLecture recordLecture(const Lecture& lecture, std::span<const RecordingPtr> known, const std::stop_token& stop,
                              const LectureProgress& progress)
{
    struct Missing {
        RunRequest request;
        const LectureScene* scene = nullptr;
    };
    RecordedLecture made;
    made.lecture = lecture;
    std::vector<Missing> missing;
    const auto keep = [&made](const RecordingPtr& recording) {
        if (std::ranges::find(made.recordings, recording) == made.recordings.end())
            made.recordings.push_back(recording);
    };
    for (const LectureScene& scene : lecture.scenes)
        for (const RunRequest& run : scene.runs) {
            if (const RecordingPtr found = findRun(run, known)) {
                keep(found);
                continue;
            }
            const bool isNew = std::ranges::none_of(missing, [&run](const Missing& other) {
                return other.request.algorithm == run.algorithm && other.request.parameters == run.parameters &&
                       other.request.input == run.input;
            });
            if (isNew)
                missing.push_back({run, &scene});
        }
    std::optional<Session> session; // none is opened where nothing is missing
    for (std::size_t i = 0; i < missing.size(); ++i) {
        if (progress)
            progress(i, missing.size());
        if (!session)
            session.emplace();
        RecordOptions options;
        options.stop = stop;
        try {
            keep(session->record(missing[i].request, options));
        } catch (const NoDeviceError& error) {
            throw NoDeviceError{sentence("{} is not among the lecture's recordings and cannot be run: {}",
                                         nameOf(*missing[i].scene, lecture), error.what())};
        } catch (const DeviceError& error) {
            throw DeviceError{sentence("{}: {}", nameOf(*missing[i].scene, lecture), error.what()), error.details()};
        }
    }
    if (progress && !missing.empty())
        progress(missing.size(), missing.size());
    for (const LectureScene& scene : lecture.scenes) {
        std::vector<RecordingPtr>& runs = made.runs.emplace_back();
        for (const RunRequest& run : scene.runs) {
            runs.push_back(findRun(run, made.recordings));
            if (!runs.back())
                throw Error{sentence("{} needs more memory than there is; use fewer keys.", nameOf(scene, lecture))};
        }
    }
    return made;
}

std::filesystem::path recordingsFileOf(const Lecture& lecture, const std::filesystem::path& script)
{
    return script.parent_path() / lecture.recordings;
}

std::vector<RecordingPtr> recordingsBeside(const Lecture& lecture, const std::filesystem::path& script)
{
    if (lecture.recordings.empty())
        return {};
    const std::filesystem::path path = recordingsFileOf(lecture, script);
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return {};
    return readLectureRecordings(path);
}

std::vector<std::filesystem::path> shippedLectures()
{
    std::vector<std::filesystem::path> scripts;
    std::error_code missing; // a program without its lectures has none
    const std::filesystem::path folder = shippedFolder("lectures", "resources/lectures");
    for (const auto& entry : std::filesystem::directory_iterator(folder, missing))
        if (entry.path().extension() == ".json")
            scripts.push_back(entry.path());
    std::ranges::sort(scripts);
    return scripts;
}

} // namespace lockstep
