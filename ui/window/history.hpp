#pragma once

#include "ui/compare/comparison.hpp"

#include <optional>
#include <vector>

namespace lockstep::ui {

/// The same algorithm, parameters and keys, wherever they run.
bool isSame(const RunAsk& a, const RunAsk& b);
bool isSame(const ComparisonAsk& a, const ComparisonAsk& b);

/// What was asked for, one after another, so that changes can be taken back. An ask stands in it once its run is shown:
/// what could not be run is no change.
template <class Ask>
class History {
public:
    void clear() { *this = {}; }

    /// This is on the screen now.
    void shown(const Ask& ask)
    {
        if (m_wanted && isSame(m_asks[*m_wanted], ask)) {
            m_at = *m_wanted;
        } else if (m_asks.empty()) {
            m_asks.push_back(ask);
            m_at = 0;
        } else if (!isSame(m_asks[m_at], ask)) {
            m_asks.resize(m_at + 1, ask);
            m_asks.push_back(ask);
            if (m_asks.size() > most)
                m_asks.erase(m_asks.begin());
            m_at = m_asks.size() - 1;
        }
        m_wanted.reset();
    }
    /// What was wanted last could not be run.
    void failed() { m_wanted.reset(); }

    bool canGo(int way) const { return way < 0 ? here() > 0 && !m_asks.empty() : here() + 1 < m_asks.size(); }
    /// The one before (-1) or behind (1), which is about to be run; it is there.
    const Ask& go(int way)
    {
        m_wanted = way < 0 ? here() - 1 : here() + 1;
        return m_asks[*m_wanted];
    }

private:
    static constexpr std::size_t most = 100;
    std::size_t here() const { return m_wanted.value_or(m_at); }

    std::vector<Ask> m_asks;
    std::size_t m_at = 0;                ///< of the one that is shown
    std::optional<std::size_t> m_wanted; ///< of the one that is being run
};

} // namespace lockstep::ui
