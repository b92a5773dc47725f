#include "ui/panels/break_panel.hpp"
#include "ui/panels/control_edge.hpp"

#include "engine/analysis/shown_phase.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/panels/page.hpp"
#include "ui/scene/language.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString valueWords(const Recording& recording, const WrongCell& cell, const std::optional<std::uint32_t>& bits)
{
    return bits ? QString::fromStdString(cellText(recording, cell, *bits)) : QObject::tr("nothing");
}

QString heldWords(const Held& held)
{
    return QString::fromStdString(heldText(held));
}

void heading(PanelPage& page, const QString& text)
{
    page.skip(30);
    page.put(text, page.left(), {13, 600, page.colors().ink});
    page.skip(22);
}

void counts(PanelPage& page, const Breaking& breaking)
{
    const Theme& t = page.colors();
    const bool anyWrong = breaking.wrongRuns + breaking.stuckRuns > 0;
    page.skip(34);
    const std::size_t count = breaking.stuckRuns > 0 ? breaking.stuckRuns : breaking.wrongRuns;
    page.put(QStringLiteral("%L1").arg(count), page.left(),
             {28, 600, anyWrong ? t.move.text : t.ink, FontFamily::display});
    const double x =
        page.left() +
        textWidth({QStringLiteral("%L1").arg(count), {}, 28, 600, FontFamily::display, Align::left, t.ink, false}) + 8;
    page.put(breaking.stuckRuns > 0 ? QObject::tr("of %L1 runs waited in vain").arg(breaking.runs)
                                    : QObject::tr("of %L1 runs wrong").arg(breaking.runs),
             x, {14, 500, t.ink});
    page.skip(26);
    const Recording& shown = breaking.recording ? *breaking.recording : *breaking.right;
    page.put(QObject::tr("on %1").arg(QString::fromStdString(shown.device.name)), page.left(), {12.5, 400, t.ink2},
             page.width());
    page.skip(26);
    page.paragraph(say(breaking.verdict), {13, 400, t.ink}, 20);
}

/// How often each element of the output was wrong.
void elements(PanelPage& page, const Breaking& breaking)
{
    constexpr std::size_t most = 64;
    const std::vector<std::uint32_t>& wrong = breaking.wrongRunsOf;
    if (breaking.wrongRuns == 0 || wrong.size() < 2 || wrong.size() > most)
        return;
    const Theme& t = page.colors();
    heading(page, QObject::tr("Wrong runs by position"));
    constexpr double height = 64;
    const double pitch = page.width() / static_cast<double>(wrong.size()), gap = pitch > 8 ? 2 : 0.5;
    const double bottom = page.y() + height;
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        const double x = page.left() + static_cast<double>(i) * pitch;
        const double tall = height * wrong[i] / static_cast<double>(std::max<std::size_t>(breaking.runs, 1));
        page.scene().add(RectShape{{x, bottom - height, pitch - gap, height}, 2, t.raised, {}});
        if (tall > 0)
            page.scene().add(RectShape{{x, bottom - tall, pitch - gap, tall}, 2, t.move.fill, {}});
    }
    page.skip(height + 18);
    const std::size_t step = wrong.size() <= 16 ? 1 : wrong.size() <= 32 ? 4 : 8;
    for (std::size_t i = 0; i < wrong.size(); i += step)
        page.put(QString::number(i), page.left() + (static_cast<double>(i) + 0.5) * pitch - gap / 2,
                 {11, 400, t.ink2, FontFamily::text, Align::center});
    page.skip(8);
}

void gotAndRight(PanelPage& page, const QString& got, const Held& held, const QString& right, const Held& heldRight)
{
    const Theme& t = page.colors();
    const bool tells = held != heldRight;
    page.paragraph(tells ? QObject::tr("It holds %1 = %2").arg(got, heldWords(held))
                         : QObject::tr("It holds %1").arg(got),
                   {13, 600, t.move.text}, 20);
    page.paragraph(tells ? QObject::tr("and should hold %1 = %2").arg(right, heldWords(heldRight))
                         : QObject::tr("and should hold %1").arg(right),
                   {13, 500, t.keep.text}, 20);
}

void firstWrong(PanelPage& page, const Breaking& breaking)
{
    const Theme& t = page.colors();
    if (!breaking.recording)
        return;
    const Recording& shown = *breaking.recording;
    if (const auto& cell = breaking.firstInTime) {
        heading(page, QObject::tr("First wrong cell in time"));
        QString where = QStringLiteral("%1[%2]").arg(QString::fromStdString(cell->array)).arg(cell->index);
        if (cell->isLocal && breaking.recording->launches[cell->launch - 1].groups() > 1)
            where += QObject::tr(" of work-group %1").arg(cell->group);
        page.paragraph(QObject::tr("%1: launch %2, phase %3, work-item %4, line %5%6")
                           .arg(where)
                           .arg(cell->launch)
                           .arg(shownPhase(breaking.recording->launches[cell->launch - 1], cell->phase))
                           .arg(cell->item)
                           .arg(cell->line)
                           .arg(cell->isMissing ? QObject::tr(", which it leaves out") : QString()),
                       {13, 500, t.ink}, 20);
        gotAndRight(page, valueWords(shown, *cell, cell->got), cell->held, valueWords(shown, *cell, cell->right),
                    cell->heldRight);
        const double top = page.y() - 8;
        const QRectF button(page.left(), top, 84, 28);
        const MarkId id{QStringLiteral("showFirst"), static_cast<int>(cell->launch), static_cast<qint64>(cell->item),
                        -1};
        page.scene().add(RectShape{button, 6, Qt::transparent, {controlEdge(t), 1, {}}}, id);
        page.skip(11);
        page.put(QObject::tr("Show it"), button.center().x(), {13, 500, t.ink, FontFamily::text, Align::center});
        page.skip(18);
    }
    if (const auto& cell = breaking.firstOutput) {
        const auto words = [&](std::uint32_t bits) { return QString::fromStdString(formatKey(shown, bits)); };
        heading(page, QObject::tr("First wrong element of the output: %L1").arg(cell->index));
        gotAndRight(page, words(cell->got), cell->held, words(cell->right), cell->heldRight);
    }
}

QString sideWords(const RaceSide& side, bool namesGroup)
{
    const QString who = namesGroup ? QObject::tr("work-item %1 of group %2").arg(side.item).arg(side.group)
                                   : QObject::tr("work-item %1").arg(side.item);
    return side.writes ? QObject::tr("%1 writes it in line %2").arg(who).arg(side.line)
                       : QObject::tr("%1 reads it in line %2").arg(who).arg(side.line);
}

void races(PanelPage& page, const Breaking& breaking)
{
    const Theme& t = page.colors();
    heading(page, QObject::tr("Races, by the addresses in the events"));
    if (breaking.racedWords == 0) {
        page.paragraph(breaking.recording
                           ? QObject::tr("None: no two work-items meet in a word without a barrier between.")
                           : QObject::tr("No run came to its end."),
                       {13, 400, t.ink2}, 20);
        return;
    }
    page.paragraph(QObject::tr("In %L1 %2, whether the result was right or not.")
                       .arg(breaking.racedWords)
                       .arg(breaking.racedWords == 1 ? QObject::tr("word") : QObject::tr("words")),
                   {13, 400, t.ink}, 20);
    constexpr std::size_t most = 6;
    std::size_t shown = 0;
    for (const LaunchRaces& launch : breaking.races)
        for (const Race& race : launch.races.shown) {
            if (++shown > most)
                return;
            const Launch& made = breaking.recording->launches[launch.launch - 1];
            page.skip(8);
            page.put(QObject::tr("%1[%2], launch %3, phase %4")
                         .arg(QString::fromStdString(racedArray(*breaking.recording, launch.launch, race)))
                         .arg(race.index)
                         .arg(launch.launch)
                         .arg(shownPhase(made, race.first.phase)),
                     page.left(), {12.5, 600, t.ink}, page.width());
            page.skip(19);
            for (const RaceSide& side : {race.second, race.first}) {
                page.put(sideWords(side, race.isBetweenGroups()), page.left() + 12,
                         {12.5, 400, side.writes ? t.move.text : t.ink2}, page.width() - 12);
                page.skip(18);
            }
        }
}

/// The rounds of a small device, a row each, its places as columns.
void schedule(PanelPage& page, const Schedule& rounds, std::size_t places)
{
    const Theme& t = page.colors();
    const double label = 64, pitch = (page.width() - label) / static_cast<double>(std::max<std::size_t>(places, 1));
    std::size_t number = 0;
    for (const SchedulerRound& round : rounds.rounds) {
        ++number;
        const bool isLast = rounds.deadlocked && number == rounds.rounds.size();
        const double top = page.y();
        page.skip(18);
        page.put(QObject::tr("round %1").arg(number), page.left(), {12.5, 400, t.ink2});
        for (const auto& group : round.residents) {
            const QRectF cell(page.left() + label + group.slot * pitch, top, pitch - 4, 30);
            const bool waits = group.waitsFor.has_value();
            const Hue& hue = waits ? t.move : t.keep;
            page.scene().add(RectShape{cell, 5, waits && !isLast ? hue.tint : hue.fill, {}});
            TextShape text{waits ? QObject::tr("%1 ← %2").arg(group.block).arg(*group.waitsFor)
                                 : QObject::tr("%1 ends").arg(group.block),
                           {cell.center().x(), cell.center().y() + 4.5},
                           12.5,
                           600,
                           FontFamily::text,
                           Align::center,
                           waits && !isLast ? hue.text : hue.on,
                           false};
            page.scene().add(text);
        }
        page.skip(18);
    }
    page.skip(14);
    page.paragraph(rounds.deadlocked ? QObject::tr("Everybody waits, and nobody is left to come: it never ends.")
                                     : QObject::tr("Ended after %1 rounds.").arg(rounds.rounds.size()),
                   {13, 500, rounds.deadlocked ? t.move.text : t.keep.text}, 20);
}

void model(PanelPage& page, const SchedulerModel& model)
{
    const Theme& t = page.colors();
    QStringList order;
    for (const std::uint32_t group : model.arrivals)
        order += QString::number(group);
    heading(page, QObject::tr("Block = number of the work-group"));
    page.paragraph(QObject::tr("A model of a device with %1 places; the work-groups come in the order %2. "
                               "“1 ← 0” is block 1 that waits for block 0.")
                       .arg(model.slotCount)
                       .arg(order.join(QStringLiteral(", "))),
                   {12.5, 400, t.ink2}, 19);
    schedule(page, model.broken, model.slotCount);
    heading(page, QObject::tr("Block = number drawn at the start"));
    schedule(page, model.right, model.slotCount);
}

} // namespace

Scene breakingScene(const Breaking& breaking, double width, ThemeName theme)
{
    PanelPage page(theme, width, 24);
    counts(page, breaking);
    elements(page, breaking);
    firstWrong(page, breaking);
    if (breaking.model)
        model(page, *breaking.model);
    races(page, breaking);
    return page.finish();
}

} // namespace lockstep::ui
