#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

/// One load or store in a kernel's text.
struct AccessSite {
    std::uint32_t line = 0;
    bool isLineTold = true; ///< false: the line is that of the statement that the event tells of
    std::string text;       ///< as it is written, "sdata[index + s]"; the array's name where it is not told
    std::uint32_t array = 0;
    bool isStore = false, isAtomic = false;
    std::uint32_t barriers = 0; ///< from there to the event
    /// Two reads of one array that an event may name in either order: which is which the text cannot tell.
    bool isOfTwo = false;
    bool holdsOne = false;   ///< one of the two is loaded before the loop that the event is in
    std::uint32_t words = 1; ///< that it loads or stores at once: a vector's, which begins at a multiple of them
    auto key() const
    {
        return std::tuple(line, isStore, array, text, isAtomic, isLineTold, barriers, isOfTwo, holdsOne, words);
    }
};

/// Which line of a kernel's text made each access that an event names: by the arguments of the trace call, and how the
/// prelude defines its macro.
class AccessSites {
public:
    AccessSites(const Recording& recording, const Launch& launch);

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    /// The site of each read, then of each write; none for a read that is one access with a write (an atomic), or of a
    /// value that the work-item has stored there itself and still holds.
    void of(const Event& event, std::vector<std::size_t>& sites);
    const std::vector<AccessSite>& sites() const { return m_sites; }
    /// A work-item that comes from one event's line to another, the later in time, has gone round a loop that holds the
    /// site, so it made the access anew.
    bool comesRound(std::uint32_t from, std::uint32_t to, std::size_t site) const;

private:
    /// What a trace call says of one access.
    struct Operand {
        std::string array, index;
        AccessSite site;
        bool isHeld = false;
    };
    struct Call {
        std::vector<Operand> reads, writes;
        bool mayTurn = false;  ///< its event may name the two reads the other way round
        bool holdsOne = false; ///< of these
    };
    /// That holds both lines; null where none does.
    const std::pair<std::size_t, std::size_t>* innermostLoop(std::size_t first, std::size_t last) const;
    std::size_t add(AccessSite site);
    std::size_t find(const Event& event, bool isStore, std::size_t slot, const Call* call);

    std::uint32_t m_vector = 1;                    ///< values of a vector, by the option WIDTH
    std::set<std::uint32_t> m_registers;           ///< arrays that are no memory
    std::map<std::string, std::uint32_t> m_arrays; ///< by their names in the text
    std::map<std::pair<std::uint32_t, std::uint8_t>, std::vector<Call>> m_calls; ///< by statement and operation
    std::vector<std::pair<std::size_t, std::size_t>> m_loops;
    std::vector<AccessSite> m_sites;
    std::map<decltype(std::declval<AccessSite>().key()), std::size_t> m_numbers;
    std::vector<std::string> m_names; ///< of arrays, for sites that are not told
    struct Known {
        std::vector<std::uint32_t> arrays;
        std::vector<std::size_t> sites;
    };
    std::map<std::pair<std::uint32_t, std::uint8_t>, std::vector<Known>> m_known; ///< what was found before
};

} // namespace lockstep
