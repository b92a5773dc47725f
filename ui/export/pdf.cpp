#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/export/writer.hpp"

namespace lockstep::ui {

namespace {

void writePdf(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    const std::vector<Still> stills = stillsOf(deck, plan.range);
    PdfBook book(QSizeF(plan.look.pixels) * 72 / plan.look.dpi, deck.title);
    std::size_t done = 0;
    for (const Still& still : stills) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        const Page& page = deck.pages[still.moment.page];
        book.addPage(exportScene(deck, still.moment, plan.look, progress.stop), still.title, page.chapter);
        if (progress.report)
            progress.report(++done, stills.size());
    }
    file.write(book.finish());
}

} // namespace

const Format pdfFormat{"pdf", "PDF deck", nullptr, writePdf};

} // namespace lockstep::ui
