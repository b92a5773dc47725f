#include "ui/export/pdf_fonts.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <qpdf/Buffer.hh>
#include <regex>
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

/// What each glyph stands for, by its number in the font.
std::map<int, char32_t> meanings(const std::string& toUnicode)
{
    std::map<int, char32_t> found;
    static const std::regex range(R"(<([0-9A-Fa-f]{4})> <[0-9A-Fa-f]{4}> \[([^\]]*)\])"), code("<([0-9A-Fa-f]{4,8})>");
    for (std::sregex_iterator part(toUnicode.begin(), toUnicode.end(), range), none; part != none; ++part) {
        int glyph = std::stoi((*part)[1], nullptr, 16);
        const std::string codes = (*part)[2];
        for (std::sregex_iterator each(codes.begin(), codes.end(), code); each != none; ++each)
            found[glyph++] = static_cast<char32_t>(std::stoul((*each)[1], nullptr, 16));
    }
    return found;
}

/// Digits stand in the middle of equal cells (text.hpp), and every glyph is placed by itself: the width that the file
/// states moves nothing. But readers find the ends of words by it, and a 1 would stand apart from its neighbours. So
/// each digit reaches half of the way from the end of its cell to where a narrow digit would begin in the next one:
/// neither a gap nor an overlap is then as large as the tenth of the size at which readers end a word.
void widenDigits(Object widths, const std::map<int, char32_t>& meanings)
{
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

/// So that words and numbers are found, and copied as they are.
void mendText(Object font)
{
    Object toUnicode = font.getKey("/ToUnicode");
    Object widths = font.getKey("/DescendantFonts").getArrayItem(0).getKey("/W");
    if (!toUnicode.isStream() || !widths.isArray() || widths.getArrayNItems() != 2)
        return;
    const auto data = toUnicode.getStreamData();
    std::string text(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    widenDigits(widths.getArrayItem(1), meanings(text));
    // QPdfWriter takes a blank for the tabulator, which has the same glyph.
    static const std::regex tabulator("<0009>(?! <)");
    toUnicode.replaceStreamData(std::regex_replace(text, tabulator, "<0020>"), Object::newNull(), Object::newNull());
}

} // namespace

void mendPdfFonts(const std::vector<QPDFObjectHandle>& pages)
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
            mendText(font);
        }
    }
}

} // namespace lockstep::ui
