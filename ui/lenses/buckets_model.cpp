#include "ui/lenses/buckets_model.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/analysis/coalescing.hpp"
#include "engine/input/input.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/origins.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostDigits = 64; ///< of more only those that occur have rows, and of more than there are keys

std::optional<std::size_t> bufferNamed(const Recording& recording, const char* name)
{
    for (std::size_t i = 0; i < recording.buffers.size(); ++i)
        if (recording.buffers[i].name == name)
            return i;
    return std::nullopt;
}

bool takes(const Launch& launch, std::optional<std::size_t> buffer)
{
    return buffer && std::any_of(launch.arguments.begin(), launch.arguments.end(),
                                 [&](const Argument& argument) { return argument.buffer == buffer; });
}

bool takesKeys(const Recording& recording, const Launch& launch)
{
    return std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
        return argument.buffer && holdsKeys(recording, *argument.buffer);
    });
}

std::optional<std::uint32_t> scalar(const Launch& launch, const char* name)
{
    for (const Argument& argument : launch.arguments)
        if (!argument.buffer && argument.name == name)
            return argument.scalar;
    return std::nullopt;
}

BucketKind kindOf(const Recording& recording)
{
    if (sortsByBits(recording))
        return BucketKind::bits;
    if (bufferNamed(recording, "firsts"))
        return BucketKind::sortedBlocks;
    if (bufferNamed(recording, "bases"))
        return BucketKind::pipeline;
    return scalar(recording.launches.front(), "stretch") ? BucketKind::stretches : BucketKind::blocks;
}

} // namespace

void chooseShownBits(BucketPass& pass, ElementType type)
{
    pass.shownShift = pass.shift;
    pass.shownWidth = pass.width;
    for (BucketKey& key : pass.keys)
        key.shown = key.digit;
    constexpr std::uint32_t mostBits = 8;
    if (pass.digit.form != DigitForm::bits)
        return;
    for (const std::uint32_t flip : {0U, ~0U}) {
        std::vector<std::uint32_t> words;
        std::uint32_t differing = 0;
        bool agrees = true;
        for (const BucketKey& key : pass.keys) {
            const std::uint32_t word = orderBits(key.bits, type) ^ flip;
            agrees = agrees && ((word >> pass.shift) & ((1U << pass.width) - 1)) == key.digit;
            differing |= word ^ (words.empty() ? word : words.front());
            words.push_back(word);
        }
        const std::uint32_t total =
            std::max(static_cast<std::uint32_t>(std::bit_width(differing)), pass.shift + pass.width);
        const std::uint32_t whole = (total + pass.width - 1) / pass.width * pass.width;
        if (agrees && whole <= mostBits) {
            pass.shownBits = whole;
            pass.shownWords = std::move(words);
            return;
        }
    }
}

std::uint32_t BucketDigit::bucketOf(std::uint32_t order, std::uint32_t bits) const
{
    if (form == DigitForm::decimal)
        return descends ? 9 - bits / place % 10 : bits / place % 10;
    return (order >> shift) & largest;
}

QString BucketDigit::name(std::uint32_t bucket) const
{
    const std::uint32_t digit = descends && form != DigitForm::bits ? largest - bucket : bucket;
    if (form == DigitForm::decimal)
        return QString::number(digit);
    if (form == DigitForm::character) // behind the end of a word there is none
        return digit == 0 ? QStringLiteral("–") : QString(QChar::fromLatin1(static_cast<char>(digit)));
    return digitText(bucket, width);
}

QString BucketDigit::label() const
{
    if (form == DigitForm::bits)
        return bitsText(shift, width);
    if (form == DigitForm::character)
        return say("character %1").arg(4 - shift / 8);
    switch (place) {
    case 1:
        return say("ones digit");
    case 10:
        return say("tens digit");
    case 100:
        return say("hundreds digit");
    case 1000:
        return say("thousands digit");
    default:
        return say("digit of %1").arg(countDigits(place));
    }
}

std::size_t BucketPass::rowOf(std::uint32_t bucket) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(rows, bucket) - rows.begin());
}

bool sortsByBits(const Recording& recording)
{
    if (sortsByBallots(recording))
        return true;
    return !recording.launches.empty() && recording.launches.front().meaning.pass &&
           !bufferNamed(recording, "counts") && bufferNamed(recording, "bits") && bufferNamed(recording, "ones before");
}

std::optional<TableShape> tableShape(const Recording& recording)
{
    if (recording.launches.empty() || recording.n() == 0)
        return std::nullopt;
    TableShape table;
    const Launch& first = recording.launches.front();
    if (sortsByBits(recording)) {
        table = {BucketKind::bits, 2, (recording.n() + first.local - 1) / first.local, first.local};
    } else {
        const auto counts = bufferNamed(recording, "counts");
        if (!counts || !bufferNamed(recording, "starts") || recording.buffers[*counts].shape.size() != 2)
            return std::nullopt;
        const std::vector<std::size_t>& shape = recording.buffers[*counts].shape;
        table.kind = kindOf(recording);
        const bool turned = table.kind == BucketKind::pipeline; // there a row is a work-group
        table.digits = shape[turned ? 1 : 0];
        table.groups = shape[turned ? 0 : 1];
        if (table.digits == 0 || table.groups == 0)
            return std::nullopt;
        table.perGroup = scalar(first, "stretch").value_or(static_cast<std::uint32_t>(first.local));
        table.perGroup = std::min(table.perGroup, recording.n());
        if (table.kind != BucketKind::stretches &&
            (table.perGroup == 0 || (recording.n() + table.perGroup - 1) / table.perGroup != table.groups))
            table.perGroup = (recording.n() + table.groups - 1) / table.groups;
        if (const auto sums = bufferNamed(recording, "sums"); turned && sums)
            table.blocks = recording.buffers[*sums].size() / table.digits;
        // Work-items that several keys are a block's, each some of them.
        if (const auto perItem = recording.parameters.find("per-item");
            table.kind == BucketKind::sortedBlocks && perItem != recording.parameters.end())
            table.perGroup = std::min<std::size_t>(first.local * std::stoul(perItem->second), recording.n());
    }
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1)
        table.rows = std::max(table.rows, rowsOfPass(recording, table, k).size());
    return table;
}

BucketStep bucketStep(const Recording& recording, std::size_t launch)
{
    if (launch == 0 || launch > recording.launchCount())
        return BucketStep::input;
    const Launch& l = recording.launches[launch - 1];
    if (!takesKeys(recording, l))
        return BucketStep::scan;
    return takes(l, bufferNamed(recording, "starts")) || takes(l, bufferNamed(recording, "ones before"))
               ? BucketStep::scatter
               : BucketStep::histogram;
}

std::size_t passStart(const Recording& recording, std::size_t launch)
{
    while (launch > 1 && bucketStep(recording, launch) != BucketStep::histogram)
        --launch;
    return std::max<std::size_t>(launch, 1);
}

std::size_t passEnd(const Recording& recording, std::size_t launch)
{
    launch = std::max<std::size_t>(launch, 1);
    while (launch < recording.launchCount() && bucketStep(recording, launch) != BucketStep::scatter)
        ++launch;
    return launch;
}

BucketDigit digitOfPass(const Recording& recording, std::size_t launch)
{
    const Launch& first = recording.launches[passStart(recording, launch) - 1];
    BucketDigit digit;
    digit.descends = largestFirst(recording);
    if (const auto place = first.meaning.shift ? std::nullopt : scalar(first, "place")) { // not bits: a power of ten
        digit.form = DigitForm::decimal;
        digit.place = *place;
        digit.largest = 9;
        return digit;
    }
    digit.shift = first.meaning.shift.value_or(0);
    digit.width = std::clamp<std::uint32_t>(first.meaning.bits.value_or(1), 1, 16);
    digit.largest = (1U << digit.width) - 1;
    if (recording.type == ElementType::text && digit.width == 8)
        digit.form = DigitForm::character;
    return digit;
}

std::vector<std::uint32_t> rowsOfPass(const Recording& recording, const TableShape& shape, std::size_t launch)
{
    const BucketDigit digit = digitOfPass(recording, launch);
    std::set<std::uint32_t> rows;
    const bool isSparse =
        shape.digits > mostDigits || (digit.form == DigitForm::decimal && recording.n() < shape.digits);
    if (!isSparse)
        for (std::uint32_t d = 0; d < shape.digits; ++d)
            rows.insert(d);
    else if (const KeyOrder order = keyOrder(recording.parameters); recording.n() <= 4096)
        for (const std::uint32_t bits : recording.input)
            rows.insert(digit.bucketOf(order.order(bits), bits));
    return {rows.begin(), rows.end()};
}

namespace {

/// Reads a pass from its states and events.
class PassReader {
public:
    PassReader(const Resident& resident, std::size_t launch, const TableShape& shape)
        : m_resident(resident), m_recording(*resident.recording), m_shape(shape)
    {
        m_pass.kind = shape.kind;
        m_pass.launch = launch;
        m_pass.step = bucketStep(m_recording, launch);
        m_pass.firstLaunch = passStart(m_recording, launch);
        m_pass.lastLaunch = passEnd(m_recording, std::max(launch, m_pass.firstLaunch));
        m_pass.digits = shape.digits;
        m_pass.groups = shape.groups;
        m_pass.perGroup = shape.perGroup;
        m_pass.digit = digitOfPass(m_recording, m_pass.firstLaunch);
        m_pass.shift = m_pass.digit.shift;
        m_pass.width = m_pass.digit.width;
        m_pass.rows = rowsOfPass(m_recording, shape, m_pass.firstLaunch);
        m_pass.keys.resize(m_recording.n());
        m_pass.keyAt.assign(m_recording.n(), 0);
        m_pass.sortedAt.resize(m_recording.n());
        for (std::size_t i = 0; i < m_recording.n(); ++i)
            m_pass.keys[i].sorted = m_pass.sortedAt[i] = static_cast<std::uint32_t>(i);
    }

    bool read()
    {
        for (std::size_t k = m_pass.firstLaunch; k <= m_pass.lastLaunch; ++k)
            if (m_resident.eventsOf(k) == nullptr)
                return false;
        if (m_resident.state(m_pass.launch) == nullptr)
            return false;
        if (m_pass.kind == BucketKind::sortedBlocks)
            readSortedBlocks();
        readMoves();
        readCounts();
        if (m_pass.kind == BucketKind::sortedBlocks)
            countRuns();
        if (m_pass.kind == BucketKind::bits)
            readOnes();
        else
            readTable();
        if (m_pass.kind == BucketKind::pipeline)
            readSums();
        const bool areSorted = m_pass.step == BucketStep::scan || m_pass.step == BucketStep::scatter;
        for (std::size_t i = 0; i < m_pass.keys.size(); ++i)
            m_pass.keys[i].upper = areSorted ? m_pass.keys[i].sorted : static_cast<std::uint32_t>(i);
        chooseShownBits(m_pass, m_recording.type);
        followEqual();
        return true;
    }

    BucketPass take() { return std::move(m_pass); }

private:
    const Words* words(std::size_t state, const char* buffer) const
    {
        const State* at = m_resident.state(state);
        const auto index = bufferNamed(m_recording, buffer);
        return at && index && *index < at->buffers.size() && at->buffers[*index] ? at->buffers[*index].get() : nullptr;
    }
    const Events& eventsOf(std::size_t launch) const { return *m_resident.eventsOf(launch); }

    /// Where each key stands when its work-group has sorted its block.
    void readSortedBlocks()
    {
        const auto sorted = bufferNamed(m_recording, "sorted blocks");
        Origins origins(m_recording);
        origins.begin(0, m_recording.n());
        for (const Event& event : eventsOf(m_pass.firstLaunch))
            origins.apply(event);
        for (std::size_t j = 0; sorted && j < m_recording.n(); ++j) {
            const std::uint32_t position =
                origins.at(static_cast<std::uint32_t>(*sorted), static_cast<std::uint32_t>(j));
            if (position < m_pass.keys.size()) {
                m_pass.sortedAt[j] = position;
                m_pass.keys[position].sorted = static_cast<std::uint32_t>(j);
            }
        }
    }

    void readMoves()
    {
        std::vector<std::uint32_t> movedBefore;
        for (const Event& event : eventsOf(m_pass.lastLaunch)) {
            if (event.op != Op::move || event.readCount < 2 || event.writeCount < 1)
                continue;
            const Access& from = event.readSlots[0];
            const std::uint32_t slot = event.writeSlots[0].index;
            if (from.index >= m_pass.keys.size() || slot >= m_pass.keys.size())
                continue;
            const std::uint32_t position = m_pass.sortedAt[from.index];
            BucketKey& key = m_pass.keys[position];
            key.bits = from.value;
            if (m_pass.kind == BucketKind::blocks || m_pass.kind == BucketKind::sortedBlocks)
                key.digit = static_cast<std::uint32_t>(event.readSlots[1].index / m_pass.groups);
            else if (m_pass.kind != BucketKind::bits) // a counter of the work-item's own
                key.digit = static_cast<std::uint32_t>(event.readSlots[1].index % m_pass.digits);
            key.group = static_cast<std::uint32_t>(position / m_pass.perGroup);
            key.moveItem = event.item;
            key.start = event.readSlots[1].value;
            key.slot = slot;
            m_pass.keyAt[slot] = position;
            if (event.item >= movedBefore.size())
                movedBefore.resize(event.item + std::size_t{1}, 0);
            key.moveTurn = movedBefore[event.item]++;
            m_pass.itemTurns = std::max<std::size_t>(m_pass.itemTurns, movedBefore[event.item]);
        }
    }

    /// Neighbouring work-items that write neighbouring places at once; and how it would be in the keys' old order.
    void countRuns()
    {
        const LaneWidths widths;
        const Launch& launch = m_recording.launches[m_pass.lastLaunch - 1];
        m_pass.runs = runsOf(accessRuns(launch, eventsOf(m_pass.lastLaunch), widths));
        const std::size_t n = m_pass.keys.size(), local = launch.local;
        const auto goesOn = [&](std::size_t j, std::uint32_t slot, std::uint32_t next) {
            const std::size_t lane = j % m_pass.perGroup % local;
            return (j + 1) % m_pass.perGroup != 0 && (lane + 1) % std::min<std::size_t>(local, widths.wavefront) != 0 &&
                   next == slot + 1;
        };
        m_pass.endsRun.assign(n, true);
        m_pass.runsUnsorted = n == 0 ? 0 : 1;
        for (std::size_t j = 0; j + 1 < n; ++j) {
            m_pass.endsRun[j] =
                !goesOn(j, m_pass.keys[m_pass.sortedAt[j]].slot, m_pass.keys[m_pass.sortedAt[j + 1]].slot);
            m_pass.runsUnsorted += goesOn(j, m_pass.keys[j].slot, m_pass.keys[j + 1].slot) ? 0 : 1;
        }
    }

    void readCounts()
    {
        // A work-item that counts alone looks at a key, then raises a counter of its own.
        std::vector<std::uint32_t> lastKey, countedBefore;
        for (const Event& event : eventsOf(m_pass.firstLaunch)) {
            const auto known = [&](std::vector<std::uint32_t>& of) -> std::uint32_t& {
                if (event.item >= of.size())
                    of.resize(event.item + std::size_t{1}, 0);
                return of[event.item];
            };
            const std::uint32_t index = event.readCount > 0 ? event.readSlots[0].index : 0;
            const bool isCount = event.op == Op::count && event.readCount >= 2 && index < m_pass.keys.size();
            if (isCount || (event.op == Op::digit && index < m_pass.keys.size() && m_pass.kind == BucketKind::bits)) {
                BucketKey& key = m_pass.keys[index];
                key.countItem = event.item;
                if (isCount)
                    key.counted = event.readSlots[1].value;
                else
                    key.digit = event.writeSlots[0].value;
            } else if (event.op == Op::tally && event.readCount > 0 && index < m_pass.keys.size() &&
                       m_pass.kind == BucketKind::stretches) {
                known(lastKey) = index;
            } else if (event.op == Op::advance && event.readCount > 0 && m_pass.kind == BucketKind::stretches) {
                BucketKey& key = m_pass.keys[known(lastKey)];
                key.countItem = event.item;
                key.counted = event.readSlots[0].value;
                key.countTurn = known(countedBefore)++;
            }
        }
    }

    /// By digit, then group, however the buffer lies.
    std::vector<std::uint32_t> table(const Words* words) const
    {
        std::vector<std::uint32_t> all(m_pass.digits * m_pass.groups, 0);
        for (std::size_t d = 0; words != nullptr && d < m_pass.digits; ++d)
            for (std::size_t g = 0; g < m_pass.groups; ++g) {
                const std::size_t at = m_pass.kind == BucketKind::pipeline ? g * m_pass.digits + d : m_pass.cell(d, g);
                all[m_pass.cell(d, g)] = at < words->size() ? (*words)[at] : 0;
            }
        return all;
    }

    void readTable()
    {
        const auto starts = bufferNamed(m_recording, "starts");
        m_pass.startItem.assign(m_pass.digits * m_pass.groups, 0);
        for (std::size_t k = m_pass.firstLaunch + 1; k < m_pass.lastLaunch; ++k) {
            if (m_pass.launch > m_pass.firstLaunch && k > m_pass.launch)
                break;
            std::size_t written = 0;
            for (const Event& event : eventsOf(k))
                for (const Access& write : event.writes())
                    if (write.array == starts && write.index < m_pass.startItem.size()) {
                        const std::size_t cell =
                            m_pass.kind == BucketKind::pipeline
                                ? m_pass.cell(write.index % m_pass.digits, write.index / m_pass.digits)
                                : write.index;
                        m_pass.startItem[cell] = event.item;
                        ++written;
                    }
            m_pass.startsWritten = k == m_pass.launch || m_pass.step != BucketStep::scan ? written : 0;
        }
        if (m_pass.launch >= m_pass.firstLaunch)
            m_pass.counts = table(words(m_pass.launch, "counts"));
        if (m_pass.launch > m_pass.firstLaunch)
            m_pass.starts = table(words(m_pass.launch, "starts"));
        if (m_pass.step == BucketStep::scan && m_pass.launch > m_pass.firstLaunch + 1)
            m_pass.oldStarts = table(words(m_pass.launch - 1, "starts"));
        if (m_pass.step == BucketStep::scatter) // a work-item's own counters have gone on
            for (BucketKey& key : m_pass.keys)
                key.start = m_pass.starts[m_pass.cell(key.digit, key.group)];
    }

    void readSums()
    {
        constexpr std::array names{"sums", "sums before", "totals", "bases"};
        BucketSums& sums = m_pass.sums;
        sums.blocks = m_shape.blocks;
        if (const auto rows = m_recording.parameters.find("rows-per-block"); rows != m_recording.parameters.end())
            sums.rowsOfBlock = std::stoul(rows->second);
        if (m_pass.step != BucketStep::scan && m_pass.step != BucketStep::scatter)
            return;
        const auto isWritten = [&](std::size_t launch, const char* name) {
            const auto buffer = bufferNamed(m_recording, name);
            return std::ranges::any_of(m_recording.launches[launch - 1].arguments, [&](const Argument& argument) {
                return argument.buffer == buffer && argument.writable;
            });
        };
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t k = m_pass.firstLaunch + 1; k <= m_pass.launch; ++k)
                if (isWritten(k, names[i])) {
                    sums.isWritten[i] = k == m_pass.launch;
                    if (const Words* made = words(m_pass.launch, names[i]))
                        sums.now[i] = *made;
                }
        const Launch& launch = m_recording.launches[m_pass.launch - 1];
        sums.writesStarts = m_pass.step == BucketStep::scan && isWritten(m_pass.launch, "starts");
        sums.readsBefore = sums.writesStarts && takes(launch, bufferNamed(m_recording, "sums before"));
        sums.readsBases = sums.writesStarts && takes(launch, bufferNamed(m_recording, "bases"));
    }

    void followEqual()
    {
        if (m_recording.type != ElementType::pair)
            return;
        const KeyOrder order = keyOrder(m_recording.parameters);
        std::map<std::uint32_t, std::uint32_t> next;
        m_pass.nextEqual.resize(m_pass.keys.size());
        for (std::size_t i = m_pass.keys.size(); i-- > 0;) {
            const auto at = static_cast<std::uint32_t>(i);
            std::uint32_t& after = next.try_emplace(order.order(m_pass.keys[i].bits), at).first->second;
            m_pass.nextEqual[i] = after;
            after = at;
        }
    }

    void readOnes()
    {
        const auto ones = bufferNamed(m_recording, "ones before");
        m_pass.onesWritten.assign(m_recording.n() + 1, false);
        m_pass.onesItem.assign(m_recording.n() + 1, 0);
        if (m_pass.step != BucketStep::scan && m_pass.step != BucketStep::scatter)
            return;
        if (const Words* now = words(m_pass.launch, "ones before"))
            m_pass.ones = *now;
        if (m_pass.launch > m_pass.firstLaunch + 1)
            if (const Words* old = words(m_pass.launch - 1, "ones before"))
                m_pass.oldOnes = *old;
        if (m_pass.step != BucketStep::scan)
            return;
        for (const Event& event : eventsOf(m_pass.launch))
            for (const Access& write : event.writes())
                if (write.array == ones && write.index < m_pass.onesWritten.size()) {
                    m_pass.onesWritten[write.index] = true;
                    m_pass.onesItem[write.index] = event.item;
                }
    }

    const Resident& m_resident;
    const Recording& m_recording;
    const TableShape& m_shape;
    BucketPass m_pass;
};

} // namespace

std::optional<BucketPass> readBucketPass(const Resident& resident, std::size_t launch)
{
    const std::optional<TableShape> shape = tableShape(*resident.recording);
    if (!shape)
        return std::nullopt;
    PassReader reader(resident, launch, *shape);
    if (!reader.read())
        return std::nullopt;
    return reader.take();
}

EqualPairs equalPairs(const BucketPass& pass)
{
    EqualPairs pairs;
    for (std::size_t i = 0; i < pass.nextEqual.size(); ++i)
        for (std::size_t j = i; pass.nextEqual[j] != j;) {
            j = pass.nextEqual[j];
            ++(pass.keys[i].slot < pass.keys[j].slot ? pairs.keep : pairs.cross);
        }
    return pairs;
}

QString digitText(std::uint32_t digit, std::uint32_t width)
{
    return QStringLiteral("%1").arg(digit, static_cast<int>(width), 2, QLatin1Char('0'));
}

QString bitsText(std::uint32_t shift, std::uint32_t width)
{
    return width == 1 ? say("bit %1").arg(shift) : say("bits %1..%2").arg(shift + width - 1).arg(shift);
}

} // namespace lockstep::ui
