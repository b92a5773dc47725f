#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>
#include <QString>
#include <span>
#include <string>

namespace lockstep::ui {

/// A kind of file that one frame can be written to. One file in this folder, and one line in formats().
struct Format {
    const char* id;    ///< "png"; also the ending of a file name
    const char* title; ///< for people
    /// The file's bytes, `scale` pixels to a scene unit. Throws Error.
    QByteArray (*encode)(const Scene& scene, double scale);
};

extern const Format pngFormat, svgFormat;

std::span<const Format* const> formats();

/// True for an existing folder and for a name that ends in a slash.
bool namesFolder(const QString& path);

/// The format with this id (any case), or where none is given the one of the path's ending; PNG for a folder.
/// Throws InputError that lists the known ones.
const Format& formatFor(const QString& path, const std::string& explicitName = {});

} // namespace lockstep::ui
