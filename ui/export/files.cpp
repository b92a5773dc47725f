#include "ui/export/files.hpp"

#include "engine/files/call_files.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"

#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace lockstep::ui {

namespace {

/// Where a link leads: the file is replaced, not the link.
QString placeOf(const QString& path)
{
    const QFileInfo info(path);
    return info.isSymLink() && info.exists() ? info.canonicalFilePath() : path;
}

/// Rights of the file that is replaced, else those that any new file gets.
mode_t rightsOf(const QString& path)
{
    struct stat old = {};
    if (::stat(QFile::encodeName(path).constData(), &old) == 0)
        return old.st_mode & 0777U;
    return 0666U & ~newFilesMask();
}

QString reason(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

/// Hidden names start so, with the process's number in them; XXXXXX is Qt's to fill.
QString workName()
{
    return QStringLiteral(".lockstep-%1-XXXXXX").arg(processNumber());
}

/// The number in a name that workName() made; 0 where it is another's.
int makerOf(const QString& name)
{
    const QString rest = name.mid(QStringLiteral(".lockstep-").size());
    const qsizetype end = rest.indexOf(QLatin1Char('-'));
    bool isNumber = false;
    const int number = end > 0 ? rest.left(end).toInt(&isNumber) : 0;
    return isNumber && number > 0 ? number : 0;
}

/// A name that is in its folder for good once the folder is on the disk. Some file systems know no such thing.
void settle(const QString& folder)
{
    const int open = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (open < 0)
        return;
    ::fsync(open);
    ::close(open);
}

} // namespace

void removeLeftovers(const QString& folder)
{
    const QDir dir(folder);
    for (const QFileInfo& info : dir.entryInfoList({QStringLiteral(".lockstep-*")},
                                                   QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoSymLinks)) {
        const int maker = makerOf(info.fileName());
        if (maker == 0 || isRunning(maker))
            continue;
        // On a folder shared between machines the number says nothing, the lock does.
        const int open = ::open(QFile::encodeName(info.filePath()).constData(), O_RDONLY | O_CLOEXEC);
        if (open < 0)
            continue;
        const bool abandoned = ::flock(open, LOCK_EX | LOCK_NB) == 0;
        ::close(open);
        if (abandoned && info.isDir())
            QDir(info.filePath()).removeRecursively();
        else if (abandoned)
            QFile::remove(info.filePath());
    }
}

Error cannotWrite(const QString& path, const QString& why)
{
    return Error{sentence("cannot write {}: {}", path.toStdString(), why.toStdString())};
}

NewFile::NewFile(const QString& path, const QString& shown)
    : m_path(placeOf(path)), m_shown(shown.isEmpty() ? path : shown)
{
    requireReplaceable(m_path.toStdString(), m_shown.toStdString());
    const QFileInfo info(m_path);
    if (!info.dir().exists())
        throw cannotWrite(m_shown, QString::fromStdString(sentence("the folder {} does not exist; make it first",
                                                                   info.path().toStdString())));
    if (info.exists() && !info.isWritable())
        throw cannotWrite(m_shown, QString::fromStdString(sentence("it is write-protected; name another")));
    // The ending stays: some programs choose what they write by it.
    const QString ending = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    removeLeftovers(info.path());
    m_work.setFileTemplate(info.path() + QLatin1Char('/') + workName() + ending);
    if (!m_work.open())
        throw cannotWrite(m_shown, m_work.errorString());
    ::flock(m_work.handle(),
            LOCK_EX | LOCK_NB); // see removeLeftovers(); a file system without locks is no reason to stop
}

NewFile::~NewFile() = default;

void NewFile::write(const QByteArray& bytes)
{
    // By the system's own call: a disk that takes only a part of it is full, and says so at the next one.
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t some =
            ::write(m_work.handle(), bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (some < 0 && errno != EINTR)
            throw cannotWrite(m_shown, reason(errno));
        done += std::max<ssize_t>(some, 0);
    }
}

void NewFile::commit()
{
    const QByteArray work = QFile::encodeName(m_work.fileName()), place = QFile::encodeName(m_path);
    // By its name: a child process may have put another file there. A full disk can show itself only now.
    const int file = ::open(work.constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        throw cannotWrite(m_shown, reason(errno));
    const bool written = ::fsync(file) == 0 && ::fchmod(file, rightsOf(m_path)) == 0;
    const int error = errno;
    const bool closed = ::close(file) == 0;
    if (!written || !closed)
        throw cannotWrite(m_shown, reason(written ? errno : error));
    requireReplaceable(m_path.toStdString(), m_shown.toStdString()); // another program may have put something there
    if (::rename(work.constData(), place.constData()) != 0)
        throw cannotWrite(m_shown, reason(errno));
    m_work.setAutoRemove(false);
    settle(QFileInfo(m_path).path());
}

void writeFile(const QByteArray& bytes, const QString& path, const QString& shown)
{
    NewFile file(path, shown);
    file.write(bytes);
    file.commit();
}

WorkFolder::WorkFolder(const QString& folder) : m_work(folder + QLatin1Char('/') + workName())
{
    if (!m_work.isValid())
        throw cannotWrite(folder, m_work.errorString());
    m_lock = ::open(QFile::encodeName(m_work.path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (m_lock >= 0)
        ::flock(m_lock, LOCK_EX | LOCK_NB);
}

WorkFolder::~WorkFolder()
{
    if (m_lock >= 0)
        ::close(m_lock);
}

NewFolder::NewFolder(const QString& path) : m_path(QDir::cleanPath(path))
{
    const QFileInfo info(m_path);
    if (info.exists() && !info.isDir())
        throw cannotWrite(m_path, QString::fromStdString(sentence("it is a file; name a folder")));
    QString missing = m_path;
    while (!QFileInfo::exists(missing)) {
        m_made.push_back(missing);
        const QString parent = QFileInfo(missing).path();
        if (parent == missing)
            break;
        missing = parent;
    }
    std::error_code error;
    std::filesystem::create_directories(m_path.toStdString(), error);
    if (error) {
        leave();
        throw Error{sentence("cannot make the folder {}: {}", m_path.toStdString(), error.message())};
    }
}

NewFolder::~NewFolder()
{
    if (!m_kept)
        leave();
}

/// Removes only folders that were made here and are empty, innermost first.
void NewFolder::leave() const
{
    for (const QString& made : m_made)
        QDir().rmdir(made);
}

void requirePlaces(const std::vector<QString>& names, const NewFolder& folder)
{
    for (const QString& name : names) {
        const QString path = folder.file(name);
        requireReplaceable(path.toStdString(), path.toStdString());
        if (QFileInfo(path).isSymLink()) // a rename would replace the link
            throw InputError{
                sentence("cannot write {}: it is a link; take it away, or name another folder", path.toStdString())};
    }
}

void moveAll(const std::vector<QString>& names, const QDir& from, const NewFolder& to)
{
    namespace fs = std::filesystem;
    const auto aside = [&](const QString& name) { return fs::path(from.filePath(name + ".old").toStdString()); };
    requirePlaces(names, to);
    // A second name keeps the old file while the new one takes its place; where there are no second names, a copy.
    const auto keep = [&](const fs::path& target, const QString& name) {
        std::error_code noLinks;
        fs::create_hard_link(target, aside(name), noLinks);
        if (noLinks)
            fs::copy_file(target, aside(name));
    };
    std::size_t done = 0;
    try {
        for (; done < names.size(); ++done) {
            const fs::path target = to.file(names[done]).toStdString();
            if (fs::exists(target))
                keep(target, names[done]);
            fs::rename(from.filePath(names[done]).toStdString(), target);
        }
        settle(to.path());
    } catch (const fs::filesystem_error& error) {
        std::error_code ignored;
        for (std::size_t i = 0; i < done; ++i) {
            const fs::path target = to.file(names[i]).toStdString();
            if (fs::exists(aside(names[i]), ignored))
                fs::rename(aside(names[i]), target, ignored);
            else
                fs::remove(target, ignored);
        }
        throw Error{sentence("cannot write {}: {}", to.file(names[done]).toStdString(), error.code().message())};
    }
}

} // namespace lockstep::ui
