#include "engine/formats/old_files.hpp"

#include <array>
#include <utility>

namespace lockstep {

Act actOfOldFile(const LaunchMeaning& meaning)
{
    constexpr auto acts = std::to_array<std::pair<std::string_view, Act>>({
        {"radix.scatter", Act::scatter},
        {"radix.rank-and-permute", Act::scatter},
        {"radix.write-buckets", Act::scatter},
        {"pipeline.rankNPermute", Act::scatter},
        {"msd.scatter", Act::scatter},
        {"radix.scan", Act::scanCounts},
        {"sections.sums", Act::scanSums},
        {"compaction.split", Act::partValues},
        {"merge.co-ranks", Act::findCoRanks},
        {"network.mirrored", Act::mirror},
    });
    for (const auto& [id, act] : acts)
        if (meaning.title.id == id)
            return act;
    return meaning.group.id == "network.split" ? Act::splitBitonic : Act::none;
}

Holds holdsInOldFile(std::string_view buffer)
{
    return buffer == "next segments" ? Holds::segments : holdsNamed(buffer).value_or(Holds::unnamed);
}

Holds localHoldsInOldFile(std::string_view kernel, std::string_view array)
{
    if (array == "block" && (kernel == "domino_scan" || kernel == "look_back_scan"))
        return Holds::blockNumber;
    return array == "sums" ? Holds::counterSums : holdsInOldFile(array);
}

} // namespace lockstep
