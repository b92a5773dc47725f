#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/plans/schedule.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// What a plan may do, counted so that the same plan ends at the same place everywhere.
inline constexpr std::uint64_t mostPlanSteps = 200'000'000;          ///< instructions of Lua's machine
inline constexpr std::size_t mostPlanMemory = std::size_t{96} << 20; ///< bytes at a time
inline constexpr std::size_t mostPlanLaunches = 4096;
inline constexpr std::size_t mostPlanBuffers = 64;
inline constexpr std::size_t mostPlanWords = std::size_t{1} << 24; ///< of all its buffers
inline constexpr std::size_t mostPlanKeys = std::size_t{1} << 20;
inline constexpr std::size_t mostPlanItems = std::size_t{1} << 24; ///< work-items of a launch

/// The host's part of a kernel of one's own, a Lua file (resources/docs/plans.md). It can neither read nor write files,
/// nor run anything else, and is ended past its limits. Every message is one line that begins with the plan's file and,
/// where there is one, its line.
class Plan {
public:
    /// Reads a file; throws InputError for what is no plan.
    static Plan load(const std::filesystem::path& path);
    /// The same of a text that is called `name`.
    Plan(std::string name, std::string text);

    const std::string& name() const { return m_name; } ///< of its file
    const std::string& text() const { return m_text; }
    const std::string& title() const { return m_title; }
    const std::vector<Parameter>& parameters() const { return m_parameters; } ///< "type" is the first
    const Limits& limits() const { return m_limits; }
    /// Every parameter with its value; throws InputError for an unknown name or value.
    Parameters resolve(const Parameters& given) const;
    /// What it does with these keys, and what it expects. Throws InputError.
    PlannedRun schedule(const Words& input, const Parameters& resolved) const;

private:
    std::string m_name, m_text, m_title;
    std::vector<Parameter> m_parameters;
    std::vector<bool> m_numeric; ///< parameters that the plan sees as numbers
    Limits m_limits;
    double m_tolerance = 0;
    std::optional<double> m_mostWork, m_mostSpan; ///< that are the same for every input
};

} // namespace lockstep
