#include "ui/lenses/memory/read.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/phases.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep::ui {
namespace {

/// The table is the same for all rows that one may look at.
struct Kept {
    std::shared_ptr<const MemoryTable> table;
};
std::size_t bytesOf(const Kept& kept)
{
    std::size_t bytes = 0;
    for (std::size_t row = 0; row < kept.table->accesses().size(); ++row)
        for (const MemoryOperation& one : kept.table->operationsOf(row))
            bytes += sizeof(one) + one.lanes.capacity() * sizeof(LaneAccess);
    return bytes;
}

std::shared_ptr<const MemoryTable> tableOf(const Resident& resident, std::size_t launch, const MemoryMachine& machine)
{
    static const char maker = 0;
    const std::string detail = fmt::format("{} {} {}", machine.wavefront, machine.segment, machine.banks);
    const PreparedPtr kept = resident.once(&maker, {launch}, detail, [&]() -> PreparedPtr {
        const Events* events = resident.eventsOf(launch);
        if (events == nullptr)
            return nullptr;
        return prepared(Kept{std::make_shared<MemoryTable>(*resident.recording, launch, *events, machine)});
    });
    return kept ? valueOf<Kept>(*kept).table : nullptr;
}

double ratioOf(const MemoryOperation& one)
{
    const std::uint32_t fewest = one.fewestSegments + one.fewestTurns;
    return fewest == 0 ? 0 : static_cast<double>(one.segments + one.turns) / fewest;
}

std::vector<const MemoryOperation*> operationsIn(const MemoryTable& table, std::size_t row,
                                                 std::optional<std::uint32_t> phase)
{
    std::vector<const MemoryOperation*> found;
    for (const MemoryOperation& one : table.operationsOf(row))
        if (!phase || one.phase == *phase)
            found.push_back(&one);
    return found;
}

/// The worst operation, the first of those that are equally bad; of these the one with most lanes.
std::size_t worstOf(const std::vector<const MemoryOperation*>& operations)
{
    const auto worse = [](const MemoryOperation* a, const MemoryOperation* b) {
        return std::pair{ratioOf(*a), a->lanes.size()} < std::pair{ratioOf(*b), b->lanes.size()};
    };
    return static_cast<std::size_t>(std::ranges::max_element(operations, worse) - operations.begin());
}

/// The row whose worst operation in the phase is worst.
std::size_t worstRow(const MemoryTable& table, std::optional<std::uint32_t> phase)
{
    if (!phase)
        return table.worst();
    std::size_t worst = 0;
    double most = -1;
    for (std::size_t row = 0; row < table.accesses().size(); ++row) {
        const auto operations = operationsIn(table, row, phase);
        if (operations.empty())
            continue;
        const double ratio = ratioOf(*operations[worstOf(operations)]);
        if (ratio > most) {
            most = ratio;
            worst = row;
        }
    }
    return worst;
}

std::string arrayName(const Recording& recording, const Launch& launch, std::uint32_t array)
{
    if (array >= localArrayBase)
        return launch.localArrays.at(array - localArrayBase);
    for (const Argument& argument : launch.arguments)
        if (argument.buffer == array)
            return argument.name;
    return recording.buffers.at(array).name;
}

/// Nothing where a launch's events are not at hand.
std::optional<std::vector<LaunchPoint>> otherLaunches(const Resident& resident, std::size_t launch,
                                                      const MemoryMachine& machine)
{
    std::vector<LaunchPoint> others;
    for (std::size_t k = 1; k <= resident.recording->launchCount(); ++k) {
        if (k == launch)
            continue;
        const auto table = tableOf(resident, k, machine);
        if (!table)
            return std::nullopt;
        const std::uint64_t operations = resident.recording->launches[k - 1].work;
        if (operations > 0 && table->bytesMoved() > 0)
            others.push_back({k, operations, table->bytesMoved()});
    }
    return others;
}

} // namespace

std::size_t bytesOf(const MemoryRead& read)
{
    return bytesOf(read.operations) + bytesOf(read.others);
}

bool showsAllLaunches(const Recording& recording)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 17;
    std::uint64_t events = 0;
    for (const Launch& launch : recording.launches)
        events += launch.events;
    return events <= most && recording.launchCount() <= 256;
}

std::vector<std::uint32_t> distinctWords(const MemoryOperation& operation)
{
    std::vector<std::uint32_t> words;
    for (const LaneAccess& lane : operation.lanes)
        words.push_back(lane.index);
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

std::optional<MemoryRead> readMemory(const Resident& resident, Moment moment, const MemoryLook& look)
{
    MemoryRead read;
    if (moment.launch == 0)
        return read;
    read.table = tableOf(resident, moment.launch, look.machine);
    if (!read.table)
        return std::nullopt;
    const Launch& launch = resident.recording->launches[moment.launch - 1];
    std::optional<std::uint32_t> phase;
    if (moment.phase && *moment.phase < launch.phases.size())
        phase = launch.phases[*moment.phase];
    if (read.table->accesses().empty())
        return read;
    const std::size_t rows = read.table->accesses().size();
    read.access = look.access && *look.access < rows ? *look.access : worstRow(*read.table, phase);
    read.operations = operationsIn(*read.table, read.access, phase);
    if (!read.operations.empty())
        read.shown = look.operation ? std::min(*look.operation, read.operations.size() - 1) : worstOf(read.operations);
    if (look.isRoof && showsAllLaunches(*resident.recording)) {
        auto others = otherLaunches(resident, moment.launch, look.machine);
        if (!others)
            return std::nullopt;
        read.others = std::move(*others);
    }
    for (const MemoryAccess& access : read.table->accesses())
        read.arrays.push_back(arrayName(*resident.recording, launch, access.array));
    return read;
}

} // namespace lockstep::ui
