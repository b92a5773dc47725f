#include "engine/files/kernel_file.hpp"
#include "engine/model/operations.hpp"

#include <algorithm>
#include <cctype>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace lockstep {
namespace {

std::string told(const Operation& row)
{
    return std::string{row.name};
}

TEST(Operations, EveryMacroOfKernelsKeepsToItsRow)
{
    // TRACE_RECORD_(name, reads, writes, …
    static const std::regex record{R"(TRACE_RECORD_\((\w+), (\d), (\d),)"};
    const std::string prelude = preludeSource();
    std::set<std::string> met;
    for (std::sregex_iterator at{prelude.begin(), prelude.end(), record}, end; at != end; ++at) {
        const std::string name = (*at)[1];
        const auto row = std::ranges::find(operations, name, &Operation::name);
        ASSERT_NE(row, operations.end()) << name << " has no row";
        const int reads = std::stoi((*at)[2]), writes = std::stoi((*at)[3]);
        EXPECT_TRUE(reads >= row->fewestReads && reads <= row->mostReads) << name;
        EXPECT_TRUE(writes >= row->fewestWrites && writes <= row->mostWrites) << name;
        met.insert(name);
    }
    // These are seen, not told.
    const std::set<Op> ofOclgrind{Op::load, Op::store, Op::update};
    for (const Operation& row : operations)
        EXPECT_NE(met.contains(told(row)), ofOclgrind.contains(row.op)) << row.name;
}

TEST(Operations, ASentenceNamesOnlyWhatEveryEventOfItsRowHas)
{
    static const std::regex hole{R"(\{([rwRW])([0-3]?)\})"};
    for (const Operation& row : operations) {
        const std::string sentence{row.sentence};
        for (std::sregex_iterator at{sentence.begin(), sentence.end(), hole}, end; at != end; ++at) {
            const bool reads = std::tolower((*at)[1].str().front()) == 'r';
            const int index = (*at)[2].length() == 0 ? 0 : std::stoi((*at)[2]);
            EXPECT_LT(index, reads ? row.fewestReads : row.fewestWrites) << sentence;
        }
        EXPECT_EQ(std::regex_replace(sentence, hole, "").find_first_of("{}"), std::string::npos) << sentence;
    }
}

} // namespace
} // namespace lockstep
