#include "engine/trials/checking.hpp"
#include "engine/analysis/untold.hpp"

#include "engine/analysis/races.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/plan_run.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

namespace lockstep {
namespace {

// Round a work-group and a power of two, and none of both.
constexpr std::array<std::size_t, 21> sizes{1,  2,  3,  4,  5,   7,   8,   9,   13,   15,  16,
                                            17, 31, 33, 64, 100, 128, 257, 500, 1000, 1024};
constexpr std::size_t small = 64; ///< keys up to which all distributions are tried

std::vector<std::size_t> sizesOf(const Plan& plan, std::size_t most)
{
    const auto [least, largest] = plan.limits();
    if (most < least)
        throw InputError{sentence("--most is {}, and {} takes {} keys at least.", most, plan.name(), least)};
    std::vector<std::size_t> tried{least};
    for (const std::size_t n : sizes)
        if (n > least && n <= std::min(most, largest))
            tried.push_back(n);
    if (const std::size_t end = std::min(most, largest); end > tried.back())
        tried.push_back(end);
    return tried;
}

/// The given ones; then each value of each of the others, the rest as they are by default.
std::vector<Parameters> parametersOf(const Plan& plan, const Parameters& given)
{
    std::vector<Parameters> all{plan.resolve(given)};
    for (const Parameter& parameter : plan.parameters())
        for (const std::string& value : parameter.values) {
            Parameters one = all.front();
            one[parameter.name] = value;
            if (!given.contains(parameter.name) && std::ranges::find(all, one) == all.end())
                all.push_back(std::move(one));
        }
    return all;
}

std::optional<Fault> faultOf(SeenFault seen)
{
    switch (seen) {
    case SeenFault::bounds:
        return Fault::bounds;
    case SeenFault::value:
        return Fault::value;
    case SeenFault::barrier:
        return Fault::barrier;
    case SeenFault::race:
        return Fault::races;
    case SeenFault::other:
        break;
    }
    return std::nullopt;
}

class Check {
public:
    Check(Session& session, const OwnKernel& own, const CheckOptions& options, Checked& checked)
        : m_session(session), m_own(own), m_options(options), m_checked(checked)
    {
    }

    /// True while something is left to be met.
    bool run(const RunRequest& request, std::string_view distribution)
    {
        const auto found = [&](Fault fault, const std::string& what) {
            if (std::ranges::find(m_checked.faults, fault, &FoundFault::fault) == m_checked.faults.end())
                m_checked.faults.push_back({fault, request, std::string{distribution}, what});
        };
        ++m_checked.runs;
        try {
            RecordOptions how;
            how.stop = m_options.stop;
            how.eventsFrom = m_options.eventsFrom;
            const PlanRecording run = runPlan(m_session, m_own, request, how);
            const Recording& recording = *run.recording;
            m_checked.device = recording.device.name;
            m_checked.isExpecting = run.expected.has_value();
            m_checked.hasWorkBound = run.mostWork.has_value();
            m_checked.hasSpanBound = run.mostSpan.has_value();
            for (const std::string& kernel : untracedKernels(recording))
                if (std::ranges::find(m_checked.untraced, kernel) == m_checked.untraced.end())
                    m_checked.untraced.push_back(kernel);
            if (run.wrongCount() > 0)
                found(Fault::wrong, wrongWords(run));
            if (const auto seen = seenNotesOf(recording); seen && seen->isSeen) {
                ++m_checked.seen;
                for (const SeenNote& one : seen->faults)
                    if (const auto fault = faultOf(one.fault))
                        found(*fault, one.sentence);
                if (seen->deviceFailed) {
                    found(Fault::fails, seen->notes.front());
                    return false; // it would fail again and again
                }
            } else if (const auto race = firstRaceOf(recording)) {
                found(Fault::races, *race);
            }
            if (run.outputsDiffer)
                found(Fault::differs, sentence("two runs on one input gave two outputs"));
            for (std::size_t k = 1; k <= recording.launchCount(); ++k)
                if (const std::string untold = isTraced(recording, k) ? untoldBy(recording, k) : ""; !untold.empty()) {
                    found(Fault::untold, untold);
                    break;
                }
            if (const std::string above = tooMuchWork(run); !above.empty())
                found(Fault::work, above);
            if (const std::string above = tooMuchSpan(run); !above.empty())
                found(Fault::span, above);
        } catch (const DeviceError& error) {
            found(Fault::fails, error.what());
            return false; // it would fail again and again
        }
        constexpr std::size_t kinds = 9; // but Fault::fails, which ends it at once
        return m_checked.faults.size() < kinds;
    }

private:
    bool isTraced(const Recording& recording, std::size_t k) const
    {
        return std::ranges::find(m_checked.untraced, recording.launches[k - 1].kernel) == m_checked.untraced.end();
    }

    Session& m_session;
    const OwnKernel& m_own;
    const CheckOptions& m_options;
    Checked& m_checked;
};

/// Of many keys, and beside the parameters that are usual, one distribution says the most.
bool isBrief(std::size_t n, std::size_t parameters)
{
    return n > small || parameters > 0;
}

} // namespace

std::string_view faultName(Fault fault)
{
    switch (fault) {
    case Fault::fails:
        return "fails";
    case Fault::wrong:
        return "wrong";
    case Fault::races:
        return "races";
    case Fault::bounds:
        return "bounds";
    case Fault::value:
        return "value";
    case Fault::barrier:
        return "barrier";
    case Fault::differs:
        return "differs";
    case Fault::untold:
        return "untold";
    case Fault::work:
        return "work";
    case Fault::span:
        return "span";
    }
    return {};
}

Checked checkOwn(Session& session, const OwnKernel& own, const CheckOptions& options)
{
    Checked checked;
    const std::vector<std::size_t> tried = sizesOf(own.plan, options.most);
    const std::vector<Parameters> all = parametersOf(own.plan, options.parameters);
    Check check{session, own, options, checked};
    std::size_t most = 0;
    for (const std::size_t n : tried)
        for (std::size_t p = 0; p < all.size(); ++p)
            most += isBrief(n, p) ? 1 : distributions().size();
    bool goesOn = true;
    for (const std::size_t n : tried) {
        checked.sizes.push_back(n);
        for (std::size_t p = 0; goesOn && p < all.size(); ++p) {
            for (const auto distribution : distributions()) {
                if (isBrief(n, p) && distribution != "uniform")
                    continue;
                if (options.stop.stop_requested())
                    throw Cancelled{};
                if (options.progress)
                    options.progress(checked.runs, most);
                RunRequest request{
                    {}, all[p], generateKeys(distribution, n, options.seed, elementType(all[p])), options.device};
                request.largestGroup = options.largestGroup;
                if (goesOn = check.run(request, distribution); !goesOn)
                    break;
            }
        }
        if (!goesOn)
            break;
    }
    std::ranges::sort(checked.faults, {}, &FoundFault::fault);
    return checked;
}

} // namespace lockstep
