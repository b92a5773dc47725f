#include "app/number_checks.hpp"

#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <charconv>
#include <cstdint>
#include <fmt/format.h>

namespace lockstep::app {

std::string wrongCount(const std::string& text)
{
    std::size_t n = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, n);
    if (error == std::errc{} && stop == end && n >= 1 && n <= maximumKeys)
        return "";
    return sentence("'{}' is not a number of keys; choose 1 to {}", text, maximumKeys);
}

std::string wrongSeed(const std::string& text)
{
    std::uint64_t seed = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seed);
    if (error == std::errc{} && stop == end)
        return "";
    return sentence("'{}' is not a seed; choose a whole number from 0 to {}", text, UINT64_MAX);
}

std::string wrongLength(const std::string& text)
{
    std::uint64_t length = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, length);
    return error == std::errc{} && stop == end ? "" : sentence("'{}' is not a length; choose a whole number", text);
}

} // namespace lockstep::app
