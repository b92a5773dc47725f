#include "ui/lenses/grid/read_product.hpp"

#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"

#include <map>
#include <set>
#include <utility>

namespace lockstep::ui {
namespace {

/// 1 where a file does not tell.
std::size_t sideOf(const Recording& recording, const char* name)
{
    const auto found = recording.parameters.find(name);
    return found == recording.parameters.end() ? 1 : std::stoul(found->second);
}

} // namespace

std::size_t bytesOf(const ProductRead& read)
{
    return bytesOf(read.loads) + read.sums.size() * sizeof(ProductSum) + read.products * sizeof(ProductStep);
}

std::optional<ProductRead> readProduct(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    ProductRead read;
    read.rows = sideOf(recording, "rows");
    read.columns = sideOf(recording, "columns");
    read.inner = sideOf(recording, "inner");
    if (launch == 0)
        return read;
    const Launch& made = recording.launches[launch - 1];
    if (!made.sides.empty())
        read.groupsAcross = made.sides[0].global / made.sides[0].local;
    const Events* events = resident.eventsOf(launch);
    if (events == nullptr)
        return std::nullopt;
    const ShownPhases phases(recording, launch);
    std::map<CellPlace, std::uint32_t> origin;         // of a word of a tile, its place in the input
    std::map<CellPlace, std::vector<ProductStep>> own; // by the register that holds the sum
    std::set<std::uint32_t> items;
    read.sums.resize(read.rows * read.columns);
    for (const Event& event : *events) {
        const auto phase = static_cast<std::uint32_t>(phases.of(event));
        if (event.op == Op::copy && isLocal(event.writeSlots[0])) {
            const Access &from = event.readSlots[0], &to = event.writeSlots[0];
            origin[placeOf(event, to)] = from.index;
            read.loads.push_back(
                {event.item, event.group, phase, from.index, to.index, from.index >= read.bAt(), to.value});
        } else if (event.op == Op::multiply) {
            const auto placeInInput = [&](const Access& access) {
                const auto found = isLocal(access) ? origin.find(placeOf(event, access)) : origin.end();
                return found == origin.end() ? access.index : found->second;
            };
            own[placeOf(event, event.writeSlots[0])].push_back(
                {phase, placeInInput(event.readSlots[0]), placeInInput(event.readSlots[1]), event.readSlots[0].value,
                 event.readSlots[1].value, event.readSlots[2].value, event.writeSlots[0].value});
            ++read.products;
        } else if (event.op == Op::weigh && event.writeSlots[0].index < read.sums.size()) {
            ProductSum& sum = read.sums[event.writeSlots[0].index];
            sum = {event.item, event.group, phase, event.writeSlots[0].value,
                   std::move(own[placeOf(event, event.readSlots[0])])};
            read.readsC = read.readsC || event.readCount > 1;
            items.insert(event.item);
        }
    }
    read.items = items.size();
    if (const auto tile = recording.parameters.find("tile");
        !read.loads.empty() && tile != recording.parameters.end()) {
        read.tile = std::stoul(tile->second);
        const bool isSeveral = recording.parameters.at("variant") == "registers";
        read.tileRows = read.tile * (isSeveral ? std::stoul(recording.parameters.at("per-item")) : 1);
    }
    return read;
}

} // namespace lockstep::ui
