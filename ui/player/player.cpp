#include "ui/player/player.hpp"

#include "engine/model/event.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/player/less_motion.hpp"
#include "ui/scene/language.hpp"

#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr std::size_t keptLimit = std::size_t{96} << 20;
constexpr std::uint64_t listableEvents = 200'000; ///< of one work-group
constexpr std::size_t groupsKept = 8;

std::size_t bytesOf(const State& state)
{
    std::size_t bytes = 0;
    for (const WordsPtr& words : state.buffers)
        bytes += words ? words->size() * sizeof(std::uint32_t) : 0;
    return bytes;
}

} // namespace

std::vector<Chapter> chaptersOf(const Recording& recording)
{
    std::vector<Chapter> chapters;
    for (std::size_t k = 1; k <= recording.launchCount(); k++) {
        const Message& group = recording.launches[k - 1].meaning.group;
        if (k > 1 && recording.launches[k - 2].meaning.group == group)
            chapters.back().last = k;
        else
            chapters.push_back({say(group), k, k});
    }
    return chapters;
}

Player::Player(Service& service, QObject* parent) : QObject(parent), m_service(service)
{
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Player::tick);
    connect(&service, &Service::delivered, this, [this](const Resident& piece) {
        if (piece.recording != m_recording)
            return;
        keep(piece);
        gather();
    });
    connect(&service, &Service::groupDelivered, this,
            [this](const RecordingPtr& recording, GroupRequest group, const EventsPtr& events) {
                if (recording != m_recording)
                    return;
                if (m_groups.size() >= groupsKept)
                    m_groups.clear();
                m_groups[group] = events;
                gather();
            });
    connect(&service, &Service::fetchFailed, this, [this](const RecordingPtr& recording, const Failure& failure) {
        if (recording != m_recording)
            return;
        pause();
        emit failed(failure);
    });
}

void Player::setNeeds(NeedsOf needs)
{
    m_needs = std::move(needs);
    refresh();
}

void Player::refresh()
{
    gather();
}

void Player::setRecording(const RecordingPtr& recording, Moment start)
{
    stopClock();
    m_recording = recording;
    forget();
    m_selected.reset();
    m_moment = settled(
        {std::min(start.launch, recording->launchCount()), start.launch == 0 ? 1 : start.fraction, start.phase});
    emit recordingChanged();
    emit selectionChanged();
    emit momentChanged();
    gather();
}

double Player::position() const
{
    if (m_moment.launch == 0)
        return 0;
    return static_cast<double>(m_moment.launch - 1) + ofLaunch(*m_recording, m_moment).fraction;
}

void Player::setSpeed(double speed)
{
    m_speed = std::clamp(speed, 0.25, 8.0);
}

Motion Player::motion() const
{
    return Motion(*m_recording, m_moment.launch, m_moment.phase);
}

Moment Player::settled(Moment moment) const
{
    return m_inside ? withinLaunch(*m_recording, moment) : ofLaunch(*m_recording, moment);
}

bool Player::isAtEnd() const
{
    const Moment now = ofLaunch(*m_recording, m_moment);
    return now.launch >= m_recording->launchCount() && now.fraction >= 1;
}

Moment Player::next() const
{
    const bool isLast = !m_moment.phase || *m_moment.phase + 1 >= phasesShown(*m_recording, m_moment.launch);
    if (!isLast)
        return {m_moment.launch, 0, *m_moment.phase + 1};
    return settled({std::min(m_moment.launch + 1, m_recording->launchCount()), 0});
}

void Player::setInside(bool inside)
{
    if (inside == m_inside)
        return;
    m_inside = inside;
    if (m_recording) {
        stopClock();
        setMoment(m_moment);
    }
    emit insideChanged();
}

void Player::start()
{
    if (m_moment.launch == 0 || m_moment.fraction >= 1) {
        m_clock = 0;
        setMoment(next());
    } else {
        m_clock = motion().clockAt(m_moment.fraction);
    }
    m_elapsed.restart();
    m_timer.start();
}

void Player::stopClock()
{
    m_timer.stop();
    m_stepping = false;
    if (m_playing) {
        m_playing = false;
        emit playingChanged();
    }
}

void Player::play()
{
    if (!m_recording || m_recording->launchCount() == 0 || m_playing || waits([this] { play(); }))
        return;
    if (isAtEnd())
        setMoment({0, 1});
    m_stepping = false;
    m_playing = true;
    start();
    emit playingChanged();
}

void Player::pause()
{
    stopClock();
}

void Player::togglePlay()
{
    m_playing ? pause() : play();
}

void Player::tick()
{
    const double passed = static_cast<double>(m_elapsed.restart());
    if (!m_ready)
        return; // the clock waits for what the picture needs
    m_clock += passed * m_speed;
    if (m_clock < motion().length()) {
        setMoment({m_moment.launch, shownFraction(motion().fractionAt(m_clock)), m_moment.phase});
        return;
    }
    const Moment ended{m_moment.launch, 1, m_moment.phase};
    const bool wasStep = m_stepping;
    setMoment(ended);
    if (wasStep || isAtEnd()) {
        stopClock();
    } else {
        m_clock = 0;
        setMoment(next());
    }
}

void Player::stepForward()
{
    if (!m_recording || waits([this] { stepForward(); }))
        return;
    const bool moving = m_timer.isActive();
    stopClock();
    if (moving)
        setMoment({m_moment.launch, 1, m_moment.phase});
    if (isAtEnd())
        return;
    m_stepping = true;
    start();
}

void Player::stepBack()
{
    if (!m_recording || waits([this] { stepBack(); }))
        return;
    stopClock();
    if (m_moment.phase.value_or(0) > 0)
        setMoment({m_moment.launch, 1, *m_moment.phase - 1});
    else
        goTo(m_moment.launch == 0 ? 0 : m_moment.launch - 1);
}

void Player::toStart()
{
    goTo(0);
}

void Player::toEnd()
{
    if (m_recording && !waits([this] { toEnd(); }))
        goTo(m_recording->launchCount());
}

void Player::nextChapter()
{
    if (!m_recording || waits([this] { nextChapter(); }))
        return;
    for (const Chapter& chapter : chaptersOf(*m_recording))
        if (static_cast<double>(chapter.last) > position())
            return goTo(chapter.last);
}

void Player::previousChapter()
{
    if (!m_recording || waits([this] { previousChapter(); }))
        return;
    std::size_t before = 0;
    for (const Chapter& chapter : chaptersOf(*m_recording))
        if (static_cast<double>(chapter.last) < position())
            before = chapter.last;
    goTo(before);
}

void Player::goTo(std::size_t launch)
{
    if (!m_recording || waits([this, launch] { goTo(launch); }))
        return;
    stopClock();
    setMoment({std::min(launch, m_recording->launchCount()), 1});
}

void Player::seek(double position)
{
    if (!m_recording || waits({})) // of a recording that is about to go
        return;
    stopClock();
    const double at = std::clamp(position, 0.0, static_cast<double>(m_recording->launchCount()));
    const double launch = std::ceil(at);
    setMoment({static_cast<std::size_t>(launch), launch <= 0 ? 1 : at - (launch - 1)});
}

void Player::setMoment(Moment moment)
{
    if (m_recording)
        moment = settled(moment);
    if (moment == m_moment)
        return;
    const bool sameLaunch = moment.launch == m_moment.launch;
    m_moment = moment;
    if (!sameLaunch && m_selected && m_recording && moment.launch > 0 &&
        *m_selected >= m_recording->launches[moment.launch - 1].global)
        select({});
    gather();
    emit momentChanged();
}

void Player::select(std::optional<std::uint32_t> item)
{
    if (item == m_selected)
        return;
    m_selected = item;
    emit selectionChanged();
    gather();
}

bool Player::selectNext(int direction)
{
    if (!m_recording || m_moment.launch == 0)
        return false;
    std::vector<std::uint32_t> items;
    if (const Events* events = m_resident.eventsOf(m_moment.launch)) {
        for (const Event& event : *events)
            items.push_back(event.item);
        std::sort(items.begin(), items.end());
        items.erase(std::unique(items.begin(), items.end()), items.end());
    } else {
        // Events that are not kept come by work-group: walk the ids.
        const auto global = static_cast<std::int64_t>(m_recording->launches[m_moment.launch - 1].global);
        const std::int64_t next = m_selected ? std::int64_t{*m_selected} + direction : (direction > 0 ? 0 : global - 1);
        if (next < 0 || next >= global)
            return false;
        select(static_cast<std::uint32_t>(next));
        return true;
    }
    if (items.empty())
        return false;
    if (!m_selected) {
        select(direction > 0 ? items.front() : items.back());
        return true;
    }
    if (direction > 0) {
        const auto next = std::upper_bound(items.begin(), items.end(), *m_selected);
        if (next == items.end())
            return false;
        select(*next);
        return true;
    }
    const auto here = std::lower_bound(items.begin(), items.end(), *m_selected);
    if (here == items.begin())
        return false;
    select(*std::prev(here));
    return true;
}

bool Player::eventsAreMany() const
{
    const Launch& launch = m_recording->launches[m_moment.launch - 1];
    if (areEventsLost(*m_recording, m_moment.launch))
        return true;
    return launch.events / std::max<std::size_t>(launch.groups(), 1) > listableEvents;
}

bool Player::tooManyEvents() const
{
    return m_recording && m_moment.launch > 0 && !m_recording->events[m_moment.launch - 1] && eventsAreMany();
}

std::optional<GroupRequest> Player::wantedGroup() const
{
    if (m_moment.launch == 0 || m_recording->events[m_moment.launch - 1] || eventsAreMany() || m_timer.isActive() ||
        !m_isInspected)
        return {};
    const Launch& launch = m_recording->launches[m_moment.launch - 1];
    const std::size_t group = m_selected && launch.local > 0 ? *m_selected / launch.local : 0;
    return GroupRequest{m_moment.launch, group};
}

EventsPtr Player::inspected() const
{
    if (!m_recording || m_moment.launch == 0)
        return {};
    if (const EventsPtr& kept = m_recording->events[m_moment.launch - 1])
        return kept;
    const auto group = wantedGroup();
    const auto found = group ? m_groups.find(*group) : m_groups.end();
    return found == m_groups.end() ? EventsPtr{} : found->second;
}

Resident Player::collect(const Needs& needs, Needs& missing)
{
    Resident found;
    found.recording = m_recording;
    found.memory = m_memory;
    const auto use = [this](const Key& key) {
        const auto kept = m_kept.find(key);
        if (kept == m_kept.end())
            return false;
        kept->second.lastUse = ++m_uses;
        return true;
    };
    for (const std::size_t k : needs.states) {
        if (m_recording->states.at(k))
            found.states[k] = *m_recording->states[k];
        else if (use({Key::Kind::state, k, {}}))
            found.states[k] = m_pieces.states[k];
        else
            missing.states.push_back(k);
    }
    for (const std::size_t k : needs.events) {
        if (m_recording->events.at(k - 1))
            found.events[k] = m_recording->events[k - 1];
        else if (use({Key::Kind::events, k, {}}))
            found.events[k] = m_pieces.events[k];
        else if (!areEventsLost(*m_recording, k))
            missing.events.push_back(k);
    }
    for (const DensityRequest& density : needs.densities) {
        if (use({Key::Kind::density, 0, density}))
            found.densities[density] = m_pieces.densities[density];
        else
            missing.densities.push_back(density);
    }
    return found;
}

void Player::gather()
{
    if (!m_recording || !m_needs)
        return;
    Needs missing;
    m_resident = collect(m_needs(*m_recording, m_moment), missing);
    m_ready = missing.states.empty() && missing.events.empty() && missing.densities.empty();
    auto group = wantedGroup();
    if (group && m_groups.contains(*group))
        group.reset();
    // The neighbours come behind what is needed now.
    if (m_moment.launch < m_recording->launchCount())
        collect(m_needs(*m_recording, {m_moment.launch + 1, 0}), missing);
    if (m_moment.launch > 1 && m_ready)
        collect(m_needs(*m_recording, {m_moment.launch - 1, 1}), missing);
    if (!missing.states.empty() || !missing.events.empty() || !missing.densities.empty() || group)
        m_service.fetch(m_recording, missing, group);
    emit residentChanged();
}

void Player::keep(const Resident& piece)
{
    const auto add = [this](const Key& key, std::size_t bytes) {
        Kept& kept = m_kept[key];
        m_keptBytes += bytes - kept.bytes;
        kept = {bytes, ++m_uses};
    };
    for (const auto& [k, state] : piece.states) {
        m_pieces.states[k] = state;
        add({Key::Kind::state, k, {}}, bytesOf(state));
    }
    for (const auto& [k, events] : piece.events) {
        m_pieces.events[k] = events;
        add({Key::Kind::events, k, {}}, events->size() * sizeof(Event));
    }
    for (const auto& [request, density] : piece.densities) {
        m_pieces.densities[request] = density;
        add({Key::Kind::density, 0, request}, density->cells.size() * sizeof(std::uint32_t));
    }
    while (m_keptBytes > keptLimit && m_kept.size() > 1) {
        const auto oldest = std::min_element(m_kept.begin(), m_kept.end(), [](const auto& a, const auto& b) {
            return a.second.lastUse < b.second.lastUse;
        });
        m_keptBytes -= oldest->second.bytes;
        const Key& key = oldest->first;
        if (key.kind == Key::Kind::state)
            m_pieces.states.erase(key.number);
        else if (key.kind == Key::Kind::events)
            m_pieces.events.erase(key.number);
        else
            m_pieces.densities.erase(key.density);
        m_kept.erase(oldest);
    }
}

void Player::forget()
{
    m_pieces = {};
    m_kept.clear();
    m_keptBytes = 0;
    m_groups.clear();
    m_resident = {};
    m_resident.recording = m_recording;
    m_ready = false;
}

} // namespace lockstep::ui
