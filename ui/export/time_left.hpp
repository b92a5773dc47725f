#pragma once

#include <QString>
#include <deque>
#include <optional>

namespace lockstep::ui {

/// How long something takes that counts its steps, from how fast the last quarter of a minute went.
class TimeLeft {
public:
    /// At `seconds` of any clock `done` of `total` steps are done; both in rising order.
    void add(double seconds, std::size_t done, std::size_t total);
    /// Seconds from the last add(); none until something can be said.
    std::optional<double> seconds() const;
    /// "about 2 minutes left"; empty until something can be said.
    QString words() const;

private:
    struct Sample {
        double seconds;
        std::size_t done;
    };
    std::deque<Sample> m_samples;
    std::size_t m_total = 0;
};

} // namespace lockstep::ui
