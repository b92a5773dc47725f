#include "engine/analysis/bucket_balance.hpp"

#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {

bool hasBuckets(const Recording& recording)
{
    return !recording.launches.empty() &&
           std::ranges::find(recording.buffers, Holds::splitters, &BufferInfo::holds) != recording.buffers.end();
}

std::optional<BucketBalance> bucketBalance(const Recording& recording, const State& last)
{
    const auto starts = std::ranges::find(recording.buffers, Holds::starts, &BufferInfo::holds);
    if (!hasBuckets(recording) || starts == recording.buffers.end() || starts->shape.size() != 2)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(starts - recording.buffers.begin());
    const std::size_t buckets = starts->shape[0], columns = starts->shape[1];
    if (at >= last.buffers.size() || !last.buffers[at] || last.buffers[at]->size() < buckets * columns || buckets == 0)
        return std::nullopt;
    const Words& table = *last.buffers[at];
    if (table.front() != 0) // not scanned
        return std::nullopt;
    BucketBalance balance{buckets, 0, recording.n()};
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        const std::uint64_t from = table[bucket * columns];
        const std::uint64_t to = bucket + 1 < buckets ? table[(bucket + 1) * columns] : recording.n();
        if (to < from || to > recording.n()) // a file with other starts
            return std::nullopt;
        balance.largest = std::max(balance.largest, to - from);
    }
    return balance;
}

std::string balanceText(const BucketBalance& balance)
{
    return sentence("{}; the largest has {} of {} keys, {:.2f} times the mean", balance.buckets, balance.largest,
                    balance.keys, balance.ratio());
}

} // namespace lockstep
