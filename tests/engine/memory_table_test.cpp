#include "engine/analysis/memory_table.hpp"

#include "engine/error.hpp"
#include "engine/formats/recording_json.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

constexpr MemoryMachine usual;

MemoryTable tableOf(const Recording& recording, std::size_t launch, const MemoryMachine& machine = usual)
{
    return {recording, launch, *recording.events[launch - 1], machine};
}

const MemoryAccess* rowOf(const MemoryTable& table, const std::string& text, bool isStore)
{
    for (const MemoryAccess& access : table.accesses())
        if (access.text == text && access.isStore == isStore)
            return &access;
    return nullptr;
}

TEST(MemoryTable, FewestAreAtMostWhatIsMadeWhichIsAtMostOneAnAccess)
{
    for (const test::Run& run : test::runsOfSizes(std::array<std::size_t, 2>{13, 70})) {
        const RecordingPtr recording = test::record(run);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            for (const MemoryMachine& machine : {usual, MemoryMachine{16, 32, 16}}) {
                const MemoryTable table = tableOf(*recording, k, machine);
                for (const MemoryAccess& access : table.accesses()) {
                    const std::string what = run.algorithm + " " + std::to_string(k) + ": line " +
                                             std::to_string(access.line) + " " + access.text;
                    EXPECT_GT(access.accesses, 0U) << what;
                    EXPECT_LE(access.operations, access.accesses) << what;
                    EXPECT_LE(access.fewestSegments, access.segments) << what;
                    EXPECT_LE(access.segments, access.accesses) << what;
                    EXPECT_LE(access.fewestTurns, access.turns) << what;
                    EXPECT_LE(access.turns, access.accesses) << what;
                    EXPECT_LE(access.bytesAsked, 4 * access.accesses) << what;
                    EXPECT_EQ(access.bytesMoved, access.segments * machine.segment) << what;
                    EXPECT_EQ(access.isLocal, access.segments == 0) << what;
                    EXPECT_EQ(access.isLocal, access.turns > 0) << what;
                }
            }
    }
}

TEST(MemoryTable, EveryLoadAndStoreOfTheCatalogueHasItsLine)
{
    std::map<std::string, std::size_t> untold;
    for (const test::Run& run : test::runsOfSizes(std::array<std::size_t, 2>{13, 33})) {
        const RecordingPtr recording = test::record(run);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const MemoryTable table = tableOf(*recording, k);
            for (const MemoryAccess& access : table.accesses())
                if (!access.isLineTold)
                    ++untold[recording->kernelFile + " line " + std::to_string(access.line) + " " + access.text +
                             (access.isStore ? " store" : " load")];
        }
    }
    // A choice of two words of one array: which of the two lines loaded which the event does not say.
    std::erase_if(untold, [](const auto& one) {
        static const std::regex ofTwo{"(selection|sample|quicksort|merge).cl .* (keys|keys_in|sample) load"};
        return std::regex_match(one.first, ofTwo);
    });
    // A vector has a line of its own; its words are told where it is taken apart or put together.
    std::erase_if(untold, [](const auto& one) {
        static const std::regex ofVectors{"(reduce_vectors|reduce_then_scan|vector_look_back|cached_look_back).cl .* "
                                          "(x load|y store|prefixes store)"};
        return std::regex_match(one.first, ofVectors);
    });
    for (const auto& [where, times] : untold)
        ADD_FAILURE() << where << " × " << times;
}

TEST(MemoryTable, ASwapLoadsTwoWordsAndStoresTwo)
{
    const RecordingPtr recording = test::record({"bitonic-sort", 64});
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const MemoryTable table = tableOf(*recording, k);
        std::uint64_t loads = 0, stores = 0, swaps = 0;
        for (const MemoryAccess& access : table.accesses())
            (access.isStore ? stores : loads) += access.accesses;
        for (const Event& event : *recording->events[k - 1])
            swaps += event.writes().empty() ? 0 : 1;
        EXPECT_EQ(loads, 64U) << k;
        EXPECT_EQ(stores, 2 * swaps) << k;
        ASSERT_NE(rowOf(table, "key[low]", false), nullptr) << k;
        EXPECT_NE(rowOf(table, "key[high]", false)->line, rowOf(table, "key[low]", false)->line) << k;
    }
}

TEST(MemoryTable, ASelectionLoadsEachKeyThatItComparesOnce)
{
    const RecordingPtr recording = test::record({"selection-sort", 13});
    std::uint64_t loads = 0;
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const MemoryTable table = tableOf(*recording, k);
        for (const MemoryAccess& access : table.accesses())
            if (access.text == "keys" && !access.isStore)
                loads += access.accesses;
    }
    EXPECT_EQ(loads, 13U * 14 / 2 - 1) << "n - i in round i, and none in the last";
}

TEST(MemoryTable, ConflictsOfAReductionByPhases)
{
    const RecordingPtr recording =
        test::record({"work-group-reduction", 512, "uniform", {{"variant", "reduce1"}, {"group-size", "512"}}});
    const MemoryTable table = tableOf(*recording, 1);
    std::map<std::uint32_t, std::uint32_t> turns;
    for (std::size_t row = 0; row < table.accesses().size(); ++row)
        if (table.accesses()[row].text == "sdata[index]" && !table.accesses()[row].isStore)
            for (const MemoryOperation& one : table.operationsOf(row))
                turns[one.phase] = std::max(turns[one.phase], one.turns);
    std::vector<std::uint32_t> degrees;
    for (const auto& [phase, most] : turns)
        degrees.push_back(most);
    // index = 2 · s · tid with 256 / s lanes: 32 lanes lie 2 · s words apart until a wavefront has fewer of them
    EXPECT_EQ(degrees, (std::vector<std::uint32_t>{2, 4, 8, 16, 16, 8, 4, 2, 1}));
}

TEST(MemoryTable, PaddingTakesTurnsAway)
{
    std::map<std::string, std::uint64_t> turns;
    for (const char* padding : {"none", "banks"}) {
        const RecordingPtr recording =
            test::record({"blelloch-work-group-scan", 512, "uniform", {{"padding", padding}}});
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const MemoryTable table = tableOf(*recording, k);
            for (const MemoryAccess& access : table.accesses())
                turns[padding] += access.turns;
        }
    }
    EXPECT_LT(turns["banks"], turns["none"]);
}

TEST(MemoryTable, AChangedAddressChangesTheNumbers)
{
    const RecordingPtr recording = test::record({"bitonic-sort", 64});
    Events events = *recording->events[0];
    const MemoryTable before(*recording, 1, events, usual);
    std::size_t changed = 0;
    for (Event& event : events)
        if (changed == 0 && event.readCount > 0) {
            event.readSlots[0].index += 1024;
            ++changed;
        }
    ASSERT_EQ(changed, 1U);
    const MemoryTable after(*recording, 1, events, usual);
    EXPECT_EQ(after.bytesMoved(), before.bytesMoved() + usual.segment);
    EXPECT_EQ(after.bytesAsked(), before.bytesAsked());
}

TEST(MemoryTable, StandsInTheJson)
{
    const RecordingPtr recording = test::record({"bitonic-sort", 64});
    TextParts parts;
    parts.widths = {16, 16};
    parts.segment = 32;
    std::ostringstream text;
    writeRunJson(text, test::session(), recording, parts);
    const auto json = nlohmann::json::parse(text.str());
    for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
        const MemoryTable table = tableOf(*recording, k, {16, 32, 16});
        const auto& rows = json["launches"][k - 1]["accesses"];
        ASSERT_EQ(rows.size(), table.accesses().size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            EXPECT_EQ(rows[row]["line"], table.accesses()[row].line);
            EXPECT_EQ(rows[row]["segments"], table.accesses()[row].segments);
            EXPECT_EQ(rows[row]["bytes_moved"], table.accesses()[row].bytesMoved);
        }
    }
}

TEST(MemoryTable, RefusesWidthsThatNoMachineHas)
{
    for (const MemoryMachine& machine :
         {MemoryMachine{8, 128, 32}, MemoryMachine{32, 16, 32}, MemoryMachine{32, 128, 8}})
        EXPECT_THROW(requireMachine(machine), InputError);
    EXPECT_NO_THROW(requireMachine({64, 32, 16}));
}

} // namespace
} // namespace lockstep
