#pragma once

#include <string>

namespace lockstep::app {

/// Checks of CLI11: what is wrong with this text, or nothing.
std::string wrongCount(const std::string& text);
std::string wrongSeed(const std::string& text);
std::string wrongLength(const std::string& text);

} // namespace lockstep::app
