#include "ui/kit/drawing.hpp"

#include "engine/model/recording.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

double roleScale(ViewRole role)
{
    switch (role) {
    case ViewRole::window:
        return 1;
    case ViewRole::exported:
        return 1.35;
    case ViewRole::presenter:
        return 28.0 / 11; // the smallest type of the window becomes the smallest that a lecture hall reads
    }
    return 1;
}

double textScaleOf(const View& view)
{
    return view.role == ViewRole::presenter ? std::clamp(view.textScale, 0.75, 2.0) : 1;
}

double smallestText(const View& view)
{
    switch (view.role) {
    case ViewRole::window:
        return 11;
    case ViewRole::exported:
        return 14;
    case ViewRole::presenter:
        return 28 * std::min(1.0, textScaleOf(view));
    }
    return 11;
}

double roomyScale(const View& view)
{
    return std::min(view.size.width() / 880, view.size.height() / 560);
}

double growingScale(const View& view)
{
    constexpr double most = 3;
    const double role = roleScale(view.role);
    return view.role == ViewRole::presenter ? role * textScaleOf(view)
                                            : std::max(role, std::min(roomyScale(view), most));
}

TextShape textAt(const QString& text, QPointF at, double size, int weight, const QColor& color, Align align,
                 FontFamily family)
{
    constexpr double halfCapHeight = 0.364; // of Inter and JetBrains Mono, in em
    TextShape shape;
    shape.text = text;
    shape.at = {at.x(), at.y() + halfCapHeight * size};
    shape.size = size;
    shape.weight = weight;
    shape.family = family;
    shape.align = align;
    shape.color = color;
    return shape;
}

double textWidth(const QString& text, double size, int weight, FontFamily family)
{
    return textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family));
}

double fittingSize(const QString& text, double room, std::span<const double> sizes, int weight, FontFamily family)
{
    for (const double size : sizes)
        if (textWidth(textAt(text, {}, size, weight, Qt::black, Align::left, family)) <= room)
            return size;
    return 0;
}

QPointF between(QPointF a, QPointF b, double f)
{
    return a + (b - a) * f;
}

QString countDigits(std::size_t count)
{
    return digits(count);
}

QString many(std::uint64_t number, const char* one, const char* several)
{
    return say(number, one, several).arg(countDigits(number));
}

QString placeOf(const LaunchMeaning& meaning)
{
    // Chapters with a number of their own name the place by it.
    if (meaning.level && meaning.direction == Direction::none && meaning.group.arguments.empty())
        return say("Level %1").arg(*meaning.level);
    return say(meaning.group);
}

bool largestFirst(const Recording& recording)
{
    const auto order = recording.parameters.find("order");
    return order != recording.parameters.end() && order->second == "descending";
}

void own(Scene& scene, std::size_t first, const MarkId& owner)
{
    for (std::size_t i = first; i < scene.marks.size(); ++i)
        if (scene.marks[i].id.name.isEmpty())
            scene.marks[i].id = {{}, owner.launch, owner.item, owner.index};
}

Scene loadingScene(const View& view)
{
    const Theme& colors = theme(view.theme);
    Scene scene{view.size, colors.paper, {}};
    const TextShape text = textAt(say("loading"), {view.size.width() / 2, view.size.height() / 2},
                                  13 * roleScale(view.role) * textScaleOf(view), 400, colors.ink2);
    scene.marks.emplace_back().shape = text;
    return scene;
}

} // namespace lockstep::ui
