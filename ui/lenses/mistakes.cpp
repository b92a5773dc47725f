#include "ui/lenses/mistakes.hpp"

#include "engine/algorithms/algorithm.hpp"
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
    const Words right = findAlgorithm(recording.algorithm).reference(recording.input, recording.parameters);
    std::vector<bool> wrong(recording.output.size());
    for (std::size_t i = 0; i < wrong.size(); ++i)
        wrong[i] = i >= right.size() || recording.output[i] != right[i];
    return wrong;
}

bool isAnyWrong(const Recording& recording)
{
    const std::vector<bool> wrong = wrongOutputs(recording);
    return std::ranges::find(wrong, true) != wrong.end();
}

} // namespace lockstep::ui
