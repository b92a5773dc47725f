#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/pptx_parts.hpp"
#include "ui/export/vectors.hpp"
#include "ui/export/writer.hpp"
#include "ui/export/zip.hpp"
#include "ui/scene/frame.hpp"
#include "ui/scene/svg.hpp"

#include <QThread>
#include <QtConcurrent/QtConcurrentRun>
#include <algorithm>
#include <cmath>
#include <deque>
#include <exception>
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
        throw InputError{fmt::format("{}x{} is too narrow for a slide; a presentation takes sides up to 56 times as "
                                     "long as each other, so choose another --size",
                                     pixels.width(), pixels.height())};
    return {static_cast<int>(std::lround(width)), static_cast<int>(std::lround(width * aspect))};
}

/// A slide's picture twice: PowerPoint shows the drawing, others the pixels.
struct Picture {
    QByteArray png, svg;
    std::exception_ptr failure; ///< QtConcurrent would lose its text
};

Picture encode(const Scene& scene, const FrameLook& look)
{
    try {
        // Office has neither our fonts nor blurs.
        return {pngFormat.encode(scene, exportScale(look), look.dpi),
                toSvg(withDrawnLetters(withDrawnShadows(scene)), exportScale(look)), nullptr};
    } catch (...) {
        return {{}, {}, std::current_exception()};
    }
}

/// Pictures are encoded beside the drawing of the next ones, as many at once as there are cores.
class Pictures {
public:
    Pictures(ZipArchive& archive, const FrameLook& look, const ExportProgress& progress, std::size_t total)
        : m_archive(archive), m_look(look), m_progress(progress), m_total(total)
    {
    }

    void add(Scene scene)
    {
        m_waiting.push_back(QtConcurrent::run(encode, std::move(scene), m_look));
        while (m_waiting.size() > static_cast<std::size_t>(std::max(1, QThread::idealThreadCount())))
            take();
    }
    void finish()
    {
        while (!m_waiting.empty())
            take();
    }

private:
    void take()
    {
        const Picture picture = m_waiting.front().result();
        m_waiting.pop_front();
        if (picture.failure)
            std::rethrow_exception(picture.failure);
        const QString name = QStringLiteral("ppt/media/image%1.").arg(++m_done);
        m_archive.add(name + QLatin1String("png"), picture.png, false);
        m_archive.add(name + QLatin1String("svg"), picture.svg);
        if (m_progress.report)
            m_progress.report(m_done, m_total);
        if (m_progress.stop.stop_requested())
            throw Cancelled{};
    }

    ZipArchive& m_archive;
    FrameLook m_look;
    const ExportProgress& m_progress;
    std::size_t m_total;
    std::deque<QFuture<Picture>> m_waiting;
    std::size_t m_done = 0;
};

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
    ZipArchive archive;
    for (const PptxPart& part : pptxParts(slides))
        archive.add(part.name, part.bytes);

    Pictures pictures(archive, plan.look, progress, stills.size());
    for (const Still& still : stills) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        pictures.add(exportScene(deck, still.moment, plan.look, progress.stop));
    }
    pictures.finish();
    file.write(archive.finish());
}

} // namespace

const Format pptxFormat{"pptx", "PowerPoint slides", nullptr, writePptx};

} // namespace lockstep::ui
