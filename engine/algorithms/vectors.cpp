#include "engine/algorithms/vectors.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sections.hpp"
#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {

Parameter widthParameter()
{
    return {"vector-width", "Values a vector", {"2", "4", "8", "16"}, "4"};
}

std::size_t valuesAnItem(const Parameters& parameters)
{
    return std::size_t{number(parameters, "vector-width")} * number(parameters, "vectors");
}

Message vectorsAnItem(const Parameters& parameters)
{
    return vectorsAnItem(parameters.at("vectors"), parameters.at("vector-width"));
}

Message vectorsAnItem(const std::string& vectors, const std::string& width)
{
    if (vectors == "1")
        return {"vectors.unit.one", {width}, fmt::format("one work-item per vector of {} values", width)};
    return {"vectors.unit", {vectors, width}, fmt::format("one work-item per {} vectors of {} values", vectors, width)};
}

std::vector<std::string> vectorOptions(const Parameters& parameters)
{
    return vectorOptions(parameters.at("vectors"), parameters.at("vector-width"));
}

std::vector<std::string> vectorOptions(const std::string& vectors, const std::string& width)
{
    return {"-DWIDTH=" + width, "-DVECTORS=" + vectors};
}

Parameter vectorsParameter()
{
    // An odd number keeps work-items' totals in different banks of local memory, and 7 are quickest on large GPUs.
    // With 16 vectors of 16 values, all kept in registers, PoCL takes minutes to compile.
    return {"vectors", "Vectors an item", {"auto", "1", "2", "4", "7", "8"}, "auto"};
}

Parameter vectorGroupParameter()
{
    return {"group-size", "Work-group", {"auto", "1", "2", "4", "8", "16", "32", "64", "128", "256"}, "auto"};
}

void resolveSection(Parameters& parameters, std::size_t n)
{
    // Of 16 values two sections are seen, of 64 four, and one work-group scans the sums of up to 4,096.
    chooseBySize(parameters, "group-size", n, n <= 16 ? "2" : "4", "16", "256");
    chooseBySize(parameters, "vectors", n, "1", "1", "4");
}

std::size_t valuesInGroup(const Parameters& parameters)
{
    return number(parameters, "group-size") * valuesAnItem(parameters);
}

std::vector<std::string> sectionOptions(const Parameters& parameters)
{
    std::vector<std::string> options = vectorOptions(parameters);
    options.push_back("-DITEMS=" + parameters.at("group-size"));
    options.push_back(fmt::format("-DSECTION={}", valuesInGroup(parameters)));
    return options;
}

namespace {

/// Prefixes of each vector; returns their last ones.
Words scanEachVector(std::span<std::uint32_t> x, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t width = number(parameters, "vector-width");
    Words totals;
    for (std::size_t first = 0; first < x.size(); first += width) {
        const std::size_t end = std::min(first + width, x.size());
        for (std::size_t i = first + 1; i < end; ++i)
            x[i] = plus(x[i - 1], x[i]);
        totals.push_back(x[end - 1]);
    }
    return totals;
}

} // namespace

void scanVectors(std::span<std::uint32_t> x, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t width = number(parameters, "vector-width");
    Words totals = scanEachVector(x, parameters);
    scanOneSection(totals, number(parameters, "vectors"), plus);
    for (std::size_t v = 1; v < totals.size(); ++v) {
        const std::size_t last = std::min((v + 1) * width, x.size()) - 1;
        for (std::size_t i = v * width; i < last; ++i)
            x[i] = plus(totals[v - 1], x[i]);
        x[last] = totals[v];
    }
}

std::uint32_t sumOfVectors(std::span<const std::uint32_t> x, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t vectors = number(parameters, "vectors");
    Words values(x.begin(), x.end());
    const Words totals = scanEachVector(values, parameters);
    Words items; // sums of the totals of each
    for (std::size_t v = 0; v < totals.size(); ++v)
        if (v % vectors == 0)
            items.push_back(totals[v]);
        else
            items.back() = plus(items.back(), totals[v]);
    for (std::size_t s = 1; s < items.size(); s *= 2)
        for (std::size_t skipped = 0; skipped + s < items.size(); skipped += 2 * s) {
            const std::size_t own = items.size() - 1 - skipped;
            items[own] = plus(items[own - s], items[own]);
        }
    return items.back();
}

} // namespace lockstep
