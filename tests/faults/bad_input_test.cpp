// Every wrong call ends with one line that names the value and what to do.
#include "tests/faults/program.hpp"

#include <filesystem>

namespace lockstep::test {
namespace {

const Environment quick{{"POCL_DEVICES", "basic"}};

struct WrongCall {
    const char* name;
    std::vector<std::string> arguments;
    std::vector<std::string> words;
};

void PrintTo(const WrongCall& call, std::ostream* out)
{
    *out << call.name;
}

class WrongCalls : public testing::TestWithParam<WrongCall> {};

TEST_P(WrongCalls, EndWithOneLineAndStatus2)
{
    expectRefusal(runProgram(GetParam().arguments, quick), 2, GetParam().words);
    EXPECT_FALSE(std::filesystem::exists("none.png")); // what cannot be shown leaves no picture
}

std::vector<WrongCall> wrongCalls()
{
    const auto keys = [](const char* text, const char* type = "uint32") {
        return std::vector<std::string>{"run", "bitonic-sort", "--type", type, "--input", text};
    };
    const auto compare = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"compare", "kogge-stone-scan", "brent-kung-scan"});
        return more;
    };
    const auto exported = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"export", "kogge-stone-scan", "brent-kung-scan", "--to", "none.png"});
        return more;
    };
    const auto opened = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"open", "kogge-stone-scan", "brent-kung-scan", "--grab", "none.png"});
        return more;
    };
    return {
        {"NoNumbers", keys("3,x,7"), {"The second entry, 'x', is not a whole number (uint32)."}},
        {"HalfANumber", keys("3,1.5"), {"second entry", "'1.5'"}},
        {"Hexadecimal", keys("0x10"), {"first entry", "'0x10'"}},
        {"DoubleSign", keys("+-3"), {"first entry", "'+-3'"}},
        {"ALongWord", keys("3,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), {"second entry", "'aaaaaa"}},
        {"NewLineInAKey", keys("3,a\vb"), {"second entry"}},
        {"AboveUint32", keys("4294967296"), {"'4294967296'", "range"}},
        {"BelowUint32", keys("-1"), {"'-1'", "range"}},
        {"FarAboveUint32", keys("99999999999999999999999999"), {"range"}},
        {"AboveInt32", keys("2147483648", "int32"), {"'2147483648'", "range"}},
        {"BelowInt32", keys("-2147483649", "int32"), {"'-2147483649'", "range"}},
        {"AboveFloat32", keys("1e39", "float32"), {"'1e39'", "range"}},
        {"NoFloat32", keys("1.2.3", "float32"), {"'1.2.3'"}},
        {"Empty", keys(""), {"no keys"}},
        {"OnlyCommas", keys(" , ,"), {"no keys"}},
        {"NoKeysAtAll", {"run", "bitonic-sort", "--n", "0"}, {"'0' is not a number of keys; choose 1 to 16777216"}},
        {"OverTheLimit", {"run", "bitonic-sort", "--n", "16777217"}, {"'16777217'", "choose 1 to 16777216"}},
        {"OverItsOwnLimit", {"run", "bitonic-sort", "--n", "4194305"}, {"bitonic-sort takes 1 to 4194304", "4194305"}},
        {"FarOverTheLimit",
         {"run", "bitonic-sort", "--n", "99999999999999999999999"},
         {"--n", "99999999999999999999999"}},
        {"NegativeN", {"run", "bitonic-sort", "--n", "-3"}, {"--n", "-3"}},
        {"NegativeSeed", {"run", "bitonic-sort", "--seed", "-1"}, {"'-1' is not a seed; choose a whole number from 0"}},
        {"SeedOverTheLimit",
         {"open", "--seed", "18446744073709551616", "--grab", "none.png"},
         {"18446744073709551615"}},
        {"HalfASeed", {"export", "bitonic-sort", "--seed", "1.5", "--to", "none.png"}, {"'1.5' is not a seed"}},
        {"NoSuchLens", exported({"--lens", "memories"}), {"'memories'", "choose structure, memory or roofline"}},
        {"MachineOfTwoNumbers", exported({"--lens", "memory", "--machine", "32,128"}), {"three numbers"}},
        {"NoSuchWavefront",
         opened({"--lens", "memory", "--machine", "8,128,32"}),
         {"wavefront is 8; choose 16, 32 or 64"}},
        {"NoSuchSegment", {"run", "bitonic-sort", "--json", "--segment", "48"}, {"48 bytes", "choose 32, 64 or 128"}},
        {"SegmentWithoutJson", {"run", "bitonic-sort", "--segment", "64"}, {"--segment", "add --json"}},
        {"MachineOfNoMemory", opened({"--machine", "32,128,32"}), {"--lens memory"}},
        {"RoofOfNothing", opened({"--lens", "roofline", "--machine", "32,128,32,0,5"}), {"no roof"}},
        {"ColumnsThatDoNotDivide",
         {"run", "transpose", "--n", "10", "--set", "columns=4"},
         {"10 values do not fill rows of 4 columns"}},
        {"OpenWithAWrongValue", {"open", "radix-sort", "--set", "digit-bits=17", "--present"}, {"'17'", "digit-bits"}},
        {"OpenWithAWrongOrder", {"open", "bitonic-sort", "--set", "order=sideways"}, {"'sideways'", "order"}},
        {"GrabToNoFile", {"open", "bitonic-sort", "--grab", ""}, {"--grab", "names no file"}},
        {"BytesThatAreNoText", keys("3,\xFF\xFE"), {"'\\xFF\\xFE'"}},
        {"AnIdThatIsNoText", {"run", "bogo\xFF"}, {"bogo\\xFF"}},
        {"CharactersNotBytes",
         keys("gr\xC3\xBC\xC3\x9F"
              "e",
              "text"),
         {"contains '\xC3\xBC'"}},
        {"UnknownId", {"run", "bogo-sort"}, {"'bogo-sort'", "see: lockstep list"}},
        {"NoId", {"run"}, {"algorithm"}},
        {"UnknownParameter", {"run", "bitonic-sort", "--set", "speed=9"}, {"'speed'", "order"}},
        {"UnknownValue", {"run", "radix-sort", "--set", "digit-bits=17"}, {"'17'", "digit-bits", "16"}},
        {"SetWithoutValue", {"run", "radix-sort", "--set", "digit-bits"}, {"'digit-bits'", "name=value"}},
        {"RunASettingByItself",
         {"run", "radix-sort", "--n", "16", "--set", "digit-bits=2", "order=descending"},
         {"'order=descending' stands there without --set", "write --set order=descending"}},
        {"RunASettingBeforeTheId",
         {"run", "--set", "digit-bits=2", "order=descending", "radix-sort"},
         {"'order=descending' stands there without --set"}},
        {"RunAPresetAndASetting",
         {"run", "--preset", "pmpp-11.8", "order=descending"},
         {"'order=descending' stands there without --set"}},
        {"BreakASettingByItself",
         {"break", "block-scan-pipeline", "--set", "digits=4", "rows-per-block=2"},
         {"'rows-per-block=2' stands there without --set", "write --set rows-per-block=2"}},
        {"CompareASettingByItself",
         compare({"--set", "operator=max", "type=int32"}),
         {"'type=int32' stands there without --set"}},
        {"ExportASettingByItself",
         exported({"--set", "operator=max", "type=int32"}),
         {"'type=int32' stands there without --set"}},
        {"OpenASettingByItself",
         opened({"--set", "operator=max", "network=[(0,1)],[(1,2)]"}),
         {"'network=[(0,1)],[(1,2)]' stands there without --set"}},
        {"RunTwo", {"run", "radix-sort", "bitonic-sort"}, {"'bitonic-sort'", "run takes one", "lockstep compare"}},
        {"RunAPresetOfAnother",
         {"run", "--preset", "pmpp-11.8", "radix-sort"},
         {"--preset pmpp-11.8", "leave out 'radix-sort'"}},
        {"UnknownOperator", {"run", "brent-kung-scan", "--set", "operator=minus"}, {"'minus'", "affine"}},
        {"UnknownType", {"run", "bitonic-sort", "--type", "float64"}, {"'float64'", "uint32"}},
        {"TypeThatIsNone", {"run", "brent-kung-scan", "--type", "float64"}, {"'float64'", "int32"}},
        {"MapsOfFloats", {"run", "brent-kung-scan", "--type", "float32", "--set", "operator=affine"}, {"not float32"}},
        {"UnknownPreset", {"run", "--preset", "pmpp-99"}, {"'pmpp-99'", "see: lockstep presets"}},
        {"PresetBesideItsKeys", {"run", "--preset", "pmpp-11.8", "--n", "4"}, {"--preset", "--n"}},
        {"UnknownDistribution", {"run", "bitonic-sort", "--distribution", "gauss"}, {"'gauss'", "uniform"}},
        {"UnknownDevice", {"run", "bitonic-sort", "--device", "quantum"}, {"'quantum'", "auto", "basic"}},
        {"DeviceIndexTooHigh", {"run", "bitonic-sort", "--device", "77"}, {"'77'", "auto"}},
        {"EventsWithoutJson", {"run", "bitonic-sort", "--events"}, {"--events", "add --json"}},
        {"StatesWithoutJson", {"run", "bitonic-sort", "--states"}, {"--states", "add --json"}},
        {"AnEvenFactor",
         {"run", "brent-kung-scan", "--set", "operator=affine", "--input", "65537,131072"},
         {"Key 2 is 131072", "odd"}},
        {"TooManyEventsInAWorkGroup",
         {"run", "radix-sort", "--n", "4194304", "--set", "digit-bits=8", "--json", "--events"},
         {"Launch 2", "--events"}},
        {"LargestGroupIsNoPowerOf2", {"run", "bitonic-sort", "--largest-group", "48"}, {"48", "power of two"}},
        {"UnknownNetwork", {"network", "nosuch-network"}, {"'nosuch-network'", "odd-even-mergesort", "(0,1),(2,3)"}},
        {"NegativeWires", {"network", "bitonic-sort", "--n", "-3"}, {"--n", "'-3'"}},
        {"UnknownSubcommand", {"sort"}, {"sort", "--help"}},
        {"UnknownOption", {"run", "bitonic-sort", "--fast"}, {"--fast", "--help"}},
        {"InputAndN", {"run", "bitonic-sort", "--input", "3,1", "--n", "2"}, {"--input", "--n"}},
        {"CompareOfNothing", {"compare"}, {"algorithms", "--help"}},
        {"CompareOfOne", {"compare", "bitonic-sort"}, {"1 algorithm", "two to 4"}},
        {"CompareOfFive", compare({"radix-sort", "radix-sort", "radix-sort"}), {"5 algorithms", "two to 4"}},
        {"CompareOnNoUnits", compare({"--units", "0"}), {"'0'", "execution units", "1 to"}},
        {"CompareOnAWord", compare({"--units", "8,many"}), {"'many'", "execution units"}},
        {"CompareOnNothing", compare({"--units", "8,,9"}), {"''", "execution units"}},
        {"CompareOnTooManyUnits", compare({"--units", "99999999999999999999"}), {"'99999999999999999999'"}},
        {"CompareByAnOddWavefront", compare({"--wavefront", "16"}), {"16", "1, 32 or 64"}},
        {"CompareFloatsWithMaps",
         {"compare", "bitonic-sort:type=float32", "brent-kung-scan:operator=affine"},
         {"bitonic-sort takes float32 numbers", "brent-kung-scan takes affine maps"}},
        {"CompareTwoTypes", {"compare", "bitonic-sort:type=int32", "radix-sort"}, {"int32 numbers", "uint32 numbers"}},
        {"CompareWithoutAValue", compare({"radix-sort:digit-bits"}), {"'digit-bits'", "name=value"}},
        {"CompareUnknownId", compare({"bogo-sort:x=1"}), {"'bogo-sort'", "see: lockstep list"}},
        {"CompareUnknownDevice", compare({"radix-sort:device=quantum"}), {"'quantum'", "auto"}},
        {"ExportByNoClock", exported({"--clock", "hours"}), {"'hours'", "launches, levels"}},
        {"ExportInNoLanguage", exported({"--language", "fr"}), {"'fr'", "en, de or zh"}},
        {"OpenInNoLanguage", opened({"--language", "klingon"}), {"'klingon'", "en, de or zh"}},
        {"PrintInNoLanguage",
         {"lecture", "none.json", "--worksheet", "none.pdf", "--language", "DE"},
         {"'DE'", "en, de or zh"}},
        {"ExportOnNoUnits", exported({"--units", "0"}), {"'0'", "execution units"}},
        {"ExportOnAWord", exported({"--units", "many"}), {"'many'", "execution units"}},
        {"ExportBeforeTheStart", exported({"--at", "-3"}), {"'-3'", "0 or more"}},
        {"ExportPastTheEndOfTheClock", exported({"--at", "99999"}), {"99999", "ends at 7"}},
        {"ExportAtAndFrom", exported({"--at", "3", "--from", "2"}), {"--at", "--from"}},
        {"ExportAtAndUntil", exported({"--at", "3", "--until", "2"}), {"--at", "--until"}},
        {"ExportAtAndFraction", exported({"--at", "3", "--fraction", "0.2"}), {"--at", "--fraction"}},
        {"OpenAtAndLaunch", opened({"--at", "3", "--launch", "2"}), {"--at", "--launch"}},
        {"OpenAtAndFraction", opened({"--at", "3", "--fraction", "0.2"}), {"--at", "--fraction"}},
        {"OpenALaunchThatNoneHas", opened({"--launch", "99"}), {"launch 99", "1 to 7"}},
        {"OpenPastTheEnd", opened({"--at", "99"}), {"99", "ends at 7"}},
        {"ExportByAnOddWavefront", exported({"--wavefront", "16"}), {"'16'", "1, 32 or 64"}},
        {"ExportPastTheEnd", exported({"--from", "90"}), {"90", "frame"}},
        {"ExportAnOddVideo",
         {"export", "bitonic-sort", "--to", "none.mp4", "--size", "1281x720"},
         {"1281x720", "choose 1282x720"}},
        {"ExportPagesOfNothing", {"export", "bitonic-sort", "--pages", "key", "--to", "none.png"}, {"'key'", "phase"}},
        {"ExportPhasesOfNone",
         {"export", "bitonic-sort", "--n", "4", "--pages", "phase", "--to", "none.png"},
         {"bitonic-sort", "leave --pages out"}},
        {"ExportPhasesOfData",
         {"export", "coarsened-scan", "--n", "4", "--pages", "phase", "--to", "none.csv"},
         {"--pages", "leave it out"}},
        {"ExportAtNoRate", {"export", "bitonic-sort", "--to", "none.mp4", "--fps", "0"}, {"0", "1 to 120"}},
        {"ExportAGifTooFast", {"export", "bitonic-sort", "--to", "none.gif", "--fps", "60"}, {"60", "1 to 50"}},
        {"ExportAPictureAtARate", exported({"--fps", "25"}), {"--fps", "PNG"}},
        {"ExportTooFast", {"export", "bitonic-sort", "--to", "none.mp4", "--speed", "99"}, {"99", "0.1 to 10"}},
        {"ExportDotsWithoutPaper", exported({"--dpi", "300"}), {"--dpi", "--paper-width"}},
        {"ExportCoarseDots", exported({"--paper-width", "16", "--dpi", "9"}), {"9", "36 to 1200"}},
        {"ExportOnAFieldOfPaper", exported({"--paper-width", "1e9"}), {"1e+09", "64 to 16384"}},
        {"ExportATransparentVideo",
         {"export", "bitonic-sort", "--to", "none.mp4", "--transparent"},
         {"MP4", "transparent"}},
        {"ExportOfFive", exported({"radix-sort", "radix-sort", "radix-sort"}), {"5 algorithms", "two to 4"}},
        {"ExportOfOneByAClock",
         {"export", "bitonic-sort", "--clock", "work", "--to", "none.png"},
         {"--clock", "two to four"}},
        {"ExportUnknownShared", exported({"--set", "digit-bits=4"}), {"'digit-bits'", "lockstep list"}},
        {"ExportOfOneUnknownShared",
         {"export", "bitonic-sort", "--set", "oprator=max", "--to", "none.png"},
         {"bitonic-sort", "'oprator'", "order"}},
        {"OpenUnknownShared",
         {"open", "bitonic-sort", "--set", "oprator=max", "--grab", "none.png"},
         {"bitonic-sort", "'oprator'", "order"}},
        {"OpenPastTheLastLaunch",
         {"open", "bitonic-sort", "--n", "8", "--launch", "99", "--grab", "none.png"},
         {"no launch 99; this run has launches 1 to 6, and 0 is the input"}},
        {"OpenPastNoLaunch",
         {"open", "bitonic-sort", "--n", "1", "--launch", "2", "--grab", "none.png"},
         {"no launch 2; this run has none"}},
        {"BreakAnUnknownMistake",
         {"break", "hillis-steele-scan", "--mistake", "typo"},
         {"'typo'", "none, printed-guard"}},
        {"BreakWhatHasNone", {"break", "bitonic-sort"}, {"bitonic-sort has no mistake", "lockstep break"}},
        {"BreakNothing", {"break", "hillis-steele-scan", "--mistake", "none"}, {"no mistake on", "lockstep break"}},
        {"BreakNobody", {"break", "--mistake", "unpadded"}, {"name an algorithm"}},
        {"BreakAnUnknownId", {"break", "bogo-sort"}, {"'bogo-sort'", "see: lockstep list"}},
        {"BreakNoTimes", {"break", "hillis-steele-scan", "--times", "0"}, {"0 is no number", "1 to 1000000"}},
        {"BreakTooManyKeys", {"break", "hillis-steele-scan", "--n", "1025"}, {"1 to 1024 keys", "1025"}},
        {"RunAMistakeThatIsElsewhere",
         {"run", "work-group-reduction", "--set", "mistake=no-barriers"},
         {"only where variant=reduce4", "reduce0"}},
        {"RunAMistakeThatIsNone", {"run", "bitonic-sort", "--set", "mistake=unpadded"}, {"bitonic-sort", "no mistake"}},
        {"SeedIsNoNumber", {"run", "bitonic-sort", "--seed", "x"}, {"--seed", "x"}},
    };
}

INSTANTIATE_TEST_SUITE_P(, WrongCalls, testing::ValuesIn(wrongCalls()),
                         [](const auto& call) { return std::string{call.param.name}; });

std::vector<std::string> sortFile(const std::filesystem::path& path)
{
    return {"run", "bitonic-sort", "--input", std::string{"@"}.append(path.string())};
}

TEST(BadFiles, Missing)
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "no keys here.txt";
    expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "check its name"});
}

TEST(BadFiles, NoName)
{
    expectRefusal(runProgram({"run", "bitonic-sort", "--input", "@"}, quick), 2, {"file"});
}

TEST(BadFiles, Folder)
{
    const TemporaryFolder folder;
    expectRefusal(runProgram(sortFile(folder.path()), quick), 2, {folder.path().string(), "is a folder"});
}

TEST(BadFiles, Device)
{
    expectRefusal(runProgram(sortFile("/dev/zero"), quick), 2, {"/dev/zero"});
}

TEST(BadFiles, Binary)
{
    const TemporaryFolder folder;
    const auto path = folder.write("keys.bin", std::string{"3,1,\0\x01\xFF", 7});
    expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "byte 4", "0x00"});
}

TEST(BadFiles, EmptyOrBlank)
{
    const TemporaryFolder folder;
    for (const char* text : {"", "\n", " \r\n,\n"}) {
        const auto path = folder.write("keys.txt", text);
        expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "no keys"});
    }
}

TEST(BadFiles, AWordInLine3)
{
    const TemporaryFolder folder;
    const auto path = folder.write("keys.txt", "3\n1\nseven\n");
    expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "third entry", "'seven'"});
}

TEST(BadFiles, AGigabyteOfNothingIsRefusedUnread)
{
    const TemporaryFolder folder;
    const auto path = folder.write("keys.txt", "");
    std::filesystem::resize_file(path, std::uintmax_t{1} << 30); // sparse: takes no room on the disk
    expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "1024 MiB"});
}

TEST(BadFiles, OneKeyTooMany)
{
    const TemporaryFolder folder;
    std::string text;
    for (int i = 0; i <= 1 << 24; ++i)
        text += "7,";
    const auto path = folder.write("keys.txt", text);
    expectRefusal(runProgram(sortFile(path), quick), 2, {path.string(), "16777216"});
}

TEST(BadFiles, ANameWithALineEndKeepsTheErrorOnOneLine)
{
    expectRefusal(runProgram(sortFile("/no/such\nfile"), quick), 2, {"/no/such file"});
}

TEST(FullDisk, EndsWithStatus1)
{
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"run", "bitonic-sort", "--n", "8", "--json", "--events"},
                                               {"run", "bitonic-sort", "--n", "1024", "--json", "--events"},
                                               {"run", "bitonic-sort", "--n", "8"},
                                               {"list", "--json"},
                                               {"list"},
                                               {"break"},
                                               {"break", "hillis-steele-scan", "--json"},
                                               {"devices", "--json"},
                                               {"measure"},
                                               {"devices"}})
        expectRefusal(runProgram(arguments, quick, "/dev/full"), 1, {"disk full"});
}

} // namespace
} // namespace lockstep::test
