#include "ui/export/pdf_outline.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/pdf_fonts.hpp"
#include "ui/export/pdf_objects.hpp"
#include "ui/export/pdf_tags.hpp"

#include <fmt/format.h>
#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace lockstep::ui {

namespace {

using Object = QPDFObjectHandle;

Object showWhole(Object page)
{
    Object place = Object::newArray();
    place.appendItem(page);
    place.appendItem(Object::newName("/Fit"));
    return place;
}

/// One entry that leads to a page, and those beneath it.
struct Branch {
    QString title;
    std::size_t page = 0;
    std::vector<Branch> beneath = {};
};

/// Neighbours of one chapter go beneath it.
std::vector<Branch> tree(const std::vector<PdfEntry>& pages)
{
    std::vector<Branch> branches;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        Branch page{pages[i].title, i};
        if (pages[i].chapter.isEmpty()) {
            branches.push_back(page);
            continue;
        }
        // What a title repeats of its chapter stands above it already.
        if (const QString repeated = pages[i].chapter + QStringLiteral(" · "); page.title.startsWith(repeated))
            page.title.remove(0, repeated.size());
        if (i == 0 || pages[i - 1].chapter != pages[i].chapter)
            branches.push_back({pages[i].chapter, i});
        if (pages[i].title != pages[i].chapter) // a chapter of one page is an entry by itself
            branches.back().beneath.push_back(page);
    }
    return branches;
}

/// Hangs the branches beneath `parent`; returns how many entries are seen when all is open.
std::size_t hang(QPDF& pdf, Object parent, const std::vector<Branch>& branches, const std::vector<Object>& pages)
{
    std::size_t seen = branches.size();
    std::vector<Object> items;
    for (const Branch& branch : branches) {
        Object item = pdf.makeIndirectObject(Object::newDictionary());
        item.replaceKey("/Title", pdfText(branch.title));
        item.replaceKey("/Dest", showWhole(pages[branch.page]));
        item.replaceKey("/Parent", parent);
        if (!branch.beneath.empty())
            seen += hang(pdf, item, branch.beneath, pages);
        items.push_back(item);
    }
    for (std::size_t i = 0; i + 1 < items.size(); ++i) {
        items[i].replaceKey("/Next", items[i + 1]);
        items[i + 1].replaceKey("/Prev", items[i]);
    }
    parent.replaceKey("/First", items.front());
    parent.replaceKey("/Last", items.back());
    parent.replaceKey("/Count", pdfNumber(seen));
    return seen;
}

/// Nothing in it of the moment or the machine it was written on.
void describe(QPDF& pdf, const QString& title, const std::string& language)
{
    Object info = pdf.makeIndirectObject(Object::newDictionary());
    info.replaceKey("/Title", pdfText(title));
    info.replaceKey("/Producer", Object::newString("Lockstep"));
    pdf.getTrailer().replaceKey("/Info", info);
    Object root = pdf.getRoot();
    root.removeKey("/Metadata");
    root.replaceKey("/Lang", Object::newString(language));
    root.replaceKey("/PageMode", Object::newName("/UseOutlines"));
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", Object::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
}

void makeReadable(QPDF& pdf, const std::vector<Object>& pages, QSizeF size, const std::vector<PdfEntry>& entries)
{
    std::vector<PdfReading> readings;
    for (const PdfEntry& entry : entries)
        readings.push_back(entry.reading);
    const GlyphMeanings meanings = meaningsIn(pages, readings);
    std::vector<TaggedPage> tagged;
    for (std::size_t i = 0; i < pages.size(); ++i)
        tagged.push_back({pages[i], entries[i].title, &readings[i], markContent(pdf, pages[i], readings[i], meanings)});
    addTags(pdf, tagged, size);
    mendPdfFonts(pdf, pages, meanings);
}

} // namespace

QByteArray finishPdf(const QByteArray& written, QSizeF size, const QString& title, const std::string& language,
                     const std::vector<PdfEntry>& entries)
try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("the pages", written.constData(), static_cast<std::size_t>(written.size()));
    std::vector<Object> pages;
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        Object dictionary = page.getObjectHandle();
        dictionary.replaceKey("/MediaBox", Object::newFromRectangle({0, 0, size.width(), size.height()}));
        dictionary.removeKey("/CropBox");
        pages.push_back(dictionary);
    }
    if (pages.size() != entries.size())
        throw Error{sentence("the PDF has {} pages instead of {}", pages.size(), entries.size())};

    Object outlines = pdf.makeIndirectObject(Object::newDictionary());
    outlines.replaceKey("/Type", Object::newName("/Outlines"));
    hang(pdf, outlines, tree(entries), pages);
    pdf.getRoot().replaceKey("/Outlines", outlines);
    describe(pdf, title, language);
    makeReadable(pdf, pages, size, entries);

    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    // Object streams would be filled in the order of QPdfWriter, which is that of a hash table.
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.write();
    const std::shared_ptr<Buffer> bytes(writer.getBufferSharedPointer());
    return {reinterpret_cast<const char*>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize())};
} catch (const Error&) {
    throw;
} catch (const std::exception& error) {
    throw Error{sentence("the PDF could not be put together: {}", error.what())};
}

} // namespace lockstep::ui
