#include "app/commands.hpp"
#include "app/plan.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/own_kernels.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

bool knows(const Algorithm& algorithm, const std::string& parameter)
{
    if (parameter == "mistake")
        return !algorithm.mistakes.empty();
    return std::ranges::any_of(algorithm.parameters, [&](const Parameter& p) { return p.name == parameter; });
}

/// The options of one run whose id may carry its own settings.
RunOptions ownOptions(const RunOptions& shared, const std::string& text)
{
    RunOptions own = shared;
    const auto colon = isPlanRun(text) ? std::string::npos : text.find(':');
    own.algorithm = text.substr(0, colon);
    const Algorithm& algorithm = offeredAlgorithm(own.algorithm);
    // What all share goes to those that have it: digit-bits means nothing to a network.
    std::erase_if(own.settings, [&](const std::string& setting) {
        const auto equals = setting.find('=');
        return equals != std::string::npos && !knows(algorithm, setting.substr(0, equals));
    });
    if (colon == std::string::npos)
        return own;
    std::size_t from = colon + 1;
    while (from <= text.size()) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const std::string setting = text.substr(from, comma - from);
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw InputError{
                sentence("'{}' in '{}' sets nothing; write {}:name=value,name=value.", setting, text, own.algorithm)};
        if (setting.starts_with("device="))
            own.device = setting.substr(equals + 1);
        else if (setting.starts_with("type="))
            own.type = setting.substr(equals + 1);
        else if (setting.starts_with("kernel="))
            own.kernel = setting.substr(equals + 1);
        else
            own.settings.push_back(setting);
        from = comma + 1;
    }
    return own;
}

/// What none of the algorithms has would be left out without a word.
void requireKnown(const std::vector<std::string>& settings, const std::vector<RunOptions>& own)
{
    for (const std::string& setting : settings) {
        const std::string name = setting.substr(0, setting.find('='));
        if (std::ranges::any_of(own, [&](const RunOptions& o) { return knows(offeredAlgorithm(o.algorithm), name); }))
            continue;
        if (name == wordsParameter)
            throw InputError{
                sentence("The words of a run are its input's; give them with --input, not with --set words=…")};
        if (own.size() == 1) // its refusal lists what there is
            resolveParameters(offeredAlgorithm(own.front().algorithm), {{name, {}}}, 1);
        throw InputError{sentence("None of these algorithms has a parameter '{}'; see: lockstep list", name)};
    }
}

/// A file that is no recording is told so, too; ids have neither points nor slashes.
bool namesFile(const std::string& id)
{
    std::error_code error;
    return namesRecordingFile(id) ||
           (id.find_first_of("./") != std::string::npos && std::filesystem::is_regular_file(id, error));
}

/// Of a file there is nothing left to choose but how it is looked at.
void requireNoneGiven(const RunOptions& shared, const std::vector<std::string>& ids)
{
    static constexpr std::array keysOnly{"--input", "--n", "--distribution", "--seed", "--type"};
    const bool runsAny = !std::ranges::all_of(ids, namesFile);
    const auto file = std::ranges::find_if(ids, namesFile);
    for (const std::string& option : shared.given) {
        const bool ofKeys = std::ranges::find(keysOnly, option) != keysOnly.end();
        if (ofKeys || !runsAny)
            throw InputError{sentence("{} would change a run that '{}' holds already; leave it out, or name an "
                                      "algorithm instead of the file.",
                                      option, *file)};
    }
}

/// A recording as what was once asked for.
RunRequest requestOf(const Recording& recording)
{
    RunRequest request{recording.algorithm, recording.parameters, recording.input};
    if (recording.isKernelChanged)
        request.kernel = recording.kernelSource;
    return request;
}

/// The keys of another run, and the words that they are the numbers of.
void giveSame(const Words& input, const Parameters& parameters, RunRequest& request)
{
    request.input = input;
    if (const auto words = parameters.find(wordsParameter); words != parameters.end())
        request.parameters[wordsParameter] = words->second;
}

/// A picture is as wide in all of them that take one.
void giveWidth(const RunRequest& made, RunRequest& request)
{
    const auto columns = made.parameters.find("columns");
    if (columns == made.parameters.end() || !fillsRows(offeredAlgorithm(made.algorithm)) ||
        !fillsRows(offeredAlgorithm(request.algorithm)))
        return;
    std::string& own = request.parameters["columns"];
    if (own.empty() || own == "auto")
        own = columns->second;
}

void addFile(std::vector<Subject>& subjects, const std::string& path)
{
    const RecordingFile file = readRecordingFile(path);
    for (const RecordingPtr& recording : file.recordings) {
        const bool several = file.recordings.size() > 1;
        RunRequest request = requestOf(*recording);
        if (isPlanRun(recording->algorithm))
            request.algorithm = rememberSentKernel(*recording, std::filesystem::path{path}.filename().string());
        subjects.push_back(
            {several ? fmt::format("{}:{}", path, recording->algorithm) : path, std::move(request), recording});
    }
}

std::vector<Subject> besideFiles(const RunOptions& shared, const std::vector<std::string>& ids)
{
    requireNoneGiven(shared, ids);
    std::vector<std::vector<Subject>> parts(ids.size()); // the files first, for their keys
    RecordingPtr leader;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (namesFile(ids[i])) {
            addFile(parts[i], ids[i]);
            leader = leader ? leader : parts[i].front().recording;
        }
    std::vector<RunOptions> own;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (parts[i].empty()) {
            own.push_back(ownOptions(shared, ids[i]));
            if (!own.back().type)
                own.back().type = std::string{elementTypeName(leader->type)};
            RunRequest request = settingsOf(own.back());
            giveSame(leader->input, leader->parameters, request);
            parts[i].push_back({ids[i], std::move(request), nullptr});
        }
    if (!own.empty())
        requireKnown(shared.settings, own);
    std::vector<Subject> all;
    for (std::vector<Subject>& part : parts)
        std::ranges::move(part, std::back_inserter(all));
    return all;
}

std::vector<Subject> runsOf(const RunOptions& shared, const std::vector<std::string>& ids)
{
    if (ids.size() > mostCompared) // before any of their inputs is made
        requireComparable(std::vector<RunRequest>(ids.size()));
    std::vector<RunOptions> own;
    for (const std::string& id : ids)
        own.push_back(ownOptions(shared, id));
    requireKnown(shared.settings, own);
    std::vector<Subject> subjects;
    std::vector<const Algorithm*> algorithms;
    std::optional<std::size_t> asked;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const RunRequest& request = subjects.emplace_back(Subject{ids[i], settingsOf(own[i]), nullptr}).request;
        algorithms.push_back(&offeredAlgorithm(request.algorithm));
        if (!asked)
            asked = keysAskedFor(*algorithms.back(), request.parameters);
    }
    // Made or read once; what is made does not depend on which of them comes first.
    RunOptions& maker = own[shared.input ? 0 : madeFor(algorithms)];
    if (!maker.n)
        maker.n = asked;
    const RunRequest made = toRequest(maker);
    for (Subject& subject : subjects) {
        giveSame(made.input, made.parameters, subject.request);
        giveWidth(made, subject.request);
    }
    return subjects;
}

} // namespace

std::vector<Subject> toSubjects(const RunOptions& shared, const std::vector<std::string>& words)
{
    const std::vector<std::string> ids = withPlans(words, shared.plans);
    if (ids.size() > 1 && !shared.kernel.empty())
        throw InputError{sentence("--kernel is a changed kernel of one algorithm, and {} are named; write it behind "
                                  "the one that it is for, as in {}:kernel={}.",
                                  ids.size(), ids.back(), shared.kernel)};
    std::vector<Subject> subjects =
        std::ranges::any_of(ids, namesFile) ? besideFiles(shared, ids) : runsOf(shared, ids);
    if (subjects.size() > 1) {
        std::vector<RunRequest> requests;
        std::vector<const Algorithm*> algorithms;
        for (const Subject& subject : subjects) {
            requests.push_back(subject.request);
            algorithms.push_back(&offeredAlgorithm(subject.request.algorithm));
        }
        requireComparable(requests, algorithms);
    }
    return subjects;
}

} // namespace lockstep::app
