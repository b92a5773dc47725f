#include "ui/export/data.hpp"

#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"

#include <array>
#include <streambuf>

namespace lockstep::ui {

namespace {

/// A stream's way into a NewFile.
class FileBuffer : public std::streambuf {
public:
    explicit FileBuffer(NewFile& file) : m_file(file) { setp(m_bytes.data(), m_bytes.data() + m_bytes.size()); }

protected:
    int sync() override
    {
        m_file.write(QByteArray(pbase(), pptr() - pbase()));
        setp(m_bytes.data(), m_bytes.data() + m_bytes.size());
        return 0;
    }
    int_type overflow(int_type c) override
    {
        sync();
        if (!traits_type::eq_int_type(c, traits_type::eof()))
            sputc(traits_type::to_char_type(c));
        return traits_type::not_eof(c);
    }

private:
    NewFile& m_file;
    std::array<char, 1 << 16> m_bytes{};
};

} // namespace

void writeText(const Deck& deck, NewFile& file, const ExportProgress& progress, const TextWriter& write)
{
    FileBuffer buffer(file);
    std::ostream out(&buffer);
    out.exceptions(std::ios::badbit); // what the file throws comes through
    Session session;
    write(out, session, deck.recordings, [&](std::size_t done, std::size_t total) {
        if (progress.stop.stop_requested())
            throw Cancelled{};
        if (progress.report)
            progress.report(done, total);
    });
    out.flush();
}

std::vector<QString> exportParts(const Deck& deck, const QString& folderPath, const Format& format,
                                 const ExportProgress& progress)
{
    NewFolder folder(folderPath);
    const auto nameOf = [&](const DataPart& part) {
        return QLatin1String(part.name) + QLatin1Char('.') + QLatin1String(format.id);
    };
    std::vector<QString> all;
    for (const DataPart& part : format.parts)
        all.push_back(nameOf(part));
    requirePlaces(all, folder);
    removeLeftovers(folder.path());
    const WorkFolder work(folder.path()); // beside their places: a rename moves them
    const QDir workFolder = work.dir();
    std::vector<QString> names, paths;
    for (std::size_t i = 0; i < format.parts.size(); ++i) {
        const DataPart& part = format.parts[i];
        const QString name = nameOf(part);
        NewFile file(workFolder.filePath(name), folder.file(name));
        ExportProgress inside{{}, progress.stop};
        if (progress.report)
            inside.report = [&, i](std::size_t done, std::size_t total) {
                progress.report(i * total + done, format.parts.size() * total);
            };
        part.write(deck, file, inside);
        file.commit();
        names.push_back(name);
        paths.push_back(folder.file(name));
    }
    if (progress.stop.stop_requested())
        throw Cancelled{};
    moveAll(names, workFolder, folder);
    folder.keep();
    return paths;
}

} // namespace lockstep::ui
