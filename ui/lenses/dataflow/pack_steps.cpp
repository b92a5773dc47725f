#include "ui/lenses/dataflow/pack_steps.hpp"

#include "engine/model/recording.hpp"
#include "ui/lenses/dataflow/model.hpp"

namespace lockstep::ui {

std::optional<std::size_t> valuesWritten(const Recording& recording, const Launch& launch)
{
    for (const Argument& argument : launch.arguments)
        if (argument.writable && argument.buffer && *argument.buffer < recording.buffers.size() &&
            recording.buffers[*argument.buffer].role == Role::values)
            return argument.buffer;
    return std::nullopt;
}

PackSteps packSteps(const Recording& recording)
{
    PackSteps found;
    const std::vector<StepPlace> steps = stepsOf(recording);
    for (std::size_t s = 1; s <= steps.size(); ++s)
        if (valuesWritten(recording, recording.launches[steps[s - 1].launch - 1]))
            (found.move == 0 ? found.move : found.back) = s;
    return found;
}

} // namespace lockstep::ui
