#pragma once

#include "engine/files/kernel_file.hpp"
#include "engine/plans/plan.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/session.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// A kernel file of one's own with its plan.
struct OwnKernel {
    Plan plan;
    KernelFile file;
    /// Throws InputError where one cannot be read or is none.
    static OwnKernel load(const std::filesystem::path& kernel, const std::filesystem::path& plan);
};

/// What a run of it gave.
struct PlanRecording {
    RecordingPtr recording;
    std::optional<Words> expected; ///< nothing: its plan expects nothing
    std::vector<bool> wrong;       ///< by element of the output; empty: all of it is as expected, or nothing is
    /// What the recording is to be taken with: kernels without trace calls, trace calls that do not tell what happened,
    /// two outputs of one input. Sentences.
    std::vector<std::string> notes;
    bool outputsDiffer = false;               ///< a second run on the same input gave another output
    std::optional<double> mostWork, mostSpan; ///< that its plan allows it; nothing: the plan sets no bound
    std::size_t wrongCount() const;
};
/// Where the result is not as expected: "1 of 3 elements is wrong; y[1] is 0, expected 8".
std::string wrongWords(const PlanRecording& run);

/// Where it took more than its plan allows: "its work is 28, and the plan allows 12 at most"; empty where it did not,
/// where the plan sets no bound, and where nothing told of it.
std::string tooMuchWork(const PlanRecording& run);
std::string tooMuchSpan(const PlanRecording& run);

/// Recording::algorithm of a plan's runs.
std::string planRunName(const std::filesystem::path& plan);

/// As RunRequest; the request's algorithm is not read, and its parameters are the plan's. Throws InputError with the
/// plan's line where the plan and the kernels do not fit together, before anything runs.
PlanRecording runPlan(Session& session, const OwnKernel& own, const RunRequest& request,
                      const RecordOptions& options = {});

/// Compares every launch with its kernel. Throws InputError, as above.
void requireFit(const PlannedRun& schedule, const KernelFile& file, ElementType type);

} // namespace lockstep
