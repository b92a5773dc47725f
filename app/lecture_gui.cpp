#include "app/lecture.hpp"

#include "app/commands.hpp"
#include "app/quiet.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/files/platform.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/files.hpp"
#include "ui/lecture/lecture_deck.hpp"
#include "ui/lecture/worksheet.hpp"

#include <QGuiApplication>
#include <filesystem>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

ui::Paper paperNamed(const std::string& name)
{
    if (name.empty() || name == "a4")
        return ui::Paper::a4;
    if (name == "letter")
        return ui::Paper::letter;
    throw InputError{sentence("There is no paper '{}'; choose a4 or letter.", name)};
}

} // namespace

void tellRuns(std::size_t done, std::size_t total)
{
    if (done < total && !isQuiet() && isTerminal(Stream::errors)) // what a script reads there are errors
        fmt::print(stderr, "{}\n", sentence("running {} of {}", done + 1, total));
}

namespace {

void requirePdf(const std::string& path)
{
    if (!path.ends_with(".pdf"))
        throw InputError{sentence("'{}' is to be a PDF; let its name end in .pdf.", path)};
}

/// Before anything is run or written.
void claimOutputs(CallFiles& files, const Lecture& lecture, const LectureOptions& options)
{
    if (!options.record)
        noteRead(recordingsFileOf(lecture, options.file));
    else if (!lecture.recordings.empty())
        files.writes(recordingsFileOf(lecture, options.file));
    for (const std::string& sheet : {options.worksheet, options.key})
        if (!sheet.empty()) {
            requirePdf(sheet);
            files.writes(sheet);
        }
}

std::string counted(std::size_t count, const char* one, const char* several)
{
    return fmt::format("{} {}", count, translated(count == 1 ? one : several));
}

void writeRecordings(const RecordedLecture& recorded, const std::filesystem::path& script)
{
    const Lecture& lecture = recorded.lecture;
    if (lecture.recordings.empty())
        throw InputError{sentence("{} names no file for its recordings; add \"recordings\": \"{}.recordings\".",
                                  lecture.name, script.stem().string())};
    const std::filesystem::path path = recordingsFileOf(lecture, script);
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) &&
        (!std::filesystem::is_regular_file(path, ignored) || !holdsLectureRecordings(path)))
        throw InputError{sentence("'{}' is there already and holds no recordings of a lecture; move it away, or name "
                                  "another file in the script.",
                                  path.string())};
    const std::vector<std::uint8_t> bytes = writeLectureRecordings(recorded.recordings);
    ui::writeFile(QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())),
                  QString::fromStdString(path.string()));
    printDone(sentence("{} written: {}, {} KiB", path.string(),
                       counted(recorded.recordings.size(), later("recording"), later("recordings")),
                       bytes.size() >> 10));
}

void writeSheet(const ui::LectureDeck& deck, bool hasAnswers, ui::Paper paper, const std::string& path)
{
    ui::writeFile(ui::worksheet(deck, hasAnswers, paper), QString::fromStdString(path));
    printDone(sentence("{} written", path));
}

} // namespace

RecordedLecture loadLecture(const std::string& file)
{
    const Lecture lecture = readLecture(file);
    return recordLecture(lecture, recordingsBeside(lecture, file), {}, tellRuns);
}

int lectureCommand(const LectureOptions& options)
{
    const ui::Paper paper = paperNamed(options.paper);
    const ui::Language language =
        options.language.empty() ? ui::Language::english : ui::languageNamed(options.language);
    if (!options.paper.empty() && options.worksheet.empty() && options.key.empty())
        throw InputError{sentence("--paper is for what is printed; name a PDF with --worksheet or --key.")};
    const bool isJson = options.format == "json";
    if (!isJson && !options.format.empty() && options.format != "text")
        throw InputError{sentence("There is no check as '{}'; choose --format text or json.", options.format)};
    if (!options.format.empty() && !options.check)
        throw InputError{sentence("--format is for what --check says; add --check, or leave it out.")};
    if (isJson && (options.record || !options.worksheet.empty() || !options.key.empty()))
        throw InputError{
            sentence("--format json checks and does nothing else; leave out --record, --worksheet and --key.")};
    if (!options.check && !options.record && options.worksheet.empty() && options.key.empty()) {
        OpenOptions opened;
        opened.isLecture = true;
        opened.language = options.language;
        return openCommand({}, {options.file}, opened);
    }
    CallFiles files;
    if (!isJson)
        claimOutputs(files, readLecture(options.file), options);
    drawWithoutDisplay(); // texts are measured, which takes fonts
    int argc = 1;
    char name[] = "lockstep";
    char* argv[] = {name, nullptr};
    const QGuiApplication application{argc, argv};
    if (isJson)
        return checkLecture(options, language);

    // What is recorded anew shall not hold yesterday's runs.
    const RecordedLecture recorded =
        options.record ? recordLecture(readLecture(options.file), {}, {}, tellRuns) : loadLecture(options.file);
    const ui::LectureDeck deck = ui::lectureDeck(recorded, language);
    if (options.check)
        for (const Lecture& translation : recorded.lecture.translations)
            ui::lectureDeck(recorded, ui::languageNamed(translation.language));
    if (options.record)
        writeRecordings(recorded, options.file);
    if (!options.worksheet.empty())
        writeSheet(deck, false, paper, options.worksheet);
    if (!options.key.empty())
        writeSheet(deck, true, paper, options.key);
    if (options.check)
        printDone(sentence("{} is fine: {}, {}, {}, {}", recorded.lecture.name,
                           counted(recorded.lecture.scenes.size(), later("scene"), later("scenes")),
                           counted(deck.deck.pages.size(), later("page"), later("pages")),
                           counted(deck.questions.size(), later("question"), later("questions")),
                           counted(recorded.recordings.size(), later("run"), later("runs"))));
    return 0;
}

} // namespace lockstep::app
