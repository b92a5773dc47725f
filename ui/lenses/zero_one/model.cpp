#include "ui/lenses/zero_one/model.hpp"
#include "ui/lens/lookup.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Four bits a wire name its partner, and bit i of the third word is set where wire i gets the larger.
ZeroOneLayer layerOf(const std::uint32_t* words, std::size_t wires)
{
    ZeroOneLayer layer;
    for (std::uint32_t wire = 0; wire < wires; ++wire) {
        const std::uint32_t partner = words[wire < 8 ? 0 : 1] >> (4 * (wire % 8)) & 15U;
        if (partner <= wire || partner >= wires)
            continue;
        const bool isLarger = (words[2] >> wire & 1U) != 0;
        layer.comparators.push_back({isLarger ? partner : wire, isLarger ? wire : partner, 0});
    }
    std::vector<std::uint32_t> free; // by slot: the first wire that is free
    for (ZeroOneComparator& one : layer.comparators) {
        const std::uint32_t low = std::min(one.small, one.large), high = std::max(one.small, one.large);
        auto slot = std::ranges::find_if(free, [low](std::uint32_t from) { return from <= low; });
        if (slot == free.end())
            slot = free.insert(free.end(), 0);
        *slot = high + 1;
        one.slot = static_cast<int>(slot - free.begin());
    }
    layer.slotCount = static_cast<int>(free.size());
    return layer;
}

WordsPtr wordsAt(const Resident& resident, std::size_t state, std::size_t buffer)
{
    const State* found = resident.state(state);
    return found == nullptr || buffer >= found->buffers.size() ? nullptr : found->buffers[buffer];
}

} // namespace

std::optional<std::size_t> zeroOneInputs(const Recording& recording)
{
    const std::size_t wires = recording.n();
    const auto inputs = bufferOf(recording, Holds::inputs);
    if (!inputs || wires == 0 || wires > mostZeroOneWires ||
        recording.buffers[*inputs].size() != std::size_t{1} << wires)
        return std::nullopt;
    const auto layers = bufferOf(recording, Holds::layers); // a launch each, of three words
    if (recording.launchCount() > 0 && (!layers || recording.buffers[*layers].size() / 3 < recording.launchCount()))
        return std::nullopt;
    return inputs;
}

bool isSortedWord(std::uint32_t word, std::size_t wires)
{
    // The zeros stand at the low end: a word without its lowest zeros is all ones.
    const std::uint32_t full = static_cast<std::uint32_t>((std::size_t{1} << wires) - 1);
    const std::uint32_t zeros = ~word & full;
    return (zeros & (zeros + 1)) == 0;
}

QString wordText(std::uint32_t word, std::size_t wires)
{
    QString text;
    for (std::size_t wire = 0; wire < wires; ++wire)
        text += QLatin1Char((word >> wire & 1U) != 0 ? '1' : '0');
    return text;
}

std::optional<ZeroOne> readZeroOne(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    const auto inputs = zeroOneInputs(recording);
    if (!inputs)
        return std::nullopt;
    ZeroOne made;
    made.wires = recording.n();
    made.after = wordsAt(resident, launch, *inputs);
    made.before = launch == 0 ? made.after : wordsAt(resident, launch - 1, *inputs);
    if (made.after == nullptr || made.before == nullptr || made.after->size() != made.words() ||
        made.before->size() != made.words())
        return std::nullopt;
    if (const auto table = bufferOf(recording, Holds::layers)) {
        const WordsPtr words = wordsAt(resident, 0, *table);
        if (words == nullptr)
            return std::nullopt;
        for (std::size_t i = 0; i + 3 <= words->size(); i += 3)
            made.layers.push_back(layerOf(words->data() + i, made.wires));
    }
    made.standingBefore.assign(made.words(), 0);
    made.standing.assign(made.words(), 0);
    made.someone.assign(made.words(), 0);
    for (std::size_t x = made.words(); x-- > 0;) {
        const std::uint32_t from = (*made.before)[x], to = (*made.after)[x];
        if (from >= made.words() || to >= made.words())
            return std::nullopt;
        ++made.standingBefore[from];
        ++made.standing[to];
        made.someone[to] = static_cast<std::uint32_t>(x);
        made.changed += from != to;
        if (launch == recording.launchCount() && !isSortedWord(to, made.wires))
            made.counterexample = static_cast<std::uint32_t>(x);
    }
    const WordCounts counts = countWords(made.standing, made.wires);
    made.left = counts.left;
    made.sorted = counts.sorted;
    return made;
}

std::size_t bytesOf(const ZeroOne& made)
{
    return bytesOf(made.standingBefore) + bytesOf(made.standing) + bytesOf(made.someone) + bytesOf(made.layers);
}

WordCounts countWords(const std::vector<std::uint32_t>& standing, std::size_t wires)
{
    WordCounts counts;
    for (std::uint32_t word = 0; word < standing.size(); ++word)
        if (standing[word] > 0) {
            ++counts.left;
            counts.sorted += isSortedWord(word, wires);
        }
    return counts;
}

} // namespace lockstep::ui
