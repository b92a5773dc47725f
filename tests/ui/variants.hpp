#pragma once

#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/lens_recordings.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>

namespace lockstep::ui {

using LookAtVariant = std::function<void(const RecordingPtr&, const std::string&)>;

/// A run of every algorithm, or of those that are chosen (each run's kernels are built), in each of its variants, at
/// each of these sizes that it takes; and what it is called.
inline void eachVariant(
    std::initializer_list<std::size_t> sizes, const LookAtVariant& look,
    const std::function<bool(const Algorithm&)>& isChosen = [](const Algorithm&) { return true; })
{
    for (const Algorithm* algorithm : catalogue()) {
        if (!isChosen(*algorithm))
            continue;
        const auto variant = std::ranges::find(algorithm->parameters, "variant", &Parameter::name);
        const bool hasVariants = variant != algorithm->parameters.end();
        for (const std::string& value : hasVariants ? variant->values : std::vector<std::string>{""})
            for (const std::size_t n : sizes) {
                RecordingPtr recording;
                try {
                    recording = recordedRun(algorithm->id, n,
                                            hasVariants ? std::map<std::string, std::string>{{"variant", value}}
                                                        : std::map<std::string, std::string>{});
                } catch (const InputError&) {
                    continue; // not for so many keys
                }
                look(recording, algorithm->id + " " + value + " of " + std::to_string(n));
            }
    }
}

/// The same of the reductions.
inline void eachReduction(std::initializer_list<std::size_t> sizes, const LookAtVariant& look)
{
    eachVariant(sizes, look, [](const Algorithm& algorithm) { return algorithm.family == "Reductions"; });
}

} // namespace lockstep::ui
