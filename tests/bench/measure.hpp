#pragma once

#include "engine/recording/session.hpp"

#include <benchmark/benchmark.h>
#include <cstddef>
#include <string>
#include <vector>

namespace lockstep::bench {

/// A row of the table: how many times longer `measured` takes than `against`, both names of benchmarks of this run.
struct Ratio {
    std::string what;
    std::string measured, against;
    double aim = 0;
    double fixed = 0; ///< seconds to compare with where `against` is empty
};

/// The same session for all, so that kernels are built once.
Session& session();
RunRequest sorting(std::size_t n);

/// Registers the engine's benchmarks; returns their rows. Smoke: small sizes in place of 2^20.
std::vector<Ratio> registerEngine(bool smoke);
/// Scans and reductions of many values, beside a copy and what others offer.
void registerScanning(bool smoke);
/// Their table, of what was measured.
void printScanning();
/// Sorts, beside what others offer.
void registerSorting(bool smoke);
void printSorting();
/// Patterns of memory, each beside its naive form.
void registerPatterns(bool smoke);
void printPatterns();
/// In builds with the window: the painting of one frame.
std::vector<Ratio> registerPainting(bool smoke);
/// … and a comparison that plays.
std::vector<Ratio> registerComparing(bool smoke);
/// … and exports, beside their painting and their encoding alone.
std::vector<Ratio> registerExporting(bool smoke);

/// A counter of a benchmark: which share of the frames at 60 a second was not shown.
inline constexpr const char* droppedFrames = "dropped frames";

} // namespace lockstep::bench
