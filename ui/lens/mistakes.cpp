#include "ui/lens/mistakes.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/origins.hpp"
#include "ui/scene/language.hpp"

#include <QStringList>
#include <algorithm>

namespace lockstep::ui {

QString mistakeTitle(const Recording& recording)
{
    const Mistake* mistake = mistakeOf(recording);
    QStringList parts;
    if (recording.isKernelChanged)
        parts << say("Changed kernel");
    if (mistake != nullptr)
        parts << say(mistake->title);
    if (endsEarly(recording))
        parts << say("This recording ends before its algorithm does");
    return parts.join(QStringLiteral(" · "));
}

std::vector<bool> wrongOutputs(const Recording& recording)
{
    return rightnessOf(recording)->wrong;
}

bool isAnyWrong(const Recording& recording)
{
    return !rightnessOf(recording)->isRight();
}

bool endsEarly(const Recording& recording)
{
    return rightnessOf(recording)->endsEarly;
}

bool endsSorted(const Recording& recording)
{
    return isInOrder(recording.output, recording.parameters) && !endsSortedByOneField(recording);
}

bool endsSortedByOneField(const Recording& recording)
{
    return launchesByOtherFields(recording) > 0 && isInOrder(recording.output, recording.parameters) &&
           std::ranges::count(outOfPlace(recording), true) > 0;
}

Phrase sortedOrNot(const Recording& recording)
{
    if (isInOrder(recording.output, recording.parameters) && isAnyWrong(recording) && !needNotSort(recording))
        return std::ranges::is_permutation(recording.output, recording.input)
                   ? Phrase{say("the keys are in order, but equal keys have changed places"), Tone::strong}
                   : Phrase{say("the keys are in order, but they are not all of those that went in"), Tone::strong};
    return endsSorted(recording)             ? Phrase{say("the keys are sorted"), Tone::keep}
           : endsSortedByOneField(recording) ? Phrase{say("the keys are sorted by the first field only"), Tone::strong}
                                             : Phrase{say("the keys are not sorted"), Tone::strong};
}

std::vector<bool> outOfPlace(const Recording& recording)
{
    if (!recording.parameters.contains("order"))
        return {};
    const KeyOrder order = keyOrder(recording.parameters);
    const bool byFields = launchesByOtherFields(recording) > 0; // among equal keys another field counts
    const Words sorted = byFields ? findAlgorithm(recording.algorithm).reference(recording.input, recording.parameters)
                                  : sortedReference(recording.input, recording.parameters);
    std::vector<bool> out(recording.output.size());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = i >= sorted.size() || (byFields ? recording.output[i] != sorted[i]
                                                 : order.order(recording.output[i]) != order.order(sorted[i]));
    return out;
}

bool needNotSort(const Recording& recording)
{
    const auto asks = [&](const char* name, const char* whole) {
        const auto given = recording.parameters.find(name);
        return given != recording.parameters.end() && given->second != whole;
    };
    return recording.lens == "grid" || asks("splits", "all") || asks("steps", "sort");
}

} // namespace lockstep::ui
