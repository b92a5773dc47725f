// The 0-1 lens's network at the right, and the counts under it.
#include "engine/model/recording.hpp"
#include "ui/kit/comparator.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/tab.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/zero_one/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

std::optional<std::uint32_t> ZeroOneScene::followed() const
{
    if (m_view.selectedItem && *m_view.selectedItem < m_now.words())
        return m_view.selectedItem;
    return m_moment.fraction >= 1 ? m_now.counterexample : std::nullopt;
}

/// The input's word before the first layer, and after each up to now; empty where states are not at hand.
std::vector<std::uint32_t> ZeroOneScene::wayOf(std::uint32_t input) const
{
    std::vector<std::uint32_t> way;
    const std::size_t inputs = *zeroOneInputs(m_recording);
    for (std::size_t k = 0; k <= m_moment.launch; ++k) {
        const State* state = m_resident.state(k);
        if (state == nullptr || !state->buffers.at(inputs))
            return {};
        way.push_back(state->buffers[inputs]->at(input));
    }
    return way;
}

void ZeroOneScene::drawNetwork()
{
    const QRectF& place = m_layout.network;
    const double pitch = place.height() / static_cast<double>(m_layout.wires);
    const auto wireY = [&](std::size_t wire) { return place.top() + (static_cast<double>(wire) + 0.5) * pitch; };
    double slotCount = 0;
    for (const ZeroOneLayer& layer : m_now.layers)
        slotCount += layer.slotCount + 0.9;
    const double unit = std::min(place.width() / std::max(1.0, slotCount), 56 * m_s);
    const double right = place.left() + std::max(unit * slotCount, 24 * m_s);
    std::vector<double> starts;
    double x = place.left();
    for (const ZeroOneLayer& layer : m_now.layers) {
        starts.push_back(x);
        x += (layer.slotCount + 0.9) * unit;
    }
    starts.push_back(x);

    const std::size_t now = m_moment.launch; // layer now - 1
    if (now > 0 && now <= m_now.layers.size()) {
        const QRectF card{starts[now - 1], place.top() - 4 * m_s, starts[now] - starts[now - 1],
                          place.height() + 8 * m_s};
        m_scene.add(
            RectShape{card, std::min(9 * m_s, card.width() / 3), m_colors.nowSoft, Stroke{m_colors.cardEdge, 1.5, {}}},
            {QStringLiteral("card"), static_cast<int>(now), -1, -1});
        const Tab tab{say("layer %1").arg(now), 12.5 * m_s, 11 * m_s, 22 * m_s}; // of as many as there are launches
        const double half = tab.width() / 2;
        const double middle =
            std::clamp(card.center().x(), place.left() + half - 16 * m_s, m_view.size.width() - half - 2 * m_s);
        addTab(m_scene, m_colors, tab, tab.from({middle - half, card.top() - 13 * m_s}), {}, &m_labels);
    }
    const auto input = followed();
    const std::vector<std::uint32_t> way = input ? wayOf(*input) : std::vector<std::uint32_t>{};
    // Every wire has its number, or every second, fourth …; bits stand at all or none.
    std::size_t step = 1;
    while (static_cast<double>(step) * pitch < 13.5 * m_s)
        step *= 2;
    for (std::size_t wire = 0; wire < m_layout.wires; ++wire) {
        const double y = wireY(wire);
        m_scene.add(LineShape{{place.left() - 5 * m_s, y}, {right + 5 * m_s, y}, Stroke{m_colors.wire, m_s, {}}},
                    {QStringLiteral("wire%1").arg(wire), -1, -1, static_cast<qint64>(wire)});
        for (std::size_t k = 0; k < way.size(); ++k) {
            if ((way[k] >> wire & 1U) == 0)
                continue;
            const auto middleOf = [&](std::size_t layer) { return (starts[layer] + starts[layer + 1]) / 2; };
            const double from = k == 0 ? place.left() - 5 * m_s : middleOf(k - 1);
            const double to = k + 1 < starts.size() && k < m_now.layers.size() && k < now ? middleOf(k)
                              : k == m_now.layers.size()                                  ? right + 5 * m_s
                                                                                          : starts[k];
            m_scene.add(LineShape{{from, y}, {to, y}, Stroke{m_colors.ink, 3 * m_s, {}}});
        }
        if (way.empty() ? wire % step > 0 : pitch < 12 * m_s)
            continue;
        const QString before = way.empty() ? QString::number(wire) : QString::number(way.front() >> wire & 1U);
        addText(textAt(before, {place.left() - 11 * m_s, y}, (way.empty() ? 11 : 12) * m_s, way.empty() ? 400 : 600,
                       way.empty() ? m_colors.ink3 : m_colors.ink, Align::right));
        if (way.size() == m_now.layers.size() + 1)
            addText(textAt(QString::number(way.back() >> wire & 1U), {right + 10 * m_s, y}, 12 * m_s, 600, m_colors.ink,
                           Align::left));
    }
    for (std::size_t k = 0; k < m_now.layers.size(); ++k) {
        const bool isNow = k + 1 == now, past = k + 1 < now;
        const QColor& color = isNow ? m_colors.ink : past ? m_colors.ink3 : m_colors.ghost;
        for (const ZeroOneComparator& one : m_now.layers[k].comparators) {
            const double at = starts[k] + (one.slot + 0.95) * unit;
            const double width = std::clamp(unit * 0.09, 0.8, 1.6 * m_s);
            const double dot = std::clamp(std::min(unit, pitch) * 0.14, 0.9, 2.6 * m_s);
            const double head = std::clamp(std::min(unit, pitch) * 0.42, 2.2, 7 * m_s);
            const MarkId id{QStringLiteral("launch%1-wires%2-%3").arg(k + 1).arg(one.small).arg(one.large),
                            static_cast<int>(k + 1), -1, -1};
            const double small = wireY(one.small), large = wireY(one.large);
            if (isNow || past) // to come is hollow
                m_scene.add(PathShape{comparatorPath(at, small, large, dot, head, width), color, {}}, id);
            else
                m_scene.add(PathShape{comparatorPath(at, small, large, dot, head, 0), m_colors.paper,
                                      Stroke{color, std::min(width, 1.1 * m_s), {}}},
                            id);
        }
    }
}

/// Under the network, large: how many are left, and how many of them are sorted.
void ZeroOneScene::drawCounts()
{
    const bool before = m_moment.launch > 0 && m_moment.fraction < zeroOneArriving;
    const auto [left, sorted] = countWords(before ? m_now.standingBefore : m_now.standing, m_now.wires);
    const double x = m_layout.network.left() - 16 * m_s;
    const double y = std::min(m_layout.countsTop, m_layout.network.bottom() + 24 * m_s);
    const auto line = [&](double at, const QString& number, const QColor& color,
                          std::initializer_list<QString> wordings) {
        m_countsBottom = at + 14 * m_s;
        const TextShape count = textAt(number, {x, at}, 20 * m_s, 600, color, Align::left, FontFamily::display);
        addText(count);
        m_labels.placeFirst(
            m_scene,
            textAt({}, {x + textWidth(count) + 8 * m_s, at + 2 * m_s}, 12.5 * m_s, 400, m_colors.ink2, Align::left),
            wordings);
    };
    line(y + 12 * m_s, countDigits(left), m_colors.ink,
         {say("of %1 patterns occur").arg(countDigits(m_now.words())),
          say("of %1 occur").arg(countDigits(m_now.words()))});
    const bool isOver = this->isOver();
    if (isOver && m_now.counterexample)
        line(y + 40 * m_s, countDigits(left - sorted), m_colors.ink, {say("of them are not sorted")});
    else
        line(y + 40 * m_s, countDigits(sorted), m_colors.keep.text, {say("of them are sorted")});
}

} // namespace lockstep::ui
