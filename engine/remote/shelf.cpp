#include "engine/remote/shelf.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep::remote {

const std::vector<std::uint32_t>& Shelved::order() const
{
    const Words& words = *m_words;
    if (!m_order.empty() || words.empty())
        return m_order;
    std::vector<std::uint32_t> from(words.size()), to(words.size());
    std::iota(from.begin(), from.end(), 0u);
    constexpr unsigned digit = 11;
    constexpr std::uint32_t mask = (1u << digit) - 1;
    for (unsigned shift = 0; shift < 32; shift += digit) { // a radix sort
        std::vector<std::size_t> begins(mask + 2);
        for (const std::uint32_t word : words)
            ++begins[(word >> shift & mask) + 1];
        std::partial_sum(begins.begin(), begins.end(), begins.begin());
        for (const std::uint32_t place : from)
            to[begins[words[place] >> shift & mask]++] = place;
        from.swap(to);
    }
    m_order = std::move(from);
    return m_order;
}

ShelvedPtr Shelf::put(WordsPtr words)
{
    auto array = std::make_shared<const Shelved>(std::move(words));
    const auto bytes = [](const ShelvedPtr& each) { return each->words()->size() * sizeof(std::uint32_t); };
    const auto there =
        std::ranges::find_if(m_all, [&](const ShelvedPtr& each) { return each->digest() == array->digest(); });
    if (there != m_all.end()) {
        array = *there;
        m_bytes -= bytes(array);
        m_all.erase(there);
    }
    m_bytes += bytes(array);
    m_all.push_back(array);
    while (m_all.size() > m_most || (m_all.size() > 1 && m_bytes > m_mostBytes)) {
        m_bytes -= bytes(m_all.front());
        m_all.pop_front();
    }
    return array;
}

ShelvedPtr Shelf::find(const Digest& digest) const
{
    const auto there = std::ranges::find_if(m_all, [&](const ShelvedPtr& each) { return each->digest() == digest; });
    return there == m_all.end() ? nullptr : *there;
}

} // namespace lockstep::remote
