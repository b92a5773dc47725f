#include "app/about.hpp"
#include "app/commands.hpp"
#include "app/events.hpp"
#include "app/isolation.hpp"
#include "app/lecture.hpp"
#include "app/meant.hpp"
#include "app/number_checks.hpp"
#include "app/options.hpp"
#include "app/plan.hpp"
#include "app/speech.hpp"
#include "app/standard_streams.hpp"
#include "engine/device/driver_watch.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/known_networks.hpp"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <new>

namespace lockstep::app {
namespace {

enum ExitStatus { done = 0, failed = 1, wrongCall = 2, noDevice = 3 };

#ifndef LOCKSTEP_GUI
} // namespace
std::string formatIds()
{
    return {};
}
namespace {
#endif

int complain(const std::string& message, int status)
{
    fmt::print(stderr, "lockstep: {}\n", oneLine(withStreamNames(message)));
    return status;
}

int dispatch(int argc, char** argv, bool& verbose)
{
    CLI::App program{sentence("Steps through parallel sorts and scans that really run on an OpenCL device. Without a "
                              "subcommand it opens the window.")};
    program.require_subcommand(0, 1);
    program.add_flag("--verbose", verbose, sentence("If a kernel fails to build, print its whole log"));
    IsolationOptions isolation;
    addIsolationOptions(program, isolation);
    std::string language;
    program
        .add_option("--language", language,
                    sentence("Language of what is printed and told: en, de or zh (the system's; of --json, en)"))
        ->option_text("TEXT");
    labelHelp(program);
    program.fallthrough();

    bool json = false;
    RunOptions run, exported, opened;
    Ids runIds, exportedIds, openedIds;
    RunOutput output;
    ExportOptions exportOptions;
    OpenOptions openOptions;
    auto* devices = program.add_subcommand("devices", sentence("List the OpenCL devices"));
    devices->add_flag("--json", json, sentence("Print one JSON object"));
    std::string machine;
    devices
        ->add_option(
            "machine,--device", machine,
            sentence("Those of another machine, which ssh reaches: ssh:[user@]host[:port] (those of this one)"))
        ->option_text("TEXT");
    std::string measured = "auto";
    auto* measureIt = program.add_subcommand("measure", sentence("Measure how fast a device copies and multiplies"));
    measureIt->add_option("--device", measured,
                          sentence("auto, an index, or part of a name; see: lockstep devices (auto)"));
    measureIt->add_flag("--json", json, sentence("Print one JSON object"));
    auto* list = program.add_subcommand("list", sentence("List the algorithms"));
    list->add_flag("--json", json, sentence("Print one JSON object"));

    auto* presetsIt = program.add_subcommand("presets", sentence("List the figures and examples of the sources"));
    presetsIt->add_flag("--json", json, sentence("Print one JSON object"));
    PlanCommands plans{program};

    std::string runPreset, exportPreset, openPreset;
    auto* runIt = program.add_subcommand("run", sentence("Run an algorithm and print what happened"));
    addOneId(*runIt, runIds,
             sentence("Id of the algorithm (see: lockstep list), or a .lockstep file; not needed with --preset"));
    addInputOptions(*runIt, run);
    addPresetOption(*runIt, runPreset);
    addKernelOption(*runIt, run);
    addPlanOption(*runIt, run.plan);
    runIt->add_flag(
        "--json", output.json,
        sentence("Print one JSON object. In it, correct says whether the result is right, mistake which one is on "
                 "(or null), overflowed how many sums wrapped modulo 2^32, ends_early whether a file's last "
                 "launches are missing"));
    runIt->add_flag("--events", output.events, sentence("With --json: what each work-item did"));
    runIt->add_flag("--states", output.states, sentence("With --json: the buffers, however large"));
    runIt->add_option("--wavefront", output.widths.wavefront,
                      sentence("With --json: work-items that run in step, 16, 32 or 64 (32)"));
    runIt
        ->add_option(
            "--cut-from", output.cutFrom,
            sentence("Take the keys as orders that are cut from a piece of this length, at the scan's sums, and tell "
                     "what is left after each"))
        ->check(wrongLength)
        ->option_text("UINT");
    runIt->add_option("--banks", output.widths.banks, sentence("With --json: banks of local memory, 16 or 32 (32)"));
    runIt->add_option("--segment", output.segment,
                      sentence("With --json: bytes of global memory that move together, 32, 64 or 128 (128)"));

    RunOptions printed;
    Ids printedIds;
    auto* kernelIt =
        program.add_subcommand("kernel", sentence("Print an algorithm's kernel file, to be changed and run with "
                                                  "lockstep run --kernel"));
    addOneId(*kernelIt, printedIds, sentence("Id of the algorithm (see: lockstep list)"));
    addInputOptions(*kernelIt, printed);

    RunOptions broken;
    Ids brokenIds;
    BreakCall breakCall;
    auto* breakIt =
        program.add_subcommand("break", sentence("Switch on a mistake from the sources and see what goes wrong"));
    addOneId(*breakIt, brokenIds,
             sentence("Id of the algorithm; without one, all mistakes are listed. Without --input, --n, --distribution "
                      "and --seed "
                      "it runs an example that shows the mistake"));
    breakIt->add_option("--mistake", breakCall.mistake,
                        sentence("Its id; see: lockstep break (the algorithm's first)"));
    breakIt->add_option("--times", breakCall.times, sentence("How often to run it, besides the recorded run (100)"));
    addInputOptions(*breakIt, broken);
    breakIt->add_flag("--json", breakCall.json, sentence("Print one JSON object"));

    NetworkOptions networkOptions;
    auto* networkIt =
        program.add_subcommand("network", sentence("Count the comparators of a network and check that it sorts"));
    networkIt
        ->add_option(
            "network", networkOptions.text,
            sentence("Layers, as in [(0,1),(2,3)],[(0,2),(1,3)],[(1,2)], @file, {}, or the id of an algorithm, whose "
                     "comparators are read from a run",
                     fmt::join(knownNetworks(), ", ")))
        ->required();
    networkIt->add_option("--n", networkOptions.n, sentence("Number of wires, if the network does not say (16)"))
        ->check(wrongCount);
    networkIt->add_option("--device", networkOptions.device,
                          sentence("auto, an index, or part of a name; see: lockstep devices (auto)"));
    networkIt->add_flag("--packed", networkOptions.packed, sentence("First pack it into as few layers as possible"));
    networkIt->add_flag("--json", networkOptions.json, sentence("Print one JSON object"));

    auto* compare =
        program.add_subcommand("compare", sentence("Run two to four algorithms on one input and compare them"));
    Ids compared;
    RunOptions compareRun;
    CompareOptions compareOptions;
    compare->add_option(
        "algorithms", compared,
        sentence("Two to four of: an id (see: lockstep list), id:name=value,name=value, where kernel=FILE is a "
                 "changed kernel file of it, or a .lockstep file"));
    addInputOptions(*compare, compareRun);
    addPlanOption(*compare, compareRun.plans);
    addEventsOption(*compare, compareRun.eventsFrom);
    compare->add_option("--units", compareOptions.units,
                        sentence("P, the execution units of the modelled time, or several of them: P,P,… (32)"));
    compare->add_option("--wavefront", compareOptions.wavefront,
                        sentence("Units that are busy together: 1, 32 or 64 (1)"));
    compare->add_flag("--json", compareOptions.json, sentence("Print one JSON object"));

    auto* exportIt = program.add_subcommand("export", sentence("Write pictures, documents or a video of the launches"));
    addIds(*exportIt, exportedIds);
    addInputOptions(*exportIt, exported);
    addPresetOption(*exportIt, exportPreset);
    addKernelOption(*exportIt, exported);
    addPlanOption(*exportIt, exported.plans);
    auto* exportAt = addClockOptions(*exportIt, exportOptions.clock);
    addAskOption(*exportIt, exportOptions.clock);
    exportIt
        ->add_option("--to", exportOptions.to,
                     sentence("A file for one frame, a document or a video; a folder for one frame per launch"))
        ->required();
    exportIt->add_option("--format", exportOptions.format,
                         sentence("If not the format that the file name ends in (in a folder: png): {}", formatIds()));
    exportIt
        ->add_option("--between", exportOptions.between,
                     sentence("Extra pictures on the way to each launch, 0 to 240 (0)"))
        ->check(CLI::Range(0, 240))
        ->option_text("UINT");
    exportIt->add_option(
        "--pages", exportOptions.pages,
        sentence("What gets a page of its own, and what --from and --until count: launch or phase (launch)"));
    exportIt->add_flag("--contrast", exportOptions.contrast,
                       sentence("High contrast, for projectors: past launches as strong as the rest"));
    exportIt->add_flag("--transparent", exportOptions.transparent, sentence("Transparent background"));
    exportIt->add_flag("--no-title", exportOptions.noTitle, sentence("Leave out the title"));
    exportIt->add_flag("--no-narration", exportOptions.noNarration, sentence("Leave out the sentence"));
    exportIt->add_flag("--no-legend", exportOptions.noLegend, sentence("Leave out the legend"));
    exportIt->add_option("--size", exportOptions.size, sentence("In pixels (1920x1080); for videos both must be even"));
    exportIt->add_option(
        "--paper-width", exportOptions.paperWidth,
        sentence("Width in print, in centimetres, with type sized for it; --size then only gives the shape"));
    exportIt->add_option("--dpi", exportOptions.dpi, sentence("Pixels per inch for --paper-width (300)"));
    exportIt->add_option("--fps", exportOptions.fps,
                         sentence("Frames per second of a video, 1 to 120, or of a GIF, up to 50 (30)"));
    exportIt->add_option("--speed", exportOptions.speed, sentence("Speed of a video, 0.1 to 10 (1)"));
    exportIt->add_option("--theme", exportOptions.theme, sentence("light or dark (light)"));
    exportIt->add_option("--palette", exportOptions.palette,
                         sentence("usual, or safe: colours told apart with every kind of colour blindness (usual)"));
    addLensOptions(*exportIt, exportOptions.shown);
    exportIt->add_flag("--editable", exportOptions.editable,
                       sentence("Slides (pptx) of shapes and text boxes that can be edited, instead of pictures"));
    exportIt->add_option(
        "--text", exportOptions.text,
        sentence("Of an SVG: text, which needs the fonts; outlines of the letters, which needs none; or auto, "
                 "outlines where there is more than Latin, Greek and Cyrillic, as in Chinese (auto)"));
    exportIt->add_option("--language", exportOptions.language,
                         sentence("Language of pictures and documents: en, de or zh (en)"));
    exportIt
        ->add_option("--from", exportOptions.from,
                     sentence("First launch (0 is the input); for a single picture, its launch (the last)"))
        ->excludes(exportAt);
    exportIt
        ->add_option("--until", exportOptions.until,
                     sentence("Last launch. In a lecture, --from and --until count pages, from 1"))
        ->excludes(exportAt);
    exportIt->add_option("--fraction", exportOptions.fraction, sentence("How far through the launch, 0 to 1 (1)"))
        ->excludes(exportAt);

    auto* openIt =
        program.add_subcommand("open", sentence("Open the window on a run, a comparison, a recording or a lecture"));
    addIds(*openIt, openedIds);
    addInputOptions(*openIt, opened);
    addPresetOption(*openIt, openPreset);
    addKernelOption(*openIt, opened);
    addPlanOption(*openIt, opened.plans);
    auto* openAt = addClockOptions(*openIt, openOptions.clock);
    openIt
        ->add_option("--launch", openOptions.launch,
                     sentence("Launch to show (0, the input; for a preset, the one of its figure)"))
        ->excludes(openAt);
    openIt->add_option("--fraction", openOptions.fraction, sentence("How far through the launch, 0 to 1 (1)"))
        ->excludes(openAt);
    openIt->add_option("--theme", openOptions.theme, sentence("light or dark (the preferred one; with --grab, light)"));
    openIt->add_option("--palette", openOptions.palette,
                       sentence("usual, or safe: colours told apart with every kind of colour blindness (the preferred "
                                "one; with --grab, usual)"));
    addLensOptions(*openIt, openOptions.shown);
    openIt->add_option(
        "--language", openOptions.language,
        sentence("Language of window and pictures: en, de or zh (the one last chosen in the window, else the "
                 "system's; with --grab, en)"));
    openIt->add_option(
        "--size", openOptions.size,
        sentence("Size of the window (as it was left; at first 1440x900, or what the screen has room for)"));
    auto* present = openIt->add_flag("--present", openOptions.present, sentence("Present at once, from --launch on"));
    openIt
        ->add_flag("--speaker", openOptions.speaker,
                   sentence("With --present: show the speaker's view on the same screen, too"))
        ->needs(present);
    openIt
        ->add_option("--grab", openOptions.grab,
                     sentence("Write a picture of the window to this PNG file and exit; needs no display"))
        ->check(namesNothing)
        ->option_text("TEXT");

    LectureOptions lectureOptions;
    auto* lectureIt = program.add_subcommand(
        "lecture", sentence("Present a lecture, check it, record its runs, or print its questions"));
    lectureIt->add_option("script", lectureOptions.file, sentence("The lecture, a .json file"))->required();
    lectureIt->add_flag("--check", lectureOptions.check, sentence("Say whether it is in order, and what it contains"));
    lectureIt->add_option("--format", lectureOptions.format,
                          sentence("With --check: text, or json, which holds all that is wrong at once (text)"));
    lectureIt->add_flag("--record", lectureOptions.record,
                        sentence("Run everything and write the recordings next to the script"));
    lectureIt->add_option("--worksheet", lectureOptions.worksheet,
                          sentence("Write its questions, for printing, to this .pdf file"));
    lectureIt->add_option("--key", lectureOptions.key, sentence("The same with the answers"));
    lectureIt->add_option(
        "--language", lectureOptions.language,
        sentence("Language of questions and pictures: en, de or zh (en; when presenting, that of the window)"));
    lectureIt->add_option("--paper", lectureOptions.paper, sentence("Paper for printing: a4 or letter (a4)"));

    AboutCommands about{program};
    nameGroups(program);
    // Subcommands that are added later would print it, too.
    program.footer(
        sentence("lockstep SUBCOMMAND --help lists the options of each. Exit status: 0 done, 1 it failed while "
                 "running,\n2 the call was wrong, 3 there is no usable device. "
                 "A file called - is standard input or output."));

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& help) { // or the version
        return program.exit(help);
    } catch (const CLI::ParseError& error) {
        return complain(wrongCallSentence(program, error), wrongCall);
    }
    if (const auto status = about.perform())
        return *status;
    if (*isolation.engine)
        serve(isolation);
    if (!language.empty())
        requireLanguage(language);
    isolate(program, isolation);
    askOclgrind(isolation);
    if (*devices)
        return devicesCommand(machine, json);
    if (*measureIt)
        return measureCommand(measured, json);
    if (*list)
        return listCommand(json);
    if (*presetsIt)
        return presetsCommand(json);
    if (const auto status = plans.perform(runIds, run, output, isolationWords(isolation)))
        return *status;
    run.algorithm = onlyId(runIds, "run");
    broken.algorithm = onlyId(brokenIds, "break");
    printed.algorithm = onlyId(printedIds, "kernel");
    if (*kernelIt)
        return kernelCommand(printed);
    const std::string called = program.get_subcommands().empty() ? "open" : program.get_subcommands()[0]->get_name();
    for (const Ids* ids : {&compared, &exportedIds, &openedIds}) {
        requireNoSetting(*ids);
        if (exported.plans.empty() && opened.plans.empty() && compareRun.plans.empty())
            requireNoKernelFile(*ids, called);
    }
    requirePresetAlone(runPreset, runIds);
    requirePresetAlone(exportPreset, exportedIds);
    requirePresetAlone(openPreset, openedIds);
    if (*runIt && run.algorithm.empty() && runPreset.empty())
        return complain(sentence("algorithm is required, or --preset; see: lockstep run --help"), wrongCall);
    if (*exportIt && exportedIds.empty() && exportPreset.empty() && exported.plans.empty())
        return complain(sentence("algorithm is required, or --preset; see: lockstep export --help"), wrongCall);
    if (*compare && compared.empty() && compareRun.plans.empty())
        return complain(
            sentence("two to four algorithms are required, or plans by --plan; see: lockstep compare --help"),
            wrongCall);
    std::optional<Preset> ranPreset;
    if (!runPreset.empty())
        ranPreset = takePreset(runPreset, run);
    if (!exportPreset.empty())
        exportedIds = {takePreset(exportPreset, exported).algorithm};
    if (!openPreset.empty()) {
        openOptions.preset = takePreset(openPreset, opened);
        openedIds = {openOptions.preset->algorithm};
    }
    run.given = givenTo(*runIt);
    compareRun.given = givenTo(*compare);
    exported.given = givenTo(*exportIt);
    opened.given = givenTo(*openIt);
    broken.given = givenTo(*breakIt);
    if (*networkIt)
        return networkCommand(networkOptions);
    if (*breakIt)
        return breakCommand(broken, breakCall);
    if (*runIt)
        return runCommand(run, output, ranPreset);
    if (*compare)
        return compareCommand(compared, compareRun, compareOptions);
#ifdef LOCKSTEP_GUI
    if (*exportIt)
        return exportCommand(exported, exportedIds, exportOptions);
    if (*lectureIt)
        return lectureCommand(lectureOptions);
    openOptions.verbose = verbose;
    if (openOptions.language.empty())
        openOptions.language = language;
    if (*openIt && openedIds.empty() &&
        opened.plans.empty()) // the options of a run then mean the algorithm that the window starts with
        if (!opened.given.empty())
            openedIds = {"bitonic-sort"};
    return openCommand(opened, openedIds, openOptions);
#else
    return complain(
        sentence("This Lockstep was built without its window (LOCKSTEP_GUI=OFF); use devices, measure, list, presets, "
                 "plans, run, break, network or compare, or build it with Qt 6."),
        wrongCall);
#endif
}

} // namespace
} // namespace lockstep::app

int main(int argc, char** argv)
{
    using namespace lockstep;
    tellCrashes();
    bool verbose = false;
    try {
        app::speak(app::languageOf(argc, argv));
        app::StandardStreams streams{argc, argv};
        const int status = app::dispatch(streams.argc(), streams.argv(), verbose);
        streams.deliver();
        return status;
    } catch (const InputError& error) {
        return app::complain(error.what(), app::wrongCall);
    } catch (const NoDeviceError& error) {
        return app::complain(error.what(), app::noDevice);
    } catch (const DeviceError& error) {
        if (verbose && !error.details().empty())
            fmt::print(stderr, "{}\n", error.details());
        return app::complain(error.what(), app::failed);
    } catch (const std::bad_alloc&) {
        return app::complain(sentence("There is not enough memory; choose fewer keys."), app::failed);
    } catch (const std::exception& error) {
        return app::complain(error.what(), app::failed);
    }
}
