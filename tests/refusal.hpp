#pragma once

#include "engine/error.hpp"

#include <string>

namespace lockstep::test {

/// What the action is refused with; nothing where it is taken.
template <typename Refusal = InputError, typename Action>
std::string refusalOf(const Action& action)
{
    try {
        action();
    } catch (const Refusal& refusal) {
        return refusal.what();
    }
    return {};
}

inline bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace lockstep::test
