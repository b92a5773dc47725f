#include "ui/lenses/blocks/narration.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/local.hpp"
#include "ui/lenses/blocks/scene.hpp"
#include "ui/lenses/blocks/sorted_acts.hpp"
#include "ui/lenses/blocks/texts.hpp"
#include "ui/lenses/dataflow/phrases.hpp"
#include "ui/scene/language.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

/// The most values that one sentence names.
constexpr std::size_t mostNamed = 8;

/// Where a phase is in its launch, and the barriers since the one before.
QString phaseWords(const Recording& recording, const BlockStep& step)
{
    const QString phase =
        say("Phase %1 of %2").arg(*step.place.phase + 1).arg(recording.launches[step.place.launch - 1].phases.size());
    return step.barriers == 0 ? phase + QStringLiteral(": ")
                              : phase + many(step.barriers, ", %1 barrier later: ", ", %1 barriers later: ");
}

class Teller {
public:
    Teller(const Recording& recording, const BlocksFlow& flow, const BlockStep& step, const BlockSnapshot& before)
        : m_recording(recording), m_flow(flow), m_step(step), m_before(before),
          m_launch(recording.launches[step.place.launch - 1]), m_sorted(sortedActs(flow, step))
    {
    }

    std::vector<Phrase> ofPhase()
    {
        add(phaseWords(m_recording, m_step), Tone::plain, {});
        tellPhase();
        return std::move(m_sentence);
    }

    std::vector<Phrase> ofLaunch()
    {
        if (m_sorted.handed > 0)
            tellPassing();
        else if (!m_sorted.into.empty())
            tellWalks();
        else if (m_sorted.taken > 0) {
            if (m_sorted.inRow > 0) // first they scan what they take that for
                add(many(m_launch.groups(), "%1 work-group", "%1 work-groups"), Tone::strong,
                    eachOf(scannedRow()) + (scannedRow() > 0                ? QString()
                                            : spoken() == Language::chinese ? QStringLiteral("。")
                                                                            : QStringLiteral(". ")));
            tellTaken();
        } else if (m_step.loads && m_step.stores)
            tellScan();
        else
            tellPhase();
        return std::move(m_sentence);
    }

private:
    void add(const QString& counted, Tone tone, const QString& rest)
    {
        m_sentence.push_back({counted, tone});
        if (!rest.isEmpty())
            m_sentence.push_back({rest, Tone::plain});
    }

    QString name(std::size_t row) const { return rowName(m_recording, m_step.after, row); }
    bool adds() const { return scanOperator(m_recording) == ScanOperator::add; }

    /// "7, 14, 20"; nothing where they are too many to be named.
    QString named(const std::vector<std::uint32_t>& values) const
    {
        QStringList texts;
        const bool joins = scanOperator(m_recording) == ScanOperator::join;
        for (const std::uint32_t value : values)
            texts += valueText(value, m_recording, joins ? ValueForm::full : ValueForm::compact);
        return values.size() > mostNamed ? QString() : texts.join(QStringLiteral(", "));
    }

    std::vector<std::uint32_t> standIn(std::size_t row) const { return standIn(m_step.after, row); }

    static std::vector<std::uint32_t> standIn(const BlockSnapshot& at, std::size_t row)
    {
        std::vector<std::uint32_t> values;
        for (const auto& cell : at.cells[row])
            if (cell)
                values.push_back(cell->bits);
        return values;
    }

    /// Domino and look-back.
    void tellPassing()
    {
        const std::size_t groups = m_launch.groups();
        if (groups == 1) {
            add(say("One work-group"), Tone::strong,
                adds() ? say(" scans the only block, so nobody waits for its sum; ")
                       : say(" scans the only block, so nobody waits for its result; "));
            return;
        }
        const QString who = many(groups, "%1 work-group", "%1 work-groups");
        std::size_t most = 0;
        for (const auto& [group, count] : m_sorted.receivers)
            most = std::max(most, count);
        if (m_sorted.handed > groups || most > 1) { // own sums too, so that nobody waits for long
            const std::size_t again = m_sorted.handed - std::min(m_sorted.handed, groups); // behind their own sums
            add(who, Tone::strong,
                m_step.readsAgain ? blocksReadTwice(groups, again, adds())
                : !adds()         ? say(" each scan a block and publish its result as soon as they have it; ")
                : again == 0      ? say(" each scan a block and publish its sum as soon as they have it; ")
                : again == groups - 1
                    ? say(" each scan a block and publish its sum as soon as they have it, all but "
                          "block 0 later that of all up to its end too; ")
                    : say(" each scan a block and publish its sum as soon as they have it, %1 of them "
                          "later that of all up to its end too; ")
                          .arg(again));
            const std::size_t inVain = m_sorted.inVain;
            add(say("looking back over the blocks before their own, they read %1")
                    .arg(adds() ? many(m_sorted.received, "%1 sum", "%1 sums")
                                : many(m_sorted.received, "%1 result", "%1 results")),
                Tone::plain,
                (inVain > 0 ? say(inVain, ", %1 without need", ", %1 without need").arg(inVain) : QString()) +
                    say(most, ", at most %1 each; ", ", at most %1 each; ").arg(most));
            return;
        }
        std::vector<std::uint32_t> sums;
        for (std::size_t row = 0; row < m_flow.rows.size(); ++row)
            if (m_flow.rows[row].isHanded)
                sums = standIn(row);
        const QString list = named(sums);
        add(who, Tone::strong,
            (adds() ? say(groups - 1,
                          " each scan a block; the second waits for the running sum of the first and adds it; each "
                          "passes on its own running sum",
                          " each scan a block; all but the first wait for the running sum of the block before theirs "
                          "and add it; each passes on its own running sum")
                    : say(groups - 1,
                          " each scan a block; the second waits for the running result of the first and combines it "
                          "with its values; each passes on its own running result",
                          " each scan a block; all but the first wait for the running result of the block before "
                          "theirs and combine it with their values; each passes on its own running result")) +
                (list.isEmpty() ? QStringLiteral("; ") : QStringLiteral(": ") + list + QStringLiteral("; ")));
    }

    /// Each work-item adds up the sums before its block by itself.
    void tellWalks()
    {
        std::map<std::pair<std::uint32_t, Spot>, std::size_t> added; // by work-item, of the rows before the last
        std::size_t longest = 0;
        const std::uint32_t last = m_sorted.into.rbegin()->first;
        const bool hasTotals = m_flow.rows[last].rooms.size() == 1;
        for (const BlockAct& act : m_step.acts)
            if (act.op == Op::combine && (!hasTotals || act.to.row < last))
                longest = std::max(longest, ++added[{act.item, act.to}]);
        add(say("One work-item per block"), Tone::strong,
            (longest == 0  ? say(" finds no sum before it in its column")
             : longest > 1 ? say(" adds up all sums before it in its column, one by one")
                           : say(" adds up all sums before it in its column")) +
                QStringLiteral("; "));
        if (!hasTotals)
            return;
        const QString list = named(standIn(last));
        m_sentence.push_back({say("each column gets its total") +
                                  (list.isEmpty() ? QString() : QStringLiteral(": ") + list) + QStringLiteral("; "),
                              Tone::plain});
    }

    void tellTaken()
    {
        const auto& takers = m_sorted.takers;
        const std::uint32_t row = takers.begin()->first.first;
        std::vector<std::uint32_t> before;
        for (const auto& [room, value] : takers)
            before.push_back(value);
        const auto withList = [&](const QString& words) {
            const QString list = named(before);
            return list.isEmpty() ? words + QStringLiteral("; ")
                                  : words + QStringLiteral(": ") + list + QStringLiteral("; ");
        };
        if (row > 0) {
            add(many(takers.size(), "%1 part", "%1 parts"), Tone::compute,
                withList((adds()
                              ? say(takers.size(), " of “%1” adds the sum of all parts before it",
                                    " of “%1” each add the sum of all parts before them")
                              : say(takers.size(), " of “%1” combines the result of all parts before it with its own",
                                    " of “%1” each combine the result of all parts before them with their own"))
                             .arg(name(row))));
            return;
        }
        if (m_flow.rows.front().isTable) {
            const bool isOfBlocks =
                m_sorted.takenFrom && m_flow.rows[*m_sorted.takenFrom].cells == m_flow.rows.front().rooms.size();
            if (isOfBlocks) {
                add(many(takers.size(), "%1 block", "%1 blocks"), Tone::compute,
                    say(takers.size(), " adds the sum of all blocks before it in its column; ",
                        " each add the sum of all blocks before them in their column; "));
            } else {
                before = m_sorted.takenFrom ? standIn(*m_sorted.takenFrom) : std::vector<std::uint32_t>{};
                const std::size_t starts = std::min(m_sorted.taken, m_flow.outputs), rest = m_sorted.taken - starts;
                const QString all = many(starts, "%1 start", "%1 starts") +
                                    (rest > 0 ? many(rest, " and %1 of padding", " and %1 of padding") : QString());
                // Its work-groups go along the rows, across the blocks that are drawn: their number would tell of
                // these.
                add(all, Tone::compute,
                    withList(say(m_sorted.taken, " gets the base of its column added",
                                 " each get the base of their column added")));
            }
            return;
        }
        const std::uint32_t first = takers.begin()->first.second, last = takers.rbegin()->first.second;
        if (takers.size() > 1 && last - first + 1 > takers.size()) {
            QStringList rooms;
            for (const auto& [room, value] : takers)
                rooms += QString::number(room.second);
            add(rooms.size() > static_cast<qsizetype>(mostNamed)
                    ? many(takers.size(), "%1 block", "%1 blocks")
                    : say("Blocks %1").arg(rooms.join(QStringLiteral(", "))),
                Tone::compute, eachTaking(before));
            return;
        }
        if (takers.size() > 1) {
            add((last == first + 1 ? say("Blocks %1 and %2") : say("Blocks %1 to %2")).arg(first).arg(last),
                Tone::compute, eachTaking(before));
            return;
        }
        const QString values =
            m_sorted.taken == 1 ? say("its only value; ") : say("its %1 values; ").arg(countDigits(m_sorted.taken));
        add(say("Block %1").arg(first), Tone::compute,
            (adds() ? say(" adds the sum of everything before it to ")
                    : say(" combines the result of everything before it with ")) +
                values);
    }

    /// " each add the sum of everything before them to their values, 7, 14, 20 in turn; ".
    QString eachTaking(const std::vector<std::uint32_t>& before) const
    {
        const QString list = named(before);
        if (list.isEmpty())
            return (adds() ? say(" each add the sum of everything before them to their values")
                           : say(" each combine the result of everything before them with their values")) +
                   QStringLiteral("; ");
        return (adds() ? say(" each add the sum of everything before them, %1, to their values; ")
                       : say(" each combine the result of everything before them, %1, with their values; "))
            .arg(list);
    }

    /// The row whose rooms the work-groups have.
    std::uint32_t scannedRow() const
    {
        const auto room = std::ranges::find_if(m_step.rooms, [](const auto& of) { return of.has_value(); });
        return room == m_step.rooms.end() ? 0 : (*room)->row;
    }

    /// What each work-group does with its room: nothing but its sum is stored, or its prefixes.
    QString eachOf(std::uint32_t row) const
    {
        const bool isScan =
            std::ranges::any_of(m_step.acts, [row](const BlockAct& act) { return !act.isLocal && act.to.row == row; });
        if (row > 0)
            return (isScan   ? say(" each scan a part of “%1”; ")
                    : adds() ? say(" each add up a part of “%1”; ")
                             : say(" each combine a part of “%1”; "))
                .arg(name(row));
        return isScan
                   ? m_flow.rows.front().isTable ? say(" each scan one block of a column") : say(" each scan one block")
               : adds() ? say(" each add up one block")
                        : say(" each combine the values of one block");
    }

    /// Rooms of one row, each scanned by a work-group.
    void tellScan()
    {
        const std::uint32_t row = scannedRow();
        const std::size_t groups = m_launch.groups(), cells = m_flow.rows[row].cells;
        std::vector<std::uint32_t> sums;
        std::optional<std::uint32_t> below;
        for (const auto& [to, values] : m_sorted.collected) {
            if (to == row)
                continue;
            below = to;
            for (const auto& [cell, value] : values)
                sums.push_back(value);
        }
        const QString one = say("One work-group"), several = many(groups, "%1 work-group", "%1 work-groups");
        const QString list = named(sums);
        const auto ofBlocks = [&](const QString& who) {
            if (list.isEmpty() && !below)
                return who + QStringLiteral("; ");
            if (adds())
                return who + (below && list.isEmpty() ? say("; their sums go to “%1”; ").arg(name(*below))
                                                      : say("; their sums are %1; ").arg(list));
            return who + (below && list.isEmpty() ? say("; their results go to “%1”; ").arg(name(*below))
                                                  : say("; their results are %1; ").arg(list));
        };
        const auto told = [&](const QString& words, const QString& values) {
            return values.isEmpty() ? words + QStringLiteral("; ")
                                    : words + QStringLiteral(": ") + values + QStringLiteral("; ");
        };
        if (row == 0 && groups == 1)
            add(one, Tone::strong,
                m_recording.n() == 1 ? say(" stores the only value; ")
                                     : say(" scans all %1 values; ").arg(countDigits(m_recording.n())));
        else if (row == 0)
            add(several, Tone::strong, ofBlocks(eachOf(row)));
        else if (groups > 1)
            add(several, Tone::strong,
                eachOf(row) + (!below   ? QString()
                               : adds() ? say("the sums of the parts go to “%1”; ").arg(name(*below))
                                        : say("the results of the parts go to “%1”; ").arg(name(*below))));
        else if (below && m_sorted.collected.size() == 1 && m_flow.rows[*below].cells == cells && cells > 1)
            add(one, Tone::strong,
                told(say(cells, " scans the %1 total into “%2”", " scans the %1 totals into “%2”")
                             .arg(countDigits(cells), name(*below)) +
                         inRounds(row),
                     named(standIn(*below))));
        else
            add(one, Tone::strong, sumsScanned(row, cells) + QStringLiteral("; "));
    }

    /// ", in 2 rounds", of a row that is one room; empty where a work-item adds up one after another.
    QString inRounds(std::size_t row) const
    {
        const RoomRow& of = m_flow.rows[row];
        const RoomWork work = workIn(m_step, static_cast<std::uint32_t>(row), of.rooms.front());
        const std::size_t rounds = work.rounds && of.rooms.size() == 1 ? work.rounds->size() : 0;
        return rounds == 0 ? QString() : say(rounds, ", in %1 round", ", in %1 rounds").arg(rounds);
    }

    /// " scans the 4 block sums, in 2 rounds: 7, 7, 6, 11 become 7, 14, 20, 31".
    QString sumsScanned(std::size_t row, std::size_t cells) const
    {
        const auto words = [&] {
            if (row == 1)
                return adds() ? say(cells, " scans the %1 block sum", " scans the %1 block sums")
                              : say(cells, " scans the %1 block result", " scans the %1 block results");
            return adds() ? say(cells, " scans the %1 sum of “%2”", " scans the %1 sums of “%2”")
                          : say(cells, " scans the %1 result of “%2”", " scans the %1 results of “%2”");
        };
        QString text = words().arg(countDigits(cells));
        if (row != 1)
            text = text.arg(name(row));
        text += inRounds(row);
        const QString from = named(standIn(m_before, row)), into = named(standIn(row));
        return from.isEmpty() || into.isEmpty()
                   ? text
                   : text + say(cells, ": %1 becomes %2", ": %1 become %2").arg(from, into);
    }

    /// A work-group that has passed as many barriers may be further on: what it published may be shown later.
    void tellReceived()
    {
        std::size_t early = 0;
        for (const BlockAct& act : m_step.acts)
            if (act.op == Op::receive) {
                const auto& shown = m_step.after.cells[act.from[0].row][act.from[0].index];
                early += !shown || shown->bits != act.taken[0].bits ? 1 : 0;
            }
        const std::size_t received = m_sorted.received, inVain = m_sorted.inVain;
        add(adds() ? many(received, "%1 sum", "%1 sums") : many(received, "%1 result", "%1 results"), Tone::move,
            say(received, " of an earlier block is read", " of earlier blocks are read") +
                (inVain > 0 ? say(inVain, ", %1 without need", ", %1 without need").arg(inVain) : QString()) +
                (early > 0
                     ? say(early, "; %1 is shown as published in a later phase, since work-groups run on their own",
                           "; %1 are shown as published in a later phase, since work-groups run on their own")
                           .arg(early)
                     : QString()) +
                QStringLiteral("; "));
    }

    void tellPhase()
    {
        const std::size_t before = m_sentence.size();
        const QString serially = m_sorted.longest > 1 ? say(", one after another in each work-item") : QString();
        if (m_sorted.inRow > 0) {
            const auto reach = blockReach(m_flow, m_step);
            const std::size_t rooms = m_sorted.rooms.size();
            const bool sums = !m_sorted.rooms.empty() && m_sorted.rooms.begin()->first > 0;
            QString where =
                reach ? *reach == 1 ? say(" of neighbours") : say(" of values %1 places apart").arg(*reach) : QString();
            where +=
                !sums ? many(rooms, ", in %1 block; ", ", in %1 blocks; ")
                : rooms > 1
                    ? (adds() ? say(", in %1 blocks of the sums; ") : say(", in %1 blocks of the results; ")).arg(rooms)
                : adds() ? say(" of the sums; ")
                         : say(" of the results; ");
            if (!serially.isEmpty()) {
                where.chop(2);
                where += serially + QStringLiteral("; ");
            }
            add(many(m_sorted.inRow, "%1 combination", "%1 combinations"), Tone::compute, where);
        }
        for (const auto& [row, count] : m_sorted.into)
            add(many(count, "%1 combination", "%1 combinations"), Tone::compute,
                serially + say(count, " goes into “%1”; ", " go into “%1”; ").arg(name(row)));
        if (m_sorted.taken > 0)
            tellTaken();
        if (m_sorted.received > 0)
            tellReceived();
        if (m_sorted.ofReceived > 0)
            add(many(m_sorted.ofReceived, "%1 combination", "%1 combinations"), Tone::compute,
                adds() ? say(" of sums that were read; ") : say(" of results that were read; "));
        if (m_sorted.handed > 0)
            add(adds() ? many(m_sorted.handed, "%1 sum is passed on", "%1 sums are passed on")
                       : many(m_sorted.handed, "%1 result is passed on", "%1 results are passed on"),
                Tone::move,
                m_sorted.handed > 1 ? say(", block %1's first and block %2's last; ")
                                          .arg(*m_sorted.firstHanded)
                                          .arg(*m_sorted.lastHanded)
                                    : QStringLiteral("; "));
        if (m_sorted.copied > 0 && m_sentence.size() == before)
            add(many(m_sorted.copied, "%1 value", "%1 values"), Tone::strong,
                m_step.loads && m_step.stores ? say(m_sorted.copied, " is copied; ", " are copied; ")
                : m_step.toRegisters
                    ? say(m_sorted.copied, " is loaded into a register; ", " are loaded into registers; ")
                : m_step.loads
                    ? say(m_sorted.copied, " is loaded into local memory; ", " are loaded into local memory; ")
                : m_step.stores
                    ? say(m_sorted.copied, " is stored to global memory; ", " are stored to global memory; ")
                    : say(m_sorted.copied, " is copied; ", " are copied; "));
        for (const auto& [row, values] : m_sorted.collected)
            add(adds() ? many(values.size(), "%1 sum", "%1 sums") : many(values.size(), "%1 result", "%1 results"),
                Tone::move, say(values.size(), " goes to “%1”; ", " go to “%1”; ").arg(name(row)));
        if (m_sentence.size() > before)
            return;
        if (m_sorted.cleared > 0)
            add(many(m_sorted.cleared, "%1 cell", "%1 cells"), Tone::strong,
                say(m_sorted.cleared, " is cleared; ", " are cleared; "));
        else if (m_step.takesNumbers)
            add(many(m_step.items.size(), "%1 work-group", "%1 work-groups"), Tone::strong,
                say(m_step.items.size(), " takes the number of its block; ", " take the numbers of their blocks; "));
        else
            add(many(m_step.items.size(), "%1 work-item", "%1 work-items"), Tone::strong,
                say(m_step.items.size(), " reads; ", " read; "));
    }

    const Recording& m_recording;
    const BlocksFlow& m_flow;
    const BlockStep& m_step;
    const BlockSnapshot& m_before; ///< what stood before the step
    const Launch& m_launch;
    const SortedActs m_sorted;
    std::vector<Phrase> m_sentence;
};

void addState(std::vector<Phrase>& sentence, const Recording& recording, const BlocksFlow& flow, std::size_t step)
{
    const std::size_t n = flow.outputs, finished = std::min(n, flow.finishedAfter(step));
    if (const std::size_t wrong = flow.wrongAfter(step); wrong > 0) {
        sentence.push_back({say("%1 of %2").arg(countDigits(wrong), countDigits(finished)), Tone::strong});
        sentence.push_back(
            {say(wrong, " finished positions holds a wrong value.", " finished positions hold wrong values."),
             Tone::plain});
        return;
    }
    addFinished(sentence, recording, {finished, n}, false);
}

} // namespace

std::vector<Phrase> blocksNarration(const Recording& recording, const BlocksFlow& flow, Moment moment)
{
    if (moment.launch == 0 || recording.launchCount() == 0)
        return blocksInputNarration(recording, flow);
    moment.launch = std::min(moment.launch, recording.launchCount());
    const std::size_t at = stepAt(recording, moment).step;
    const bool isOfPhase = moment.phase && flow.steps[at - 1].place.phase;
    std::size_t first = at;
    while (!isOfPhase && first > 1 && flow.steps[first - 2].place.launch == moment.launch)
        --first;
    Teller teller(recording, flow, isOfPhase ? flow.steps[at - 1] : flow.whole(moment.launch), flow.at(first - 1));
    std::vector<Phrase> sentence = isOfPhase ? teller.ofPhase() : teller.ofLaunch();
    std::size_t last = at; // of a launch what stands at its end
    while (!isOfPhase && last < flow.steps.size() && flow.steps[last].place.launch == moment.launch)
        ++last;
    addState(sentence, recording, flow, last);
    std::set<Spot> raced;
    for (const BlockRace& race : flow.races)
        if (race.launch == moment.launch && (!isOfPhase || flow.steps[at - 1].place.phase == race.phase))
            raced.insert(race.read);
    if (!raced.empty()) {
        sentence.push_back({QStringLiteral(" ")});
        sentence.push_back({many(raced.size(), "%1 place", "%1 places"), Tone::strong});
        sentence.push_back({say(raced.size(), " is read with no barrier behind the write of another work-item.",
                                " are read with no barrier behind the writes of other work-items.")});
    }
    if (last == flow.steps.size() && mistakeOf(recording) && !isAnyWrong(recording))
        sentence.push_back({say(" The mistake did no harm in this run.")});
    return sentence;
}

} // namespace lockstep::ui
