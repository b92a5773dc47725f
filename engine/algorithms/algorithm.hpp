#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/message.hpp"
#include "engine/model/words.hpp"
#include "engine/model/work_unit.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

class Launcher;

using Parameters = std::map<std::string, std::string>;

struct Parameter {
    std::string name;  ///< as on the command line: --set name=value
    std::string title; ///< for people
    std::vector<std::string> values;
    std::string defaultValue;
    /// Free text: beside `values` any other that this returns, in the form that is kept; it throws InputError for what
    /// cannot be. Null: `values` are all there are.
    std::string (*normalised)(const std::string& text) = nullptr;
    /// How many keys a run with this value takes (of free text too); nothing: any. Throws as `normalised`.
    std::optional<std::size_t> (*keysFor)(const std::string& value) = nullptr;
    /// Beside `values`, where the device has sub-groups whose lanes shuffle values (DeviceInfo::shuffles). Elsewhere
    /// they are not offered, and host code throws InputError.
    std::vector<std::string> shuffled = {};
    bool isText() const { return normalised != nullptr; }
};

struct Limits {
    std::size_t minimum = 1;
    std::size_t maximum = std::size_t{1} << 22;
};

/// The result of host code: the buffer that holds the output in its first elements.
struct HostResult {
    std::size_t outputBuffer = 0;
    std::optional<std::size_t> outputSize = {}; ///< elements of the output; n where not told
    /// What the host itself made of that buffer, where it finishes the work (parameter "finish" is "host").
    std::optional<Words> output = {};
};

/// A mistake of the sources that can be switched on to look at it: parameter "mistake" is then its id. Off, nothing
/// says that there is one.
struct Mistake {
    std::string id;                   ///< as on the command line: --set mistake=id
    Message title;                    ///< what is left out
    Message lesson;                   ///< and what goes wrong then
    std::string source;               ///< book and section
    std::string needs = {};           ///< where alone it exists: "variant=reduce4", or several with ", " between
    std::vector<std::string> options; ///< -D options of the kernel file; none: host code does it
    /// The kernel in which work-items meet in one word with no barrier between; empty: they meet in none.
    std::string racingKernel = {};
    std::uint32_t sumBits = 32; ///< sums are cut to so many bits
    std::string example = {};   ///< keys, as typed, that show it
    bool races() const { return !racingKernel.empty(); }
};

/// Which keys suit an algorithm, where they are made; see made_keys.hpp.
struct SuitableKeys {
    std::string_view distribution = "uniform"; ///< where nobody says another
    /// Keys of that distribution that are no power of two begin with the one that comes last of all.
    bool startsAtLast = false;
    bool shufflesPlaces = false; ///< the second fields of pairs are the places in a shuffled order, not in rising order
};

/// An algorithm describes itself; the catalogue lists it; nothing else names it.
struct Algorithm {
    std::string id;
    std::string title;
    std::string family; ///< "Sorting networks", "Scans", "Radix sort"
    std::string lens;   ///< id of the lens made for it
    std::string origin; ///< paper or book section
    std::string kernelFile;
    std::vector<Parameter> parameters;
    Limits limits;
    bool stable = false;
    WorkUnit workUnit = WorkUnit::compares;
    /// -D options of the kernel file for these (resolved) parameters and this n.
    std::vector<std::string> (*options)(const Parameters&, std::size_t n) = nullptr;
    /// Parameters whose value is "auto" get the value that is used for n.
    void (*resolve)(Parameters&, std::size_t n) = nullptr;
    /// Why these (resolved) values do not go together, as a sentence; empty where they do.
    std::string (*refusal)(const Parameters&) = nullptr;
    /// Throws InputError for keys that these (resolved) parameters do not take.
    void (*check)(const Words& input, const Parameters&) = nullptr;
    HostResult (*host)(Launcher& run, const Words& input, const Parameters&) = nullptr;
    /// What the output must be, by std algorithms on the host; of float32 sums by the same tree of additions.
    Words (*reference)(const Words& input, const Parameters&) = nullptr;
    SuitableKeys madeKeys = {};
    std::vector<Mistake> mistakes = {};
    /// Of words of more than 4 letters, whose numbers are the keys (input/word_table.hpp); empty: it takes none.
    std::string wordsKernelFile = {};
};

std::span<const Algorithm* const> catalogue();
/// Throws InputError naming the ids there are.
const Algorithm& findAlgorithm(std::string_view id);
/// Every parameter of the algorithm with its value, and "mistake" where one is on; throws InputError for an unknown
/// name or value, and for values that do not go together.
Parameters resolveParameters(const Algorithm& algorithm, const Parameters& given, std::size_t n);
ElementType elementType(const Parameters& parameters);
/// The kernel file that a run with these (resolved) parameters builds.
const std::string& kernelFileOf(const Algorithm& algorithm, const Parameters& parameters);
/// The mistake that these resolved parameters switch on, or null.
const Mistake* mistakeOf(const Algorithm& algorithm, const Parameters& parameters);
/// The same of a recording; null too where the catalogue does not have its algorithm.
const Mistake* mistakeOf(const Recording& recording);
/// Work-items of this launch raced, so that no order of its events need explain what they read.
bool isRacing(const Recording& recording, const Launch& launch);
/// How many keys these (unresolved) parameters ask for by themselves; nothing: any.
std::optional<std::size_t> keysAskedFor(const Algorithm& algorithm, const Parameters& parameters);
/// Without the mistake, if there is one.
Parameters withoutMistake(Parameters parameters);

} // namespace lockstep
