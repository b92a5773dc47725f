#include "engine/analysis/memory_use.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>

namespace lockstep {

std::size_t MemoryUse::extraWords() const
{
    std::size_t words = 0;
    for (const Part& part : extra)
        words += part.words;
    return words;
}

std::size_t localWords(const Launch& launch, const Events& events)
{
    // All work-groups have the same arrays, though the last may use less of them.
    std::vector<std::size_t> sizes(launch.localArrays.size(), 0);
    const auto note = [&](const Access& access) {
        if (access.array >= localArrayBase && access.array - localArrayBase < sizes.size() &&
            !launch.isInRegisters(access.array)) {
            std::size_t& size = sizes[access.array - localArrayBase];
            size = std::max<std::size_t>(size, access.index + std::size_t{1});
        }
    };
    for (const Event& event : events) {
        std::ranges::for_each(event.reads(), note);
        std::ranges::for_each(event.writes(), note);
    }
    return std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
}

std::optional<std::size_t> localWords(const Recording& recording)
{
    std::size_t most = 0;
    for (std::size_t k = 0; k < recording.launchCount(); ++k) {
        const Launch& launch = recording.launches[k];
        if (launch.localArrays.empty())
            continue;
        if (!recording.events[k])
            return std::nullopt;
        most = std::max(most, localWords(launch, *recording.events[k]));
    }
    return most;
}

MemoryUse memoryUse(const Recording& recording)
{
    MemoryUse use;
    use.input = recording.n();
    use.endsWhereItBegan = recording.outputBuffer == recording.mainBuffer;
    for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
        const BufferInfo& buffer = recording.buffers[b];
        const bool isMain = b == recording.mainBuffer;
        const std::size_t own = isMain ? std::min(buffer.size(), use.input) : 0;
        if (buffer.size() > own)
            use.extra.push_back({isMain ? "padding" : buffer.name, buffer.size() - own});
    }
    return use;
}

std::string memoryText(const MemoryUse& use)
{
    const auto words = [](std::size_t count) {
        return fmt::format("{} {}", count, count == 1 ? sentence("word") : sentence("words"));
    };
    if (use.isInPlace())
        return sentence("in place: nothing beside the {} of the input", words(use.input));
    if (use.extra.empty())
        return sentence("nothing beside the {} of the input", words(use.input));
    std::vector<std::string> parts;
    for (const MemoryUse::Part& part : use.extra)
        parts.push_back(fmt::format("{} {}", part.name, part.words));
    return sentence("{} beside the {} of the input: {}", words(use.extraWords()), use.input, fmt::join(parts, ", "));
}

} // namespace lockstep
