#include "app/commands.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/networks/zero_one.hpp"
#include "engine/trials/recorded_network.hpp"
#include "engine/trials/zero_one_device.hpp"

#include "engine/error.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace lockstep::app {
namespace {

using Json = nlohmann::ordered_json;

bool isAlgorithm(const std::string& text)
{
    return knownAlgorithm(text) != nullptr;
}

Network asked(const NetworkOptions& options)
{
    const std::string& text = options.text;
    const std::vector<std::string> known = knownNetworks();
    const bool isKnown = std::ranges::find(known, text) != known.end();
    if (!isKnown && isAlgorithm(text)) {
        Session session;
        RunRequest run;
        run.algorithm = text;
        run.device = options.device;
        return recordedNetwork(session, run, options.n.value_or(16));
    }
    // No text of comparators begins with a letter.
    if (!isKnown && !text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0)
        throw InputError{sentence("There is no network or algorithm '{}'; choose {}, an id of lockstep list, @file, "
                                  "or type comparators as (0,1),(2,3).",
                                  text, fmt::join(known, ", "))};
    const Network typed = isKnown                 ? networkOver(text, options.n.value_or(wiresOf(text).value_or(16)))
                          : text.starts_with('@') ? parseNetwork(readNetworkFile(text.substr(1)))
                                                  : parseNetwork(text);
    if (options.n && *options.n != typed.wires)
        throw InputError{sentence("The network has {} wires, and --n is {}; leave --n out.", typed.wires, *options.n)};
    return typed;
}

std::vector<std::pair<std::size_t, Comparator>> placed(const Network& network, const std::vector<std::size_t>& numbers)
{
    std::vector<std::pair<std::size_t, Comparator>> found; // with the layer, from 1
    std::size_t first = 0;
    for (std::size_t l = 0; l < network.depth(); ++l) {
        const std::vector<Comparator>& layer = network.layers[l].comparators;
        for (const std::size_t number : numbers)
            if (number >= first && number - first < layer.size())
                found.emplace_back(l + 1, layer[number - first]);
        first += layer.size();
    }
    return found;
}

Json jsonOf(const Network& network)
{
    Json layers = Json::array();
    for (const Layer& layer : network.layers) {
        Json pairs = Json::array();
        for (const Comparator& c : layer.comparators)
            pairs.push_back({c.smaller, c.larger});
        layers.push_back(std::move(pairs));
    }
    return layers;
}

using Bits = std::vector<std::uint8_t>;

/// Up to so many wires an input and what becomes of it go on one line.
constexpr std::size_t mostInALine = 16;

/// "0100 1101 …", of the wires from `first` on that a line has room for.
std::string inFours(const Bits& bits, std::size_t first)
{
    std::string text;
    for (std::size_t i = first; i < std::min(first + mostInALine, bits.size()); ++i) {
        if (i > first && i % 4 == 0)
            text += ' ';
        text += bits[i] == 0 ? '0' : '1';
    }
    return text;
}

/// Wires that did not sort: a line for so many of them, with their numbers, what comes in and what goes out. Lines that
/// repeat the one before are left out, as in a dump.
void printUnsorted(const Bits& in, const Bits& out)
{
    constexpr std::size_t indent = 13, bitsWidth = 19, mostLines = 64;
    std::size_t wire = 0; // where the order breaks first
    while (out[wire] <= out[wire + 1])
        ++wire;
    std::cout << sentence("{:<{}}no: of this input wire {} ends as 1 and wire {} as 0\n", sentence("sorts"), indent,
                          wire, wire + 1);
    const std::size_t last = in.size() - 1;
    const std::size_t numbers = std::max(fmt::format("{}-{}", last, last).size(), sentence("wires").size());
    const auto row = [&](std::string_view wires, std::string_view before, std::string_view after) {
        std::cout << fmt::format("{:{}}{:>{}}   {:<{}}   {}\n", "", indent, wires, numbers, before, bitsWidth, after);
    };
    row(sentence("wires"), sentence("in"), sentence("out"));
    std::string shownIn, shownOut;
    bool isLeftOut = false;
    std::size_t lines = 0;
    for (std::size_t first = 0; first < in.size(); first += mostInALine) {
        const std::size_t end = std::min(first + mostInALine, in.size());
        const std::string before = inFours(in, first), after = inFours(out, first);
        if (before == shownIn && after == shownOut) {
            if (!std::exchange(isLeftOut, true))
                row("…", sentence("the same"), sentence("the same"));
            continue;
        }
        if (lines++ == mostLines) {
            std::cout << sentence("{:{}}and so on; --json has all {} wires\n", "", indent, in.size());
            return;
        }
        isLeftOut = false;
        shownIn = before, shownOut = after;
        row(end - first == 1 ? std::to_string(first) : fmt::format("{}-{}", first, end - 1), before, after);
    }
}

} // namespace

int networkCommand(const NetworkOptions& options)
{
    const Network given = asked(options);
    const Network network = options.packed ? packed(given) : given;
    const std::size_t fewest = packed(given).depth();
    const auto redundant = placed(network, redundantComparators(network));
    std::string where = sentence("the host");
    ZeroOneCheck check;
    if (network.wires <= mostExhaustiveWires) {
        ZeroOneDevice device{options.device};
        where = device.name();
        check = device.check(network);
    } else {
        check = zeroOneCheck(network);
    }
    std::vector<std::uint8_t> ends;
    if (check.counterexample)
        ends = runNetwork(network, *check.counterexample);

    if (options.json) {
        Json json{{"wires", network.wires},
                  {"comparators", network.size()},
                  {"layers", network.depth()},
                  {"packed_layers", fewest},
                  {"network", jsonOf(network)}};
        Json idle = Json::array();
        for (const auto& [layer, c] : redundant)
            idle.push_back({{"layer", layer}, {"comparator", {c.smaller, c.larger}}});
        json["redundant"] = std::move(idle);
        // Where not all inputs were tried nobody knows.
        json["sorts"] = check.counterexample ? Json(false) : check.isExhaustive ? Json(true) : Json();
        json["exhaustive"] = check.isExhaustive;
        json["inputs"] = check.inputs;
        json["checked_on"] = where;
        if (check.counterexample)
            json["counterexample"] = {{"input", *check.counterexample}, {"output", ends}};
        std::cout << json.dump(2) << '\n' << std::flush;
    } else {
        constexpr std::size_t shown = 2000;
        std::string text = writeNetwork(network);
        if (text.size() > shown)
            text = text.substr(0, text.rfind('(', shown)) + "…";
        const auto say = [](const std::string& what, const std::string& words) {
            std::cout << fmt::format("{:<13}{}\n", what, words);
        };
        say(sentence("network"), text);
        say(sentence("wires"), std::to_string(network.wires));
        say(sentence("comparators"), std::to_string(network.size()));
        say(sentence("layers"), fewest == network.depth() ? std::to_string(fewest)
                                                          : sentence("{}, {} where packed", network.depth(), fewest));
        if (redundant.empty()) {
            say(sentence("redundant"), sentence("none"));
        } else if (check.isExhaustive) {
            std::string idle;
            for (const auto& [layer, c] : redundant)
                idle += sentence("{}({},{}) in layer {}", idle.empty() ? "" : ", ", c.smaller, c.larger, layer);
            say(sentence("redundant"), idle);
        } else { // rare inputs may need them
            say(sentence("redundant"),
                sentence("not known: {} of them swapped on none of the inputs that were tried", redundant.size()));
        }
        if (check.counterexample && network.wires > mostInALine) {
            printUnsorted(*check.counterexample, ends);
        } else if (check.counterexample) {
            say(sentence("sorts"),
                sentence("no: {} ends as {}", fmt::join(*check.counterexample, " "), fmt::join(ends, " ")));
        } else if (check.isExhaustive) {
            say(sentence("sorts"), sentence("yes: all {} inputs of zeros and ones, tried on {}", check.inputs, where));
        } else {
            say(sentence("sorts"),
                sentence("all {} inputs of zeros and ones that were tried; with more than {} wires they "
                         "are a choice, made at random",
                         check.inputs, mostExhaustiveWires));
        }
        std::cout << std::flush;
    }
    if (!std::cout)
        throw Error{sentence("The output could not be written; is the disk full?")};
    return 0;
}

} // namespace lockstep::app
