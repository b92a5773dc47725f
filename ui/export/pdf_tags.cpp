#include "ui/export/pdf_tags.hpp"

#include "ui/export/pdf_objects.hpp"

#include <map>

namespace lockstep::ui {

namespace {

using Object = QPDFObjectHandle;

Object newElement(QPDF& pdf, const std::string& role, Object parent)
{
    Object element = pdf.makeIndirectObject(Object::newDictionary());
    element.replaceKey("/Type", Object::newName("/StructElem"));
    element.replaceKey("/S", Object::newName('/' + role));
    element.replaceKey("/P", parent);
    element.replaceKey("/K", Object::newArray());
    parent.getKey("/K").appendItem(element);
    return element;
}

void describe(Object figure, const QString& alternative, QSizeF size)
{
    figure.replaceKey("/Alt", pdfText(alternative));
    Object layout = Object::newDictionary();
    layout.replaceKey("/O", Object::newName("/Layout"));
    layout.replaceKey("/Placement", Object::newName("/Block"));
    layout.replaceKey("/BBox", Object::newFromRectangle({0, 0, size.width(), size.height()}));
    figure.replaceKey("/A", layout);
}

/// The page's elements; returns for each stretch the one that it belongs to.
Object addPage(QPDF& pdf, Object document, const TaggedPage& tagged, QSizeF size)
{
    Object section = newElement(pdf, "Sect", document);
    section.replaceKey("/T", pdfText(tagged.title));
    Object owners = pdf.makeIndirectObject(Object::newArray());
    std::map<std::size_t, Object> elements;
    for (std::size_t stretch = 0; stretch < tagged.stretches.size(); ++stretch) {
        const std::size_t number = tagged.stretches[stretch];
        const PdfPart& part = tagged.reading->parts[number];
        auto found = elements.find(number);
        if (found == elements.end()) {
            Object made = newElement(pdf, part.role, section);
            made.replaceKey("/Pg", tagged.page);
            if (part.role == "Figure")
                describe(made, part.alternative, size);
            found = elements.emplace(number, made).first;
        }
        found->second.getKey("/K").appendItem(pdfNumber(stretch));
        owners.appendItem(found->second);
    }
    return owners;
}

} // namespace

void addTags(QPDF& pdf, const std::vector<TaggedPage>& pages, QSizeF size)
{
    Object tree = pdf.makeIndirectObject(Object::newDictionary());
    tree.replaceKey("/Type", Object::newName("/StructTreeRoot"));
    tree.replaceKey("/K", Object::newArray());
    Object document = newElement(pdf, "Document", tree);
    Object owners = Object::newArray();
    for (std::size_t i = 0; i < pages.size(); ++i) {
        Object page = pages[i].page;
        page.replaceKey("/StructParents", pdfNumber(i));
        page.replaceKey("/Tabs", Object::newName("/S"));
        owners.appendItem(pdfNumber(i));
        owners.appendItem(addPage(pdf, document, pages[i], size));
    }
    Object parents = pdf.makeIndirectObject(Object::newDictionary());
    parents.replaceKey("/Nums", owners);
    tree.replaceKey("/ParentTree", parents);
    tree.replaceKey("/ParentTreeNextKey", pdfNumber(pages.size()));
    Object root = pdf.getRoot();
    root.replaceKey("/StructTreeRoot", tree);
    Object marked = Object::newDictionary();
    marked.replaceKey("/Marked", Object::newBool(true));
    root.replaceKey("/MarkInfo", marked);
}

} // namespace lockstep::ui
