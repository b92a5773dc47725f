#pragma once

#include "tests/ui/lens_checks.hpp"
#include "ui/compare/comparison_frame.hpp"
#include "ui/player/gather.hpp"

namespace lockstep::ui {

/// What to run in a pane of a test.
struct TestRun {
    std::string algorithm;
    std::map<std::string, std::string> parameters = {};
    QString name = {}; ///< the recording's title unless given
};

inline std::vector<RecordingPtr> recordingsOf(const std::vector<Pane>& panes)
{
    std::vector<RecordingPtr> recordings;
    for (const Pane& pane : panes)
        recordings.push_back(pane.resident.recording);
    return recordings;
}

/// The runs over the same keys, recorded; without moments yet.
inline std::vector<Pane> recordedPanes(const std::vector<TestRun>& runs, std::size_t n)
{
    std::vector<Pane> panes;
    for (const TestRun& run : runs) {
        Pane& pane = panes.emplace_back();
        pane.resident.recording = recordedRun(run.algorithm, n, run.parameters);
        pane.name = run.name.isEmpty() ? QString::fromStdString(pane.resident.recording->title) : run.name;
    }
    return panes;
}

/// The panes where the clock puts them, with all that their pictures need.
inline std::vector<Pane> panesAt(std::vector<Pane> panes, const ComparisonClock& clock, const View& view)
{
    static Session session;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (const RecordingPtr recording = panes[i].resident.recording) {
            panes[i].moment = momentAt(*recording, clock);
            panes[i].resident =
                gather(session, recording, paneNeeds(*recording, panes[i].moment, i, panes.size(), view));
        }
    return panes;
}

inline const std::vector<TestRun> bothScans{{"kogge-stone-scan"}, {"brent-kung-scan"}};

/// The picture's text with this name; empty where there is none.
inline QString textNamed(const Scene& scene, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name == name)
            return text->text;
    return {};
}

/// All texts whose names begin so, one after another.
inline std::string textsNamed(const Scene& scene, const QString& prefix)
{
    QString all;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name.startsWith(prefix))
            all += text->text;
    return all.toStdString();
}

inline void expectUniqueNames(const Scene& scene, const std::string& what)
{
    std::map<QString, int> seen;
    for (const Mark& mark : scene.marks)
        if (!mark.id.name.isEmpty()) {
            EXPECT_EQ(++seen[mark.id.name], 1) << what << ": " << mark.id.name.toStdString();
        }
}

} // namespace lockstep::ui
