#include "engine/analysis/changes.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/races.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/seen_notes.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <span>

namespace lockstep {
namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

using Lines = std::span<const std::string_view>;

/// Which of the lines after are also before, as few others as can be. The tables are those of the two parts' sizes.
std::vector<bool> keptLines(Lines before, Lines after)
{
    const std::size_t width = after.size() + 1;
    std::vector<std::uint16_t> common((before.size() + 1) * width); // of what begins there
    for (std::size_t i = before.size(); i-- > 0;)
        for (std::size_t j = after.size(); j-- > 0;)
            common[i * width + j] = before[i] == after[j]
                                        ? static_cast<std::uint16_t>(common[(i + 1) * width + j + 1] + 1)
                                        : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
    std::vector<bool> kept(after.size());
    for (std::size_t i = 0, j = 0; i < before.size() && j < after.size();)
        if (before[i] == after[j]) {
            kept[j++] = true;
            ++i;
        } else if (common[(i + 1) * width + j] >= common[i * width + j + 1])
            ++i;
        else
            ++j;
    return kept;
}

} // namespace

std::vector<std::size_t> changedLines(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> old = linesOf(before), now = linesOf(after);
    const auto [oldFirst, nowFirst] = std::ranges::mismatch(old, now);
    const auto first = static_cast<std::size_t>(oldFirst - old.begin());
    std::size_t oldEnd = old.size(), nowEnd = now.size();
    while (oldEnd > first && nowEnd > first && old[oldEnd - 1] == now[nowEnd - 1]) {
        --oldEnd;
        --nowEnd;
    }
    std::vector<std::size_t> lines;
    if (first == oldEnd && first == nowEnd)
        return lines;
    constexpr std::size_t most = 4096; // lines of a kernel file
    const std::vector<bool> kept =
        oldEnd - first > most || nowEnd - first > most
            ? std::vector<bool>(nowEnd - first)
            : keptLines(Lines{old}.subspan(first, oldEnd - first), Lines{now}.subspan(first, nowEnd - first));
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (!kept[i])
            lines.push_back(first + i + 1);
    if (lines.empty()) // only taken out
        lines.push_back(std::clamp<std::size_t>(nowEnd + 1, 1, std::max<std::size_t>(now.size(), 1)));
    return lines;
}

std::optional<std::string> shippedKernel(const Recording& recording)
{
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    return known == nullptr ? std::nullopt
                            : std::optional{KernelFile::load(kernelFileOf(*known, recording.parameters)).source()};
}

std::optional<Departure> firstDeparture(const Recording& recording, const Recording& other)
{
    const std::size_t states = std::min(recording.states.size(), other.states.size());
    for (std::size_t k = 1; k < states; ++k) {
        if (!recording.states[k] || !other.states[k])
            continue; // not kept
        for (std::size_t b = 0; b < std::min(recording.buffers.size(), other.buffers.size()); ++b) {
            const Words &words = *recording.states[k]->buffers[b], &others = *other.states[k]->buffers[b];
            const auto [here, there] = std::ranges::mismatch(words, others);
            if (here != words.end() && there != others.end())
                return Departure{k, b, static_cast<std::size_t>(here - words.begin()), *here, *there};
        }
    }
    return std::nullopt;
}

std::vector<std::string> changeNotes(const Recording& recording)
{
    std::vector<std::string> notes;
    if (!recording.isKernelChanged)
        return notes;
    if (const auto shipped = shippedKernel(recording)) {
        const std::vector<std::size_t> lines = changedLines(*shipped, recording.kernelSource);
        notes.push_back(lines.size() == 1
                            ? sentence("line {} of {} is changed", lines.front(), recording.kernelFile)
                            : sentence("{} lines of {} are changed, the first of them line {}", lines.size(),
                                       recording.kernelFile, lines.empty() ? 0 : lines.front()));
    }
    if (const RecordingPtr right = rightRunOf(recording); right && recording.isComplete()) {
        if (const auto at = firstDeparture(recording, *right)) {
            const BufferInfo& buffer = recording.buffers[at->buffer];
            notes.push_back(sentence("launch {} is the first to end otherwise than with the shipped kernel: {}[{}] "
                                     "is {}, not {}",
                                     at->launch, buffer.name, at->index, formatValue(at->value, buffer.type),
                                     formatValue(at->other, buffer.type)));
        } else if (recording.launchCount() != right->launchCount()) {
            notes.push_back(sentence("it makes {} launches, and {} with the shipped kernel", recording.launchCount(),
                                     right->launchCount()));
        } else {
            notes.emplace_back(sentence("every launch ends as with the shipped kernel"));
        }
    }
    const auto seen = seenNotesOf(recording);
    if (seen) // its races among them
        std::ranges::copy(seen->sentences(), std::back_inserter(notes));
    else if (const auto race = firstRaceOf(recording))
        notes.push_back(*race);
    for (const std::string& note : untoldNotes(recording))
        notes.push_back(note);
    return notes;
}

} // namespace lockstep
