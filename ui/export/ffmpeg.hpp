#pragma once

#include "engine/error.hpp"

#include <QByteArray>
#include <QProcess>
#include <QStringList>
#include <stop_token>

namespace lockstep::ui {

/// The ffmpeg program as a child: fed through its standard input, killed when it is no longer wanted, and with this
/// process. Every function throws Error with one sentence, or Cancelled.
class Ffmpeg {
public:
    /// Starts it. `path` is the file that messages name.
    Ffmpeg(const QStringList& arguments, QString path, std::stop_token stop);
    Ffmpeg(const Ffmpeg&) = delete;
    Ffmpeg& operator=(const Ffmpeg&) = delete;
    ~Ffmpeg();

    /// Returns when it has taken all of them.
    void feed(const QByteArray& bytes);
    /// Ends its input and waits for its end; what it wrote to its standard output.
    QByteArray finish();

private:
    void kill();
    [[noreturn]] void fail();
    void requireWanted();

    QProcess m_process;
    QString m_path;
    std::stop_token m_stop;
};

/// The frames that ffmpeg counted, from the output of `-progress pipe:1`.
std::size_t countedFrames(const QByteArray& progress);

} // namespace lockstep::ui
