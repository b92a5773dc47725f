#include "engine/analysis/coalescing.hpp"

#include "engine/model/event.hpp"
#include "engine/model/launch.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace lockstep {
namespace {

/// One element touched. Sorted, what a wavefront does at once lies together, along its lanes.
struct Touch {
    std::uint32_t line = 0, operand = 0, array = 0;
    std::uint32_t phase = 0, turn = 0;
    std::uint64_t wavefront = 0;
    std::uint32_t item = 0, index = 0;

    auto statement() const { return std::tuple{line, operand, array}; }
    auto atOnce() const { return std::tuple{line, operand, array, phase, turn, wavefront}; }
    auto operator<=>(const Touch&) const = default;
};

std::vector<Touch> touchesOf(const Launch& launch, const Events& events, const LaneWidths& widths)
{
    const std::size_t perGroup = (launch.local + widths.wavefront - 1) / widths.wavefront;
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint16_t>, std::uint32_t> turns;
    std::vector<Touch> touches;
    for (const Event& event : events) {
        Touch touch;
        touch.line = event.line;
        touch.phase = event.phase;
        touch.turn = turns[{event.item, event.phase, event.line}]++;
        touch.wavefront = event.item / launch.local * perGroup + event.item % launch.local / widths.wavefront;
        touch.item = event.item;
        for (const Access& access : event.writes()) {
            touch.array = access.array;
            touch.index = access.index;
            if (access.array < localArrayBase)
                touches.push_back(touch);
            ++touch.operand;
        }
    }
    std::ranges::sort(touches);
    return touches;
}

} // namespace

std::vector<AccessRuns> accessRuns(const Launch& launch, const Events& events, const LaneWidths& widths)
{
    requireWidths(widths);
    const std::vector<Touch> touches = touchesOf(launch, events, widths);
    std::vector<AccessRuns> found;
    for (std::size_t i = 0; i < touches.size(); ++i) {
        const Touch& touch = touches[i];
        if (i == 0 || touch.statement() != touches[i - 1].statement())
            found.push_back({touch.line, touch.operand, touch.array});
        AccessRuns& of = found.back();
        ++of.accesses;
        const bool begins = i == 0 || touch.atOnce() != touches[i - 1].atOnce();
        of.wavefronts += begins;
        of.runs += begins || touch.index != touches[i - 1].index + 1;
    }
    return found;
}

std::uint64_t runsOf(const std::vector<AccessRuns>& accesses)
{
    std::uint64_t runs = 0;
    for (const AccessRuns& access : accesses)
        runs += access.runs;
    return runs;
}

} // namespace lockstep
