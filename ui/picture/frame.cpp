#include "ui/picture/frame.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame_parts.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/names.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

PresentedHeading presentedHeading(const View& view)
{
    const double type = textScaleOf(view);
    PresentedHeading heading;
    const double size = std::round(92 * type) / 2; // in halves: the phrases of a line meet without rounding
    heading.narration = {size, 60 * type, 500, FontFamily::display};
    heading.narration.smallest = 32 * std::min(type, 1.0);
    heading.narration.isBalanced = true;
    heading.baseline = 38 + heading.narration.size;
    heading.end = view.hasNarration ? heading.baseline + heading.narration.lineHeight + 32 : heading.margin / 2;
    return heading;
}

namespace {

/// Sizes and places of one role (pictures.md, Type and Space). Baselines count from the top.
struct Measures {
    double margin = 36;
    double titleSize = 26, titleBaseline = 50;
    NarrationStyle narration;
    double narrationBaseline = 85;
    double lensTop = 128;   ///< below the second line of the narration
    double lensBottom = 16; ///< from the bottom
    double footerSize = 0;  ///< 0: none
};

Measures measuresOf(const View& view)
{
    Measures m;
    switch (view.role) {
    case ViewRole::window: {
        // On a large screen title and narration grow with the picture, so that they stay its headings.
        const double s = std::clamp(std::min(view.size.width() / 880, view.size.height() / 720), 1.0, largestScale);
        m.titleSize *= s;
        m.titleBaseline *= s;
        m.narration.size *= s;
        m.narration.lineHeight *= s;
        m.narrationBaseline *= s;
        m.lensTop *= s;
        break;
    }
    case ViewRole::exported:
        m.titleSize = 34;
        m.titleBaseline = 66;
        m.narration = {20.5, 28, 400, FontFamily::text};
        m.narrationBaseline = 108;
        m.lensTop = 164;
        m.lensBottom = 64;
        m.footerSize = 14;
        break;
    case ViewRole::presenter: {
        const PresentedHeading heading = presentedHeading(view);
        m.margin = heading.margin;
        m.titleSize = 0;
        m.narration = heading.narration;
        m.narrationBaseline = heading.baseline;
        m.lensTop = heading.end;
        m.lensBottom = 28;
        return m;
    }
    }
    // What is left out gives its height to the lens.
    if (m.titleSize > 0 && !view.hasTitle) {
        const double gone = m.narrationBaseline - m.titleBaseline;
        m.titleSize = 0;
        m.narrationBaseline -= gone;
        m.lensTop -= gone;
    }
    if (!view.hasNarration)
        m.lensTop = m.titleSize > 0 ? m.titleBaseline + m.margin * 0.75 : m.margin;
    return m;
}

struct Word {
    QString text; ///< with the blanks in front of it
    Tone tone;
    bool mayBegin = true; ///< a line
};

/// Up to this length a coloured phrase stays on one line: a count and what it counts belong together.
constexpr qsizetype longestUnbroken = 24;

std::vector<Word> wordsOf(const std::vector<Phrase>& phrases)
{
    QString all;
    for (const Phrase& phrase : phrases)
        all += phrase.text;
    const std::vector<qsizetype> breaks = lineBreaks(all);
    std::vector<Word> words;
    qsizetype begin = 0; // of the phrase, in all of them
    for (const Phrase& phrase : phrases) {
        const qsizetype end = begin + phrase.text.size();
        const bool isUnbroken = phrase.tone != Tone::plain && phrase.text.size() <= longestUnbroken;
        const bool followsBlank = begin > 0 && all[begin - 1] == QLatin1Char(' ');
        bool mayBegin = followsBlank || std::ranges::binary_search(breaks, begin);
        for (qsizetype from = begin; from < end;) {
            const auto next = std::ranges::upper_bound(breaks, from);
            qsizetype to = isUnbroken || next == breaks.end() ? end : std::min(*next, end);
            if (all.mid(to, end - to).trimmed().isEmpty()) // blanks at the end stay there
                to = end;
            words.push_back({all.mid(from, to - from), phrase.tone, mayBegin});
            mayBegin = true;
            from = to;
        }
        begin = end;
    }
    return words;
}

TextShape shapeFor(const QString& text, Tone tone, const NarrationStyle& style, const Theme& colors)
{
    TextShape shape;
    shape.text = text;
    shape.size = style.size;
    shape.family = style.family;
    shape.weight = tone == Tone::plain ? style.weight : 600;
    switch (tone) {
    case Tone::plain:
    case Tone::strong:
        shape.color = colors.ink;
        break;
    case Tone::move:
        shape.color = colors.move.text;
        break;
    case Tone::keep:
        shape.color = colors.keep.text;
        break;
    case Tone::compute:
        shape.color = colors.compute.text;
        break;
    }
    return shape;
}

using Line = std::vector<TextShape>; ///< `at.x` from the left end

std::vector<Line> wrap(const std::vector<Word>& words, double width, const NarrationStyle& style, const Theme& colors)
{
    std::vector<Line> lines(1);
    double x = 0;
    // A word goes to the next line together with what touches it: "stay" in green and its full stop in ink.
    for (std::size_t i = 0; i < words.size();) {
        std::size_t end = i + 1;
        while (end < words.size() && !words[end].mayBegin)
            ++end;
        double needed = 0;
        for (std::size_t k = i; k < end; ++k)
            needed += textWidth(shapeFor(words[k].text, words[k].tone, style, colors));
        const bool breaks = x > 0 && x + needed > width;
        if (breaks) {
            lines.emplace_back();
            x = 0;
        }
        for (std::size_t k = i; k < end; ++k) {
            QString text = words[k].text;
            while (x <= 0 && text.startsWith(QLatin1Char(' ')))
                text.remove(0, 1);
            if (text.isEmpty())
                continue;
            Line& line = lines.back();
            TextShape shape = shapeFor(text, words[k].tone, style, colors);
            if (!line.empty() && line.back().weight == shape.weight && line.back().color == shape.color) {
                line.back().text += text;
                x = line.back().at.x() + textWidth(line.back());
            } else {
                shape.at = {x, 0};
                x += textWidth(shape);
                line.push_back(shape);
            }
        }
        i = end;
    }
    return lines;
}

bool fits(const std::vector<Line>& lines, std::size_t count, double width)
{
    if (lines.size() > count)
        return false;
    return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
        return line.empty() || line.back().at.x() + textWidth(line.back()) <= width;
    });
}

/// Cuts a text's end off, as far as it has no room.
void shorten(TextShape& text, double room)
{
    while (textWidth(text) > room && text.text.size() > 2) {
        text.text.chop(2);
        text.text += QChar(0x2026);
    }
}

/// A narrow window has two lines for a long title: draws the upper one, the title keeps the rest.
void drawUpperLine(Scene& scene, TextShape& title, double room)
{
    TextShape upper = title;
    while (textWidth(upper) > room && lastLineBreak(upper.text, upper.text.size()) > 0)
        upper.text.truncate(lastLineBreak(upper.text, upper.text.size()));
    if (upper.text.size() == title.text.size())
        return;
    title.text = title.text.mid(upper.text.size()).trimmed();
    upper.at.ry() -= 1.2 * upper.size;
    scene.add(upper, {.name = QStringLiteral("title-upper")});
}

/// The run's title, and its mistake beside it where both have room; true where they have.
bool drawTitle(Scene& scene, const View& view, const QString& words, const QString& mistake, const Measures& m)
{
    const Theme& colors = theme(view.theme);
    TextShape title;
    title.text = words;
    title.at = {m.margin, m.titleBaseline};
    title.size = m.titleSize;
    title.weight = 600;
    title.family = FontFamily::display;
    title.color = colors.ink;
    double room = view.size.width() - m.margin - std::max(m.margin, view.titleRoom);
    TextShape tag = title;
    tag.text = mistake;
    tag.size = std::max(13.0, m.titleSize * 0.55);
    const double tagRoom = textWidth(tag) + 2.1 * tag.size;
    TextShape least = title;
    least.size = m.titleSize * 0.6;
    const bool hasTag = !mistake.isEmpty() && textWidth(least) <= room - tagRoom;
    if (hasTag)
        room -= tagRoom;
    while (textWidth(title) > room && title.size > least.size)
        title.size -= 0.5;
    drawUpperLine(scene, title, room);
    shorten(title, room);
    scene.add(title, {.name = QStringLiteral("title")});
    if (!hasTag)
        return false;
    const double pad = tag.size * 0.6;
    tag.at.setX(m.margin + textWidth(title) + 1.5 * tag.size);
    scene.add(RectShape{{tag.at.x() - pad, tag.at.y() - 1.25 * tag.size, textWidth(tag) + 2 * pad, 1.75 * tag.size},
                        tag.size * 0.4,
                        colors.panel,
                        {colors.ink, 1.4, {}}});
    scene.add(tag, {.name = QStringLiteral("mistake")});
    return true;
}

void footer(Scene& scene, const Recording& recording, Moment moment, const Measures& m, const Theme& colors)
{
    TextShape left;
    left.text = QStringLiteral("Lockstep · %1 · n = %2").arg(deviceOf(recording)).arg(digits(recording.n()));
    left.at = {m.margin, scene.size.height() - 26};
    left.size = m.footerSize;
    left.color = colors.ink3;

    TextShape right = left;
    right.align = Align::right;
    right.at.setX(scene.size.width() - m.margin);
    if (moment.launch == 0 || moment.launch > recording.launchCount()) {
        right.text = say("Input");
    } else {
        const LaunchMeaning& meaning = recording.launches[moment.launch - 1].meaning;
        right.text = say("Launch %1 of %2").arg(moment.launch).arg(recording.launchCount());
        if (moment.phase)
            right.text += say(", phase %1 of %2").arg(*moment.phase + 1).arg(phasesShown(recording, moment.launch));
        if (const QString place = placeOf(meaning); !place.isEmpty())
            right.text += QStringLiteral(" · ") + place;
        if (!meaning.title.english.empty())
            right.text += QStringLiteral(", ") + say(meaning.title);
        right.text = withChineseMarks(right.text);
    }
    const double room = scene.size.width() - 2 * m.margin - textWidth(right) - 24;
    shorten(left, room);
    scene.add(left, {.name = QStringLiteral("footer")});
    scene.add(right, {.name = QStringLiteral("footer-launch"), .launch = static_cast<int>(moment.launch)});
}

/// Of the narration and of the picture below it.
struct TypeScales {
    double heading, picture;
};

View pictureView(const View& view, const TypeScales& type)
{
    View inner = view;
    inner.textScale = type.heading;
    inner = lensView(inner);
    inner.textScale = type.picture;
    return inner;
}

bool holds(const Resident& resident, const Needs& needs)
{
    return std::ranges::all_of(needs.states, [&](std::size_t k) { return resident.state(k) != nullptr; }) &&
           std::ranges::all_of(needs.events, [&](std::size_t k) { return resident.eventsOf(k) != nullptr; });
}

/// What a look at memory adds to what a view is known by.
QString memoryKey(const View& view)
{
    if (!view.memory)
        return {};
    const MemoryMachine& machine = view.memory->machine;
    const auto number = [](std::optional<std::size_t> at) { return at ? static_cast<qint64>(*at) : -1; };
    return QStringLiteral(" memory %1 %2 %3 %4 %5 %6 %7 %8")
        .arg(machine.wavefront)
        .arg(machine.segment)
        .arg(machine.banks)
        .arg(number(view.memory->access))
        .arg(number(view.memory->operation))
        .arg(view.memory->isRoof)
        .arg(view.memory->peak)
        .arg(view.memory->bandwidth);
}

std::size_t bytesOf(const TypeScales&)
{
    return 0;
}

/// Larger type must not cost a value that the plain size shows: the picture's type, and then the narration over it,
/// grows as far as no text goes. The same all through a launch, so that nothing jumps while it runs.
TypeScales largestType(const Resident& resident, Moment moment, const View& view)
{
    const double asked = textScaleOf(view);
    constexpr std::array fractions{0.0, 0.5, 1.0};
    const auto textsAt = [&](const TypeScales& type, double fraction) {
        const View inner = pictureView(view, type);
        return textsIn(
            lensFor(*resident.recording, inner).scene(resident, {moment.launch, fraction, moment.phase}, inner));
    };
    std::array<std::size_t, fractions.size()> plain{};
    for (std::size_t i = 0; i < fractions.size(); ++i)
        plain[i] = textsAt({1, 1}, fractions[i]);
    const auto keepsAll = [&](const TypeScales& type) {
        for (std::size_t i = 0; i < fractions.size(); ++i)
            if (textsAt(type, fractions[i]) < plain[i])
                return false;
        return true;
    };
    constexpr double step = 0.1;
    for (double type = asked; type > 1; type -= step)
        if (keepsAll({asked, type}))
            return {asked, type};
    for (double type = asked; type > 1; type -= step)
        if (keepsAll({type, 1}))
            return {type, 1};
    return {1, 1};
}

/// It takes many scenes to find, so it is found once a launch and view.
TypeScales fittingType(const Resident& resident, Moment moment, const View& view)
{
    const TypeScales whole{view.textScale, view.textScale};
    if (textScaleOf(view) <= 1)
        return whole;
    static const char maker = 0;
    const QString of = QStringLiteral("%1x%2 %3 %4 %5%6%7 %8 %9")
                           .arg(view.size.width())
                           .arg(view.size.height())
                           .arg(static_cast<int>(view.role))
                           .arg(view.textScale)
                           .arg(view.hasTitle)
                           .arg(view.hasNarration)
                           .arg(view.hasLegend)
                           .arg(view.launches)
                           .arg(view.selectedItem ? static_cast<qint64>(*view.selectedItem) : -1) +
                       memoryKey(view);
    const PreparedPtr found =
        resident.once(&maker, {moment.launch, moment.phase}, of.toStdString(), [&]() -> PreparedPtr {
            const Needs needs = frameNeeds(*resident.recording, moment, view);
            // Densities are made for one size, and have no values.
            const bool isSought = needs.densities.empty() && holds(resident, needs);
            return isSought ? prepared(largestType(resident, moment, view)) : nullptr;
        });
    return found ? valueOf<TypeScales>(*found) : whole;
}

} // namespace

std::size_t textsIn(const Scene& scene)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        scene.marks, [](const Mark& mark) { return std::holds_alternative<TextShape>(mark.shape); }));
}

QRectF lensRect(const View& view)
{
    const Measures m = measuresOf(view);
    return {m.margin, m.lensTop, std::max(1.0, view.size.width() - 2 * m.margin),
            std::max(1.0, view.size.height() - m.lensTop - m.lensBottom)};
}

View lensView(const View& view)
{
    View inner = view;
    inner.size = lensRect(view).size();
    return inner;
}

QColor groundOf(const View& view)
{
    QColor ground = theme(view.theme).paper;
    if (view.isTransparent)
        ground.setAlpha(0); // its colour still says what shadows fall on
    return ground;
}

Needs frameNeeds(const Recording& recording, Moment moment, const View& view)
{
    return partsNeeds(recording, moment, view, 1);
}

Needs partsNeeds(const Recording& recording, Moment moment, const View& view, double room)
{
    const Speaking in(view.language);
    View inner = lensView(view);
    inner.size *= room;
    Needs needs = lensFor(recording, inner).needs(recording, moment, inner);
    if (textScaleOf(view) <= 1 || !needs.densities.empty())
        return needs;
    // What the plain size of type shows is the measure (fittingType), perhaps by another lens.
    const View plain = pictureView(view, {1, 1});
    const Needs more = lensFor(recording, plain).needs(recording, moment, plain);
    const auto add = [](std::vector<std::size_t>& to, const std::vector<std::size_t>& from) {
        for (const std::size_t k : from)
            if (std::ranges::find(to, k) == to.end())
                to.push_back(k);
    };
    add(needs.states, more.states);
    add(needs.events, more.events);
    return needs;
}

std::vector<TextShape> wrapNarration(const std::vector<Phrase>& phrases, QPointF at, double width,
                                     const NarrationStyle& style, ThemeName themeName)
{
    const Theme& colors = theme(themeName);
    const std::vector<Word> words = wordsOf(phrases);
    const double height = static_cast<double>(style.lines) * style.lineHeight;

    // Two lines of a comfortable length, else as large as they may be, then three small ones in the same height.
    NarrationStyle used = style;
    std::size_t count = style.lines;
    std::vector<Line> lines = wrap(words, std::min(width, style.readable * style.size), used, colors);
    if (!fits(lines, count, width))
        lines = wrap(words, width, used, colors);
    while (!fits(lines, count, width) && used.size > style.smallest) {
        used.size = std::max(style.smallest, used.size - 0.5 * style.size / 16);
        lines = wrap(words, width, used, colors);
    }
    if (style.isBalanced && used.size < style.size) { // large type in more lines, where they have room
        const double ratio = style.lineHeight / style.size;
        for (double size = style.size; size > used.size; size -= 1) {
            NarrationStyle trial = style;
            trial.size = size;
            trial.lineHeight = size * ratio;
            const std::vector<Line> found = wrap(words, width, trial, colors);
            const auto most = static_cast<std::size_t>(height / trial.lineHeight);
            if (!fits(found, most, width))
                continue;
            used = trial;
            lines = found;
            count = std::max<std::size_t>(1, lines.size());
            break;
        }
        used.lineHeight = std::min(used.lineHeight, used.size * ratio);
    }
    if (style.isBalanced && lines.size() > 1 && fits(lines, count, width)) {
        double narrow = width * 0.4, wide = std::min(width, style.readable * used.size);
        while (wide - narrow > used.size / 4) {
            const double middle = (narrow + wide) / 2;
            const std::vector<Line> trial = wrap(words, middle, used, colors);
            const bool same = trial.size() == lines.size() && fits(trial, count, middle);
            (same ? wide : narrow) = middle;
            if (same)
                lines = trial;
        }
    }
    if (!fits(lines, count, width) && count > 1) {
        count = 3;
        used.lineHeight = height / 3;
    }
    if (lines.size() > count) {
        lines.resize(count);
        Line& last = lines.back();
        while (!last.empty()) {
            TextShape& tail = last.back();
            while (!tail.text.isEmpty() && tail.at.x() + textWidth(tail) + used.size > width)
                tail.text.chop(1);
            if (!tail.text.isEmpty()) {
                tail.text += QChar(0x2026);
                break;
            }
            last.pop_back();
        }
    }

    std::vector<TextShape> shapes;
    const double top = count > style.lines ? at.y() - (style.lineHeight - used.lineHeight) / 2 : at.y();
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (TextShape shape : lines[i]) {
            shape.at += QPointF(at.x(), top + static_cast<double>(i) * used.lineHeight);
            shapes.push_back(shape);
        }
    return shapes;
}

FrameParts frameParts(const Resident& resident, Moment moment, const View& asked, double room)
{
    const Speaking in(asked.language);
    const Recording& recording = *resident.recording;
    const TypeScales type = fittingType(resident, moment, asked);
    View view = asked;
    view.textScale = type.heading;
    const Measures m = measuresOf(view);
    FrameParts parts;
    Scene& scene = parts.heading;
    scene.size = view.size;
    scene.ground = groundOf(view);

    const QString mistake = mistakeTitle(recording);
    const bool isBesideTitle =
        m.titleSize > 0 && drawTitle(scene, view, view.title.isEmpty() ? titleOf(recording) : view.title, mistake, m);

    View inner = pictureView(asked, type);
    const double width = inner.size.width();
    inner.size *= room;
    const Lens& lens = lensFor(recording, inner);
    std::vector<Phrase> said;
    if (view.hasNarration)
        said = view.caption.isEmpty() ? lens.narration(resident, moment)
                                      : std::vector<Phrase>{{view.caption, Tone::plain}};
    if (!mistake.isEmpty() && !isBesideTitle && !said.empty()) // then it opens the sentence
        said.insert(said.begin(), {mistake + QStringLiteral(". "), Tone::strong});
    int piece = 0;
    for (TextShape& text : wrapNarration(said, {m.margin, m.narrationBaseline}, width, m.narration, view.theme))
        scene.add(std::move(text), {.name = QStringLiteral("narration%1").arg(++piece)});

    parts.at = lensRect(view).topLeft();
    parts.picture = lens.scene(resident, moment, inner);
    return parts;
}

Scene frame(const Resident& resident, Moment moment, const View& view)
{
    FrameParts parts = frameParts(resident, moment, view);
    addInto(parts.heading, std::move(parts.picture), parts.at);
    const Speaking in(view.language);
    if (const Measures m = measuresOf(view); m.footerSize > 0)
        footer(parts.heading, *resident.recording, moment, m, theme(view.theme));
    return std::move(parts.heading);
}

} // namespace lockstep::ui
