#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/nearest.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/sentence.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/preset_notes.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {

const Preset& findPreset(std::string_view id)
{
    std::vector<std::string_view> ids;
    for (const Preset& preset : presets()) {
        if (preset.id == id)
            return preset;
        ids.push_back(preset.id);
    }
    const std::string_view meant = nearest(id, ids);
    throw InputError{sentence("There is no preset '{}'; {}see: lockstep presets", id,
                              meant.empty() ? "" : sentence("did you mean {}? Or ", meant))};
}

Preset changedPreset(const Preset& preset, const std::map<std::string, std::string>& parameters)
{
    Preset changed = preset;
    std::vector<std::string> told;
    for (const auto& [name, value] : parameters) {
        const auto own = preset.parameters.find(name);
        std::string before = own == preset.parameters.end() ? std::string{} : own->second;
        if (own == preset.parameters.end())
            for (const Parameter& parameter : findAlgorithm(preset.algorithm).parameters)
                if (parameter.name == name)
                    before = parameter.defaultValue;
        if (value == before)
            continue;
        changed.parameters[name] = value;
        told.push_back(before.empty() ? fmt::format("{} is {}", name, value)
                                      : fmt::format("{} is {} instead of {}", name, value, before));
    }
    if (told.empty())
        return changed;
    changed.isChanged = true;
    changed.figure += ", changed";
    changed.note = fmt::format(changedSentence, fmt::join(told, ", "));
    changed.output.clear();
    changed.rows.clear();
    return changed;
}

RunRequest requestOf(const Preset& preset, const std::string& device)
{
    RunRequest request;
    request.algorithm = preset.algorithm;
    request.parameters = preset.parameters;
    putKeys(typedKeys(findAlgorithm(preset.algorithm), preset.parameters, preset.keys), request.input,
            request.parameters);
    request.device = device;
    request.largestGroup = preset.largestGroup;
    return request;
}

} // namespace lockstep
