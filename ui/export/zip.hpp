#pragma once

#include <QByteArray>
#include <QString>
#include <deque>
#include <memory>

struct zip;
struct zip_source;

namespace lockstep::ui {

/// A ZIP archive that grows in memory; every entry bears the same date, so that the same entries give the same bytes.
class ZipArchive {
public:
    /// Throws Error, as the other functions do.
    ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;
    ~ZipArchive();

    /// `compress`: false for what is already compressed.
    void add(const QString& name, const QByteArray& bytes, bool compress = true);
    /// The archive's bytes; nothing can be added afterwards.
    QByteArray finish();

private:
    zip* m_archive = nullptr;
    zip_source* m_target = nullptr;
    std::deque<QByteArray> m_entries; ///< libzip reads them when it finishes
};

} // namespace lockstep::ui
