#include "ui/scene/theme.hpp"

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

Theme withContrast(Theme t)
{
    for (Hue* hue : {&t.move, &t.keep, &t.compute})
        hue->dim = hue->line;
    t.ghost = t.ink3;
    return t;
}

} // namespace

const Theme& theme(ThemeName name)
{
    static const Theme lightTheme = light();
    static const Theme darkTheme = dark();
    static const Theme lightContrast = withContrast(lightTheme);
    static const Theme darkContrast = withContrast(darkTheme);
    switch (name) {
    case ThemeName::light:
        return lightTheme;
    case ThemeName::dark:
        return darkTheme;
    case ThemeName::lightContrast:
        return lightContrast;
    case ThemeName::darkContrast:
        return darkContrast;
    }
    return lightTheme;
}

ThemeName withContrast(ThemeName name, bool isHigh)
{
    const bool dark = theme(name).dark;
    if (isHigh)
        return dark ? ThemeName::darkContrast : ThemeName::lightContrast;
    return dark ? ThemeName::dark : ThemeName::light;
}

} // namespace lockstep::ui
