#include "engine/analysis/coalescing.hpp"

#include "engine/model/event.hpp"
#include "engine/model/launch.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <string>
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

std::vector<Touch> touchesOf(const Launch& launch, const Events& events, const LaneWidths& widths, std::uint32_t atOnce)
{
    const std::size_t perGroup = (launch.local + widths.wavefront - 1) / widths.wavefront;
    struct Last {
        std::uint32_t turns = 0, index = 0;
    };
    std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint16_t>, Last> lasts;
    std::vector<Touch> touches;
    for (const Event& event : events) {
        Touch touch;
        touch.line = event.line;
        touch.phase = event.phase;
        Last& last = lasts[{event.item, event.phase, event.line}];
        const std::uint32_t index = event.writeCount > 0 ? event.writeSlots[0].index : 0;
        const bool goesOn = last.turns > 0 && index == last.index + 1 && index % atOnce != 0;
        last = {goesOn ? last.turns : last.turns + 1, index};
        touch.turn = last.turns;
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

std::vector<AccessRuns> accessRuns(const Launch& launch, const Events& events, const LaneWidths& widths,
                                   std::uint32_t atOnce)
{
    requireWidths(widths);
    const std::vector<Touch> touches = touchesOf(launch, events, widths, atOnce);
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

std::uint32_t wordsAtOnce(const Recording& recording)
{
    static const std::regex width{R"(-DWIDTH=(\d+))"};
    std::smatch match;
    return std::regex_search(recording.buildOptions, match, width) ? static_cast<std::uint32_t>(std::stoul(match[1]))
                                                                   : 1;
}

std::uint64_t runsOf(const std::vector<AccessRuns>& accesses)
{
    std::uint64_t runs = 0;
    for (const AccessRuns& access : accesses)
        runs += access.runs;
    return runs;
}

} // namespace lockstep
