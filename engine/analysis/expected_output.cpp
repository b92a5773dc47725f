#include "engine/analysis/expected_output.hpp"

#include "engine/analysis/beside.hpp"
#include "engine/model/recording.hpp"

#include <utility>

namespace lockstep {
namespace {

Beside<Rightness>& expectations()
{
    static Beside<Rightness> all;
    return all;
}

Beside<PlanText>& plans()
{
    static Beside<PlanText> all;
    return all;
}

} // namespace

void rememberExpected(const RecordingPtr& recording, Rightness answer)
{
    expectations().remember(recording, std::move(answer));
}

Rightness endedEarly(const Recording& recording, std::optional<Words> expected, std::vector<bool> wrong)
{
    const bool isKnown = expected.has_value();
    return {isKnown ? *std::move(expected) : recording.output, std::move(wrong), true, isKnown};
}

std::shared_ptr<const Rightness> expectedOutputOf(const Recording& recording)
{
    return expectations().of(recording);
}

void rememberPlanText(const RecordingPtr& recording, PlanText plan)
{
    plans().remember(recording, std::move(plan));
}

std::shared_ptr<const PlanText> planTextOf(const Recording& recording)
{
    return plans().of(recording);
}

} // namespace lockstep
