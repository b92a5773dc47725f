#include "ui/window/recording_files.hpp"

#include "engine/formats/recording_file.hpp"
#include "engine/model/recording.hpp"
#include "ui/export/files.hpp"
#include "ui/panels/settings.hpp"

#include <QCoreApplication>
#include <QFileInfo>

namespace lockstep::ui {

namespace {

const QString recentKey = QStringLiteral("recentFiles");

} // namespace

QString OpenedFile::name() const
{
    return QFileInfo(path).fileName();
}

OpenedFile openedFile(const std::string& path, std::vector<RecordingPtr> recordings)
{
    const QFileInfo info(QString::fromStdString(path));
    return {info.absoluteFilePath(), info.lastModified(), std::move(recordings)};
}

OpenOutcome readRecordings(const QString& path)
{
    try {
        return openedFile(path.toStdString(), readRecordingFile(std::filesystem::path(path.toStdString())).recordings);
    } catch (const std::bad_alloc&) {
        return Failure{
            QCoreApplication::translate("RecordingFiles", "There is not enough memory to open %1.").arg(path), {}, 1};
    } catch (...) {
        return failureOf(std::current_exception());
    }
}

OpenOutcome saveRecordings(const QString& path, const std::vector<RecordingPtr>& recordings)
{
    try {
        const std::vector<std::uint8_t> bytes = writeRecordingFile({recordings});
        writeFile(QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())), path);
        return openedFile(path.toStdString(), recordings);
    } catch (const std::bad_alloc&) {
        return Failure{
            QCoreApplication::translate("RecordingFiles", "There is not enough memory to save %1.").arg(path), {}, 1};
    } catch (...) {
        return failureOf(std::current_exception());
    }
}

QString recordedOn(const std::vector<RecordingPtr>& recordings)
{
    QStringList devices;
    for (const RecordingPtr& recording : recordings)
        devices += QString::fromStdString(recording->device.name);
    devices.removeDuplicates();
    return devices.isEmpty() ? QString()
                             : QCoreApplication::translate("RecordingFiles", "recorded on %1")
                                   .arg(devices.join(QCoreApplication::translate("RecordingFiles", " and ")));
}

QStringList recentFiles()
{
    return settings().value(recentKey).toStringList().mid(0, mostRecentFiles);
}

void forgetFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    settings().setValue(recentKey, files);
}

void rememberFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    settings().setValue(recentKey, files.mid(0, mostRecentFiles));
}

} // namespace lockstep::ui
