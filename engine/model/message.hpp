#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// A text that leaves the engine: an id with arguments for the translator, and English.
struct Message {
    std::string id;
    std::vector<std::string> arguments;
    std::string english;
    bool operator==(const Message&) const = default;
};

} // namespace lockstep
