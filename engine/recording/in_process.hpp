#pragma once

#include "engine/recording/worker.hpp"

#include <memory>

namespace lockstep {

/// Device work in this process: opened devices and built programs live there.
std::unique_ptr<Worker> inProcess(LaunchWatch watch = {}, RecordingWatch grown = {});

} // namespace lockstep
