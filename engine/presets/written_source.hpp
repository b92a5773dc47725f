#pragma once

#include "engine/model/message.hpp"

#include <string>

namespace lockstep {

/// Book and chapter, or section, that the engine writes as "Learn CUDA Programming, chapter 7", for the translator.
Message writtenSource(const std::string& source);

} // namespace lockstep
