#include "engine/analysis/true_sums.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>

namespace lockstep {
namespace {

std::int64_t valueOf(std::uint32_t bits, ElementType type)
{
    return type == ElementType::int32 ? std::int64_t{static_cast<std::int32_t>(bits)} : std::int64_t{bits};
}

bool addsIntegers(const Recording& recording)
{
    const auto op = recording.parameters.find("operator");
    return op != recording.parameters.end() && op->second == "add" &&
           (recording.type == ElementType::uint32 || recording.type == ElementType::int32);
}

} // namespace

bool mayWrap(const Recording& recording)
{
    if (!addsIntegers(recording))
        return false;
    std::int64_t all = 0; // of at most 2^22
    for (const std::uint32_t bits : recording.input) {
        const std::int64_t value = valueOf(bits, recording.type);
        all += value < 0 ? -value : value;
    }
    return all > (recording.type == ElementType::int32 ? INT32_MAX : std::int64_t{UINT32_MAX});
}

std::vector<bool> wrappedOutputs(const Recording& recording)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    if (known == nullptr || !mayWrap(recording))
        return {};
    // The reference adds, whatever it leaves out or shifts: that of the inputs' bytes, one after the other, never
    // wraps.
    std::vector<std::int64_t> sums;
    for (std::uint32_t shift = 0; shift < 32; shift += 8) {
        Words bytes = recording.input;
        for (std::uint32_t& word : bytes) {
            const bool isSigned = shift == 24 && recording.type == ElementType::int32;
            word = isSigned ? static_cast<std::uint32_t>(static_cast<std::int32_t>(word) >> 24) : word >> shift & 0xFF;
        }
        const Words part = known->reference(bytes, recording.parameters);
        sums.resize(part.size());
        for (std::size_t i = 0; i < part.size(); ++i)
            sums[i] += valueOf(part[i], recording.type) * (std::int64_t{1} << shift);
    }
    const Words right = known->reference(recording.input, recording.parameters);
    std::vector<bool> wrapped(right.size());
    for (std::size_t i = 0; i < wrapped.size(); ++i)
        wrapped[i] = sums[i] != valueOf(right[i], recording.type);
    if (std::ranges::find(wrapped, true) == wrapped.end())
        wrapped.clear();
    return wrapped;
}

TrueSums::TrueSums(const Recording& recording) : m_type(recording.type)
{
    if (!mayWrap(recording))
        return;
    m_upTo.push_back(0);
    for (const std::uint32_t bits : recording.input)
        m_upTo.push_back(m_upTo.back() + valueOf(bits, m_type));
}

bool TrueSums::wraps(std::uint32_t bits, const Held& held) const
{
    if (m_upTo.empty() || held.isEmpty())
        return false;
    std::int64_t sum = 0;
    for (const HeldRun& run : held.runs)
        if (run.last + std::size_t{1} < m_upTo.size())
            sum += std::int64_t{run.times} * (m_upTo[run.last + std::size_t{1}] - m_upTo[run.first]);
    return sum != valueOf(bits, m_type);
}

} // namespace lockstep
