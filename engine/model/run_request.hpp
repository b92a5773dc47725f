#pragma once

#include "engine/model/words.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace lockstep {

/// One run, asked for in values only.
struct RunRequest {
    std::string algorithm;                         ///< id in the catalogue
    std::map<std::string, std::string> parameters; ///< those not named take their default; "type" is one of them
    Words input;                                   ///< bits of the keys, in the type of the parameter "type"
    std::string device = "auto";                   ///< "auto", an index of listDevices(), or part of a name
    /// Largest work-group where the algorithm has no parameter for it; a power of two.
    std::size_t largestGroup = 64;
    /// A changed kernel: the text of the kernel file that is built in place of the shipped one.
    std::optional<std::string> kernel = {};
};

} // namespace lockstep
