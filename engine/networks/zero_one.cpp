#include "engine/networks/zero_one.hpp"

#include <algorithm>
#include <bit>
#include <random>

namespace lockstep {
namespace {

using Lanes = std::uint64_t; ///< one bit for each of 64 inputs

/// The inputs of a network, 64 at a time: all there are, or a choice of them.
class Inputs {
public:
    explicit Inputs(std::uint32_t wires) : m_wires(wires)
    {
        if (isExhaustive()) {
            m_batches = wires <= 6 ? 1 : std::uint64_t{1} << (wires - 6);
            return;
        }
        constexpr std::uint64_t mostWords = std::uint64_t{1} << 22;
        m_batches = std::clamp<std::uint64_t>(mostWords / wires, 64, 1024);
    }

    bool isExhaustive() const { return m_wires <= mostExhaustiveWires; }
    std::uint64_t batches() const { return m_batches; }
    std::uint64_t count() const { return isExhaustive() ? std::uint64_t{1} << m_wires : m_batches * 64; }
    /// Which bits of a batch are inputs.
    Lanes valid() const { return m_wires < 6 ? (Lanes{1} << (Lanes{1} << m_wires)) - 1 : ~Lanes{0}; }

    void fill(std::uint64_t batch, std::vector<Lanes>& wires)
    {
        constexpr Lanes counting[6] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                       0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
        if (isExhaustive()) {
            for (std::uint32_t w = 0; w < m_wires; ++w)
                wires[w] = w < 6 ? counting[w] : (batch >> (w - 6) & 1) != 0 ? ~Lanes{0} : Lanes{0};
            return;
        }
        std::ranges::fill(wires, Lanes{0});
        for (std::uint32_t lane = 0; lane < 64; ++lane) {
            // Of every kind: few and many ones, all ones in front or behind, and a single one or zero somewhere.
            const Lanes bit = Lanes{1} << lane;
            const auto threshold = static_cast<std::uint32_t>(m_random());
            const auto ones = static_cast<std::uint32_t>(m_random() % (m_wires + 1));
            for (std::uint32_t w = 0; w < m_wires; ++w) {
                const bool one = lane % 4 == 0   ? w < ones
                                 : lane % 4 == 1 ? (w < ones) != (w == threshold % m_wires)
                                 : lane % 4 == 2 ? w >= ones
                                                 : static_cast<std::uint32_t>(m_random()) < threshold;
                wires[w] |= one ? bit : 0;
            }
        }
    }

private:
    std::uint32_t m_wires;
    std::uint64_t m_batches = 0;
    std::mt19937_64 m_random{2026};
};

} // namespace

std::vector<std::uint8_t> runNetwork(const Network& network, std::vector<std::uint8_t> bits)
{
    for (const Layer& layer : network.layers)
        for (const Comparator& c : layer.comparators)
            if (bits[c.larger] < bits[c.smaller])
                std::swap(bits[c.larger], bits[c.smaller]);
    return bits;
}

ZeroOneCheck zeroOneCheck(const Network& network)
{
    Inputs inputs{network.wires};
    ZeroOneCheck check;
    check.isExhaustive = inputs.isExhaustive();
    const std::vector<Comparator> comparators = comparatorsOf(network);
    std::vector<Lanes> wires(network.wires), before;
    for (std::uint64_t batch = 0; batch < inputs.batches(); ++batch) {
        inputs.fill(batch, wires);
        before = wires;
        for (const Comparator& c : comparators) {
            const Lanes a = wires[c.smaller], b = wires[c.larger];
            wires[c.smaller] = a & b;
            wires[c.larger] = a | b;
        }
        Lanes wrong = 0;
        for (std::size_t w = 1; w < wires.size(); ++w)
            wrong |= wires[w - 1] & ~wires[w];
        wrong &= inputs.valid();
        if (wrong == 0)
            continue;
        const int lane = std::countr_zero(wrong);
        check.inputs = batch * 64 + static_cast<std::uint64_t>(lane) + 1;
        check.counterexample.emplace();
        for (const Lanes wire : before)
            check.counterexample->push_back(static_cast<std::uint8_t>(wire >> lane & 1));
        return check;
    }
    check.inputs = inputs.count();
    return check;
}

std::vector<std::size_t> redundantComparators(const Network& network)
{
    Inputs inputs{network.wires};
    const std::vector<Comparator> comparators = comparatorsOf(network);
    std::vector<Lanes> wires(network.wires), swapped(comparators.size(), 0);
    for (std::uint64_t batch = 0; batch < inputs.batches(); ++batch) {
        inputs.fill(batch, wires);
        for (std::size_t i = 0; i < comparators.size(); ++i) {
            const Comparator& c = comparators[i];
            const Lanes a = wires[c.smaller], b = wires[c.larger];
            swapped[i] |= a & ~b & inputs.valid();
            wires[c.smaller] = a & b;
            wires[c.larger] = a | b;
        }
    }
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < swapped.size(); ++i)
        if (swapped[i] == 0)
            found.push_back(i);
    return found;
}

} // namespace lockstep
