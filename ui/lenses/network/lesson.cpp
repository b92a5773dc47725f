// What a launch of a network has brought about, worked out from the keys before and after it.
#include "engine/algorithms/bitonic_keys.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/sorted_field.hpp"
#include "ui/lenses/network/draw.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <vector>

namespace lockstep::ui {

namespace {

/// The keys on some wires, by their natural order whatever the run's own is, of pairs by the field that launch `k`
/// sorts by; pads are left out.
class Stand {
public:
    Stand(const Recording& recording, const Lanes& lanes, std::size_t k) : m_recording(recording)
    {
        const KeyOrder natural{recording.type, false};
        for (std::size_t wire = 0; wire < lanes.keys->size(); ++wire)
            if (!lanes.isPad(wire)) {
                m_wires.push_back(wire);
                m_keys.push_back((*lanes.keys)[wire]);
                m_ranks.push_back(natural.order(bySortedField(recording, k, (*lanes.keys)[wire])));
            }
    }

    struct Piece {
        std::size_t first = 0, last = 0; ///< its keys, the last one left out
        bool isEmpty() const { return first == last; }
    };
    Piece piece(std::size_t firstWire, std::size_t lastWire) const
    {
        const auto at = [&](std::size_t wire) {
            return static_cast<std::size_t>(std::ranges::lower_bound(m_wires, wire) - m_wires.begin());
        };
        return {at(firstWire), at(lastWire)};
    }
    std::uint32_t least(const Piece& p) const { return *std::min_element(rank(p.first), rank(p.last)); }
    std::uint32_t most(const Piece& p) const { return *std::max_element(rank(p.first), rank(p.last)); }
    QString leastKey(const Piece& p) const { return words(std::min_element(rank(p.first), rank(p.last))); }
    QString mostKey(const Piece& p) const { return words(std::max_element(rank(p.first), rank(p.last))); }
    bool rises(const Piece& p) const { return std::is_sorted(rank(p.first), rank(p.last)); }
    bool falls(const Piece& p) const { return std::is_sorted(rank(p.first), rank(p.last), std::greater{}); }
    bool isBitonicIn(const Piece& p) const
    {
        return isBitonic(Words(m_keys.begin() + static_cast<std::ptrdiff_t>(p.first),
                               m_keys.begin() + static_cast<std::ptrdiff_t>(p.last)),
                         {m_recording.type, false});
    }
    /// 1: no key of the upper piece is larger than one of the lower; −1: the other way round; 0: neither.
    int parted(const Piece& upper, const Piece& lower) const
    {
        if (upper.isEmpty() || lower.isEmpty())
            return 0;
        return most(upper) <= least(lower) ? 1 : most(lower) <= least(upper) ? -1 : 0;
    }
    std::size_t inOrder(bool descending) const
    {
        std::size_t found = 0;
        for (std::size_t i = 1; i < m_ranks.size(); ++i)
            found += (descending ? m_ranks[i - 1] >= m_ranks[i] : m_ranks[i - 1] <= m_ranks[i]) ? 1 : 0;
        return found;
    }
    std::size_t size() const { return m_keys.size(); }
    std::size_t wires() const { return m_wires.empty() ? 0 : m_wires.back() + 1; }

    /// The longest runs of a power of two that all rise, all fall, or do so by turns; and whether it is by turns.
    std::pair<std::size_t, bool> runs() const
    {
        std::pair<std::size_t, bool> longest{1, false};
        for (std::size_t run = 2; run / 2 < std::max<std::size_t>(wires(), 1); run *= 2) {
            bool up = true, down = true, byTurns[2] = {true, true}; // from the first block up, or down
            for (std::size_t block = 0; block * run < wires(); ++block) {
                const Piece p = piece(block * run, block * run + run);
                const bool rising = rises(p), falling = falls(p);
                up = up && rising;
                down = down && falling;
                for (const std::size_t first : {std::size_t{0}, std::size_t{1}})
                    byTurns[first] = byTurns[first] && (block % 2 == first ? rising : falling);
            }
            if (!up && !down && !byTurns[0] && !byTurns[1])
                return longest;
            longest = {run, !up && !down};
        }
        return longest;
    }

private:
    using Rank = Words::const_iterator;
    Rank rank(std::size_t i) const { return m_ranks.begin() + static_cast<std::ptrdiff_t>(i); }
    QString words(Rank at) const
    {
        return QString::fromStdString(
            formatValue(m_keys[static_cast<std::size_t>(at - m_ranks.begin())], m_recording.type));
    }

    const Recording& m_recording;
    std::vector<std::size_t> m_wires;
    Words m_keys, m_ranks;
};

/// Which way the blocks of so many wires are parted into smaller and larger halves; empty where one is not.
std::vector<int> partedBlocks(const Stand& stand, std::size_t block)
{
    std::vector<int> ways;
    for (std::size_t wire = 0; wire < stand.wires(); wire += block) {
        const auto upper = stand.piece(wire, wire + block / 2), lower = stand.piece(wire + block / 2, wire + block);
        if (upper.isEmpty() || lower.isEmpty())
            continue;
        ways.push_back(stand.parted(upper, lower));
        if (ways.back() == 0)
            return {};
    }
    return ways;
}

QString halves(const Stand& stand, std::size_t block, bool tellsBitonic)
{
    if (stand.wires() > block)
        return say(", and now every block of %1 wires has its smaller keys in one half and its larger ones in the "
                   "other")
            .arg(block);
    const auto upper = stand.piece(0, block / 2), lower = stand.piece(block / 2, block);
    const QString told =
        (stand.parted(upper, lower) > 0
             ? say(", and now no key of the upper half (up to %1) is larger than one of the lower half (from %2)")
                   .arg(stand.mostKey(upper), stand.leastKey(lower))
             : say(", and now no key of the lower half (up to %1) is larger than one of the upper half (from %2)")
                   .arg(stand.mostKey(lower), stand.leastKey(upper)));
    const bool areBitonic = tellsBitonic && stand.isBitonicIn(upper) && stand.isBitonicIn(lower);
    return areBitonic ? told + say("; both halves are bitonic") : told;
}

} // namespace

QString networkLesson(const Resident& resident, std::size_t k, std::size_t since)
{
    const Recording& recording = *resident.recording;
    const auto before = lanesOf(resident, since), after = lanesOf(resident, k);
    if (!before || !after)
        return {};
    const Stand was(recording, *before, k), is(recording, *after, k);
    if (is.size() < 3)
        return {};
    const LaunchMeaning& meaning = recording.launches[k - 1].meaning;
    const std::size_t total = is.size() - 1;
    const bool descending = largestFirst(recording);
    if (is.inOrder(descending) == total)
        return was.inOrder(descending) < total ? say(", and now all keys are in order")
                                               : say(", since all keys are in order already");
    const auto [run, byTurns] = is.runs();
    if (run >= 2 && run > was.runs().first && run < is.wires())
        return (byTurns ? say(", and now every run of %1 keys is in order, alternately up and down")
                        : say(", and now every run of %1 keys is in order"))
            .arg(run);
    const std::size_t block = 2 * static_cast<std::size_t>(meaning.distance.value_or(0));
    const bool isSplit = meaning.act == Act::splitBitonic; // nothing but this is its aim
    if (block > 2 && std::has_single_bit(block) && block / 2 < is.wires()) {
        const std::vector<int> ways = partedBlocks(is, block);
        if (!ways.empty() && (isSplit || ways != partedBlocks(was, block)))
            return halves(is, block, isSplit);
    }
    if (meaning.run || meaning.distance.value_or(1) != 1) // of neighbours by neighbours only
        return {};
    const std::size_t inOrder = is.inOrder(descending);
    if (inOrder == was.inOrder(descending))
        return say(inOrder, ", and still %1 of the %2 pairs of neighbours is in order",
                   ", and still %1 of the %2 pairs of neighbours are in order")
            .arg(countDigits(inOrder), countDigits(total));
    return say(inOrder, ", and now %1 of the %2 pairs of neighbours is in order",
               ", and now %1 of the %2 pairs of neighbours are in order")
        .arg(countDigits(inOrder), countDigits(total));
}

} // namespace lockstep::ui
