// Which columns of a network are shown, and how wide they are.
#include "ui/lenses/network/fit.hpp"

#include "engine/model/recording.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep::ui {

namespace {

Measures between(const Measures& small, const Measures& full, double give)
{
    const auto mix = [give](double a, double b) { return a + (b - a) * give; };
    return {mix(small.pitch, full.pitch), mix(small.padding, full.padding), mix(small.focusPitch, full.focusPitch),
            mix(small.focusPadding, full.focusPadding), mix(small.gap, full.gap)};
}

/// Places columns from left to right; the same walk measures and lays out.
class Walk {
public:
    Walk(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators, std::size_t launch,
         KeyWidths widths)
        : m_layout(layout), m_recording(recording), m_comparators(comparators), m_launch(launch), m_widths(widths)
    {
    }

    /// Width of the launches first … last with these measures; fills the layout where `keep`.
    double across(std::size_t first, std::size_t last, const Measures& measures, bool keep);
    double stateWidth() const;

private:
    void addColumn(std::size_t k, double x, double width, double pitch);

    NetworkLayout& m_layout;
    const Recording& m_recording;
    std::vector<Comparators>& m_comparators;
    std::size_t m_launch;
    KeyWidths m_widths;
};

double Walk::stateWidth() const
{
    const double s = m_layout.scale;
    if (m_layout.detail == StateDetail::none)
        return 0;
    const double values = m_layout.detail == StateDetail::valuesAndBars ? m_widths.history + 5 * s : 0;
    return values + m_layout.stateBarLength + 1.5;
}

void Walk::addColumn(std::size_t k, double x, double width, double pitch)
{
    const LaunchMeaning& meaning = m_recording.launches[k - 1].meaning;
    NetworkColumn column;
    column.launch = k;
    column.tense = k < m_launch ? Tense::past : k == m_launch ? Tense::now : Tense::future;
    column.isOpen = m_layout.isOpen(k);
    column.comparators = std::move(m_comparators[k - 1]);
    column.left = x;
    column.width = width;
    column.pitch = pitch;
    if (column.isOpen) {
        const double left = m_layout.slotsLeft + m_layout.edges.before;
        const double right = m_layout.slotsRight + m_layout.edges.after;
        column.aside = (left - right) / 2;
        column.insideLeft = column.left + left;
        column.insideRight = column.right() - right;
    }
    const std::size_t index = m_layout.columns.size();
    const std::uint32_t stage = meaning.stage.value_or(static_cast<std::uint32_t>(k));
    if (m_layout.stages.empty() || m_layout.stages.back().stage != stage) {
        NetworkStage next;
        next.stage = stage;
        next.run = meaning.run.value_or(0);
        next.first = index;
        next.left = x;
        next.tense = column.tense;
        m_layout.stages.push_back(next);
    }
    NetworkStage& current = m_layout.stages.back();
    current.last = index;
    current.right = x + width;
    if (column.tense == Tense::now || (column.tense == Tense::future && current.tense == Tense::past))
        current.tense = Tense::now;
    m_layout.columns.push_back(std::move(column));
}

double Walk::across(std::size_t first, std::size_t last, const Measures& measures, bool keep)
{
    double x = m_layout.inputRight;
    const auto cut = [&] {
        x += measures.gap + 14 * m_layout.scale;
        return x - 7 * m_layout.scale;
    };
    if (first > 1) {
        const double middle = cut();
        if (keep)
            m_layout.cutLeftX = middle;
    }
    x += measures.gap;
    for (std::size_t k = first; k <= last && k <= m_comparators.size(); ++k) {
        const bool isOpen = m_layout.isOpen(k);
        const double slotCount = NetworkColumn::slotsOf(m_comparators[k - 1], isOpen);
        const double pitch = isOpen ? measures.focusPitch : measures.pitch;
        const double width = slotCount * pitch + (isOpen ? measures.focusPadding : measures.padding);
        if (isOpen && k > m_layout.openFirst)
            x -= m_layout.overlap();
        if (keep)
            addColumn(k, x, width, pitch);
        x += width;
        const bool endsStage = k < m_recording.launches.size() &&
                               (k + 1 == m_layout.since ||
                                m_recording.launches[k].meaning.stage != m_recording.launches[k - 1].meaning.stage);
        if (!endsStage || k == last || (isOpen && m_layout.isOpen(k + 1)))
            continue;
        x += measures.gap;
        if (k + 1 >= std::min(m_launch, m_layout.openFirst) ||
            stateWidth() <= 0) // what the current launch gets and leaves stands in its card
            continue;
        if (keep) {
            NetworkState state;
            state.state = k;
            state.left = x;
            state.right = x + stateWidth();
            state.axis = state.right - m_layout.stateBarLength;
            m_layout.states.push_back(state);
        }
        x += stateWidth() + measures.gap;
    }
    if (last < m_recording.launches.size()) {
        const double middle = cut();
        if (keep)
            m_layout.cutRightX = middle;
    }
    x += measures.gap;
    if (keep)
        m_layout.resultLeft = x;
    return x + m_layout.resultWidth;
}

/// Finds the picture that tells most in the view's width: first the values beside the bars go, then the keys' values in
/// motion, then launches far from the current one, at last the values that the current one gets and leaves.
class Fitter {
public:
    Fitter(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators, KeyWidths widths)
        : m_layout(layout), m_recording(recording), m_comparators(comparators), m_widths(widths),
          m_room(layout.size.width() - 2)
    {
    }

    Fit fit(std::size_t launch, LaunchColumns of) const
    {
        const bool isCard = m_layout.isPresented && launch > 0;
        std::optional<Fit> found;
        if (isCard && of.isWhole && of.first < of.last) {
            m_layout.openFirst = of.first;
            m_layout.openLast = of.last;
            found = presented(launch);
            if (found)
                return *found;
        }
        m_layout.openFirst = m_layout.openLast = launch;
        found = isCard ? presented(launch) : all(launch, true);
        if (!found)
            found = part(launch, true);
        if (!found)
            found = all(launch, false);
        return found ? *found : *part(launch, false);
    }

private:
    std::size_t count() const { return m_recording.launches.size(); }
    double across(const Fit& fit, std::size_t launch) const
    {
        return Walk(m_layout, m_recording, m_comparators, launch, m_widths)
            .across(fit.first, fit.last, fit.measures, false);
    }
    double beside() const
    {
        return m_layout.slotsLeft + m_layout.slotsRight + m_layout.edges.before + m_layout.edges.after;
    }
    Measures smallest(double pitch) const
    {
        // Keys of a pair pass each other side by side.
        const double focus = 2 * m_layout.tokenHalfWidth + (m_layout.tokenValues ? 2 : 1);
        const double arrows = m_layout.tight && !m_layout.isPresented ? 14 * m_layout.scale : 0; // of the blocks
        return {pitch * m_layout.strokes, pitch * m_layout.strokes + 1.5, focus, 4 + arrows + beside(),
                m_layout.tokenValues ? 6.0 : 4.0};
    }
    Measures full() const
    {
        const double s = m_layout.scale;
        const double focus = 2 * m_layout.tokenHalfWidth + 14 * s;
        return {14 * s, 10 * s, m_layout.tokenValues ? focus : std::max(focus, 24 * s), 14 * s + beside(), 9 * s};
    }
    void stretch(Fit& fit, std::size_t launch, double pitch) const
    {
        fit.measures = smallest(pitch);
        const double least = across(fit, launch);
        fit.measures = full();
        const double most = across(fit, launch);
        const double give =
            most > least ? std::clamp((m_room - least) / (most - least), 0.0, m_layout.wires > 4 ? 2.2 : 3.0) : 1;
        fit.measures = between(smallest(pitch), full(), give);
        fit.width = across(fit, launch);
    }

    /// All launches, with the values of the current one or without any.
    std::optional<Fit> all(std::size_t launch, bool values) const
    {
        Fit fit{1, count(), {}, 0};
        for (const bool inMotion : {true, false})
            for (const auto states : {StateDetail::valuesAndBars, StateDetail::bars, StateDetail::none})
                for (const bool bars : {true, false}) {
                    const bool isAny = states != StateDetail::none;
                    if ((inMotion && !values) || (!bars && isAny) ||
                        (states == StateDetail::valuesAndBars && !m_layout.historyValues) ||
                        !sizeKeys(m_layout, m_widths, {inMotion, values, bars, states}))
                        continue;
                    const double pitch = states == StateDetail::valuesAndBars ? 6 : isAny ? 4.5 : 2.6;
                    fit.measures = smallest(pitch);
                    if (count() > 0 && across(fit, launch) > m_room)
                        continue;
                    stretch(fit, launch, pitch);
                    if (count() == 0)
                        fit.measures = full();
                    return fit;
                }
        return {};
    }

    /// A window of launches around the current one.
    std::optional<Fit> part(std::size_t launch, bool values) const
    {
        const std::size_t centre = std::max<std::size_t>(launch, 1);
        for (const bool inMotion : {true, false})
            for (const bool bars : {true, false}) {
                Fit fit{centre, centre, {}, 0};
                if ((inMotion && !values) || !sizeKeys(m_layout, m_widths, {inMotion, values, bars, StateDetail::none}))
                    continue;
                const auto isWide = [&](const Fit& one) {
                    Fit tried = one;
                    tried.measures = smallest(4);
                    return across(tried, launch) > m_room;
                };
                if (isWide(fit) && (values || bars))
                    continue;
                while (isWide(fit) && m_layout.tokenRadius > smallestRadius)
                    setDots(m_layout, m_widths, std::max(smallestRadius, m_layout.tokenRadius * 0.9));
                grow(fit, isWide);
                stretch(fit, launch, 2.6);
                return fit;
            }
        return {};
    }
    template <typename IsWide>
    void grow(Fit& fit, const IsWide& isWide) const
    {
        bool grew = true;
        while (grew) {
            grew = false;
            if (fit.last < count() && !isWide({fit.first, fit.last + 1, {}, 0}))
                ++fit.last, grew = true;
            if (fit.first > 1 && !isWide({fit.first - 1, fit.last, {}, 0}))
                --fit.first, grew = true;
        }
    }

    bool isSpread() const { return m_layout.openFirst < m_layout.openLast; }
    /// Sub-columns in the open card.
    double abreast() const
    {
        double wide = 0;
        for (std::size_t k = m_layout.openFirst; k <= m_layout.openLast; ++k)
            wide += NetworkColumn::slotsOf(m_comparators[k - 1], true);
        return wide;
    }
    /// The compact columns as narrow as `pitch`, the open card a share of the width, or as wide as it needs.
    Measures measured(double pitch, double share) const
    {
        Measures made = smallest(pitch);
        if (isSpread()) // keys pass each other in the room between the layers, too
            made.focusPitch = 1.3 * m_layout.tokenHalfWidth;
        made.gap = 7 * m_layout.scale;
        const double wide = abreast(), layers = static_cast<double>(m_layout.openLast + 1 - m_layout.openFirst);
        const double least = wide * made.focusPitch + layers * made.focusPadding - (layers - 1) * m_layout.overlap();
        const double most = least + wide * (2.2 * full().focusPitch - made.focusPitch);
        made.focusPitch += std::max(0.0, (std::min(share * m_room, most) - least) / wide);
        return made;
    }

    /// For an audience the open card has most of the width, with its neighbours on both sides: all launches with the
    /// keys between past stages, or as many as there is room for.
    std::optional<Fit> presented(std::size_t launch) const
    {
        for (const bool inMotion : {true, false})
            for (const bool bars : {true, false})
                for (const auto states : {StateDetail::valuesAndBars, StateDetail::none}) {
                    const bool isAll = states != StateDetail::none;
                    if ((isAll && !m_layout.historyValues) || (isSpread() && !inMotion) ||
                        !sizeKeys(m_layout, m_widths, {inMotion, true, bars, states}))
                        continue;
                    const double share = isAll ? 0.42 : isSpread() ? 0.7 : 0.55;
                    const double narrow = isAll ? 10 : 6;
                    const auto isWide = [&](Fit one) {
                        one.measures = measured(narrow, share);
                        return across(one, launch) > m_room;
                    };
                    Fit fit{m_layout.openFirst, m_layout.openLast, {}, 0};
                    if (isAll)
                        fit = {1, count(), {}, 0};
                    if (isWide(fit))
                        continue;
                    if (!isAll)
                        grow(fit, isWide);
                    widen(fit, launch, measured(narrow, share), isAll ? 3.5 : 1.5);
                    return fit;
                }
        return {};
    }

    /// The columns beside the card take what room is left, then the card does.
    void widen(Fit& fit, std::size_t launch, const Measures& small, double limit) const
    {
        const double least = across({fit.first, fit.last, small, 0}, launch);
        Measures most = full();
        most.focusPitch = small.focusPitch;
        most.focusPadding = small.focusPadding;
        const double far = across({fit.first, fit.last, most, 0}, launch);
        const double give = far > least ? std::clamp((m_room - least) / (far - least), 0.0, limit) : 1;
        fit.measures = between(small, most, give);
        fit.width = across(fit, launch);
        fit.measures.focusPitch += std::clamp((m_room - fit.width) / abreast(), 0.0, 0.6 * fit.measures.focusPitch);
        fit.width = across(fit, launch);
    }

    NetworkLayout& m_layout;
    const Recording& m_recording;
    std::vector<Comparators>& m_comparators;
    KeyWidths m_widths;
    double m_room;
};

} // namespace

Fit fitNetwork(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators,
               KeyWidths widths, std::size_t launch, LaunchColumns of)
{
    return Fitter(layout, recording, comparators, widths).fit(launch, of);
}

void placeColumns(NetworkLayout& layout, const Recording& recording, std::vector<Comparators>& comparators,
                  KeyWidths widths, std::size_t launch, const Fit& fit)
{
    Walk(layout, recording, comparators, launch, widths).across(fit.first, fit.last, fit.measures, true);
}

} // namespace lockstep::ui
