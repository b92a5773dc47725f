#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/image_file.hpp"
#include "engine/input/images.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <bit>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using namespace std::string_literals;

/// A file of its own, gone with the test.
class File {
public:
    File(const std::string& name, const std::string& bytes)
        : path(std::filesystem::temp_directory_path() / ("lockstep-images-" + name))
    {
        std::ofstream{path, std::ios::binary} << bytes;
    }
    ~File() { std::filesystem::remove(path); }
    const std::filesystem::path path;
};

/// 2 × 2 greys: 0, 128, 255, 7.
const std::string png =
    "\x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x00\x02\x00\x00\x00\x02\x08\x00\x00\x00"
    "\x00\x57\xdd\x52\xf8\x00\x00\x00\x0e\x49\x44\x41\x54\x78\xda\x63\x60\x68\x60\xf8\xcf\x0e\x00\x04\x0b\x01\x87\x91"
    "\xcb\xe9\x8b\x00\x00\x00\x00\x49\x45\x4e\x44\xae\x42\x60\x82"s;
const std::string pgm = "P5\n# made by hand\n3 2\n255\n\x00\x01\x02\x03\xfe\xff"s;

std::string refusalOfFile(const std::string& name, const std::string& bytes, const char* algorithm = "convolution")
{
    const File file(name, bytes);
    const std::string said = test::refusalOf([&] { (void)keysOfFile(findAlgorithm(algorithm), {}, file.path); });
    EXPECT_EQ(said.find('\n'), std::string::npos) << said;
    return said;
}

TEST(ImageFiles, GiveGreysAndTheirWidth)
{
    const File photo("a.png", png), grey("a.pgm", pgm);
    const GivenKeys four = keysOfFile(findAlgorithm("convolution"), {}, photo.path);
    EXPECT_EQ(four.keys, (Words{0, 128, 255, 7}));
    EXPECT_EQ(four.columns, 2U);
    const GivenKeys six = keysOfFile(findAlgorithm("transpose"), {{"type", "float32"}}, grey.path);
    EXPECT_EQ(six.columns, 3U);
    EXPECT_EQ(six.keys.at(4), std::bit_cast<std::uint32_t>(254.0f));
    Words input;
    Parameters parameters;
    putKeys(six, input, parameters);
    EXPECT_EQ(parameters.at("columns"), "3");
    parameters["columns"] = "2"; // as asked for
    putKeys(six, input, parameters);
    EXPECT_EQ(parameters.at("columns"), "2");
    parameters["columns"] = "auto";
    putKeys(six, input, parameters);
    EXPECT_EQ(parameters.at("columns"), "3");
}

TEST(ImageFiles, AreCountedByGrey)
{
    const File grey("b.pgm", pgm);
    const GivenKeys six = keysOfFile(findAlgorithm("histogram"), {}, grey.path);
    EXPECT_EQ(six.keys, (Words{0, 1, 2, 3, 254, 255}));
    const RecordingPtr counted =
        test::recordKeys("histogram", six.keys, {{"columns", "3"}, {"bins", "4"}, {"width", "64"}});
    EXPECT_EQ(counted->output, (Words{4, 0, 0, 2}));
    EXPECT_EQ(counted->buffers.front().shape, (std::vector<std::size_t>{2, 3}));
}

TEST(ImageFiles, ThatAreBrokenAreRefusedInOneLine)
{
    const auto says = [](const std::string& said, const char* part) { return said.find(part) != std::string::npos; };
    EXPECT_TRUE(says(refusalOfFile("b.png", png.substr(0, 20)), "is broken"))
        << refusalOfFile("b.png", png.substr(0, 20));
    EXPECT_TRUE(says(refusalOfFile("c.png", png.substr(0, 50)), "is broken"))
        << refusalOfFile("c.png", png.substr(0, 50));
    EXPECT_TRUE(says(refusalOfFile("d.pgm", pgm.substr(0, pgm.size() - 1)), "is cut short"))
        << refusalOfFile("d.pgm", pgm.substr(0, pgm.size() - 1));
    EXPECT_TRUE(says(refusalOfFile("e.pgm", "P5\n"), "is broken")) << refusalOfFile("e.pgm", "P5\n");
    EXPECT_TRUE(says(refusalOfFile("f.pgm", "P2\n2 1\n255\n1 2\n"), "of the kind P2"));
    EXPECT_NE(refusalOfFile("g.pgm", "P5\n99999 99999\n255\n"), "");
    EXPECT_TRUE(says(refusalOfFile("h.pgm", "P5\n5000 5000\n255\n"), "5000 × 5000 pixels, more than 16777216"))
        << refusalOfFile("h.pgm", "P5\n5000 5000\n255\n");
    EXPECT_TRUE(says(refusalOfFile("i.png", png, "bitonic-sort"), "is no text of numbers"));
}

TEST(MadeImages, AreAsWideAsTheColumns)
{
    const Algorithm& convolution = findAlgorithm("convolution");
    EXPECT_EQ(makeKeys(convolution, {{"columns", "4"}}, "ramp", 8, 1), (Words{0, 3, 6, 9, 0, 3, 6, 9}));
    EXPECT_EQ(makeKeys(convolution, {{"columns", "2"}}, "checker", 4, 1), (Words{9, 0, 0, 9}));
    EXPECT_EQ(makeKeys(convolution, {}, "grey", 3, 1), Words(3, 5));
    const Words disk = makeKeys(convolution, {}, "disk", 144, 1);
    for (std::size_t row = 0; row < 12; ++row)
        for (std::size_t column = 0; column < 12; ++column) {
            EXPECT_EQ(disk[row * 12 + column], disk[row * 12 + 11 - column]);
            EXPECT_EQ(disk[row * 12 + column], disk[column * 12 + row]);
        }
    EXPECT_EQ(disk[0], 0U);
    EXPECT_EQ(disk[6 * 12 + 6], 9U);
    for (const std::string_view name : madeImages())
        for (const std::size_t n : {1, 2, 7, 100}) // no size is too small
            EXPECT_EQ(makeKeys(convolution, {}, name, n, 1).size(), n) << name;
    EXPECT_EQ(makeKeys(findAlgorithm("histogram"), {{"columns", "4"}}, "ramp", 8, 1), (Words{0, 3, 6, 9, 0, 3, 6, 9}));
    EXPECT_NE(test::refusalOf([] {
                  makeKeys(findAlgorithm("bitonic-sort"), {}, "disk", 16, 1);
              }).find("bitonic-sort takes none"),
              std::string::npos);
}

} // namespace
} // namespace lockstep
