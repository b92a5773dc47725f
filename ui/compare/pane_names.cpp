#include "ui/compare/pane_names.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/scene/names.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

std::string valueOf(const PaneAsk& ask, const RecordingPtr& recording, const Parameter& parameter)
{
    const auto& parameters = recording ? recording->parameters : ask.parameters;
    const auto found = parameters.find(parameter.name);
    return found == parameters.end() ? parameter.defaultValue : found->second;
}

/// A text in place of a plan's files is not in the recording; one that failed has none.
bool hasChangedKernel(const PaneAsk& ask, const RecordingPtr& recording)
{
    if (recording && !isPlanRun(ask.algorithm))
        return recording->isKernelChanged;
    return ask.kernel || ask.plan;
}

} // namespace

std::vector<QString> paneNames(const std::vector<PaneAsk>& asks, const std::vector<RecordingPtr>& recordings)
{
    std::vector<QString> names;
    for (std::size_t i = 0; i < asks.size(); i++) {
        const Algorithm& algorithm = offeredAlgorithm(asks[i].algorithm);
        QString name = titleOf(algorithm);
        // A kernel of one's own may be called as the catalogue's is.
        const bool isNamesake = std::ranges::any_of(asks, [&](const PaneAsk& other) {
            return other.algorithm != asks[i].algorithm && titleOf(offeredAlgorithm(other.algorithm)) == name;
        });
        if (isNamesake && isPlanRun(asks[i].algorithm))
            name += QStringLiteral(" · ") + QString::fromStdString(algorithm.kernelFile);
        const auto differs = [&](auto&& valueOfPane) {
            for (std::size_t k = 0; k < asks.size(); k++)
                if (k != i && asks[k].algorithm == asks[i].algorithm && valueOfPane(k) != valueOfPane(i))
                    return true;
            return false;
        };
        for (const Parameter& parameter : algorithm.parameters) {
            const auto value = [&](std::size_t k) { return valueOf(asks[k], recordings[k], parameter); };
            if (differs(value))
                name += QStringLiteral(" · %1 %2").arg(parameterName(parameter.name), parameterValue(value(i)));
        }
        const auto& own = recordings[i] ? recordings[i]->parameters : asks[i].parameters;
        if (const Mistake* mistake = mistakeOf(algorithm, own)) { // always said, whether others have it or not
            const QString title = say(mistake->title);
            name += QStringLiteral(" · ") + title.left(1).toLower() + title.mid(1);
        }
        if (hasChangedKernel(asks[i], recordings[i]))
            name += QStringLiteral(" · ") + say("changed kernel");
        const auto device = [&](std::size_t k) { return recordings[k] ? recordings[k]->device.name : asks[k].device; };
        if (differs(device))
            name += QStringLiteral(" · ") + QString::fromStdString(device(i));
        names.push_back(name);
    }
    // The same twice is allowed: it shows that two runs agree, or how measured times vary.
    for (std::size_t i = 0; i < names.size(); i++) {
        const QString name = names[i];
        if (std::count(names.begin(), names.end(), name) < 2)
            continue;
        int number = 0;
        for (QString& other : names)
            if (other == name)
                other += say(" · run %1").arg(++number);
    }
    return names;
}

} // namespace lockstep::ui
