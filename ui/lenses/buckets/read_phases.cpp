// What a work-group does to sort its own keys: the phases of one launch, in local memory.

#include "ui/lenses/buckets/read_phases.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace lockstep::ui {

std::size_t blockSize(const Recording& recording, const Launch& launch)
{
    const auto perItem = recording.parameters.find("per-item");
    const std::size_t keys = perItem == recording.parameters.end() ? 1 : std::stoul(perItem->second);
    return std::max<std::size_t>(1, launch.local * keys);
}

BlockKeys::BlockKeys(const Launch& launch, std::size_t keys, std::size_t block) : m_launch(launch), m_block(block)
{
    for (std::size_t i = 0; i < keys; ++i)
        m_places.push_back(static_cast<std::uint32_t>(i));
}

void BlockKeys::apply(const Event& event)
{
    if (event.readCount == 0 || event.writeCount == 0 || inLocal(m_launch, event.writeSlots[0].array) != Holds::block)
        return;
    const std::uint32_t to = event.writeSlots[0].index;
    std::uint32_t key = event.readSlots[0].index;
    if (event.op == Op::move) {
        const std::optional<std::uint32_t> found = keyAt(event.group, key);
        if (!found)
            return;
        key = *found;
    }
    if (key >= m_places.size())
        return;
    m_at[{event.group, to}] = key;
    m_places[key] = static_cast<std::uint32_t>(event.group * m_block + to % m_block);
}

std::optional<std::uint32_t> BlockKeys::keyAt(std::uint32_t group, std::uint32_t index) const
{
    const auto found = m_at.find({group, index});
    return found == m_at.end() ? std::nullopt : std::optional(found->second);
}

namespace {

BlockPhase phaseOf(const Launch& launch, const Events& events, std::uint32_t phase)
{
    bool counts = false, digits = false, scansOnes = false, moves = false, stores = false, sums = false;
    for (const Event& event : events) {
        if (event.phase != phase)
            continue;
        counts = counts || event.op == Op::count;
        digits = digits || event.op == Op::digit;
        moves = moves || event.op == Op::move;
        scansOnes = scansOnes || (event.op == Op::combine && inLocal(launch, event.writeSlots[0].array) == Holds::ones);
        sums = sums || event.op == Op::combine || event.op == Op::copy;
        stores = stores || (event.op == Op::copy && inLocal(launch, event.readSlots[0].array) == Holds::block);
    }
    return moves       ? BlockPhase::move
           : stores    ? BlockPhase::store
           : counts    ? BlockPhase::load
           : digits    ? BlockPhase::bit
           : scansOnes ? BlockPhase::scan
           : sums      ? BlockPhase::sizes
                       : BlockPhase::clear;
}

/// The ones of each work-item, as local memory holds them.
std::vector<BlockOnes> onesOf(const Launch& launch, const Events& events, std::uint32_t phase, std::size_t keys,
                              std::size_t block)
{
    const std::size_t perItem = std::max<std::size_t>(1, block / launch.local);
    std::map<std::pair<std::uint32_t, std::uint32_t>, BlockOnes> all; // by group and element
    for (const Event& event : events) {
        if (event.phase > phase || event.writeCount == 0 || inLocal(launch, event.writeSlots[0].array) != Holds::ones)
            continue;
        const Access& write = event.writeSlots[0];
        const std::size_t first = event.group * block + write.index * perItem;
        if (first >= std::min(keys, (event.group + std::size_t{1}) * block))
            continue; // it has no keys
        BlockOnes& ones = all[{event.group, write.index}];
        ones.item = event.item;
        ones.group = event.group;
        ones.first = static_cast<std::uint32_t>(first);
        ones.last = static_cast<std::uint32_t>(std::min({first + perItem, keys, (event.group + 1) * block}) - 1);
        ones.now = write.value;
        if (event.phase < phase)
            ones.old = write.value;
        ones.isWritten = event.phase == phase;
        const bool isSum = event.op == Op::combine && event.phase == phase &&
                           inLocal(launch, event.readSlots[0].array) == Holds::ones &&
                           event.readSlots[0].index != write.index;
        ones.added = isSum ? event.readSlots[0].index : write.index;
    }
    std::vector<BlockOnes> found;
    for (auto& [place, ones] : all) {
        ones.added = static_cast<std::uint32_t>(ones.group * block + ones.added * perItem); // where its keys begin
        found.push_back(ones);
    }
    return found;
}

QString phaseTitle(const BucketPass& pass)
{
    switch (pass.phase) {
    case BlockPhase::clear:
        return say("set to 0");
    case BlockPhase::load:
        return say("load");
    case BlockPhase::bit:
        return bitsText(pass.phaseBit, 1);
    case BlockPhase::scan:
        return say("ones before");
    case BlockPhase::move:
        return say("move");
    case BlockPhase::sizes:
        return say("scan");
    case BlockPhase::store:
        return say("store");
    default:
        break;
    }
    return {};
}

} // namespace

bool sortsInBlocks(const Recording& recording, std::size_t launch)
{
    return launch > 0 && launch <= recording.launchCount() && hasLocal(recording.launches[launch - 1], Holds::block) &&
           (hasLocal(recording.launches[launch - 1], Holds::flags) || sortsByCounters(recording.launches[launch - 1]));
}

bool scansBits(const Recording& recording, std::size_t launch)
{
    if (launch == 0 || launch > recording.launchCount() || !sortsByBits(recording))
        return false;
    const Launch& of = recording.launches[launch - 1];
    return bucketStep(recording, launch) == BucketStep::scan && hasLocal(of, Holds::section) &&
           launch == passStart(recording, launch) + 1;
}

namespace {

/// A phase of the scan of the bits, in each section's local memory.
void enterScan(BucketPass& pass, const Launch& launch, const Events& events, std::uint32_t phase)
{
    const std::size_t size = pass.ones.size(), section = launch.local;
    std::vector<std::uint32_t> now(size, 0), old(size, 0), added(size);
    std::vector<bool> written(size, false);
    for (std::size_t i = 0; i < size; ++i)
        added[i] = static_cast<std::uint32_t>(i);
    bool sums = false, stores = false;
    pass.phaseCount = 0;
    for (const Event& event : events) {
        if (event.phase > phase || event.writeCount == 0)
            continue;
        const bool isNow = event.phase == phase, isHere = inLocal(launch, event.writeSlots[0].array) == Holds::section;
        const std::size_t i = event.group * section + event.writeSlots[0].index;
        if (isHere && i < size) {
            now[i] = event.writeSlots[0].value;
            old[i] = isNow ? old[i] : now[i];
            written[i] = isNow;
            if (isNow)
                pass.onesItem[i] = event.item;
            const bool isSum = event.op == Op::combine && isNow;
            sums = sums || isSum;
            pass.phaseCount += isSum ? 1 : 0;
            if (isSum)
                added[i] = static_cast<std::uint32_t>(event.group * section + event.readSlots[0].index);
            pass.phaseDistance = isSum ? event.writeSlots[0].index - event.readSlots[0].index : pass.phaseDistance;
        }
        stores = stores || (isNow && !isHere);
    }
    pass.phase = stores ? BlockPhase::store : sums ? BlockPhase::scan : BlockPhase::load;
    if (stores) { // what the launch leaves, from the sums
        pass.oldOnes = std::move(now);
        for (std::size_t i = 0; i < size; ++i) // each from its left neighbour, the first of a section from nobody
            added[i] = static_cast<std::uint32_t>(i % section == 0 ? i : i - 1);
        pass.onesAdded = std::move(added);
    } else {
        pass.ones = std::move(now);
        pass.oldOnes = std::move(old);
        pass.onesWritten = std::move(written);
        pass.onesAdded = std::move(added);
    }
    pass.title = stores ? say("store") : sums ? say("add") : say("load");
}

} // namespace

void enterPhase(BucketPass& pass, const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (moment.phase && scansBits(recording, moment.launch) && phasesShown(recording, moment.launch) > 1) {
        const Launch& launch = recording.launches[moment.launch - 1];
        enterScan(pass, launch, *resident.eventsOf(moment.launch),
                  launch.phases[std::min<std::size_t>(*moment.phase, launch.phases.size() - 1)]);
        return;
    }
    if (!moment.phase || !sortsInBlocks(recording, moment.launch) || phasesShown(recording, moment.launch) <= 1)
        return;
    const Launch& launch = recording.launches[moment.launch - 1];
    const Events& events = *resident.eventsOf(moment.launch);
    const std::uint32_t phase = launch.phases[std::min<std::size_t>(*moment.phase, launch.phases.size() - 1)];
    if (sortsByCounters(launch)) {
        enterCounters(pass, recording, launch, events, phase);
        return;
    }
    pass.phase = phaseOf(launch, events, phase);

    const std::size_t block = blockSize(recording, launch);
    BlockKeys before(launch, pass.keys.size(), block), after(launch, pass.keys.size(), block);
    std::set<std::uint32_t> partitions; // phases in which one began
    pass.phaseCount = 0;
    for (const Event& event : events) {
        if (event.phase > phase)
            continue;
        if (event.phase < phase)
            before.apply(event);
        after.apply(event);
        if (event.op == Op::digit)
            partitions.insert(event.phase);
        if (event.phase == phase) {
            const bool isOne = event.op == Op::digit && event.writeSlots[0].value == 1;
            const bool isSum = event.op == Op::combine && pass.phase != BlockPhase::bit;
            pass.phaseCount += isOne || isSum ? 1 : 0;
        }
    }
    pass.phaseBit = pass.shift + static_cast<std::uint32_t>(std::max<std::size_t>(partitions.size(), 1)) - 1;
    const bool isOfBit =
        pass.phase == BlockPhase::bit || pass.phase == BlockPhase::scan || pass.phase == BlockPhase::move;
    if (isOfBit) {
        pass.shownShift = pass.phaseBit;
        pass.shownWidth = 1;
    }
    for (std::size_t i = 0; i < pass.keys.size(); ++i) {
        BucketKey& key = pass.keys[i];
        if (isOfBit)
            key.shown = key.digit >> (pass.phaseBit - pass.shift) & 1;
        key.upper = before.places()[i];
        key.sorted = after.places()[i];
        if (key.sorted < pass.sortedAt.size())
            pass.sortedAt[key.sorted] = static_cast<std::uint32_t>(i);
    }
    if (pass.phase == BlockPhase::bit || pass.phase == BlockPhase::scan)
        pass.phaseOnes = onesOf(launch, events, phase, pass.keys.size(), block);
    pass.title = phaseTitle(pass);
}

/// In place of the lower row: what each work-item has counted, and whose ones it adds.
void BucketScene::drawPhaseOnes()
{
    const double middle = m_layout.slotTop + std::max(m_layout.keyHeight / 2, 17 * m_s);
    addText(textAt(m_pass.counterItems > 0 ? say("sums") : say("ones so far"), {14 * m_s, middle - 8 * m_s}, 13 * m_s,
                   600, m_colors.ink, Align::left));
    addText(textAt(say("by work-item"), {14 * m_s, middle + 9 * m_s}, 12 * m_s, 400, m_colors.ink2, Align::left));
    const std::array sizes{14 * m_s, 13 * m_s, 12 * m_s, 11 * m_s};
    const QRectF one = onesRect(m_pass.phaseOnes.front().first, m_pass.phaseOnes.front().last);
    const double fitting = fittingSize(QString::number(m_layout.perGroup), one.width() - 2, sizes, 600);
    const double size = m_pass.counterItems > 0 && fitting > 0 ? fitting : sizes.front();
    const double f = std::min(1.0, m_moment.fraction / 0.75);
    if (m_pass.counterItems > 0)
        drawSumOwners();
    for (const BlockOnes& ones : m_pass.phaseOnes) {
        const QRectF rect = onesRect(ones.first, ones.last);
        const MarkId id{QStringLiteral("launch%1-item%2-ones%3").arg(m_pass.launch).arg(ones.item).arg(ones.first),
                        static_cast<int>(m_pass.launch), ones.item, static_cast<qint64>(ones.first)};
        const std::size_t first = m_scene.marks.size();
        const Stroke stroke =
            ones.isWritten ? Stroke{m_colors.compute.line, 1.4 * m_line, {}} : Stroke{m_colors.line2, m_line, {}};
        m_scene.add(RectShape{rect, 5 * m_s, ones.isWritten ? m_colors.compute.tint : m_colors.paper, stroke}, id);
        const bool isSum = m_pass.counterItems > 0; // all of them have numbers, or none
        const QString number = QString::number(isSum ? m_layout.perGroup : ones.now);
        const bool hasNumber = textWidth(textAt(number, {}, size, 600, m_colors.ink)) + 2 <= rect.width();
        if (isSum && !hasNumber) { // the deeper the tint, the more
            const auto shade = [&](std::uint32_t value, double opacity) {
                const double share = value / static_cast<double>(m_layout.perGroup);
                if (value > 0 && opacity > 0)
                    m_scene.add(RectShape{rect, 1.5, m_colors.compute.line, {}}, id, opacity * (0.25 + 0.75 * share));
            };
            const double made = ones.isWritten ? m_result : 1;
            if (m_pass.phase == BlockPhase::sums)
                shade(ones.old, 1 - made);
            shade(ones.now, made);
        }
        const bool hasArc = !isSum || rect.width() >= 7 * m_s;      // closer they are one dark band
        if (hasArc && ones.isWritten && ones.added != ones.first) { // from its left neighbour so many away
            const double y = rect.top() - 3 * m_s, from = onesRect(ones.added, ones.added).left() + rect.width() / 2;
            const double high = std::min(14 * m_s, (rect.center().x() - from) * 0.3 + 4 * m_s);
            QPainterPath arc(QPointF{from, y});
            arc.quadTo({(from + rect.center().x()) / 2, y - 2 * high}, {rect.center().x(), y});
            m_scene.add(PathShape{arc, Qt::transparent, Stroke{m_colors.compute.line, 1.4 * m_line, {}}});
        }
        if (m_pass.phase == BlockPhase::bit && ones.isWritten && f < 1)
            for (std::uint32_t place = ones.first; place <= ones.last; ++place) { // the bits come down
                const BucketKey& key = m_pass.keys[m_pass.sortedAt[place]];
                const QPointF at{m_layout.key(place).center().x(), m_layout.arcTop + 5 * m_s};
                addBucketMark(key.shown, between(at, rect.center(), f), m_layout.endMark, hue(key.shown).line);
            }
        if (hasNumber) {
            const double made = ones.isWritten ? m_result : 1;
            if (made < 1 && (m_pass.phase == BlockPhase::scan || m_pass.phase == BlockPhase::sums))
                addText(textAt(QString::number(ones.old), rect.center(), size, 500, m_colors.ink2), 1 - made);
            if (made > 0)
                addText(textAt(QString::number(ones.now), rect.center(), size, 600, m_colors.ink), made);
        }
        if (m_view.selectedItem == ones.item && ones.isWritten)
            drawRing(rect, 5 * m_s);
        own(m_scene, first, id);
    }
}

std::vector<Phrase> phaseNarration(const BucketPass& pass)
{
    const std::size_t n = pass.keys.size();
    const QString keys = many(n, "%1 key", "%1 keys");
    const Phrase end{QStringLiteral("."), Tone::plain};
    if (pass.kind == BucketKind::bits) {
        const QString bits = many(pass.ones.size(), "%1 number", "%1 numbers");
        if (pass.phase == BlockPhase::load)
            return {{say("The bits are loaded into local memory: "), Tone::plain}, {bits, Tone::strong}, end};
        if (pass.phase == BlockPhase::scan)
            return {{say(pass.phaseDistance,
                         "What stands %1 place before is added: ", "What stands %1 places before is added: ")
                         .arg(countDigits(pass.phaseDistance)),
                     Tone::plain},
                    {many(pass.phaseCount, "%1 addition", "%1 additions"), Tone::compute},
                    end};
        return {{say("Every sum is stored one place further on, so that it counts the ones before: "), Tone::plain},
                {bits, Tone::compute},
                end};
    }
    if (pass.counterItems > 0)
        return counterNarration(pass);
    switch (pass.phase) {
    case BlockPhase::clear:
        return {{say("The counters of every block are set to 0: "), Tone::plain},
                {many(pass.digits * pass.groups, "%1 counter", "%1 counters"), Tone::strong},
                end};
    case BlockPhase::load:
        return {{say("Every work-group loads its keys into local memory and counts their digits: "), Tone::plain},
                {keys, Tone::strong},
                end};
    case BlockPhase::bit:
        return {{say("Every work-item takes %1 of its keys and counts the ones: ")
                     .arg(pass.digit.counted(pass.phaseBit, 1)),
                 Tone::plain},
                {many(pass.phaseCount, "%1 one", "%1 ones"), Tone::strong},
                end};
    case BlockPhase::scan:
        return {{say("The work-items' ones are scanned in each block: "), Tone::plain},
                {many(pass.phaseCount, "%1 addition", "%1 additions"), Tone::compute},
                end};
    case BlockPhase::move: {
        std::size_t moved = 0;
        for (const BucketKey& key : pass.keys)
            moved += key.upper != key.sorted;
        std::vector<Phrase> told{
            {say("In each block the keys with a %1 as %2 go to the front, those with a %3 behind them: ")
                 .arg(pass.digit.isComplemented() ? 1 : 0)
                 .arg(bitsText(pass.phaseBit, 1))
                 .arg(pass.digit.isComplemented() ? 0 : 1),
             Tone::plain}};
        tellMoved(told, moved, n);
        told.push_back(end);
        return told;
    }
    case BlockPhase::sizes:
        return {{say("The counts of each block are scanned, to tell where its buckets begin: "), Tone::plain},
                {many(pass.phaseCount, "%1 addition", "%1 additions"), Tone::compute},
                end};
    default:
        return {{say("Every work-group stores its sorted block: "), Tone::plain}, {keys, Tone::strong}, end};
    }
}

} // namespace lockstep::ui
