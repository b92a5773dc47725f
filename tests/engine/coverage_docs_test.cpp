// The page about what is shown of the sources: the presets, algorithms and parameters that its commands name are there.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/presets/preset.hpp"
#include "tests/docs.hpp"

#include <algorithm>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

std::vector<std::string> commandsOf(const std::string& page)
{
    const std::regex command("`((?:run|compare|open|break) [^`]+)`");
    std::vector<std::string> found;
    for (std::sregex_iterator at(page.begin(), page.end(), command), end; at != end; ++at)
        found.push_back((*at)[1]);
    return found;
}

void put(Parameters& parameters, const std::string& setting)
{
    const auto equals = setting.find('=');
    ASSERT_NE(equals, std::string::npos) << setting;
    parameters[setting.substr(0, equals)] = setting.substr(equals + 1);
}

/// An id with parameters of its own, and those for all.
void expectKnown(const std::string& subject, Parameters parameters, std::size_t n)
{
    const auto colon = subject.find(':');
    const std::string id = subject.substr(0, colon);
    ASSERT_NE(knownAlgorithm(id), nullptr) << id;
    std::istringstream own(colon == std::string::npos ? "" : subject.substr(colon + 1));
    for (std::string setting; std::getline(own, setting, ',');)
        put(parameters, setting);
    const Algorithm& algorithm = findAlgorithm(id);
    EXPECT_NO_THROW(resolveParameters(algorithm, parameters, std::min(n, algorithm.limits.maximum)));
}

TEST(CoverageDocs, NameWhatThereIs)
{
    const std::string page = test::contentOf(std::string{LOCKSTEP_SOURCE_FOLDER} + "/resources/docs/coverage.md");
    const std::vector<std::string> commands = commandsOf(page);
    EXPECT_GT(commands.size(), 60U);
    for (const std::string& command : commands) {
        SCOPED_TRACE(command);
        std::istringstream words(command);
        std::vector<std::string> subjects;
        Parameters parameters;
        std::size_t n = 16;
        std::string word;
        words >> word;
        while (words >> word) {
            if (!word.starts_with("--")) {
                subjects.push_back(word);
                continue;
            }
            std::string value;
            words >> value;
            if (word == "--preset")
                EXPECT_NO_THROW(findPreset(value));
            else if (word == "--set")
                put(parameters, value);
            else if (word == "--type")
                parameters["type"] = value;
            else if (word == "--n")
                n = std::stoul(value);
        }
        for (const std::string& subject : subjects)
            expectKnown(subject, parameters, n);
    }
}

} // namespace
} // namespace lockstep
