// The clock of a comparison: playing, stepping, seeking.
#include "ui/compare/comparison.hpp"

#include "engine/model/recording.hpp"
#include "ui/player/less_motion.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lockstep::ui {

namespace {

/// A launch that has begun shows as begun before anything in it moves.
constexpr double begun = 1e-6;

} // namespace

Motion Comparison::motion() const
{
    // Where kinds differ, the slower one gives the pace.
    Motion slowest(WorkUnit::combines);
    for (std::size_t i = 0; i < m_shown; i++)
        if (recording(i) && Motion(recording(i)->workUnit).length() > slowest.length())
            slowest = Motion(recording(i)->workUnit);
    return slowest;
}

double Comparison::nearly() const
{
    return end() * 1e-9;
}

void Comparison::setTime(double time)
{
    const double at = std::clamp(time, 0.0, end());
    if (at == m_clock.time)
        return;
    m_clock.time = at;
    place();
    emit momentChanged();
}

double Comparison::nextStop(bool chapters) const
{
    double next = end();
    const auto offer = [&](double time) {
        if (time > m_clock.time + nearly())
            next = std::min(next, time);
    };
    for (std::size_t i = 0; i < m_shown; i++) {
        const ClockTimes& all = times(i);
        if (chapters && recording(i)) {
            for (const Chapter& chapter : chaptersOf(*recording(i)))
                offer(all[chapter.last]);
        } else {
            const auto after = std::upper_bound(all.begin(), all.end(), m_clock.time + nearly());
            if (after != all.end())
                offer(*after);
        }
    }
    return next;
}

double Comparison::previousStop(bool chapters) const
{
    double before = 0;
    const auto offer = [&](double time) {
        if (time < m_clock.time - nearly())
            before = std::max(before, time);
    };
    for (std::size_t i = 0; i < m_shown; i++) {
        const ClockTimes& all = times(i);
        if (chapters && recording(i)) {
            for (const Chapter& chapter : chaptersOf(*recording(i)))
                offer(all[chapter.last]);
        } else {
            const auto here = std::lower_bound(all.begin(), all.end(), m_clock.time - nearly());
            if (here != all.begin())
                offer(*std::prev(here));
        }
    }
    return before;
}

void Comparison::start()
{
    m_launchStart = std::floor(m_clock.time + nearly());
    m_launchClock = motion().clockAt(m_clock.time - m_launchStart);
    if (m_clock.unit == ClockUnit::launches && m_launchClock <= 0)
        setTime(m_launchStart + begun);
    m_elapsed.restart();
    m_timer.start();
}

void Comparison::stopClock()
{
    m_timer.stop();
    if (m_isPlaying) {
        m_isPlaying = false;
        emit playingChanged();
    }
}

void Comparison::tick()
{
    const double passed = static_cast<double>(m_elapsed.restart()) * m_speed;
    if (!isReady())
        return; // the clock waits for what the picture needs
    const Motion move = motion();
    double time = m_clock.time;
    if (m_clock.unit == ClockUnit::launches) {
        m_launchClock += passed;
        if (m_launchClock < move.length())
            return setTime(m_launchStart + std::max(shownFraction(move.fractionAt(m_launchClock)), begun));
        m_launchStart += 1;
        m_launchClock = 0;
        time = m_launchStart < m_stopAt - nearly() ? m_launchStart + begun : m_launchStart;
    } else {
        // The whole takes as long as the launches of the pane that has most of them would.
        double launches = 1;
        for (std::size_t i = 0; i < m_shown; i++)
            if (recording(i))
                launches = std::max(launches, static_cast<double>(recording(i)->launchCount()));
        time += passed * end() / (launches * move.length());
    }
    if (time >= m_stopAt - nearly()) {
        stopClock();
        time = m_stopAt;
    }
    setTime(time);
}

void Comparison::play()
{
    if (m_isPlaying || end() <= 0)
        return;
    if (m_clock.time >= end() - nearly())
        setTime(0);
    m_stopAt = end();
    m_isPlaying = true;
    start();
    emit playingChanged();
}

void Comparison::pause()
{
    stopClock();
}

void Comparison::togglePlay()
{
    m_isPlaying ? pause() : play();
}

void Comparison::setSpeed(double speed)
{
    m_speed = std::clamp(speed, 0.25, 8.0);
}

void Comparison::stepForward()
{
    const bool isMoving = m_timer.isActive();
    stopClock();
    if (isMoving)
        setTime(nextStop(false));
    if (end() <= 0 || m_clock.time >= end() - nearly())
        return;
    m_stopAt = nextStop(false);
    start();
}

void Comparison::stepBack()
{
    seek(previousStop(false));
}

void Comparison::nextChapter()
{
    seek(nextStop(true));
}

void Comparison::previousChapter()
{
    seek(previousStop(true));
}

void Comparison::toStart()
{
    seek(0);
}

void Comparison::toEnd()
{
    seek(end());
}

void Comparison::seek(double time)
{
    stopClock();
    setTime(time);
}

} // namespace lockstep::ui
