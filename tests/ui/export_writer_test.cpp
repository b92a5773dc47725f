#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/writer.hpp"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

namespace lockstep::ui {
namespace {

RecordingPtr threeLaunches()
{
    auto recording = std::make_shared<Recording>();
    recording->title = "Hand-built sort";
    recording->lens = "bars";
    recording->device = {"device X", "platform"};
    recording->input = {4, 3, 2, 1};
    recording->lanes = 4;
    recording->buffers = {{"keys", ElementType::uint32, {4}, Role::keys}};
    for (const Words& words : {Words{4, 3, 2, 1}, Words{3, 4, 1, 2}, Words{1, 3, 2, 4}, Words{1, 2, 3, 4}})
        recording->states.emplace_back(State{{std::make_shared<const Words>(words)}});
    for (int k = 0; k < 3; ++k) {
        Launch launch;
        launch.kernel = "sort";
        launch.global = launch.local = 2;
        recording->launches.push_back(launch);
        recording->events.push_back(std::make_shared<const Events>());
    }
    recording->output = *recording->states.back()->buffers[0];
    return recording;
}

Scene small()
{
    Scene scene;
    scene.size = {160, 90};
    scene.ground = Qt::white;
    scene.add(EllipseShape{{10, 10, 40, 40}, Qt::red, {}}, {.name = "token"});
    return scene;
}

QStringList entries(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

template <typename Failure>
std::string messageOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Failure& error) {
        return error.what();
    }
    ADD_FAILURE() << "nothing was thrown";
    return {};
}

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

/// Writes fail beyond `bytes`, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

TEST(Formats, AreFoundByEndingAndByName)
{
    for (const Format* format : formats()) {
        const QString ending = QLatin1String(format->id);
        EXPECT_EQ(&formatFor("frame." + ending), format);
        EXPECT_EQ(&formatFor("frame." + ending.toUpper()), format);
        EXPECT_EQ(&formatFor("frame.other", format->id), format);
    }
    EXPECT_EQ(&formatFor("frames/"), &pngFormat);
    EXPECT_EQ(&formatFor("."), &pngFormat);
    EXPECT_EQ(&formatFor("frames/", "svg"), &svgFormat);
}

TEST(Formats, AnUnknownOneIsRefusedWithTheKnownOnes)
{
    const std::string twoFormats = messageOf<InputError>([] { formatFor("a.svg", "png"); });
    EXPECT_TRUE(contains(twoFormats, "'a.svg' ends in svg, but the format is png")) << twoFormats;
    for (const auto& [path, name] : {std::pair{"a.bmp", ""}, {"a.png", "bmp"}, {"a", ""}}) {
        const std::string message = messageOf<InputError>([&] { formatFor(path, name); });
        EXPECT_TRUE(contains(message, "png, svg")) << message;
        EXPECT_FALSE(contains(message, "\n"));
    }
}

TEST(FrameSize, IsReadAndRefused)
{
    EXPECT_EQ(frameSizeFor("1920x1080"), QSize(1920, 1080));
    for (const char* bad : {"", "x", "1920", "1920x", "x1080", "0x0", "-5x100", "10x10", "1920x1080x3", "1920 x 1080",
                            "99999999999x100", "20000x20000", "12.5x100"})
        EXPECT_TRUE(contains(messageOf<InputError>([&] { frameSizeFor(bad); }), "1920x1080")) << bad;
}

TEST(FrameSize, LayoutKeepsTheAspect)
{
    const View wide = exportView({{1920, 1080}, ThemeName::dark, {}});
    EXPECT_EQ(wide.size, QSizeF(1600, 900));
    EXPECT_EQ(wide.role, ViewRole::exported);
    const View tall = exportView({{1080, 1920}, ThemeName::dark, {}});
    EXPECT_NEAR(tall.size.width(), 1600, 1e-6);
    EXPECT_GT(tall.size.height(), 2800);
}

TEST(ExportFrame, PngHasTheAskedSize)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("frame.png");
    exportFrame(wholeDeck(threeLaunches()), {2, 1}, {{960, 540}, ThemeName::dark, {}}, path, pngFormat);
    const QImage image(path);
    EXPECT_EQ(image.size(), QSize(960, 540));
    EXPECT_EQ(image.pixelColor(0, 0), QColor("#131417"));
    EXPECT_EQ(entries(folder.path()), QStringList{"frame.png"});
}

TEST(ExportFrame, SvgIsXmlWithTheSameTitle)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("frame.svg");
    exportFrame(wholeDeck(threeLaunches()), {2, 1}, {}, path, svgFormat);
    QXmlStreamReader xml(contents(path));
    QString text;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::Characters)
            text += xml.text();
    EXPECT_FALSE(xml.hasError());
    EXPECT_TRUE(text.contains("Hand-built sort"));
}

TEST(ExportFrame, ALaunchThatIsNotThereIsRefused)
{
    const QTemporaryDir folder;
    const std::string message = messageOf<InputError>([&] {
        exportFrame(wholeDeck(threeLaunches()), {4, 1}, {}, folder.filePath("frame.png"), pngFormat);
    });
    EXPECT_TRUE(contains(message, "launch 4")) << message;
    EXPECT_TRUE(entries(folder.path()).isEmpty());
}

TEST(WriteFrame, SameSceneSameBytes)
{
    const QTemporaryDir folder;
    for (const Format* format : formats()) {
        if (!format->isPicture())
            continue;
        writeFrame(small(), folder.filePath("a"), *format, 2);
        writeFrame(small(), folder.filePath("b"), *format, 2);
        EXPECT_EQ(contents(folder.filePath("a")), contents(folder.filePath("b")));
    }
}

TEST(WriteFrame, AFullDiskLeavesWhatStoodThere)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("frame.png");
    put(path, "before");
    std::string message;
    {
        const FullDisk full(100);
        message = messageOf<Error>([&] { writeFrame(small(), path, pngFormat, 4); });
    }
    EXPECT_TRUE(contains(message, path.toStdString())) << message;
    EXPECT_EQ(contents(path), "before");
    EXPECT_EQ(entries(folder.path()), QStringList{"frame.png"});
}

TEST(WriteFrame, NeedsAFolderThatIsThere)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("missing/frame.png");
    const std::string message = messageOf<Error>([&] { writeFrame(small(), path, pngFormat); });
    EXPECT_TRUE(contains(message, path.toStdString())) << message;
    EXPECT_TRUE(entries(folder.path()).isEmpty());
}

TEST(WriteFrame, RefusesFoldersAndDevices)
{
    const QTemporaryDir folder;
    EXPECT_TRUE(contains(messageOf<Error>([&] { writeFrame(small(), folder.path(), pngFormat); }), "folder"));
    EXPECT_TRUE(contains(messageOf<Error>([&] { writeFrame(small(), "/dev/full", pngFormat); }), "/dev/full"));
    EXPECT_FALSE(QFileInfo("/dev/full").isFile());
}

TEST(WriteFrame, RefusesAFolderThatCannotBeWritten)
{
    // root writes everywhere but here
    const std::string message = messageOf<Error>([&] { writeFrame(small(), "/proc/frame.png", pngFormat); });
    EXPECT_TRUE(contains(message, "/proc/frame.png")) << message;
    EXPECT_THROW(exportFrames(wholeDeck(threeLaunches()), {1, 3, 1}, {}, "/proc/frames/", pngFormat), Error);
    if (geteuid() == 0)
        return;
    const QTemporaryDir folder;
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
    EXPECT_THROW(writeFrame(small(), folder.filePath("frame.png"), pngFormat), Error);
    EXPECT_THROW(exportFrames(wholeDeck(threeLaunches()), {1, 3, 1}, {}, folder.path(), pngFormat), Error);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

TEST(ExportFrames, OneFileALaunch)
{
    const QTemporaryDir folder;
    const RecordingPtr recording = threeLaunches();
    std::vector<std::size_t> seen;
    const auto paths = exportFrames(wholeDeck(recording), allLaunches(wholeDeck(recording)),
                                    {{320, 180}, ThemeName::light, {}}, folder.filePath("a/b/"), pngFormat,
                                    {[&](std::size_t done, std::size_t total) {
                                         EXPECT_EQ(total, 3U);
                                         seen.push_back(done);
                                     },
                                     {}});
    EXPECT_EQ(seen, (std::vector<std::size_t>{1, 2, 3}));
    EXPECT_EQ(paths.size(), 3U);
    EXPECT_EQ(entries(folder.filePath("a/b")), (QStringList{"frame_0001.png", "frame_0002.png", "frame_0003.png"}));
    for (const QString& path : paths)
        EXPECT_EQ(QImage(path).size(), QSize(320, 180));
}

TEST(ExportFrames, ARunWithoutLaunchesGivesItsInput)
{
    const QTemporaryDir folder;
    auto recording = std::make_shared<Recording>(*threeLaunches());
    recording->launches.clear();
    recording->events.clear();
    recording->states.resize(1);
    exportFrames(wholeDeck(recording), allLaunches(wholeDeck(recording)), {{320, 180}, ThemeName::light, {}},
                 folder.path(), svgFormat);
    EXPECT_EQ(entries(folder.path()), QStringList{"frame_0000.svg"});
}

TEST(ExportFrames, StoppedHalfwayLeavesTheFolderAsItWas)
{
    const QTemporaryDir folder;
    const QString existing = folder.filePath("frame_0001.png");
    put(existing, "before");
    for (const QString& target : {folder.path(), folder.filePath("new/inner")}) {
        std::stop_source stop;
        const ExportProgress progress{[&](std::size_t done, std::size_t) {
                                          if (done == 2)
                                              stop.request_stop();
                                      },
                                      stop.get_token()};
        EXPECT_THROW(exportFrames(wholeDeck(threeLaunches()), {1, 3, 1}, {{320, 180}, ThemeName::light, {}}, target,
                                  pngFormat, progress),
                     Cancelled);
    }
    EXPECT_EQ(entries(folder.path()), QStringList{"frame_0001.png"});
    EXPECT_EQ(contents(existing), "before");
}

TEST(ExportFrames, FailingHalfwayLeavesTheFolderAsItWas)
{
    const QTemporaryDir folder;
    Deck deck = wholeDeck(threeLaunches());
    int calls = 0;
    deck.scene = [&calls, whole = deck.scene](std::size_t page, double fraction, const View& view,
                                              const std::stop_token& stop) {
        if (++calls == 3)
            throw DeviceError{"the device went away"};
        return whole(page, fraction, view, stop);
    };
    const std::string message = messageOf<Error>([&] {
        exportFrames(deck, {1, 3, 1}, {{320, 180}, ThemeName::light, {}}, folder.filePath("frames"), pngFormat);
    });
    EXPECT_EQ(message, "the device went away");
    EXPECT_TRUE(entries(folder.path()).isEmpty());
}

TEST(ExportFrames, AFullDiskNamesTheFrame)
{
    const QTemporaryDir folder;
    std::string message;
    {
        const FullDisk full(100);
        message = messageOf<Error>([&] {
            exportFrames(wholeDeck(threeLaunches()), {1, 3, 1}, {{320, 180}, ThemeName::light, {}},
                         folder.filePath("frames"), pngFormat);
        });
    }
    EXPECT_TRUE(contains(message, "frames/frame_0001.png")) << message;
    EXPECT_TRUE(entries(folder.path()).isEmpty());
}

TEST(ExportFrames, AFolderInThePlaceOfAFrameStopsAllOfThem)
{
    const QTemporaryDir folder;
    put(folder.filePath("frame_0001.png"), "before");
    QDir(folder.path()).mkdir("frame_0002.png");
    put(folder.filePath("frame_0002.png/inside"), "kept");
    const std::string message = messageOf<Error>([&] {
        exportFrames(wholeDeck(threeLaunches()), {1, 3, 1}, {{320, 180}, ThemeName::light, {}}, folder.path(),
                     pngFormat);
    });
    EXPECT_TRUE(contains(message, "frame_0002.png")) << message;
    EXPECT_EQ(contents(folder.filePath("frame_0001.png")), "before");
    EXPECT_EQ(contents(folder.filePath("frame_0002.png/inside")), "kept");
    EXPECT_EQ(entries(folder.path()), (QStringList{"frame_0001.png", "frame_0002.png"}));
}

TEST(ExportFrames, BadRangesAndPlacesAreRefused)
{
    const QTemporaryDir folder;
    const Deck deck = wholeDeck(threeLaunches());
    EXPECT_THROW(exportFrames(deck, {1, 9, 1}, {}, folder.path(), pngFormat), InputError);
    EXPECT_THROW(exportFrames(deck, {3, 1, 1}, {}, folder.path(), pngFormat), InputError);
    put(folder.filePath("file"), "x");
    EXPECT_THROW(exportFrames(deck, {1, 3, 1}, {}, folder.filePath("file"), pngFormat), Error);
    EXPECT_EQ(entries(folder.path()), QStringList{"file"});
}

} // namespace
} // namespace lockstep::ui
