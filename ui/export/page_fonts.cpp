#include "ui/export/page_fonts.hpp"

#include "ui/scene/text.hpp"

#include <QFont>
#include <QRawFont>
#include <array>
#include <hb-subset.h>
#include <memory>

namespace lockstep::ui {

namespace {

template <auto destroy>
struct Destroy {
    template <typename T>
    void operator()(T* object) const
    {
        destroy(object);
    }
};
using Blob = std::unique_ptr<hb_blob_t, Destroy<hb_blob_destroy>>;
using FaceHandle = std::unique_ptr<hb_face_t, Destroy<hb_face_destroy>>;
using Input = std::unique_ptr<hb_subset_input_t, Destroy<hb_subset_input_destroy>>;

/// The family's name in the pictures.
const char* nameOf(FontFamily family)
{
    switch (family) {
    case FontFamily::display:
        return "Inter Display";
    case FontFamily::mono:
        return "JetBrains Mono";
    case FontFamily::text:
        break;
    }
    return "Inter";
}

hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* font)
{
    const std::array<char, 5> name{static_cast<char>(tag >> 24U), static_cast<char>(tag >> 16U),
                                   static_cast<char>(tag >> 8U), static_cast<char>(tag), '\0'};
    const QByteArray table = static_cast<const QRawFont*>(font)->fontTable(name.data());
    return hb_blob_create(table.constData(), static_cast<unsigned>(table.size()), HB_MEMORY_MODE_DUPLICATE, nullptr,
                          nullptr);
}

/// The font with these letters only; empty where it cannot be made smaller.
QByteArray subset(QRawFont font, const std::set<char32_t>& letters)
{
    const FaceHandle whole(hb_face_create_for_tables(tableOf, &font, nullptr));
    const Input input(hb_subset_input_create_or_fail());
    if (!input)
        return {};
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING);
    for (const char32_t letter : letters)
        hb_set_add(hb_subset_input_unicode_set(input.get()), letter);
    const FaceHandle small(hb_subset_or_fail(whole.get(), input.get()));
    if (!small)
        return {};
    const Blob blob(hb_face_reference_blob(small.get()));
    unsigned length = 0;
    const char* const bytes = hb_blob_get_data(blob.get(), &length);
    return {bytes, static_cast<qsizetype>(length)};
}

} // namespace

void PageFonts::add(const TextShape& text)
{
    std::set<char32_t>& letters = m_letters[{text.family, text.weight, text.italic}];
    for (const uint letter : text.text.toUcs4())
        letters.insert(letter);
}

void PageFonts::add(const Scene& scene)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape))
            add(*text);
}

QByteArray PageFonts::css() const
{
    QByteArray css;
    for (const auto& [face, letters] : m_letters) {
        const auto [family, weight, isItalic] = face;
        TextShape text;
        text.family = family;
        text.weight = weight;
        text.italic = isItalic;
        const QRawFont font = QRawFont::fromFont(fontOf(text));
        const QByteArray name = nameOf(family);
        if (!font.isValid() || !font.familyName().startsWith(QLatin1String(name)))
            continue;
        const QByteArray bytes = subset(font, letters);
        if (bytes.isEmpty())
            continue;
        css += "@font-face{font-family:\"" + name + "\";font-weight:" + QByteArray::number(weight) +
               ";font-style:" + (isItalic ? "italic" : "normal") +
               ";src:url(data:" + (bytes.startsWith("OTTO") ? "font/otf" : "font/ttf") + ";base64," + bytes.toBase64() +
               ")}\n";
    }
    return css;
}

} // namespace lockstep::ui
