// No output replaces what the call reads or has written, or anything but a regular file: a table of calls, and
// everything in the folder as it was.
#include "tests/faults/program.hpp"

#include "engine/model/recording.hpp"

#include <fstream>
#include <iterator>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

const Environment quick{{"POCL_DEVICES", "basic"}, {"DISPLAY", ""}};
const std::vector<std::string> endings{"png", "svg", "tex",  "pdf",  "pptx",     "html",
                                       "gif", "mp4", "webm", "json", "lockstep", "csv"};

/// What tells that somebody touched it.
struct Seen {
    mode_t mode = 0;
    ino_t inode = 0;
    nlink_t links = 0;
    dev_t device = 0;
    std::string content; ///< bytes of a file, target of a link
    bool operator==(const Seen&) const = default;
};

void lookAt(const fs::path& folder, std::map<std::string, Seen>& all)
{
    for (const auto& entry : fs::directory_iterator{folder}) {
        struct stat found = {};
        EXPECT_EQ(lstat(entry.path().c_str(), &found), 0);
        Seen& seen = all[entry.path().string()];
        seen = {found.st_mode, found.st_ino, found.st_nlink, found.st_rdev, {}};
        if (S_ISREG(found.st_mode)) {
            std::ifstream in{entry.path(), std::ios::binary};
            seen.content = {std::istreambuf_iterator<char>{in}, {}};
        } else if (S_ISLNK(found.st_mode)) {
            seen.content = fs::read_symlink(entry.path());
        } else if (S_ISDIR(found.st_mode)) {
            lookAt(entry.path(), all);
        }
    }
}

std::map<std::string, Seen> lookAt(const fs::path& folder)
{
    std::map<std::string, Seen> all;
    lookAt(folder, all);
    return all;
}

class Outputs : public testing::Test {
protected:
    std::string path(const std::string& name) const { return (folder.path() / name).string(); }

    std::string at(const std::string& name) const { return std::string{"@"}.append(path(name)); }

    /// Things of this ending that no output may replace; their names.
    std::vector<std::string> special(const std::string& ending) const
    {
        std::vector<std::string> names;
        const auto name = [&](const char* stem) {
            return path(names.emplace_back(std::string{"in the way/"} + stem + "." + ending));
        };
        if (mknod(name("null").c_str(), S_IFCHR | 0666, makedev(1, 3)) != 0)
            names.pop_back(); // only root makes devices
        EXPECT_EQ(mkfifo(name("pipe").c_str(), 0666), 0);
        fs::create_symlink("loop." + ending, name("loop"));
        fs::create_symlink("nowhere", name("dangling"));
        fs::create_directory(name("folder"));
        sockaddr_un address{AF_UNIX, {}};
        const std::string place = name("socket");
        place.copy(address.sun_path, sizeof address.sun_path - 1);
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        EXPECT_EQ(bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        close(socket);
        names.push_back("in the way/a loop/x." + ending);
        return names;
    }

    /// The file itself, and other names for it.
    std::vector<std::string> namesOf(const std::string& name)
    {
        const fs::path file = path(name);
        const std::string stem = "names/" + file.stem().string(), ending = file.extension().string();
        fs::create_hard_link(file, path(stem + " hard" + ending));
        fs::create_symlink(file, path(stem + " link" + ending));
        return {name, "names/../" + name, stem + " hard" + ending, stem + " link" + ending};
    }

    void refuse(std::vector<std::string> call, const std::string& option, const std::string& name)
    {
        call.insert(call.end(), {option, path(name)});
        const auto before = lookAt(folder.path());
        const Ended ended = runProgram(call, quick);
        ++calls;
        SCOPED_TRACE(testing::PrintToString(call));
        expectRefusal(ended, 2, {name.substr(name.rfind('/') + 1)});
        EXPECT_TRUE(lookAt(folder.path()) == before);
    }

    void SetUp() override
    {
        for (const char* name : {"in the way", "names"})
            fs::create_directory(path(name));
        fs::create_symlink("a loop", path("in the way/a loop"));
        ASSERT_EQ(runProgram({"export", "bitonic-sort", "--n", "4", "--to", path("run.lockstep")}, quick).status, 0);
    }

    TemporaryFolder folder;
    std::size_t calls = 0;
};

TEST_F(Outputs, NeverReplaceInputsOrAnythingButFiles)
{
    for (const std::string& ending : endings) {
        const std::vector<std::string> sort{"export", "bitonic-sort"};
        for (const std::string& name : special(ending))
            refuse({"export", path("run.lockstep")}, "--to", name);
        const std::string keys = "keys." + ending, network = "network." + ending, run = "run copy." + ending;
        folder.write(keys, "3,1,2,4");
        for (const std::string& name : namesOf(keys))
            refuse({"export", "bitonic-sort", "--input", at(keys)}, "--to", name);
        folder.write(network, "[(0,1)]");
        refuse({"export", "network-sort", "--input", "2,1", "--set", std::string{"network="}.append(at(network))},
               "--to", network);
        if (ending == "json") // an id of this ending is a lecture
            continue;
        fs::copy_file(path("run.lockstep"), path(run));
        for (const std::string& name : namesOf(run))
            refuse({"export", path(run)}, "--to", name);
    }
    for (const std::string& name : special("grab"))
        refuse({"open", path("run.lockstep")}, "--grab", name);
    for (const char* input : {"keys.png", "names/keys hard.png", "names/keys link.png"})
        refuse({"open", "bitonic-sort", "--input", at("keys.png")}, "--grab", input);
    for (const char* input : {"run.lockstep", "./run.lockstep"})
        refuse({"open", path("run.lockstep")}, "--grab", input);
    refuse({"export", path("run.lockstep"), path("run copy.png")}, "--to", "run copy.png");
    EXPECT_GE(calls, 180u);
}

TEST_F(Outputs, NeverReplaceWhatALectureReadsOrHasWritten)
{
    const auto script = [&](const std::string& name, const std::string& recordings) {
        folder.write(name, R"({"lockstep-lecture": 1, "title": "T", "recordings": ")" + recordings +
                               R"(", "scenes": [{"title": "S", "algorithm": "bitonic-sort", "input": [2, 1]}]})");
    };
    script("l.json", "l.recordings");
    const Ended checked = runProgram({"lecture", path("l.json"), "--check"}, quick);
    ASSERT_EQ(checked.status, 0) << checked.errors;
    ASSERT_EQ(runProgram({"lecture", path("l.json"), "--record"}, quick).status, 0);
    for (const std::string& name : special("pdf"))
        for (const char* option : {"--worksheet", "--key"})
            refuse({"lecture", path("l.json")}, option, name);
    for (const char* name : {"l.json", "./l.json"})
        refuse({"export", path("l.json")}, "--to", name);
    refuse({"lecture", path("l.json"), "--worksheet", path("new.pdf")}, "--key", "new.pdf");
    refuse({"lecture", path("l.json"), "--worksheet", path("new.pdf")}, "--key", "names/../new.pdf");
    folder.write("old.pdf", "from before");
    for (const std::string& name : namesOf("old.pdf"))
        refuse({"lecture", path("l.json"), "--worksheet", path("old.pdf")}, "--key", name);
    fs::create_hard_link(path("l.recordings"), path("hard.pdf"));
    fs::create_symlink("l.recordings", path("link.pdf"));
    for (const char* name : {"hard.pdf", "link.pdf"}) {
        refuse({"lecture", path("l.json")}, "--worksheet", name);
        refuse({"lecture", path("l.json"), "--record"}, "--key", name);
        refuse({"export", path("l.json")}, "--to", name);
    }
    fs::copy_file(path("l.json"), path("script.pdf"));
    refuse({"lecture", path("script.pdf")}, "--worksheet", "script.pdf");
}

TEST_F(Outputs, OfAFolderNeverReplaceInputsOrAnythingButFiles)
{
    const std::vector<std::string> small{"export", path("run.lockstep"), "--size", "320x180"};
    int number = 0;
    const auto with = [&](const auto& put) {
        const std::string name = "frames" + std::to_string(number++) + "/";
        fs::create_directory(path(name));
        put(path(name + "frame_0002.png"));
        auto call = small;
        call.insert(call.end(), {"--to", path(name)});
        const auto before = lookAt(folder.path());
        const Ended ended = runProgram(call, quick);
        expectRefusal(ended, 2, {"frame_0002.png"});
        EXPECT_TRUE(lookAt(folder.path()) == before);
    };
    with([](const std::string& place) { EXPECT_EQ(mkfifo(place.c_str(), 0666), 0); });
    with([](const std::string& place) { fs::create_symlink("nowhere", place); });
    with([](const std::string& place) { fs::create_symlink(place, place); });
    with([](const std::string& place) { fs::create_directory(place); });
    with([&](const std::string& place) { fs::create_symlink(path("run.lockstep"), place); });
    with([&](const std::string& place) { fs::create_hard_link(path("run.lockstep"), place); });
    fs::create_directory(path("tables"));
    folder.write("tables/states.csv", "4,3,2,1");
    const auto before = lookAt(folder.path());
    expectRefusal(runProgram({"export", "bitonic-sort", "--input", at("tables/states.csv"), "--format", "csv", "--to",
                              path("tables/")},
                             quick),
                  2, {"states.csv", "this call reads it"});
    EXPECT_TRUE(lookAt(folder.path()) == before);
    for (const std::string& name : {std::string{"run.lockstep/"}, std::string{"in the way/a loop/"}}) {
        auto call = small;
        call.insert(call.end(), {"--to", path(name)});
        expectRefusal(runProgram(call, quick), 2, {"name a folder"});
        EXPECT_TRUE(lookAt(folder.path()) == before);
    }
}

/// A link to a file that nobody reads still leads there.
TEST_F(Outputs, ReplaceAFileBehindALink)
{
    folder.write("old.svg", "from before");
    fs::create_symlink("old.svg", path("link.svg"));
    ASSERT_EQ(runProgram({"export", path("run.lockstep"), "--to", path("link.svg")}, quick).status, 0);
    EXPECT_TRUE(fs::is_symlink(path("link.svg")));
    EXPECT_GT(fs::file_size(path("old.svg")), 1000u);
}

} // namespace
} // namespace lockstep::test
