#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/pptx_parts.hpp"
#include "ui/export/pptx_shapes.hpp"
#include "ui/export/vectors.hpp"
#include "ui/export/writer.hpp"
#include "ui/export/zip.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/svg.hpp"

#include <cmath>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

/// A slide as PowerPoint has it: 13.333 inches wide, within 1 to 56 inches.
QSize slideSize(QSize pixels)
{
    constexpr double usual = 12192000, least = 914400, most = 51206400;
    const double aspect = static_cast<double>(pixels.height()) / pixels.width();
    double width = usual;
    if (width * aspect > most)
        width = most / aspect;
    if (width * aspect < least)
        width = least / aspect;
    if (width < least || width > most)
        throw InputError{sentence("{}x{} is too narrow for a slide; a presentation takes sides up to 56 times as "
                                  "long as each other, so choose another --size",
                                  pixels.width(), pixels.height())};
    return {static_cast<int>(std::lround(width)), static_cast<int>(std::lround(width * aspect))};
}

/// A slide's picture twice: PowerPoint shows the drawing, others the pixels.
struct Picture {
    QByteArray png, svg;
};

Picture encode(const Scene& scene, const FrameLook& look)
{
    // Office has neither our fonts nor blurs.
    return {pngFormat.encode(scene, exportScale(look), look.dpi),
            toSvg(withDrawnLetters(withDrawnShadows(scene)), exportScale(look))};
}

/// Puts the shapes on the slides instead of pictures.
void drawShapes(PptxDeck& slides, const Deck& deck, const std::vector<Still>& stills, const FrameLook& look,
                const ExportProgress& progress)
{
    const QString language = QString::fromLatin1(nameOf(look.language).region);
    for (std::size_t i = 0; i < stills.size(); ++i) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        const Scene scene = exportScene(deck, stills[i].moment, look, progress.stop);
        slides.slides[i].shapes =
            pptxShapes(scene, slides.size.width() / scene.size.width(), slides.slides[i].alt, language);
        if (progress.report)
            progress.report(i + 1, stills.size());
    }
}

void writePptx(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    const std::vector<Still> stills = stillsOf(deck, plan.range);
    PptxDeck slides{deck.title, slideSize(plan.look.pixels), groundOf(exportView(plan.look)), {}};
    for (const Still& still : stills) {
        const Page& page = deck.pages[still.moment.page];
        const QString narration = deck.narration(still.moment.page, progress.stop);
        slides.slides.push_back({still.title, page.chapter, narration,
                                 page.notes.isEmpty() ? narration : page.notes + QLatin1Char('\n') + narration});
    }
    if (plan.isEditable)
        drawShapes(slides, deck, stills, plan.look, progress);
    ZipArchive archive;
    for (const PptxPart& part : pptxParts(slides))
        archive.add(part.name, part.bytes);

    if (plan.isEditable) {
        file.write(archive.finish());
        return;
    }
    Pipeline<Scene, Picture> pictures;
    pictures.threads = paintThreads(plan.look.pixels);
    pictures.ahead = 2 * pictures.threads;
    pictures.make = [&](std::size_t i, const std::stop_token& stop) {
        return exportScene(deck, stills[i].moment, plan.look, stop);
    };
    pictures.finish = [&](std::size_t, const Scene& scene) { return encode(scene, plan.look); };
    pictures.take = [&](std::size_t i, const Picture& picture) {
        const QString name = QStringLiteral("ppt/media/image%1.").arg(i + 1);
        archive.add(name + QLatin1String("png"), picture.png, false);
        archive.add(name + QLatin1String("svg"), picture.svg);
        if (progress.report)
            progress.report(i + 1, stills.size());
    };
    pictures.run(stills.size(), progress.stop);
    file.write(archive.finish());
}

} // namespace

const Format pptxFormat{.id = "pptx", .title = "PowerPoint slides", .write = writePptx, .canBeTransparent = true};

} // namespace lockstep::ui
