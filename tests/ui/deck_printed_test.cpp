#include "tests/ui/lens_checks.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "ui/deck/deck.hpp"
#include "ui/deck/printed.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

const std::stop_token never;

TEST(PrintedRows, AreCrossedOutInPicturesThatLeaveTheWindow)
{
    Session session;
    const RecordingPtr recording = session.record(requestOf(findPreset("opencl-sums")));
    ASSERT_EQ(misprintedPreset(*recording), &findPreset("opencl-sums"));
    const Deck deck =
        recordingDeck({recording, [recording](const Needs&, const std::stop_token&) { return keptBy(recording); }});
    for (const ViewRole role : {ViewRole::exported, ViewRole::presenter}) {
        View view;
        view.role = role;
        view.size = role == ViewRole::exported ? QSizeF(1600, 900) : QSizeF(1920, 1032);
        const Scene moving = deck.scene(1, 0.5, view, never), ended = deck.scene(1, 1, view, never);
        EXPECT_EQ(marksNamed(moving, "crossed-out\\d"), 0U) << "the row does not stand there yet";
        EXPECT_EQ(marksNamed(ended, "crossed-out\\d"), 3U) << "108, 125 and 211; 39 and 62 are right";
        EXPECT_EQ(marksNamed(ended, "crossed-out[234]"), 3U);
        EXPECT_EQ(moving.size, view.size);
        expectLegible(ended, "with the printed row", role == ViewRole::presenter ? 28 : 14);
        std::map<QString, QString> texts;
        for (const Mark& mark : ended.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                texts[mark.id.name] = text->text;
        EXPECT_EQ(texts["printed-value2"], "108");
        EXPECT_EQ(texts["held-value2"], "106");
        view.hasNarration = false;
        EXPECT_EQ(marksNamed(deck.scene(1, 1, view, never), "crossed-out.*"), 0U) << "a bare picture";
    }
}

TEST(PrintedRows, BelongToTheSourcesKeysOnly)
{
    EXPECT_EQ(misprintedPreset(*recordedRun("sequential-scan", 5)), nullptr);
}

TEST(PrintedRows, BelongToTheSourcesParametersOnly)
{
    // The parameters are all that is compared beside the keys, so no run is needed.
    for (const Preset& preset : presets()) {
        if (std::ranges::all_of(preset.rows, [](const PresetRow& row) { return row.printed.empty(); }))
            continue;
        const Algorithm& algorithm = findAlgorithm(preset.algorithm);
        const RunRequest asked = requestOf(preset);
        Recording recording;
        recording.algorithm = preset.algorithm;
        recording.input = asked.input;
        recording.parameters = resolveParameters(algorithm, asked.parameters, asked.input.size());
        recording.type = elementType(recording.parameters);
        const Parameters own = recording.parameters;
        EXPECT_EQ(misprintedPreset(recording), &preset) << preset.id;
        for (const Parameter& parameter : algorithm.parameters)
            for (const std::string& value : parameter.values) {
                if (value == "auto" || value == own.at(parameter.name))
                    continue;
                recording.parameters = own;
                recording.parameters[parameter.name] = value;
                EXPECT_EQ(misprintedPreset(recording), nullptr) << preset.id << " " << parameter.name << "=" << value;
            }
    }
}

} // namespace
} // namespace lockstep::ui
