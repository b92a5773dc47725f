#pragma once

#include "engine/lecture/lecture_runs.hpp"

#include <string>

namespace lockstep::ui {
enum class Language;
}

namespace lockstep::app {

struct LectureOptions {
    std::string file;
    bool check = false, record = false;
    std::string worksheet, key; ///< PDFs to write; empty: none
    std::string language;       ///< its code; empty: English, of a window the one of last time
    std::string format;         ///< what --check prints: text or json; empty: text
    std::string paper;          ///< of the worksheet: a4 or letter; empty: a4
};

/// `lockstep lecture FILE`: presents it; or checks it, writes its recordings, its worksheet or its key.
int lectureCommand(const LectureOptions& options);

/// `--check --format json`: prints everything that is wrong with the script at once, with its places. Returns 2 where
/// there is something. There is an application, since texts are measured.
int checkLecture(const LectureOptions& options, ui::Language language);
/// One line on standard error, in a terminal, for each run that is made.
void tellRuns(std::size_t done, std::size_t total);

/// The script and its runs: those that lie beside it, and the rest run now. Throws Error.
RecordedLecture loadLecture(const std::string& file);

} // namespace lockstep::app
