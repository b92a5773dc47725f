// What stands behind the lines of a kernel: the accesses that an inspected work-item made there.
#include "ui/panels/told_lines.hpp"

#include "tests/ui/lens_recordings.hpp"

#include <gtest/gtest.h>
#include <sstream>

namespace lockstep::ui {
namespace {

/// Of one work-item, by the text of the line, without its indent.
std::map<std::string, std::string> toldBy(const Recording& recording, std::size_t k, std::uint32_t item,
                                          std::optional<std::uint32_t> phase = {})
{
    const ToldLines told = toldLines(recording, recording.launches[k - 1], *recording.events[k - 1], item, phase);
    std::map<std::string, std::string> found;
    std::istringstream lines{recording.kernelSource};
    std::string text;
    for (int line = 1; std::getline(lines, text); ++line)
        if (const auto words = told.find(line); words != told.end())
            found[text.substr(std::min(text.find_first_not_of(' '), text.size()))] = words->second.toStdString();
    EXPECT_EQ(found.size(), told.size()) << "each is of a line of its own";
    return found;
}

RecordingPtr scanOf(const std::string& algorithm)
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.input = {3, 1, 7, 2};
    return session.record(request);
}

} // namespace

TEST(ToldLines, TellWhatTheItemReadAndWrote)
{
    const RecordingPtr scan = scanOf("kogge-stone-scan");
    using Told = std::map<std::string, std::string>;
    EXPECT_EQ(toldBy(*scan, 1, 2), (Told{{"const VALUE right = x_in[i];", "x_in[2] → 7"},
                                         {"const VALUE left = x_in[i - distance];", "x_in[1] → 1"},
                                         {"x_out[i] = sum;", "8 → x_out[2]"}}));
    EXPECT_EQ(toldBy(*scan, 2, 2), (Told{{"const VALUE right = x_in[i];", "x_in[2] → 8"},
                                         {"const VALUE left = x_in[i - distance];", "x_in[0] → 3"},
                                         {"x_out[i] = sum;", "11 → x_out[2]"}}));
    EXPECT_EQ(toldBy(*scan, 1, 0),
              (Told{{"const VALUE right = x_in[i];", "x_in[0] → 3"}, {"x_out[i] = right;", "3 → x_out[0]"}}));
    EXPECT_EQ(toldBy(*scan, 1, 99), Told{}) << "there is no such item";
}

TEST(ToldLines, ALineThatAccessedSeveralPlacesTellsNone)
{
    const RecordingPtr scan = scanOf("kogge-stone-work-group-scan");
    const std::vector<std::uint32_t>& phases = scan->launches[0].phases;
    ASSERT_GE(phases.size(), 3U);
    const std::string left = "left = xy[t - stride];", sum = "xy[t] = sum;";
    const auto whole = toldBy(*scan, 1, 3);
    EXPECT_FALSE(whole.contains(left)) << "item 3 read xy[2] and then xy[1]";
    EXPECT_FALSE(whole.contains(sum)) << "and stored two sums";
    EXPECT_TRUE(whole.contains("const VALUE value = x[t - shift];"));
    std::vector<std::string> lefts;
    for (const std::uint32_t phase : phases) {
        const auto told = toldBy(*scan, 1, 3, phase);
        if (told.contains(left))
            lefts.push_back(told.at(left) + ", " + told.at(sum));
    }
    EXPECT_EQ(lefts, (std::vector<std::string>{"xy[2] → 7, 9 → xy[3]", "xy[1] → 4, 13 → xy[3]"}));
}

} // namespace lockstep::ui
