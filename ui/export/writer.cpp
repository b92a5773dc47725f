#include "ui/export/writer.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/video.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <system_error>

namespace lockstep::ui {

namespace {

/// Scene units of an exported frame (pictures.md, Type).
constexpr QSizeF layoutSize{1600, 900};

/// The deck in the language that errors are told in, which is not that of its pictures.
Deck inSentences(const Deck& deck)
{
    return inLanguage(deck, languageNamed(sentenceLanguage()));
}

constexpr int smallestEdge = 64;
constexpr int largestEdge = 16384;

bool isEdge(long pixels)
{
    return pixels >= smallestEdge && pixels <= largestEdge;
}

/// Scene units to an inch of paper: the smallest type of a window, 10.5 units, is then 7 points large.
constexpr double paperUnits = 108;

/// A picture and what is said of it.
struct Told {
    Scene scene;
    PictureWords words;
};

/// `words` is the same deck in the picture's language.
Told toldFrame(const Deck& deck, const Deck& words, DeckMoment moment, const FrameLook& look, const Format& format,
               const std::stop_token& stop)
{
    Told told{exportScene(deck, moment, look, stop), {}};
    if (format.encodeTold != nullptr)
        told.words = wordsOf(words, moment, stop);
    return told;
}

QByteArray encoded(const Told& told, const FrameLook& look, const Format& format)
{
    if (format.encodeTold != nullptr)
        return format.encodeTold(told.scene, look, told.words);
    return format.encode(told.scene, exportScale(look), look.dpi);
}

} // namespace

std::size_t paintThreads(QSize pixels)
{
    constexpr double memory = 1.5e9, bytesOfAPixel = 12; // painted, converted, compressed
    const double pictures = memory / (bytesOfAPixel * pixels.width() * pixels.height());
    return static_cast<std::size_t>(
        std::clamp(std::floor(pictures), 1.0, static_cast<double>(std::max(1U, std::thread::hardware_concurrency()))));
}

std::span<const QSize> frameSizes()
{
    static constexpr std::array sizes{QSize(1920, 1080), QSize(3840, 2160), QSize(2560, 1440),
                                      QSize(1280, 720),  QSize(1600, 1200), QSize(1024, 768)};
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
    if (!good || !isEdge(width) || !isEdge(height))
        throw InputError{sentence("'{}' is no size of a picture; give width x height in pixels, {} to {} each, "
                                  "for example 1920x1080",
                                  text, smallestEdge, largestEdge)};
    return {width, height};
}

FrameLook onPaper(FrameLook look, double widthCm, double heightCm, double dpi)
{
    if (!(dpi >= smallestDpi && dpi <= largestDpi))
        throw InputError{
            sentence("{} is no resolution to print in; choose {} to {} dpi", dpi, smallestDpi, largestDpi)};
    const auto pixels = [dpi](double cm) { return std::lround(std::clamp(cm / 2.54 * dpi, 0.0, 1e6)); };
    const long width = pixels(widthCm), height = pixels(heightCm);
    if (!isEdge(width) || !isEdge(height))
        throw InputError{sentence("{:.3g} x {:.3g} cm at {} dpi are {} x {} pixels, and a picture has {} to {} each; "
                                  "choose another width or resolution",
                                  widthCm, heightCm, dpi, width, height, smallestEdge, largestEdge)};
    look.pixels = QSize(static_cast<int>(width), static_cast<int>(height));
    look.dpi = dpi;
    look.isOnPaper = true;
    return look;
}

double exportScale(const FrameLook& look)
{
    if (look.isOnPaper)
        return look.dpi / paperUnits;
    return std::min(look.pixels.width() / layoutSize.width(), look.pixels.height() / layoutSize.height());
}

View exportView(const FrameLook& look)
{
    View view;
    view.size = QSizeF(look.pixels) / exportScale(look);
    view.theme = look.theme;
    view.language = look.language;
    view.role = look.isOnPaper ? ViewRole::window : ViewRole::exported; // paper is read from as near as a window
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
        throw InputError{sentence("there is no {} {}; the last is {}{}", inSentences(deck).pageWord.toStdString(),
                                  page + deck.pages.front().number, deck.pages.back().number,
                                  deck.pages.front().number == 0 ? sentence(", and 0 is the input") : "")};
}

void requirePlan(const Format& format, const ExportPlan& plan)
{
    if (plan.look.isTransparent && !format.canBeTransparent)
        throw InputError{
            sentence("{} cannot have a transparent background; leave it opaque, or choose png or svg", format.title)};
    if (!format.isVideo())
        return;
    if (!(plan.fps >= 1 && plan.fps <= format.mostFps))
        throw InputError{sentence("{} is no rate of frames for {}; choose 1 to {} a second", plan.fps, format.title,
                                  format.mostFps)};
    if (!(plan.speed >= smallestSpeed && plan.speed <= largestSpeed))
        throw InputError{
            sentence("{} is no speed for a video; choose {} to {}", plan.speed, smallestSpeed, largestSpeed)};
    const int width = plan.look.pixels.width(), height = plan.look.pixels.height();
    if (width % 2 != 0 || height % 2 != 0)
        throw InputError{sentence("a video has an even width and height, and {}x{} is odd; choose {}x{}", width, height,
                                  width + width % 2, height + height % 2)};
    requireFfmpeg();
}

void requireRange(const Deck& deck, const FrameRange& range)
{
    requirePage(deck, range.last);
    if (range.first > range.last)
        throw InputError{sentence("{} {} to {} are none; the first must not be after the last",
                                  inSentences(deck).pageWords.toStdString(), range.first + deck.pages.front().number,
                                  range.last + deck.pages.front().number)};
}

FrameRange allLaunches(const Deck& deck)
{
    const std::size_t last = deck.pages.size() - 1;
    const bool hasInput = deck.pages.front().number == 0;
    return {std::min<std::size_t>(hasInput ? 1 : 0, last), last};
}

FrameRange allPages(const Deck& deck)
{
    return {0, deck.pages.size() - 1};
}

std::vector<Still> stillsOf(const Deck& deck, const FrameRange& range)
{
    const Speaking in(deck.language);
    std::vector<Still> stills;
    for (std::size_t page = range.first; page <= range.last; ++page) {
        const QString& title = deck.pages[page].title;
        const auto titleAt = [&](double fraction) {
            return fraction >= 1 ? title : say("%1, %2 % of the way").arg(title).arg(std::lround(fraction * 100));
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

std::size_t stillCount(const Deck& deck, const FrameRange& range)
{
    std::size_t count = 0;
    for (std::size_t page = range.first; page <= range.last; ++page)
        count += 1 + (deck.pages[page].motion > 0 ? range.between : 0);
    return count;
}

Scene exportScene(const Deck& deck, DeckMoment moment, const FrameLook& look, const std::stop_token& stop)
{
    requirePage(deck, moment.page);
    return deck.scene(moment.page, moment.fraction, exportView(look), stop);
}

SvgText svgTextNamed(const std::string& name)
{
    for (std::size_t i = 0; i < svgTextNames.size(); ++i)
        if (name == svgTextNames[i])
            return static_cast<SvgText>(i);
    throw InputError{
        fmt::format("'{}' is no way to write the text of an SVG; choose --text text, outlines or auto", name)};
}

QString languageTag(Language language)
{
    return language == Language::chinese ? QStringLiteral("zh-Hans") : QString::fromLatin1(codeOf(language));
}

PictureWords wordsOf(const Deck& deck, DeckMoment moment, const std::stop_token& stop)
{
    const QString& own = deck.pages.at(moment.page).title;
    const bool isKnown = own.isEmpty() || own == deck.title;
    return {isKnown ? deck.title : deck.title + QStringLiteral(" · ") + own,
            deck.narration ? deck.narration(moment.page, stop) : QString()};
}

void writeFrame(const Scene& scene, const QString& path, const Format& format, double scale, double dpi)
{
    writeFile(format.encode(scene, scale, dpi), path);
}

void exportFrame(const Deck& deck, DeckMoment moment, const FrameLook& look, const QString& path, const Format& format,
                 const std::stop_token& stop)
{
    const Told told = toldFrame(deck, inLanguage(deck, look.language), moment, look, format, stop);
    writeFile(encoded(told, look, format), path);
}

std::vector<QString> exportFrames(const Deck& asked, const FrameRange& range, const FrameLook& look,
                                  const QString& folderPath, const Format& format, const ExportProgress& progress)
{
    requireRange(asked, range);
    const Deck deck = inLanguage(asked, look.language);
    const std::vector<Still> stills = stillsOf(deck, range);
    const auto nameOf = [&](std::size_t i) { return stills[i].name + QLatin1Char('.') + QLatin1String(format.id); };
    NewFolder folder(folderPath);
    std::vector<QString> all;
    for (std::size_t i = 0; i < stills.size(); ++i)
        all.push_back(nameOf(i));
    requirePlaces(all, folder);
    removeLeftovers(folder.path());
    const WorkFolder work(folder.path()); // beside their places, so that moving them there is a rename
    const QDir workFolder = work.dir();

    std::vector<QString> names, paths;
    Pipeline<Told, bool> pipeline;
    pipeline.threads = paintThreads(look.pixels);
    pipeline.ahead = 2 * pipeline.threads;
    pipeline.make = [&](std::size_t i, const std::stop_token& stop) {
        return toldFrame(deck, deck, stills[i].moment, look, format, stop);
    };
    pipeline.finish = [&](std::size_t i, const Told& told) {
        writeFile(encoded(told, look, format), workFolder.filePath(nameOf(i)), folder.file(nameOf(i)));
        return true;
    };
    pipeline.take = [&](std::size_t i, bool) {
        names.push_back(nameOf(i));
        paths.push_back(folder.file(nameOf(i)));
        if (progress.report)
            progress.report(i + 1, stills.size());
    };
    pipeline.run(stills.size(), progress.stop);
    moveAll(names, workFolder, folder);
    folder.keep();
    return paths;
}

void exportDocument(const Deck& asked, const ExportPlan& plan, const QString& path, const Format& format,
                    const ExportProgress& progress)
{
    requireRange(asked, plan.range);
    requirePlan(format, plan);
    const Deck deck = inLanguage(asked, plan.look.language);
    const Speaking in(plan.look.language);
    NewFile file(path);
    format.write(deck, plan, file, progress);
    if (progress.stop.stop_requested())
        throw Cancelled{};
    file.commit();
}

} // namespace lockstep::ui
