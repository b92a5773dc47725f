#include "engine/analysis/read_phases.hpp"

#include "engine/analysis/kernel_text.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/model/event.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace lockstep {
namespace {

/// Of a trace macro: its operation, and for each read the places of array and value among its arguments.
struct Macro {
    std::string_view name;
    Op op;
    std::vector<std::pair<std::size_t, std::size_t>> reads;
};

/// Those whose values are loaded by plain statements; atomics report at once.
const Macro* findMacro(std::string_view name)
{
    static const std::array<Macro, 22> macros{{{"TRACE_COPY", Op::copy, {{2, 4}}},
                                               {"TRACE_COMBINE", Op::combine, {{3, 5}, {6, 8}}},
                                               {"TRACE_COMBINE_SWAP", Op::combine, {{0, 2}, {0, 4}}},
                                               {"TRACE_TALLY", Op::tally, {{0, 2}}},
                                               {"TRACE_MOVE", Op::move, {{3, 2}, {5, 7}}},
                                               {"TRACE_PUT", Op::move, {{3, 2}}},
                                               {"TRACE_COUNT", Op::count, {{3, 5}}},
                                               {"TRACE_TEST", Op::test, {{3, 5}}},
                                               {"TRACE_EITHER", Op::either, {{3, 5}, {6, 8}}},
                                               {"TRACE_PUBLISH", Op::publish, {{6, 8}}},
                                               {"TRACE_PUBLISH_COUNT", Op::publish, {{4, 6}}},
                                               {"TRACE_DIGIT", Op::digit, {{3, 5}}},
                                               {"TRACE_ADVANCE", Op::advance, {{0, 2}}},
                                               {"TRACE_EXTENT", Op::extent, {{3, 5}, {6, 8}}},
                                               {"TRACE_MULTIPLY", Op::multiply, {{4, 6}, {7, 9}}},
                                               {"TRACE_TAKE", Op::copy, {{2, 4}}},
                                               {"TRACE_ATTRACT", Op::attract, {{2, 4}, {2, 6}}},
                                               {"TRACE_PULL", Op::pull, {{9, 10}, {4, 6}}},
                                               {"TRACE_ACCUMULATE", Op::accumulate, {{3, 5}}},
                                               {"TRACE_SUM", Op::combine, {{0, 3}, {4, 6}}},
                                               {"TRACE_AFTER", Op::combine, {{4, 6}, {0, 3}}},
                                               {"TRACE_PREFIX", Op::combine, {{3, 5}, {6, 8}}}}};
    const auto found = std::ranges::find(macros, name, &Macro::name);
    return found == macros.end() ? nullptr : &*found;
}

} // namespace

ReadPhases::ReadPhases(const std::string& source, const std::string& options, const std::string& kernel)
{
    const KernelFile file{"", source};
    const KernelText text(source, options, kernel);
    for (const KernelText::Call& call : text.traceCalls()) {
        const Macro* macro = findMacro(call.macro);
        if (macro == nullptr)
            continue;
        const std::uint16_t statement = file.statementLine(static_cast<std::uint16_t>(call.line));
        std::vector<Load> loads;
        for (const auto& [array, value] : macro->reads) {
            Load& made = loads.emplace_back(Load{statement, 0});
            if (array >= call.arguments.size() || value >= call.arguments.size())
                continue;
            const auto load = text.loadLine(call.line, call.arguments[value], call.arguments[array]);
            if (!load)
                continue;
            made.line = static_cast<std::uint16_t>(*load);
            made.barriers = static_cast<std::uint32_t>(text.barriersBetween(*load, call.line));
        }
        m_loads[{statement, macro->op}] = std::move(loads);
    }
}

const ReadPhases::Load* ReadPhases::find(const Event& event, std::size_t read) const
{
    const auto found = m_loads.find({event.line, event.op});
    return found == m_loads.end() || read >= found->second.size() ? nullptr : &found->second[read];
}

std::uint32_t ReadPhases::phaseOf(const Event& event, std::size_t read) const
{
    const Load* load = find(event, read);
    return load == nullptr ? event.phase : event.phase - std::min(load->barriers, event.phase);
}

std::uint16_t ReadPhases::lineOf(const Event& event, std::size_t read) const
{
    const Load* load = find(event, read);
    return load == nullptr ? event.line : load->line;
}

} // namespace lockstep
