#include "engine/algorithms/shapes.hpp"

#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace lockstep {
namespace {

std::size_t squarestColumns(std::size_t n)
{
    auto rows = static_cast<std::size_t>(std::sqrt(static_cast<double>(n)));
    while (rows > 1 && (n % rows != 0 || rows * rows > n))
        --rows;
    return n / std::max<std::size_t>(rows, 1);
}

std::string normalisedColumns(const std::string& text)
{
    const bool isNumber =
        !text.empty() && text.size() <= 7 && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || std::stoul(text) == 0)
        throw InputError{sentence("The columns of a matrix are a number from 1 on, or auto, not '{}'.", text)};
    return std::to_string(std::stoul(text));
}

} // namespace

Parameter columnsParameter()
{
    return {"columns", "Columns", {"auto"}, "auto", normalisedColumns};
}

bool fillsRows(const Algorithm& algorithm)
{
    return std::ranges::any_of(algorithm.parameters,
                               [](const Parameter& one) { return one.normalised == normalisedColumns; });
}

void resolveColumns(Parameters& parameters, std::size_t n)
{
    std::string& columns = parameters.at("columns");
    if (columns == "auto")
        columns = std::to_string(squarestColumns(n));
    if (n % number(parameters, "columns") != 0)
        throw InputError{sentence("{} values do not fill rows of {} columns; give a number of columns that divides "
                                  "{}, or auto.",
                                  n, columns, n)};
}

} // namespace lockstep
