#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/levels.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <random>
#include <set>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

std::string shortened(std::string_view text)
{
    return text.size() > 24 ? std::string{text.substr(0, 24)} + "…" : std::string{text};
}

/// Typed positions where segments begin, ascending and each once: "0,3,5". Position 0 always begins one.
std::string normalisedHeads(const std::string& text)
{
    std::set<std::uint32_t> heads{0};
    constexpr std::string_view between = ", \t\r\n;";
    for (std::size_t at = text.find_first_not_of(between); at != std::string::npos;
         at = text.find_first_not_of(between, at)) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        std::uint32_t head = 0;
        const auto [rest, error] = std::from_chars(text.data() + at, text.data() + end, head);
        if (error != std::errc{} || rest != text.data() + end || head >= maximumKeys)
            throw InputError{sentence("'{}' is no position where a segment can begin; type positions from 0 on, as "
                                      "in 0,3,5, or choose every-4, every-7, random or first-only.",
                                      shortened(std::string_view{text}.substr(at, end - at)))};
        heads.insert(head);
        at = end;
    }
    return fmt::format("{}", fmt::join(heads, ","));
}

void resolveHeads(Parameters& parameters, std::size_t n)
{
    const std::string& heads = parameters.at("heads");
    if (std::isdigit(static_cast<unsigned char>(heads.front())) == 0)
        return;
    const std::size_t last = std::stoul(heads.substr(heads.rfind(',') + 1));
    if (last >= n)
        throw InputError{sentence("A segment is to begin at position {}, but the positions are 0 to {}; choose other "
                                  "heads or more keys.",
                                  last, n - 1)};
}

/// 1 where a segment begins; the first position always begins one.
Words headsOf(const Parameters& parameters, std::size_t n)
{
    const std::string& heads = parameters.at("heads");
    Words flags(n, 0);
    constexpr std::string_view every = "every-";
    if (heads.starts_with(every)) {
        const std::size_t length = std::stoul(heads.substr(every.size()));
        for (std::size_t i = 0; i < n; i += length)
            flags[i] = 1;
    } else if (heads == "random") {
        // One in five on average, the same ones for every run of this n.
        std::mt19937 random{static_cast<std::uint32_t>(n)};
        for (std::uint32_t& flag : flags)
            flag = random() % 5 == 0 ? 1 : 0;
    } else if (heads != "first-only") {
        for (std::size_t at = 0; at < heads.size();) { // as normalisedHeads leaves them
            const std::size_t end = std::min(heads.find(',', at), heads.size());
            flags.at(std::stoul(heads.substr(at, end - at))) = 1;
            at = end + 1;
        }
    }
    flags.front() = 1;
    return flags;
}

HostResult segmentedScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    BufferId in = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    BufferId flagsIn = run.buffer({"flags", ElementType::uint32, {n}, Role::flags},
                                  std::make_shared<const Words>(headsOf(parameters, n)));
    if (n == 1)
        return {in.index};
    BufferId out = run.buffer({"scratch", type, {n}, Role::scratch}, nullptr);
    BufferId flagsOut = run.buffer({"scratch flags", ElementType::uint32, {n}, Role::flags}, nullptr);

    const Sweep sweep{{"scan.levels", {}, "Levels"},
                      {"scan.unit", {}, "one work-item per position"},
                      Direction::none,
                      "segmented_level",
                      "distance"};
    Levels network{run, n};
    for (std::size_t distance = 1; distance < n; distance *= 2) {
        network.level(sweep, distance, n,
                      {{"x_in", in}, {"flags_in", flagsIn}, {"x_out", out}, {"flags_out", flagsOut}});
        std::swap(in, out);
        std::swap(flagsIn, flagsOut);
    }
    return {in.index};
}

/// Segment by segment; where additions round, in the launches' own order of them.
Words segmentedReference(const Words& input, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    Words x = input, flags = headsOf(parameters, input.size());
    if (elementType(parameters) != ElementType::float32) {
        for (std::size_t i = 1; i < x.size(); ++i)
            if (flags[i] == 0)
                x[i] = plus(x[i - 1], x[i]);
        return x;
    }
    for (std::size_t distance = 1; distance < x.size(); distance *= 2)
        for (std::size_t i = x.size() - 1; i >= distance; --i) {
            if (flags[i] == 0)
                x[i] = plus(x[i - distance], x[i]);
            flags[i] |= flags[i - distance];
        }
    return x;
}

std::vector<Parameter> segmentedParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(
        {"heads", "Segments begin", {"every-4", "every-7", "random", "first-only"}, "every-4", normalisedHeads});
    return parameters;
}

} // namespace

const Algorithm segmentedScanAlgorithm{
    .id = "segmented-scan",
    .title = "Segmented scan",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "G. E. Blelloch, Prefix sums and their applications, 1990, section 1.5",
    .kernelFile = "segmented.cl",
    .parameters = segmentedParameters(),
    .limits = {},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options = [](const Parameters& parameters, std::size_t) { return scanOptions(parameters); },
    .resolve = resolveHeads,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = segmentedScan,
    .reference = segmentedReference,
};

} // namespace lockstep
