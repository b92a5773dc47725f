// Recordings as another process sends them: what arrives is the same, and what nobody sends is refused.
#include "engine/formats/packed_words.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/remote/messages.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <sstream>

namespace lockstep::remote {
namespace {

using Bytes = std::vector<std::uint8_t>;
struct Part {
    Kind kind = Kind::done;
    Bytes content;
};
using Parts = std::vector<Part>;

Parts partsOf(const Recording& recording)
{
    Parts parts;
    RecordingSender{[&](Kind kind, std::span<const std::uint8_t> content) {
        parts.push_back({kind, {content.begin(), content.end()}});
    }}.finish(recording);
    return parts;
}

/// Null: refused. Throws what no reader may throw.
RecordingPtr read(const Parts& parts, std::size_t most = mostReceived)
{
    RecordingReader reader{most};
    try {
        for (const Part& part : parts)
            if (!reader.take({part.kind, part.content}))
                return nullptr;
        return reader.isWhole() ? reader.recording() : nullptr;
    } catch (const std::exception&) {
        return nullptr;
    }
}

/// One that says something else.
Parts changed(const RecordingPtr& recording, const std::function<void(Recording&)>& change)
{
    Recording other = *recording;
    change(other);
    return partsOf(other);
}

TEST(RecordingFrames, ArriveAsTheyWereSent)
{
    for (const char* algorithm : {"bitonic-sort", "radix-sort", "kogge-stone-scan", "work-group-reduction"}) {
        const RecordingPtr sent = test::record({algorithm, 16});
        const RecordingPtr got = read(partsOf(*sent));
        ASSERT_NE(got, nullptr) << algorithm;
        EXPECT_EQ(writeRecording(*got), writeRecording(*sent)) << algorithm;
    }
}

TEST(RecordingFrames, ThatNoFileMayHoldAreRefused)
{
    const RecordingPtr sent = test::record({"bitonic-sort", 16});
    const auto isRefused = [&](const std::function<void(Recording&)>& change) {
        return read(changed(sent, change)) == nullptr;
    };
    EXPECT_FALSE(isRefused([](Recording&) {}));
    EXPECT_TRUE(isRefused([](Recording& r) { r.algorithm = "bogo-sort"; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.parameters["order"] = "sideways"; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.device.name = "a\x1b[2Jb"; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.kernelSource = std::string(1 << 18, 'x'); }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.kernelFile = "../../etc/passwd"; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].kernel = "nothing"; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].meaning.title.english = std::string(600, 'x'); }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].meaning.stage = UINT32_MAX; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].global = std::size_t{1} << 60; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].local = 0; }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.launches[1].arguments.resize(65, r.launches[1].arguments[0]); }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.buffers.push_back(r.buffers[0]); }));
    EXPECT_TRUE(isRefused([](Recording& r) { r.spread = TimeSpread{0, 2, 1}; }));
    // What people read of it is the catalogue's.
    const RecordingPtr named = read(changed(sent, [](Recording& r) { r.title = "Fastest sort", r.lens = "arrays"; }));
    ASSERT_NE(named, nullptr);
    EXPECT_EQ(named->title, sent->title);
    EXPECT_EQ(named->lens, sent->lens);
}

/// Before the memory is taken.
TEST(RecordingFrames, ThatNeverEndAreRefused)
{
    const RecordingPtr sent = test::record({"bitonic-sort", 16});
    const Parts parts = partsOf(*sent);
    EXPECT_EQ(read(parts, 4096), nullptr);
    for (const Kind kind : {Kind::words, Kind::launch, Kind::packedEvents}) {
        const auto one = std::ranges::find(parts, kind, &Part::kind);
        ASSERT_NE(one, parts.end());
        RecordingReader reader{std::size_t{1} << 20};
        std::size_t taken = 0;
        EXPECT_THROW(
            {
                for (const Part& part : parts)
                    if (part.kind != Kind::whole)
                        reader.take({part.kind, part.content});
                for (; taken < 1'000'000; ++taken)
                    reader.take({one->kind, one->content});
            },
            std::exception)
            << static_cast<int>(kind);
        EXPECT_LT(taken, 100'000U);
    }
    // Arrays that are larger than any buffer.
    Parts large = parts;
    const auto words = std::ranges::find(large, Kind::words, &Part::kind);
    words->content.resize(std::size_t{1} << 20);
    EXPECT_EQ(read(large), nullptr);
}

void change(Parts& parts, std::mt19937& random)
{
    static constexpr std::uint64_t numbers[]{0, 1, 2, 3, 31, 255, 4096, 1u << 31, ~0u, std::uint64_t{1} << 40, ~0ull};
    const std::size_t at = random() % parts.size();
    Bytes& bytes = parts[at].content;
    switch (random() % 8) {
    case 0:
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
        return;
    case 1:
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(random() % parts.size()), Part{parts[at]});
        return;
    case 2:
        std::swap(parts[at], parts[random() % parts.size()]);
        return;
    case 3:
        parts[at].kind = parts[random() % parts.size()].kind;
        return;
    case 4:
        bytes.resize(bytes.empty() ? 4 : random() % bytes.size());
        return;
    case 5:
        if (!bytes.empty())
            bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
        return;
    default: // what our frames are made of
        const std::uint64_t number = numbers[random() % std::size(numbers)];
        const std::size_t width = random() % 2 == 0 ? 8 : 4;
        if (bytes.size() >= width)
            std::memcpy(bytes.data() + random() % (bytes.size() / 4 - width / 4 + 1) * 4, &number, width);
    }
}

/// A thousand of them; what is taken all the same can be told in words.
TEST(RecordingFrames, ThatAreChangedAnywhereAreRefusedOrAreRecordings)
{
    std::mt19937 random{7};
    std::size_t refused = 0, taken = 0;
    Session session; // never asked for a device
    for (const char* algorithm : {"bitonic-sort", "radix-sort", "kogge-stone-work-group-scan"}) {
        const Parts parts = partsOf(*test::record({algorithm, 16}));
        for (int round = 0; round < 400; ++round) {
            Parts broken = parts;
            for (unsigned changes = 0; changes <= random() % 3 && !broken.empty(); ++changes)
                change(broken, random);
            const RecordingPtr got = read(broken, std::size_t{64} << 20);
            ++(got ? taken : refused);
            if (!got || !got->isComplete())
                continue;
            std::ostringstream out;
            writeRunJson(out, session, got, {.events = true, .states = true});
            EXPECT_FALSE(out.str().empty());
        }
    }
    EXPECT_GT(refused, 400U);
    EXPECT_GT(taken, 20U) << "none of the changes was harmless?";
}

} // namespace
} // namespace lockstep::remote
