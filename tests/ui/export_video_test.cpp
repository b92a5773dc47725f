#include "tests/ui/export_decks.hpp"

#include "engine/error.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/pipeline.hpp"
#include "ui/export/time_left.hpp"
#include "ui/export/video.hpp"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <atomic>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

ExportPlan smallPlan(double fps)
{
    ExportPlan plan;
    plan.range = {0, 2};
    plan.look.pixels = {320, 180};
    plan.fps = fps;
    return plan;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

QString probed(const QString& path)
{
    QProcess ffprobe;
    ffprobe.start("ffprobe",
                  {"-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
                   "stream=codec_name,width,height,pix_fmt,avg_frame_rate,nb_read_frames", "-of", "csv=p=0", path});
    EXPECT_TRUE(ffprobe.waitForFinished(60'000));
    EXPECT_EQ(ffprobe.readAllStandardError().toStdString(), "");
    return QString::fromUtf8(ffprobe.readAllStandardOutput()).trimmed();
}

std::string messageOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    ADD_FAILURE() << "nothing was thrown";
    return {};
}

TEST(Video, AnothersProgramReadsSizeRateFramesAndPixels)
{
    const QTemporaryDir folder;
    const Deck deck = threePages();
    const ExportPlan plan = smallPlan(10); // 0: rests 1 s; 1 and 2: 0.4 s of motion and 1 s of rest
    for (const auto& [format, said] : {std::pair{&mp4Format, "h264,320,180,yuv420p,10/1,38"},
                                       {&webmFormat, "vp9,320,180,yuv420p,10/1,38"},
                                       {&gifFormat, "gif,320,180,bgra,10/1,38"}}) {
        const QString path = folder.filePath(QStringLiteral("a.") + format->id);
        exportDocument(deck, plan, path, *format);
        EXPECT_EQ(probed(path).toStdString(), said);
        const QString again = folder.filePath(QStringLiteral("b.") + format->id);
        exportDocument(deck, plan, again, *format);
        EXPECT_EQ(contents(path), contents(again)) << format->id;
    }
    const QByteArray mp4 = contents(folder.filePath("a.mp4"));
    EXPECT_LT(mp4.indexOf("moov"), mp4.indexOf("mdat")) << "it starts to play before all of it has come";
}

TEST(Video, MotionIsSampledAndARestIsOnePicture)
{
    const Deck deck = threePages();
    ExportPlan plan = smallPlan(10);
    const std::vector<VideoPicture> pictures = videoPictures(deck, plan);
    ASSERT_EQ(pictures.size(), 11U);
    EXPECT_EQ(pictures[0].frames, 10U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(pictures[1 + i].moment.page, 1U);
        EXPECT_DOUBLE_EQ(pictures[1 + i].moment.fraction, static_cast<double>(i) / 4);
        EXPECT_EQ(pictures[1 + i].frames, 1U);
    }
    EXPECT_EQ(pictures[5].moment.fraction, 1);
    EXPECT_EQ(pictures[5].frames, 10U);
    EXPECT_DOUBLE_EQ(videoLength(deck, plan), 3.8);
    plan.speed = 2;
    EXPECT_DOUBLE_EQ(videoLength(deck, plan), 1.9);
    plan.speed = 10;
    plan.fps = 1; // no page may be left out
    EXPECT_EQ(videoPictures(deck, plan).size(), 3U);
}

TEST(Video, WhatCannotBeAVideoIsRefusedInASentence)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.mp4");
    const auto said = [&](const Format& format, const std::function<void(ExportPlan&)>& change) {
        ExportPlan plan = smallPlan(10);
        change(plan);
        return messageOf([&] { exportDocument(threePages(), plan, path, format); });
    };
    EXPECT_NE(said(mp4Format,
                   [](ExportPlan& plan) {
                       plan.look.pixels = {321, 180};
                   })
                  .find("choose 322x180"),
              std::string::npos);
    EXPECT_NE(said(mp4Format, [](ExportPlan& plan) { plan.fps = 121; }).find("1 to 120"), std::string::npos);
    EXPECT_NE(said(mp4Format, [](ExportPlan& plan) { plan.fps = 0; }).find("1 to 120"), std::string::npos);
    EXPECT_NE(said(gifFormat, [](ExportPlan& plan) { plan.fps = 51; }).find("1 to 50"), std::string::npos);
    EXPECT_NE(said(webmFormat, [](ExportPlan& plan) { plan.speed = 11; }).find("0.1 to 10"), std::string::npos);
    EXPECT_NE(said(mp4Format, [](ExportPlan& plan) { plan.look.isTransparent = true; }).find("transparent"),
              std::string::npos);
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    const std::string missing = said(mp4Format, [](ExportPlan&) {});
    qputenv("PATH", before);
    EXPECT_NE(missing.find("apt install ffmpeg"), std::string::npos) << missing;
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

/// An ffmpeg that does as a test wants it to.
class FakeFfmpeg {
public:
    explicit FakeFfmpeg(const QByteArray& script) : m_before(qgetenv("PATH"))
    {
        QFile file(m_folder.filePath("ffmpeg"));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script + "\n");
        file.close();
        file.setPermissions(file.permissions() | QFile::ExeOwner);
        qputenv("PATH", m_folder.path().toLocal8Bit() + ":" + m_before);
    }
    ~FakeFfmpeg() { qputenv("PATH", m_before); }
    FakeFfmpeg(const FakeFfmpeg&) = delete;
    FakeFfmpeg& operator=(const FakeFfmpeg&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_before;
};

TEST(Video, AnFfmpegThatFailsDiesOrLiesIsToldInOneSentence)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.mp4");
    for (const auto& [script, word] :
         {std::pair{"echo 'Unknown encoder libx264' >&2; exit 1", "Unknown encoder libx264"},
          {"head -c 1000 >/dev/null; echo '[mp4 @ 0x1] av_write(): No space left on device' >&2; exit 1",
           "ffmpeg says: No space left on device"},
          {"head -c 1000 >/dev/null; kill -9 $$", "ended unexpectedly"},
          {"exit 3", "status 3"},
          {"cat >/dev/null; echo frame=7; exit 0", "7 of its 38 frames"},
          {"case \"$*\" in *pipe:0*) cat >/dev/null; echo frame=38;; *) echo frame=20;; esac", "only 20 of its 38"}}) {
        const FakeFfmpeg fake(script);
        const std::string said = messageOf([&] { exportDocument(threePages(), smallPlan(10), path, mp4Format); });
        EXPECT_NE(said.find(word), std::string::npos) << said;
        EXPECT_NE(said.find(path.toStdString()), std::string::npos) << said;
        EXPECT_EQ(said.find('\n'), std::string::npos) << said;
        EXPECT_TRUE(QDir(folder.path()).isEmpty());
    }
}

TEST(Video, ACancelledOneEndsItsEncoderAtOnce)
{
    const QTemporaryDir folder;
    const FakeFfmpeg hangs("exec sleep 60");
    std::stop_source stop;
    std::jthread cancels([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    const auto start = std::chrono::steady_clock::now();
    EXPECT_THROW(
        exportDocument(threePages(), smallPlan(10), folder.filePath("a.mp4"), mp4Format, {{}, stop.get_token()}),
        Cancelled);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
    EXPECT_TRUE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

TEST(Pipeline, MakesInOrderOneAtATimeAndTakesInOrder)
{
    std::atomic<std::size_t> takenSoFar = 0;
    std::atomic<int> making = 0, finishing = 0, mostFinishing = 0;
    std::vector<std::size_t> made, taken;
    Pipeline<int, int> pipeline;
    pipeline.threads = 4;
    pipeline.ahead = 6;
    pipeline.make = [&](std::size_t i, const std::stop_token&) {
        EXPECT_EQ(making.fetch_add(1), 0);
        made.push_back(i);
        EXPECT_LT(i, takenSoFar + 1 + 6) << "more exist than memory was set aside for";
        making.fetch_sub(1);
        return static_cast<int>(i);
    };
    pipeline.finish = [&](std::size_t, int value) {
        const int beside = finishing.fetch_add(1) + 1;
        mostFinishing = std::max(mostFinishing.load(), beside);
        std::this_thread::sleep_for(std::chrono::milliseconds(value % 3 == 0 ? 6 : 2));
        finishing.fetch_sub(1);
        return value * 2;
    };
    pipeline.take = [&](std::size_t i, int value) {
        EXPECT_EQ(value, static_cast<int>(2 * i));
        taken.push_back(i);
        ++takenSoFar;
    };
    pipeline.run(60, {});
    ASSERT_EQ(taken.size(), 60U);
    EXPECT_TRUE(std::ranges::is_sorted(made) && std::ranges::is_sorted(taken));
    EXPECT_GT(mostFinishing, 1);
}

TEST(Pipeline, ThrowsTheFirstFailureInOrder)
{
    Pipeline<int, int> pipeline;
    pipeline.threads = 4;
    pipeline.make = [](std::size_t i, const std::stop_token&) { return static_cast<int>(i); };
    pipeline.finish = [](std::size_t, int value) {
        if (value == 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
        if (value == 5 || value == 6)
            throw Error{"number " + std::to_string(value)};
        return value;
    };
    std::size_t taken = 0;
    pipeline.take = [&](std::size_t, int) { ++taken; };
    EXPECT_EQ(messageOf([&] { pipeline.run(60, {}); }), "number 5");
    EXPECT_EQ(taken, 5U);
}

TEST(TimeLeft, FollowsTheLastSpeed)
{
    TimeLeft left;
    EXPECT_EQ(left.words(), "");
    left.add(0, 0, 100);
    left.add(0.2, 1, 100);
    EXPECT_EQ(left.words(), "") << "too early to say";
    left.add(10, 10, 100);
    EXPECT_NEAR(left.seconds().value_or(0), 90, 1e-9);
    EXPECT_EQ(left.words(), "about 2 minutes left");
    left.add(30, 50, 100); // twice as fast: the slow start no longer counts
    left.add(50, 90, 100);
    EXPECT_NEAR(left.seconds().value_or(0), 5, 1e-9);
    EXPECT_EQ(left.words(), "about 5 seconds left");
    left.add(54, 98, 100);
    EXPECT_EQ(left.words(), "a few seconds left");
}

} // namespace
} // namespace lockstep::ui
