#pragma once

#include "tests/places.hpp"

#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

/// Tables in resources/docs that the program makes: tests hold the page to them, and write it where
/// LOCKSTEP_WRITE_DOCS is set.
namespace lockstep::test {

inline std::string contentOf(const std::string& path)
{
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A row of a table, in which a bar would begin a new cell.
inline std::string row(const std::vector<std::string>& cells)
{
    std::string line = "|";
    for (const std::string& cell : cells) {
        line += ' ';
        for (const char c : cell) {
            if (c == '|')
                line += '\\';
            line += c;
        }
        line += " |";
    }
    return line + "\n";
}

inline std::string head(const std::vector<std::string>& titles)
{
    return row(titles) + row(std::vector<std::string>(titles.size(), "---"));
}

struct DocTable {
    std::string name; ///< it stands between the remarks <!-- name --> and <!-- end: name -->
    std::string text;
};

inline void expectTables(const std::string& path, const std::vector<DocTable>& tables)
{
    const std::string page = contentOf(path);
    std::string made = page;
    for (const auto& [name, text] : tables) {
        const std::string open = "<!-- " + name + " -->\n", close = "<!-- end: " + name + " -->\n";
        const std::size_t begin = made.find(open), end = made.find(close);
        ASSERT_LT(begin, end) << path << " has no table " << name;
        ASSERT_NE(end, std::string::npos) << path << ": the table " << name << " does not end";
        made = made.substr(0, begin + open.size()) + "\n" + text + "\n" + made.substr(end);
    }
    if (std::getenv("LOCKSTEP_WRITE_DOCS") != nullptr) {
        std::ofstream(path) << made;
        return;
    }
    std::istringstream is(page), should(made);
    std::string a, b;
    for (int line = 1; std::getline(should, b); ++line) {
        std::getline(is, a);
        ASSERT_EQ(a, b) << path << ":" << line << "; LOCKSTEP_WRITE_DOCS=1 and this test write it anew";
    }
}

} // namespace lockstep::test
