#include "ui/export/format.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <QFileInfo>
#include <array>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

const Format* find(const QString& id)
{
    for (const Format* format : formats())
        for (const char* const name : {format->id, format->otherName})
            if (name != nullptr && id.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
                return format;
    return nullptr;
}

std::string known()
{
    std::string list;
    for (const Format* format : formats())
        list += (list.empty() ? "" : ", ") + std::string(format->id);
    return list;
}

} // namespace

std::span<const Format* const> formats()
{
    static constexpr std::array table{
        &pngFormat,      &svgFormat,  &tikzFormat, // pictures
        &pdfFormat,      &pptxFormat, &htmlFormat, // documents
        &gifFormat,      &mp4Format,  &webmFormat, // motion
        &lockstepFormat, &jsonFormat, &csvFormat,  // data
    };
    return table;
}

bool namesFolder(const QString& path)
{
    return path.endsWith(QLatin1Char('/')) || QFileInfo(path).isDir();
}

const Format& formatFor(const QString& path, const std::string& explicitName)
{
    if (!explicitName.empty()) {
        if (const Format* format = find(QString::fromStdString(explicitName))) {
            const Format* const ending = namesFolder(path) ? nullptr : find(QFileInfo(path).suffix());
            if (ending != nullptr && ending != format)
                throw InputError{sentence("'{}' ends in {}, but the format is {}; change the one or the other",
                                          path.toStdString(), ending->id, format->id)};
            return *format;
        }
        throw InputError{sentence("unknown format '{}'; the formats are {}", explicitName, known())};
    }
    if (namesFolder(path))
        return pngFormat;
    const QString ending = QFileInfo(path).suffix();
    if (const Format* format = find(ending))
        return *format;
    if (ending.isEmpty())
        throw InputError{sentence("'{}' has no ending that names a format ({}); add one, give --format, or end the "
                                  "name in / for a folder of frames",
                                  path.toStdString(), known())};
    throw InputError{
        sentence("unknown format '{}' of '{}'; the formats are {}", ending.toStdString(), path.toStdString(), known())};
}

} // namespace lockstep::ui
