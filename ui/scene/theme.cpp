#include "ui/scene/theme.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/scene/palette.hpp"

#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

Hue hue(const char* line, const char* text, const char* tint, const char* dim, const char* fill, const char* on)
{
    return {QColor(line), QColor(text), QColor(tint), QColor(dim), QColor(fill), QColor(on)};
}

Ramp ramp(const char* small, const char* large, const char* text)
{
    return {QColor(small), QColor(large), QColor(text)};
}

BucketHue bucket(const char* line, const char* text, const char* tint, const char* chip, const char* chipText)
{
    return {QColor(line), QColor(text), QColor(tint), QColor(chip), QColor(chipText)};
}

Theme light()
{
    Theme t;
    t.paper = QColor("#FFFFFF");
    t.panel = QColor("#F7F7F4");
    t.raised = QColor("#E9E9E4");
    t.line = QColor("#E4E4DF");
    t.line2 = QColor("#C4C4BE");
    t.ink = QColor("#1B1B1F");
    t.ink2 = QColor("#52525A");
    t.ink3 = QColor("#6C6C74");
    t.wire = QColor("#B4B4B8");
    t.ghost = QColor("#C9C9CC");
    t.done = QColor("#77777F");
    t.now = QColor("#FAF08A");
    t.onNow = QColor("#1B1B1F");
    t.nowSoft = QColor("#FDF8C8");
    t.card = t.paper;
    t.cardEdge = t.ink;
    t.cell = t.panel;
    t.nowEdge = t.ink;
    t.move = hue("#CC5800", "#AE4500", "#FCE8DB", "#EBBD9F", "#C24E00", "#FFFFFF");
    t.keep = hue("#008A63", "#006E50", "#DFF3EB", "#A9D6C7", "#007A59", "#FFFFFF");
    t.compute = hue("#0072B2", "#00639B", "#DFEEF8", "#9CC5E0", "#0072B2", "#FFFFFF");
    t.ascending = ramp("#F3F9FE", "#D3EAF9", "#1A6796");
    t.descending = ramp("#FDF5F9", "#F4DCE9", "#93406E");
    t.buckets = {bucket("#0072B2", "#00639B", "#DFEEF8", "#00639B", "#FFFFFF"),
                 bucket("#6E6400", "#5F5700", "#F3F0D4", "#5F5700", "#FFFFFF"),
                 bucket("#5130A6", "#4B2E9E", "#EAE5F7", "#4B2E9E", "#FFFFFF"),
                 bucket("#B25788", "#93406E", "#F8E4EF", "#93406E", "#FFFFFF")};
    t.dark = false;
    return t;
}

Theme dark()
{
    Theme t;
    t.paper = QColor("#131417");
    t.panel = QColor("#1A1C20");
    t.raised = QColor("#2A2D33");
    t.line = QColor("#2B2E34");
    t.line2 = QColor("#4A4E57");
    t.ink = QColor("#F0EFEA");
    t.ink2 = QColor("#B9BABF");
    t.ink3 = QColor("#92959D");
    t.wire = QColor("#565A63");
    t.ghost = QColor("#474B54");
    t.done = QColor("#8C8F97");
    t.now = QColor("#F0E442");
    t.onNow = QColor("#15150A");
    t.nowSoft = QColor("#35331A");
    t.card = t.panel;
    t.cardEdge = t.ink2;
    t.cell = t.raised;
    t.nowEdge = t.now;
    t.move = hue("#F28A4B", "#FFA873", "#3B2416", "#6E4630", "#F28A4B", "#1D0D03");
    t.keep = hue("#2BC296", "#62D9B4", "#143128", "#24594A", "#17785A", "#FFFFFF");
    t.compute = hue("#56B4E9", "#7CC6EF", "#16303F", "#2D5670", "#56B4E9", "#06141D");
    t.ascending = ramp("#151A1F", "#1B3344", "#7CC6EF");
    t.descending = ramp("#1B171A", "#3C2633", "#E2A3C5");
    t.buckets = {bucket("#56B4E9", "#7CC6EF", "#16303F", "#56B4E9", "#06141D"),
                 bucket("#A69D4E", "#CBC488", "#2C2A17", "#A69D4E", "#151302"),
                 bucket("#8F6BF2", "#BBA8FF", "#261E42", "#8F6BF2", "#0B0520"),
                 bucket("#CC79A7", "#E2A3C5", "#38222E", "#CC79A7", "#1D0B15")};
    t.dark = true;
    return t;
}

/// Meanings differ in lightness where a kind of colour blindness takes their hues together: finished is the darkest of
/// the three on paper and the lightest on a dark ground, and what descends is deeper than what ascends.
Theme safeLight()
{
    Theme t = light();
    t.move = hue("#C85400", "#AA4400", "#FFE6D5", "#E5A671", "#BC4B00", "#FFFFFF");
    t.keep = hue("#00553F", "#00553F", "#D9EFE5", "#80AE9E", "#00553F", "#FFFFFF");
    t.compute = hue("#2470E8", "#1A64D6", "#E0EBFD", "#A9C9FA", "#1F69DD", "#FFFFFF");
    t.ascending = ramp("#F2F7FF", "#D3E5FF", "#1A64D6");
    t.descending = ramp("#F8EEF2", "#E2B7C9", "#8C1D52");
    t.buckets = {bucket("#2F57E8", "#2F57E8", "#E3E9FD", "#2F57E8", "#FFFFFF"),
                 bucket("#3F4A08", "#3F4A08", "#EAEDD3", "#3F4A08", "#FFFFFF"),
                 bucket("#5B0E70", "#5B0E70", "#F0DFF5", "#5B0E70", "#FFFFFF"),
                 bucket("#CC1154", "#C40F50", "#FBDFE8", "#C40F50", "#FFFFFF")};
    return t;
}

Theme safeDark()
{
    Theme t = dark();
    t.move = hue("#F08336", "#FF9D5C", "#40220E", "#8F5530", "#F08336", "#1D0D03");
    t.keep = hue("#4BE8B4", "#6BEFC0", "#1A3A30", "#3A7562", "#17785A", "#FFFFFF");
    t.compute = hue("#5C93F5", "#7FABF9", "#17294B", "#2C4A86", "#5C93F5", "#04101F");
    t.ascending = ramp("#14181F", "#1C3560", "#7FABF9");
    t.descending = ramp("#1F1A1D", "#5A4450", "#F0A8C8");
    t.buckets = {bucket("#54CFF5", "#7FDDF9", "#12333E", "#54CFF5", "#06141D"),
                 bucket("#A39E1E", "#C9C45A", "#2E2C0C", "#A39E1E", "#151302"),
                 bucket("#7F78F5", "#A7A2FB", "#201E48", "#7F78F5", "#0B0520"),
                 bucket("#F58FA5", "#F9AEBE", "#45242C", "#F58FA5", "#1D0B15")};
    return t;
}

Theme withContrast(Theme t)
{
    for (Hue* hue : {&t.move, &t.keep, &t.compute})
        hue->dim = hue->line;
    t.ghost = t.ink3;
    return t;
}

constexpr int themesOfAPalette = 4;

} // namespace

const Theme& theme(ThemeName name)
{
    static const std::array themes{light(),     dark(),     withContrast(light()),     withContrast(dark()),
                                   safeLight(), safeDark(), withContrast(safeLight()), withContrast(safeDark())};
    return themes.at(static_cast<std::size_t>(name));
}

Palette paletteOf(ThemeName name)
{
    return static_cast<int>(name) < themesOfAPalette ? Palette::usual : Palette::safe;
}

ThemeName withPalette(ThemeName name, Palette palette)
{
    const int inPalette = static_cast<int>(name) % themesOfAPalette;
    return static_cast<ThemeName>(inPalette + (palette == Palette::safe ? themesOfAPalette : 0));
}

Palette paletteNamed(const std::string& name)
{
    const auto at = std::ranges::find(paletteNames, name);
    if (at == paletteNames.end())
        throw InputError{sentence("There is no palette '{}'; choose usual or safe.", name)};
    return static_cast<Palette>(at - paletteNames.begin());
}

ThemeName withContrast(ThemeName name, bool isHigh)
{
    const bool dark = theme(name).dark;
    const ThemeName usual = isHigh ? (dark ? ThemeName::darkContrast : ThemeName::lightContrast)
                                   : (dark ? ThemeName::dark : ThemeName::light);
    return withPalette(usual, paletteOf(name));
}

} // namespace lockstep::ui
