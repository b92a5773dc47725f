#include "ui/lens/own_network.hpp"

#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/networks/known_networks.hpp"
#include "engine/networks/zero_one.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace lockstep::ui {

namespace {

/// So many comparators, each for 64 inputs at once, take a few milliseconds.
constexpr std::uint64_t mostAtAGlance = 2'000'000;

/// As it was typed; empty for a run of something else, or of a network by its name.
std::string typedNetwork(const Recording& recording)
{
    const auto found = recording.parameters.find("network");
    if (recording.algorithm != "network-sort" || found == recording.parameters.end() ||
        std::ranges::count(knownNetworks(), found->second) > 0)
        return {};
    return found->second;
}

struct Verdict {
    std::string network;
    std::size_t wires = 0;
    bool isKnown = false;
    QString in, out; ///< of an input that is not sorted
};

QString digits(const std::vector<std::uint8_t>& bits)
{
    QString text;
    for (const std::uint8_t bit : bits)
        text += bit == 0 ? '0' : '1';
    return text;
}

/// The sentence is asked for many times a second; the network is tried once.
const Verdict& verdictOn(const std::string& network, std::size_t wires)
{
    thread_local Verdict last;
    if (last.network == network && last.wires == wires)
        return last;
    last = {network, wires, false, {}, {}};
    if (wires > mostExhaustiveWires)
        return last;
    try {
        const Network read = networkOver(network, wires);
        if (((std::uint64_t{1} << wires) / 64 + 1) * read.size() > mostAtAGlance)
            return last;
        const ZeroOneCheck check = zeroOneCheck(read);
        last.isKnown = true;
        if (check.counterexample) {
            last.in = digits(*check.counterexample);
            last.out = digits(runNetwork(read, *check.counterexample));
        }
    } catch (const InputError&) { // a file may name anything
    }
    return last;
}

} // namespace

bool sortsEveryInput(const Recording& recording)
{
    const std::string network = typedNetwork(recording);
    if (network.empty())
        return true;
    const Verdict& verdict = verdictOn(network, recording.n());
    return verdict.isKnown && verdict.in.isEmpty();
}

std::vector<Phrase> noSortingNetwork(const Recording& recording)
{
    const std::string network = typedNetwork(recording);
    if (network.empty())
        return {};
    const Verdict& verdict = verdictOn(network, recording.n());
    if (!verdict.isKnown)
        return {{say(" Whether it sorts every input was not tried.")}};
    if (verdict.in.isEmpty())
        return {};
    return {{say(" This is ")},
            {say("no sorting network"), Tone::move},
            {say(": %1 comes out as %2.").arg(verdict.in, verdict.out)}};
}

} // namespace lockstep::ui
