#pragma once

#include "engine/error.hpp"

#include <QByteArray>
#include <QDir>
#include <QString>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <vector>

namespace lockstep::ui {

Error cannotWrite(const QString& path, const QString& why);

/// A file that comes to its place whole or not at all: it grows beside it under a hidden name, and what stood there
/// stays until commit(). Every function throws Error with a sentence for people.
class NewFile {
public:
    /// Checks that the path can be written to. `shown` is the path that a message names, where it is another.
    explicit NewFile(const QString& path, const QString& shown = {});
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    /// Removes what has not been committed.
    ~NewFile();

    void write(const QByteArray& bytes);
    /// For a library or a child process that writes by itself; nothing may be written by write() then.
    QString workPath() const { return m_work.fileName(); }
    /// The path that a message names.
    const QString& shown() const { return m_shown; }
    /// Everything is on the disk before the file gets its name.
    void commit();

private:
    QString m_path, m_shown;
    QTemporaryFile m_work;
};

/// Bytes into a file, whole or not at all.
void writeFile(const QByteArray& bytes, const QString& path, const QString& shown = {});

/// A hidden folder inside `folder` for what is not finished; it goes with everything in it.
class WorkFolder {
public:
    explicit WorkFolder(const QString& folder);
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    ~WorkFolder();
    QDir dir() const { return QDir(m_work.path()); }

private:
    QTemporaryDir m_work;
    int m_lock = -1;
};

/// Removes the hidden files and folders of exports to this folder that were killed. They carry their process's number
/// and are locked while it lives.
void removeLeftovers(const QString& folder);

/// The folder to export to: made where missing, and taken away again unless kept.
class NewFolder {
public:
    explicit NewFolder(const QString& path);
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;
    ~NewFolder();
    void keep() { m_kept = true; }
    const QString& path() const { return m_path; }
    QString file(const QString& name) const { return m_path + QLatin1Char('/') + name; }

private:
    void leave() const;

    QString m_path;
    std::vector<QString> m_made;
    bool m_kept = false;
};

/// Throws InputError where something has one of these names that no file of an export may replace: anything but a
/// regular file, or one that this call reads.
void requirePlaces(const std::vector<QString>& names, const NewFolder& folder);

/// Puts finished files into their place, all or none. Each replaces the one that stood there in one step, so that at
/// no moment a name is missing; where one cannot be placed, all old ones come back.
void moveAll(const std::vector<QString>& names, const QDir& from, const NewFolder& to);

} // namespace lockstep::ui
