#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/writer.hpp"

namespace lockstep::ui {

namespace {

void writePdf(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    const std::vector<Still> stills = stillsOf(deck, plan.range);
    PdfBook book(QSizeF(plan.look.pixels) * 72 / plan.look.dpi, deck.title);
    Pipeline<Scene, Scene> scenes; // the next ones are laid out beside the writing
    scenes.threads = 1;
    scenes.make = [&](std::size_t i, const std::stop_token& stop) {
        return exportScene(deck, stills[i].moment, plan.look, stop);
    };
    scenes.finish = [](std::size_t, Scene scene) { return scene; };
    scenes.take = [&](std::size_t i, const Scene& scene) {
        book.addPage(scene, stills[i].title, deck.pages[stills[i].moment.page].chapter);
        if (progress.report)
            progress.report(i + 1, stills.size());
    };
    scenes.run(stills.size(), progress.stop);
    file.write(book.finish());
}

} // namespace

const Format pdfFormat{.id = "pdf", .title = "PDF deck", .write = writePdf, .canBeTransparent = true};

} // namespace lockstep::ui
