// Beside the wires of the open card: which slots of local memory their keys lie in, and whose those are.
#include "ui/kit/drawing.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString wireWords(const NetworkSlots::Wire& one)
{
    return one.first == one.last ? QString::number(one.first) : QStringLiteral("%1–%2").arg(one.first).arg(one.last);
}

QString itemWords(std::uint32_t item)
{
    return say("work-item %1").arg(item);
}

/// The wires of one work-item that lie side by side.
struct Span {
    std::uint32_t item = 0, low = 0, high = 0; ///< wires
};

std::vector<Span> spansOf(const NetworkSlots& held, NetworkTask task)
{
    std::vector<Span> spans;
    for (const NetworkSlots::Wire& one : held.wires) {
        const std::uint32_t item = task == NetworkTask::stores ? one.storer : one.item;
        if (!spans.empty() && spans.back().item == item && spans.back().high + 1 == one.wire)
            spans.back().high = one.wire;
        else
            spans.push_back({item, one.wire, one.wire});
    }
    return spans;
}

} // namespace

void measureSlots(NetworkLayout& layout, const NetworkSlots& held)
{
    const double usual = layout.isPresented ? layout.smallestText : 12 * layout.scale;
    const double size = std::min(usual, layout.pitch / 1.24);
    if (size < layout.smallestText || held.wires.empty())
        return;
    double left = 0, right = 0;
    for (const NetworkSlots::Wire& one : held.wires) {
        left = std::max(left, textWidth(wireWords(one), size, 500) + 1.6 * size);
        right = std::max(right, textWidth(itemWords(one.item), size, 400) + 1.6 * size);
    }
    if (left + right > layout.size.width() * 0.3)
        return;
    layout.slotSize = size;
    layout.slotsLeft = left;
    layout.slotsRight = right;
}

void drawSlots(NetworkDrawing& drawing, const NetworkSlots& held)
{
    const NetworkLayout& layout = drawing.layout;
    const NetworkColumn* now = layout.now();
    if (now == nullptr || layout.slotSize <= 0)
        return;
    const Theme& colors = drawing.theme;
    const QColor ground = colors.card;
    const double size = layout.slotSize, line = 1.2 * layout.strokes;
    const double frame = 6 * layout.scale;
    const auto idOf = [now](std::uint32_t item, const QString& part, std::uint32_t number) {
        return MarkId{QStringLiteral("launch%1-%2%3").arg(now->launch).arg(part).arg(number),
                      static_cast<int>(now->launch), item, -1};
    };
    const bool isClose = layout.pitch < 1.4 * size; // frames would touch
    for (const NetworkSlots::Wire& one : held.wires) {
        const double width = layout.slotsLeft - 0.8 * size, high = std::min(1.35 * size, layout.pitch * 0.92);
        const double x = now->left + frame, y = layout.wireY(one.wire);
        const Hue& hue = one.isShared ? colors.move : colors.compute;
        const MarkId id = idOf(one.item, QStringLiteral("slots"), one.wire);
        RectShape cell{{x, y - high / 2, width, high}, 0.3 * size, ground, {hue.line, line, {4, 2}}};
        if (isClose) {
            cell.fill = hue.tint;
            cell.stroke = {};
        }
        drawing.scene.add(cell, id);
        drawing.labels.place(drawing.scene, textAt(wireWords(one), {x + width / 2, y}, size, 500, hue.text),
                             {{}, id.launch, id.item, -1});
    }
    for (const Span& span : spansOf(held, drawing.task)) {
        const QString words = itemWords(span.item);
        const double text = textWidth(words, size, 400), right = now->right() - frame;
        const double top = layout.wireY(span.low), bottom = layout.wireY(span.high), y = (top + bottom) / 2;
        const double edge = right - text - 0.9 * size;
        const MarkId id = idOf(span.item, QStringLiteral("owner"), span.low);
        // The wires end in front of the words.
        const double half = std::min(0.62 * size, layout.pitch * 0.46);
        drawing.scene.add(
            RectShape{
                {edge, top - half, now->right() - 3 * layout.scale - edge, bottom - top + 2 * half}, 0, ground, {}},
            id);
        PathShape bracket;
        const double out = std::min(0.35 * size, layout.pitch * 0.3);
        bracket.path.moveTo(edge, top - out);
        bracket.path.lineTo(edge + 0.45 * size, top - out);
        bracket.path.lineTo(edge + 0.45 * size, bottom + out);
        bracket.path.lineTo(edge, bottom + out);
        bracket.stroke = {colors.ink2, line, {}};
        drawing.scene.add(std::move(bracket), {{}, id.launch, id.item, -1});
        drawing.labels.place(drawing.scene, textAt(words, {right - text / 2, y}, size, 400, colors.ink2),
                             {{}, id.launch, id.item, -1});
    }
}

} // namespace lockstep::ui
