#include "ui/panels/inspector_scenes.hpp"

#include "engine/analysis/memory_use.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/page.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace lockstep::ui {

namespace {

QString number(std::uint64_t value)
{
    return QStringLiteral("%L1").arg(value);
}

QString bufferText(const BufferInfo& buffer)
{
    if (buffer.shape.size() == 2)
        return QStringLiteral("%L1 × %L2").arg(buffer.shape[0]).arg(buffer.shape[1]);
    const QString unit = buffer.role == Role::keys     ? QObject::tr("keys")
                         : buffer.role == Role::values ? QObject::tr("values")
                         : buffer.role == Role::flags  ? QObject::tr("flags")
                         : buffer.role == Role::sums   ? QObject::tr("sums")
                                                       : QObject::tr("words");
    return number(buffer.size()) + ' ' + unit;
}

void arguments(PanelPage& page, const Recording& recording, const Launch& launch)
{
    const Theme& t = page.colors();
    page.put(QObject::tr("Arguments"), page.left(), {12.5, 400, t.ink2});
    page.skip(14);
    page.rule();
    for (const Argument& argument : launch.arguments) {
        page.skip(22);
        page.put(QString::fromStdString(argument.name), page.left(), {12, 500, t.ink, FontFamily::mono}, 76);
        const QString value = argument.buffer ? bufferText(recording.buffers.at(*argument.buffer))
                                              : QString::fromStdString(formatScalar(argument, recording.type));
        const TextShape measured{value, {}, 13, 600, FontFamily::text, Align::right, t.ink, false};
        const double room = page.width() - 92 - textWidth(measured);
        page.put(QString::fromStdString(argument.declaration), page.left() + 82, {11.5, 400, t.ink2, FontFamily::mono},
                 std::max(room, 20.0));
        page.put(value, page.right(), {13, 600, t.ink, FontFamily::text, Align::right});
        page.skip(12);
        page.rule();
    }
    page.skip(34);
}

// The work-items of the inspected one's group, as far as there is room.
void indexSpace(PanelPage& page, const Launch& launch, std::optional<std::uint32_t> item)
{
    const Theme& t = page.colors();
    page.put(QObject::tr("Index space"), page.left(), {12.5, 400, t.ink2});
    page.skip(12);
    const std::size_t group = item && launch.local > 0 ? *item / launch.local : 0;
    const std::size_t first = group * launch.local;
    constexpr double cell = 26, gap = 4, pad = 9;
    const auto perRow = static_cast<std::size_t>((page.width() - 2 * pad + gap) / (cell + gap));
    const std::size_t most = 4 * perRow;
    std::size_t from = first;
    if (item && *item >= first + most)
        from = *item - *item % perRow;
    const std::size_t shown = std::min(most, first + launch.local - from);
    const std::size_t rows = (shown + perRow - 1) / perRow;
    const double inner =
        std::min(static_cast<double>(std::min(shown, perRow)) * (cell + gap) - gap + 2 * pad, page.width());
    const double top = page.y();
    page.scene().add(
        RectShape{QRectF(page.left(), top, inner, static_cast<double>(rows) * (cell + gap) - gap + 2 * pad),
                  7,
                  Qt::transparent,
                  {t.ink2, 1.3, {}}});
    for (std::size_t i = 0; i < shown; i++) {
        const QRectF box(page.left() + pad + static_cast<double>(i % perRow) * (cell + gap),
                         top + pad + static_cast<double>(i / perRow) * (cell + gap), cell, cell);
        const bool here = item && *item == from + i;
        page.scene().add(
            RectShape{box, 4, here ? t.now : t.raised, {here ? t.ink : QColor(Qt::transparent), here ? 1.5 : 0, {}}},
            {QStringLiteral("item%1").arg(from + i), -1, static_cast<qint64>(from + i), -1});
        TextShape text{QString::number(from + i), {},   12, here ? 600 : 400, FontFamily::text, Align::center,
                       here ? t.onNow : t.ink2,   false};
        if (textWidth(text) > cell - 2)
            text.size = 11;
        if (textWidth(text) <= cell + 1) {
            text.at = {box.center().x(), box.center().y() + 4.5};
            page.scene().add(text);
        }
    }
    page.skip(static_cast<double>(rows) * (cell + gap) - gap + 2 * pad + 18);
    QString label = QObject::tr("group %L1").arg(group);
    if (shown < launch.local)
        label = QObject::tr("group %L1: %L2 of its %L3 work-items").arg(group).arg(shown).arg(launch.local);
    page.put(label, page.left() + 2, {12, 500, t.ink});
    page.skip(30);
    for (const auto& [name, value] : {std::pair{QObject::tr("Global size"), launch.global},
                                      {QObject::tr("Local size"), launch.local},
                                      {QObject::tr("Work-groups"), launch.groups()}}) {
        page.put(name, page.left(), {13, 400, t.ink2});
        page.put(number(value), page.right(), {13, 600, t.ink, FontFamily::text, Align::right});
        page.skip(26);
    }
}

/// What the whole run takes beside its input, and a work-group of this launch for itself.
void memory(PanelPage& page, const MemoryUse& use, std::optional<std::size_t> local)
{
    const Theme& t = page.colors();
    const auto row = [&](const QString& name, const QString& value) {
        page.put(name, page.left(), {13, 400, t.ink2});
        page.put(value, page.right(), {13, 600, t.ink, FontFamily::text, Align::right});
        page.skip(26);
    };
    if (local)
        row(QObject::tr("Local memory a work-group"), QObject::tr("%L1 bytes").arg(*local * sizeof(std::uint32_t)));
    row(QObject::tr("Words beside the input"),
        use.isInPlace() ? QObject::tr("none: in place") : number(use.extraWords()));
}

void deviceTime(PanelPage& page, const Recording& recording, const Launch& launch)
{
    const Theme& t = page.colors();
    page.rule();
    page.skip(30);
    page.put(QObject::tr("Device time"), page.left(), {13, 400, t.ink2});
    page.put(timeText(launch.time.ran), page.right(), {17, 600, t.ink, FontFamily::display, Align::right});
    page.skip(20);
    struct Part {
        QString name;
        std::uint64_t time;
        QColor color;
    };
    const std::array parts{Part{QObject::tr("queued"), launch.time.queued, t.line2},
                           Part{QObject::tr("submitted"), launch.time.submitted, t.done},
                           Part{QObject::tr("ran"), launch.time.ran, t.ink}};
    double total = 0;
    for (const Part& part : parts)
        total += static_cast<double>(part.time);
    const double bar = page.width() - 4;
    double x = page.left();
    for (const Part& part : parts) {
        const double width = total > 0 ? bar * static_cast<double>(part.time) / total : bar / 3;
        if (width >= 1)
            page.scene().add(RectShape{QRectF(x, page.y(), width, 8), std::min(3.0, width / 2), part.color, {}});
        x += width + 2;
    }
    page.skip(26);
    for (std::size_t i = 0; i < parts.size(); i++) {
        const double column = page.left() + page.width() / 3 * static_cast<double>(i);
        const int weight = i == 2 ? 600 : 400;
        const double words = column + (page.width() < 240 ? 11 : 13), size = page.width() < 240 ? 11 : 12;
        page.scene().add(RectShape{QRectF(column, page.y() - 8, 8, 8), 2, parts[i].color, {}});
        page.put(parts[i].name, words, {size, weight, t.ink2});
        page.skip(17);
        page.put(timeText(parts[i].time), words, {size, weight, t.ink});
        page.skip(-17);
    }
    page.skip(42);
    page.paragraph(QObject::tr("From the OpenCL event's profiling counters on %1, in a run without tracing.")
                       .arg(QString::fromStdString(recording.device.name)),
                   {12, 400, t.ink2}, 18);
}

} // namespace

Scene launchScene(const Recording& recording, std::size_t k, std::optional<std::uint32_t> item, double width,
                  ThemeName theme)
{
    PanelPage page(theme, width, 24);
    const Theme& t = page.colors();
    page.skip(34);
    if (k == 0) {
        page.put(QObject::tr("Input"), page.left(), {18, 600, t.ink, FontFamily::display});
        page.skip(26);
        page.paragraph(QObject::tr("Nothing has been launched yet: this is what was written to the device."),
                       {13, 400, t.ink2}, 20);
        page.skip(16);
        std::vector<std::pair<QString, QString>> facts{
            {QObject::tr("Keys"), number(recording.n())},
            {QObject::tr("Launches to come"), number(recording.launchCount())},
            {QObject::tr("Device"), QString::fromStdString(recording.device.name)},
            {QObject::tr("Platform"), QString::fromStdString(recording.device.platform)}};
        if (recording.eventSource == EventSource::oclgrind)
            facts.emplace_back(QObject::tr("Accesses seen by"), QStringLiteral("Oclgrind"));
        for (const auto& [name, value] : facts) {
            page.put(name, page.left(), {13, 400, t.ink2});
            page.put(value, page.right(), {13, 600, t.ink, FontFamily::text, Align::right}, page.width() - 110);
            page.skip(12);
            page.rule();
            page.skip(22);
        }
        page.skip(8);
        memory(page, memoryUse(recording), {});
        return page.finish();
    }
    const Launch& launch = recording.launches[k - 1];
    page.put(QString::fromStdString(launch.kernel), page.left(), {17, 500, t.ink, FontFamily::mono}, page.width());
    page.skip(24);
    page.put(say(launch.meaning.unit), page.left(), {13, 400, t.ink2}, page.width());
    page.skip(38);
    arguments(page, recording, launch);
    indexSpace(page, launch, item);
    const EventsPtr& events = recording.events[k - 1];
    memory(page, memoryUse(recording),
           events && !launch.localArrays.empty() ? std::optional{localWords(launch, *events)} : std::nullopt);
    deviceTime(page, recording, launch);
    return page.finish();
}

} // namespace lockstep::ui
