#include "ui/export/writer.hpp"

#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "ui/scene/frame.hpp"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>

namespace lockstep::ui {

namespace {

/// Scene units of an exported frame (visual.md, section 4).
constexpr QSizeF layoutSize{1600, 900};

constexpr int smallestEdge = 64;
constexpr int largestEdge = 16384;

Error cannotWrite(const QString& path, const QString& why)
{
    return Error{fmt::format("cannot write {}: {}", path.toStdString(), why.toStdString())};
}

/// `shown` is the path that a message names.
void writeBytes(const QByteArray& bytes, const QString& path, const QString& shown)
{
    const QFileInfo info(path);
    if (info.isDir())
        throw cannotWrite(shown, QStringLiteral("it is a folder; name a file"));
    // A device such as /dev/full must not be replaced by a file.
    if (info.exists() && !info.isFile())
        throw cannotWrite(shown, QStringLiteral("it is not a regular file; name another"));
    if (!info.dir().exists())
        throw cannotWrite(shown, QStringLiteral("the folder %1 does not exist; make it first").arg(info.path()));

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        throw cannotWrite(shown, file.errorString());
    // commit() has been seen to succeed after a short write on a full disk: each step is asked.
    const bool written = file.write(bytes) == bytes.size() && file.flush() && file.error() == QFileDevice::NoError;
    if (!written) {
        const QString why = file.errorString();
        file.cancelWriting();
        throw cannotWrite(shown, why);
    }
    if (!file.commit())
        throw cannotWrite(shown, file.errorString());
}

/// The folder to export to: made where missing, and taken away again unless kept.
class Folder {
public:
    explicit Folder(const QString& path) : m_path(QDir::cleanPath(path))
    {
        const QFileInfo info(m_path);
        if (info.exists() && !info.isDir())
            throw cannotWrite(m_path, QStringLiteral("it is a file; name a folder"));
        QString missing = m_path;
        while (!QFileInfo::exists(missing)) {
            m_made.push_back(missing);
            const QString parent = QFileInfo(missing).path();
            if (parent == missing)
                break;
            missing = parent;
        }
        std::error_code error;
        std::filesystem::create_directories(m_path.toStdString(), error);
        if (error) {
            leave();
            throw Error{fmt::format("cannot make the folder {}: {}", m_path.toStdString(), error.message())};
        }
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder()
    {
        if (!m_kept)
            leave();
    }
    void keep() { m_kept = true; }
    const QString& path() const { return m_path; }
    QString file(const QString& name) const { return m_path + QLatin1Char('/') + name; }

private:
    /// Removes only folders that were made here and are empty, innermost first.
    void leave() const
    {
        for (const QString& made : m_made)
            QDir().rmdir(made);
    }

    QString m_path;
    std::vector<QString> m_made;
    bool m_kept = false;
};

/// Puts the finished files into their place. A file that stood there waits aside until all have gone through.
void moveAll(const std::vector<QString>& names, const QDir& from, const Folder& to)
{
    namespace fs = std::filesystem;
    const auto aside = [&](const QString& name) { return fs::path(from.filePath(name + ".old").toStdString()); };
    for (const QString& name : names)
        if (QFileInfo(to.file(name)).exists() && !QFileInfo(to.file(name)).isFile())
            throw cannotWrite(to.file(name), QStringLiteral("a folder or device of this name is in the way"));
    std::size_t done = 0;
    try {
        for (; done < names.size(); ++done) {
            const fs::path target = to.file(names[done]).toStdString();
            if (fs::exists(target))
                fs::rename(target, aside(names[done]));
            fs::rename(from.filePath(names[done]).toStdString(), target);
        }
    } catch (const fs::filesystem_error& error) {
        std::error_code ignored;
        for (std::size_t i = 0; i <= done; ++i) {
            const fs::path target = to.file(names[i]).toStdString();
            if (i < done)
                fs::remove(target, ignored);
            if (fs::exists(aside(names[i]), ignored))
                fs::rename(aside(names[i]), target, ignored);
        }
        throw Error{fmt::format("cannot write {}: {}", to.file(names[done]).toStdString(), error.code().message())};
    }
}

void checkLaunch(const Recording& recording, std::size_t launch)
{
    if (launch > recording.launchCount())
        throw InputError{
            fmt::format("there is no launch {}; this run has launches 1 to {}", launch, recording.launchCount())};
}

} // namespace

std::span<const QSize> frameSizes()
{
    static constexpr std::array sizes{QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)};
    return sizes;
}

QSize frameSizeFor(const std::string& text)
{
    int width = 0, height = 0;
    const char* const end = text.data() + text.size();
    const auto [middle, first] = std::from_chars(text.data(), end, width);
    bool good = first == std::errc{} && middle != end && *middle == 'x';
    if (good) {
        const auto [last, second] = std::from_chars(middle + 1, end, height);
        good = second == std::errc{} && last == end;
    }
    const auto inRange = [](int edge) { return edge >= smallestEdge && edge <= largestEdge; };
    if (!good || !inRange(width) || !inRange(height))
        throw InputError{fmt::format("'{}' is no size of a picture; give width x height in pixels, {} to {} each, "
                                     "for example 1920x1080",
                                     text, smallestEdge, largestEdge)};
    return {width, height};
}

double exportScale(const FrameLook& look)
{
    return std::min(look.pixels.width() / layoutSize.width(), look.pixels.height() / layoutSize.height());
}

View exportView(const FrameLook& look)
{
    View view;
    view.size = QSizeF(look.pixels) / exportScale(look);
    view.theme = look.theme;
    view.role = ViewRole::exported;
    view.selectedItem = look.selectedItem;
    return view;
}

Scene exportScene(const FrameSource& source, Moment moment, const FrameLook& look)
{
    checkLaunch(*source.recording, moment.launch);
    const View view = exportView(look);
    return frame(source.fetch(frameNeeds(*source.recording, moment, view)), moment, view);
}

void writeFrame(const Scene& scene, const QString& path, const Format& format, double scale)
{
    writeBytes(format.encode(scene, scale), path, path);
}

void exportFrame(const FrameSource& source, Moment moment, const FrameLook& look, const QString& path,
                 const Format& format)
{
    writeFrame(exportScene(source, moment, look), path, format, exportScale(look));
}

FrameRange allLaunches(const Recording& recording)
{
    const std::size_t last = recording.launchCount();
    return {std::min<std::size_t>(1, last), last, 1};
}

std::vector<QString> exportFrames(const FrameSource& source, const FrameRange& range, const FrameLook& look,
                                  const QString& folderPath, const Format& format, const ExportProgress& progress)
{
    checkLaunch(*source.recording, range.last);
    if (range.first > range.last)
        throw InputError{
            fmt::format("launches {} to {} are none; the first must not be after the last", range.first, range.last)};
    const auto sceneOf = [&](std::size_t launch) { return exportScene(source, {launch, range.fraction}, look); };
    return exportScenes(range.first, range.last, sceneOf, exportScale(look), folderPath, format, progress);
}

std::vector<QString> exportScenes(std::size_t first, std::size_t last, const std::function<Scene(std::size_t)>& sceneOf,
                                  double scale, const QString& folderPath, const Format& format,
                                  const ExportProgress& progress)
{
    Folder folder(folderPath);
    // Beside their places, so that moving them there is a rename.
    QTemporaryDir work(folder.file(QStringLiteral(".lockstep-XXXXXX")));
    if (!work.isValid())
        throw cannotWrite(folder.path(), work.errorString());
    const QDir workFolder(work.path());

    const std::size_t total = last - first + 1;
    std::vector<QString> names;
    for (std::size_t number = first; number <= last; ++number) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        const QString name =
            QStringLiteral("frame_%1.%2").arg(number, 4, 10, QLatin1Char('0')).arg(QLatin1String(format.id));
        writeBytes(format.encode(sceneOf(number), scale), workFolder.filePath(name), folder.file(name));
        names.push_back(name);
        if (progress.report)
            progress.report(names.size(), total);
    }
    if (progress.stop.stop_requested())
        throw Cancelled{};
    moveAll(names, workFolder, folder);
    folder.keep();
    std::vector<QString> paths;
    for (const QString& name : names)
        paths.push_back(folder.file(name));
    return paths;
}

} // namespace lockstep::ui
