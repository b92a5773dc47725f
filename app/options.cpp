#include "app/options.hpp"

#include "app/events.hpp"
#include "app/number_checks.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/images.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>

namespace lockstep::app {
namespace {

/// Of a command that takes one algorithm: further words are read, to be refused by name, and not asked for.
struct OneIdFormatter : CLI::Formatter {
    std::string make_option_usage(const CLI::Option* /*option*/) const override { return "[algorithm]"; }
};

void putLabels(CLI::FormatterBase& formatter)
{
    formatter.label("Usage", sentence("Usage"));
    formatter.label("Positionals", sentence("Positionals"));
    formatter.label("OPTIONS", sentence("OPTIONS"));
    formatter.label("SUBCOMMAND", sentence("SUBCOMMAND"));
    formatter.label("REQUIRED", sentence("REQUIRED"));
    formatter.label("Needs", sentence("Needs"));
    formatter.label("Excludes", sentence("Excludes"));
}

bool wasGiven(const CLI::Option* option) // an option of a run
{
    const std::string name = option->get_name();
    if (option->count() == 0)
        return false;
    return name == "--input" || name == "--n" || name == "--distribution" || name == "--seed" || name == "--type" ||
           name == "--set" || name == "--device" || name == "--largest-group" || name == "--kernel";
}

} // namespace

void labelHelp(CLI::App& program)
{
    program.set_help_flag("-h,--help", sentence("Print this help message and exit"));
    putLabels(*program.get_formatter());
}

void nameGroups(CLI::App& program)
{
    for (CLI::Option* option : program.get_options())
        if (option->get_group() == "Options")
            option->group(sentence("Options"));
    for (CLI::App* command : program.get_subcommands({})) {
        if (command->get_group() == "Subcommands")
            command->group(sentence("Subcommands"));
        nameGroups(*command);
    }
}

std::string namesNothing(const std::string& text)
{
    return text.empty() ? sentence("'' names no file") : "";
}

void requireNoSetting(const Ids& ids)
{
    for (const std::string& word : ids) {
        const auto equals = word.find('=');
        std::error_code error;
        if (equals == std::string::npos || word.find_first_of(":./") < equals || namesRecordingFile(word) ||
            std::filesystem::exists(word, error))
            continue;
        throw InputError{sentence("'{}' stands there without --set, and each --set takes one setting; write --set "
                                  "{}.",
                                  word, word)};
    }
}

void requireNoKernelFile(const Ids& ids, const std::string& command)
{
    namespace fs = std::filesystem;
    const std::string call = command == "export" || command == "open" ? command : "run";
    for (const std::string& word : ids) {
        const fs::path file = word;
        if (file.extension() == ".lua")
            throw InputError{sentence("'{}' is a plan, the host's part of a kernel of your own; write: lockstep {} "
                                      "--plan {}",
                                      word, call, word)};
        const bool isBehindId = knownAlgorithm(word.substr(0, word.find(':'))) != nullptr; // "bitonic-sort:kernel=a.cl"
        if (file.extension() != ".cl" || isBehindId)
            continue;
        const fs::path beside = fs::path{file}.replace_extension(".lua");
        std::error_code error;
        if (fs::exists(beside, error))
            throw InputError{sentence("'{}' is a kernel file, which runs by a plan, the host's part; write: "
                                      "lockstep {} {} --plan {}",
                                      word, call, word, beside.string())};
        throw InputError{sentence("'{}' is a kernel file, which runs by a plan, the host's part: add --plan FILE "
                                  "(lockstep plans lists examples), or name the algorithm whose kernel it is, "
                                  "changed, and add --kernel {}.",
                                  word, word)};
    }
}

void addOneId(CLI::App& command, Ids& ids, const std::string& description)
{
    command.add_option("algorithm", ids, description)->option_text("TEXT");
    const auto formatter = std::make_shared<OneIdFormatter>();
    putLabels(*formatter);
    command.formatter(formatter);
}

std::string onlyId(const Ids& ids, const std::string& command)
{
    requireNoSetting(ids);
    requireNoKernelFile(ids, command);
    if (ids.size() > 1)
        throw InputError{sentence("'{}' is one too many: {} takes one algorithm, and '{}' is already named; leave it "
                                  "out (lockstep compare takes several).",
                                  ids[1], command, ids[0])};
    return ids.empty() ? std::string{} : ids.front();
}

void requirePresetAlone(const std::string& preset, const Ids& ids)
{
    if (!preset.empty() && !ids.empty())
        throw InputError{
            sentence("--preset {} says which algorithm is run; leave out '{}', or --preset.", preset, ids.front())};
}

CLI::Option* addIds(CLI::App& command, Ids& ids)
{
    return command.add_option(
        "algorithm", ids,
        sentence("An algorithm's id (see: lockstep list), or two to four of them to compare; each may carry "
                 "parameters of its own, as in radix-sort:digit-bits=4, or be a .lockstep file. Or the "
                 ".json file of one lecture"));
}

CLI::Option* addClockOptions(CLI::App& command, ClockOptions& options)
{
    command.add_option(
        "--clock", options.clock,
        sentence("In a comparison: what its clock counts, launches, levels, work, units or device (launches)"));
    command.add_option("--units", options.units,
                       sentence("In a comparison: P, the execution units of the modelled time (32)"));
    command.add_option("--wavefront", options.wavefront,
                       sentence("In a comparison: units that are busy together, 1, 32 or 64 (1)"));
    return command.add_option("--at", options.at, sentence("In a comparison: the moment to show, in the clock's unit"));
}

void addLensOptions(CLI::App& command, LensOptions& options)
{
    command.add_option(
        "--lens", options.lens,
        sentence("What pictures show: structure; memory, how each launch loads and stores; or roofline (structure)"));
    command
        .add_option(
            "--machine", options.machine,
            sentence("For memory and roofline: lanes of a wavefront, bytes of a segment, banks, and if you like 10^9 "
                     "operations and bytes a second (32,128,32,10000,1000)"))
        ->delimiter(',')
        ->option_text("UINT,…");
}

void addAskOption(CLI::App& command, ClockOptions& options)
{
    command.add_option(
        "--ask", options.ask,
        sentence("In a comparison: a position, from 0, whose value is traced back to where it came from"));
}

void addInputOptions(CLI::App& command, RunOptions& options)
{
    auto* input = command.add_option(
        "--input", options.input, sentence("Keys: 3,1,7 or @file; words where they are text or the operator is join"));
    command.add_option("--n", options.n, sentence("How many keys to make (16, or as many as the network has wires)"))
        ->excludes(input)
        ->check(wrongCount);
    command
        .add_option(
            "--distribution", options.distribution,
            sentence("How the keys are distributed: {} (uniform, or what suits the algorithm); of images also {}",
                     fmt::join(distributions(), ", "), fmt::join(madeImages(), ", ")))
        ->excludes(input);
    command.add_option("--seed", options.seed, sentence("Seed for the keys to make (1)"))
        ->excludes(input)
        ->check(wrongSeed)
        ->option_text("UINT");
    command.add_option(
        "--type", options.type,
        sentence("Type of the keys: uint32, int32, float32, pair or text, words of up to 4 letters or, for "
                 "radix-sort and msd-radix-sort, 64 (the first that lockstep list has for the algorithm)"));
    command
        .add_option(
            "--set", options.settings,
            sentence(
                "A parameter (see: lockstep list); repeat --set for each. In a comparison it goes to the algorithms "
                "that have it"))
        ->allow_extra_args(false)
        ->option_text("NAME=VALUE");
    command.add_option("--device", options.device,
                       sentence("auto, an index, or part of a name; see: lockstep devices (auto). Of another machine: "
                                "ssh:[user@]host[:port][/device]"));
    command.add_option("--largest-group", options.largestGroup,
                       sentence("Most work-items in a work-group where no parameter sets it (64)"));
}

void addKernelOption(CLI::App& command, RunOptions& options)
{
    command
        .add_option(
            "--kernel", options.kernel,
            sentence("A changed kernel file of the algorithm, to be built in place of the shipped one; see: lockstep "
                     "kernel --help"))
        ->check(namesNothing)
        ->option_text("FILE");
    addEventsOption(command, options.eventsFrom);
}

void addPresetOption(CLI::App& command, std::string& preset)
{
    auto* option =
        command.add_option("--preset", preset, sentence("A figure or an example from a source; see: lockstep presets"));
    for (const char* other : {"--input", "--n", "--distribution", "--seed", "--type", "--largest-group"})
        option->excludes(command.get_option(other));
}

std::vector<std::string> givenTo(const CLI::App& command)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options(wasGiven))
        names.push_back(option->get_name());
    return names;
}

} // namespace lockstep::app
