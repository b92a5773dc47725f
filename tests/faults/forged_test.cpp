// Files of recordings that somebody made to hurt: 2,000 changes of real ones and bombs made by hand. None is below a
// mebibyte and takes more than a second or 256 MiB to be read or refused.
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/faults/program.hpp"
#include "tests/fuzz/recording_mutator.hpp"

#include <algorithm>
#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zstd.h>

/// Stands in for the fuzzer's: one byte becomes another, or some are repeated or go.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most)
{
    static std::mt19937 random{3};
    if (size == 0)
        return 0;
    const std::size_t at = random() % size;
    switch (random() % 3) {
    case 0:
        data[at] = static_cast<std::uint8_t>(random());
        return size;
    case 1:
        return at + 1;
    default:
        const std::size_t more = std::min<std::size_t>(random() % 16, most - size);
        std::copy_backward(data + at, data + size, data + size + more);
        return size + more;
    }
}

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;
using Json = nlohmann::json;

constexpr std::size_t headSize = 16;
constexpr double mostSeconds = 2;      // of the processor
constexpr long mostMemory = 256 << 10; // KiB
const fs::path corpus = LOCKSTEP_SOURCE_FOLDER "/tests/fuzz/corpus";

Bytes contents(const fs::path& path)
{
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

Bytes headed(Bytes packed)
{
    static constexpr std::array<std::uint8_t, headSize> head{0x89, 'L',  'O',  'C',  'K', 'S', 'T', 'E',
                                                             'P',  '\r', '\n', 0x1A, 1,   0,   0,   0};
    packed.insert(packed.begin(), head.begin(), head.end());
    return packed;
}

Bytes packed(const Bytes& plain)
{
    Bytes bytes(ZSTD_compressBound(plain.size()));
    bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), plain.data(), plain.size(), 3));
    return headed(std::move(bytes));
}

/// Zeros without end, and a head that does or does not say how many.
Bytes zeros(std::size_t size, bool tells)
{
    ZSTD_CCtx* context = ZSTD_createCCtx();
    if (tells)
        ZSTD_CCtx_setPledgedSrcSize(context, size);
    const Bytes part(std::size_t{1} << 20);
    Bytes bytes(std::size_t{1} << 20);
    ZSTD_outBuffer out{bytes.data(), bytes.size(), 0};
    for (std::size_t left = size; left > 0; left -= part.size()) {
        ZSTD_inBuffer in{part.data(), part.size(), 0};
        ZSTD_compressStream2(context, &out, &in, left == part.size() ? ZSTD_e_end : ZSTD_e_continue);
    }
    ZSTD_freeCCtx(context);
    bytes.resize(out.pos);
    return headed(std::move(bytes));
}

/// What is packed in a file.
Json unpacked(const fs::path& path)
{
    const Bytes file = contents(path);
    Bytes plain(std::size_t{32} << 20);
    plain.resize(ZSTD_decompress(plain.data(), plain.size(), file.data() + headSize, file.size() - headSize));
    return Json::from_cbor(plain);
}

Bytes repeated(const Bytes& bytes, std::size_t times)
{
    Bytes all;
    all.reserve(bytes.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all.insert(all.end(), bytes.begin(), bytes.end());
    return all;
}

/// Each event of a recording so often, and its counts to match.
Json withEventsRepeated(Json json, std::uint32_t times)
{
    Json& recording = json["recordings"][0];
    for (std::size_t k = 0; k < recording["launches"].size(); ++k) {
        Json &launch = recording["launches"][k], &events = recording["events"][k];
        events = Json::binary(repeated(events.get_binary(), times));
        for (const int count : {0, 1})
            launch["counts"][count] = launch["counts"][count].get<std::uint64_t>() * times;
        auto& busy = launch["busy"].get_binary();
        for (std::size_t at = 4; at + 4 <= busy.size(); at += 12) { // work, little end first
            std::uint32_t work = 0;
            for (unsigned byte = 0; byte < 4; ++byte)
                work |= std::uint32_t{busy[at + byte]} << 8 * byte;
            work *= times;
            for (unsigned byte = 0; byte < 4; ++byte)
                busy[at + byte] = static_cast<std::uint8_t>(work >> 8 * byte);
        }
    }
    return json;
}

Bytes fileOf(const Json& json)
{
    return packed(Json::to_cbor(json));
}

using Maker = std::function<Bytes()>;

std::vector<std::pair<std::string, Maker>> bombs()
{
    const auto real = [] { return unpacked(corpus / "recording/bitonic.lockstep"); };
    const auto with = [real](const std::function<void(Json&)>& change) {
        return [real, change] {
            Json json = real();
            change(json["recordings"][0]);
            return fileOf(json);
        };
    };
    const auto source = [with](const std::string& line, std::size_t times) {
        return with([=](Json& r) {
            std::string text;
            for (std::size_t i = 0; i < times; ++i)
                text += line;
            r["kernel"][1] = text;
        });
    };
    const auto cbor = [](Bytes begin, std::uint8_t item, std::size_t times) {
        return [=] {
            Bytes plain = begin;
            plain.resize(plain.size() + times, item);
            return packed(plain);
        };
    };
    const Bytes million{0x9A, 0, 0x0F, 0xFF, 0xF0};
    std::vector<std::pair<std::string, Maker>> all{
        {"lines", source("\n", 1 << 19)},
        {"comments", source("/*", 1 << 18)},
        {"closed comments", source("/**/", 1 << 18)},
        {"keywords", source("for ", 1 << 18)},
        {"one line", source("x", 1 << 20)},
        {"half a gigabyte of source", source(std::string(1 << 20, 'x'), 24)},
        {"a gigabyte", [] { return zeros(std::size_t{1} << 30, true); }},
        {"a gigabyte unsaid", [] { return zeros(std::size_t{1} << 30, false); }},
        {"what may be unpacked", [] { return zeros(std::size_t{26} << 20, true); }},
        {"empty texts", cbor(million, 0x60, 0xFFFF0)},
        {"empty bytes", cbor(million, 0x40, 0xFFFF0)},
        {"empty arrays", cbor(million, 0x80, 0xFFFF0)},
        {"empty maps", cbor(million, 0xA0, 0xFFFF0)},
        {"short texts", cbor(million, 0x61, 0x1FFFE0)},
        {"more than a million", cbor({0x9A, 1, 0, 0, 0}, 0x60, 1 << 24)},
        {"keys",
         [] {
             Bytes plain{0xBA, 0, 7, 0xFF, 0};
             for (std::uint32_t i = 0; i < 0x7FF00; ++i)
                 for (const std::uint32_t byte :
                      {0x64u, 'a' + i % 26, 'a' + i / 26 % 26, 'a' + i / 676 % 26, 'a' + i / 17576 % 26, 0xF6u})
                     plain.push_back(static_cast<std::uint8_t>(byte));
             return packed(plain);
         }},
        {"parameters", with([](Json& r) {
             for (int i = 0; i < 300'000; ++i)
                 r["parameters"][std::to_string(i)] = "";
         })},
        {"launches", with([](Json& r) {
             const Json launch = r["launches"][0];
             for (int i = 0; i < 15'000; ++i)
                 r["launches"].push_back(launch);
         })},
        {"states of one large array", with([](Json& r) {
             const Json launch = r["launches"][0];
             r["buffers"][0][2] = {1 << 20};
             r["main"][2] = 1 << 20;
             r["arrays"] = Json::array({Json::binary(Bytes(1 << 22))});
             r["input"] = r["arrays"][0];
             r["output"] = r["arrays"][0];
             r["launches"] = Json(4000, launch);
             r["states"] = Json(4001, Json::array({0}));
             r["events"] = Json(4000, r["events"][0]);
         })},
        {"long title", with([](Json& r) { r["title"] = std::string(20 << 20, 'x'); })},
        {"arguments", with([](Json& r) {
             const Json argument = r["launches"][0]["arguments"][0];
             r["launches"][0]["arguments"] = Json(100'000, argument);
         })},
        {"work-items", with([](Json& r) {
             for (Json& launch : r["launches"]) {
                 launch["global"] = 1 << 21;
                 launch["local"] = 1;
             }
         })},
    };
    for (const std::uint32_t times : {100u, 1000u, 3000u, 10'000u, 100'000u})
        all.emplace_back("racing events " + std::to_string(times) + " times", [times] {
            const Json json = unpacked(corpus / "forged/racing_twice.lockstep");
            std::size_t size = 0;
            for (const Json& events : json["recordings"][0]["events"])
                size += events.get_binary().size();
            const std::size_t most = (std::size_t{26} << 20) / size; // as many as may be
            return fileOf(withEventsRepeated(json, std::min(times, std::max(static_cast<std::uint32_t>(most), 1u))));
        });
    for (const char* name : {"bitonic", "radix", "odd_sums", "kogge_stone"})
        for (const std::size_t times : {1000u, 10'000u, 100'000u})
            all.emplace_back(std::string{name} + "'s events " + std::to_string(times) + " times", [=] {
                Json json = unpacked(corpus / "recording" / (std::string{name} + ".lockstep"));
                Json& events = json["recordings"][0]["events"];
                std::size_t size = 0;
                for (const Json& one : events)
                    size += one.is_null() ? 0 : one.get_binary().size();
                const std::size_t most = (std::size_t{25} << 20) / size;
                return fileOf(withEventsRepeated(json, static_cast<std::uint32_t>(std::min(times, most))));
            });
    for (const char* forged : {"racing_twice", "long_source"})
        all.emplace_back(forged, [=] { return contents(corpus / "forged" / (std::string{forged} + ".lockstep")); });
    return all;
}

double processorSeconds()
{
    timespec now = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Reading {
    bool ended = false; ///< by itself, with a refusal or a recording
    long before = 0;    ///< KiB that the tests before it have left
    double seconds = 0; ///< of the slowest file
    std::size_t slowest = 0;
    long memory = 0; ///< KiB, beside those
};

/// Reads files in a process of its own.
Reading readAll(const std::vector<Bytes>& files)
{
    int pipes[2];
    if (pipe(pipes) != 0)
        throw std::runtime_error{"no pipe"};
    const pid_t child = fork();
    if (child == 0) {
        Reading reading;
        rusage here = {};
        getrusage(RUSAGE_SELF, &here);
        reading.before = here.ru_maxrss;
        for (std::size_t i = 0; i < files.size(); ++i) {
            const double start = processorSeconds();
            try {
                readRecordingFile(std::span{files[i]}, "it");
            } catch (const InputError&) {
            }
            const double seconds = processorSeconds() - start;
            if (seconds > reading.seconds) {
                reading.seconds = seconds;
                reading.slowest = i;
            }
        }
        reading.ended = write(pipes[1], &reading, sizeof reading) == sizeof reading;
        _exit(0);
    }
    close(pipes[1]);
    Reading reading;
    reading.ended = read(pipes[0], &reading, sizeof reading) == sizeof reading;
    close(pipes[0]);
    int state = 0;
    rusage used = {};
    wait4(child, &state, 0, &used);
    reading.ended = reading.ended && WIFEXITED(state) && WEXITSTATUS(state) == 0;
    reading.memory = used.ru_maxrss - reading.before;
    return reading;
}

void expectQuick(const std::vector<Bytes>& files, const std::string& what)
{
    const Reading reading = readAll(files);
    EXPECT_TRUE(reading.ended) << what << " crashes";
    EXPECT_LE(reading.seconds, mostSeconds) << what << ", file " << reading.slowest;
    EXPECT_LE(reading.memory, mostMemory) << what;
}

TEST(ForgedFiles, MadeByHandAreReadOrRefusedAtOnce)
{
    for (const auto& [name, make] : bombs()) {
        const std::vector<Bytes> file{make()};
        EXPECT_LE(file[0].size(), 1u << 20) << name;
        expectQuick(file, name);
    }
}

TEST(ForgedFiles, OfTwoThousandChangesAreReadOrRefusedAtOnce)
{
    constexpr unsigned changes = 250, inOneProcess = 125;
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator{corpus / "recording"}) {
        const Bytes seed = contents(entry.path());
        std::vector<Bytes> files;
        Bytes from = seed;
        for (unsigned change = 0; change < changes; ++change) {
            if (change % 4 == 0) // some changes come on top of others
                from = seed;
            Bytes bytes = from;
            bytes.resize(std::size_t{1} << 18);
            bytes.resize(mutateRecordingFile(bytes.data(), from.size(), bytes.size(), change));
            files.push_back(from = bytes);
            if (files.size() == inOneProcess) {
                expectQuick(files, entry.path().filename().string() + " until change " + std::to_string(change));
                count += files.size();
                files.clear();
            }
        }
    }
    EXPECT_GE(count, 2000u);
}

/// A regular run packs to next to nothing; its file is filled up and opens.
TEST(ForgedFiles, AreNotWhatARegularRunIsTakenFor)
{
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "quiet.lockstep").string();
    const Ended ended =
        runProgram({"export", "odd-even-transposition-sort", "--n", "1500", "--distribution", "sorted", "--to", file},
                   {{"POCL_DEVICES", "basic"}});
    ASSERT_EQ(ended.status, 0) << ended.errors;
    const RecordingFile read = readRecordingFile(fs::path{file});
    EXPECT_EQ(read.recordings.front()->launchCount(), 1500u);
    EXPECT_EQ(contents(file), writeRecordingFile(read));
}

} // namespace
} // namespace lockstep::test
