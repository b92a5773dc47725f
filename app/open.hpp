#pragma once

#include "engine/analysis/clock.hpp"
#include "engine/presets/preset.hpp"
#include "engine/recording/session.hpp"
#include "ui/kit/view.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The window in a given state: `lockstep open …`. An empty algorithm asks for bitonic-sort of 16 uniform keys.
struct OpenRequest {
    RunRequest run;           ///< run.input may be empty where `distribution` says how to make the keys
    std::string distribution; ///< empty: run.input holds the keys
    std::size_t n = 16;
    std::uint64_t seed = 1;
    std::optional<std::size_t> launch; ///< 0 is the input; absent: the input
    std::optional<double> fraction;
    std::string theme;                    ///< "light" or "dark"; empty: the preferred one, in a grab light
    std::string palette;                  ///< "usual" or "safe"; empty: the preferred one, in a grab the usual one
    bool namesDevice = false;             ///< else the preferred one is used, in a grab the automatic one
    std::optional<ui::MemoryLook> memory; ///< shown instead of the structure; absent: the structure
    std::string language;                 ///< of pictures, its code; empty: the one of last time
    int width = 1440, height = 900;
    bool isSized = false;      ///< by the call; else as the window was left, and as the screen has room
    std::string grab;          ///< a PNG to write; the program then ends
    bool presents = false;     ///< at once; a picture then shows the audience's window, …
    bool showsSpeaker = false; ///< … or with this the speaker's
    bool verbose = false;

    /// Two to four: a comparison, and `run` holds the first.
    struct Compared {
        RunRequest run;
        RecordingPtr recording; ///< null: to be made
        std::string name;       ///< as it was called for: the file's, of a recording
    };
    std::vector<Compared> compared;
    std::string lecture;          ///< a script to present; empty: none
    std::string file;             ///< where the recordings are from, if they are all of one file
    RecordingPtr recording;       ///< of that file, where it holds one
    std::optional<Preset> preset; ///< that `run` is of
    std::string problem;          ///< said in the window instead, where the file could not be read
    ClockUnit clock = ClockUnit::launches;
    Units units;
    double time = 0; ///< in the clock's unit
};

/// Shows the window until it is closed, or grabs it. Returns the exit status.
int openWindow(const OpenRequest& request);

} // namespace lockstep
