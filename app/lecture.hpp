#pragma once

#include "engine/lecture/lecture_runs.hpp"

#include <string>

namespace lockstep::app {

struct LectureOptions {
    std::string file;
    bool check = false, record = false;
    std::string worksheet, key; ///< PDFs to write; empty: none
    std::string language;       ///< its code; empty: English, of a window the one of last time
    std::string paper;          ///< of the worksheet: a4 or letter; empty: a4
};

/// `lockstep lecture FILE`: presents it; or checks it, writes its recordings, its worksheet or its key.
int lectureCommand(const LectureOptions& options);

/// The script and its runs: those that lie beside it, and the rest run now. Throws Error.
RecordedLecture loadLecture(const std::string& file);

} // namespace lockstep::app
