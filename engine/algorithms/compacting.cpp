#include "engine/algorithms/compacting.hpp"

#include "engine/algorithms/sizes.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

std::size_t groupSize(const Parameters& parameters)
{
    return number(parameters, "group-size");
}

LaunchMeaning meaningOf(const char* kernel, const char* chapter, const char* title)
{
    LaunchMeaning meaning;
    meaning.group = {fmt::format("compaction.{}.group", kernel), {}, chapter};
    meaning.title = {fmt::format("compaction.{}", kernel), {}, title};
    meaning.unit = {"compaction.unit", {}, "one work-item per value"};
    return meaning;
}

} // namespace

Compacting::Compacting(Launcher& run, const Words& input, const Parameters& parameters)
    : m_run(run), m_type(elementType(parameters)), m_predicate(predicateOf(parameters, input)), m_n(input.size()),
      m_passing(static_cast<std::size_t>(
          std::ranges::count_if(input, [&](std::uint32_t value) { return m_predicate.holds(value); }))),
      m_local(groupSize(parameters)),
      m_values(run.buffer({"values", m_type, {m_n}, Role::values}, std::make_shared<const Words>(input))),
      m_flags(run.buffer({"flags", ElementType::uint32, {m_n}, Role::flags}, nullptr)),
      m_addresses(run.buffer({"addresses", ElementType::uint32, {m_n}, Role::sums, Holds::addresses}, nullptr)),
      m_scan(run, {"scan_sections", "add_sums", m_local, m_local}, m_n, ElementType::uint32)
{
}

BufferId Compacting::make(const char* name, std::size_t size)
{
    return m_run.buffer({name, m_type, {size}, Role::values}, nullptr);
}

void Compacting::flagAndScan()
{
    m_run.launch({"flag_values",
                  (m_n + m_local - 1) / m_local * m_local,
                  m_local,
                  {{"values", m_values},
                   {"flags", m_flags},
                   {"n", static_cast<std::uint32_t>(m_n)},
                   {"pivot", m_predicate.pivot}},
                  meaningOf("flag_values", "Predicate", "flag the values that pass")});
    m_scan.scan(m_flags, m_addresses);
}

void Compacting::launch(const char* kernel, const char* chapter, const char* title, std::vector<Binding> arguments,
                        Act act)
{
    arguments.push_back({"flags", m_flags});
    arguments.push_back({"addresses", m_addresses});
    arguments.push_back({"n", static_cast<std::uint32_t>(m_n)});
    m_run.launch({kernel, (m_n + m_local - 1) / m_local * m_local, m_local, std::move(arguments),
                  doing(act, meaningOf(kernel, chapter, title))});
}

std::vector<Parameter> compactingParameters()
{
    std::vector<Parameter> parameters = predicateParameters();
    parameters.push_back({"group-size", "Work-group", {"auto", "4", "16", "64", "100", "256"}, "auto"});
    return parameters;
}

std::vector<std::string> compactingOptions(const Parameters& parameters, std::size_t)
{
    std::vector<std::string> options = predicateOptions(parameters);
    options.push_back(fmt::format("-DSECTION={}", groupSize(parameters)));
    return options;
}

void resolveCompacting(Parameters& parameters, std::size_t n)
{
    resolvePredicate(parameters);
    if (parameters.at("group-size") == "auto") // a picture of few values has one section
        parameters["group-size"] = n <= 16 ? "16" : n <= 1024 ? "64" : "256";
}

} // namespace lockstep
