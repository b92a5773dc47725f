#include "ui/deck/printed.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Sizes of the two rows, by role.
struct Measures {
    double type, line, padding, gap, below;
    double height() const { return 2 * line + 2 * padding; }
    double room() const { return height() + gap; }
};

Measures measuresOf(const View& view)
{
    if (view.role == ViewRole::presenter) {
        const double type = smallestText(view) * 1.15;
        return {type, type * 1.35, type * 0.4, 12, 10};
    }
    if (view.role == ViewRole::exported)
        return {17, 25, 8, 12, 50};
    return {16, 23, 6, 8, 8};
}

bool hasRoom(const View& view, const Preset* preset)
{
    return preset != nullptr && view.hasNarration && view.size.height() > 4 * measuresOf(view).room();
}

View shorter(const View& view)
{
    View less = view;
    less.size.rheight() -= measuresOf(view).room();
    return less;
}

/// The launch is over, its last phase too.
bool isEnd(const Recording& recording, Moment moment)
{
    return moment.launch > 0 && moment.fraction >= 1 &&
           (!moment.phase || *moment.phase + 1 == phasesShown(recording, moment.launch));
}

void drawCells(Scene& scene, const PrintedCells& cells, const View& view, double left, double top)
{
    const Measures m = measuresOf(view);
    const Theme& colors = theme(view.theme);
    const double width = view.size.width() - 2 * left;
    const auto write = [&](const QString& text, double size) {
        TextShape shape;
        shape.text = text;
        shape.size = size;
        return shape;
    };
    const QString labels[] = {say("The source prints"), say("This run holds")};
    const auto columnsAt = [&](double size) {
        std::vector<double> widths{std::max(textWidth(write(labels[0], size)), textWidth(write(labels[1], size)))};
        for (qsizetype i = 0; i < cells.printed.size(); ++i) {
            TextShape held = write(cells.held[i], size);
            held.weight = 600;
            widths.push_back(std::max(textWidth(write(cells.printed[i], size)), textWidth(held)));
        }
        return widths;
    };
    const auto total = [](const std::vector<double>& widths, double size) {
        double sum = 2 * size;
        for (const double one : widths)
            sum += one + size;
        return sum;
    };
    double size = m.type;
    std::vector<double> columns = columnsAt(size);
    while (total(columns, size) > width && size > 6)
        columns = columnsAt(size -= 0.5);

    RectShape card;
    card.rect = {left, top, std::min(width, total(columns, size)), m.height()};
    card.radius = 8;
    card.fill = colors.panel;
    card.stroke = {colors.line2, view.role == ViewRole::presenter ? 2.0 : 1.0, {}};
    scene.add(card, {.name = QStringLiteral("printed")});
    for (const int row : {0, 1}) {
        const double middle = top + m.padding + (row + 0.5) * m.line;
        double x = left + size;
        TextShape label = write(labels[row], size);
        label.color = colors.ink2;
        label.at = {x, middle + capHeight(label) / 2};
        scene.add(label, {.name = row == 0 ? QStringLiteral("printed-label") : QStringLiteral("held-label")});
        x += columns[0];
        for (qsizetype i = 0; i < cells.printed.size(); ++i) {
            x += size + columns[static_cast<std::size_t>(i) + 1];
            const bool isRight = cells.printed[i] == cells.held[i];
            TextShape text = write(row == 0 ? cells.printed[i] : cells.held[i], size);
            text.align = Align::right;
            text.weight = row == 1 && !isRight ? 600 : 400;
            text.color = isRight ? colors.ink : row == 0 ? colors.move.text : colors.keep.text;
            text.at = {x, middle + capHeight(text) / 2};
            const double wide = textWidth(text);
            scene.add(text, {.name = QStringLiteral("%1%2").arg(row == 0 ? "printed-value" : "held-value").arg(i)});
            if (row == 0 && !isRight)
                scene.add(LineShape{{x - wide - 0.12 * size, middle},
                                    {x + 0.12 * size, middle},
                                    {colors.move.line, std::max(1.0, size * 0.09), {}}},
                          {.name = QStringLiteral("crossed-out%1").arg(i)});
        }
    }
}

} // namespace

const Preset* misprintedPreset(const Recording& recording)
{
    for (const Preset& preset : presets()) {
        const bool isWrong =
            std::ranges::any_of(preset.rows, [](const PresetRow& row) { return !row.printed.empty(); });
        if (!isWrong || preset.algorithm != recording.algorithm)
            continue;
        // Every parameter counts: another order or operator makes other rows of the same keys.
        const RunRequest asked = requestOf(preset);
        if (asked.input == recording.input &&
            resolveParameters(findAlgorithm(preset.algorithm), asked.parameters, recording.n()) == recording.parameters)
            return &preset;
    }
    return nullptr;
}

PrintedCells printedAfter(const Preset& preset, const Recording& recording, const State& state, std::size_t launch)
{
    PrintedCells cells;
    for (const PresetRow& row : preset.rows) {
        const auto buffer = std::ranges::find(recording.buffers, row.buffer, &BufferInfo::name);
        if (row.launch != launch || row.printed.empty() || buffer == recording.buffers.end())
            continue;
        const auto index = static_cast<std::size_t>(buffer - recording.buffers.begin());
        const WordsPtr held = index < state.buffers.size() ? state.buffers[index] : nullptr;
        std::size_t at = row.first;
        for (const std::uint32_t value : parseKeys(row.printed, buffer->type)) {
            cells.printed << QString::fromStdString(formatValue(value, buffer->type));
            cells.held << (held && at < held->size() ? QString::fromStdString(formatIn(recording, index, (*held)[at]))
                                                     : QString());
            ++at;
        }
    }
    return cells;
}

Needs needsWithPrinted(const Recording& recording, Moment moment, const View& view, const Preset* preset)
{
    if (!hasRoom(view, preset))
        return frameNeeds(recording, moment, view);
    Needs needs = frameNeeds(recording, moment, shorter(view));
    if (isEnd(recording, moment) && std::ranges::find(needs.states, moment.launch) == needs.states.end())
        needs.states.push_back(moment.launch);
    return needs;
}

Scene frameWithPrinted(const Resident& resident, Moment moment, const View& view, const Preset* preset)
{
    if (!hasRoom(view, preset))
        return frame(resident, moment, view);
    const Speaking in(view.language);
    const Recording& recording = *resident.recording;
    const View less = shorter(view);
    Scene scene = frame(resident, moment, less);
    scene.size = view.size;
    const Measures m = measuresOf(view);
    for (Mark& mark : scene.marks) // a file's last line stays the last one
        if (auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name.startsWith(QStringLiteral("footer")))
            text->at.ry() += m.room();
    const State* state = isEnd(recording, moment) ? resident.state(moment.launch) : nullptr;
    if (state == nullptr)
        return scene;
    if (const PrintedCells cells = printedAfter(*preset, recording, *state, moment.launch); !cells.printed.empty())
        drawCells(scene, cells, view, lensRect(view).left(), view.size.height() - m.below - m.height());
    return scene;
}

} // namespace lockstep::ui
