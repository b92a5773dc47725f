// The pages in Markdown: what they name is there.
#include "tests/docs.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
const fs::path root{LOCKSTEP_SOURCE_FOLDER};

/// Every file of the project whose name has one of these endings.
std::vector<fs::path> filesEndingIn(const std::vector<std::string>& endings)
{
    std::vector<fs::path> found{root / "README.md"};
    for (const char* folder : {".github", "app", "engine", "kernels", "resources", "tests", "ui"})
        for (const auto& entry : fs::recursive_directory_iterator{root / folder})
            if (entry.is_regular_file() &&
                std::ranges::find(endings, entry.path().extension().string()) != endings.end())
                found.push_back(entry.path());
    return found;
}

/// What the first group of the expression matches, everywhere in the text.
std::vector<std::string> allIn(const std::string& text, const std::string& expression)
{
    const std::regex regex(expression);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at)
        found.push_back((*at)[1]);
    return found;
}

/// The anchor that a heading gets: lower case, blanks as hyphens, without signs. Letters outside ASCII stay.
std::string anchorOf(const std::string& heading)
{
    std::string anchor;
    for (const char c : heading)
        if (c == ' ' || c == '-')
            anchor += '-';
        else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80)
            anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return anchor;
}

TEST(Docs, LinksAndPicturesLeadSomewhere)
{
    std::size_t links = 0;
    for (const fs::path& page : filesEndingIn({".md"}))
        for (const std::string& link : allIn(test::contentOf(page.string()), R"(\]\(([^)\s]+)\))")) {
            if (link.starts_with("http"))
                continue;
            ++links;
            const std::size_t hash = link.find('#');
            const fs::path target = page.parent_path() / link.substr(0, hash);
            ASSERT_TRUE(fs::exists(target)) << page << " links to " << link;
            if (hash == std::string::npos)
                continue;
            std::vector<std::string> anchors = allIn(test::contentOf(target.string()), "\n#+ ([^\n]*)");
            std::ranges::transform(anchors, anchors.begin(), anchorOf);
            EXPECT_NE(std::ranges::find(anchors, link.substr(hash + 1)), anchors.end()) << page << " links to " << link;
        }
    EXPECT_GT(links, 30U);
}

TEST(Docs, FilesThatTheyNameAreThere)
{
    std::size_t files = 0;
    for (const fs::path& page : filesEndingIn({".md"}))
        for (const std::string& name :
             allIn(test::contentOf(page.string()), "`((?:app|engine|kernels|resources|tests|ui)/[A-Za-z0-9_./-]+)`")) {
            ++files;
            EXPECT_TRUE(fs::exists(root / name)) << page << " names " << name;
        }
    EXPECT_GT(files, 60U);
}

/// What a page has in every language, in its order: levels of headings, code, pictures, how many rows of tables.
std::string bonesOf(const std::string& text)
{
    std::string bones;
    for (const std::string& each : allIn(text, R"(((?:^|\n)#+ |```[^`]*```|\n\||!\[[^\]]*\]\([^)]*\)))"))
        bones += each.starts_with("![") ? each.substr(each.find("](")) : each;
    return bones;
}

TEST(Docs, PagesInOtherLanguagesHaveTheSameHeadingsCodeTablesAndPictures)
{
    std::size_t pages = 0;
    for (const auto& entry : fs::directory_iterator{root / "resources/docs"}) {
        const std::string name = entry.path().stem().string();
        if (!name.ends_with("_de") && !name.ends_with("_zh"))
            continue;
        ++pages;
        const fs::path english = entry.path().parent_path() / (name.substr(0, name.size() - 3) + ".md");
        EXPECT_EQ(bonesOf(test::contentOf(entry.path().string())), bonesOf(test::contentOf(english.string()))) << name;
    }
    EXPECT_EQ(pages, 10U);
}

TEST(Docs, TheReadmeIsShort)
{
    EXPECT_LE(test::contentOf((root / "README.md").string()).size(), 9000U);
}

/// Pages of one's own that are not in the project help nobody else.
TEST(Docs, CommentsCiteNoPageThatIsNotThere)
{
    const std::string cited = R"re(//[^\n"]*?\b([A-Za-z0-9_][A-Za-z0-9_./-]*\.md)\b)re";
    std::size_t citations = 0;
    for (const fs::path& file : filesEndingIn({".cpp", ".hpp", ".cl", ".clh"}))
        for (const std::string& name : allIn(test::contentOf(file.string()), cited)) {
            ++citations;
            const bool isThere = fs::exists(root / name) || fs::exists(file.parent_path() / name) ||
                                 fs::exists(root / "resources/docs" / name) ||
                                 fs::exists(root / "resources/docs/contributing" / name);
            EXPECT_TRUE(isThere) << file << " cites " << name;
        }
    EXPECT_GT(citations, 5U);
}

} // namespace
} // namespace lockstep
