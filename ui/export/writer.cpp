#include "ui/export/writer.hpp"

#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"

#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <system_error>

namespace lockstep::ui {

namespace {

/// Scene units of an exported frame (visual.md, section 4).
constexpr QSizeF layoutSize{1600, 900};

constexpr int smallestEdge = 64;
constexpr int largestEdge = 16384;

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
    view.hasTitle = look.hasTitle;
    view.hasNarration = look.hasNarration;
    view.hasLegend = look.hasLegend;
    view.isTransparent = look.isTransparent;
    return view;
}

void requirePage(const Deck& deck, std::size_t page)
{
    if (page >= deck.pages.size())
        throw InputError{fmt::format("there is no {} {}; the last is {}, and 0 is the input",
                                     deck.pageWord.toStdString(), page, deck.pages.size() - 1)};
}

void requireRange(const Deck& deck, const FrameRange& range)
{
    requirePage(deck, range.last);
    if (range.first > range.last)
        throw InputError{fmt::format("{} {} to {} are none; the first must not be after the last",
                                     deck.pageWords.toStdString(), range.first, range.last)};
}

FrameRange allLaunches(const Deck& deck)
{
    const std::size_t last = deck.pages.size() - 1;
    return {std::min<std::size_t>(1, last), last};
}

FrameRange allPages(const Deck& deck)
{
    return {0, deck.pages.size() - 1};
}

std::vector<Still> stillsOf(const Deck& deck, const FrameRange& range)
{
    std::vector<Still> stills;
    for (std::size_t page = range.first; page <= range.last; ++page) {
        const QString& title = deck.pages[page].title;
        const auto titleAt = [&](double fraction) {
            return fraction >= 1 ? title
                                 : QStringLiteral("%1, %2 % of the way").arg(title).arg(std::lround(fraction * 100));
        };
        const QString name = QStringLiteral("frame_%1").arg(deck.pages[page].number, 4, 10, QLatin1Char('0'));
        // A cut has nothing in between.
        for (std::size_t i = 1; deck.pages[page].motion > 0 && i <= range.between; ++i) {
            const double fraction = static_cast<double>(i) / static_cast<double>(range.between + 1);
            stills.push_back(
                {name + QStringLiteral("_%1").arg(i, 2, 10, QLatin1Char('0')), {page, fraction}, titleAt(fraction)});
        }
        stills.push_back({name, {page, range.fraction}, titleAt(deck.pages[page].motion > 0 ? range.fraction : 1)});
    }
    return stills;
}

Scene exportScene(const Deck& deck, DeckMoment moment, const FrameLook& look, const std::stop_token& stop)
{
    requirePage(deck, moment.page);
    return deck.scene(moment.page, moment.fraction, exportView(look), stop);
}

void writeFrame(const Scene& scene, const QString& path, const Format& format, double scale, double dpi)
{
    writeFile(format.encode(scene, scale, dpi), path);
}

void exportFrame(const Deck& deck, DeckMoment moment, const FrameLook& look, const QString& path, const Format& format,
                 const std::stop_token& stop)
{
    writeFrame(exportScene(deck, moment, look, stop), path, format, exportScale(look), look.dpi);
}

std::vector<QString> exportFrames(const Deck& deck, const FrameRange& range, const FrameLook& look,
                                  const QString& folderPath, const Format& format, const ExportProgress& progress)
{
    requireRange(deck, range);
    NewFolder folder(folderPath);
    // Beside their places, so that moving them there is a rename.
    QTemporaryDir work(folder.file(QStringLiteral(".lockstep-XXXXXX")));
    if (!work.isValid())
        throw cannotWrite(folder.path(), work.errorString());
    const QDir workFolder(work.path());

    const std::vector<Still> stills = stillsOf(deck, range);
    std::vector<QString> names;
    for (const Still& still : stills) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        const QString name = still.name + QLatin1Char('.') + QLatin1String(format.id);
        const Scene scene = exportScene(deck, still.moment, look, progress.stop);
        writeFile(format.encode(scene, exportScale(look), look.dpi), workFolder.filePath(name), folder.file(name));
        names.push_back(name);
        if (progress.report)
            progress.report(names.size(), stills.size());
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

void exportDocument(const Deck& deck, const ExportPlan& plan, const QString& path, const Format& format,
                    const ExportProgress& progress)
{
    requireRange(deck, plan.range);
    NewFile file(path);
    format.write(deck, plan, file, progress);
    if (progress.stop.stop_requested())
        throw Cancelled{};
    file.commit();
}

} // namespace lockstep::ui
