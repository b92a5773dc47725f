#pragma once

#include "ui/deck/deck.hpp"
#include "ui/export/format.hpp"

#include <QSize>
#include <QString>
#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace lockstep::ui {

inline constexpr QSize defaultFrameSize{1920, 1080};
inline constexpr double defaultDpi = 96;

/// Presets for a size control, in pixels.
std::span<const QSize> frameSizes();

/// "1920x1080". Throws InputError, also for a size that is too small or too large to be a picture.
QSize frameSizeFor(const std::string& text);

/// How letters stand in an SVG: as text, or as their outlines, which need no fonts.
enum class SvgText { automatic, text, outlines };
inline constexpr std::array svgTextNames{"auto", "text", "outlines"};
/// Throws InputError naming those there are.
SvgText svgTextNamed(const std::string& name);

/// What one exported picture looks like.
struct FrameLook {
    QSize pixels = defaultFrameSize;
    ThemeName theme = ThemeName::light;
    std::optional<std::uint32_t> selectedItem = {};
    bool hasTitle = true, hasNarration = true, hasLegend = true;
    bool isTransparent = false;
    double dpi = defaultDpi;               ///< pixels to an inch where a page or a picture has a size on paper
    bool isOnPaper = false;                ///< laid out in the type sizes of print, by the size in inches
    Language language = Language::english; ///< of pictures, and of a document's own words
    SvgText svgText = SvgText::automatic;
};

inline constexpr double smallestDpi = 36, largestDpi = 1200;
/// A picture of so many centimetres at `dpi`, for print. Throws InputError for what is no size of a picture.
FrameLook onPaper(FrameLook look, double widthCm, double heightCm, double dpi);

/// Exported frames are laid out for 1600 x 900 scene units (or more, in another aspect) and scaled to the pixels; those
/// for paper for as many units as their inches hold.
View exportView(const FrameLook& look);
/// Pixels to a scene unit of exportView().
double exportScale(const FrameLook& look);

/// Pages by their place in the deck, first … last.
struct FrameRange {
    std::size_t first = 0, last = 0;
    double fraction = 1;     ///< of still pictures: how far through every page's motion
    std::size_t between = 0; ///< more pictures on the way to each page
};

/// Every page but the input; for a deck of one page that one.
FrameRange allLaunches(const Deck& deck);
/// Every page, the input too.
FrameRange allPages(const Deck& deck);

inline constexpr double smallestSpeed = 0.1, largestSpeed = 10;

/// What to write, and how.
struct ExportPlan {
    FrameRange range;
    FrameLook look;
    double fps = 30;         ///< of videos: frames a second, 1 to 120
    double speed = 1;        ///< of videos: smallestSpeed to largestSpeed
    bool isEditable = false; ///< of slides: shapes and text instead of a picture
};

/// Throws InputError where the format cannot be made so, Error where a program that it needs is missing. The range is
/// not looked at: this can be asked before anything has run.
void requirePlan(const Format& format, const ExportPlan& plan);

struct ExportProgress {
    std::function<void(std::size_t done, std::size_t total)> report; ///< may be empty; from any thread
    std::stop_token stop;
};

/// Throws InputError where the deck has no such page.
void requirePage(const Deck& deck, std::size_t page);
void requireRange(const Deck& deck, const FrameRange& range);

/// The still pictures of a range, in order, with their names in a folder: "frame_0005" after page 5, and those on the
/// way to it "frame_0005_1"….
struct Still {
    QString name;
    DeckMoment moment;
    QString title = {}; ///< of a slide
};
std::vector<Still> stillsOf(const Deck& deck, const FrameRange& range);
/// How many those are.
std::size_t stillCount(const Deck& deck, const FrameRange& range);

/// What documents call a language: "de", "zh-Hans".
QString languageTag(Language language);

/// What is said of the picture of one moment, in the deck's language.
PictureWords wordsOf(const Deck& deck, DeckMoment moment, const std::stop_token& stop = {});

/// The picture of one moment.
Scene exportScene(const Deck& deck, DeckMoment moment, const FrameLook& look, const std::stop_token& stop = {});

/// Writes a scene whole or not at all; what stood there before stays where it fails. Throws Error.
void writeFrame(const Scene& scene, const QString& path, const Format& format, double scale = 1,
                double dpi = defaultDpi);

/// One moment into one file.
void exportFrame(const Deck& deck, DeckMoment moment, const FrameLook& look, const QString& path, const Format& format,
                 const std::stop_token& stop = {});

/// One file a still into the folder, which is made where it is missing. The files come into their place together when
/// all are written: where it fails or is stopped, the folder is as it was. Returns the paths. Throws Error, or
/// lockstep::Cancelled.
std::vector<QString> exportFrames(const Deck& deck, const FrameRange& range, const FrameLook& look,
                                  const QString& folder, const Format& format, const ExportProgress& progress = {});

/// One document of the plan's pages, whole or not at all.
void exportDocument(const Deck& deck, const ExportPlan& plan, const QString& path, const Format& format,
                    const ExportProgress& progress = {});

} // namespace lockstep::ui
