// No driver, a bad driver beside a good one, kernels that do not build or are not there.
#include "engine/device/driver_watch.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "tests/faults/program.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>
#include <unistd.h>

namespace lockstep::test {
namespace {

std::string textOf(const std::filesystem::path& path)
{
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The .icd files of this machine, copied into the folder.
void copyGoodDrivers(const TemporaryFolder& folder)
{
    const char* elsewhere = std::getenv("OCL_ICD_VENDORS");
    const std::filesystem::path vendors = elsewhere != nullptr ? elsewhere : "/etc/OpenCL/vendors";
    for (const auto& entry : std::filesystem::directory_iterator(vendors))
        if (entry.path().extension() == ".icd")
            folder.write(entry.path().filename(), textOf(entry.path()));
}

TEST(NoDriver, EndsWithStatus3AndThePackage)
{
    const TemporaryFolder empty;
    for (const std::string& vendors : {std::string{"/nonexistent"}, empty.path().string()}) {
        const Environment none{{"OCL_ICD_VENDORS", vendors}};
        expectRefusal(runProgram({"run", "bitonic-sort", "--n", "8"}, none), 3, {"apt install pocl-opencl-icd"});
        expectRefusal(runProgram({"run", "bitonic-sort", "--n", "8", "--json"}, none), 3, {"pocl-opencl-icd"});
        const Ended list = runProgram({"list"}, none);
        EXPECT_EQ(list.status, 0) << "the catalogue needs no device";
        EXPECT_NE(list.output.find("radix-sort"), std::string::npos);
    }
}

TEST(NoDriver, DevicesSaysSo)
{
    const Ended ended = runProgram({"devices"}, {{"OCL_ICD_VENDORS", "/nonexistent"}});
    EXPECT_EQ(ended.status, 3);
    EXPECT_EQ(errorLines(ended).size(), 1u) << ended.errors;
    EXPECT_NE(ended.errors.find("pocl-opencl-icd"), std::string::npos) << ended.errors;
}

TEST(BadDriver, LeavesTheOthersUsable)
{
    const std::string good = runProgram({"devices", "--json"}).output;
    for (const char* content : {"libno_such_driver.so.1\n", "/dev/null\n", "\n", "this is no library\n",
                                "\x7f"
                                "ELF\x01\x02"}) {
        const TemporaryFolder folder;
        copyGoodDrivers(folder);
        folder.write("aaa-first.icd", content);
        folder.write("zzz-last.icd", content);
        folder.write("text.icd", folder.write("text.so", "no shared object").string() + "\n");
        const Environment both{{"OCL_ICD_VENDORS", folder.path().string()}};
        const Ended devices = runProgram({"devices", "--json"}, both);
        EXPECT_EQ(devices.status, 0) << devices.errors;
        EXPECT_EQ(devices.output, good);
        const Ended run = runProgram({"run", "brent-kung-scan", "--input", "3,1,7"}, both);
        EXPECT_EQ(run.status, 0) << run.errors;
        EXPECT_NE(run.output.find("3, 4, 11"), std::string::npos) << run.output;
    }
}

TEST(BadDriver, AloneCountsAsNone)
{
    const TemporaryFolder folder;
    folder.write("bad.icd", "libno_such_driver.so.1\n");
    expectRefusal(runProgram({"run", "bitonic-sort"}, {{"OCL_ICD_VENDORS", folder.path().string()}}), 3,
                  {"pocl-opencl-icd"});
}

class BrokenKernels : public testing::Test {
protected:
    BrokenKernels()
    {
        for (const auto& entry : std::filesystem::directory_iterator(LOCKSTEP_SOURCE_FOLDER "/kernels"))
            m_folder.write(entry.path().filename(), textOf(entry.path()));
    }
    Ended run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"run", "bitonic-sort", "--n", "8"});
        return runProgram(arguments, {{"LOCKSTEP_KERNELS", m_folder.path().string()}, {"POCL_DEVICES", "basic"}});
    }
    std::filesystem::path file(const char* name) const { return m_folder.path() / name; }

    TemporaryFolder m_folder;
};

TEST_F(BrokenKernels, TheCopyRuns)
{
    EXPECT_EQ(run({}).status, 0);
}

TEST_F(BrokenKernels, ASyntaxErrorIsOneLineWithFileAndFirstError)
{
    std::string source = textOf(file("bitonic.cl"));
    const std::string sound = "const KEY a = key[low];";
    source.replace(source.find(sound), sound.size(), "const KEY a = kee[low];");
    m_folder.write("bitonic.cl", source);
    expectRefusal(run({}), 1, {"bitonic.cl", "does not build", "kee", "--verbose"});

    const Ended verbose = run({"--verbose"});
    EXPECT_EQ(verbose.status, 1);
    const auto lines = errorLines(verbose);
    ASSERT_GT(lines.size(), 1u) << "the whole log";
    EXPECT_TRUE(lines.back().starts_with("lockstep: bitonic.cl does not build")) << lines.back();
}

TEST_F(BrokenKernels, AMissingKernelIsNamed)
{
    std::string source = textOf(file("bitonic.cl"));
    for (std::size_t at; (at = source.find("bitonic_step(")) != std::string::npos;)
        source.replace(at, 13, "other_step(");
    m_folder.write("bitonic.cl", source);
    expectRefusal(run({}), 1, {"bitonic.cl", "bitonic_step"});
}

TEST_F(BrokenKernels, AMissingFileIsNamed)
{
    std::filesystem::remove(file("bitonic.cl"));
    expectRefusal(run({}), 1, {file("bitonic.cl").string(), "LOCKSTEP_KERNELS"});
}

TEST_F(BrokenKernels, AMissingPreludeIsNamed)
{
    std::filesystem::remove(file("trace.clh"));
    expectRefusal(run({}), 1, {file("trace.clh").string(), "LOCKSTEP_KERNELS"});
}

TEST_F(BrokenKernels, AFolderInPlaceOfTheFileIsNamed)
{
    std::filesystem::remove(file("bitonic.cl"));
    std::filesystem::create_directory(file("bitonic.cl"));
    expectRefusal(run({}), 1, {file("bitonic.cl").string()});
}

TEST_F(BrokenKernels, AnEmptyOrBinaryFileIsRefused)
{
    for (const std::string& content : {std::string{}, std::string{"\0\xFF\x01garbage", 10}}) {
        m_folder.write("bitonic.cl", content);
        expectRefusal(run({}), 1, {"bitonic.cl"});
    }
}

/// What is installed reads the kernels that are installed with it, not those that it was built from.
TEST(InstalledProgram, RunsTheKernelsBesideIt)
{
    const TemporaryFolder folder;
    const std::filesystem::path kernels = folder.path() / "share/lockstep/kernels";
    const std::string log = (folder.path() / "log").string(), program = (folder.path() / "bin/lockstep").string();
    const auto shell = [&](const std::string& line) { return std::system((line + " > '" + log + "' 2>&1").c_str()); };
    ASSERT_EQ(shell("cmake --install " LOCKSTEP_BUILD_FOLDER " --prefix '" + folder.path().string() + "'"), 0)
        << textOf(log);
    folder.write("share/lockstep/kernels/bitonic.cl", "// another one\n" + textOf(kernels / "bitonic.cl"));
    const std::string file = (folder.path() / "a.lockstep").string();
    const std::string call = "'" + program + "' export bitonic-sort --n 4 --device basic --to '" + file + "'";
    ASSERT_EQ(shell(call), 0) << textOf(log);
    const std::string source = readRecordingFile(std::filesystem::path{file}).recordings.front()->kernelSource;
    EXPECT_TRUE(source.starts_with("// another one\n"));
    EXPECT_EQ(shell("LOCKSTEP_KERNELS=" LOCKSTEP_SOURCE_FOLDER "/kernels " + call), 0);
    EXPECT_FALSE(readRecordingFile(std::filesystem::path{file}).recordings.front()->kernelSource.starts_with("// an"));
    std::filesystem::remove_all(kernels);
    EXPECT_NE(shell(call), 0);
    EXPECT_NE(textOf(log).find(kernels.string()), std::string::npos) << textOf(log);
}

TEST(MissingKernels, TheFolderIsNamed)
{
    expectRefusal(runProgram({"run", "bitonic-sort"}, {{"LOCKSTEP_KERNELS", "/nonexistent"}}), 1,
                  {"/nonexistent", "LOCKSTEP_KERNELS"});
}

/// A driver is installed, but its home takes no files: as on the machines of a lab.
TEST(HomeThatCannotBeWritten, LeavesTheDeviceUsable)
{
    const TemporaryFolder folder;
    const std::string file = folder.write("file", "no folder").string(), temporary = (folder.path() / "tmp").string();
    std::filesystem::create_directory(temporary);
    const std::vector<Environment> homes{
        {{"HOME", "/nonexistent"}, {"XDG_CACHE_HOME", ""}}, {{"HOME", ""}, {"XDG_CACHE_HOME", ""}},
        {{"HOME", file}, {"XDG_CACHE_HOME", ""}},           {{"HOME", "/proc/1"}, {"XDG_CACHE_HOME", ""}},
        {{"HOME", "/proc/1"}, {"XDG_CACHE_HOME", file}},    {{"XDG_CACHE_HOME", "/proc/cache"}}};
    for (Environment home : homes) {
        home.insert({{"POCL_CACHE_DIR", ""}, {"POCL_DEVICES", "basic"}, {"TMPDIR", temporary}, {"DISPLAY", ""}});
        for (const std::vector<std::string>& call :
             std::vector<std::vector<std::string>>{{"devices"}, {"run", "brent-kung-scan", "--input", "3,1,7"}}) {
            const Ended ended = runProgram(call, home);
            EXPECT_EQ(ended.status, 0) << testing::PrintToString(home) << ended.errors;
            EXPECT_EQ(ended.errors, "");
        }
        EXPECT_TRUE(std::filesystem::is_empty(temporary)) << "its cache goes with the program";
    }
    const std::string grab = (folder.path() / "grab.png").string();
    Environment home = homes[3];
    home.insert({{"XDG_CONFIG_HOME", "/proc/config"}, {"POCL_CACHE_DIR", ""}, {"POCL_DEVICES", "basic"}});
    const Ended opened = runProgram({"open", "bitonic-sort", "--n", "8", "--grab", grab}, home);
    EXPECT_EQ(opened.status, 0) << opened.errors;
    EXPECT_TRUE(std::filesystem::exists(grab));
}

TEST(HomeThatCannotBeWritten, IsTheReasonThatIsTold)
{
    expectRefusal(runProgram({"run", "bitonic-sort", "--n", "4"}, {{"POCL_CACHE_DIR", "/proc/cache"}}), 3,
                  {"POCL_CACHE_DIR is /proc/cache, which cannot be written"});
}

class DriverThat : public testing::Test {
protected:
    /// The program, where the first call of this name does something else.
    Ended run(const std::string& call, const std::string& does, const std::vector<std::string>& arguments,
              std::chrono::seconds interrupted = {}) const
    {
        Environment layer{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"POCL_DEVICES", "basic"}, {"DISPLAY", ""}};
        layer["FAULT_LOG"] = (m_folder.path() / "calls").string();
        EXPECT_EQ(runProgram(arguments, layer).status, 0);
        std::ifstream log{m_folder.path() / "calls"};
        std::size_t at = 1;
        for (std::string name; std::getline(log, name) && name != call; ++at) {
        }
        layer["FAULT_AT"] = std::to_string(at);
        layer["FAULT_DO"] = does;
        return runProgram(arguments, layer, {}, interrupted);
    }

    TemporaryFolder m_folder;
};

TEST_F(DriverThat, AbortsOrCrashesIsToldInOneLine)
{
    for (const char* call :
         {"clGetDeviceIDs", "clCreateContext", "clBuildProgram", "clCreateKernel", "clEnqueueNDRangeKernel"})
        for (const auto& [does, signal] : {std::pair{"abort", SIGABRT}, std::pair{"crash", SIGSEGV}}) {
            const Ended ended = run(call, does, {"run", "bitonic-sort", "--n", "4"});
            SCOPED_TRACE(std::string{call} + " " + does);
            EXPECT_EQ(ended.signal, signal);
            EXPECT_EQ(errorLines(ended).size(), 1u) << ended.errors;
            EXPECT_TRUE(ended.errors.starts_with("lockstep: The OpenCL driver ended the program (SIG")) << ended.errors;
            EXPECT_NE(ended.errors.find(" while "), std::string::npos) << ended.errors;
        }
}

TEST_F(DriverThat, HangsEndsWithAnInterrupt)
{
    const std::string to = (m_folder.path() / "frames/").string();
    for (const char* call : {"clGetDeviceIDs", "clBuildProgram", "clEnqueueNDRangeKernel"})
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"run", "bitonic-sort", "--n", "4"},
                 {"export", "bitonic-sort", "--n", "4", "--size", "64x64", "--to", to}}) {
            const Ended ended = run(call, "hang", arguments, std::chrono::seconds{3});
            EXPECT_FALSE(ended.timedOut) << call;
            EXPECT_TRUE(ended.signal == SIGINT || ended.status == 130) << ended.signal << ' ' << ended.status;
        }
}

TEST(DriverWatch, EndsAProgramWhoseDriverHangs)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto hangs = [] {
        const InDriver in{"running bitonic_step", "basic"};
        endInTime(0);
        pause();
    };
    EXPECT_EXIT(hangs(), testing::ExitedWithCode(0), "has not come back from running bitonic_step on basic");
}

TEST(DriverWatch, TellsOfACrashInTheLanguageThatIsSpoken)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto crashes = [] {
        tellCrashes();
        translateSentences([](std::string_view, std::string_view english) -> std::string {
            return english.starts_with("The OpenCL driver ended") ? "Auf {2} endete, beim {1}, alles ({0}): {3}"
                   : english == "choose another device."          ? "nimm ein anderes."
                                                                  : "";
        });
        tellSentencesIn("de");
        const InDriver in{"Rechnen", "basic"};
        raise(SIGSEGV);
    };
    EXPECT_EXIT(crashes(), testing::KilledBySignal(SIGSEGV),
                "lockstep: Auf basic endete, beim Rechnen, alles .SIGSEGV.: nimm ein anderes.\n$");
}

} // namespace
} // namespace lockstep::test
