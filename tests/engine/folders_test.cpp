// Folders stand in layers: each reads only what is below it, so that none can be understood only with another that
// needs it in turn.

#include "tests/places.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// From below to above. "x/*" is any folder in x that is not named itself; none of these reads another.
constexpr std::string_view layers[] = {
    "engine",              // errors
    "engine/model",        // what a run is: values, launches, events, recordings
    "engine/files",        // what a call reads and writes, what comes with the program, what a kernel's text says
    "engine/device",       // devices of OpenCL
    "engine/input",        // keys: made, typed, read, written for people
    "engine/networks",     // comparator networks as data
    "engine/algorithms",   // what algorithms are, what their host code sees, what they share
    "engine/algorithms/*", // a family each
    "engine/analysis",     // what is read off recordings
    "engine/grind",        // what Oclgrind sees of kernels
    "engine/grind/plugin", // … which it loads
    "engine/recording",    // runs algorithms on a device and records them
    "engine/formats",      // recordings as files and text
    "engine/plans",        // kernels of one's own, with plans in Lua
    "engine/trials",       // runs made to find something out
    "engine/remote",       // recording in a process of its own
    "engine/presets",
    "engine/lecture",
    "ui/scene",
    "ui/kit",             // what lenses draw with: text, labels, cells, arrowheads
    "ui/lens",            // what a lens is, and what several of them read off recordings
    "ui/lenses/dataflow", // these stand on one another …
    "ui/lenses/packing",
    "ui/lenses/buckets",
    "ui/lenses/network",
    "ui/lenses/bars",
    "ui/lenses/*", // … and these on those
    "ui/lenses",   // the table of lenses
    "ui/picture",  // a lens's scene with title, sentence and footer
    "ui/player",
    "ui/deck",
    "ui/compare",
    "ui/export",
    "ui/lecture",
    "ui/panels",
    "ui/present",
    "ui/window",
    "app",
};

/// A line #include "…" of a source; both by their paths from the root.
using Inclusion = std::pair<std::string, std::string>;

std::string folderOf(const std::string& path)
{
    return std::filesystem::path{path}.parent_path().generic_string();
}

/// All lines of sources in these folders that include a file from under the root; generated files are none.
std::vector<Inclusion> inclusions(const std::filesystem::path& root, std::span<const std::string_view> tops)
{
    std::vector<Inclusion> found;
    for (const std::string_view top : tops)
        for (const auto& entry : std::filesystem::recursive_directory_iterator{root / top}) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
                continue;
            std::ifstream file{entry.path()};
            for (std::string line; std::getline(file, line);) {
                constexpr std::string_view begin = "#include \"";
                if (!line.starts_with(begin))
                    continue;
                const std::filesystem::path name =
                    line.substr(begin.size(), line.find('"', begin.size()) - begin.size());
                for (const auto& place : {root / name, entry.path().parent_path() / name})
                    if (std::filesystem::exists(place)) {
                        found.emplace_back(entry.path().lexically_relative(root).generic_string(),
                                           place.lexically_normal().lexically_relative(root).generic_string());
                        break;
                    }
            }
        }
    std::ranges::sort(found);
    return found;
}

/// The folder's place in the order; nothing where it has none.
std::optional<std::size_t> layerOf(const std::string& folder, std::span<const std::string_view> order)
{
    for (const std::string& name : {folder, folderOf(folder) + "/*"})
        if (const auto at = std::ranges::find(order, name); at != order.end())
            return static_cast<std::size_t>(at - order.begin());
    return std::nullopt;
}

/// Sentences about the lines that the order forbids: they read a folder above or beside their own, or one that the
/// order does not name. Where the other folder leads back, it is a circle.
std::vector<std::string> faults(std::span<const Inclusion> lines, std::span<const std::string_view> order)
{
    std::map<std::string, std::set<std::string>> read;
    for (const auto& [source, header] : lines)
        read[folderOf(source)].insert(folderOf(header));
    const auto leadsTo = [&](const std::string& from, const std::string& to) {
        std::set<std::string> seen;
        std::vector<std::string> next{from};
        while (!next.empty()) {
            const std::string folder = next.back();
            next.pop_back();
            if (folder == to)
                return true;
            if (seen.insert(folder).second)
                next.insert(next.end(), read[folder].begin(), read[folder].end());
        }
        return false;
    };
    std::vector<std::string> said;
    for (const auto& line : lines) {
        const std::string own = folderOf(line.first), other = folderOf(line.second);
        const auto ownLayer = layerOf(own, order), otherLayer = layerOf(other, order);
        if (!ownLayer) {
            said.push_back(line.first + " is in " + own + ", a folder of no layer");
            continue;
        }
        if (own == other || (otherLayer && *otherLayer < *ownLayer))
            continue;
        const char* why = !otherLayer                ? " in a folder of no layer"
                          : *ownLayer == *otherLayer ? " beside it"
                          : leadsTo(other, own)      ? " above it, in a circle"
                                                     : " above it";
        said.push_back(line.first + " reads " + line.second + why);
    }
    return said;
}

std::vector<Inclusion> ours()
{
    constexpr std::string_view tops[] = {"engine", "ui", "app"};
    return inclusions(LOCKSTEP_SOURCE_FOLDER, tops);
}

TEST(Folders, ReadOnlyWhatIsBelowThem)
{
    for (const std::string& fault : faults(ours(), layers))
        ADD_FAILURE() << fault << ". Move what both need down (the order stands in this file).";
}

TEST(Folders, OfTheOrderAllExist)
{
    for (const std::string_view layer : layers)
        EXPECT_TRUE(std::filesystem::is_directory(std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} /
                                                  layer.substr(0, layer.find("/*"))))
            << layer;
}

/// Words of titles are for readers, and a kernel's text names its arrays as it likes: what a launch does and what its
/// arrays hold is said by the host code (Act, Holds).
TEST(Folders, LensesReadNoIdsOfMessagesAndNoNamesOfArrays)
{
    const std::regex forbidden{R"((group|title|unit)\.id\b|localArrays, *"|localArrays\[[^\]]*\] *==|isLocal\([^)]*"|)"
                               R"(\b(buffer|info|buffers\[[^\]]*\])\.name *==|QRegularExpression)"};
    std::size_t files = 0;
    for (const std::string_view top : {"ui/kit", "ui/lens", "ui/lenses", "ui/picture"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator{std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / top}) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
                continue;
            ++files;
            std::ifstream file{entry.path()};
            for (std::string line; std::getline(file, line);)
                EXPECT_FALSE(std::regex_search(line, forbidden)) << entry.path() << ": " << line;
        }
    EXPECT_GT(files, 150u);
}

/// A sentence that counts events tells what was reported, not what it was about; a drawer that does so tells it once a
/// frame. Both go by what the lens's read… files have made of the events.
TEST(Folders, OnlyReadersOfLensesReadEvents)
{
    const std::regex event{R"(\b(Events?|EventsPtr|eventsOf)\b)"};
    std::size_t readers = 0, others = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator{std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / "ui/lenses"}) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
            continue;
        bool reads = false;
        std::ifstream file{entry.path()};
        for (std::string line; std::getline(file, line);)
            if (const std::string code = line.substr(0, line.find("//")); std::regex_search(code, event)) {
                reads = true;
                EXPECT_TRUE(entry.path().filename().string().starts_with("read")) << entry.path() << ": " << line;
            }
        ++(reads ? readers : others);
    }
    EXPECT_GT(readers, 10U);
    EXPECT_GT(others, 100U);
}

/// What does one thing fits on a page. A function begins with a brace of its own line and ends with one as far in.
TEST(Folders, OfPicturesHaveNoFunctionOfMoreThanAPage)
{
    constexpr std::size_t longest = 80;
    const std::regex opens{R"(^(    )?\{$)"}, type{R"(^\s*(class|struct|union|enum|namespace)\b)"};
    std::size_t functions = 0;
    for (const std::string_view top : {"ui/kit", "ui/lens", "ui/lenses", "ui/picture"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator{std::filesystem::path{LOCKSTEP_SOURCE_FOLDER} / top}) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
                continue;
            std::ifstream file{entry.path()};
            std::vector<std::string> lines;
            for (std::string line; std::getline(file, line);)
                lines.push_back(std::move(line));
            for (std::size_t i = 1; i < lines.size(); ++i) {
                if (!std::regex_search(lines[i], opens) || std::regex_search(lines[i - 1], type))
                    continue;
                const std::string end = lines[i].substr(0, lines[i].size() - 1) + "}";
                const auto last = std::ranges::find_if(lines.begin() + static_cast<std::ptrdiff_t>(i), lines.end(),
                                                       [&](const std::string& line) { return line.starts_with(end); });
                const auto length = static_cast<std::size_t>(last - lines.begin()) - i + 1;
                EXPECT_LE(length, longest) << entry.path() << ": " << lines[i - 1];
                ++functions;
            }
        }
    EXPECT_GT(functions, 1000U);
}

/// A few sources in a folder of their own.
class PlantedFolders : public testing::Test {
protected:
    PlantedFolders()
    {
        std::filesystem::remove_all(m_root);
        plant("low/words.hpp", {});
        plant("middle/run.hpp", {"low/words.hpp"});
        plant("middle/run.cpp", {"middle/run.hpp", "generated.hpp"});
        plant("high/one/draw.cpp", {"middle/run.hpp", "low/words.hpp", "neighbour.hpp"});
        plant("high/one/neighbour.hpp", {});
        plant("high/two/draw.hpp", {"middle/run.hpp"});
    }
    ~PlantedFolders() override { std::filesystem::remove_all(m_root); }

    void plant(const std::string& path, const std::vector<std::string>& headers) const
    {
        std::filesystem::create_directories((m_root / path).parent_path());
        std::ofstream file{m_root / path, std::ios::app};
        for (const std::string& header : headers)
            file << "#include \"" << header << "\"\n";
    }
    std::vector<std::string> found() const
    {
        constexpr std::string_view tops[] = {"low", "middle", "high"};
        constexpr std::string_view order[] = {"low", "middle", "high/*"};
        return faults(inclusions(m_root, tops), order);
    }

private:
    std::filesystem::path m_root =
        std::filesystem::path{testing::TempDir()} / testing::UnitTest::GetInstance()->current_test_info()->name();
};

using Faults = std::vector<std::string>;

TEST_F(PlantedFolders, ThatReadDownwardsAreFine)
{
    EXPECT_EQ(found(), Faults{});
}

TEST_F(PlantedFolders, InACircleAreFound)
{
    plant("low/words.hpp", {"middle/run.hpp"});
    EXPECT_EQ(found(), Faults{"low/words.hpp reads middle/run.hpp above it, in a circle"});
}

TEST_F(PlantedFolders, InACircleOverAThirdAreFound)
{
    plant("low/words.cpp", {"high/two/draw.hpp"});
    EXPECT_EQ(found(), Faults{"low/words.cpp reads high/two/draw.hpp above it, in a circle"});
}

TEST_F(PlantedFolders, ThatReadUpwardsAreFoundWithoutACircle)
{
    plant("high/three/alone.hpp", {});
    plant("middle/run.cpp", {"high/three/alone.hpp"});
    EXPECT_EQ(found(), Faults{"middle/run.cpp reads high/three/alone.hpp above it"});
}

TEST_F(PlantedFolders, OfOneKindReadNoneOfEachOther)
{
    plant("high/one/draw.cpp", {"high/two/draw.hpp"});
    EXPECT_EQ(found(), Faults{"high/one/draw.cpp reads high/two/draw.hpp beside it"});
}

TEST_F(PlantedFolders, OfNoLayerAreFound)
{
    plant("high/draw.hpp", {"low/words.hpp"});
    plant("high/two/draw.hpp", {"high/draw.hpp"});
    EXPECT_EQ(found(), (Faults{"high/draw.hpp is in high, a folder of no layer",
                               "high/two/draw.hpp reads high/draw.hpp in a folder of no layer"}));
}

} // namespace
} // namespace lockstep
