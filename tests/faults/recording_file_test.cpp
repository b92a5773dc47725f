// Files of recordings where ids stand: nothing is run, and no device is needed.
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "tests/faults/program.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace lockstep::test {
namespace {

using Json = nlohmann::json;

std::string contents(const std::filesystem::path& path)
{
    std::ifstream stream{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

class RecordingFiles : public testing::Test {
protected:
    std::string path(const std::string& name) const { return (folder.path() / name).string(); }

    /// The program with its devices.
    void make(std::vector<std::string> arguments, const std::string& name)
    {
        arguments.insert(arguments.begin(), "export");
        arguments.insert(arguments.end(), {"--to", path(name)});
        const Ended ended = runProgram(arguments, {{"POCL_DEVICES", "basic"}});
        ASSERT_EQ(ended.status, 0) << ended.errors;
    }

    /// … and on a machine with none.
    Ended bare(const std::vector<std::string>& arguments) const
    {
        return runProgram(arguments, {{"OCL_ICD_VENDORS", path("no-drivers")}, {"DISPLAY", ""}});
    }

    void SetUp() override { std::filesystem::create_directory(path("no-drivers")); }

    TemporaryFolder folder;
};

TEST_F(RecordingFiles, AreRunComparedExportedAndOpenedWithNoDevice)
{
    ASSERT_EQ(bare({"devices"}).status, 3);
    make({"bitonic-sort", "--n", "9"}, "sort.lockstep");
    make({"kogge-stone-scan", "brent-kung-scan"}, "scans.lockstep");
    const Ended run = bare({"run", path("sort.lockstep"), "--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    EXPECT_EQ(Json::parse(run.output)["launches"].size(), 10u);
    const Ended compared = bare({"compare", path("scans.lockstep"), "--json"});
    ASSERT_EQ(compared.status, 0) << compared.errors;
    EXPECT_EQ(Json::parse(compared.output)["algorithms"][1]["work"], 26);
    for (const char* to : {"sort.svg", "sort.json", "again.lockstep", "frames/"}) {
        const Ended ended = bare({"export", path("sort.lockstep"), "--to", path(to), "--size", "640x360"});
        EXPECT_EQ(ended.status, 0) << to << ": " << ended.errors;
    }
    EXPECT_EQ(contents(path("again.lockstep")), contents(path("sort.lockstep")));
    EXPECT_TRUE(std::filesystem::exists(path("frames/frame_0010.png")));
    const Ended at = bare({"export", path("scans.lockstep"), "--clock", "work", "--at", "20", "--to", path("s.svg")});
    EXPECT_EQ(at.status, 0) << at.errors;
    for (const char* file : {"sort.lockstep", "scans.lockstep"}) {
        const Ended opened = bare({"open", path(file), "--launch", "2", "--grab", path("grab.png")});
        EXPECT_EQ(opened.status, 0) << file << ": " << opened.errors;
        EXPECT_GT(contents(path("grab.png")).size(), 10'000u);
    }
}

TEST_F(RecordingFiles, GiveTheKeysToAlgorithmsBesideThem)
{
    make({"bitonic-sort", "--input", "4.5,-1,nan,2", "--type", "float32"}, "sort.lockstep");
    const Ended ended = runProgram({"compare", path("sort.lockstep"), "radix-sort", "--set", "digit-bits=4", "--json"},
                                   {{"POCL_DEVICES", "basic"}});
    ASSERT_EQ(ended.status, 0) << ended.errors;
    const Json json = Json::parse(ended.output);
    EXPECT_EQ(json["algorithms"][1]["parameters"]["type"], "float32");
    EXPECT_EQ(json["algorithms"][1]["parameters"]["digit-bits"], "4");
    make({"bitonic-sort", "--n", "5"}, "other.lockstep");
    make({"bitonic-sort", "--n", "6"}, "sixth.lockstep");
    expectRefusal(bare({"compare", path("other.lockstep"), path("sixth.lockstep")}), 2, {"different inputs"});
    expectRefusal(bare({"compare", path("other.lockstep")}), 2, {"compare two to 4"});
}

TEST_F(RecordingFiles, AreWhatTheyAre)
{
    make({"bitonic-sort", "--n", "5"}, "a.lockstep");
    for (const std::vector<std::string>& option : std::vector<std::vector<std::string>>{{"--n", "4"},
                                                                                        {"--input", "3,1"},
                                                                                        {"--seed", "1"},
                                                                                        {"--type", "uint32"},
                                                                                        {"--set", "order=descending"},
                                                                                        {"--device", "auto"},
                                                                                        {"--distribution", "uniform"}})
        for (const char* command : {"run", "export", "open"}) {
            std::vector<std::string> call{command, path("a.lockstep"), option[0], option[1]};
            if (command != std::string{"run"})
                call.insert(call.end(), {command == std::string{"open"} ? "--grab" : "--to", path("x.png")});
            expectRefusal(bare(call), 2, {option[0] + " would change a run", "a.lockstep"});
        }
    expectRefusal(bare({"export", path("a.lockstep"), "--from", "1", "--to", path("x.json")}), 2, {"leave out --from"});
    expectRefusal(bare({"export", path("a.lockstep"), "--from", "99", "--to", path("x.png")}), 2, {"99"});
}

TEST_F(RecordingFiles, ThatAreBrokenAreRefusedByEveryCommand)
{
    make({"radix-sort", "--n", "5"}, "whole.lockstep");
    const std::string whole = contents(path("whole.lockstep"));
    const std::string picture = folder.write("picture.lockstep", "\x89PNG\r\n\x1A\n").string();
    const std::string cut = folder.write("cut.lockstep", whole.substr(0, whole.size() / 2)).string();
    std::string later = whole;
    later[12] = 2;
    const std::string newer = folder.write("newer.lockstep", later).string();
    const std::string text = folder.write("keys.txt", "3 1 2").string();
    for (const auto& [file, says] :
         std::vector<std::pair<std::string, std::string>>{{picture, "it is a PNG picture"},
                                                          {cut, "is cut off"},
                                                          {newer, "newer version"},
                                                          {path("none.lockstep"), "There is no file"},
                                                          {text, "is no Lockstep recording"}}) {
        expectRefusal(bare({"run", file}), 2, {says});
        expectRefusal(bare({"compare", file, "radix-sort"}), 2, {says});
        expectRefusal(bare({"export", file, "--to", path("x.png")}), 2, {says});
        expectRefusal(bare({"open", file, "--grab", path("x.png")}), 2, {says});
        EXPECT_FALSE(std::filesystem::exists(path("x.png")));
    }
    const Ended large = runProgram({"export", "bitonic-sort", "--n", "200000", "--to", path("large.lockstep")});
    expectRefusal(large, 2, {"200000 keys were too many", "choose fewer keys"});
    EXPECT_FALSE(std::filesystem::exists(path("large.lockstep")));
}

std::uint32_t wordFrom(const std::string& text, ElementType type)
{
    return parseKeys(text, type).front();
}

/// NaN has many words and one name.
std::uint32_t oneNaN(std::uint32_t word, ElementType type)
{
    return type == ElementType::float32 && std::isnan(std::bit_cast<float>(word)) ? 0x7FC00000u : word;
}

TEST_F(RecordingFiles, TablesAndJsonReadBackToTheSameStatesBitForBit)
{
    for (const auto& [type, keys] : std::vector<std::pair<std::string, std::string>>{
             {"float32", "0.1,-0,0,nan,inf,-inf,1e-45,3.4028235e38,16777217,-1.1754942e-38,0.30000001"},
             {"int32", "-2147483648,2147483647,0,-1,5"},
             {"uint32", "4294967295,0,7"}}) {
        make({"bitonic-sort", "--input", keys, "--type", type}, "sort.lockstep");
        ASSERT_EQ(bare({"export", path("sort.lockstep"), "--to", path("states.csv")}).status, 0);
        ASSERT_EQ(bare({"export", path("sort.lockstep"), "--to", path("run.json")}).status, 0);
        const RecordingPtr recording = readRecordingFile(std::filesystem::path{path("sort.lockstep")}).recordings[0];
        const auto words = [&](std::size_t k, std::size_t b) {
            Words expected = *recording->states[k]->buffers[b];
            for (std::uint32_t& word : expected)
                word = oneNaN(word, recording->buffers[b].type);
            return expected;
        };
        std::map<std::pair<std::size_t, std::string>, Words> read;
        std::istringstream table{contents(path("states.csv"))};
        std::string line, launch, buffer, index, value;
        std::getline(table, line);
        ASSERT_EQ(line, "launch,buffer,index,value");
        const auto typeOf = [&](const std::string& name) {
            return std::ranges::find(recording->buffers, name, &BufferInfo::name)->type;
        };
        while (std::getline(table, line)) {
            std::istringstream cells{line};
            std::getline(std::getline(std::getline(std::getline(cells, launch, ','), buffer, ','), index, ','), value);
            Words& into = read[{std::stoul(launch), buffer}];
            ASSERT_EQ(into.size(), std::stoul(index));
            into.push_back(oneNaN(wordFrom(value, typeOf(buffer)), typeOf(buffer)));
        }
        const Json json = Json::parse(contents(path("run.json")));
        for (std::size_t k = 0; k <= recording->launchCount(); ++k)
            for (std::size_t b = 0; b < recording->buffers.size(); ++b) {
                const BufferInfo& info = recording->buffers[b];
                EXPECT_EQ((read[{k, info.name}]), words(k, b)) << type << " launch " << k << ' ' << info.name;
                Words parsed;
                for (const Json& element :
                     k == 0 ? json["initial"][info.name] : json["launches"][k - 1]["buffers"][info.name]) {
                    const auto number = [&]() -> std::uint32_t {
                        if (element.is_string())
                            return wordFrom(element.get<std::string>(), info.type);
                        if (info.type == ElementType::float32)
                            return std::bit_cast<std::uint32_t>(static_cast<float>(element.get<double>()));
                        return static_cast<std::uint32_t>(element.get<std::int64_t>());
                    };
                    parsed.push_back(oneNaN(number(), info.type));
                }
                EXPECT_EQ(parsed, words(k, b)) << type << " launch " << k << ' ' << info.name;
            }
    }
}

TEST_F(RecordingFiles, TablesOfAFolderTellEveryEventAndLaunch)
{
    make({"radix-sort", "kogge-stone-scan", "--n", "8"}, "both.lockstep");
    ASSERT_EQ(bare({"export", path("both.lockstep"), "--to", path("tables/"), "--format", "csv"}).status, 0);
    const RecordingFile file = readRecordingFile(std::filesystem::path{path("both.lockstep")});
    std::size_t launches = 0, accesses = 0;
    for (const RecordingPtr& recording : file.recordings) {
        launches += recording->launchCount();
        for (const EventsPtr& events : recording->events)
            for (const Event& event : *events)
                accesses += event.reads().size() + event.writes().size();
    }
    const auto lines = [&](const char* name) {
        const std::string text = contents(path("tables") + "/" + name);
        return static_cast<std::size_t>(std::ranges::count(text, '\n')) - 1;
    };
    EXPECT_EQ(lines("launches.csv"), launches);
    EXPECT_EQ(lines("events.csv"), accesses);
    EXPECT_EQ(contents(path("tables/states.csv")).substr(0, 36), "recording,launch,buffer,index,value\n");
}

} // namespace
} // namespace lockstep::test
