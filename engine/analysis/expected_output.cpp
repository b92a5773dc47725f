#include "engine/analysis/expected_output.hpp"

#include "engine/analysis/beside.hpp"

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

void rememberExpected(const RecordingPtr& recording, Words expected, std::vector<bool> wrong)
{
    Rightness answer;
    answer.right = std::move(expected);
    answer.wrong = std::move(wrong);
    expectations().remember(recording, std::move(answer));
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
