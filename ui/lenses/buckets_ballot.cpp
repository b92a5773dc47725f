// The radix sort of one work-group: a bit takes two phases of its one launch, in which the work-items gather their
// keys' bits in one word and move by it.

#include "ui/lenses/buckets_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/phases.hpp"

#include <algorithm>
#include <bit>

namespace lockstep::ui {

namespace {

/// What a phase of the launch does.
enum class BallotStep { load, ballot, move, store };

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

BallotPlace placeOf(const Recording& recording, const Moment& inside)
{
    const Launch& launch = recording.launches.front();
    const std::uint32_t bits = bitsOf(launch);
    if (!inside.phase || *inside.phase >= launch.phases.size())
        return {BallotStep::store, bits - 1};
    const std::uint32_t phase = launch.phases[*inside.phase];
    if (phase == 0)
        return {BallotStep::load, 0};
    if (phase > 2 * bits)
        return {BallotStep::store, bits - 1};
    return {phase % 2 == 1 ? BallotStep::ballot : BallotStep::move, (phase - 1) / 2};
}

} // namespace

bool sortsByBallots(const Recording& recording)
{
    return recording.launchCount() == 1 && std::ranges::count(recording.launches.front().localArrays, "ballot") > 0;
}

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
    const std::size_t n = recording.n(), half = 32;
    // Before the launch the keys stand as its first move finds them.
    const BallotPlace place = moment.launch == 0 ? BallotPlace{} : placeOf(recording, withinLaunch(recording, moment));
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
    for (std::size_t i = 0; i < n; ++i)
        pass.keys[i].upper = pass.keys[i].sorted = pass.sortedAt[i] = static_cast<std::uint32_t>(i);
    for (const Event& event : *events) {
        if (event.op != Op::move || event.phase != 2 + 2 * place.bit || event.readCount < 2)
            continue;
        const std::uint32_t from = event.readSlots[0].index % half, to = event.writeSlots[0].index % half;
        const std::uint32_t ballot = event.readSlots[1].value;
        if (from >= n || to >= n)
            continue;
        BucketKey& key = pass.keys[from];
        key.bits = event.readSlots[0].value;
        key.digit = ballot >> from & 1;
        key.countItem = key.moveItem = event.item;
        key.slot = to;
        pass.keyAt[to] = from;
        pass.ones[from] = static_cast<std::uint32_t>(std::popcount(ballot & ((1U << from) - 1)));
        pass.ones[n] = static_cast<std::uint32_t>(std::popcount(ballot));
    }
    if (moment.launch > 0)
        switch (place.step) {
        case BallotStep::load:
            pass.title = say("load");
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
            pass.step = BucketStep::scatter;
            pass.title = say("store");
            break;
        }
    followEqual(pass, recording);
    chooseShownBits(pass, recording.type);
    return pass;
}

Moment ballotMoment(const Recording& recording, Moment moment)
{
    const Moment inside = withinLaunch(recording, moment);
    // What is stored has moved before.
    const bool isStored = placeOf(recording, inside).step == BallotStep::store;
    return {moment.launch, isStored ? 1 : inside.fraction};
}

std::vector<Phrase> ballotNarration(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    const std::size_t n = recording.n();
    const QString keys = many(n, "%1 key", "%1 keys");
    const QString bits = many(ballotBits(recording), "%1 bit", "%1 bits");
    if (moment.launch == 0)
        return {{keys, Tone::strong},
                {say(n, " waits: one work-group is to sort it by ", " wait: one work-group is to sort them by "),
                 Tone::plain},
                {bits, Tone::strong},
                {say(", the lowest first."), Tone::plain}};
    const std::optional<BucketPass> pass = readBallots(resident, moment);
    if (!pass)
        return {{say("loading"), Tone::plain}};
    if (!moment.phase)
        return {{say("One work-group sorts "), Tone::plain},
                {keys, Tone::strong},
                {say(" in local memory, one bit after the other: "), Tone::plain},
                {bits, Tone::strong},
                {QStringLiteral("."), Tone::plain}};
    switch (placeOf(recording, withinLaunch(recording, moment)).step) {
    case BallotStep::load:
        return {{say("Every work-item loads its key into local memory: "), Tone::plain},
                {keys, Tone::move},
                {QStringLiteral("."), Tone::plain}};
    case BallotStep::ballot:
        return {{say("Work-items whose key has a 1 as %1 put it into a word that all of them read: ")
                     .arg(pass->digit.label()),
                 Tone::plain},
                {say("%1 of %2 keys").arg(countDigits(pass->ones[n]), countDigits(n)), Tone::move},
                {QStringLiteral("."), Tone::plain}};
    case BallotStep::move:
        return bucketNarration(recording, *pass);
    case BallotStep::store:
        break;
    }
    return {{say("Every work-item stores the key that now stands at its place: "), Tone::plain},
            {keys, Tone::keep},
            {QStringLiteral("."), Tone::plain}};
}

} // namespace lockstep::ui
