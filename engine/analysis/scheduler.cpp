#include "engine/analysis/scheduler.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep {
namespace {

void requireEachOnce(std::span<const std::uint32_t> arrivals)
{
    std::vector<bool> came(arrivals.size(), false);
    for (const std::uint32_t group : arrivals) {
        if (group >= arrivals.size() || came[group])
            throw InputError{sentence(
                "The order of arrival names work-group {} {}; name each from 0 to {} once.", group,
                group < arrivals.size() ? sentence("twice") : sentence("that there is none of"), arrivals.size() - 1)};
        came[group] = true;
    }
}

} // namespace

Schedule scheduleDomino(std::span<const std::uint32_t> arrivals, std::size_t slots, BlockIndex index)
{
    if (slots == 0)
        throw InputError{sentence("A device with 0 slots runs no work-group; choose 1 or more.")};
    requireEachOnce(arrivals);

    Schedule schedule;
    std::vector<std::optional<Resident>> device(std::min(slots, arrivals.size()));
    std::vector<bool> handedOn(arrivals.size(), false);
    std::uint32_t tickets = 0;
    std::size_t arrived = 0, ended = 0;
    while (ended < arrivals.size() && !schedule.deadlocked) {
        SchedulerRound round;
        for (std::uint32_t slot = 0; slot < device.size() && arrived < arrivals.size(); ++slot) {
            if (device[slot])
                continue;
            const std::uint32_t group = arrivals[arrived++];
            device[slot] = Resident{slot, group, index == BlockIndex::ticket ? tickets++ : group, {}};
            round.started.push_back(group);
        }
        std::vector<std::uint32_t> ending;
        for (std::optional<Resident>& resident : device) {
            if (!resident)
                continue;
            const std::uint32_t block = resident->block;
            resident->waitsFor.reset();
            if (block > 0 && !handedOn[block - 1])
                resident->waitsFor = block - 1;
            round.residents.push_back(*resident);
            if (!resident->waitsFor) {
                ending.push_back(block);
                resident.reset();
            }
        }
        for (const std::uint32_t block : ending)
            handedOn[block] = true;
        ended += ending.size();
        schedule.deadlocked = ending.empty();
        schedule.rounds.push_back(std::move(round));
    }
    return schedule;
}

} // namespace lockstep
