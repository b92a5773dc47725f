// What a launch makes before keys move: a sample, splitters, counts and starts.

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lens/origins.hpp"
#include "ui/lenses/partitions/model.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostParts = 4096;

class PreparationReader {
public:
    explicit PreparationReader(const Resident& resident) : m_recording(*resident.recording), m_resident(resident) {}

    PartitionPreparation read()
    {
        for (std::size_t k = 1; k <= m_recording.launchCount(); ++k)
            if (const Events* events = m_resident.eventsOf(k))
                launch(k, *events);
        for (auto& [key, table] : m_tables)
            m_made.tables.push_back(std::move(table));
        return std::move(m_made);
    }

private:
    void launch(std::size_t k, const Events& events)
    {
        const std::pair<Holds, PartitionMade&> kept[] = {
            {Holds::sample, m_made.sample},       {Holds::sampleAt, m_made.sampleAt},
            {Holds::sortedSample, m_made.sorted}, {Holds::sortedAt, m_made.sortedAt},
            {Holds::splitters, m_made.splitters}, {Holds::splittersAt, m_made.splittersAt}};
        const bool ofSegments = argumentHolding(m_recording, m_recording.launches[k - 1], Holds::segments) != nullptr;
        bool counts = false;
        for (const Event& event : events)
            for (const Access& write : event.writes()) {
                if (write.array >= m_recording.buffers.size())
                    continue;
                const BufferInfo& info = m_recording.buffers[write.array];
                if (write.index >= info.size())
                    continue;
                for (const auto& [holds, made] : kept)
                    if (info.holds == holds) {
                        made.launch = k;
                        made.values.resize(info.size());
                        made.values[write.index] = write.value;
                    }
                if ((info.holds == Holds::counts || info.holds == Holds::starts) && info.shape.size() == 2 &&
                    info.shape[0] > 0 && info.shape[1] > 0) {
                    note(k, info, write, ofSegments);
                    counts = counts || info.holds == Holds::counts;
                }
            }
        if (counts)
            noteKeys(k, events, ofSegments);
        noteListing(k, events);
    }

    /// The rows are those of the tables that were counted on the same level.
    void noteListing(std::size_t k, const Events& events)
    {
        std::map<std::uint32_t, std::uint32_t> buckets, firsts; // by row
        const auto note = [&](const Access& access, Holds holds, std::map<std::uint32_t, std::uint32_t>& to) {
            if (inBuffer(m_recording, access.array) == holds)
                to[access.index] = access.value;
        };
        for (const Event& event : events) {
            for (const Access& read : event.reads())
                note(read, Holds::children, buckets);
            for (const Access& write : event.writes())
                note(write, Holds::firstChild, firsts);
        }
        if (firsts.empty() || buckets.empty())
            return;
        PartitionListing listing;
        listing.launch = k;
        for (const auto& [row, count] : buckets) {
            const auto table = m_tables.find({m_recording.launches[k - 1].meaning.level.value_or(0), row});
            if (table == m_tables.end() || table->second.begin >= table->second.end || !firsts.contains(row))
                return;
            listing.rows.push_back({table->second.begin, table->second.end, count, firsts[row]});
            listing.total = firsts[row] + count;
        }
        m_made.listings.push_back(std::move(listing));
    }

    /// The table of a row: a segment has one of its own; parts share one, with a number from each work-group.
    PartitionTable& tableOf(std::size_t k, std::size_t row, bool ofSegments)
    {
        const std::uint32_t level = m_recording.launches[k - 1].meaning.level.value_or(0);
        const auto [found, isNew] = m_tables.try_emplace({level, ofSegments ? row : 0});
        if (isNew && !ofSegments)
            found->second.end = m_recording.n();
        return found->second;
    }

    void note(std::size_t k, const BufferInfo& info, const Access& write, bool ofSegments)
    {
        const std::size_t columns = info.shape[1], row = write.index / columns, column = write.index % columns;
        const std::size_t parts = ofSegments ? columns : info.shape[0], part = ofSegments ? column : row;
        if (parts > mostParts)
            return;
        PartitionTable& table = tableOf(k, row, ofSegments);
        table.counts.resize(parts);
        table.starts.resize(parts, ~std::uint32_t{0});
        if (info.holds == Holds::counts) {
            table.counted = k;
            table.counts[part] += write.value;
            if (!ofSegments) {
                table.ofGroups.resize(parts);
                table.ofGroups[part].resize(columns);
                table.ofGroups[part][column] = write.value;
            }
        } else {
            table.started = k;
            table.starts[part] = std::min(table.starts[part], write.value);
            if (!ofSegments) {
                table.startsOfGroups.resize(parts);
                table.startsOfGroups[part].resize(columns);
                table.startsOfGroups[part][column] = write.value;
            }
        }
    }

    /// Where the rows' segments lie, and which counter each key was counted by.
    void noteKeys(std::size_t k, const Events& events, bool ofSegments)
    {
        for (const Event& event : events)
            if (const Access& read = event.readSlots[0];
                event.op == Op::tally && ofSegments && inBuffer(m_recording, read.array) == Holds::segments) {
                PartitionTable& table = tableOf(k, read.index / 2, true);
                (read.index % 2 == 0 ? table.begin : table.end) = std::min<std::size_t>(read.value, m_recording.n());
            }
        std::vector<PartitionTable*> at(m_recording.n(), nullptr);
        for (auto& [key, table] : m_tables)
            if (table.counted == k && table.begin < table.end) {
                table.partOf.assign(table.end - table.begin, noPart);
                table.groupOf.assign(table.end - table.begin, 0);
                std::fill(at.begin() + static_cast<std::ptrdiff_t>(table.begin),
                          at.begin() + static_cast<std::ptrdiff_t>(table.end), &table);
            }
        for (const Event& event : events) {
            if (event.op != Op::count || event.readCount < 2 || event.writeCount < 1)
                continue;
            const Access &key = event.readSlots[0], &counter = event.writeSlots[0];
            if (counter.array >= localArrayBase && holdsKeys(m_recording, key.array) && key.index < at.size())
                if (PartitionTable* table = at[key.index]; table != nullptr && counter.index < table->counts.size()) {
                    table->partOf[key.index - table->begin] = counter.index;
                    table->groupOf[key.index - table->begin] = event.group;
                }
        }
    }

    const Recording& m_recording;
    const Resident& m_resident;
    PartitionPreparation m_made;
    std::map<std::pair<std::uint32_t, std::size_t>, PartitionTable> m_tables; ///< by level, row
};

} // namespace

const PartitionListing* PartitionPreparation::listingOf(std::size_t launch) const
{
    const auto found = std::ranges::find(listings, launch, &PartitionListing::launch);
    return found == listings.end() ? nullptr : &*found;
}

bool hasTies(const Recording& recording, const PartitionPreparation& made)
{
    return std::ranges::any_of(made.splitters.values, [&](std::uint32_t splitter) {
        return std::ranges::count(recording.input, splitter) > 1;
    });
}

PartitionPreparation readPreparation(const Resident& resident)
{
    return PreparationReader(resident).read();
}

} // namespace lockstep::ui
