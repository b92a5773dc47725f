#pragma once

#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lens/density.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/blocks/blocks.hpp"

#include <QRegularExpression>
#include <map>
#include <string>
#include <vector>

namespace lockstep::ui {

inline RecordingPtr scanOf(const std::string& algorithm, const Words& input,
                           const std::map<std::string, std::string>& parameters)
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    request.input = input;
    return session.record(request);
}

/// The values of figure 11.10, its last block reconstructed.
inline const Words figure{2, 1, 3, 1, 0, 4, 1, 2, 0, 3, 1, 2, 5, 3, 1, 2};

inline std::vector<const Algorithm*> drawnAsBlocks()
{
    std::vector<const Algorithm*> drawn;
    for (const Algorithm* algorithm : catalogue())
        if (algorithm->lens == "blocks")
            drawn.push_back(algorithm);
    return drawn;
}

/// Densities too, for what is too much to be told cell by cell.
inline Resident residentFor(const RecordingPtr& recording, Moment moment, const View& view)
{
    Resident resident = keptBy(recording);
    for (const DensityRequest& request : blocksLens.needs(*recording, moment, view).densities)
        resident.densities[request] = computeDensity(*recording->states[request.launch], *recording, request);
    return resident;
}

inline std::vector<Moment> momentsIn(const Recording& recording)
{
    std::vector<Moment> moments{{0, 1}};
    for (std::size_t k = 1; k <= recording.launchCount(); ++k)
        for (std::uint32_t p = 0; p < phasesShown(recording, k); ++p)
            moments.push_back(withinLaunch(recording, {k, 1, p}));
    return moments;
}

/// The text in the middle of the mark of this name.
inline QString textIn(const Scene& scene, const QString& pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    for (const Mark& mark : scene.marks) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        if (!rect || !expression.match(mark.id.name).hasMatch())
            continue;
        for (const Mark& other : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&other.shape);
                text && other.opacity >= 1 && rect->rect.contains(textBounds(*text).center()))
                return text->text;
    }
    return {};
}

} // namespace lockstep::ui
