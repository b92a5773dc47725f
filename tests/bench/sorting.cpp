#include "tests/bench/sorting.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/scanning.hpp"
#include "tests/bench/turns.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <optional>
#include <random>

namespace lockstep::bench {
namespace {

/// The keys, and on demand what must come out.
class Keys {
public:
    explicit Keys(std::size_t n) : m_x(n)
    {
        std::mt19937 random{1};
        std::ranges::generate(m_x, std::ref(random));
    }
    const Words& x() const { return m_x; }
    /// By std::sort, of a copy.
    void sort()
    {
        m_sorted = m_x;
        std::ranges::sort(m_sorted);
    }
    const Words& sorted()
    {
        if (m_sorted.empty())
            sort();
        return m_sorted;
    }

private:
    Words m_x, m_sorted;
};

Keys& keys(std::size_t n)
{
    static std::unique_ptr<Keys> kept;
    if (!kept || kept->x().size() != n) {
        kept.reset(); // first, or both need room
        kept = std::make_unique<Keys>(n);
    }
    return *kept;
}

Work hostSort(std::size_t n)
{
    return {[=] { keys(n).sort(); }, [] {}, [=] { return std::ranges::is_sorted(keys(n).sorted()); }};
}

#if defined(LOCKSTEP_BOOST_COMPUTE) || defined(LOCKSTEP_CUB)
Work sortOf(const RivalSort& rival, std::size_t n)
{
    return {rival.sort, rival.finish, [=] { return rival.sorted() == keys(n).sorted(); }};
}
#endif
#ifdef LOCKSTEP_BOOST_COMPUTE
Work boost(std::size_t n, bool radix)
{
    const std::size_t bytes = n * sizeof(cl_uint);
    const cl::Buffer x{device().context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr};
    device().queue().enqueueWriteBuffer(x, CL_TRUE, 0, bytes, keys(n).x().data());
    return sortOf(boostSort(x, n, radix), n);
}
#endif

/// One of our sorts. A turn begins with a copy of the keys made on the device, since most sorts write over them; a
/// sort from buffer to buffer reads them first where they stand.
struct Contender {
    std::string label, algorithm;
    Parameters parameters;
    std::size_t largest = 24; ///< exponent of n that it is measured to
    KeptRun::Begins begins = KeptRun::Begins::afresh;
};

Work ours(const Contender& c, std::size_t n)
{
    const auto run = std::make_shared<KeptRun>(findAlgorithm(c.algorithm), c.parameters, keys(n).x(), c.begins);
    return {[=] { run->enqueue(); }, finishQueue,
            [=] {
                const WordsPtr out = run->output();
                return std::ranges::equal(std::span{*out}.first(n), keys(n).sorted());
            }};
}

/// With what each is compared, in the order of the columns.
enum class Kind { host, boost, boostRadix, cub, textbook, ours };

struct Entry {
    std::string label;
    std::size_t n = 0;
    Kind kind = Kind::ours;
    std::string name() const { return fmt::format("sort {} n=2^{}", label, std::bit_width(n) - 1); }
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

std::vector<Contender> contenders(std::size_t n, bool smoke)
{
    constexpr auto untouched = KeptRun::Begins::untouched;
    const Contender textbook{"bitonic, a launch a sub-stage", "bitonic-sort", {}, isGpu() ? 28u : 22u};
    // A few stretches for each core of a processor: of the lengths that are offered the longest that leaves so many,
    // or the shortest
    const auto longest = [](std::size_t values, std::size_t ofEachCore, std::initializer_list<std::size_t> lengths) {
        const std::size_t most = values / (std::size_t{device().info().computeUnits} * ofEachCore);
        std::size_t chosen = *lengths.begin();
        for (const std::size_t length : lengths)
            if (length <= most)
                chosen = length;
        return std::to_string(chosen);
    };
    // A column of the table has 2,048 entries for digits of 11 bits: few of them
    const auto vector = [&](const char* bits, std::size_t ofEachCore) {
        return Contender{fmt::format("vector radix {} bits", bits),
                         "vector-radix-sort",
                         {{"digit-bits", bits},
                          {"per-item", longest(n, ofEachCore, {8192, 65536, 262144, 1048576})},
                          {"passes", "all"}},
                         isGpu() ? 22u : 24u,
                         untouched};
    };
    const Contender stretches{"bitonic in stretches",
                              "bitonic-work-group-sort",
                              {{"variant", "stretches"}, {"per-item", longest(n / 2, 4, {512, 8192, 65536})}}};
    const auto local = [](const char* bits, const char* perItem, const char* partition) {
        return Contender{fmt::format("local-sort radix {} bits 256x{} {}", bits, perItem,
                                     std::string{partition} == "1" ? "bit by bit" : "by counters"),
                         "local-sort-radix",
                         {{"digit-bits", bits},
                          {"group-size", "256"},
                          {"per-item", perItem},
                          {"partition-bits", partition},
                          {"table-scan", "many-groups"},
                          {"passes", "all"}},
                         28,
                         untouched};
    };
    if (smoke)
        return {textbook, vector("8", 8), stretches};
    const Contender fused{"bitonic, fused in local memory", "bitonic-work-group-sort", {{"group-size", "256"}}, 28};
    const auto radix = [](const char* bits, std::size_t largest) {
        return Contender{fmt::format("radix {} bits", bits),
                         "radix-sort",
                         {{"digit-bits", bits}, {"group-size", "256"}, {"passes", "all"}},
                         largest,
                         untouched};
    };
    const Contender sweep{"single-pass radix 8 bits 256x18",
                          "single-pass-radix-sort",
                          {{"digit-bits", "8"}, {"group-size", "256"}, {"per-item", "18"}, {"passes", "all"}},
                          isGpu() ? 28u : 20u,
                          untouched};
    const Contender merge{"merge sort", "merge-sort", {}, 22}, sample{"sample sort", "sample-sort", {}, 22},
        quick{"quicksort, as launched once", "quicksort", {}, 22};
    if (isGpu())
        return {textbook,
                fused,
                local("4", "11", "1"),
                local("8", "11", "1"),
                local("8", "11", "4"),
                local("8", "13", "4"),
                sweep,
                radix("4", 24),
                merge,
                sample,
                quick};
    return {textbook,        stretches,      fused,          vector("8", 8),
            vector("11", 2), radix("4", 24), radix("8", 20), local("4", "4", "1"),
            sweep,           merge,          sample,         quick};
}

void add(const Entry& entry, bool smoke, std::function<Work()> make)
{
    addTurns(entry.name(), smoke, {isGpu() ? 15 : 400, isGpu() ? 0.5 : 2}, std::move(make));
    entries().push_back(entry);
}

} // namespace

void registerSorting(bool smoke)
{
    std::vector<std::size_t> exponents =
        smoke ? std::vector<std::size_t>{10} : std::vector<std::size_t>{16, 18, 20, 22, 24};
    if (isGpu() && !smoke)
        exponents.push_back(28);
    for (const std::size_t exponent : exponents) {
        const std::size_t n = std::size_t{1} << exponent;
        add({"std on the host", n, Kind::host}, smoke, [=] { return hostSort(n); });
#ifdef LOCKSTEP_BOOST_COMPUTE
        add({"Boost.Compute", n, Kind::boost}, smoke, [=] { return boost(n, false); });
        if (!isGpu()) // where its sort is another
            add({"Boost.Compute radix", n, Kind::boostRadix}, smoke, [=] { return boost(n, true); });
#endif
#ifdef LOCKSTEP_CUB
        if (isCudaDevice(device().info().name))
            add({"CUB", n, Kind::cub}, smoke, [=] { return sortOf(cubSort(keys(n).x()), n); });
#endif
        for (const Contender& c : contenders(n, smoke))
            if (exponent <= c.largest)
                add({c.label, n, c.algorithm == "bitonic-sort" ? Kind::textbook : Kind::ours}, smoke,
                    [=] { return ours(c, n); });
    }
}

void printSorting()
{
    const auto seconds = [](std::size_t n, Kind kind) -> std::optional<double> {
        for (const Entry& e : entries())
            if (const auto found = taken().find(e.name()); e.n == n && e.kind == kind && found != taken().end())
                return found->second.wall;
        return std::nullopt;
    };
    fmt::print("\nSorts of n uniform 32-bit keys on {}, the fastest of many turns; the other's time / this one's, so "
               "that more is better\n{:<46}{:>12}{:>8}{:>8}{:>8}{:>8}{:>9}{:>12}\n",
               device().info().name, "", "measured", "std", "Boost", "B.radix", "CUB", "textbook", "CPU time");
    for (const Entry& entry : entries()) {
        const std::string name = entry.name();
        if (const auto failed = failures().find(name); failed != failures().end())
            fmt::print("{:<46}{}\n", name, failed->second);
        const auto found = taken().find(name);
        if (found == taken().end())
            continue; // filtered out
        fmt::print("{:<46}{:>9.3f} ms", name, found->second.wall * 1e3);
        for (const Kind kind : {Kind::host, Kind::boost, Kind::boostRadix, Kind::cub, Kind::textbook}) {
            const auto other = seconds(entry.n, kind);
            fmt::print("{:>{}}", other ? fmt::format("{:.2f}", *other / found->second.wall) : "-",
                       kind == Kind::textbook ? 9 : 8);
        }
        fmt::print("{:>9.3f} ms\n", found->second.processor * 1e3);
    }
}

} // namespace lockstep::bench
