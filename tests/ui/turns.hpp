#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <fstream>
#include <utility>

namespace lockstep::ui {

/// The longest time between two turns of the event loop, as the clock saw it, and less the time in which a busy machine
/// ran something else: what remains is our own work and our own waiting.
class Turns {
public:
    Turns()
    {
        m_beat.setInterval(5);
        QObject::connect(&m_beat, &QTimer::timeout, [this] {
            const double passed = static_cast<double>(m_since.nsecsElapsed()) / 1e6, waitedNow = waitedForProcessor();
            m_since.restart();
            m_longestByClock = std::max(m_longestByClock, passed);
            m_longest = std::max(m_longest, passed - (waitedNow - m_waited));
            m_waited = waitedNow;
        });
        m_since.start();
        m_beat.start();
    }
    /// Milliseconds since the last call.
    double takeLongest() { return std::exchange(m_longest, 0); }
    double longestByClock() const { return m_longestByClock; }

private:
    /// Milliseconds for which this thread was ready to run while other threads and programs had the processors.
    static double waitedForProcessor()
    {
        std::ifstream file("/proc/thread-self/schedstat");
        double ran = 0, waited = 0;
        file >> ran >> waited;
        return waited / 1e6;
    }
    QTimer m_beat;
    QElapsedTimer m_since;
    double m_longest = 0, m_longestByClock = 0, m_waited = waitedForProcessor();
};

} // namespace lockstep::ui
