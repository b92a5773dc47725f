#include "ui/present/audience_scene.hpp"

#include "ui/panels/scene_widget.hpp"
#include "ui/picture/frame.hpp"
#include "ui/present/present_timeline.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

constexpr QSizeF layout{1920, 1080};
constexpr double sentenceSize = 28, sentenceLine = 33;
constexpr double nearChoice = 12;

QRectF bandOf(const View& view)
{
    return {0, view.size.height(), view.size.width(), presentBand};
}

PresentTimeline timelineOf(const std::vector<Page>& pages, const View& view)
{
    return {pages, QRectF(QPointF(0, 0), bandOf(view).size()), lensRect(view).left()};
}

} // namespace

QSizeF audienceSize(QSizeF pixels)
{
    const double scale = std::max(pixels.width() / layout.width(), 1 / layout.width());
    const QSizeF wide(layout.width(), pixels.height() / scale);
    if (wide.height() >= layout.height())
        return wide;
    return {layout.height() * pixels.width() / std::max(pixels.height(), 1.0), layout.height()};
}

View audienceView(QSizeF pixels, ThemeName theme, double textScale)
{
    View view;
    view.size = audienceSize(pixels) - QSizeF(0, presentBand);
    view.theme = theme;
    view.role = ViewRole::presenter;
    view.textScale = textScale;
    return view;
}

Scene audienceScene(const Picture* picture, const std::vector<Page>& pages, const QString& sentence, const View& view)
{
    const QRectF band = bandOf(view);
    Scene scene;
    if (picture)
        scene = picture->scene;
    scene.size = view.size + QSizeF(0, presentBand);
    scene.ground = groundOf(view);
    if (!sentence.isEmpty()) {
        NarrationStyle style{sentenceSize, sentenceLine, 500, FontFamily::text};
        style.readable = 1000;
        style.smallest = sentenceSize; // one that is too long loses its end, not its size
        const double margin = lensRect(view).left();
        int line = 0;
        for (TextShape& text :
             wrapNarration({{sentence}}, {margin, band.top() + 28}, band.width() - 2 * margin, style, view.theme)) {
            scene.add(std::move(text), {.name = QStringLiteral("sentence%1").arg(++line)});
        }
    } else if (picture) {
        addInto(scene, timelineOf(pages, view).scene(picture->ask.page, picture->fraction, view.theme), band.topLeft(),
                QStringLiteral("timeline-"));
    }
    return scene;
}

std::optional<std::size_t> choiceAt(const Scene& scene, QPointF point)
{
    static const QString prefix = QStringLiteral("choice");
    Scene choices;
    for (const Mark& mark : scene.marks) {
        bool isNumber = false;
        const uint number = mark.id.name.mid(prefix.size()).toUInt(&isNumber);
        if (!mark.id.name.startsWith(prefix) || !isNumber)
            continue;
        choices.marks.push_back(mark);
        choices.marks.back().id.index = number;
    }
    const Mark* mark = elementMarkAt(choices, point, nearChoice);
    if (!mark)
        return std::nullopt;
    return static_cast<std::size_t>(mark->id.name.mid(prefix.size()).toUInt());
}

std::optional<std::size_t> pageAt(const std::vector<Page>& pages, const View& view, QPointF point)
{
    const QRectF band = bandOf(view);
    if (!band.contains(point) || pages.size() < 2)
        return std::nullopt;
    return timelineOf(pages, view).pageAt(point.x());
}

} // namespace lockstep::ui
