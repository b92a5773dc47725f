#include "engine/algorithms/sections.hpp"

#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace lockstep {
namespace {

std::size_t sectionsOf(std::size_t n, std::size_t section)
{
    return (n + section - 1) / section;
}

/// A chapter of the scan; the sums of the sums come as levels 2, 3, …
LaunchMeaning part(const char* id, std::string chapter, std::string title, std::size_t perItem, std::size_t level,
                   Direction direction)
{
    LaunchMeaning meaning;
    meaning.group = {std::string{id} + ".group", {}, std::move(chapter)};
    meaning.title = {id, {std::to_string(level)}, std::move(title)};
    meaning.unit = perItem == 1   ? Message{"sections.unit", {}, "one work-item per element"}
                   : perItem == 2 ? Message{"sections.unit.two", {}, "one work-item per two elements"}
                                  : Message{"scan.unit.several",
                                            {std::to_string(perItem)},
                                            fmt::format("one work-item per {} values", perItem)};
    meaning.level = static_cast<std::uint32_t>(level + 1);
    meaning.direction = direction;
    return meaning;
}

/// Of all elements at once: nothing has to be put together.
LaunchMeaning onlySection(std::size_t perItem)
{
    return part("sections.only", "Scan", "in one block", perItem, 0, Direction::up);
}

} // namespace

SectionScan::SectionScan(Launcher& run, SectionPlan plan, std::size_t n, ElementType type)
    : m_run(run), m_plan(std::move(plan)), m_n(n)
{
    requireGroup(run, m_plan.local);
    for (std::size_t sections = sectionsOf(n, m_plan.section); sections > 1;
         sections = sectionsOf(sections, m_plan.section))
        m_sums.push_back(run.buffer({fmt::format("sums{}", m_sums.size() + 1),
                                     type,
                                     {sections},
                                     Role::sums,
                                     m_sums.empty() ? m_plan.sums : Holds::unnamed},
                                    nullptr));
    m_sums.push_back(run.buffer({"total", type, {1}, Role::sums}, nullptr));
}

void SectionScan::scan(BufferId x, BufferId y, std::optional<bool> exclusive)
{
    scanLevel(0, x, y, m_n, exclusive);
}

LaunchMeaning SectionScan::placed(LaunchMeaning meaning) const
{
    if (m_pass) {
        meaning.group = m_pass->group;
        meaning.pass = m_pass->pass;
        meaning.shift = m_pass->shift;
        meaning.bits = m_pass->bits;
    }
    return meaning;
}

/// What the launch means that gives every block what stands before it.
LaunchMeaning SectionScan::handingDown(std::size_t level) const
{
    const auto means = [&](const char* id, const char* chapter, std::string title) {
        return part(id, chapter, std::move(title), m_plan.perItem, level, Direction::down);
    };
    if (m_plan.adds)
        return level > 0 ? means("sections.add-sums", "Add the sums", fmt::format("to the sums of level {}", level))
                         : means("sections.add", "Add the sums", "to the blocks");
    return level > 0 ? means("sections.combine-results", "Combine the results",
                             fmt::format("with the results of level {}", level))
                     : means("sections.combine", "Combine the results", "with the blocks");
}

void SectionScan::scanLevel(std::size_t level, BufferId x, BufferId y, std::size_t n, std::optional<bool> exclusive)
{
    const std::size_t perItem = m_plan.section / m_plan.local;
    const std::size_t sections = sectionsOf(n, m_plan.section);
    const auto size = static_cast<std::uint32_t>(n);
    const bool ofSums = level > 0;
    std::vector<Binding> arguments{{"x", x}, {"y", y}, {"sums", m_sums[level]}, {"n", size}};
    if (exclusive)
        arguments.push_back({"exclusive", static_cast<std::uint32_t>(*exclusive)});
    LaunchMeaning meaning =
        ofSums || sections > 1
            ? part(ofSums ? "sections.sums" : "sections.scan", ofSums ? "Scan of the sums" : "Scan of blocks",
                   ofSums ? fmt::format("sums of level {}", level) : "each block by itself", perItem, level,
                   Direction::up)
            : onlySection(perItem);
    if (ofSums)
        meaning.act = Act::scanSums;
    if (m_pass && m_n <= m_plan.section) // then it is the pass's scan
        meaning.title = m_pass->title;
    m_run.launch(
        {m_plan.kernel, sections * m_plan.local, m_plan.local, std::move(arguments), placed(meaning), m_plan.locals});
    if (sections == 1)
        return;
    scanLevel(level + 1, m_sums[level], m_sums[level], sections, exclusive ? std::optional{false} : std::nullopt);
    m_run.launch({m_plan.addKernel,
                  sectionsOf(n, m_plan.local * m_plan.perItem) * m_plan.local,
                  m_plan.local,
                  {{"y", y}, {"sums", m_sums[level]}, {"n", size}},
                  placed(handingDown(level))});
}

void scanOneSection(std::span<std::uint32_t> x, std::size_t perItem, const Combiner& plus)
{
    Words lasts;
    for (std::size_t first = 0; first < x.size(); first += perItem) {
        const std::size_t end = std::min(first + perItem, x.size());
        for (std::size_t i = first + 1; i < end; ++i)
            x[i] = plus(x[i - 1], x[i]);
        lasts.push_back(x[end - 1]);
    }
    for (std::size_t s = 1; s < lasts.size(); s *= 2)
        for (std::size_t i = lasts.size() - 1; i >= s; --i)
            lasts[i] = plus(lasts[i - s], lasts[i]);
    for (std::size_t part = 0; part < lasts.size(); ++part) {
        const std::size_t end = std::min((part + 1) * perItem, x.size());
        for (std::size_t i = part * perItem; part > 0 && i + 1 < end; ++i)
            x[i] = plus(lasts[part - 1], x[i]);
        x[end - 1] = lasts[part];
    }
}

void brentKungSection(std::span<std::uint32_t> x, const Combiner& plus)
{
    std::size_t s = 1;
    for (; 2 * s <= x.size(); s *= 2)
        for (std::size_t i = 2 * s - 1; i < x.size(); i += 2 * s)
            x[i] = plus(x[i - s], x[i]);
    for (s /= 2; s > 0; s /= 2)
        for (std::size_t i = 2 * s - 1; i + s < x.size(); i += 2 * s)
            x[i + s] = plus(x[i], x[i + s]);
}

Words scannedBySections(Words x, std::size_t section, const std::function<void(std::span<std::uint32_t>)>& scanOne,
                        const Combiner& plus)
{
    Words sums;
    for (std::size_t first = 0; first < x.size(); first += section) {
        const std::span<std::uint32_t> of = std::span{x}.subspan(first, std::min(section, x.size() - first));
        scanOne(of);
        sums.push_back(of.back());
    }
    if (sums.size() == 1)
        return x;
    sums = scannedBySections(std::move(sums), section, scanOne, plus);
    for (std::size_t i = section; i < x.size(); ++i)
        x[i] = plus(sums[i / section - 1], x[i]);
    return x;
}

} // namespace lockstep
