#include "engine/algorithms/catalogue.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/needed.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/nearest.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>
#include <tuple>

namespace lockstep {

std::span<const Algorithm* const> catalogue()
{
    static constexpr std::array table{
#define LOCKSTEP_ROW(name) &name##Algorithm,
        LOCKSTEP_ALGORITHMS(LOCKSTEP_ROW)
#undef LOCKSTEP_ROW
    };
    return table;
}

const Algorithm* knownAlgorithm(std::string_view id)
{
    const auto found = std::ranges::find(catalogue(), id, [](const Algorithm* a) -> std::string_view { return a->id; });
    return found == catalogue().end() ? nullptr : *found;
}

const Algorithm& findAlgorithm(std::string_view id)
{
    if (const Algorithm* known = knownAlgorithm(id))
        return *known;
    std::vector<std::string_view> ids;
    for (const Algorithm* algorithm : catalogue())
        ids.push_back(algorithm->id);
    const std::string_view meant = nearest(id, ids);
    throw InputError{sentence("There is no algorithm '{}'; {}see: lockstep list", id,
                              meant.empty() ? "" : sentence("did you mean {}? Or ", meant))};
}

namespace {

const Mistake& findMistake(const Algorithm& algorithm, const std::string& id)
{
    if (algorithm.mistakes.empty())
        throw InputError{
            sentence("{} has no mistake to switch on; leave 'mistake' out, or see: lockstep break", algorithm.id)};
    const auto found = std::ranges::find(algorithm.mistakes, id, &Mistake::id);
    if (found != algorithm.mistakes.end())
        return *found;
    std::vector<std::string> ids;
    for (const Mistake& mistake : algorithm.mistakes)
        ids.push_back(mistake.id);
    throw InputError{
        sentence("{} has no mistake '{}'; choose one of: none, {}.", algorithm.id, id, fmt::join(ids, ", "))};
}

void requireWhereItExists(const Algorithm& algorithm, const Mistake& mistake, const Parameters& resolved)
{
    for (const auto& [name, value] : neededBy(mistake))
        if (resolved.at(name) != value)
            throw InputError{
                sentence("The mistake {} of {} exists only where {}={}, not where {} is {}; set that, too.", mistake.id,
                         algorithm.id, name, value, name, resolved.at(name))};
}

/// Words of more than 4 letters: each is sorted character by character.
void takeWords(const Algorithm& algorithm, const Parameters& given, const WordTable& words, std::size_t n,
               Parameters& resolved)
{
    if (elementType(resolved) != ElementType::text || words.size() != n)
        throw InputError{sentence("The words are not the keys' ones; give keys of type text instead.")};
    if (algorithm.wordsKernelFile.empty()) {
        std::vector<std::string> others;
        for (const Algorithm* other : catalogue())
            if (!other->wordsKernelFile.empty())
                others.push_back(other->id);
        std::uint32_t number = 0;
        while (number + 1 < n && words.word(number).size() <= shortWord)
            ++number;
        throw InputError{sentence("Word {}, '{}', has {} letters; {} takes words of at most {}, {} of up to {}.",
                                  number + 1, words.word(number), words.word(number).size(), algorithm.id, shortWord,
                                  fmt::join(others, " and "), longestWord)};
    }
    for (const auto& [name, needed, why] :
         {std::tuple{"digit-bits", "8", "a digit of a word of more than 4 letters is one of its characters"},
          std::tuple{"cutoff", "1", "words of more than 4 letters are sorted by their characters alone"}}) {
        const auto own = resolved.find(name);
        if (own == resolved.end())
            continue;
        // A window asks for defaults, too.
        const auto asked = given.find(name);
        if (asked != given.end() && asked->second != needed &&
            asked->second != std::ranges::find(algorithm.parameters, name, &Parameter::name)->defaultValue)
            throw InputError{sentence("{} is {}, but {}; set {}={}.", name, asked->second, why, name, needed)};
        own->second = needed;
    }
    resolved[wordsParameter] = given.at(wordsParameter);
}

/// Words that are joined: as many as there are keys. That the keys are their pieces is checked with the keys.
void takeJoinedWords(const Parameters& given, std::size_t n, Parameters& resolved)
{
    if (JoinedText{given.at(wordsParameter)}.pieces().size() != n)
        throw InputError{sentence("The words are not the keys' ones; give words to join as the input instead.")};
    resolved[wordsParameter] = given.at(wordsParameter);
}

} // namespace

Parameters resolveParameters(const Algorithm& algorithm, const Parameters& given, std::size_t n)
{
    const Mistake* mistake = nullptr;
    Parameters resolved;
    std::vector<std::string> names;
    for (const Parameter& parameter : algorithm.parameters) {
        resolved[parameter.name] = parameter.defaultValue;
        names.push_back(parameter.name);
    }
    for (const auto& [name, value] : given) {
        if (name == "mistake") {
            mistake = value == "none" ? nullptr : &findMistake(algorithm, value);
            continue;
        }
        if (name == wordsParameter)
            continue;
        const auto parameter = std::ranges::find(algorithm.parameters, name, &Parameter::name);
        if (parameter == algorithm.parameters.end())
            throw InputError{
                sentence("{} has no parameter '{}'; it has: {}.", algorithm.id, name, fmt::join(names, ", "))};
        const bool isListed = std::ranges::find(parameter->values, value) != parameter->values.end() ||
                              std::ranges::find(parameter->shuffled, value) != parameter->shuffled.end();
        if (!isListed && parameter->isText()) {
            resolved[name] = parameter->normalised(value);
            continue;
        }
        if (!isListed)
            throw InputError{sentence("'{}' is no value of {} for {}; choose one of: {}.", value, name, algorithm.id,
                                      fmt::join(parameter->values, ", "))};
        resolved[name] = value;
    }
    if (n < algorithm.limits.minimum || n > algorithm.limits.maximum) {
        // A scan in one work-group is at its end there; over several it goes on.
        const bool goesOn = algorithm.family == hierarchicalScanAlgorithm.family && n > algorithm.limits.maximum &&
                            n <= hierarchicalScanAlgorithm.limits.maximum;
        throw InputError{sentence("{} takes {} to {} keys, not {}{}.", algorithm.id, algorithm.limits.minimum,
                                  algorithm.limits.maximum, n,
                                  goesOn ? sentence("; {} takes more", hierarchicalScanAlgorithm.id) : "")};
    }
    if (const auto words = WordTable::of(given))
        takeWords(algorithm, given, *words, n, resolved);
    else if (given.contains(wordsParameter))
        takeJoinedWords(given, n, resolved);
    if (algorithm.resolve != nullptr)
        algorithm.resolve(resolved, n);
    if (algorithm.refusal != nullptr)
        if (const std::string why = algorithm.refusal(resolved); !why.empty())
            throw InputError{why};
    if (mistake != nullptr) {
        requireWhereItExists(algorithm, *mistake, resolved);
        resolved["mistake"] = mistake->id;
    }
    return resolved;
}

Parameters neededBy(const Mistake& mistake)
{
    Parameters needed;
    std::istringstream rest{mistake.needs};
    for (std::string one; std::getline(rest >> std::ws, one, ',');) {
        const auto equals = one.find('=');
        needed[one.substr(0, equals)] = one.substr(equals + 1);
    }
    return needed;
}

const Mistake* mistakeOf(const Algorithm& algorithm, const Parameters& parameters)
{
    const auto id = parameters.find("mistake");
    if (id == parameters.end())
        return nullptr;
    const auto found = std::ranges::find(algorithm.mistakes, id->second, &Mistake::id);
    return found == algorithm.mistakes.end() ? nullptr : &*found;
}

const Mistake* mistakeOf(const Recording& recording)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    return known == nullptr ? nullptr : mistakeOf(*known, recording.parameters);
}

bool hasOwnKernel(const Recording& recording)
{
    return recording.isKernelChanged || knownAlgorithm(recording.algorithm) == nullptr;
}

bool isRacing(const Recording& recording, const Launch& launch)
{
    const Mistake* mistake = mistakeOf(recording);
    return mistake != nullptr && mistake->races() && mistake->racingKernel == launch.kernel;
}

std::optional<std::size_t> keysAskedFor(const Algorithm& algorithm, const Parameters& parameters)
{
    for (const Parameter& parameter : algorithm.parameters)
        if (const auto given = parameters.find(parameter.name);
            parameter.keysFor != nullptr && given != parameters.end())
            return parameter.keysFor(given->second);
    return std::nullopt;
}

const std::string& kernelFileOf(const Algorithm& algorithm, const Parameters& parameters)
{
    return parameters.contains(wordsParameter) && !joinsTexts(parameters) ? algorithm.wordsKernelFile
                                                                          : algorithm.kernelFile;
}

Parameters withoutMistake(Parameters parameters)
{
    parameters.erase("mistake");
    return parameters;
}

ElementType elementType(const Parameters& parameters)
{
    const auto type = parameters.find("type");
    return type == parameters.end() ? ElementType::uint32 : parseElementType(type->second);
}

} // namespace lockstep
