// The words around the network: stages, distances, the directions of blocks, and the tab of the open card.
#include "ui/lenses/network/draw.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/tab.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

TextShape textAt(double x, double y, double size, int weight, Align align, const QColor& color)
{
    TextShape text;
    text.at = {x, y};
    text.size = size;
    text.weight = weight;
    text.align = align;
    text.color = color;
    return text;
}

void centreOn(TextShape& text, double y)
{
    text.at.setY(y + capHeight(text) / 2);
}

/// "round" of "round 3", "轮" of "第 3 轮"; empty where the number is not at an end of the word.
QString wordBeside(const QString& number, const QString& called)
{
    const qsizetype at = called.lastIndexOf(number);
    if (at < 0)
        return {};
    QString after = called.mid(at + number.size()).trimmed();
    if (after.size() > 1 && after.startsWith(QStringLiteral("次"))) // it counts with the number only
        after.remove(0, 1);
    return after.isEmpty() ? called.left(at).trimmed() : spoken() == Language::chinese ? after : QString();
}

/// 'Stage 3' with 'runs of 8' over each stage. Where they do not all fit, the stages that are not current have their
/// number only, or no runs: one rule for all, so that a missing word never looks like a difference.
void drawStageTitles(NetworkDrawing& drawing, double ruleY)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const auto titleOf = [&](const NetworkStage& stage, const QString& wording, double baseline, double size) {
        const bool now = stage.tense == Tense::now;
        const QColor color = stage.tense == Tense::future ? colors.ink3 : now ? colors.ink : colors.ink2;
        TextShape text = textAt(0, baseline, size, now && baseline < 20 * s ? 600 : 400, Align::center, color);
        text.text = wording;
        const double half = textWidth(text) / 2 + 2;
        text.at.setX(std::clamp((stage.left + stage.right) / 2, half, std::max(half, layout.size.width() - half)));
        return text;
    };
    const auto name = [&](const NetworkStage& stage, bool words) {
        const QString number = QString::number(stage.stage);
        if (!words)
            return titleOf(stage, number, 13 * s, 12.5 * s);
        const auto launch = std::ranges::find(drawing.resident.recording->launches, stage.stage,
                                              [](const Launch& one) { return one.meaning.stage.value_or(0); });
        const bool isNamed =
            launch != drawing.resident.recording->launches.end() && !launch->meaning.group.english.empty();
        return titleOf(stage, isNamed ? say(launch->meaning.group) : say("Stage %1").arg(number), 13 * s, 12.5 * s);
    };
    const auto runs = [&](const NetworkStage& stage) {
        // What splits work on is bitonic, and in order only in the end.
        const bool isSplit = drawing.resident.recording->launches[layout.columns[stage.first].launch - 1].meaning.act ==
                             Act::splitBitonic;
        return titleOf(stage, (isSplit ? say("halves of %1") : say("runs of %1")).arg(stage.run), 29 * s, 12 * s);
    };
    std::vector<const NetworkStage*> order;
    for (const NetworkStage& stage : layout.stages)
        order.push_back(&stage);
    std::stable_sort(order.begin(), order.end(), [](const NetworkStage* a, const NetworkStage* b) {
        return (a->tense == Tense::now) > (b->tense == Tense::now);
    });
    const auto allFit = [&](auto&& textOf) {
        Labels trial = drawing.labels;
        Scene unused;
        return std::all_of(order.begin(), order.end(),
                           [&](const NetworkStage* stage) { return trial.place(unused, textOf(*stage)); });
    };
    const bool words = allFit([&](const NetworkStage& stage) { return name(stage, true); });
    const bool allRuns = words && allFit(runs);
    for (const NetworkStage* stage : order) {
        const bool now = stage->tense == Tense::now;
        drawing.labels.place(drawing.scene, name(*stage, words || now));
        if (!layout.tight && stage->run > 0 && (allRuns || now))
            drawing.labels.place(drawing.scene, runs(*stage));
        drawing.scene.add(LineShape{
            {stage->left, ruleY}, {stage->right, ruleY}, {now ? colors.ink : colors.line2, now ? 1.5 : 1, {}}});
    }
    if (!words && !order.empty()) {
        TextShape word = textAt(layout.inputRight, 13 * s, 12 * s, 400, Align::right, colors.ink3);
        // The numbers are of what the launches call their groups.
        const QString number = QString::number(order.front()->stage), called = name(*order.front(), true).text;
        word.text = wordBeside(number, called);
        if (word.text.isEmpty() || called == say("Stage %1").arg(number))
            word.text = say("stage");
        drawing.labels.place(drawing.scene, word);
    }
}

/// How far apart a layer's pairs are; of mirrored ones the outermost and the innermost. Empty where that tells nothing.
QString distanceText(const NetworkDrawing& drawing, const NetworkColumn& column)
{
    const LaunchMeaning& meaning = drawing.resident.recording->launches[column.launch - 1].meaning;
    if (meaning.distance)
        return QString::number(*meaning.distance);
    if (meaning.act != Act::mirror || column.comparators.all.empty())
        return {};
    const auto far = [](const Comparator& one) { return one.high() - one.low(); };
    const auto [least, most] = std::ranges::minmax_element(column.comparators.all, {}, far);
    return QStringLiteral("%1…%2").arg(far(*most)).arg(far(*least));
}

/// What the open card shows of its launch, from the longest.
QStringList tabWordings(const NetworkDrawing& drawing, const NetworkColumn& now)
{
    const NetworkLayout& layout = drawing.layout;
    const std::size_t layers = drawing.until + 1 - std::min(drawing.until, drawing.since);
    if (layout.openFirst < layout.openLast) {
        QStringList distances;
        for (const NetworkColumn& column : layout.columns)
            if (column.isOpen)
                distances.push_back(distanceText(drawing, column));
        const QString plain = say("%1 layers").arg(layers);
        return distances.contains(QString())
                   ? QStringList{plain}
                   : QStringList{say("distances %1").arg(distances.join(QStringLiteral(", "))), plain};
    }
    const LaunchMeaning& meaning = drawing.resident.recording->launches[now.launch - 1].meaning;
    // A layer of a network that is only data has no one distance.
    const QString number = meaning.distance
                               ? QString::number(*meaning.distance)
                               : QString::number(meaning.stage.value_or(static_cast<std::uint32_t>(now.launch)));
    const QString title = meaning.distance                ? say("distance %1").arg(number)
                          : meaning.title.english.empty() ? number
                                                          : say(meaning.title);
    const std::size_t place = now.launch + 1 - drawing.since;
    const bool isCut = layout.isPresented && !drawing.inPhase && place > 1; // what is before it is not shown
    const QString layer = layers < 2   ? QString()
                          : !isCut     ? say("layer %1 of %2").arg(place).arg(layers)
                          : place == 2 ? say("after layer 1")
                          : place == 3 ? say("after layers 1 and 2")
                                       : say("after layers 1 to %1").arg(place - 1);
    return {layer.isEmpty() ? title : title + QStringLiteral(" · ") + layer, title,
            meaning.act == Act::mirror ? say("mirrored") : number, number};
}

/// The yellow tab in the middle of the open card, at this height; in words where they fit, if only in smaller type.
void drawTab(NetworkDrawing& drawing, const NetworkColumn& now, double y, double height, double overhang)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double width = layout.cardRight() - layout.cardLeft(), middle = layout.cardLeft() + width / 2;
    const QStringList wordings = tabWordings(drawing, now);
    for (const QString& wording : wordings) {
        Tab tab{.words = wording,
                .height = height,
                .line = 1.5 * layout.strokes,
                .family = layout.isPresented ? FontFamily::display : FontFamily::text,
                .isOutlined = true};
        const auto setSize = [&tab](double size) { tab.size = size, tab.padding = 0.9 * size; };
        setSize(layout.tabSize);
        while (tab.width() > width + overhang && tab.size > layout.smallestText)
            setSize(std::max(layout.smallestText, tab.size - 0.5));
        if (wording != wordings.back() && tab.width() > width + overhang)
            continue;
        const double half = tab.width() / 2;
        const double x = std::clamp(middle, half + 1, layout.size.width() - half - 1);
        const QRectF place = tab.from({x - half, y});
        addTab(drawing.scene, colors, tab, place, {}, &drawing.labels);
        drawing.labels.keepFree(place.adjusted(-2, 0, 2, 0));
        return;
    }
}

/// Where launches are left out.
void drawCuts(NetworkDrawing& drawing, double y)
{
    const NetworkLayout& layout = drawing.layout;
    for (const auto& [cut, x] : {std::pair{layout.cutLeft, layout.cutLeftX}, {layout.cutRight, layout.cutRightX}}) {
        if (!cut)
            continue;
        TextShape dots =
            textAt(x, 0, std::max(layout.smallestText, 13 * layout.scale), 600, Align::center, drawing.theme.ink3);
        dots.text = QStringLiteral("…");
        centreOn(dots, y);
        drawing.labels.place(drawing.scene, dots);
    }
}

/// A line over each layer that is not open, as wide as it: narrow ones that lie close are told apart.
void drawLayerMarks(NetworkDrawing& drawing, double y)
{
    const NetworkLayout& layout = drawing.layout;
    if (layout.tight)
        return;
    for (const NetworkColumn& column : layout.columns)
        if (column.tense != Tense::now)
            drawing.scene.add(LineShape{
                {column.left + 1.2, y}, {column.right() - 1.2, y}, {drawing.theme.line2, layout.strokes, {}}});
}

void drawEdgeNames(NetworkDrawing& drawing, const NetworkColumn& now)
{
    const NetworkLayout& layout = drawing.layout;
    const double s = layout.scale, y = layout.tintTop - 7 * s;
    const QColor& color = drawing.theme.ink2;
    const double left = layout.numberRight(now), right = layout.endX(now) + layout.edges.tokenHalfWidth;
    TextShape before = textAt(left, y, 11.5 * s, 400, Align::right, color);
    before.text = say("before");
    before.at.setX(std::max(left, now.left + 5 * s + textWidth(before)));
    TextShape after = textAt(right, y, 11.5 * s, 400, Align::right, color);
    after.text = say("after");
    drawing.labels.place(drawing.scene, before);
    drawing.labels.place(drawing.scene, after);
}

/// Which way the keys of a stage's first and last block grow, beside the open card; the triangle points as the arrows
/// of the block do.
void drawDirections(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const NetworkColumn* now = layout.now();
    const bool isLargestFirst = largestFirst(*drawing.resident.recording);
    for (const NetworkStage& stage : layout.stages) {
        if (layout.tight || stage.tense != Tense::now || stage.run < 2)
            continue;
        const NetworkColumn& column = layout.columns[stage.first];
        // Off the edge of a card without names over it.
        const double above = layout.tintTop - (layout.namesEdges() || layout.isPresented ? 7 : 11.5) * s,
                     below = layout.tintBottom + 21 * s;
        const auto label = [&](std::size_t block, bool up, bool isAbove) {
            const QColor color = up ? colors.ascending.text : colors.descending.text;
            TextShape text = textAt(0, 0, 11.5 * s, 500, Align::left, color);
            text.text = up ? say("ascends") : say("descends");
            const double width = textWidth(text) + 11 * s;
            std::vector<QPointF> places{{stage.left, isAbove ? above : below}};
            if (now != nullptr && now->left < stage.left + width + 4 * s && now->right() > stage.left) {
                const double middle = now->middle() + now->aside - width / 2, beside = now->right() + 7 * s;
                places = {{middle, isAbove ? above : below}};
                if (isAbove && beside + width <= stage.right) // over another stage it would be that one's
                    places.push_back({beside, above});
                if (isAbove && now->left - width - 7 * s >= stage.left)
                    places.push_back({now->left - width - 7 * s, above});
                for (const double x : {now->left + 4 * s, now->right() - width - 4 * s})
                    places.push_back({x, below});
            }
            for (const QPointF& at : places) {
                const double x = at.x(), y = at.y() - 7.5 * s;
                text.at = {x + 10 * s, at.y()};
                if (!drawing.labels.place(drawing.scene, text))
                    continue;
                const bool isDownwards = up != isLargestFirst;
                const double tip = isDownwards ? 7 * s : 0;
                PathShape triangle;
                triangle.path.moveTo(x + 3.5 * s, y + tip);
                triangle.path.lineTo(x, y + 7 * s - tip);
                triangle.path.lineTo(x + 7 * s, y + 7 * s - tip);
                triangle.path.closeSubpath();
                triangle.fill = color;
                drawing.scene.add(
                    std::move(triangle),
                    {QStringLiteral("direction%1-%2-%3").arg(column.launch).arg(block).arg(isDownwards ? "down" : "up"),
                     -1, -1, -1});
                return;
            }
        };
        const std::size_t lastBlock = (layout.wires - 1) / stage.run * stage.run;
        const bool firstUp = ascends(drawing, column, 0, stage.run);
        const bool lastUp = ascends(drawing, column, lastBlock, stage.run);
        label(0, firstUp, true);
        if (lastBlock > 0 && lastUp != firstUp)
            label(lastBlock, lastUp, false);
    }
}

} // namespace

double cardTop(const NetworkLayout& layout)
{
    return (36 + 17) * layout.scale; // through the middle of the tab
}

void drawHeadings(NetworkDrawing& drawing)
{
    const NetworkLayout& layout = drawing.layout;
    const Theme& colors = drawing.theme;
    const double s = layout.scale;
    const double ruleY = (layout.tight ? 19 : 36) * s;
    const double distanceY = ruleY + 17 * s;

    if (layout.isPresented) {
        const double y = layout.tintTop - 2 - layout.tabHeight / 2;
        if (const NetworkColumn* now = layout.now())
            drawTab(drawing, *now, y, layout.tabHeight, 0);
        drawCuts(drawing, (layout.tintTop + layout.tintBottom) / 2); // beside the tab they would cut a text short
        return;
    }
    if (const NetworkColumn* now = layout.now())
        drawTab(drawing, *now, distanceY, 24 * s, 22 * s);

    drawStageTitles(drawing, ruleY);

    TextShape word = textAt(layout.inputRight, 0, 12 * s, 400, Align::right, colors.ink3);
    word.text = say("distance");
    centreOn(word, distanceY);
    if (std::ranges::any_of(layout.columns, [&](const NetworkColumn& column) {
            return drawing.resident.recording->launches[column.launch - 1].meaning.distance.has_value();
        }))
        drawing.labels.place(drawing.scene, word);
    for (const NetworkColumn& column : layout.columns) {
        if (column.tense == Tense::now)
            continue;
        const QString distance = distanceText(drawing, column);
        if (distance.isEmpty())
            continue;
        TextShape text = textAt(column.middle(), 0, 12 * s, 400, Align::center,
                                column.tense == Tense::future ? colors.ink3 : colors.ink2);
        text.text = distance;
        centreOn(text, distanceY);
        // Numbers that nearly touch read as one.
        if (textWidth(text) + 3 <= column.width + 4)
            drawing.labels.place(drawing.scene, text);
    }

    drawLayerMarks(drawing, distanceY + 11 * s);
    if (const NetworkColumn* now = layout.now(); now != nullptr && layout.namesEdges())
        drawEdgeNames(drawing, *now);
    drawDirections(drawing);
    drawCuts(drawing, distanceY);
}

} // namespace lockstep::ui
