#include "ui/lenses/grid/read_bodies.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/lost_events.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace lockstep::ui {
namespace {

double numberOf(std::uint32_t bits)
{
    return std::bit_cast<float>(bits);
}

std::vector<QPointF> pointsOf(const Words& words)
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
        points.emplace_back(numberOf(words[i]), numberOf(words[i + 1]));
    return points;
}

/// The kernel's argument of this name.
const Argument* argumentOf(const Launch& launch, const char* name)
{
    const auto found = std::ranges::find(launch.arguments, name, &Argument::name);
    return found == launch.arguments.end() ? nullptr : &*found;
}

const Words* wordsOf(const State* state, const Argument* argument)
{
    return state == nullptr || argument == nullptr || !argument->buffer ? nullptr
                                                                        : state->buffers.at(*argument->buffer).get();
}

class BodiesReader {
public:
    BodiesReader(BodiesRead& read, const Recording& recording, std::size_t launch)
        : m_read(read), m_launch(recording.launches[launch - 1]), m_phases(recording, launch)
    {
        m_read.pulls.resize(read.bodies);
    }

    void take(const Event& event)
    {
        const auto phase = static_cast<std::uint32_t>(m_phases.of(event));
        const Access& to = event.writeSlots[0];
        if (event.op == Op::copy && isTile(to)) {
            const std::uint32_t from = event.readSlots[0].index;
            m_bodyIn[placeOf(event, to)] = from / 2;
            if (from % 2 == 0) // a body is loaded as x and then y
                m_read.loads.push_back({phase, event.group, from / 2});
        } else if (event.op == Op::attract && event.item < m_read.bodies) {
            const Access& x = event.readSlots[0];
            if (!isLocal(x))
                m_read.loads.push_back({phase, event.group, x.index / 2});
            m_read.pulls[event.item].push_back({phase, bodyAt(event, x), {}});
        } else if (event.op == Op::pull && event.item < m_read.bodies && !m_read.pulls[event.item].empty()) {
            QPointF& pull = m_read.pulls[event.item].back().pull;
            const double part = numberOf(event.readSlots[0].value) *
                                (numberOf(event.readSlots[1].value) - numberOf(event.readSlots[2].value));
            if (isOfX(event))
                pull.setX(part);
            else
                pull.setY(part);
        } else if (event.op == Op::integrate) {
            m_read.movePhase = phase;
        }
    }

private:
    bool isTile(const Access& access) const { return isLocal(access) && !m_launch.isInRegisters(access.array); }
    /// Each work-item has two sums, of x and of y.
    static bool isOfX(const Event& event) { return event.writeSlots[0].index % 2 == 0; }
    std::uint32_t bodyAt(const Event& event, const Access& x) const
    {
        if (!isLocal(x))
            return x.index / 2;
        const auto found = m_bodyIn.find(placeOf(event, x));
        return found == m_bodyIn.end() ? event.item : found->second;
    }

    BodiesRead& m_read;
    const Launch& m_launch;
    ShownPhases m_phases;
    std::map<CellPlace, std::uint32_t> m_bodyIn; ///< of a word of a tile, whose place it is of
};

} // namespace

double BodyPull::size() const
{
    return std::hypot(pull.x(), pull.y());
}

double BodiesRead::drift() const
{
    return first.total() == 0 ? 0 : (now.total() - first.total()) / std::abs(first.total());
}

std::size_t bytesOf(const BodiesRead& read)
{
    std::size_t bytes = bytesOf(read.loads) + 4 * bytesOf(read.before);
    for (const auto& pulls : read.pulls)
        bytes += bytesOf(pulls);
    return bytes;
}

bool drawsPulls(const Recording& recording, std::size_t launch)
{
    constexpr std::uint64_t most = 1'000'000; // events
    return launch > 0 && launch <= recording.launchCount() && recording.launches[launch - 1].events <= most &&
           !areEventsLost(recording, launch);
}

std::optional<BodiesRead> readBodies(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    BodiesRead read;
    const Launch& made = recording.launches.at(launch == 0 ? 0 : launch - 1);
    const Argument *from = argumentOf(made, "from"), *to = argumentOf(made, "to"),
                   *velocities = argumentOf(made, "velocities");
    const State *start = resident.state(0), *before = resident.state(launch == 0 ? 0 : launch - 1),
                *after = resident.state(launch);
    const Words *places = wordsOf(before, from), *rates = wordsOf(before, velocities), *arrived = wordsOf(after, to);
    if (places == nullptr || start == nullptr || rates == nullptr || arrived == nullptr ||
        rates->size() != places->size() || arrived->size() != places->size())
        return std::nullopt;
    read.before = read.after = pointsOf(*places);
    read.slow = read.fast = pointsOf(*wordsOf(before, velocities));
    read.bodies = read.before.size();
    read.local = std::max<std::size_t>(made.local, 1);
    const auto scalar = [&](const char* name) {
        const Argument* argument = argumentOf(made, name);
        return argument == nullptr ? 0 : numberOf(argument->scalar);
    };
    read.timeStep = scalar("time_step");
    read.first = energyOf(*start->buffers.at(recording.mainBuffer), *wordsOf(start, velocities), scalar("softening"));
    read.now = read.first;
    if (launch == 0)
        return read;
    read.after = pointsOf(*wordsOf(after, to));
    read.fast = pointsOf(*wordsOf(after, velocities));
    read.now = energyOf(*wordsOf(after, to), *wordsOf(after, velocities), scalar("softening"));
    read.interactions = made.work;
    if (std::ranges::find(made.localHolds, Holds::tile) != made.localHolds.end()) {
        read.tile = read.local;
        read.tiles = (read.bodies + read.tile - 1) / read.tile;
    }
    if (!drawsPulls(recording, launch))
        return read;
    const Events* events = resident.eventsOf(launch);
    if (events == nullptr)
        return std::nullopt;
    read.hasEvents = true;
    BodiesReader reader(read, recording, launch);
    for (const Event& event : *events)
        reader.take(event);
    std::map<std::uint32_t, std::vector<bool>> pulling;
    for (const auto& pulls : read.pulls)
        for (const BodyPull& pull : pulls) {
            read.largest = std::max(read.largest, pull.size());
            std::vector<bool>& there = pulling[pull.phase];
            there.resize(read.bodies);
            there.at(pull.by) = true;
        }
    for (const auto& [phase, there] : pulling)
        for (std::uint32_t body = 0; body < read.bodies; ++body)
            if (there[body])
                read.columns[phase].push_back(body);
    return read;
}

} // namespace lockstep::ui
