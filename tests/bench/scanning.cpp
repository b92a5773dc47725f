#include "tests/bench/scanning.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/turns.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <numeric>
#include <random>

namespace lockstep::bench {
namespace {

/// The numbers that are scanned, and what must come out.
struct Numbers {
    explicit Numbers(std::size_t n) : x(n), prefixes(n)
    {
        std::mt19937 random{1};
        std::ranges::generate(x, std::ref(random));
        std::inclusive_scan(x.begin(), x.end(), prefixes.begin());
    }
    Words x, prefixes;
};

const Numbers& numbers(std::size_t n)
{
    static std::unique_ptr<Numbers> kept;
    if (!kept || kept->x.size() != n) {
        kept.reset(); // first, or both need room
        kept = std::make_unique<Numbers>(n);
    }
    return *kept;
}

Work ours(const std::string& algorithm, const Parameters& parameters, std::size_t n, bool reduces)
{
    const auto run = std::make_shared<KeptRun>(findAlgorithm(algorithm), parameters, numbers(n).x);
    return {[=] { run->enqueue(); }, finishQueue,
            [=] {
                const WordsPtr out = run->output();
                return reduces ? out->front() == numbers(n).prefixes.back()
                               : std::ranges::equal(std::span{*out}.first(n), numbers(n).prefixes);
            }};
}

/// Both buffers of a copy.
struct Copied {
    explicit Copied(const Words& words)
        : bytes(words.size() * sizeof(cl_uint)), x(device().context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr),
          y(device().context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr)
    {
        device().queue().enqueueWriteBuffer(x, CL_TRUE, 0, bytes, words.data());
    }
    Words read() const
    {
        Words words(bytes / sizeof(cl_uint));
        device().queue().enqueueReadBuffer(y, CL_TRUE, 0, bytes, words.data());
        return words;
    }
    std::size_t bytes;
    cl::Buffer x, y;
};

Work copyOfTheDriver(std::size_t n)
{
    const auto copied = std::make_shared<Copied>(numbers(n).x);
    return {[=] { queue().enqueueCopyBuffer(copied->x, copied->y, 0, 0, copied->bytes); }, finishQueue,
            [=] { return copied->read() == numbers(n).x; }};
}

Work copyByAKernel(std::size_t n)
{
    const auto copied = std::make_shared<Copied>(numbers(n).x);
    cl::Program program{device().context(),
                        std::string{"__kernel void copy(__global const uint4 *x, __global uint4 *y)\n"
                                    "{ y[get_global_id(0)] = x[get_global_id(0)]; }\n"}};
    program.build("-cl-std=CL1.2");
    cl::Kernel kernel{program, "copy"};
    kernel.setArg(0, copied->x);
    kernel.setArg(1, copied->y);
    return {[=] { queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{n / 4}, cl::NDRange{256}); },
            finishQueue, [=] { return copied->read() == numbers(n).x; }};
}

Work hostScan(std::size_t n)
{
    const auto y = std::make_shared<Words>(n);
    return {[=] {
                const Words& x = numbers(n).x;
                std::inclusive_scan(x.begin(), x.end(), y->begin());
                benchmark::ClobberMemory();
            },
            [] {}, [=] { return *y == numbers(n).prefixes; }};
}

Work hostReduce(std::size_t n)
{
    const auto sum = std::make_shared<std::uint32_t>(0);
    return {[=] {
                const Words& x = numbers(n).x;
                benchmark::DoNotOptimize(*sum = std::reduce(x.begin(), x.end()));
            },
            [] {}, [=] { return *sum == numbers(n).prefixes.back(); }};
}

#if defined(LOCKSTEP_BOOST_COMPUTE) || defined(LOCKSTEP_CUB)
Work scanOf(const Rival& rival, std::size_t n)
{
    return {rival.scan, rival.finish, [=] { return rival.prefixes() == numbers(n).prefixes; }};
}
Work sumOf(const Rival& rival, std::size_t n)
{
    return {rival.reduce, rival.finish, [=] { return rival.sum() == numbers(n).prefixes.back(); }};
}
#endif
#ifdef LOCKSTEP_BOOST_COMPUTE
Rival boostOf(std::size_t n)
{
    const Copied copied{numbers(n).x};
    return boostCompute(copied.x, n);
}
#endif

/// A row or a column of the table.
struct Entry {
    std::string label;
    std::size_t n = 0;
    bool reduces = false;
    enum class Kind { ours, copy, boost, host, cub } kind = Kind::ours;
    std::string name() const
    {
        return fmt::format("{} {} n=2^{}", reduces ? "sum" : "scan", label, std::bit_width(n) - 1);
    }
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

void add(const Entry& entry, bool smoke, std::function<Work()> make)
{
    addTurns(entry.name(), smoke, {isGpu() ? 15 : 400, 3}, std::move(make));
    entries().push_back(entry);
}

struct Contender {
    std::string label, algorithm;
    Parameters parameters;
};

/// Work-items of a group, vectors an item, values a vector.
using Vectors = std::vector<std::array<const char*, 3>>;
Vectors byVectors(bool smoke)
{
    if (smoke)
        return {{"64", "2", "4"}};
    if (isGpu())
        return {{"128", "4", "4"}, {"128", "7", "4"}, {"256", "2", "4"},
                {"256", "4", "4"}, {"256", "7", "4"}, {"256", "8", "4"}};
    return {{"1", "8", "16"}, {"4", "8", "16"}, {"16", "8", "8"}};
}

std::vector<Contender> scans(bool smoke)
{
    // A wavefront wants many work-items with a few values each, a processor's core one with many.
    using Sizes = std::vector<std::pair<std::string, std::string>>;
    const Sizes coarse = isGpu() ? Sizes{{"256", "15"}, {"256", "31"}} : Sizes{{"1", "1024"}};
    std::vector<Contender> all;
    if (!smoke) {
        all = {{"Kogge-Stone launches", "kogge-stone-scan", {}},
               {"Brent-Kung launches", "brent-kung-scan", {}},
               {"hierarchical Kogge-Stone", "hierarchical-scan", {{"group-size", "256"}}},
               {"hierarchical Brent-Kung", "hierarchical-scan", {{"group-size", "256"}, {"section", "brent-kung"}}},
               {"domino", "domino-scan", {{"group-size", "256"}}},
               {"look-back", "look-back-scan", {{"group-size", "256"}}}};
    }
    for (const auto& [label, algorithm] :
         {std::pair{"three-phase", "hierarchical-scan"}, {"domino", "domino-scan"}, {"look-back", "look-back-scan"}})
        for (const auto& [group, perItem] : coarse)
            all.push_back({fmt::format("{} {}x{}", label, group, perItem),
                           algorithm,
                           {{"group-size", group}, {"per-item", perItem}}});
    for (const char* algorithm : {"reduce-then-scan", "vector-look-back-scan"})
        for (const auto& [group, vectors, width] : byVectors(smoke))
            all.push_back({fmt::format("{} {}x{}x{}", algorithm, group, vectors, width),
                           algorithm,
                           {{"group-size", group}, {"vectors", vectors}, {"vector-width", width}}});
    for (const char* vectors : {"1024", "4096", "8192"}) // blocks for a core's cache: nothing for a GPU
        if (smoke ? vectors == std::string_view{"1024"} : !isGpu())
            all.push_back({fmt::format("cached-look-back-scan 1x{}x4", vectors),
                           "cached-look-back-scan",
                           {{"vectors", vectors}}});
    return all;
}

std::vector<Contender> reductions(bool smoke)
{
    std::vector<Contender> all;
    for (const char* variant : {"reduce0", "reduce1", "reduce2", "reduce3", "reduce4"})
        if (!smoke || std::string{variant} == "reduce4")
            all.push_back({variant, "work-group-reduction", {{"variant", variant}, {"group-size", "256"}}});
    all.push_back({"coarsened x8", "coarsened-reduction", {{"per-item", "8"}, {"group-size", "256"}}});
    Vectors sizes = {{"64", "2", "4"}};
    if (isGpu() && !smoke)
        sizes = {{"128", "16", "4"}, {"256", "4", "4"},  {"256", "8", "4"}, {"256", "16", "4"},
                 {"256", "32", "4"}, {"512", "16", "4"}, {"256", "16", "2"}};
    else if (!smoke)
        sizes = {{"1", "256", "8"}, {"1", "1024", "4"}, {"1", "1024", "8"}, {"1", "1024", "16"}, {"1", "4096", "16"}};
    for (const auto& [group, vectors, width] : sizes)
        all.push_back({fmt::format("vectors {}x{}x{}", group, vectors, width),
                       "vector-reduction",
                       {{"group-size", group}, {"vectors", vectors}, {"vector-width", width}}});
    return all;
}

} // namespace

void registerScanning(bool smoke)
{
    std::vector<std::size_t> exponents =
        smoke ? std::vector<std::size_t>{12} : std::vector<std::size_t>{16, 20, 22, 24};
    if (isGpu() && !smoke)
        exponents.push_back(28);
    for (const std::size_t exponent : exponents) {
        const std::size_t n = std::size_t{1} << exponent;
        add({"driver's copy", n, false, Entry::Kind::copy}, smoke, [=] { return copyOfTheDriver(n); });
        add({"copy kernel", n, false, Entry::Kind::copy}, smoke, [=] { return copyByAKernel(n); });
        for (const bool reduces : {false, true}) {
#ifdef LOCKSTEP_BOOST_COMPUTE
            add({"Boost.Compute", n, reduces, Entry::Kind::boost}, smoke,
                [=] { return reduces ? sumOf(boostOf(n), n) : scanOf(boostOf(n), n); });
#endif
#ifdef LOCKSTEP_CUB
            if (isCudaDevice(device().info().name))
                add({"CUB", n, reduces, Entry::Kind::cub}, smoke,
                    [=] { return reduces ? sumOf(cub(numbers(n).x), n) : scanOf(cub(numbers(n).x), n); });
#endif
            add({"std on the host", n, reduces, Entry::Kind::host}, smoke,
                [=] { return reduces ? hostReduce(n) : hostScan(n); });
            for (const Contender& c : reduces ? reductions(smoke) : scans(smoke))
                // A chain of 2^20 blocks, one waiting for the other, takes half a second.
                if (n <= findAlgorithm(c.algorithm).limits.maximum && !(c.label == "domino" && exponent > 24))
                    add({c.label, n, reduces}, smoke, [=] { return ours(c.algorithm, c.parameters, n, reduces); });
        }
    }
}

void printScanning()
{
    const std::map<std::string, Taken>& seconds = taken();
    const auto best = [&](std::size_t n, bool reduces, Entry::Kind kind) {
        double least = 0;
        for (const Entry& e : entries())
            if (const auto found = seconds.find(e.name());
                e.n == n && e.kind == kind && (e.reduces == reduces || kind == Entry::Kind::copy) &&
                found != seconds.end() && (least == 0 || found->second.wall < least))
                least = found->second.wall;
        return least;
    };
    fmt::print(
        "\nScans and sums of n values on {}, the fastest of many turns; the other's time / this one's, so that more is "
        "better\n{:<42}{:>12}"
        "{:>8}{:>8}{:>8}{:>8}{:>12}\n",
        device().info().name, "", "measured", "copy", "Boost", "host", "CUB", "CPU time");
    for (const Entry& entry : entries()) {
        const auto measured = seconds.find(entry.name());
        if (measured == seconds.end())
            continue; // filtered out
        const Taken& taken = measured->second;
        fmt::print("{:<42}{:>9.3f} ms", entry.name(), taken.wall * 1e3);
        for (const auto kind : {Entry::Kind::copy, Entry::Kind::boost, Entry::Kind::host, Entry::Kind::cub}) {
            const double other = best(entry.n, entry.reduces, kind);
            fmt::print("{:>8}", other > 0 ? fmt::format("{:.2f}", other / taken.wall) : "-");
        }
        fmt::print("{:>9.3f} ms\n", taken.processor * 1e3);
    }
#ifndef LOCKSTEP_BOOST_COMPUTE
    fmt::print("Boost.Compute (package libboost-dev) was not there when this was built.\n");
#endif
}

} // namespace lockstep::bench
