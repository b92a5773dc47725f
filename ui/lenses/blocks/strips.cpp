#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/blocks/many_draw.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

/// The values' buffers and then each array of sums, as their roles and shapes tell them.
std::vector<std::vector<std::size_t>> rowsByRole(const Recording& recording)
{
    std::vector<std::vector<std::size_t>> rows{{recording.mainBuffer}};
    const std::size_t size = recording.buffers[recording.mainBuffer].size();
    for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
        const BufferInfo& buffer = recording.buffers[b];
        if (b == recording.mainBuffer)
            continue;
        if (buffer.role == Role::sums && buffer.size() > 1)
            rows.push_back({b});
        else if (buffer.role != Role::sums && buffer.role != Role::flags && buffer.size() == size)
            rows.front().push_back(b);
    }
    return rows;
}

struct Strip {
    std::vector<std::size_t> buffers;
    std::size_t cells = 0;
    QRectF rect; ///< of the density
    double nameY = 0;
    int columns = 1, rows = 1;
};

std::vector<Strip> stripsOf(const Recording& recording, const View& view)
{
    const ManyMeasures m = measuresOf(view);
    const auto rows = rowsByRole(recording);
    const double name = 17 * m.s, gap = 22 * m.s;
    // Rows that have no room are left out, the smallest first: the values and their sums tell most.
    std::size_t shown = rows.size();
    const double height = m.bottom - m.top;
    const double least = 26 * m.s;
    while (shown > 1 && 60 * m.s + name + static_cast<double>(shown - 1) * (name + gap + least) > height)
        --shown;
    const double sums = shown > 1 ? std::clamp((height - 120 * m.s) / (static_cast<double>(shown - 1) * 2) - name - gap,
                                               least, 90 * m.s)
                                  : 0;
    std::vector<Strip> strips;
    double y = m.top;
    for (std::size_t r = 0; r < shown; ++r) {
        Strip strip;
        strip.buffers = rows[r];
        strip.cells = recording.buffers[rows[r].front()].size();
        strip.nameY = y + name / 2 - 2 * m.s;
        const double high = r > 0 ? sums : height - name - static_cast<double>(shown - 1) * (name + gap + sums) - m.s;
        strip.rect = {m.s, y + name, view.size.width() - 2 * m.s, std::max(20.0, high)};
        const double dot = 2 * m.line;
        strip.columns = static_cast<int>(
            std::min<double>(static_cast<double>(strip.cells), std::max(1.0, std::floor(strip.rect.width() / dot))));
        strip.rows = std::max(1, static_cast<int>(strip.rect.height() / dot));
        strips.push_back(strip);
        y = strip.rect.bottom() + gap;
    }
    return strips;
}

DensityRequest requestOf(const Recording& recording, const Strip& strip, std::size_t k)
{
    return {k, bufferAfter(recording, strip.buffers, k), strip.columns, strip.rows};
}

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

} // namespace

Needs stripNeeds(const Recording& recording, std::size_t before, std::size_t after, const View& view)
{
    Needs needs;
    for (const Strip& strip : stripsOf(recording, view))
        for (const std::size_t k : {before, after}) {
            const bool isSums = strip.buffers.front() != recording.mainBuffer;
            const DensityRequest request = requestOf(recording, strip, k);
            if ((!isSums || isWritten(recording, strip.buffers, k)) &&
                std::ranges::find(needs.densities, request) == needs.densities.end())
                needs.densities.push_back(request);
        }
    return needs;
}

Scene stripScene(const Resident& resident, Moment moment, const View& view)
{
    const Recording& recording = *resident.recording;
    const Theme& colors = theme(view.theme);
    const ManyMeasures m = measuresOf(view);
    Scene scene{view.size, colors.paper, {}};
    // One state only: a mixture would show values twice.
    const std::size_t shown = moment.launch == 0 || moment.fraction >= 1 ? moment.launch : moment.launch - 1;
    const std::size_t groups = recording.launches.empty() ? 0 : recording.launches.front().groups();
    drawManyHeading(scene, recording, moment, m, colors,
                    moment.launch == 0 || shown == recording.launchCount() ? QString()
                    : shown < moment.launch                                ? say("before this launch")
                                                                           : say("after this launch"));
    for (const Strip& strip : stripsOf(recording, view)) {
        const bool isSums = strip.buffers.front() != recording.mainBuffer;
        const bool isEmpty = isSums && !isWritten(recording, strip.buffers, shown);
        const std::size_t buffer = bufferAfter(recording, strip.buffers, shown);
        QString name = bufferWord(recording.buffers[buffer]) + QStringLiteral(" · ") + digits(strip.cells);
        if (!isSums && groups > 0)
            name += QStringLiteral(" · ") + many(groups, "%1 work-group", "%1 work-groups");
        const bool isNow = writesAny(recording, strip.buffers, moment.launch);
        scene.add(textAt(name, {strip.rect.left(), strip.nameY}, m.text, isNow ? 600 : 400,
                         isNow ? colors.ink : colors.ink2, Align::left));
        const double half = m.s / 2;
        scene.add(RectShape{strip.rect.adjusted(-half, -half, half, half), 6 * m.s, colors.panel,
                            isNow ? Stroke{colors.cardEdge, 1.5 * m.line, {}} : Stroke{colors.line2, 1 * m.line, {}}},
                  {QStringLiteral("strip%1").arg(strip.buffers.front()), -1, -1, -1});
        if (isEmpty)
            continue;
        const Density* density = resident.density(requestOf(recording, strip, shown));
        if (density == nullptr)
            return loadingScene(view);
        // A pixel stands for many values: where one is wrong none is called finished.
        const bool finished = !isSums && shown == recording.launchCount() && shown > 0 && !isAnyWrong(recording);
        const QColor& ink = finished                          ? colors.keep.line
                            : isNow && shown == moment.launch ? colors.compute.line
                                                              : colors.ink2;
        const double full = std::log1p(std::max(1.0, static_cast<double>(strip.cells) / strip.columns));
        ImageShape image;
        image.columns = strip.columns;
        image.rows = strip.rows;
        image.rect = strip.rect.adjusted(3 * m.s, 3 * m.s, -3 * m.s, -3 * m.s);
        image.pixels.assign(density->cells.size(), 0);
        // An element is a bar's end: what it is is read from its height.
        for (std::size_t i = 0; i < image.pixels.size(); ++i)
            if (density->cells[i] > 0)
                image.pixels[i] = premultiplied(
                    ink, 0.3 + 0.7 * std::min(1.0, std::log1p(static_cast<double>(density->cells[i])) / full));
        scene.add(std::move(image), {QStringLiteral("density%1").arg(strip.buffers.front()), -1, -1, -1});
    }
    return scene;
}

} // namespace lockstep::ui
