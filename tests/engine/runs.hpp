#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/recording/session.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace lockstep::test {

/// One run of the catalogue.
struct Run {
    std::string algorithm;
    std::size_t n = 16;
    std::string distribution = "uniform";
    std::map<std::string, std::string> parameters = {};
};

/// Every algorithm at every size, with default parameters.
std::vector<Run> runsOfSizes(std::span<const std::size_t> sizes);
/// Whether the algorithm takes these values of its parameters together.
bool goTogether(const Algorithm& algorithm, const std::map<std::string, std::string>& values, std::size_t n);
/// Every pair of values of two parameters (distribution is one of them) that go together, at sizes that change.
std::vector<Run> runsOfPairs();
std::string runName(const testing::TestParamInfo<Run>& info);

/// One session for all tests, so that kernels are built once.
Session& session();
RunRequest request(const Run& run);
/// Recordings are kept: the same run is recorded once.
RecordingPtr record(const Run& run);
/// A run on given keys.
RecordingPtr recordKeys(const std::string& algorithm, Words keys, std::map<std::string, std::string> parameters = {});
Words reference(const Recording& recording);

void expectEqual(const State& actual, const State& expected, std::size_t k);
/// The same events, whatever order a word's atomics came in.
void expectSameEvents(const Events& a, const Events& b, std::size_t launch);
/// Of a launch that varies: the same values written to the same places of the buffers, and as much added to counters,
/// whichever group did it.
void expectSameWrites(const Events& a, const Events& b, std::size_t launch);
void expectSameRun(const Recording& a, const Recording& b);
std::vector<std::string> linesOf(const std::string& text);

} // namespace lockstep::test
