#include "ui/export/pdf_fonts.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace lockstep::ui {

namespace {

using Object = QPDFObjectHandle;

/// "AAAAAA", "BAAAAA"…
std::string fontTag(std::size_t index)
{
    std::string tag(6, 'A');
    for (char& letter : tag) {
        letter = static_cast<char>('A' + index % 26);
        index /= 26;
    }
    return tag;
}

/// The character, where the glyph stands for one alone; else 0.
char32_t characterOf(const QString& meaning)
{
    const QList<uint> codes = meaning.toUcs4();
    return codes.size() == 1 ? static_cast<char32_t>(codes.front()) : U'\0';
}

/// The map by which readers find out what the glyphs stand for.
std::string toUnicode(const std::map<int, GlyphUse>& glyphs)
{
    std::vector<std::string> lines;
    for (const auto& [glyph, use] : glyphs) {
        std::string code;
        for (const QChar unit : use.meaning)
            code += fmt::format("{:04X}", static_cast<unsigned>(unit.unicode()));
        if (!code.empty())
            lines.push_back(fmt::format("<{:04X}> <{}>\n", glyph, code));
    }
    std::string map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    constexpr std::size_t most = 100; // in one block, by the format
    for (std::size_t i = 0; i < lines.size(); i += most) {
        const std::size_t end = std::min(lines.size(), i + most);
        map += fmt::format("{} beginbfchar\n", end - i);
        for (std::size_t k = i; k < end; ++k)
            map += lines[k];
        map += "endbfchar\n";
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

/// Digits stand in the middle of equal cells (text.hpp), and every glyph is placed by itself: the width that the file
/// states moves nothing. But readers find the ends of words by it, and a 1 would stand apart from its neighbours. So
/// each digit reaches half of the way from the end of its cell to where a narrow digit would begin in the next one:
/// neither a gap nor an overlap is then as large as the tenth of the size at which readers end a word.
void widenDigits(Object widths, const std::map<int, GlyphUse>& glyphs)
{
    std::map<int, char32_t> meanings;
    for (const auto& [glyph, use] : glyphs)
        meanings[glyph] = characterOf(use.meaning);
    double cell = 640; // thousandths of the size: about what a 0 takes in our fonts, where the text has none
    const auto widthOf = [&](int glyph) { return widths.getArrayItem(glyph).getNumericValue(); };
    const auto isDigit = [](char32_t code) { return code >= U'0' && code <= U'9'; };
    for (const auto& [glyph, code] : meanings)
        if (code == U'0' && glyph < widths.getArrayNItems())
            cell = widthOf(glyph);
    double narrowest = cell;
    for (const auto& [glyph, code] : meanings)
        if (isDigit(code) && glyph < widths.getArrayNItems())
            narrowest = std::min(narrowest, widthOf(glyph));
    const double reach = (cell - narrowest) / 4;
    static constexpr std::u32string_view beforeDigits = U",.(+-\u2212\u03a3\u2211"; // as in 1,023
    for (const auto& [glyph, code] : meanings) {
        if (glyph >= widths.getArrayNItems())
            continue;
        if (isDigit(code))
            widths.setArrayItem(glyph, Object::newReal((cell + widthOf(glyph)) / 2 + reach, 1));
        else if (beforeDigits.find(code) != std::u32string_view::npos)
            widths.setArrayItem(glyph, Object::newReal(widthOf(glyph) + reach, 1));
    }
}

/// QPdfWriter says of no glyph of these how wide it is, and readers take all for an em: a blank would lie over the
/// letters behind it.
Object widthsOf(const std::map<int, GlyphUse>& glyphs)
{
    Object widths = Object::newArray();
    for (const auto& [glyph, use] : glyphs)
        if (use.advance) {
            widths.appendItem(Object::newInteger(glyph));
            widths.appendItem(Object::newArray({Object::newReal(*use.advance, 1)}));
        }
    return widths;
}

/// So that words and numbers are found, and copied as they are.
void mendText(QPDF& pdf, Object font, const std::map<int, GlyphUse>& glyphs)
{
    Object inner = font.getKey("/DescendantFonts").getArrayItem(0);
    Object widths = inner.getKey("/W");
    if (widths.isArray() && widths.getArrayNItems() == 2)
        widenDigits(widths.getArrayItem(1), glyphs);
    else if (!widths.isArray())
        inner.replaceKey("/W", widthsOf(glyphs));
    font.replaceKey("/ToUnicode", Object::newStream(&pdf, toUnicode(glyphs)));
}

} // namespace

void mendPdfFonts(QPDF& pdf, const std::vector<QPDFObjectHandle>& pages, const GlyphMeanings& meanings)
{
    std::set<QPDFObjGen> seen;
    for (Object page : pages) {
        Object fonts = page.getKey("/Resources").getKey("/Font");
        if (!fonts.isDictionary())
            continue;
        for (const std::string& key : fonts.getKeys()) {
            Object font = fonts.getKey(key);
            Object name = font.getKey("/BaseFont");
            if (!name.isName() || !seen.insert(font.getObjGen()).second)
                continue;
            const std::string old = name.getName();
            const std::string_view face = std::string_view(old).substr(std::max<std::size_t>(1, old.find('+') + 1));
            const Object tagged = Object::newName(fmt::format("/{}+{}", fontTag(seen.size() - 1), face));
            font.replaceKey("/BaseFont", tagged);
            Object inner = font.getKey("/DescendantFonts").getArrayItem(0);
            inner.replaceKey("/BaseFont", tagged);
            inner.getKey("/FontDescriptor").replaceKey("/FontName", tagged);
            if (const auto known = meanings.find(font.getObjGen()); known != meanings.end())
                mendText(pdf, font, known->second);
        }
    }
}

} // namespace lockstep::ui
