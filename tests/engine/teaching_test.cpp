#include "engine/presets/teaching.hpp"

#include "engine/algorithms/catalogue.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/teaching_texts.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep {
namespace {

TEST(Teaching, EveryAlgorithmHasALineOfItsOwn)
{
    std::set<std::string> lines;
    for (const Algorithm* algorithm : catalogue()) {
        const std::string line = teachingOf(algorithm->id).english;
        EXPECT_TRUE(line.ends_with('.')) << algorithm->id << ": " << line;
        EXPECT_LE(line.size(), 125U) << algorithm->id;
        EXPECT_TRUE(lines.insert(line).second) << line;
    }
    EXPECT_EQ(algorithmLines().size(), catalogue().size()) << "one of no algorithm";
    EXPECT_EQ(teachingOf("my-kernel").english, "");
}

TEST(Teaching, EveryPresetHasANameThatTellsItFromTheOthersOfItsAlgorithm)
{
    std::map<std::string, std::set<std::string>> names;
    for (const Preset& preset : presets()) {
        const std::string name = nameOf(preset).english;
        EXPECT_NE(name, "") << preset.id;
        EXPECT_LE(name.size(), 24U) << "it stands in a narrow column: " << name;
        const bool isTwice = !names[preset.algorithm].insert(name).second;
        EXPECT_FALSE(isTwice) << preset.id << ": " << name;
    }
    EXPECT_EQ(presetNames().size(), presets().size()) << "one of no preset";
}

TEST(Teaching, NamesFiguresAndBooks)
{
    EXPECT_EQ(figureNumber(findPreset("opencl-9.5")), "9.5");
    EXPECT_EQ(figureNumber(findPreset("opencl-10.10")), "10.9–10.10");
    EXPECT_EQ(figureNumber(findPreset("pmpp-11.5")), "11.5–11.7");
    EXPECT_EQ(figureNumber(findPreset("opencl-9.6-unshuffle")), "9.6");
    EXPECT_EQ(figureNumber(findPreset("pmpp-exclusive")), "§ 11.1");
    EXPECT_EQ(figureNumber(findPreset("cuda-split")), "");
    const Message source = sourceOf(findPreset("opencl-9.5"));
    EXPECT_EQ(source.arguments, (std::vector<std::string>{"OpenCL Parallel Programming Development Cookbook", "9"}));
    EXPECT_EQ(sourceOf(findPreset("transpose-tiled")).id, "") << "no chapter";
}

} // namespace
} // namespace lockstep
