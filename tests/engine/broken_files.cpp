#include "tests/engine/broken_files.hpp"

#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <zstd.h>

namespace lockstep::test {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Json = nlohmann::json;

/// A recording with one thing changed.
Bytes changed(const Run& run, const std::function<void(Json&)>& change)
{
    Json json = recordingToJson(*record(run));
    change(json);
    return fileOf(json);
}

/// Bytes of one kind over and over.
Bytes many(std::size_t count, std::uint8_t byte, const Bytes& end = {})
{
    Bytes bytes(count, byte);
    bytes.insert(bytes.end(), end.begin(), end.end());
    return packed(bytes);
}

Bytes words(std::initializer_list<std::uint32_t> list)
{
    Bytes bytes;
    for (const std::uint32_t word : list)
        for (unsigned shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    return bytes;
}

} // namespace

std::vector<std::uint8_t> packed(std::span<const std::uint8_t> plain)
{
    Bytes bytes{0x89, 'L', 'O', 'C', 'K', 'S', 'T', 'E', 'P', '\r', '\n', 0x1A, 1, 0, 0, 0};
    const std::size_t head = bytes.size();
    bytes.resize(head + ZSTD_compressBound(plain.size()));
    bytes.resize(head + ZSTD_compress(bytes.data() + head, bytes.size() - head, plain.data(), plain.size(), 1));
    return bytes;
}

std::vector<std::uint8_t> fileOf(const nlohmann::json& recording)
{
    return packed(Json::to_cbor(Json{{"recordings", Json::array({recording})}}));
}

std::string refusalOf(const std::vector<std::uint8_t>& bytes)
{
    return test::refusalOf([&] { readRecordingFile(bytes, "it"); });
}

std::vector<BrokenFile> brokenFiles()
{
    static constexpr std::uint64_t huge = std::uint64_t{1} << 60;
    const Run sort{"bitonic-sort", 8}, radix{"radix-sort", 8};
    const auto with = [](const Run& run, auto change) { return [run, change] { return changed(run, change); }; };
    const std::string damaged = "damaged", sized = "never kept whole";
    return {
        {"nothing", [] { return packed({}); }, "ends too early"},
        {"zeros", [] { return many(1000, 0); }, damaged},
        {"nestedArrays", [] { return many(1'000'000, 0x81, {0xF6}); }, "nested too deeply"},
        {"nestedMaps", [] { return many(1'000'000, 0xA1); }, damaged},
        {"nestedTags", [] { return many(1'000'000, 0xC6); }, damaged},
        {"nestedTextParts", [] { return many(1'000'000, 0x7F); }, damaged},
        {"nestedByteParts", [] { return many(1'000'000, 0x5F); }, damaged},
        {"endlessArray", [] { return many(1'000'000, 0x9F); }, damaged},
        {"textOfAllMemory",
         [] {
             return packed(Bytes{0x7B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF});
         },
         "ends too early"},
        {"bytesOfAllMemory",
         [] {
             return packed(Bytes{0x5B, 0x10, 0, 0, 0, 0, 0, 0, 0, 1});
         },
         "ends too early"},
        {"arrayOfAllMemory",
         [] {
             return packed(Bytes{0x9B, 0x10, 0, 0, 0, 0, 0, 0, 0, 1});
         },
         "ends too early"},
        {"mapOfAllMemory",
         [] {
             return packed(Bytes{0xBB, 0x80, 0, 0, 0, 0, 0, 0, 0, 1});
         },
         "ends too early"},
        {"tooManyValues",
         [] {
             Bytes bytes{0x9A, 0, 0x80, 0, 0}; // 2^23 times null
             bytes.resize(bytes.size() + (1 << 23), 0xF6);
             return packed(bytes);
         },
         "too many parts"},
        {"noObject", [] { return packed(Json::to_cbor(Json(7))); }, damaged},
        {"noRecordings",
         [] {
             return packed(Json::to_cbor(Json{{"recordings", Json::array()}}));
         },
         "no recording"},
        {"fiveRecordings",
         [] {
             return packed(Json::to_cbor(Json{{"recordings", Json(5, recordingToJson(*record({"bitonic-sort", 2})))}}));
         },
         "too many"},
        {"twoInputs",
         [] {
             return packed(Json::to_cbor(
                 Json{{"recordings",
                       {recordingToJson(*record({"bitonic-sort", 8})), recordingToJson(*record({"radix-sort", 9}))}}}));
         },
         "different inputs"},
        {"newer", with(sort, [](Json& j) { j["lockstep"] = 99; }), "update Lockstep"},
        {"anotherAlgorithm", with(sort, [](Json& j) { j["algorithm"] = "bogo-sort"; }), "update Lockstep"},
        {"aScanByName", with(sort, [](Json& j) { j["algorithm"] = "brent-kung-scan"; }), damaged},
        {"unknownParameter", with(sort, [](Json& j) { j["parameters"]["colour"] = "red"; }), damaged},
        {"unknownValue", with(sort, [](Json& j) { j["parameters"]["type"] = "int512"; }), damaged},
        {"anotherType", with(sort, [](Json& j) { j["type"] = 2; }), damaged},
        {"unknownType", with(sort, [](Json& j) { j["type"] = 77; }), damaged},
        {"negativeType", with(sort, [](Json& j) { j["type"] = -1; }), damaged},
        {"unknownUnit", with(sort, [](Json& j) { j["workUnit"] = 3; }), damaged},
        {"unknownDirection", with(sort, [](Json& j) { j["launches"][0]["meaning"]["direction"] = 9; }), damaged},
        {"shapeOverflows",
         with(sort,
              [](Json& j) {
                  j["buffers"][0][2] = {1ULL << 32, 1ULL << 32};
              }),
         damaged},
        {"shapeIsHuge", with(sort, [](Json& j) { j["buffers"][0][2] = {huge}; }), damaged},
        {"shapeIsEmpty", with(sort, [](Json& j) { j["buffers"][0][2] = Json::array(); }), damaged},
        {"globalIsHuge",
         with(sort,
              [](Json& j) {
                  for (Json& launch : j["launches"]) {
                      launch["global"] = huge;
                      launch["busy"] = Json::binary({});
                      launch["counts"] = {0, 0, 0};
                  }
              }),
         sized},
        {"localIsZero", with(sort, [](Json& j) { j["launches"][0]["local"] = 0; }), damaged},
        {"lanesAreHuge", with(sort, [](Json& j) { j["main"][2] = huge; }), damaged},
        {"mainBufferIsNone", with(sort, [](Json& j) { j["main"][0] = 50; }), damaged},
        {"outputBufferIsNone", with(sort, [](Json& j) { j["main"][1] = huge; }), damaged},
        {"stateNamesNoArray", with(sort, [](Json& j) { j["states"][1][0] = huge; }), damaged},
        {"stateIsMissing", with(sort, [](Json& j) { j["states"][2] = nullptr; }), "lacks states or events"},
        {"eventsAreMissing", with(sort, [](Json& j) { j["events"][0] = nullptr; }), "lacks states or events"},
        {"fewerStates", with(sort, [](Json& j) { j["states"].erase(1); }), damaged},
        {"anotherOutput",
         with(sort,
              [](Json& j) {
                  j["output"] = Json::binary(words({1, 2, 3, 4, 5, 6, 7, 8}));
              }),
         damaged},
        {"oddBytes",
         with(sort,
              [](Json& j) {
                  j["input"] = Json::binary({1, 2, 3});
              }),
         damaged},
        {"eventIsCut",
         with(sort,
              [](Json& j) {
                  j["events"][0] = Json::binary(words({3, 0}));
              }),
         damaged},
        {"eventOutside",
         with(sort,
              [](Json& j) {
                  j["events"][0] = Json::binary(words({3 | 2 << 8, 0, 0, 0, 0, 1 << 30, 0, 0, 1, 0}));
              }),
         damaged},
        {"countReadsNothing", // its last read would lie before the first
         with(radix,
              [](Json& j) {
                  j["events"][0] = Json::binary(words({5 | 1 << 12, 0, 0, 0, 2, 0, 1}));
              }),
         damaged},
        {"statesUnexplained",
         with(sort,
              [](Json& j) {
                  for (Json& array : j["arrays"])
                      array.get_binary()[5] ^= 1;
              }),
         damaged},
        {"argumentOfNoBuffer", with(sort, [](Json& j) { j["launches"][0]["arguments"][0][2] = huge; }), damaged},
        {"busyOverflows",
         with(sort,
              [](Json& j) {
                  j["launches"][0]["busy"] = Json::binary(words({0, ~0U, ~0U, 0, ~0U, 5}));
              }),
         damaged},
        {"actOfNoName", with(radix, [](Json& j) { j["launches"][0]["meaning"]["act"] = "dance"; }), "no name for"},
        {"bufferOfNothingKnown", with(radix, [](Json& j) { j["buffers"][0][4] = "secrets"; }), "no name for"},
        {"fewerLocalArrays", with(radix, [](Json& j) { j["launches"][0]["holds"].clear(); }), damaged},
        {"shiftByForty", with(radix, [](Json& j) { j["launches"][0]["meaning"]["numbers"][5] = 40; }), damaged},
        {"digitOfAllBits", with(radix, [](Json& j) { j["launches"][0]["meaning"]["numbers"][6] = 200; }), damaged},
        {"stageOfBillions", with(sort, [](Json& j) { j["launches"][0]["meaning"]["numbers"][0] = ~0U; }), damaged},
        {"titleOfAMebibyte",
         with(sort, [](Json& j) { j["launches"][0]["meaning"]["title"][2] = std::string(1 << 20, 'x'); }), damaged},
        {"deviceThatMovesTheCursor", with(sort, [](Json& j) { j["device"][0] = "\x1b[2J"; }), damaged},
        {"titleThatIsNoText", with(sort, [](Json& j) { j["title"] = "\xC3\x28"; }), "not UTF-8"},
        {"pathOutside", with(sort, [](Json& j) { j["kernel"][0] = "../../etc/passwd"; }), damaged},
        {"buffersOfOneName", with(radix, [](Json& j) { j["buffers"][1][0] = j["buffers"][0][0]; }), damaged},
        {"moreThanFits", [] { return many(std::size_t{1} << 21, 0x40); }, damaged},
    };
}

} // namespace lockstep::test
