#include "ui/export/zip.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>
#include <zip.h>

namespace lockstep::ui {

namespace {

Error cannotPack(const std::string& why)
{
    return Error{sentence("the parts of the document could not be packed: {}", why)};
}

/// 1 January 1980, as DOS counts: the first day there is.
constexpr zip_uint16_t firstDay = (0 << 9) | (1 << 5) | 1;

} // namespace

ZipArchive::ZipArchive()
{
    zip_error_t error;
    zip_error_init(&error);
    m_target = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (m_target != nullptr)
        m_archive = zip_open_from_source(m_target, ZIP_TRUNCATE, &error);
    if (m_archive == nullptr) {
        const Error failure = cannotPack(zip_error_strerror(&error));
        zip_source_free(m_target);
        zip_error_fini(&error);
        throw failure;
    }
    zip_error_fini(&error);
    zip_source_keep(m_target); // its bytes are read after the archive has gone
}

ZipArchive::~ZipArchive()
{
    if (m_archive != nullptr)
        zip_discard(m_archive);
    zip_source_free(m_target);
}

void ZipArchive::add(const QString& name, const QByteArray& bytes, bool compress)
{
    const QByteArray& kept = m_entries.emplace_back(bytes);
    zip_source_t* const source =
        zip_source_buffer(m_archive, kept.constData(), static_cast<zip_uint64_t>(kept.size()), 0);
    if (source == nullptr)
        throw cannotPack(zip_strerror(m_archive));
    const zip_int64_t index = zip_file_add(m_archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        throw cannotPack(zip_strerror(m_archive));
    }
    const auto entry = static_cast<zip_uint64_t>(index);
    if (zip_file_set_dostime(m_archive, entry, 0, firstDay, 0) != 0 ||
        zip_set_file_compression(m_archive, entry, compress ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0) != 0)
        throw cannotPack(zip_strerror(m_archive));
}

QByteArray ZipArchive::finish()
{
    if (zip_close(m_archive) != 0)
        throw cannotPack(zip_strerror(m_archive));
    m_archive = nullptr;
    zip_stat_t stat;
    if (zip_source_stat(m_target, &stat) != 0 || zip_source_open(m_target) != 0)
        throw cannotPack(sentence("the archive cannot be read back"));
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    const zip_int64_t got = zip_source_read(m_target, bytes.data(), stat.size);
    zip_source_close(m_target);
    if (got != bytes.size())
        throw cannotPack(sentence("the archive cannot be read back whole"));
    return bytes;
}

} // namespace lockstep::ui
