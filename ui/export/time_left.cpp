#include "ui/export/time_left.hpp"

#include "engine/model/sentence.hpp"

#include <cmath>

namespace lockstep::ui {

namespace {

constexpr double memory = 15;      ///< seconds; older speeds say little about what is coming
constexpr double firstGuess = 0.5; ///< seconds before the first word

} // namespace

void TimeLeft::add(double seconds, std::size_t done, std::size_t total)
{
    m_total = total;
    m_samples.push_back({seconds, done});
    while (m_samples.size() > 2 && m_samples[1].seconds <= seconds - memory)
        m_samples.pop_front();
}

std::optional<double> TimeLeft::seconds() const
{
    if (m_samples.size() < 2)
        return std::nullopt;
    const Sample &first = m_samples.front(), &last = m_samples.back();
    const double taken = last.seconds - first.seconds;
    if (taken < firstGuess || last.done <= first.done)
        return std::nullopt;
    return taken / static_cast<double>(last.done - first.done) * static_cast<double>(m_total - last.done);
}

QString TimeLeft::words() const
{
    const std::optional<double> left = seconds();
    if (!left)
        return {};
    // No more exact than it is known.
    if (*left < 5)
        return QString::fromStdString(sentence("a few seconds left"));
    if (*left < 57.5)
        return QString::fromStdString(sentence("about {} seconds left", static_cast<int>(std::ceil(*left / 5)) * 5));
    const int minutes = static_cast<int>(std::ceil(*left / 60));
    return QString::fromStdString(minutes == 1 ? sentence("about a minute left")
                                               : sentence("about {} minutes left", minutes));
}

} // namespace lockstep::ui
