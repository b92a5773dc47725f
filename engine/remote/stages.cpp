#include "engine/remote/stages.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>

namespace lockstep::remote {
namespace {

Words byDigits(const Words& words, unsigned b)
{
    Words sorted = words, to(words.size());
    constexpr unsigned digit = 8;
    for (unsigned shift = 0; shift < b; shift += digit) {
        const std::uint32_t mask = (1u << std::min(digit, b - shift)) - 1;
        std::array<std::size_t, (1u << digit) + 1> begins{};
        for (const std::uint32_t word : sorted)
            ++begins[(word >> shift & mask) + 1];
        std::partial_sum(begins.begin(), begins.end(), begins.begin());
        for (const std::uint32_t word : sorted)
            to[begins[word >> shift & mask]++] = word;
        sorted.swap(to);
    }
    return sorted;
}

} // namespace

Stage Stage::of(std::uint64_t number)
{
    const Stage stage{static_cast<Order>(number >> 8), static_cast<unsigned>(number & 0xFF)};
    if (number >> 8 > static_cast<std::uint64_t>(Order::digits) || stage.b > 32)
        throw std::runtime_error{"an array is told from what nobody makes"};
    return stage;
}

Words at(const Stage& stage, const Shelved& array)
{
    const Words& words = *array.words();
    if (stage.order == Order::none)
        return words;
    if (stage.order == Order::digits)
        return byDigits(words, stage.b);
    const std::size_t block = std::size_t{1} << stage.b;
    std::vector<std::size_t> filled(words.size() / block + 1);
    Words sorted(words.size());
    for (const std::uint32_t place : array.order()) {
        const std::size_t which = place / block, begin = which * block;
        const std::size_t size = std::min(block, words.size() - begin), i = filled[which]++;
        const bool isDown = stage.order == Order::alternating && which % 2 != 0;
        sorted[begin + (isDown ? size - 1 - i : i)] = words[place];
    }
    return sorted;
}

std::vector<Stage> stagesBetween(const Words& other, const Words& words)
{
    std::vector<std::uint32_t> sums(words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        sums[i] = words[i] * 0x9E3779B1u - other[i] * 0x9E3779B1u + (words[i] >> 7) - (other[i] >> 7);
    unsigned b = 0; // blocks of 2^b hold the same
    while (sums.size() > 1 && std::ranges::any_of(sums, [](std::uint32_t sum) { return sum != 0; })) {
        for (std::size_t i = 0; i < sums.size(); i += 2)
            sums[i / 2] = sums[i] + (i + 1 < sums.size() ? sums[i + 1] : 0);
        sums.resize((sums.size() + 1) / 2);
        ++b;
    }
    std::vector<Stage> stages;
    for (const unsigned size : {b - 1, b})
        if (size >= 1 && size <= b)
            stages.insert(stages.end(), {{Order::alternating, size}, {Order::runs, size}});
    for (unsigned bits = 32; bits > 0; --bits) {
        const std::uint32_t mask = UINT32_MAX >> (32 - bits);
        if (std::ranges::is_sorted(words, {}, [mask](std::uint32_t word) { return word & mask; })) {
            stages.push_back({Order::digits, bits});
            break;
        }
    }
    return stages;
}

} // namespace lockstep::remote
