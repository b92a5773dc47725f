#include "engine/presets/preset_parts.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

TEST(Presets, HaveTheValuesOfTheirFigures)
{
    for (const Preset& preset : presets()) {
        SCOPED_TRACE(preset.id);
        const RecordingPtr recording = test::session().record(requestOf(preset));
        if (recording->parameters.contains(wordsParameter))
            EXPECT_EQ(formatKeys(*recording, recording->output), preset.output);
        else
            EXPECT_EQ(recording->output, parseKeys(preset.output, recording->type));
        EXPECT_LE(preset.launch.value_or(0), recording->launchCount());
        for (const PresetRow& row : preset.rows) {
            const auto buffer = std::ranges::find(recording->buffers, row.buffer, &BufferInfo::name);
            ASSERT_NE(buffer, recording->buffers.end()) << row.buffer;
            const State& state = *recording->states.at(row.launch);
            const Words& held = *state.buffers[static_cast<std::size_t>(buffer - recording->buffers.begin())];
            if (buffer->type == ElementType::text && recording->parameters.contains(wordsParameter)) {
                EXPECT_EQ(formatKeys(*recording, held), row.values) << row.buffer << " after launch " << row.launch;
                continue;
            }
            const Words values = parseKeys(row.values, buffer->type);
            ASSERT_LE(row.first + values.size(), held.size());
            const auto first = held.begin() + static_cast<std::ptrdiff_t>(row.first);
            EXPECT_EQ(Words(first, first + static_cast<std::ptrdiff_t>(values.size())), values)
                << row.buffer << " after launch " << row.launch;
            if (!row.printed.empty()) {
                const Words printed = parseKeys(row.printed, buffer->type);
                EXPECT_EQ(printed.size(), values.size());
                EXPECT_NE(printed, values) << "what the source prints right needs no crossing out";
            }
        }
    }
}

TEST(Presets, OpenWhereSomethingHasHappened)
{
    for (const Preset& preset : presets()) {
        SCOPED_TRACE(preset.id);
        if (preset.launch.value_or(0) == 0) {
            EXPECT_NE(preset.whyInput, "") << "an empty page, and nothing says why";
            continue;
        }
        const RecordingPtr recording = test::session().record(requestOf(preset));
        ASSERT_LE(*preset.launch, recording->launchCount());
        EXPECT_GT(recording->launches[*preset.launch - 1].events, 0U);
    }
}

TEST(Presets, ThatWereChangedSaySoAndPromiseNothingOfTheirFigure)
{
    const Preset& figure = findPreset("pmpp-11.10");
    EXPECT_FALSE(changedPreset(figure, {}).isChanged);
    EXPECT_FALSE(changedPreset(figure, {{"group-size", "4"}, {"operator", "add"}}).isChanged) << "as it was";
    const Preset changed = changedPreset(figure, {{"group-size", "16"}, {"operator", "max"}});
    EXPECT_TRUE(changed.isChanged);
    EXPECT_EQ(changed.figure, "figures 11.9 and 11.10, changed");
    EXPECT_EQ(changed.note, "This is no longer the source's: group-size is 16 instead of 4, operator is max instead of "
                            "add.");
    EXPECT_EQ(changed.keys, figure.keys);
    const RecordingPtr recording = test::session().record(requestOf(changed));
    EXPECT_EQ(recording->output.back(), 5U);
    EXPECT_EQ(recording->launches.front().local, 16U);
}

TEST(Presets, AreToldApartAndSayWhereTheyAreFrom)
{
    std::set<std::string> ids;
    for (const Preset& preset : presets()) {
        EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
        EXPECT_NO_THROW(findAlgorithm(preset.algorithm));
        EXPECT_FALSE(preset.figure.empty() || preset.title.empty() || preset.source.empty()) << preset.id;
    }
    EXPECT_THROW(findPreset("pmpp-99"), InputError);
}

TEST(Presets, OfASourceStandTogether)
{
    std::vector<std::string> sources;
    for (const Preset& preset : presets())
        if (sources.empty() || sources.back() != preset.source)
            sources.push_back(preset.source);
    EXPECT_EQ(std::set<std::string>(sources.begin(), sources.end()).size(), sources.size());
}

TEST(Presets, OfSortsOpenAtALaunchThatShowsTheirPoint)
{
    for (const auto& part : {radixPresets(), comparisonPresets()})
        for (const Preset& preset : part)
            EXPECT_TRUE(preset.launch) << preset.id << " opens at its input";
}

TEST(Presets, SayWhereTheirKeysAreNotTheSources)
{
    for (const Preset& preset : presets())
        EXPECT_TRUE(preset.isSourceData || preset.note.find("ours") != std::string::npos ||
                    preset.note.find("no keys") != std::string::npos ||
                    preset.note.find("not in the text") != std::string::npos)
            << preset.id << ": " << preset.note;
}

} // namespace
} // namespace lockstep
