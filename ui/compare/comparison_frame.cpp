#include "ui/compare/comparison_frame.hpp"

#include "ui/compare/comparison_presented.hpp"
#include "ui/compare/comparison_words.hpp"
#include "ui/compare/pane_look.hpp"
#include "ui/compare/strip.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/bounds.hpp"
#include "ui/scene/magnify.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lockstep::ui {

namespace {

/// The stage's own buttons lie over the right end of the title's line.
constexpr double buttons = 470;

void drawTitle(Scene& scene, const ComparisonLayout& layout, std::span<const Pane> panes, const Figures& figures,
               const View& view, const Theme& colors)
{
    const double room = layout.size.width() - 2 * layout.margin - (view.role == ViewRole::window ? buttons : 0);
    TextShape title;
    title.text = view.title.isEmpty() ? comparisonTitle(panes) : view.title;
    title.at = {layout.margin, layout.titleBaseline};
    title.size = 26;
    title.weight = 600;
    title.family = FontFamily::display;
    title.color = colors.ink;
    scene.add(title, {.name = QStringLiteral("title")});
    TextShape rest = title;
    rest.size = 15;
    rest.weight = 400;
    rest.family = FontFamily::text;
    rest.color = colors.ink2;
    rest.at.rx() += textWidth(title) + 16;
    for (const QString& wording : comparisonSubtitles(figures)) {
        rest.text = wording;
        if (rest.at.x() + textWidth(rest) <= layout.margin + room) {
            scene.add(rest, {.name = QStringLiteral("same-input")});
            break;
        }
    }
}

/// The name whole if a status has room beside it, and the longest status that has. A check mark and words: finished is
/// said by more than green.
void drawHeading(Scene& scene, const QRectF& rect, const PaneTold& told, const std::vector<QString>& names,
                 const std::vector<QString>& status, const Theme& colors)
{
    const std::size_t i = told.pane;
    const bool finished = told.isFinished;
    const double y = rect.top() + 11, check = finished ? 18 : 0;
    double left = rect.left() + 20;
    if (told.isChanged)
        left += drawChangedMark(scene, {left, y}, 15, colors.ink, colors.paper) + 8;
    const auto shapeOf = [&](const QString& text, double x) {
        return textAt(text, {x, y}, 12.5, finished ? 600 : 400, finished ? colors.keep.text : colors.ink2, Align::left);
    };
    TextShape name, said;
    for (const QString& wording : names) {
        name = textAt(wording, {left, y}, 15, 600, colors.ink, Align::left);
        const double x = left + textWidth(name) + 12 + check;
        const auto fits = std::find_if(status.begin(), status.end(), [&](const QString& text) {
            return x + textWidth(shapeOf(text, x)) <= rect.right();
        });
        if (fits != status.end()) {
            said = shapeOf(*fits, x);
            break;
        }
    }
    drawPaneMark(scene, i, {rect.left() + 6, y}, 5, colors.ink, colors.paper);
    scene.add(fitted(name, rect.right() - left),
              {.name = QStringLiteral("pane%1-heading").arg(i + 1), .pane = static_cast<int>(i) + 1});
    if (said.text.isEmpty())
        return;
    if (finished) {
        const double x = said.at.x() - check;
        QPainterPath path;
        path.moveTo(x + 1, y);
        path.lineTo(x + 5, y + 4);
        path.lineTo(x + 12, y - 4.5);
        scene.add(PathShape{path, Qt::transparent, {colors.keep.line, 2, {}}});
    }
    scene.add(said, {.name = QStringLiteral("pane%1-status").arg(i + 1), .pane = static_cast<int>(i) + 1});
}

/// Whole names where all of them leave room for a status, else all are short.
std::vector<QString> headingNames(const ComparisonLayout& layout, std::span<const Pane> panes, const Figures& figures,
                                  std::size_t i)
{
    constexpr double status = 120;
    bool whole = true;
    for (std::size_t k = 0; k < panes.size(); ++k)
        whole =
            whole && 20 + textWidth(textAt(panes[k].name, {}, 15, 600, Qt::black)) + status <= layout.panes[k].width();
    return {whole ? panes[i].name : figures.panes[i].name, figures.panes[i].name};
}

void drawFailure(Scene& scene, const QRectF& rect, const Pane& pane, std::size_t i, const View& view)
{
    NarrationStyle style{14, 20, 400, FontFamily::text};
    if (view.role == ViewRole::presenter) {
        style.size = 32 * textScaleOf(view);
        style.lineHeight = style.size * 1.4;
        style.smallest = smallestText(view);
    }
    int line = 0;
    for (TextShape& text : wrapNarration({{pane.failure}}, {rect.left() + 20, rect.top() + 6 + style.size * 1.4},
                                         rect.width() - 40, style, view.theme))
        scene.add(std::move(text),
                  {.name = QStringLiteral("pane%1-failure%2").arg(i + 1).arg(++line), .pane = static_cast<int>(i) + 1});
}

/// Scans over one another's rows: each leaves room for as many launches as the longest has.
View alignedView(const View& view, std::span<const Pane> panes)
{
    View aligned = view;
    for (const Pane& pane : panes)
        if (pane.resident.recording)
            aligned.launches = std::max(aligned.launches, pane.resident.recording->launchCount());
    return aligned;
}

View innerView(const ComparisonLayout& layout, std::size_t i, const View& view)
{
    View inner = view;
    if (view.role != ViewRole::presenter)
        inner.role = ViewRole::window;
    inner.selectedItem.reset();
    inner.launches = 0;
    inner.size = layout.lenses[std::min(i, layout.lenses.size() - 1)].size();
    return inner;
}

constexpr double roomShare = 0.85;           ///< of a closer look; the rest is larger type, as in the single picture
constexpr std::size_t mostCells = 3'000'000; ///< of its densities

bool affords(const Needs& needs)
{
    std::size_t cells = 0;
    for (const DensityRequest& each : needs.densities)
        cells += static_cast<std::size_t>(each.columns) * static_cast<std::size_t>(each.rows);
    return cells <= mostCells;
}

/// In how much room, times the usual width and height, a pane's lens lays its picture out.
double roomFor(const PaneLook& look, const Recording& recording, Moment moment, const View& usual)
{
    double room = look.isClose() ? std::pow(look.factor, roomShare) : 1;
    while (room > 1) {
        View inner = usual;
        inner.size *= room;
        if (affords(lensFor(recording, inner).needs(recording, moment, inner)))
            break;
        room = std::max(1.0, room / 2);
    }
    return room;
}

/// Where the marks of a launch are, in shares of the picture.
QRectF placeOf(const Scene& picture, std::size_t launch)
{
    QRectF place;
    for (const Mark& mark : picture.marks)
        if (mark.id.item >= 0 && mark.id.launch == static_cast<int>(launch))
            place = place.isNull() ? roomOf(mark.shape) : place.united(roomOf(mark.shape));
    const double width = std::max(picture.size.width(), 1.0), height = std::max(picture.size.height(), 1.0);
    return {place.x() / width, place.y() / height, place.width() / width, place.height() / height};
}

/// Of a picture that was laid out in more room: the part that is looked at, as large as its pane.
Scene partSeen(const Scene& picture, const QSizeF& pane, const PaneLook& look)
{
    const QRectF seen(picture.size.width() * look.from.x(), picture.size.height() * look.from.y(),
                      picture.size.width() / look.factor, picture.size.height() / look.factor);
    const double by = pane.width() / std::max(seen.width(), 1e-9);
    Scene part = cutTo(picture, seen);
    magnify(part, by);
    Scene moved{pane, picture.ground, {}};
    addInto(moved, std::move(part), -seen.topLeft() * by);
    return moved;
}

/// Yellow means now: what ended before now keeps its marks, and gives up the yellow.
void endNow(Scene& picture, const Theme& colors)
{
    const auto fade = [&](QColor& fill) {
        if (fill == colors.now || fill == colors.nowSoft)
            fill = colors.raised;
    };
    for (Mark& mark : picture.marks)
        std::visit(
            [&](auto& shape) {
                if constexpr (requires { shape.fill; })
                    fade(shape.fill);
                if constexpr (std::is_same_v<std::decay_t<decltype(shape)>, TextShape>)
                    if (shape.color == colors.onNow) // unreadable on what is no longer yellow
                        shape.color = colors.ink;
            },
            mark.shape);
}

void drawFooter(Scene& scene, const ComparisonLayout& layout, std::span<const Pane> panes, const Theme& colors)
{
    QStringList devices;
    for (const Pane& pane : panes)
        if (pane.resident.recording)
            if (const QString name = deviceOf(*pane.resident.recording); !devices.contains(name))
                devices.push_back(name);
    TextShape text;
    text.text = QStringLiteral("Lockstep · ") + devices.join(say(" and "));
    text.at = {layout.margin, layout.footerBaseline};
    text.size = 11.5;
    text.color = colors.ink3;
    scene.add(fitted(text, layout.size.width() - 2 * layout.margin), {.name = QStringLiteral("footer")});
}

} // namespace

QRectF paneRect(std::size_t i, std::size_t count, const View& view)
{
    const ComparisonLayout layout = layOutComparison(count, view, false);
    const QRectF rect = layout.panes[std::min(i, layout.panes.size() - 1)];
    return {rect.topLeft() * layout.scale, rect.size() * layout.scale};
}

QRectF paneWindow(std::size_t i, std::size_t count, const View& view)
{
    const ComparisonLayout layout = layOutComparison(count, view, false);
    const QRectF rect = layout.lenses[std::min(i, layout.lenses.size() - 1)];
    return {rect.topLeft() * layout.scale, rect.size() * layout.scale};
}

View paneLensView(std::size_t i, std::size_t count, const View& view)
{
    return innerView(layOutComparison(count, view, false), i, view);
}

Needs paneNeeds(const Recording& recording, Moment moment, std::size_t i, std::size_t count, const View& view)
{
    return paneNeeds(recording, moment, i, count, view, {});
}

Needs paneNeeds(const Recording& recording, Moment moment, std::size_t i, std::size_t count, const View& view,
                const PaneLook& look)
{
    View inner = paneLensView(i, count, view);
    inner.size *= roomFor(look, recording, moment, inner);
    return lensFor(recording, inner).needs(recording, moment, inner);
}

namespace {

/// Takes a pane's whole picture, and where it lies.
using TakePicture = std::function<void(std::size_t pane, Scene picture, const QRectF& lens)>;

QString prefixOf(std::size_t pane)
{
    return QStringLiteral("pane%1-").arg(pane + 1);
}

/// All but the panes' pictures, which are taken where they come in drawing order; the layout's scale.
double drawFrame(Scene& scene, std::span<const Pane> panes, const ComparisonClock& clock, const View& view,
                 const PaneLook& look, const TakePicture& take)
{
    const Speaking in(view.language);
    const Theme& colors = theme(view.theme);
    const std::shared_ptr<const Figures> figures = figuresOf(panes, clock.wavefront);
    const std::shared_ptr<const FiguresNow> now = figuresNow(panes, clock);
    const ComparisonLayout layout = layOutComparison(panes.size(), view, haveNotes(*now));
    scene = {layout.size, groundOf(view), {}};

    const bool presented = view.role == ViewRole::presenter;
    if (view.hasTitle && !presented)
        drawTitle(scene, layout, panes, *figures, view, colors);
    std::vector<Phrase> said;
    if (view.hasNarration && !view.caption.isEmpty())
        said = {{view.caption, Tone::plain}};
    else if (view.hasNarration)
        said = withChineseMarks(isAsked(panes) ? askedNarration(panes, *figures)
                                               : comparisonNarration(panes, *figures, clock));
    int piece = 0;
    NarrationStyle style;
    style.readable = 1000; // across all panes
    style.lines = panes.size() > 2 ? 2 : 1;
    if (presented)
        style = presentedHeading(view).narration;
    for (TextShape& text : wrapNarration(said, {layout.margin, layout.narrationBaseline},
                                         layout.size.width() - 2 * layout.margin, style, view.theme))
        scene.add(std::move(text), {.name = QStringLiteral("narration%1").arg(++piece)});

    for (std::size_t i = 0; i < panes.size(); ++i) {
        const Pane& pane = panes[i];
        const bool ran = pane.resident.recording != nullptr,
                   finished = ran && hasFinished(pane) && !isAnyWrong(*pane.resident.recording); // wrong is no green
        const PaneTold told{i, finished, ran && pane.resident.recording->isKernelChanged};
        const std::vector<QString> status =
            ran ? paneStatus(panes, i, clock, *now) : std::vector<QString>{say("did not run")};
        if (presented)
            drawPresentedHeading(scene, layout.panes[i], told, *figures, status, view);
        else
            drawHeading(scene, layout.panes[i], told, headingNames(layout, panes, *figures, i), status, colors);
        if (!ran) {
            drawFailure(scene, layout.lenses[i], pane, i, view);
            continue;
        }
        const Recording& recording = *pane.resident.recording;
        View own = innerView(layout, i, view);
        own.size *= roomFor(look, recording, pane.moment, own);
        const Lens& lens = lensFor(recording, own);
        const View aligned = alignedView(own, panes);
        Scene picture = lens.scene(pane.resident, pane.moment, lens.canShow(recording, aligned) ? aligned : own);
        if (now->ends[i] && clock.time > *now->ends[i])
            endNow(picture, colors);
        if (pane.asked)
            lightCone(picture, *pane.asked);
        take(i, std::move(picture), layout.lenses[i]);
    }

    if (presented)
        return 1;
    scene.add(LineShape{layout.strip.topLeft(), layout.strip.topRight(), {colors.line, 1, {}}});
    const StripDrawing drawing{scene, colors, layout, *figures, *now, panes, clock};
    if (layout.active.isNull()) {
        drawTable(drawing);
    } else {
        drawBars(drawing);
        drawActive(drawing);
    }
    drawCurve(drawing);
    drawNotes(drawing);
    if (layout.footerBaseline > 0)
        drawFooter(scene, layout, panes, colors);
    magnify(scene, layout.scale);
    return layout.scale;
}

} // namespace

Scene comparisonFrame(std::span<const Pane> panes, const ComparisonClock& clock, const View& view)
{
    Scene scene;
    drawFrame(scene, panes, clock, view, {}, [&scene](std::size_t i, Scene picture, const QRectF& lens) {
        addInto(scene, std::move(picture), lens.topLeft(), prefixOf(i), static_cast<int>(i) + 1);
    });
    return scene;
}

ComparisonParts comparisonParts(std::span<const Pane> panes, const ComparisonClock& clock, const View& view,
                                const PaneLook& look)
{
    ComparisonParts parts;
    parts.panes.resize(panes.size());
    const auto take = [&](std::size_t i, const Scene& picture, const QRectF& lens) {
        ComparisonParts::Seen& seen = parts.panes[i];
        seen.window = lens;
        seen.now = placeOf(picture, panes[i].moment.launch);
        seen.picture = {parts.still.size, Qt::transparent, {}};
        addInto(seen.picture, partSeen(picture, lens.size(), look), lens.topLeft(), prefixOf(i),
                static_cast<int>(i) + 1);
    };
    const double scale = drawFrame(parts.still, panes, clock, view, look, take);
    for (ComparisonParts::Seen& each : parts.panes) {
        magnify(each.picture, scale);
        each.window = {each.window.topLeft() * scale, each.window.size() * scale};
    }
    return parts;
}

Scene ComparisonParts::whole() const
{
    Scene scene = still;
    for (const Seen& each : panes)
        scene.marks.insert(scene.marks.end(), each.picture.marks.begin(), each.picture.marks.end());
    return scene;
}

std::optional<std::size_t> paneOf(const MarkId& id)
{
    return id.pane > 0 ? std::optional(static_cast<std::size_t>(id.pane) - 1) : std::nullopt;
}

QRectF unitsAxis(std::span<const Pane> panes, const ComparisonClock& clock, const View& view)
{
    const std::shared_ptr<const Figures> figures = figuresOf(panes, clock.wavefront);
    if (view.role == ViewRole::presenter)
        return {};
    if (std::none_of(figures->panes.begin(), figures->panes.end(),
                     [](const PaneFigures& pane) { return pane.curve.has_value(); }))
        return {};
    const ComparisonLayout layout = layOutComparison(panes.size(), view, haveNotes(*figuresNow(panes, clock)));
    const QRectF axis = curveAxis(layout);
    return {axis.topLeft() * layout.scale, axis.size() * layout.scale};
}

std::uint64_t unitsAt(double x, const QRectF& axis, std::span<const Pane> panes)
{
    std::size_t keys = 0;
    for (const Pane& pane : panes)
        if (pane.resident.recording)
            keys = pane.resident.recording->n();
    const std::uint64_t most = mostUnitsShown(keys);
    if (axis.width() <= 0)
        return 1;
    const double part = std::clamp((x - axis.left()) / axis.width(), 0.0, 1.0);
    const double units = std::exp2(part * std::log2(static_cast<double>(std::max<std::uint64_t>(most, 2))));
    return std::clamp<std::uint64_t>(static_cast<std::uint64_t>(std::llround(units)), 1, most);
}

} // namespace lockstep::ui
