// No driver, a bad driver beside a good one, kernels that do not build or are not there.
#include "tests/faults/program.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

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

TEST(MissingKernels, TheFolderIsNamed)
{
    expectRefusal(runProgram({"run", "bitonic-sort"}, {{"LOCKSTEP_KERNELS", "/nonexistent"}}), 1,
                  {"/nonexistent", "LOCKSTEP_KERNELS"});
}

} // namespace
} // namespace lockstep::test
