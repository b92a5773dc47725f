#pragma once

#include "ui/compare/comparison_frame.hpp"
#include "ui/export/writer.hpp"

namespace lockstep::ui {

/// What a comparison is written from: panes whose moments and pieces are still to come. `fetch` may block; it throws as
/// Session does.
struct ComparisonSource {
    std::vector<Pane> panes;
    std::function<Resident(std::size_t pane, const Needs&)> fetch;
    Question question = {}; ///< what is asked in every frame, if anything
    std::vector<RecordingPtr> recordings() const;
};

/// The comparison at clock.time.
Scene comparisonScene(const ComparisonSource& source, const ComparisonClock& clock, const FrameLook& look);
void exportComparison(const ComparisonSource& source, const ComparisonClock& clock, const FrameLook& look,
                      const QString& path, const Format& format);

/// The times of frames first … last: frame k is when some recording ends a launch for the k-th time (in the clock that
/// counts launches, after launch k), 0 the input; `fraction` of the way from the one before. Throws InputError for
/// frames that there are none of.
std::vector<double> comparisonTimes(std::span<const RecordingPtr> recordings, const ComparisonClock& clock,
                                    const FrameRange& range);
/// One file for each of comparisonTimes(), "frame_0003.png", into the folder; all or none, as exportFrames().
std::vector<QString> exportComparisonFrames(const ComparisonSource& source, const ComparisonClock& clock,
                                            const FrameRange& range, const FrameLook& look, const QString& folder,
                                            const Format& format, const ExportProgress& progress = {});

} // namespace lockstep::ui
