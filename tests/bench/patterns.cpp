// Patterns of memory: transposes and products beside their naive forms.
#include "tests/bench/patterns.hpp"

#include "tests/bench/measure.hpp"
#include "tests/bench/scanning.hpp"
#include "tests/bench/turns.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <random>
#include <span>

namespace lockstep::bench {
namespace {

/// A row of the table, and the group of rows that it is held against the first of.
struct Entry {
    std::string group, label;
    std::string name() const { return fmt::format("{} {}", group, label); }
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

void add(const Entry& entry, bool smoke, std::function<Work()> make)
{
    addTurns(entry.name(), smoke, {isGpu() ? 15 : 30, 3}, std::move(make));
    entries().push_back(entry);
}

Words factors(std::size_t n)
{
    std::mt19937 random{1};
    std::uniform_real_distribution<float> near{-1, 1};
    Words words(n);
    for (std::uint32_t& word : words)
        word = std::bit_cast<std::uint32_t>(near(random));
    return words;
}

Work transposed(std::size_t side, const Parameters& parameters)
{
    Words a(side * side);
    std::ranges::generate(a, std::mt19937{1});
    Parameters given = parameters;
    given["columns"] = std::to_string(side);
    const auto run = std::make_shared<KeptRun>(findAlgorithm("transpose"), given, a);
    return {[=] { run->enqueue(); }, finishQueue,
            [=] {
                const WordsPtr b = run->output();
                for (std::size_t i = 0; i < a.size(); ++i)
                    if ((*b)[i % side * side + i / side] != a[i])
                        return false;
                return true;
            }};
}

/// Some of the sums, in double precision.
bool isProduct(const Words& c, const Words& ab, std::size_t side)
{
    const auto at = [&](const Words& words, std::size_t i) { return double{std::bit_cast<float>(words[i])}; };
    for (std::size_t place = 0; place < c.size(); place += 997) {
        double sum = 0;
        for (std::size_t k = 0; k < side; ++k)
            sum += at(ab, place / side * side + k) * at(ab, side * side + k * side + place % side);
        if (std::abs(at(c, place) - sum) > 1e-3)
            return false;
    }
    return true;
}

Work multiplied(std::size_t side, const Parameters& parameters)
{
    const Words ab = factors(2 * side * side);
    Parameters given = parameters;
    given["type"] = "float32";
    for (const char* name : {"rows", "columns", "inner"})
        given[name] = std::to_string(side);
    const auto run = std::make_shared<KeptRun>(findAlgorithm("matrix-product"), given, ab);
    return {[=] { run->enqueue(); }, finishQueue, [=] { return isProduct(*run->output(), ab, side); }};
}

constexpr std::uint32_t bins = 256, width = 4;

/// Of n uniform values, or of values that all fall into one bin.
Words countable(std::size_t n, bool isOne)
{
    std::mt19937 random{1};
    Words values(n);
    for (std::uint32_t& value : values)
        value = isOne ? 5 : static_cast<std::uint32_t>(random() % (bins * width));
    return values;
}

bool areCounts(const Words& counts, const Words& values)
{
    Words right(bins);
    for (const std::uint32_t value : values)
        ++right[value / width];
    return std::ranges::equal(right, std::span{counts}.first(bins));
}

Work counted(std::size_t n, bool isOne, Parameters parameters)
{
    const Words values = countable(n, isOne);
    parameters["bins"] = std::to_string(bins);
    parameters["width"] = std::to_string(width);
    parameters["group-size"] = "256";
    const auto run = std::make_shared<KeptRun>(findAlgorithm("histogram"), parameters, values, KeptRun::Begins::afresh);
    return {[=] { run->enqueue(); }, finishQueue, [=] { return areCounts(*run->output(), values); }};
}

void registerHistograms(bool smoke)
{
    const std::size_t n = std::size_t{1} << (smoke ? 12 : isGpu() ? 24 : 22);
    for (const bool isOne : {false, true}) {
        const std::string group =
            fmt::format("histogram of 2^{}, {}", std::bit_width(n) - 1, isOne ? "one bin" : "256 bins");
        for (const char* perItem : {"1", "8"}) {
            const auto row = [&](const char* label, const Parameters& parameters) {
                Parameters given = parameters;
                given["per-item"] = perItem;
                add({group, fmt::format("{} x{}", label, perItem)}, smoke, [=] { return counted(n, isOne, given); });
            };
            row("global", {{"variant", "global"}});
            row("private, atomics", {{"variant", "private"}});
            row("private, tables", {{"variant", "private"}, {"merge", "reduction"}});
        }
#ifdef LOCKSTEP_CUB
        if (isCudaDevice(device().info().name))
            add({group, "CUB"}, smoke, [=] {
                const Words values = countable(n, isOne);
                const RivalHistogram rival = cubCounts(values, bins, width);
                return Work{rival.enqueue, rival.finish, [=] { return areCounts(rival.counts(), values); }};
            });
#endif
    }
}

} // namespace

void registerPatterns(bool smoke)
{
    const std::size_t wide = smoke ? 64 : 2048, side = smoke ? 32 : 512;
    const std::string transposes = fmt::format("transpose {0} x {0}", wide);
    for (const char* variant : {"naive", "tiled", "padded"})
        for (const char* tile : {"16", "32"})
            if (tile != std::string{"16"} || !isGpu())
                add({transposes, fmt::format("{} {}", variant, tile)}, smoke, [=] {
                    return transposed(wide, {{"variant", variant}, {"tile", tile}});
                });
    const std::string products = fmt::format("product {0} x {0}", side);
    add({products, "naive"}, smoke, [=] { return multiplied(side, {{"variant", "naive"}, {"tile", "16"}}); });
    for (const char* tile : {"8", "16", "32"})
        add({products, fmt::format("tiled {}", tile)}, smoke, [=] {
            return multiplied(side, {{"variant", "tiled"}, {"tile", tile}});
        });
    for (const char* perItem : {"4", "8"})
        add({products, fmt::format("registers 16 x {}", perItem)}, smoke, [=] {
            return multiplied(side, {{"variant", "registers"}, {"tile", "16"}, {"per-item", perItem}});
        });
#ifdef LOCKSTEP_CUBLAS
    if (isCudaDevice(device().info().name))
        add({products, "cuBLAS"}, smoke, [=] {
            const Words ab = factors(2 * side * side);
            const RivalProduct rival = cublasProduct(ab, side);
            return Work{rival.enqueue, rival.finish, [=] { return isProduct(rival.product(), ab, side); }};
        });
#endif
    registerHistograms(smoke);
}

void printPatterns()
{
    fmt::print(
        "\nPatterns on {}, the fastest of many turns; the first one's time / this one's, so that more is better\n",
        device().info().name);
    double first = 0;
    std::string group;
    for (const Entry& entry : entries()) {
        const auto measured = taken().find(entry.name());
        if (measured == taken().end())
            continue; // filtered out
        if (entry.group != group) {
            group = entry.group;
            first = measured->second.wall;
        }
        fmt::print("{:<42}{:>9.3f} ms{:>8.2f}\n", entry.name(), measured->second.wall * 1e3,
                   first / measured->second.wall);
    }
}

} // namespace lockstep::bench
