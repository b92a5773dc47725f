#include "ui/kit/legend.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep::ui {

namespace {

/// How much room a legend takes.
struct Manner {
    qsizetype shorter = 0; ///< so many times shorter than the longest words
    double apart = 0;
    FontFamily family = FontFamily::text;
    bool isNarrow() const { return family == FontFamily::display; }
};

double signWidth(const LegendEntry& entry, const Manner& manner)
{
    return manner.isNarrow() && entry.least > 0 ? entry.least : entry.size.width();
}

/// The words of an entry that begins at 0, at their places: the strong ones, and the others.
std::vector<TextShape> wordsOf(const Legend& legend, const LegendEntry& entry, const Manner& manner,
                               const QColor& color)
{
    std::vector<TextShape> texts;
    const QString words = entry.words.value(std::min(manner.shorter, entry.words.size() - 1));
    double x = entry.size.isEmpty() ? 0 : signWidth(entry, manner) + legend.gap * legend.scale;
    for (const auto& [text, weight, ink] : {std::tuple{entry.strong, 600, entry.color}, std::tuple{words, 400, color}})
        if (!text.isEmpty()) {
            texts.push_back(
                textAt(text, {x, legend.y}, legend.size * legend.scale, weight, ink, Align::left, manner.family));
            x += textWidth(texts.back()) + legend.space * legend.scale;
        }
    return texts;
}

double widthOf(const Legend& legend, const LegendEntry& entry, const Manner& manner)
{
    const std::vector<TextShape> texts = wordsOf(legend, entry, manner, Qt::black);
    return texts.empty() ? signWidth(entry, manner) : texts.back().at.x() + textWidth(texts.back());
}

double widthOf(const Legend& legend, const Manner& manner)
{
    double width = -manner.apart;
    for (const LegendEntry& entry : legend.entries)
        width += widthOf(legend, entry, manner) + manner.apart;
    return width;
}

/// The roomiest manner in which all entries stand on the line.
std::optional<Manner> mannerOf(const Legend& legend)
{
    const double wide = legend.apart * legend.scale, near = legend.nearest * legend.scale;
    qsizetype shortest = 0;
    for (const LegendEntry& entry : legend.entries)
        shortest = std::max(shortest, entry.words.size() - 1);
    std::vector<Manner> manners;
    for (qsizetype shorter = 0; shorter <= shortest; ++shorter)
        manners.insert(manners.end(), {{shorter, wide}, {shorter, near}});
    manners.push_back({shortest, near, FontFamily::display});
    for (const Manner& manner : manners)
        if (widthOf(legend, manner) <= legend.right - legend.edge)
            return manner;
    return std::nullopt;
}

} // namespace

LegendSign cellSign(double radius, const QColor& fill, const Stroke& edge)
{
    return [=](Scene& scene, const QRectF& rect) { scene.add(RectShape{rect, radius, fill, edge}); };
}

LegendSign lineSign(const Stroke& stroke)
{
    return [=](Scene& scene, const QRectF& rect) {
        scene.add(LineShape{{rect.left(), rect.center().y()}, {rect.right(), rect.center().y()}, stroke});
    };
}

double Legend::width() const
{
    return widthOf(*this, {0, apart * scale});
}

void addLegend(Scene& scene, const Theme& colors, Legend legend, Labels* labels)
{
    std::optional<Manner> manner = mannerOf(legend);
    while (!manner && !legend.entries.empty()) {
        const auto first = std::max_element(legend.entries.rbegin(), legend.entries.rend(),
                                            [](const auto& a, const auto& b) { return a.yields < b.yields; });
        legend.entries.erase(std::next(first).base());
        manner = mannerOf(legend);
    }
    if (legend.entries.empty())
        return;
    double x = std::clamp(legend.right - widthOf(legend, *manner), legend.edge, std::max(legend.edge, legend.left));
    for (const LegendEntry& entry : legend.entries) {
        std::vector<TextShape> texts = wordsOf(legend, entry, *manner, colors.ink2);
        for (TextShape& text : texts)
            text.at.rx() += x;
        if (labels && !std::ranges::all_of(texts, [&](const TextShape& text) { return labels->fits(text); }))
            continue;
        const std::size_t first = scene.marks.size();
        if (!entry.size.isEmpty()) {
            const QSizeF size{signWidth(entry, *manner), entry.size.height()};
            entry.sign(scene, QRectF{{x, legend.y - size.height() / 2}, size});
            scene.marks[first].id = entry.id;
        }
        for (const TextShape& text : texts)
            if (!labels || !labels->place(scene, text))
                scene.add(text);
        x += widthOf(legend, entry, *manner) + manner->apart;
    }
}

} // namespace lockstep::ui
