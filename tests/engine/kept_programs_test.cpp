#include "engine/device/kept_programs.hpp"

#include "engine/device/opened_device.hpp"
#include "engine/error.hpp"
#include "engine/files/platform.hpp"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class KeptProgramsTest : public testing::Test {
protected:
    ~KeptProgramsTest() override
    {
        std::error_code ignored;
        fs::remove_all(m_above, ignored);
    }
    std::string text() const
    {
        std::ifstream file{m_kept.fileOf(m_key), std::ios::binary};
        std::ostringstream all;
        all << file.rdbuf();
        return all.str();
    }
    void overwrite(const std::string& content) const
    {
        std::ofstream{m_kept.fileOf(m_key), std::ios::binary} << content;
    }

    fs::path m_above = newFolder(fs::temp_directory_path() / "lockstep-kept-");
    KeptPrograms m_kept{m_above / "cache/programs"};
    std::string m_key = "a device\n-DKEY=uint\n__kernel void k() {}", m_binary = std::string("a\0binary\n", 9);
};

TEST_F(KeptProgramsTest, GivesBackWhatWasKept)
{
    EXPECT_EQ(m_kept.find(m_key), "");
    m_kept.keep(m_key, m_binary);
    EXPECT_EQ(m_kept.find(m_key), m_binary);
    EXPECT_EQ(KeptPrograms{m_above / "cache/programs"}.find(m_key), m_binary) << "for the next process";
    m_kept.keep(m_key, "another");
    EXPECT_EQ(m_kept.find(m_key), "another");
    m_kept.drop(m_key);
    EXPECT_EQ(m_kept.find(m_key), "");
    EXPECT_EQ(std::distance(fs::directory_iterator{m_above / "cache/programs"}, {}), 0) << "nothing half written";
}

TEST_F(KeptProgramsTest, OfAnotherKeyKnowsNothing)
{
    m_kept.keep(m_key, m_binary);
    for (const char* key :
         {"", "a device\n-DKEY=int\n__kernel void k() {}", "another\n-DKEY=uint\n__kernel void k() {}"})
        EXPECT_EQ(m_kept.find(key), "") << key;
    // Even where another key's file has its name.
    fs::copy_file(m_kept.fileOf(m_key), m_kept.fileOf("other"));
    EXPECT_EQ(m_kept.find("other"), "");
    EXPECT_FALSE(fs::exists(m_kept.fileOf("other")));
    EXPECT_EQ(m_kept.find(m_key), m_binary);
}

TEST_F(KeptProgramsTest, ThrowsAwayWhatIsDamaged)
{
    m_kept.keep(m_key, m_binary);
    const std::string whole = text();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
        overwrite(damaged);
        EXPECT_EQ(m_kept.find(m_key), "") << "byte " << at;
        EXPECT_FALSE(fs::exists(m_kept.fileOf(m_key))) << "byte " << at;
        overwrite(whole.substr(0, at));
        EXPECT_EQ(m_kept.find(m_key), "") << "cut off at " << at;
    }
    for (const std::string& foreign : {whole + "x", std::string{"something else"}, std::string(1 << 20, '\xFF')}) {
        overwrite(foreign);
        EXPECT_EQ(m_kept.find(m_key), "");
    }
    m_kept.keep(m_key, m_binary);
    EXPECT_EQ(m_kept.find(m_key), m_binary);
}

TEST_F(KeptProgramsTest, DoWithoutAFolder)
{
    std::ofstream{m_above / "file"} << "no folder";
    for (const fs::path& folder : {fs::path{}, m_above / "file/programs", fs::path{"/proc/lockstep/programs"}}) {
        const KeptPrograms none{folder};
        none.keep(m_key, m_binary);
        EXPECT_EQ(none.find(m_key), "");
        none.drop(m_key);
    }
    fs::create_directories(m_kept.fileOf(m_key)); // a folder in place of the file
    m_kept.keep(m_key, m_binary);
    EXPECT_EQ(m_kept.find(m_key), "");
}

TEST_F(KeptProgramsTest, DoNotGrowForEver)
{
    for (int i = 0; i < 420; ++i)
        m_kept.keep(std::to_string(i), m_binary);
    EXPECT_LE(std::distance(fs::directory_iterator{m_above / "cache/programs"}, {}), 400);
    EXPECT_EQ(m_kept.find("419"), m_binary) << "the last one stays";
}

/// Programs of this text, on a device that was opened anew each time, as the next process does.
class KeptBuilds : public KeptProgramsTest {
protected:
    KeptBuilds() { setVariable("LOCKSTEP_PROGRAMS", m_folder.string()); }
    ~KeptBuilds() override { unsetenv("LOCKSTEP_PROGRAMS"); }

    /// What the kernel puts in its one word.
    cl_uint run(const std::string& put, const std::string& options = "")
    {
        OpenedDevice device{OpenedDevice::choose("auto", 1)};
        const KernelFile file{"put.cl", "__kernel void put(__global uint *x)\n{\n    x[0] = " + put + ";\n}\n"};
        cl::Kernel& kernel = device.kernel(file, "put", options, TraceMode::none);
        const cl::Buffer word{device.context(), CL_MEM_READ_WRITE, sizeof(cl_uint), nullptr, nullptr};
        kernel.setArg(0, word);
        device.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{1}, cl::NDRange{1});
        cl_uint value = 0;
        device.queue().enqueueReadBuffer(word, CL_TRUE, 0, sizeof value, &value);
        return value;
    }
    std::size_t count() const
    {
        std::error_code none;
        return static_cast<std::size_t>(std::distance(fs::directory_iterator{m_folder, none}, {}));
    }

    fs::path m_folder = m_above / "programs";
};

TEST_F(KeptBuilds, AreOfOneTextAndItsOptions)
{
    EXPECT_EQ(run("VALUE", "-DVALUE=5"), 5u);
    EXPECT_EQ(count(), 1u);
    EXPECT_EQ(run("VALUE", "-DVALUE=5"), 5u);
    EXPECT_EQ(count(), 1u);
    EXPECT_EQ(run("VALUE", "-DVALUE=6"), 6u);
    EXPECT_EQ(run("VALUE + 1", "-DVALUE=5"), 6u);
    EXPECT_EQ(count(), 3u);
}

TEST_F(KeptBuilds, AreTakenByTheNextOne)
{
    EXPECT_EQ(run("7"), 7u);
    const fs::path first = fs::directory_iterator
    {
        m_folder
        } -> path();
    const auto used = fs::last_write_time(first) - std::chrono::hours{1};
    fs::last_write_time(first, used);
    EXPECT_EQ(run("7"), 7u);
    EXPECT_GT(fs::last_write_time(first), used);
}

TEST_F(KeptBuilds, ThatTheDriverDoesNotTakeAreMadeAnew)
{
    EXPECT_EQ(run("8"), 8u);
    const fs::path kept = fs::directory_iterator
    {
        m_folder
        } -> path();
    std::ifstream file{kept, std::ios::binary};
    std::ostringstream whole;
    whole << file.rdbuf();
    // The key of a whole file, and a binary that no driver wrote.
    std::uint64_t keySize = 0;
    std::memcpy(&keySize, whole.str().data() + 8, sizeof keySize);
    const KeptPrograms programs{m_folder};
    const std::string key = whole.str().substr(32, keySize);
    ASSERT_EQ(programs.fileOf(key), kept);
    for (const std::string& foreign : {std::string{"no program"}, std::string(1 << 16, '\0')}) {
        programs.keep(key, foreign);
        ASSERT_EQ(programs.find(key), foreign);
        EXPECT_EQ(run("8"), 8u);
        EXPECT_NE(programs.find(key), foreign) << "thrown away";
        EXPECT_NE(programs.find(key), "") << "and kept anew";
    }
    fs::resize_file(kept, 100);
    EXPECT_EQ(run("8"), 8u);
}

TEST_F(KeptBuilds, AreDoneWithoutWhereTheFolderTakesNone)
{
    std::ofstream{m_folder} << "a file in its place";
    EXPECT_EQ(run("9"), 9u);
    setVariable("LOCKSTEP_PROGRAMS", "");
    EXPECT_EQ(run("9"), 9u);
}

TEST_F(KeptBuilds, AreNoneOfTextsThatNobodyVouchesForAndOfThoseThatDoNotBuild)
{
    {
        const SuspectKernel suspect{true};
        EXPECT_EQ(run("10"), 10u);
    }
    EXPECT_EQ(count(), 0u);
    EXPECT_THROW(run("nothing"), DeviceError);
    EXPECT_EQ(count(), 0u);
}

} // namespace
} // namespace lockstep
