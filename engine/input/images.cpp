#include "engine/input/images.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace lockstep {
namespace {

constexpr std::array<std::string_view, 4> imageNames{"ramp", "checker", "grey", "disk"};
constexpr double brightest = 9;

/// The value of a pixel, from 0 to 9.
double valueAt(std::string_view name, std::size_t row, std::size_t column, std::size_t rows, std::size_t columns)
{
    const std::size_t shorter = std::min(rows, columns);
    if (name == "ramp") // from left to right
        return brightest * static_cast<double>(column) / std::max(1.0, static_cast<double>(columns) - 1);
    if (name == "checker") {
        const std::size_t square = std::max<std::size_t>(shorter / 4, 1);
        return (row / square + column / square) % 2 == 0 ? brightest : 0;
    }
    if (name == "grey")
        return 5;
    // A disk whose rim falls off, so that a filter finds something to do there.
    const double radius = static_cast<double>(shorter) / 2;
    const double away = std::hypot(static_cast<double>(row) - (static_cast<double>(rows) - 1) / 2,
                                   static_cast<double>(column) - (static_cast<double>(columns) - 1) / 2);
    return std::clamp(brightest * 1.8 * (1 - away / (1.05 * radius)), 0.0, brightest);
}

} // namespace

std::span<const std::string_view> madeImages()
{
    return imageNames;
}

bool isMadeImage(std::string_view name)
{
    return std::ranges::find(imageNames, name) != imageNames.end();
}

Words makeImage(std::string_view name, std::size_t rows, std::size_t columns, ElementType type)
{
    Words pixels;
    pixels.reserve(rows * columns);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const double value = std::round(valueAt(name, row, column, rows, columns));
            pixels.push_back(type == ElementType::float32 ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
                                                          : static_cast<std::uint32_t>(value));
        }
    return pixels;
}

} // namespace lockstep
