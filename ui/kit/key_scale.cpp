#include "ui/kit/key_scale.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace lockstep::ui {

namespace {

double toNumber(std::uint32_t bits, ElementType type)
{
    switch (type) {
    case ElementType::uint32:
    case ElementType::text:
        return bits;
    case ElementType::pair:
        return bits >> 16;
    case ElementType::int32:
        return static_cast<std::int32_t>(bits);
    case ElementType::float32:
        return std::bit_cast<float>(bits);
    }
    return 0;
}

} // namespace

KeyScale::KeyScale(const Words& words, ElementType type) : m_type(type)
{
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const std::uint32_t word : words)
        if (const double number = toNumber(word, type); std::isfinite(number)) {
            low = std::min(low, number);
            high = std::max(high, number);
        }
    if (low > high)
        return;
    m_low = std::min(low, 0.0);
    m_high = std::max(high, m_low);
    if (m_high <= m_low)
        m_high = m_low + 1;
}

double KeyScale::operator()(std::uint32_t bits) const
{
    const double number = toNumber(bits, m_type);
    if (std::isnan(number))
        return 1;
    return std::clamp((number - m_low) / (m_high - m_low), 0.0, 1.0);
}

} // namespace lockstep::ui
