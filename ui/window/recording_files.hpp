#pragma once

#include "engine/model/forward.hpp"
#include "ui/player/service.hpp"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <variant>
#include <vector>

namespace lockstep::ui {

/// A file of recordings, as it was opened or saved.
struct OpenedFile {
    QString path;       ///< absolute
    QDateTime modified; ///< invalid where the file is gone
    std::vector<RecordingPtr> recordings;
    QString name() const;
};

/// What was read or written, with what the file's system says of it.
OpenedFile openedFile(const std::string& path, std::vector<RecordingPtr> recordings);

/// Reads, or writes whole or not at all; both take their time, and belong on a thread of their own.
using OpenOutcome = std::variant<OpenedFile, Failure>;
OpenOutcome readRecordings(const QString& path);
OpenOutcome saveRecordings(const QString& path, const std::vector<RecordingPtr>& recordings);

/// "recorded on pthread-Intel", of all the devices; empty without recordings.
QString recordedOn(const std::vector<RecordingPtr>& recordings);

/// The files opened or saved last, newest first, kept with the user's settings.
inline constexpr qsizetype mostRecentFiles = 8;
QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

} // namespace lockstep::ui
