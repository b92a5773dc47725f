#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/broken_files.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace lockstep {
namespace {

using test::record;
using test::refusalOf;
using test::session;
using Bytes = std::vector<std::uint8_t>;
using Json = nlohmann::json;

constexpr std::array<std::size_t, 6> sizes{1, 2, 5, 16, 33, 200};

class EveryFile : public testing::TestWithParam<test::Run> {};

/// All runs of the catalogue pass the checks that a file's recordings must pass, and come back as they were.
TEST_P(EveryFile, HoldsTheRunAsItWas)
{
    const RecordingPtr recording = record(GetParam());
    const Bytes bytes = writeRecordingFile({{recording}});
    EXPECT_EQ(writeRecordingFile({{recording}}), bytes);
    RecordingFile file;
    ASSERT_NO_THROW(file = readRecordingFile(bytes, "it")) << refusalOf(bytes);
    ASSERT_EQ(file.recordings.size(), 1u);
    const Recording& again = *file.recordings.front();
    test::expectSameRun(*recording, again);
    EXPECT_EQ(recording->launches, again.launches);
    EXPECT_EQ(recording->kernelSource, again.kernelSource);
    EXPECT_EQ(recording->device, again.device);
    EXPECT_EQ(recording->title, again.title);
    for (std::size_t k = 0; k < recording->launchCount(); ++k)
        EXPECT_EQ(*recording->events[k], *again.events[k]);
    EXPECT_EQ(writeRecordingFile(file), bytes) << "written again, it is another file";
}

INSTANTIATE_TEST_SUITE_P(Sizes, EveryFile, testing::ValuesIn(test::runsOfSizes(sizes)), test::runName);
INSTANTIATE_TEST_SUITE_P(Pairs, EveryFile, testing::ValuesIn(test::runsOfPairs()), test::runName);

/// Files of before launches told their acts, and arrays what they hold, tell them by ids and names.
TEST(RecordingFile, ToldActsByIdsOnce)
{
    std::size_t acts = 0, arrays = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->family == "Patterns" || algorithm->id == "vector-look-back-scan" ||
            algorithm->id == "cached-look-back-scan" || algorithm->id == "single-pass-radix-sort")
            continue; // of them there are no files of then
        const RecordingPtr now = record({algorithm->id, std::clamp<std::size_t>(16, algorithm->limits.minimum, 24)});
        Json json = recordingToJson(*now);
        for (Json& buffer : json["buffers"])
            buffer.erase(4);
        for (Json& launch : json["launches"]) {
            launch["meaning"].erase("act");
            launch.erase("holds");
        }
        const Recording then = *readRecordingFile(test::fileOf(json), "it").recordings.front();
        for (std::size_t b = 0; b < now->buffers.size(); ++b) {
            const BufferInfo& buffer = now->buffers[b];
            arrays += buffer.holds != Holds::unnamed;
            EXPECT_TRUE(buffer.holds == Holds::unnamed || then.buffers[b].holds == buffer.holds)
                << algorithm->id << ", " << buffer.name;
        }
        for (std::size_t k = 0; k < now->launchCount(); ++k) {
            const Launch &is = now->launches[k], &was = then.launches[k];
            acts += is.meaning.act != Act::none;
            EXPECT_EQ(nameOf(was.meaning.act), nameOf(is.meaning.act)) << algorithm->id << ", launch " << k + 1;
            ASSERT_EQ(was.localHolds.size(), is.localHolds.size());
            for (std::size_t i = 0; i < is.localHolds.size(); ++i)
                EXPECT_TRUE(is.localHolds[i] == Holds::unnamed || is.localHolds[i] == Holds::registers ||
                            was.localHolds[i] == is.localHolds[i])
                    << algorithm->id << ", " << is.localArrays[i];
        }
    }
    EXPECT_GT(acts, 10u);
    EXPECT_GT(arrays, 20u);
}

TEST(RecordingFile, HoldsAComparisonOfOneInput)
{
    const RecordingPtr sort = record({"bitonic-sort", 16}), radix = record({"radix-sort", 16});
    const RecordingFile file = readRecordingFile(writeRecordingFile({{sort, radix}}), "it");
    ASSERT_EQ(file.recordings.size(), 2u);
    EXPECT_EQ(file.recordings[1]->algorithm, "radix-sort");
    EXPECT_THROW(writeRecordingFile({{sort, record({"radix-sort", 17})}}), InputError);
    EXPECT_THROW(writeRecordingFile({{sort, sort, sort, sort, sort}}), InputError);
    EXPECT_THROW(writeRecordingFile({}), InputError);
}

TEST(RecordingFile, IsSmallAtTeachingSizes)
{
    EXPECT_LT(writeRecordingFile({{record({"bitonic-sort", 16})}}).size(), 8'000u);
    EXPECT_LT(writeRecordingFile({{record({"radix-sort", 200})}}).size(), 64'000u);
}

TEST(RecordingFile, TakesNoRunOfWhichPartsWereNotKept)
{
    RecordOptions options;
    options.memoryBudget = 0;
    const RecordingPtr bare = session().record(test::request({"bitonic-sort", 64}), options);
    ASSERT_FALSE(bare->isComplete());
    EXPECT_EQ(test::refusalOf([&] { writeRecordingFile({{bare}}); }),
              "The recording of bitonic-sort cannot be saved: its 64 keys were too many to keep "
              "every state and event of the run; choose fewer keys.");
    // Nor is one read: nothing from a file is ever run to make what it lacks.
    EXPECT_NE(refusalOf(test::fileOf(recordingToJson(*bare))).find("lacks states or events"), std::string::npos);
}

TEST(RecordingFile, TellsWhatIsWrongWithIt)
{
    const Bytes whole = writeRecordingFile({{record({"bitonic-sort", 16})}});
    const auto refusal = [&](auto change) {
        Bytes bytes = whole;
        change(bytes);
        return refusalOf(bytes);
    };
    EXPECT_EQ(refusal([](Bytes& b) { b.clear(); }), "it is empty; it is no Lockstep recording.");
    EXPECT_EQ(refusal([](Bytes& b) { b.resize(5); }), "it is cut off: its end is missing; take another copy.");
    EXPECT_EQ(refusal([](Bytes& b) { b.resize(b.size() - 1); }),
              "it is cut off: its end is missing; take another copy.");
    EXPECT_EQ(refusal([](Bytes& b) { b.push_back(0); }),
              "it is damaged: something follows its end; take another copy.");
    EXPECT_EQ(refusal([](Bytes& b) { b[12] = 7; }),
              "it was written by a newer version of Lockstep (its format is 7, and 1 is known here); update Lockstep.");
    EXPECT_EQ(refusal([](Bytes& b) {
                  b.assign({0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
              }),
              "it is no Lockstep recording (it is a PNG picture); open a file that ends in .lockstep.");
    EXPECT_EQ(refusal([](Bytes& b) {
                  b.assign({'3', ',', '1'});
              }),
              "it is no Lockstep recording; open a file that ends in .lockstep.");
    EXPECT_EQ(refusal([](Bytes& b) { b[b.size() / 2] ^= 1; }),
              "it is damaged: what is packed in it has changed since it was written; take another copy.");
    EXPECT_EQ(refusal([](Bytes&) {}), "");
    EXPECT_EQ(test::refusalOf([&] { readRecordingFile(whole, "it", 1000); }),
              "it is too large: it unpacks to more than 0 MiB; record it with fewer keys.");
    EXPECT_THROW(readRecordingFile("/nowhere/at all.lockstep"), InputError);
    EXPECT_THROW(readRecordingFile("/tmp"), InputError);
}

/// Cut at every place and with every byte changed: a sentence, or the recording as it was.
TEST(RecordingFile, SurvivesEveryCutAndEveryChangedByte)
{
    const Bytes whole = writeRecordingFile({{record({"kogge-stone-scan", 4})}});
    for (std::size_t size = 0; size < whole.size(); ++size)
        ASSERT_NE(refusalOf(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size))), "") << size;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        Bytes bytes = whole;
        bytes[at] ^= 0x5A;
        if (refusalOf(bytes).empty()) { // a bit that packing leaves unused
            ASSERT_EQ(writeRecordingFile(readRecordingFile(bytes, "it")), whole) << at;
        }
    }
}

/// Behind the checksum: whatever is changed in the CBOR, the reader ends with a sentence or a recording that is sound.
TEST(RecordingFile, SurvivesChangesThatFitTheChecksum)
{
    std::mt19937 random{1};
    for (const char* algorithm : {"kogge-stone-scan", "bitonic-sort", "radix-sort"}) {
        const Bytes plain = Json::to_cbor(Json{{"recordings", {recordingToJson(*record({algorithm, 8}))}}});
        for (int round = 0; round < 2000; ++round) {
            Bytes bytes = plain;
            for (int change = 0; change < 1 + round % 3; ++change)
                bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
            refusalOf(test::packed(bytes));
        }
    }
}

/// What reading takes grows as the file does: a mebibyte's worth for each mebibyte, and no more below the first.
TEST(RecordingFile, HasRoomInProportionToItsSize)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    EXPECT_EQ(roomOf(mebibyte).plain, 34 * mebibyte);
    EXPECT_EQ(roomOf(mebibyte).kept, 136 * mebibyte);
    EXPECT_EQ(roomOf(2 * mebibyte).plain, 68 * mebibyte) << "as runs of before there was a bound may pack";
    EXPECT_LT(roomOf(mebibyte - 1).plain, 34 * mebibyte);
    for (const std::size_t size : {0u, 1u, 20u, 26u, 27u, 33u, 34u, 35u, 100u, 900u}) {
        const std::size_t plain = size * mebibyte, kept = 4 * plain;
        const std::size_t least = leastFileSize(plain, kept);
        EXPECT_GE(roomOf(least).plain, plain + least) << size;
        EXPECT_GE(roomOf(least).kept, kept) << size;
        EXPECT_LE(least, plain / 33 + 64) << size;
    }
}

class Broken : public testing::TestWithParam<test::BrokenFile> {};

/// The corpus of broken files, each a valid one with one thing made hostile.
TEST_P(Broken, IsRefusedInOneLine)
{
    const std::string sentence = refusalOf(GetParam().bytes());
    EXPECT_NE(sentence.find(GetParam().says), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
    EXPECT_LT(sentence.size(), 300u);
}

INSTANTIATE_TEST_SUITE_P(Files, Broken, testing::ValuesIn(test::brokenFiles()),
                         [](const auto& one) { return one.param.name; });

} // namespace
} // namespace lockstep
