#include "ui/export/ffmpeg.hpp"

#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/export/video.hpp"
#include "ui/player/desktop.hpp"

#include <QStandardPaths>

namespace lockstep::ui {

namespace {

constexpr int patience = 50; ///< milliseconds between looks at whether it is still wanted

QString ffmpegPath()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

/// What ffmpeg said, without where in itself it said so: "[mp4 @ 0x55d0] No space left on device".
QString reasonFrom(const QByteArray& errors)
{
    // Which line names the cause differs; these are what a system call can say.
    for (const char* known : {"No space left on device", "File too large", "Disk quota exceeded", "Input/output error",
                              "Permission denied", "Cannot allocate memory"})
        if (errors.contains(known))
            return QLatin1String(known);
    const QByteArray first = errors.trimmed().split('\n').first().trimmed();
    return QString::fromUtf8(first.startsWith('[') ? first.mid(first.indexOf(']') + 1).trimmed() : first);
}

} // namespace

void requireFfmpeg()
{
    if (ffmpegPath().isEmpty())
        throw Error{sentence(
            "videos are made by the program ffmpeg, which is not installed; install it with: apt install ffmpeg")};
}

Ffmpeg::Ffmpeg(const QStringList& arguments, QString path, std::stop_token stop)
    : m_path(std::move(path)), m_stop(std::move(stop))
{
    requireFfmpeg();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("FFREPORT")); // it would write a file of its own
    m_process.setProcessEnvironment(environment);
    m_process.setProgram(ffmpegPath());
    m_process.setArguments(
        QStringList{QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-xerror"), QStringLiteral("-y")} +
        arguments);
    endWithProgram(m_process); // an interrupt at the terminal is ours to handle
    m_process.start();
    if (!m_process.waitForStarted(-1))
        throw Error{sentence("ffmpeg could not be started: {}", m_process.errorString().toStdString())};
}

Ffmpeg::~Ffmpeg()
{
    kill();
}

void Ffmpeg::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(-1);
}

void Ffmpeg::requireWanted()
{
    if (!m_stop.stop_requested())
        return;
    kill(); // now: it may still hold bytes that go away with the caller
    throw Cancelled{};
}

void Ffmpeg::feed(const QByteArray& bytes)
{
    // It may end in the midst of this: its input is then closed, and the bytes stay with us.
    if (m_process.state() != QProcess::Running || m_process.write(bytes) != bytes.size())
        fail();
    while (m_process.bytesToWrite() > 0) {
        requireWanted();
        m_process.waitForBytesWritten(patience);
        if (m_process.state() != QProcess::Running)
            fail();
    }
    requireWanted();
}

QByteArray Ffmpeg::finish()
{
    m_process.closeWriteChannel();
    while (m_process.state() != QProcess::NotRunning) {
        requireWanted();
        m_process.waitForFinished(patience);
    }
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        fail();
    return m_process.readAllStandardOutput();
}

void Ffmpeg::fail()
{
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(5000))
        kill();
    requireWanted();
    const QString reason = reasonFrom(m_process.readAllStandardError());
    if (!reason.isEmpty())
        throw cannotWrite(m_path, QString::fromStdString(sentence("ffmpeg says: {}", reason.toStdString())));
    if (m_process.exitStatus() == QProcess::CrashExit)
        throw cannotWrite(m_path, QString::fromStdString(sentence("ffmpeg ended unexpectedly; try again")));
    throw cannotWrite(m_path, QString::fromStdString(sentence("ffmpeg ended with status {}", m_process.exitCode())));
}

std::size_t countedFrames(const QByteArray& progress)
{
    const QByteArray key = "frame=";
    const qsizetype at = progress.lastIndexOf(key);
    if (at < 0)
        return 0;
    return progress.mid(at + key.size(), progress.indexOf('\n', at) - at - key.size()).trimmed().toULongLong();
}

} // namespace lockstep::ui
