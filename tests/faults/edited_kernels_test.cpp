// Kernels of the catalogue with a token deleted, doubled or changed: each ends in a sentence or in a recording that is
// marked and can be kept, and the next run is right.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/analysis/changes.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <random>
#include <regex>

namespace lockstep::test {
namespace {

using namespace std::chrono_literals;

struct Token {
    std::size_t at, size;
};

/// Words, numbers and signs outside comments.
std::vector<Token> tokensOf(const std::string& text)
{
    static const std::regex part{
        R"(//[^\n]*|/\*[^]*?\*/|[A-Za-z_]\w*|\d\w*|[-+*/%&|^<>=!]=|<<|>>|&&|\|\||\+\+|--|[^\s\w])"};
    std::vector<Token> tokens;
    for (std::sregex_iterator it{text.begin(), text.end(), part}, end; it != end; ++it)
        if (!it->str().starts_with("//") && !it->str().starts_with("/*"))
            tokens.push_back({static_cast<std::size_t>(it->position()), it->str().size()});
    return tokens;
}

std::string edited(const std::string& text, std::mt19937& random)
{
    const std::vector<Token> tokens = tokensOf(text);
    const auto any = [&] { return tokens[random() % tokens.size()]; };
    const Token token = any(), other = any();
    const std::string word = text.substr(token.at, token.size), instead = text.substr(other.at, other.size);
    std::string result = text;
    switch (random() % 3) {
    case 0:
        return result.erase(token.at, token.size);
    case 1:
        return result.insert(token.at, word + " ");
    default:
        return result.replace(token.at, token.size, instead);
    }
}

std::size_t editsOfEach()
{
    const char* asked = std::getenv("LOCKSTEP_EDITS"); // 100 take a minute or two of each kernel
    return asked == nullptr ? 1 : std::stoul(asked);
}

/// Of one algorithm only, where that is asked for: many can go side by side then.
bool isLeftOut(const Algorithm& algorithm)
{
    const char* asked = std::getenv("LOCKSTEP_EDITS_OF");
    return asked != nullptr && algorithm.id != asked;
}

std::string deviceName()
{
    const char* asked = std::getenv("LOCKSTEP_EDITS_DEVICE");
    return asked == nullptr ? "basic" : asked;
}

std::vector<std::uint8_t> bytesOf(const Recording& recording)
{
    Recording timeless = recording;
    for (Launch& launch : timeless.launches)
        launch.time = {};
    return writeRecording(timeless);
}

void expectKept(const RecordingPtr& recording)
{
    EXPECT_TRUE(recording->isKernelChanged);
    EXPECT_FALSE(changeNotes(*recording).empty());
    const bool isRight = rightnessOf(*recording)->isRight();
    if (!recording->isComplete())
        return;
    const std::vector<std::uint8_t> bytes = writeRecordingFile({{recording}});
    const RecordingPtr read = readRecordingFile(bytes, "it").recordings.front();
    EXPECT_TRUE(read->isKernelChanged);
    EXPECT_EQ(read->kernelSource, recording->kernelSource);
    EXPECT_EQ(read->output, recording->output);
    EXPECT_EQ(rightnessOf(*read)->isRight(), isRight);
}

TEST(EditedKernels, EndInASentenceOrInARecordingThatIsMarked)
{
    Isolation how;
    how.program = LOCKSTEP_PROGRAM;
    how.silence = 4s;
    Session session{isolated(how)};
    std::map<std::string, std::size_t> ends;
    for (const Algorithm* algorithm : catalogue()) {
        if (isLeftOut(*algorithm))
            continue;
        SCOPED_TRACE(algorithm->id);
        RunRequest request;
        request.algorithm = algorithm->id;
        request.device = deviceName();
        request.input = makeKeys(*algorithm, {}, std::string{algorithm->madeKeys.distribution},
                                 std::clamp<std::size_t>(16, algorithm->limits.minimum, algorithm->limits.maximum), 5);
        RecordOptions alone;
        alone.hasRightBeside = false;
        const RecordingPtr first = session.record(request, alone);
        const std::string text = first->kernelSource;
        std::mt19937 random{static_cast<std::mt19937::result_type>(std::hash<std::string>{}(algorithm->id))};
        for (std::size_t edit = 0; edit < editsOfEach(); ++edit) {
            request.kernel = edited(text, random);
            if (*request.kernel == text)
                continue;
            SCOPED_TRACE("lines " + testing::PrintToString(changedLines(text, *request.kernel)));
            try {
                expectKept(session.record(request));
                ++ends["a recording"];
            } catch (const LaunchFailed& failed) {
                EXPECT_FALSE(std::string{failed.what()}.empty());
                if (failed.before())
                    expectKept(failed.before());
                ++ends[failed.before() ? "a sentence, with what came before" : "a sentence of its launch"];
                if (std::getenv("LOCKSTEP_EDITS") != nullptr)
                    std::cout << algorithm->id << ": " << failed.what() << '\n';
            } catch (const Error& error) {
                const std::string said = error.what();
                EXPECT_FALSE(said.empty());
                EXPECT_EQ(said.find('\n'), std::string::npos) << said;
                ++ends[dynamic_cast<const DeviceError*>(&error) == nullptr ? "refused" : "a device's sentence"];
                if (std::getenv("LOCKSTEP_EDITS") != nullptr)
                    std::cout << algorithm->id << ": " << said << '\n';
            }
        }
        request.kernel.reset();
        const RecordingPtr last = session.record(request, alone);
        const bool varies = std::ranges::any_of(first->launches, &Launch::varies);
        if (!varies) {
            EXPECT_EQ(bytesOf(*last), bytesOf(*first));
        }
        EXPECT_TRUE(rightnessOf(*last)->isRight());
    }
    for (const auto& [end, count] : ends)
        std::cout << count << " ended in " << end << '\n';
    EXPECT_GT(ends["a recording"], 0U);
}

} // namespace
} // namespace lockstep::test
