#include "ui/panels/inspector_scenes.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/exchanges.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/values.hpp"
#include "ui/panels/access_names.hpp"
#include "ui/panels/operation_words.hpp"
#include "ui/panels/page.hpp"
#include "ui/scene/text.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace lockstep::ui {

namespace {

constexpr std::size_t eventsShown = 24;

QString combined(const AccessNames& names, const Event& event)
{
    const QString left = names.value(event.reads()[0]), right = names.value(event.reads()[1]);
    const QString result = event.writes().empty() ? QString() : names.value(event.writes()[0]);
    const auto found = names.recording.parameters.find("operator");
    const std::string op = found == names.recording.parameters.end() ? "add" : found->second;
    if (op == "affine")
        return QObject::tr("First %1, then %2: together %3.").arg(left, right, result);
    if (op == "join")
        return QStringLiteral("%1 · %2 = %3").arg(left, right, result);
    if (op == "multiply")
        return QStringLiteral("%1 × %2 = %3").arg(left, right, result);
    if (op != "add")
        return QStringLiteral("%1(%2, %3) = %4").arg(QString::fromStdString(op), left, right, result);
    return QStringLiteral("%1 + %2 = %3").arg(left, right, result);
}

/// Where the result is then, and what makes room for it: who only hears this has to know.
QString written(const AccessNames& names, const Event& event, QString told)
{
    const bool isFormula = !told.endsWith(QLatin1Char('.')) && !told.endsWith(QChar(0x3002)); // 。
    bool isFirst = true;
    for (const Access& access : event.writes()) {
        if (names.launch.isInRegisters(access.array)) // its own, which have no places
            continue;
        if (isFirst)
            told = (isFormula ? QObject::tr("%1. It goes to %2.") : QObject::tr("%1 It goes to %2."))
                       .arg(told, names.place(access));
        else
            told = QObject::tr("%1 %2 goes to %3.").arg(told, names.value(access), names.place(access));
        isFirst = false;
    }
    return told;
}

QString compared(const AccessNames& names, const Event& event)
{
    const auto reads = event.reads();
    const QString a = names.value(reads[0]), b = names.value(reads[1]);
    const bool swaps = exchanges(event);
    if (reads.size() == 4 && (reads[2].value != 0 || reads[3].value != 0)) {
        if (reads[2].value != 0 && reads[3].value != 0)
            return QObject::tr("Two pads meet: they stay.");
        return swaps ? QObject::tr("The pad comes after every key, so it swaps with %1.").arg(b)
                     : QObject::tr("The pad stands behind %1 already: both stay.").arg(a);
    }
    // By which wire is above, since that is how they are seen: an arrow that points up is of a block that runs the
    // other way than the whole.
    const bool isTurned = reads[0].index > reads[1].index;
    const bool descends = keyOrder(names.recording.parameters).descending != isTurned;
    const QString &upper = isTurned ? b : a, &lower = isTurned ? a : b;
    const QString sign = swaps ? (descends ? QStringLiteral("<") : QStringLiteral(">"))
                               : (descends ? QStringLiteral("≥") : QStringLiteral("≤"));
    const QString reason = QStringLiteral("%1 %2 %3").arg(upper, sign, lower);
    if (isTurned)
        return (swaps      ? descends ? QObject::tr("This block descends and %1, so they swap.")
                                      : QObject::tr("This block ascends and %1, so they swap.")
                     : descends ? QObject::tr("This block descends and %1, so they stay.")
                           : QObject::tr("This block ascends and %1, so they stay."))
            .arg(reason);
    return (swaps ? QObject::tr("%1, so they swap.") : QObject::tr("%1, so they stay.")).arg(reason);
}

/// The row's sentence with the event's values and places in it; more where two values alone do not tell it.
QString said(const AccessNames& names, const Event& event)
{
    const auto reads = event.reads();
    const auto writes = event.writes();
    if (event.op == Op::combine)
        return written(names, event, combined(names, event));
    if (event.op == Op::compare)
        return compared(names, event);
    if (event.op == Op::test)
        return reads.empty() ? QObject::tr("Tells whether the pair has swapped: %1 is %2.")
                                   .arg(names.place(writes[0]), names.value(writes[0]))
                             : QObject::tr("Tests %1: %2 is %3.")
                                   .arg(names.value(reads[0]), names.place(writes[0]), names.value(writes[0]));
    if (event.op == Op::choose && !writes.empty())
        return QObject::tr("%1 does not come after %2, and goes to %3.")
            .arg(names.value(reads[0]), names.value(reads[1]), names.place(writes[0]));
    static const QRegularExpression hole{QStringLiteral("\\{([rw])([0-3]?)\\}"),
                                         QRegularExpression::CaseInsensitiveOption};
    const QString sentence = operationWords(event.op);
    QString told;
    qsizetype end = 0;
    for (const auto& match : hole.globalMatch(sentence)) {
        const QChar letter = match.captured(1).front();
        const auto accesses = letter.toLower() == QLatin1Char('r') ? reads : writes;
        const Access& access = match.captured(2).isEmpty() ? accesses.back() : accesses[match.captured(2).toUInt()];
        told += sentence.sliced(end, match.capturedStart() - end) +
                (letter.isUpper() ? names.place(access) : names.value(access));
        end = match.capturedEnd();
    }
    return told + sentence.sliced(end);
}

// Colour and shape of the event's mark, as in the picture.
void eventMark(PanelPage& page, const Event& event)
{
    const Theme& t = page.colors();
    const double y = page.y() - 4.5, x = page.left();
    const bool moves = event.op == Op::move || event.op == Op::copy || event.op == Op::swap ||
                       (event.op == Op::compare && exchanges(event)) ||
                       (event.op == Op::choose && !event.writes().empty());
    if (moves)
        page.scene().add(EllipseShape{QRectF(x, y - 6, 12, 12), t.move.fill, {}});
    else if (event.op == Op::compare || event.op == Op::choose)
        page.scene().add(RectShape{QRectF(x + 1, y - 5, 10, 10), 3, t.keep.tint, {t.keep.line, 2, {}}});
    else
        page.scene().add(RectShape{QRectF(x + 1, y - 5, 10, 10), 3, t.compute.tint, {t.compute.line, 1.5, {}}});
}

void chips(PanelPage& page, const AccessNames& names, std::span<const Access> accesses, bool wrote)
{
    const Theme& t = page.colors();
    constexpr double height = 44, gap = 6;
    double x = page.left(), y = page.y();
    for (const Access& access : accesses) {
        TextShape name{names.place(access), {}, 11, 400, FontFamily::mono, Align::center, t.ink2, false};
        TextShape value{names.value(access), {}, 14, 600, FontFamily::text, Align::center, t.ink, false};
        const double width = std::max({textWidth(name), textWidth(value), 24.0}) + 16;
        if (x > page.left() && x + width > page.right()) {
            x = page.left();
            y += height + gap;
        }
        const bool yellow = !wrote;
        page.scene().add(RectShape{QRectF(x + 0.5, y + 0.5, width - 1, height - 1),
                                   5,
                                   yellow ? t.nowSoft : t.paper,
                                   {yellow ? t.ink : t.line2, yellow ? 1.3 : 1.0, {}}});
        name.at = {x + width / 2, y + 16};
        value.at = {x + width / 2, y + 35};
        page.scene().add(name);
        page.scene().add(value);
        x += width + gap;
    }
    page.skip(y - page.y() + height);
}

} // namespace

QString itemWords(const Recording& recording, std::size_t k, std::uint32_t item, const Events& events)
{
    const AccessNames names{recording, recording.launches[k - 1]};
    QStringList told;
    std::size_t count = 0;
    for (const Event& event : events) {
        if (event.item != item || ++count > eventsShown)
            continue;
        QStringList places;
        for (const Access& access : event.reads().empty() ? event.writes() : event.reads())
            places << QObject::tr("%1 is %2").arg(names.place(access), names.value(access));
        told << QStringLiteral("%1: %2").arg(places.join(QStringLiteral(", ")), said(names, event));
    }
    if (count == 0)
        told << QObject::tr("This work-item touched no array in this launch.");
    else if (count > eventsShown)
        told << QObject::tr("and %L1 more events").arg(count - eventsShown);
    return told.join(QLatin1Char(' '));
}

Scene itemScene(const Recording& recording, std::size_t k, std::uint32_t item, const Events& events, double width,
                ThemeName theme)
{
    PanelPage page(theme, width, 24);
    const Theme& t = page.colors();
    const AccessNames names{recording, recording.launches[k - 1]};
    std::size_t count = 0;
    for (const Event& event : events) {
        if (event.item != item)
            continue;
        if (++count > eventsShown)
            continue;
        page.skip(count == 1 ? 0 : 12);
        const auto reads = event.reads();
        chips(page, names, reads.empty() ? event.writes() : reads, reads.empty());
        page.skip(22);
        eventMark(page, event);
        PanelPage text(theme, width - 20, 24);
        text.skip(page.y());
        text.paragraph(said(names, event), {13, 400, t.ink}, 18);
        for (Mark mark : text.scene().marks) {
            std::get<TextShape>(mark.shape).at += QPointF(20, 0);
            page.scene().marks.push_back(mark);
        }
        page.skip(text.y() - page.y() - 12);
    }
    if (count == 0) {
        page.skip(16);
        page.paragraph(QObject::tr("This work-item touched no array in this launch."), {13, 400, t.ink2}, 20);
    } else if (count > eventsShown) {
        page.skip(24);
        page.put(QObject::tr("and %L1 more events").arg(count - eventsShown), page.left(), {13, 400, t.ink2});
    }
    return page.finish(16);
}

} // namespace lockstep::ui
