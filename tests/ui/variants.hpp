#pragma once

#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/lens_recordings.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>

namespace lockstep::ui {

/// A run of every algorithm, in each of its variants, at each of these sizes that it takes; and what it is called.
inline void eachVariant(std::initializer_list<std::size_t> sizes,
                        const std::function<void(const RecordingPtr&, const std::string&)>& look)
{
    for (const Algorithm* algorithm : catalogue()) {
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

} // namespace lockstep::ui
