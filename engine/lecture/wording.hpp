#pragma once

#include "engine/model/message.hpp"

#include <string>
#include <vector>

namespace lockstep {

/// A Message whose arguments may be words themselves. Without an id it is a name or a value, the same in all languages.
struct Wording {
    std::string id;
    std::string english;
    std::vector<Wording> arguments = {};
};

inline Wording plainWording(std::string text)
{
    return {{}, std::move(text)};
}

inline Wording wordingOf(const Message& message)
{
    Wording made{message.id, message.english};
    for (const std::string& argument : message.arguments)
        made.arguments.push_back(plainWording(argument));
    return made;
}

} // namespace lockstep
