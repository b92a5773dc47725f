// The radix sort of one work-group: a bit takes two phases of its one launch, in which the work-items gather their
// keys' bits in one word and move by it.

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/buckets/scene.hpp"

#include <algorithm>
#include <bit>

namespace lockstep::ui {

namespace {

/// What one phase of the launch does, or the whole launch at rest.
enum class BallotStep { load, ballot, move, store, whole };

struct BallotPlace {
    BallotStep step = BallotStep::load;
    std::uint32_t bit = 0;
};

std::uint32_t bitsOf(const Launch& launch)
{
    for (const Argument& argument : launch.arguments)
        if (!argument.buffer && argument.name == "bits")
            return std::clamp(argument.scalar, 1U, 32U);
    return 1;
}

BallotPlace placeOf(const Recording& recording, const Moment& moment)
{
    const Launch& launch = recording.launches.front();
    const std::uint32_t bits = bitsOf(launch);
    if (!moment.phase && moment.fraction >= 1)
        return {BallotStep::whole, 0};
    const Moment inside = withinLaunch(recording, moment);
    if (!inside.phase || *inside.phase >= launch.phases.size())
        return {BallotStep::store, bits - 1};
    const std::uint32_t phase = launch.phases[*inside.phase];
    if (phase == 0)
        return {BallotStep::load, 0};
    if (phase > 2 * bits)
        return {BallotStep::store, bits - 1};
    return {phase % 2 == 1 ? BallotStep::ballot : BallotStep::move, (phase - 1) / 2};
}

constexpr std::size_t half = 32; ///< of the two that keys go to and fro between

/// Where one bit takes the keys; all lists are by the place in which a key stood before.
struct BallotMoves {
    std::vector<std::uint32_t> to, digits, words, items;
    std::uint32_t ballot = 0;
};

BallotMoves movesOf(const Events& events, std::size_t n, std::uint32_t bit)
{
    BallotMoves moves;
    moves.digits.resize(n);
    moves.words.resize(n);
    moves.items.resize(n);
    for (std::uint32_t i = 0; i < n; ++i)
        moves.to.push_back(i);
    for (const Event& event : events) {
        if (event.op != Op::move || event.phase != 2 + 2 * bit || event.readCount < 2)
            continue;
        const std::uint32_t from = event.readSlots[0].index % half, to = event.writeSlots[0].index % half;
        if (from >= n || to >= n)
            continue;
        moves.ballot = event.readSlots[1].value;
        moves.to[from] = to;
        moves.digits[from] = moves.ballot >> from & 1;
        moves.words[from] = event.readSlots[0].value;
        moves.items[from] = event.item;
    }
    return moves;
}

/// The keys as they were given, and each bit's moves one after the other.
void readRounds(BucketPass& pass, const Events& events, std::uint32_t bits)
{
    const std::size_t n = pass.keys.size();
    std::vector<std::uint32_t> place(n);
    for (std::uint32_t i = 0; i < n; ++i)
        place[i] = i;
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
        const BallotMoves moves = movesOf(events, n, bit);
        BucketRound& round = pass.rounds.emplace_back();
        round.shift = bit;
        for (std::size_t i = 0; i < n; ++i) {
            if (bit == 0)
                pass.keys[i].bits = moves.words[i];
            round.digits.push_back(moves.digits[place[i]]);
            place[i] = moves.to[place[i]];
        }
        round.places = place;
    }
    for (std::size_t i = 0; i < n; ++i) {
        pass.keys[i].slot = place[i];
        pass.keyAt[place[i]] = static_cast<std::uint32_t>(i);
    }
}

} // namespace

std::uint32_t ballotBits(const Recording& recording)
{
    return bitsOf(recording.launches.front());
}

std::optional<BucketPass> readBallots(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    const Events* events = resident.eventsOf(1);
    if (events == nullptr)
        return std::nullopt;
    const std::size_t n = recording.n();
    // Before the launch the keys stand as its first move finds them.
    const BallotPlace place = moment.launch == 0 ? BallotPlace{} : placeOf(recording, moment);
    BucketPass pass;
    pass.kind = BucketKind::bits;
    pass.launch = moment.launch;
    pass.firstLaunch = pass.lastLaunch = 1;
    pass.digits = 2;
    pass.groups = 1;
    pass.perGroup = n;
    pass.rows = {0, 1};
    pass.width = pass.digit.width = 1;
    pass.digit.descends = largestFirst(recording);
    pass.shift = pass.digit.shift = place.bit;
    pass.keys.resize(n);
    pass.keyAt.assign(n, 0);
    pass.sortedAt.resize(n);
    pass.ones.assign(n + 1, 0);
    pass.onesWritten.assign(n + 1, false);
    pass.onesItem.assign(n + 1, 0);
    const BallotMoves moves = movesOf(*events, n, place.bit);
    const bool stores = place.step == BallotStep::store;
    for (std::uint32_t i = 0; i < n; ++i) {
        BucketKey& key = pass.keys[stores ? moves.to[i] : i]; // what is stored has moved before
        const std::uint32_t slot = moves.to[i];
        pass.keys[i].upper = pass.keys[i].sorted = pass.sortedAt[i] = i;
        key.bits = moves.words[i];
        key.digit = moves.digits[i];
        key.countItem = key.moveItem = stores ? moves.items[slot] : moves.items[i];
        key.slot = slot;
        pass.keyAt[slot] = stores ? slot : i;
        pass.ones[i] = static_cast<std::uint32_t>(std::popcount(moves.ballot & ((1U << i) - 1)));
    }
    pass.ones[n] = static_cast<std::uint32_t>(std::popcount(moves.ballot));
    if (moment.launch > 0)
        switch (place.step) {
        case BallotStep::load:
            pass.title = say("load");
            pass.carried = Carried::loaded;
            for (std::uint32_t i = 0; i < n; ++i)
                pass.keyAt[i] = pass.keys[i].slot = i;
            break;
        case BallotStep::ballot:
            pass.step = BucketStep::histogram;
            pass.title = say("ballot");
            break;
        case BallotStep::move:
            pass.step = BucketStep::scatter;
            pass.title = say("move");
            break;
        case BallotStep::store:
            pass.title = say("store");
            pass.carried = Carried::stored;
            break;
        case BallotStep::whole:
            pass.carried = Carried::sorted;
            readRounds(pass, *events, bitsOf(recording.launches.front()));
            break;
        }
    followEqual(pass, recording);
    chooseShownBits(pass, recording.type);
    return pass;
}

Moment ballotMoment(const Recording& recording, Moment moment)
{
    return {moment.launch, withinLaunch(recording, moment).fraction};
}

std::vector<Phrase> ballotNarration(const Recording& recording, const BucketPass& pass, Moment moment)
{
    const std::size_t n = recording.n();
    const QString keys = many(n, "%1 key", "%1 keys");
    const QString bits = many(ballotBits(recording), "%1 bit", "%1 bits");
    if (moment.launch == 0)
        return {{keys, Tone::strong},
                {say(n, " waits: one work-group is to sort it by ", " wait: one work-group is to sort them by "),
                 Tone::plain},
                {bits, Tone::strong},
                {say(", the lowest first."), Tone::plain}};
    if (!moment.phase)
        return {{say("One work-group sorts "), Tone::plain},
                {keys, Tone::strong},
                {say(" in local memory, one bit after the other: "), Tone::plain},
                {bits, Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    switch (placeOf(recording, moment).step) {
    case BallotStep::whole:
    case BallotStep::load:
        return {{say("Every work-item loads its key into local memory: "), Tone::plain},
                {keys, Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    case BallotStep::ballot:
        return {{say("Work-items whose key has a 1 as %1 put it into a word that all of them read: ")
                     .arg(pass.digit.counted()),
                 Tone::plain},
                {say("%1 of %2 keys").arg(countDigits(pass.ones[n]), countDigits(n)), Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    case BallotStep::move:
        return bucketNarration(recording, pass);
    case BallotStep::store:
        break;
    }
    return {{say("Every work-item stores the key that now stands at its place: "), Tone::plain},
            {keys, Tone::keep},
            {QStringLiteral("."), Tone::plain}};
}

} // namespace lockstep::ui
