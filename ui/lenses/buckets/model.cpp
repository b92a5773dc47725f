#include "ui/lenses/buckets/model.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/lenses/buckets/read_phases.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostDigits = 64; ///< of more only those that occur have rows

bool takesKeys(const Recording& recording, const Launch& launch)
{
    return std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
        return argument.buffer && holdsKeys(recording, *argument.buffer);
    });
}

BucketKind kindOf(const Recording& recording)
{
    if (sortsByBits(recording))
        return BucketKind::bits;
    if (bufferOf(recording, Holds::firsts))
        return BucketKind::sortedBlocks;
    if (bufferOf(recording, Holds::bases))
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
        if (agrees && whole <= mostShownBits) {
            pass.shownBits = whole;
            pass.shownWords = std::move(words);
            for (std::uint32_t& word : pass.shownWords) // the key's own bits, also where its digit is complemented
                word ^= flip;
            return;
        }
    }
}

std::uint32_t BucketDigit::bucketOf(std::uint32_t order, std::uint32_t bits) const
{
    if (form == DigitForm::decimal)
        return descends ? 9 - bits / place % 10 : bits / place % 10;
    if (words) {
        const std::uint32_t character = words->character(bits, WordTable::placeOf(shift));
        return descends ? largest - character : character;
    }
    return (order >> shift) & largest;
}

QString BucketDigit::name(std::uint32_t bucket) const
{
    const std::uint32_t digit = descends ? largest - bucket : bucket; // the keys' own
    if (form == DigitForm::decimal)
        return QString::number(digit);
    if (form == DigitForm::character) // behind the end of a word there is none
        return digit == 0 ? QStringLiteral("–") : QString(QChar::fromLatin1(static_cast<char>(digit)));
    return digitText(digit, width);
}

qsizetype BucketDigit::letter() const
{
    return words ? static_cast<qsizetype>(WordTable::placeOf(shift)) : 3 - static_cast<qsizetype>(shift / 8);
}

QString BucketDigit::label() const
{
    if (form == DigitForm::bits)
        return bitsText(shift, width);
    if (form == DigitForm::character)
        return say("character %1").arg(letter() + 1);
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

QString BucketDigit::counted(std::uint32_t bit, std::uint32_t bits) const
{
    const QString text = bitsText(bit, bits);
    return isComplemented() ? say("%1 (complemented)").arg(text) : text;
}

std::size_t BucketPass::rowOf(std::uint32_t bucket) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(rows, bucket) - rows.begin());
}

namespace {

/// The pass's scalars tell a digit: a power of ten, or no bit above the highest.
bool hasDigit(const Recording& recording, const Launch& launch)
{
    if (recording.parameters.contains(wordsParameter))
        return launch.meaning.shift <= WordTable::shiftOf(0) && launch.meaning.bits == 8U;
    constexpr std::array<std::uint32_t, 10> tens{1,       10,        100,        1'000,       10'000,
                                                 100'000, 1'000'000, 10'000'000, 100'000'000, 1'000'000'000};
    const auto place = launch.meaning.shift ? std::nullopt : scalar(launch, "place");
    return launch.meaning.shift.value_or(0) < 32 && (!place || std::ranges::count(tens, *place) > 0);
}

} // namespace

std::optional<TableShape> tableShape(const Recording& recording)
{
    if (recording.launches.empty() || recording.n() == 0 || bucketStep(recording, 1) != BucketStep::histogram)
        return std::nullopt;
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        if (bucketStep(recording, k) == BucketStep::histogram && !hasDigit(recording, recording.launches[k - 1]))
            return std::nullopt;
    TableShape table;
    const Launch& first = recording.launches.front();
    if (sortsInSweeps(recording)) {
        table.kind = BucketKind::sweeps;
        table.digits = recording.buffers[*bufferOf(recording, Holds::bases)].shape[1];
        table.perGroup = blockSize(recording, first);
        table.groups = (recording.n() + table.perGroup - 1) / table.perGroup;
        if (table.digits == 0)
            return std::nullopt;
    } else if (sortsByBits(recording)) {
        table = {BucketKind::bits, 2, (recording.n() + first.local - 1) / first.local, first.local};
    } else {
        const auto counts = bufferOf(recording, Holds::counts);
        if (!counts || !bufferOf(recording, Holds::starts) || recording.buffers[*counts].shape.size() != 2)
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
        if (const auto sums = bufferOf(recording, Holds::blockSums); turned && sums)
            table.blocks = recording.buffers[*sums].size() / table.digits;
        // Work-items that several keys are a block's, each some of them.
        if (const auto perItem = recording.parameters.find("per-item");
            table.kind == BucketKind::sortedBlocks && perItem != recording.parameters.end())
            table.perGroup = std::min<std::size_t>(first.local * std::stoul(perItem->second), recording.n());
        // Each key has a column, whatever the launches were told.
        if (table.perGroup == 0 || (recording.n() - 1) / table.perGroup >= table.groups)
            return std::nullopt;
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
    const bool takesPlaces = takes(l, bufferOf(recording, Holds::starts)) ||
                             takes(l, bufferOf(recording, Holds::onesBefore)) ||
                             (sortsInSweeps(recording) && takes(l, bufferOf(recording, Holds::bases)));
    return takesPlaces ? BucketStep::scatter : BucketStep::histogram;
}

std::size_t passStart(const Recording& recording, std::size_t launch)
{
    const bool inSweeps = sortsInSweeps(recording); // there a pass may have but its scatter
    while (launch > 1 && bucketStep(recording, launch) != BucketStep::histogram &&
           !(inSweeps && bucketStep(recording, launch - 1) == BucketStep::scatter))
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
    // Launches of all passes are of no digit.
    const std::size_t of = sortsInSweeps(recording) ? passEnd(recording, launch) : passStart(recording, launch);
    const Launch& first = recording.launches[of - 1];
    BucketDigit digit;
    digit.descends = largestFirst(recording);
    if (const auto place = first.meaning.shift ? std::nullopt : scalar(first, "place")) { // not bits: a power of ten
        digit.form = DigitForm::decimal;
        digit.place = *place;
        digit.largest = 9;
        return digit;
    }
    if (const auto words = WordTable::of(recording.parameters)) {
        digit.words = words;
        digit.form = DigitForm::character;
        digit.shift = std::min(first.meaning.shift.value_or(0), WordTable::shiftOf(0));
        digit.width = 8;
        digit.largest = 0xFF;
        return digit;
    }
    digit.shift = first.meaning.shift.value_or(0);
    digit.shift = std::min<std::uint32_t>(digit.shift, 31);
    digit.width = std::clamp<std::uint32_t>(first.meaning.bits.value_or(1), 1, std::min(16U, 32 - digit.shift));
    digit.largest = (1U << digit.width) - 1;
    if (recording.type == ElementType::text && digit.width == 8)
        digit.form = DigitForm::character;
    return digit;
}

std::vector<std::uint32_t> rowsOfPass(const Recording& recording, const TableShape& shape, std::size_t launch)
{
    const BucketDigit digit = digitOfPass(recording, launch);
    std::set<std::uint32_t> rows;
    // Where digits are many and keys few, only digits that occur have rows, too
    const std::uint64_t possible = std::min<std::uint64_t>(shape.digits, digit.largest + std::uint64_t{1});
    const bool isSparse = shape.digits > mostDigits || (possible > 8 && recording.n() < possible);
    if (!isSparse)
        for (std::uint32_t d = 0; d < shape.digits && d <= digit.largest; ++d)
            rows.insert(d);
    else if (const KeyOrder order = keyOrder(recording.parameters); recording.n() <= 4096)
        for (const std::uint32_t bits : recording.input)
            rows.insert(digit.bucketOf(order.order(bits), bits));
    return {rows.begin(), rows.end()};
}

void followEqual(BucketPass& pass, const Recording& recording)
{
    if (recording.type != ElementType::pair)
        return;
    const KeyOrder order = keyOrder(recording.parameters);
    std::map<std::uint32_t, std::uint32_t> next;
    pass.nextEqual.resize(pass.keys.size());
    for (std::size_t i = pass.keys.size(); i-- > 0;) {
        const auto at = static_cast<std::uint32_t>(i);
        std::uint32_t& after = next.try_emplace(order.order(pass.keys[i].bits), at).first->second;
        pass.nextEqual[i] = after;
        after = at;
    }
}

EqualPairs equalPairs(const BucketPass& pass)
{
    EqualPairs pairs;
    for (std::size_t i = 0; i < pass.nextEqual.size(); ++i)
        if (const std::size_t next = pass.nextEqual[i]; next != i)
            ++(pass.keys[i].slot < pass.keys[next].slot ? pairs.keep : pairs.cross);
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

std::size_t bytesOf(const BucketPass& pass)
{
    std::size_t bytes = bytesOf(pass.keys) + bytesOf(pass.rounds) + bytesOf(pass.phaseOnes) + bytesOf(pass.counters) +
                        bytesOf(pass.transfers) + bytesOf(pass.edges) + bytesOf(pass.onesRuns);
    for (const auto* list :
         {&pass.rows, &pass.keyAt, &pass.sortedAt, &pass.counts, &pass.starts, &pass.oldStarts, &pass.startItem,
          &pass.startGroup, &pass.ones, &pass.oldOnes, &pass.onesItem, &pass.onesAdded, &pass.tileSums,
          &pass.tilesBefore, &pass.shownWords, &pass.nextEqual, &pass.counterRows})
        bytes += bytesOf(*list);
    for (const auto* lists : {&pass.sums.now, &pass.sums.old})
        for (const auto& list : *lists)
            bytes += bytesOf(list);
    for (const BucketRound& round : pass.rounds)
        bytes += bytesOf(round.places) + bytesOf(round.digits);
    return bytes;
}

} // namespace lockstep::ui
