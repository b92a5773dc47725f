#include "engine/analysis/bookmarks.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "tests/engine/broken_files.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Bytes = std::vector<std::uint8_t>;
using Json = nlohmann::json;

TEST(Bookmarks, ComeBackFromTheFile)
{
    const RecordingPtr recording = test::record({"bitonic-sort", 8});
    const Bytes plain = writeRecordingFile({{recording}});
    rememberBookmarks(recording, {{5, "the first merge of \xE4\xB8\x80 whole half"}, {0, ""}});
    const Bytes bytes = writeRecordingFile({{recording}});
    const RecordingFile file = readRecordingFile(bytes, "it");
    const std::vector<Bookmark> expected{{0, ""}, {5, "the first merge of \xE4\xB8\x80 whole half"}};
    EXPECT_EQ(bookmarksOf(*file.recordings.front()), expected) << "by launch";
    EXPECT_EQ(writeRecordingFile(file), bytes) << "written again, it is another file";
    rememberBookmarks(recording, {});
    EXPECT_EQ(writeRecordingFile({{recording}}), plain) << "a file without bookmarks is as it always was";
}

TEST(Bookmarks, StayWithTheirOwnRecordingOfAComparison)
{
    const RecordingPtr left = test::record({"bitonic-sort", 8}), right = test::record({"odd-even-mergesort", 8});
    rememberBookmarks(right, {{2, "here"}});
    const RecordingFile file = readRecordingFile(writeRecordingFile({{left, right}}), "it");
    EXPECT_TRUE(bookmarksOf(*file.recordings.at(0)).empty());
    EXPECT_EQ(bookmarkAt(*file.recordings.at(1), 2), (Bookmark{2, "here"}));
    EXPECT_FALSE(bookmarkAt(*file.recordings.at(1), 3));
}

TEST(Bookmarks, AreRefusedWhereTheyCannotBe)
{
    const RecordingPtr recording = test::record({"bitonic-sort", 8});
    const auto refusal = [&](std::vector<Bookmark> all) {
        return test::refusalOf([&] { rememberBookmarks(recording, std::move(all)); });
    };
    EXPECT_EQ(refusal({{7, ""}}), "A bookmark is of launch 7, but this run has launches 1 to 6, and 0 is the input.");
    EXPECT_EQ(refusal({{3, "a"}, {3, "b"}}), "Launch 3 has two bookmarks; it has room for one.");
    EXPECT_EQ(refusal({{1, std::string(501, 'x')}}),
              "The note on launch 1 is of 501 bytes; up to 500 are kept. Shorten it.");
    EXPECT_EQ(refusal({{1, "a\nb"}}), "The note on launch 1 is no line of text.");
    EXPECT_EQ(refusal({{1, "a\xC2\x9Bm"}}), "The note on launch 1 is no line of text.");
    EXPECT_EQ(refusal({{1, "\xFF"}}), "The note on launch 1 is no line of text.");
    EXPECT_TRUE(bookmarksOf(*recording).empty());
}

/// Bookmarks of a file from anywhere, and what the reader says of them.
std::string refusalOfFile(const Json& bookmarks)
{
    Json json = recordingToJson(*test::record({"bitonic-sort", 8}));
    json["bookmarks"] = bookmarks;
    return test::refusalOf(test::fileOf(json));
}

TEST(Bookmarks, OfHostileFilesAreRefused)
{
    EXPECT_EQ(refusalOfFile({{6, "fine"}}), "");
    const std::string unread = "its bookmarks cannot be read";
    for (const Json& wrong :
         {Json("text"), Json{{"launch", 1}}, Json{1, 2}, Json{{1}}, Json{{1, "a", 2}}, Json{{-1, "a"}},
          Json{{1.5, "a"}}, Json{{"1", "a"}}, Json{{1, 2}}, Json{{1, nullptr}}, Json{{1, Json::binary({0x41})}}})
        EXPECT_TRUE(test::contains(refusalOfFile(wrong), "The recording is damaged")) << wrong << refusalOfFile(wrong);
    EXPECT_TRUE(test::contains(refusalOfFile({{99, "a"}}), "A bookmark is of launch 99"));
    EXPECT_TRUE(
        test::contains(refusalOfFile({{~std::uint64_t{0}, "a"}}), "A bookmark is of launch 18446744073709551615"));
    EXPECT_TRUE(test::contains(refusalOfFile({{1, "a"}, {1, "b"}}), "two bookmarks"));
    EXPECT_TRUE(test::contains(refusalOfFile({{1, "a\x1B[31m"}}), "a text is not UTF-8")) << "nor any other control";
    EXPECT_TRUE(test::contains(refusalOfFile({{1, std::string(5000, 'x')}}), "of 5000 bytes"));
    Json many = Json::array();
    for (int i = 0; i < 2000; ++i)
        many.push_back({1, ""});
    EXPECT_TRUE(test::contains(refusalOfFile(many), unread));
}

} // namespace
} // namespace lockstep
