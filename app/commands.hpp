#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/analysis/clock.hpp"
#include "engine/analysis/lanes.hpp"
#include "engine/model/recording.hpp"
#include "engine/presets/preset.hpp"
#include "engine/recording/session.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::app {

/// The options that every command that runs an algorithm shares.
struct RunOptions {
    std::string algorithm;
    std::optional<std::string> input; ///< "3,1,7" or "@file"
    std::optional<std::size_t> n;
    std::optional<std::string> distribution; ///< absent: the one that suits the algorithm
    std::uint64_t seed = 1;
    std::optional<std::string> type;
    std::vector<std::string> settings; ///< "name=value"
    std::string device = "auto";
    std::size_t largestGroup = 64;
    std::string kernel;             ///< a changed kernel file of the algorithm; empty: the shipped one
    std::vector<std::string> plans; ///< the same where several runs may be named; `plan` is empty then
    std::string plan;               ///< of a kernel of one's own, a file or an example's name; empty: the catalogue's
    std::string eventsFrom;         ///< of such kernels: auto, trace or oclgrind; empty: auto
    std::vector<std::string> given; ///< names of those of these options that stood in the call
};

/// Makes the options those of a preset's run, but for what they set themselves; throws InputError where there is none
/// of this id.
Preset takePreset(const std::string& id, RunOptions& options);
int presetsCommand(bool asJson);

/// How the keys are spread: as the call says, or as it suits the algorithm that they are made for.
std::string distributionOf(const RunOptions& options, const Algorithm& algorithm);
/// Reads or makes the keys; throws InputError.
RunRequest toRequest(const RunOptions& options);
/// All but the keys.
RunRequest settingsOf(const RunOptions& options);

/// What a word of the call stands for: a run to be made, or a recording from a file.
struct Subject {
    std::string name;       ///< as it was called for
    RunRequest request;     ///< what is run, or what was
    RecordingPtr recording; ///< null: to be made
};
/// What `ids` stand for, and the plans of the options behind them: each id is "radix-sort" or
/// "radix-sort:digit-bits=4,device=1,kernel=mine.cl", where what stands there goes before the options that all share,
/// or the path of a file of recordings. Several are of the same keys; beside a file those are the file's. Throws
/// InputError for a word that is nothing, for options that a file leaves no room for, and where they do not fit each
/// other.
std::vector<Subject> toSubjects(const RunOptions& shared, const std::vector<std::string>& ids);

/// One run of a comparison, and how it went.
struct Side {
    std::string name;
    RecordingPtr recording; ///< null where it failed
    std::string problem;    ///< the sentence that says how
};
/// Runs what is to be run, one after another. A wrong call (InputError) ends the whole; any other Error belongs to its
/// side, and the others live on. Throws the first of them where none could run.
std::vector<Side> recordSides(Session& session, const std::vector<Subject>& subjects,
                              const RecordOptions& options = {});
/// How the sides of a comparison are recorded. Throws InputError for options that none of them has a use for.
RecordOptions sideOptions(const RunOptions& shared, const std::vector<Subject>& subjects);
/// Nobody vouches for the kernel that this runs.
bool runsOwnKernel(const Subject& subject);
/// One line on standard error for each side that failed. Returns the exit status: 1 where there is one, else 0.
int tellFailures(const std::vector<Side>& sides);
/// A line on standard output; throws Error where it cannot be written.
void print(const std::string& text);
/// Without line ends: an error is one line.
std::string oneLine(std::string text);

/// The clock of a comparison as it stands on the command line.
struct ClockOptions {
    std::optional<std::string> clock;     ///< launches, levels, work, units or device
    std::optional<std::string> units;     ///< P
    std::optional<std::string> wavefront; ///< 1, 32 or 64
    std::optional<std::string> at;        ///< time in the clock's unit
    std::optional<std::string> ask;       ///< a position; in exports only
    bool isGiven() const { return clock || units || wavefront || at || ask; }
};
/// The same read; throws InputError for what it cannot be.
struct ClockChoice {
    ClockUnit unit = ClockUnit::launches;
    Units units;
    std::optional<double> time;
    std::optional<std::size_t> ask;
};
ClockChoice toClock(const ClockOptions& options);
/// P, a whole number from 1; throws InputError.
std::uint64_t parseUnits(const std::string& text);

struct RunOutput {
    bool json = false, events = false, states = false;
    LaneWidths widths;                    ///< for "phases" and "accesses"
    std::uint32_t segment = 128;          ///< bytes, for "accesses"
    std::optional<std::uint64_t> cutFrom; ///< what the orders, the keys of a scan, are cut from
};

/// What `lockstep break` is asked for, beside the run.
struct BreakCall {
    std::string mistake; ///< id; empty: the algorithm's first
    std::size_t times = 100;
    bool json = false;
};
/// Lists the mistakes where no algorithm is named; else runs one and tells what went wrong. That is no failure: 0.
int breakCommand(const RunOptions& options, const BreakCall& call);
/// As `list` and `break` print it.
nlohmann::ordered_json mistakeJson(const Mistake& mistake);

/// What `lockstep network` is asked for.
struct NetworkOptions {
    std::string text;             ///< a network, "@file", a name of knownNetworks() or an algorithm's id
    std::optional<std::size_t> n; ///< wires, where the text does not say
    std::string device = "auto";
    bool json = false;
    bool packed = false; ///< into the fewest layers first
};
/// Counts and checks a network by the 0-1 principle. One that does not sort is no failure: 0.
int networkCommand(const NetworkOptions& options);

int devicesCommand(const std::string& machine, bool json);
/// Measures how fast a device copies and multiplies, in about a second.
int measureCommand(const std::string& device, bool json);
int listCommand(bool json);
/// Prints the kernel file that a run with these options builds, as a changed one of it may begin.
int kernelCommand(const RunOptions& options);
/// Throws InputError where --json is missing for what only it prints.
void requireWholeCall(const RunOutput& output);
/// After a kernel that nobody vouches for ran in a process of its own: a line on standard error where it was not in a
/// sandbox.
void tellOfSandbox();
/// Launches, work and span, memory and time. `isTraced`: work-items told what they did.
void printCosts(const Recording& recording, bool isTraced = true);
/// `preset` is the one whose run it is, if any.
int runCommand(const RunOptions& options, const RunOutput& output, const std::optional<Preset>& preset = {});

struct CompareOptions {
    std::string units = "32"; ///< "P[,P…]"
    std::uint32_t wavefront = 1;
    bool json = false;
};
/// `specs` are two to four of "id[:name=value,…]" or files; `shared` holds the options that all of them take.
int compareCommand(const std::vector<std::string>& specs, const RunOptions& shared, const CompareOptions& options);

/// What pictures show of a launch.
struct LensOptions {
    std::string lens = "structure";                    ///< or "memory"
    std::optional<std::vector<std::uint32_t>> machine; ///< lanes, bytes, banks; absent: the usual one
};

struct ExportOptions {
    std::string to;
    std::string format;
    std::string size = "1920x1080";
    std::string theme = "light", palette = "usual";
    std::string language = "en";
    std::string text; ///< of an SVG: "auto", "text" or "outlines"; empty: not asked for
    std::optional<std::size_t> from, until;
    double fraction = 1;
    std::size_t between = 0;               ///< pictures on the way to each launch
    std::string pages = "launch";          ///< what has a page of its own: "launch" or "phase"
    std::optional<double> fps, speed;      ///< of videos
    std::optional<double> paperWidth, dpi; ///< centimetres; the size then says the shape
    LensOptions shown;
    bool contrast = false, transparent = false, noTitle = false, noNarration = false, noLegend = false;
    bool editable = false; ///< slides of shapes
    ClockOptions clock;
};
/// "png, svg, …"; empty in builds without the window.
std::string formatIds();
/// In builds with the window only. Several ids make a comparison.
int exportCommand(const RunOptions& run, const std::vector<std::string>& ids, const ExportOptions& options);

struct OpenOptions {
    std::optional<std::size_t> launch;
    double fraction = 1;
    std::string theme;    ///< empty: the preferred one, in a grab light
    std::string palette;  ///< empty: the preferred one, in a grab the usual one
    std::string language; ///< empty: as it was chosen in the window last, else the system's; in a grab English
    std::string size;
    std::string grab;
    std::optional<Preset> preset; ///< that the run is of
    LensOptions shown;
    bool present = false, speaker = false;
    bool isLecture = false; ///< the one id is a lecture's file, whatever its name
    bool verbose = false;
    ClockOptions clock;
};
/// In builds with the window only. No id starts with what the window shows at first, several with a comparison.
int openCommand(const RunOptions& run, const std::vector<std::string>& ids, const OpenOptions& options);

/// In builds with the window only: commands that draw work with no display. Before the application is made.
void drawWithoutDisplay();

/// "1920x1080" in pixels; throws InputError.
struct PixelSize {
    int width = 0, height = 0;
};
PixelSize parseSize(const std::string& text);

} // namespace lockstep::app
