#pragma once

#include "ui/export/format.hpp"
#include "ui/lenses/lens.hpp"

#include <QSize>
#include <QString>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep::ui {

/// A recording, and how to get at what it does not hold. `fetch` may block; it throws as Session does.
struct FrameSource {
    RecordingPtr recording;
    std::function<Resident(const Needs&)> fetch;
};

inline constexpr QSize defaultFrameSize{1920, 1080};

/// Presets for a size control, in pixels.
std::span<const QSize> frameSizes();

/// "1920x1080". Throws InputError, also for a size that is too small or too large to be a picture.
QSize frameSizeFor(const std::string& text);

/// What one exported picture looks like.
struct FrameLook {
    QSize pixels = defaultFrameSize;
    ThemeName theme = ThemeName::light;
    std::optional<std::uint32_t> selectedItem;
};

/// Exported frames are laid out for 1600 x 900 scene units (or more, in another aspect) and scaled to the pixels.
View exportView(const FrameLook& look);
/// Pixels to a scene unit of exportView().
double exportScale(const FrameLook& look);

/// The picture of one moment.
Scene exportScene(const FrameSource& source, Moment moment, const FrameLook& look);

/// Writes a scene whole or not at all; what stood there before stays where it fails. Throws Error.
void writeFrame(const Scene& scene, const QString& path, const Format& format, double scale = 1);

/// One moment into one file.
void exportFrame(const FrameSource& source, Moment moment, const FrameLook& look, const QString& path,
                 const Format& format);

/// Launches first … last; 0 is the input. `fraction` applies to every launch.
struct FrameRange {
    std::size_t first = 0, last = 0;
    double fraction = 1;
};

/// Every launch; for a recording without launches its input.
FrameRange allLaunches(const Recording& recording);

struct ExportProgress {
    std::function<void(std::size_t done, std::size_t total)> report; ///< may be empty
    std::stop_token stop;
};

/// One file a launch, "frame_0005.png" after launch 5, into the folder, which is made where it is missing.
/// The files come into their place together when all are written: where it fails or is stopped, the folder is
/// as it was. Returns the paths. Throws Error, or lockstep::Cancelled.
std::vector<QString> exportFrames(const FrameSource& source, const FrameRange& range, const FrameLook& look,
                                  const QString& folder, const Format& format, const ExportProgress& progress = {});
/// The same for any scenes numbered first … last.
std::vector<QString> exportScenes(std::size_t first, std::size_t last, const std::function<Scene(std::size_t)>& sceneOf,
                                  double scale, const QString& folder, const Format& format,
                                  const ExportProgress& progress = {});

} // namespace lockstep::ui
