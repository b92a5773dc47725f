#pragma once

#include "ui/deck/deck.hpp"
#include "ui/scene/scene.hpp"

#include <QByteArray>
#include <QString>
#include <span>
#include <string>

namespace lockstep::ui {

class NewFile;
struct ExportPlan;
struct FrameLook;
struct ExportProgress;

enum class FormatKind { picture, document, video, data };

/// What is said of a picture to those who cannot see it.
struct PictureWords {
    QString title;    ///< "Bitonic sort · Launch 5 of 10"
    QString sentence; ///< may be empty
};

/// One of the files that data goes to in a folder.
struct DataPart {
    const char* name; ///< "states"; the format's id is its ending
    void (*write)(const Deck& deck, NewFile& file, const ExportProgress& progress);
};

/// What can be written. One file in this folder, and one line in formats(). One of the functions is not null.
struct Format {
    const char* id;    ///< "png"; also the ending of a file name
    const char* title; ///< for people
    /// A picture of one frame: the file's bytes, `scale` pixels to a scene unit, `dpi` of them to an inch. Throws
    /// Error.
    QByteArray (*encode)(const Scene& scene, double scale, double dpi) = nullptr;
    /// A document of all pages of a plan, or their data: writes to the file, does not commit it. Throws Error,
    /// Cancelled.
    void (*write)(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress) = nullptr;
    /// Of what is no picture. Data is what was recorded and no picture of it: no look and no range.
    FormatKind kind = FormatKind::document;
    bool canBeTransparent = false;        ///< a picture without its ground
    double mostFps = 120;                 ///< of a video
    std::span<const DataPart> parts = {}; ///< of data, its files in a folder
    const char* otherName = nullptr;      ///< is understood as well as the id; may be null
    /// The same as `encode` with what is said of the picture; null where the format has no place for it.
    QByteArray (*encodeTold)(const Scene& scene, const FrameLook& look, const PictureWords& words) = nullptr;
    bool isPicture() const { return encode != nullptr; }
    FormatKind group() const { return isPicture() ? FormatKind::picture : kind; }
    bool isVideo() const { return group() == FormatKind::video; }
    bool isData() const { return group() == FormatKind::data; }
};

extern const Format pngFormat, svgFormat, tikzFormat, pdfFormat, pptxFormat, htmlFormat, gifFormat, mp4Format,
    webmFormat, lockstepFormat, jsonFormat, csvFormat;

std::span<const Format* const> formats();

/// True for an existing folder and for a name that ends in a slash.
bool namesFolder(const QString& path);

/// The format with this id (any case), or where none is given the one of the path's ending; PNG for a folder.
/// Throws InputError that lists the known ones.
const Format& formatFor(const QString& path, const std::string& explicitName = {});

} // namespace lockstep::ui
