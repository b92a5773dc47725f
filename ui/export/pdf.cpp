#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/writer.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// A picture and its sentence.
struct Told {
    Scene scene;
    QString sentence;
};

/// What is said of a page's picture; nothing of a page of words.
std::vector<PdfFigure> figuresOf(const Scene& scene, const QString& said)
{
    const bool isWords = std::ranges::all_of(
        scene.marks, [](const Mark& mark) { return std::holds_alternative<TextShape>(mark.shape); });
    return isWords ? std::vector<PdfFigure>{} : std::vector<PdfFigure>{{{}, said}};
}

void writePdf(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    const std::vector<Still> stills = stillsOf(deck, plan.range);
    PdfBook book(QSizeF(plan.look.pixels) * 72 / plan.look.dpi, deck.title);
    Pipeline<Told, Told> scenes; // the next ones are laid out beside the writing
    scenes.threads = 1;
    scenes.make = [&](std::size_t i, const std::stop_token& stop) {
        return Told{exportScene(deck, stills[i].moment, plan.look, stop), deck.narration(stills[i].moment.page, stop)};
    };
    scenes.finish = [](std::size_t, Told told) { return told; };
    scenes.take = [&](std::size_t i, const Told& told) {
        const std::size_t page = stills[i].moment.page;
        book.addPage(told.scene, stills[i].title, deck.pages[page].chapter,
                     figuresOf(told.scene, told.sentence.isEmpty() ? stills[i].title : told.sentence));
        if (progress.report)
            progress.report(i + 1, stills.size());
    };
    scenes.run(stills.size(), progress.stop);
    file.write(book.finish());
}

} // namespace

const Format pdfFormat{.id = "pdf", .title = "PDF deck", .write = writePdf, .canBeTransparent = true};

} // namespace lockstep::ui
