#include "ui/lenses/mistakes.hpp"

#include "engine/algorithms/keys.hpp"
#include "ui/scene/language.hpp"

#include <algorithm>

namespace lockstep::ui {

QString mistakeTitle(const Recording& recording)
{
    const Mistake* mistake = mistakeOf(recording);
    return mistake == nullptr ? QString() : say(mistake->title);
}

std::vector<bool> wrongOutputs(const Recording& recording)
{
    if (mistakeOf(recording) == nullptr)
        return {};
    const Algorithm& algorithm = findAlgorithm(recording.algorithm);
    const Words right = algorithm.reference(recording.input, recording.parameters);
    return wrongPlaces(algorithm, recording.parameters, right, recording.output);
}

bool isAnyWrong(const Recording& recording)
{
    const std::vector<bool> wrong = wrongOutputs(recording);
    return std::ranges::find(wrong, true) != wrong.end();
}

} // namespace lockstep::ui
