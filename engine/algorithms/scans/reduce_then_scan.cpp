#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/coarsening.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/algorithms/vectors.hpp"

#include <fmt/format.h>
#include <span>
#include <utility>

namespace lockstep {
namespace {

class ReduceThenScan {
public:
    /// All buffers are made here: sums1 … of fewer and fewer sections.
    ReduceThenScan(Launcher& run, const Parameters& parameters, std::size_t n)
        : m_run(run), m_items(number(parameters, "group-size")), m_section(valuesInGroup(parameters)),
          m_unit(vectorsAnItem(parameters))
    {
        requireGroup(run, m_items);
        for (std::size_t sections = sectionsOf(n); sections > 1; sections = sectionsOf(sections))
            m_sums.push_back(run.buffer(
                {fmt::format("sums{}", m_sums.size() + 1), elementType(parameters), {sections}, Role::sums}, nullptr));
    }

    /// x of n values into y; level 0 is that of the values, the others are of sums.
    void scan(BufferId x, BufferId y, std::size_t n, std::size_t level = 0)
    {
        const std::size_t sections = sectionsOf(n);
        const auto size = static_cast<std::uint32_t>(n);
        if (sections == 1) {
            launch("scan_section", 1, {{"x", x}, {"y", y}, {"n", size}},
                   level == 0 ? part("vectors.only", "Scan", "in one block", level, Direction::up)
                              : part("vectors.sums", "Scan of the sums", "by one work-group", level, Direction::up));
            return;
        }
        const BufferId sums = m_sums[level];
        launch("sum_sections", sections, {{"x", x}, {"sums", sums}, {"n", size}},
               level == 0 ? part("vectors.reduce", "Sums of the blocks", "each block by itself", level, Direction::up)
                          : part("vectors.reduce-sums", "Sums of the sums", fmt::format("of level {}", level), level,
                                 Direction::up));
        scan(sums, sums, sections, level + 1);
        launch("scan_sections", sections, {{"x", x}, {"y", y}, {"sums", sums}, {"n", size}},
               level == 0 ? part("vectors.scan", "Scan of blocks", "from the sums before them", level, Direction::down)
                          : part("vectors.scan-sums", "Scan of the sums", fmt::format("of level {}", level), level,
                                 Direction::down));
    }

private:
    std::size_t sectionsOf(std::size_t n) const { return (n + m_section - 1) / m_section; }

    LaunchMeaning part(const char* id, const char* chapter, std::string title, std::size_t level,
                       Direction direction) const
    {
        LaunchMeaning meaning;
        meaning.group = {std::string{id} + ".group", {}, chapter};
        meaning.title = {id, {std::to_string(level)}, std::move(title)};
        meaning.unit = m_unit;
        meaning.level = static_cast<std::uint32_t>(level + 1);
        meaning.direction = direction;
        return meaning;
    }

    void launch(const char* kernel, std::size_t groups, std::vector<Binding> arguments, LaunchMeaning meaning)
    {
        m_run.launch({kernel, groups * m_items, m_items, std::move(arguments), std::move(meaning)});
    }

    Launcher& m_run;
    std::size_t m_items, m_section;
    Message m_unit;
    std::vector<BufferId> m_sums;
};

HostResult reduceThenScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const BufferId x = run.buffer({"values", type, {n}, Role::values}, std::make_shared<const Words>(input));
    const BufferId y = run.buffer({"prefixes", type, {n}, Role::values}, nullptr);
    ReduceThenScan{run, parameters, n}.scan(x, y, n);
    return {y.index};
}

/// The launches' own order of additions.
Words scanned(Words x, const Parameters& parameters)
{
    const Combiner plus = combiner(parameters);
    const std::size_t section = valuesInGroup(parameters);
    Words sums;
    for (std::size_t first = 0; first < x.size(); first += section)
        sums.push_back(sumOfVectors(std::span{x}.subspan(first, std::min(section, x.size() - first)), parameters));
    if (sums.size() > 1)
        sums = scanned(std::move(sums), parameters);
    for (std::size_t first = 0; first < x.size(); first += section) {
        const std::span<std::uint32_t> of = std::span{x}.subspan(first, std::min(section, x.size() - first));
        scanVectors(of, parameters);
        for (std::uint32_t& value : of)
            value = first == 0 ? value : plus(sums[first / section - 1], value);
    }
    return x;
}

Words reduceThenReference(const Words& input, const Parameters& parameters)
{
    return elementType(parameters) == ElementType::float32 ? scanned(input, parameters)
                                                           : scannedReference(input, parameters);
}

std::vector<Parameter> reduceThenScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(widthParameter());
    parameters.push_back(vectorsParameter());
    parameters.push_back(vectorGroupParameter());
    return parameters;
}

} // namespace

const Algorithm reduceThenScanAlgorithm{
    .id = "reduce-then-scan",
    .title = "Reduce, then scan",
    .family = "Scans",
    .lens = "blocks",
    .origin = "D. Merrill and A. Grimshaw, Parallel scan for stream architectures, 2009",
    .kernelFile = "reduce_then_scan.cl",
    .parameters = reduceThenScanParameters(),
    .limits = {1, longestRun},
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t) {
            std::vector<std::string> options = scanOptions(parameters);
            for (std::string& option : sectionOptions(parameters))
                options.push_back(std::move(option));
            return options;
        },
    .resolve = resolveSection,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = reduceThenScan,
    .reference = reduceThenReference,
};

} // namespace lockstep
