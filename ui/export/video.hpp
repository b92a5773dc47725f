#pragma once

#include "ui/export/writer.hpp"

#include <QStringList>

namespace lockstep::ui {

/// One picture of a video, and how many frames show it.
struct VideoPicture {
    DeckMoment moment;
    std::size_t frames = 1;
};

/// The pictures of a plan in order: to each page of the range its motion, then a rest on it, which is one picture.
/// A page is shown for at least one frame.
std::vector<VideoPicture> videoPictures(const Deck& deck, const ExportPlan& plan);

/// Seconds.
double videoLength(const Deck& deck, const ExportPlan& plan);

/// What ffmpeg is called with to make an MP4 or WebM at `path` of what Yuv420 writes.
QStringList videoArguments(const Format& format, const Deck& deck, const ExportPlan& plan, const QString& path);

/// Throws Error that names the package where there is no ffmpeg.
void requireFfmpeg();

} // namespace lockstep::ui
