#include "ui/export/video.hpp"

#include "engine/model/sentence.hpp"
#include "ui/export/ffmpeg.hpp"
#include "ui/export/files.hpp"
#include "ui/export/raw_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

/// More threads than this do not help one 1080p encoder, and another number would give other bytes.
const QString encoderThreads = QStringLiteral("4");

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

/// The names that ffmpeg has for what paintRaw() makes.
constexpr bool isLittle = Q_BYTE_ORDER == Q_LITTLE_ENDIAN;
constexpr const char *const rgbPixels = isLittle ? "bgr0" : "0rgb", *const yuvPixels = "yuv420p",
                            *const palettePixels = "pal8";

QStringList input(const ExportPlan& plan, const char* pixels)
{
    return {"-f",
            "rawvideo",
            "-pixel_format",
            pixels,
            "-video_size",
            QStringLiteral("%1x%2").arg(plan.look.pixels.width()).arg(plan.look.pixels.height()),
            "-framerate",
            QString::number(plan.fps, 'g', 10),
            "-i",
            "pipe:0"};
}

QStringList output(const Deck& deck, const char* container, const QString& path)
{
    // A name may look like a protocol or an option.
    return words("-map_metadata -1 -fflags +bitexact -flags:v +bitexact -progress pipe:1 -metadata") +
           QStringList{"title=" + deck.title, "-f", container, "file:" + path};
}

/// Reads the finished file again: an encoder on a full disk has been seen to report success.
void requireWhole(const QString& path, const QString& shown, std::size_t frames, const std::stop_token& stop)
{
    Ffmpeg reader(QStringList{"-i", "file:" + path} + words("-map 0:v:0 -c copy -progress pipe:1 -f null -"), shown,
                  stop);
    const std::size_t found = countedFrames(reader.finish());
    if (found != frames)
        throw cannotWrite(shown,
                          QString::fromStdString(sentence("only {} of its {} frames reached the disk", found, frames)));
}

void writeVideo(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress,
                const RawFormat& raw, const QStringList& arguments)
{
    const std::vector<VideoPicture> pictures = videoPictures(deck, plan);
    std::size_t total = 0;
    std::vector<DeckMoment> moments;
    for (const VideoPicture& picture : pictures) {
        moments.push_back(picture.moment);
        total += picture.frames;
    }
    Ffmpeg ffmpeg(arguments, file.shown(), progress.stop);
    std::size_t sent = 0;
    paintRaw(deck, plan.look, moments, raw, progress.stop, [&](std::size_t i, const QByteArray& pixels) {
        for (std::size_t k = 0; k < pictures[i].frames; ++k) {
            ffmpeg.feed(pixels);
            ++sent;
            if (progress.report && sent < total)
                progress.report(sent, total);
        }
    });
    const std::size_t written = countedFrames(ffmpeg.finish());
    if (written != total)
        throw cannotWrite(file.shown(),
                          QString::fromStdString(sentence("ffmpeg wrote {} of its {} frames", written, total)));
    requireWhole(file.workPath(), file.shown(), total, progress.stop);
    if (progress.report)
        progress.report(total, total);
}

QStringList encoderOf(const Format& format)
{
    const char* const own =
        &format == &mp4Format
            ? "-c:v libx264 -preset medium -crf 18 -tune animation -movflags +faststart"
            : "-c:v libvpx-vp9 -crf 24 -b:v 0 -deadline realtime -cpu-used 5 -row-mt 1 -tile-columns 2";
    // Players take an untagged video of this size for BT.709 and an untagged small one for BT.601.
    return words(own) + words("-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -threads") +
           QStringList{encoderThreads};
}

void writeMp4(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    writeVideo(deck, plan, file, progress, Yuv420(), videoArguments(mp4Format, deck, plan, file.workPath()));
}

void writeWebm(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    writeVideo(deck, plan, file, progress, Yuv420(), videoArguments(webmFormat, deck, plan, file.workPath()));
}

/// One palette for the whole animation, from its pages and a picture on the way to each.
std::vector<QRgb> paletteOf(const Deck& deck, const ExportPlan& plan, const QString& path, const std::stop_token& stop)
{
    constexpr std::size_t most = 48;
    std::vector<DeckMoment> moments;
    const std::size_t pages = plan.range.last - plan.range.first + 1;
    for (std::size_t i = 0; i < std::min(pages, most / 2); ++i) {
        const std::size_t page = plan.range.first + i * pages / std::min(pages, most / 2);
        if (deck.pages[page].motion > 0)
            moments.push_back({page, 0.5});
        moments.push_back({page, 1});
    }
    Ffmpeg ffmpeg(input(plan, rgbPixels) + words("-vf palettegen -frames:v 1 -f rawvideo -pix_fmt rgba pipe:1"), path,
                  stop);
    paintRaw(deck, plan.look, moments, Rgb32(), stop,
             [&](std::size_t, const QByteArray& pixels) { ffmpeg.feed(pixels); });
    const QByteArray found = ffmpeg.finish();
    std::vector<QRgb> palette;
    for (qsizetype i = 0; i + 4 <= found.size(); i += 4) {
        const auto channel = [&](qsizetype k) { return static_cast<std::uint8_t>(found[i + k]); };
        palette.push_back(qRgba(channel(0), channel(1), channel(2), channel(3)));
    }
    return palette;
}

void writeGif(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    const Indexed raw(paletteOf(deck, plan, file.shown(), progress.stop));
    writeVideo(deck, plan, file, progress, raw,
               input(plan, palettePixels) + words("-loop 0") + output(deck, "gif", file.workPath()));
}

} // namespace

QStringList videoArguments(const Format& format, const Deck& deck, const ExportPlan& plan, const QString& path)
{
    return input(plan, yuvPixels) + encoderOf(format) + output(deck, format.id, path);
}

namespace {

std::size_t frameAt(double ms, const ExportPlan& plan)
{
    return static_cast<std::size_t>(std::llround(ms / plan.speed * plan.fps / 1000));
}

} // namespace

std::vector<VideoPicture> videoPictures(const Deck& deck, const ExportPlan& plan)
{
    std::vector<VideoPicture> pictures;
    const auto add = [&](std::size_t page, double fraction, std::size_t frames) {
        if (!pictures.empty() && pictures.back().moment.page == page && pictures.back().moment.fraction == fraction)
            pictures.back().frames += frames;
        else if (frames > 0)
            pictures.push_back({{page, fraction}, frames});
    };
    double time = 0; // from the start, so that rounding to frames does not add up
    std::size_t at = 0;
    for (std::size_t page = plan.range.first; page <= plan.range.last; ++page) {
        const Page& stop = deck.pages[page];
        time += stop.motion;
        const std::size_t arrived = std::max(at, frameAt(time, plan));
        const std::size_t moving = arrived - at;
        for (std::size_t i = 0; i < moving; ++i)
            add(page, deck.fractionAt(page, stop.motion * static_cast<double>(i) / static_cast<double>(moving)), 1);
        time += stop.hold;
        at = std::max(arrived + 1, frameAt(time, plan));
        add(page, 1, at - arrived);
    }
    return pictures;
}

double videoLength(const Deck& deck, const ExportPlan& plan)
{
    // As videoPictures() counts, without making its list: the dialog asks at every change of a control.
    double time = 0;
    std::size_t at = 0;
    for (std::size_t page = plan.range.first; page <= plan.range.last; ++page) {
        const Page& stop = deck.pages[page];
        const std::size_t arrived = std::max(at, frameAt(time + stop.motion, plan));
        time += stop.motion + stop.hold;
        at = std::max(arrived + 1, frameAt(time, plan));
    }
    return static_cast<double>(at) / plan.fps;
}

const Format gifFormat{"gif", "GIF animation", nullptr, writeGif, FormatKind::video, false, 50};
const Format mp4Format{"mp4", "MP4 video", nullptr, writeMp4, FormatKind::video};
const Format webmFormat{"webm", "WebM video", nullptr, writeWebm, FormatKind::video};

} // namespace lockstep::ui
