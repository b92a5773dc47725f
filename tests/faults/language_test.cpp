// What is said of a wrong call, and what is printed, in the language that is asked for or that the system speaks; what
// programs read stays English.
#include "tests/faults/program.hpp"

#include <nlohmann/json.hpp>

namespace lockstep::test {
namespace {

Environment speaking(const std::string& locale)
{
    return {{"LC_ALL", ""}, {"LC_MESSAGES", ""}, {"LANGUAGE", ""}, {"LANG", locale}};
}

struct Call {
    std::vector<std::string> arguments;
    std::string german, chinese; ///< words of the one line
};

std::vector<Call> wrongCalls()
{
    return {
        {{"run", "nosuch"}, "Einen Algorithmus 'nosuch' gibt es nicht", "没有算法“nosuch”"},
        {{"run", "bitonic-sort", "--device", "nosuch"}, "Ein Gerät 'nosuch' gibt es nicht", "没有设备“nosuch”"},
        {{"run", "bitonic-sort", "--input", "1,x"},
         "Der Eintrag Nummer 2, 'x', ist keine ganze Zahl",
         "第 2 项“x”不是整数"},
        {{"run", "bitonic-sort", "--set", "no=1"},
         "bitonic-sort hat keinen Parameter 'no'",
         "bitonic-sort 没有参数“no”"},
        {{"run", "bitonic-sort", "--n", "0"}, "'0' ist keine Zahl von Schlüsseln", "“0”不是键的个数"},
        {{"run", "bitonic-sort", "--distribution", "odd"}, "Eine Verteilung 'odd' gibt es nicht", "没有分布“odd”"},
        {{"run", "nosuch.lockstep"}, "Eine Datei 'nosuch.lockstep' gibt es nicht", "没有文件 'nosuch.lockstep'"},
        {{"run", "--preset", "nosuch"}, "Eine Vorgabe 'nosuch' gibt es nicht", "没有预设“nosuch”"},
        {{"run", "bitonic-sort", "--events"}, "--events wird nur mit --json ausgegeben", "--events 只随 --json 输出"},
        {{"run", "--plan", "nosuch"}, "Einen Plan 'nosuch' gibt es nicht", "没有方案“nosuch”"},
        {{"break", "bitonic-sort", "--mistake", "nosuch"}, "Fehler", "错误"},
        {{"network", "(0,0)"}, "der Vergleicher (0,0) vergleicht mit sich selbst", "比较器 (0,0) 与自身比较"},
        {{"compare", "bitonic-sort"}, "zwei bis 4 vergleichen", "请比较两到 4 个"},
        {{"run", "bitonic-sort", "--nosuch"}, "nicht erwartet: --nosuch", "多余的参数：--nosuch"},
    };
}

TEST(Languages, EachWrongCallIsToldInGermanAndChinese)
{
    for (const Call& call : wrongCalls()) {
        std::vector<std::string> german = call.arguments, chinese = call.arguments;
        german.insert(german.end(), {"--language", "de"});
        chinese.insert(chinese.end(), {"--language", "zh"});
        expectRefusal(runProgram(german), 2, {call.german});
        expectRefusal(runProgram(chinese), 2, {call.chinese});
    }
}

TEST(Languages, TheSystemsOneIsSpokenAndTheOneAskedForGoesFirst)
{
    const std::vector<std::string> call{"run", "nosuch"};
    expectRefusal(runProgram(call, speaking("de_AT.UTF-8")), 2, {"Einen Algorithmus 'nosuch' gibt es nicht"});
    expectRefusal(runProgram(call, speaking("zh_CN.UTF-8")), 2, {"没有算法“nosuch”"});
    for (const char* other : {"C", "POSIX", "fr_FR.UTF-8", "C.UTF-8"})
        expectRefusal(runProgram(call, speaking(other)), 2, {"There is no algorithm 'nosuch'"});
    Environment both = speaking("de_DE.UTF-8");
    both["LANGUAGE"] = "fr:zh:de";
    expectRefusal(runProgram(call, both), 2, {"没有算法"});
    expectRefusal(runProgram({"run", "nosuch", "--language=en"}, both), 2, {"There is no algorithm"});
    both["LC_ALL"] = "C";
    expectRefusal(runProgram(call, both), 2, {"There is no algorithm"});
    expectRefusal(runProgram({"list", "--language", "fr"}), 2, {"There is no language 'fr'", "en, de or zh"});
}

TEST(Languages, WhatIsPrintedSpeaksItToo)
{
    const Ended german =
        runProgram({"run", "bitonic-sort", "--input", "3,1,2,0", "--device", "basic"}, speaking("de_DE.UTF-8"));
    EXPECT_EQ(german.status, 0) << german.errors;
    for (const char* words :
         {"Bitonisches Sortieren: 4 Schlüssel auf ", "\nAusgabe   0, 1, 2, 3\n", "\nrichtig   ja\n", "\nAufrufe   3\n"})
        EXPECT_NE(german.output.find(words), std::string::npos) << words << german.output;
    const Ended chinese = runProgram({"list"}, speaking("zh_CN.UTF-8"));
    EXPECT_NE(chinese.output.find("双调"), std::string::npos) << chinese.output;
    EXPECT_NE(runProgram({"run", "--help"}, speaking("zh_CN.UTF-8")).output.find("用法"), std::string::npos);
}

TEST(Languages, WhatProgramsReadStaysEnglish)
{
    for (const std::vector<std::string>& call : std::vector<std::vector<std::string>>{
             {"list", "--json"},
             {"break", "--json"},
             {"presets", "--json"},
             {"completion", "bash"},
             {"man"},
             {"check", "--plan", "reverse", "--most", "8", "--json", "--device", "basic"},
         }) {
        const Ended english = runProgram(call, speaking("C"));
        EXPECT_EQ(english.status, 0) << english.errors;
        for (const char* locale : {"de_DE.UTF-8", "zh_CN.UTF-8"})
            EXPECT_EQ(runProgram(call, speaking(locale)).output, english.output) << call.front() << ' ' << locale;
    }
    expectRefusal(runProgram({"run", "nosuch", "--json"}, speaking("de_DE.UTF-8")), 2, {"There is no algorithm"});
}

TEST(Languages, AChildsFailureIsToldInIt)
{
    const TemporaryFolder folder;
    const auto kernel =
        folder.write("far.cl", "__kernel void far(__global uint *x, uint k)\n{\n    x[(size_t)k << 40] = 1;\n}\n");
    const auto plan =
        folder.write("far.lua", "plan{title = \"Far\", run = function(input, n, set)\n"
                                "    local x = buffer{name = \"x\", data = input}\n"
                                "    launch{kernel = \"far\", global = 1, group = 1, arguments = {x = x, k = 3}}\n"
                                "    return x\nend}\n");
    const std::vector<std::string> call{"run",      kernel.string(), "--plan",        plan.string(), "--n",       "4",
                                        "--device", "basic",         "--events-from", "trace",       "--language"};
    std::vector<std::string> german = call, chinese = call;
    german.emplace_back("de");
    chinese.emplace_back("zh");
    expectRefusal(runProgram(german), 1, {"Der Prozess des Geräts stürzte ab (SIGSEGV)", "liegt es am Kernel"});
    expectRefusal(runProgram(chinese), 1, {"设备进程崩溃（SIGSEGV", "问题很可能在内核"});
    // A sentence that is made in the child itself.
    std::vector<std::string> large{"run",      "bitonic-sort", "--n",        "16", "--isolated",
                                   "--device", "nosuch",       "--language", "de"};
    expectRefusal(runProgram(large), 2, {"Ein Gerät 'nosuch' gibt es nicht"});
}

} // namespace
} // namespace lockstep::test
