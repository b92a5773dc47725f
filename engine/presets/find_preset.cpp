#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/presets/preset.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {

const Preset& findPreset(std::string_view id)
{
    std::vector<std::string> ids;
    for (const Preset& preset : presets()) {
        if (preset.id == id)
            return preset;
        ids.push_back(preset.id);
    }
    throw InputError{fmt::format("There is no preset '{}'; choose one of: {}.", id, fmt::join(ids, ", "))};
}

RunRequest requestOf(const Preset& preset, const std::string& device)
{
    RunRequest request;
    request.algorithm = preset.algorithm;
    request.parameters = preset.parameters;
    request.input = parseKeys(preset.keys, keyKind(findAlgorithm(preset.algorithm), preset.parameters).type);
    request.device = device;
    request.largestGroup = preset.largestGroup;
    return request;
}

} // namespace lockstep
