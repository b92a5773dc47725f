#include "ui/lenses/grid/read_convolution.hpp"

#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

constexpr std::uint64_t mostEvents = std::uint64_t{1} << 20;

struct Bound {
    std::size_t source = 0, filter = 0, target = 0;
    bool isConstant = false;
};

/// What the launch takes its pixels and weights from, and where it stores its sums.
Bound boundTo(const Recording& recording, const Launch& launch)
{
    Bound bound;
    for (const Argument& argument : launch.arguments) {
        if (!argument.buffer)
            continue;
        if (recording.buffers[*argument.buffer].holds == Holds::filter) {
            bound.filter = *argument.buffer;
            bound.isConstant = argument.declaration.find("__constant") != std::string::npos;
        } else {
            (argument.writable ? bound.target : bound.source) = *argument.buffer;
        }
    }
    return bound;
}

/// The places of the tiles as they are filled, and what each pixel of the result was made of.
class ConvolutionReader {
public:
    ConvolutionReader(ConvolutionRead& read, const Recording& recording, std::size_t launch, const Bound& bound)
        : m_read(read), m_bound(bound), m_phases(recording, launch), m_columns(static_cast<int>(read.columns)),
          m_across(static_cast<std::uint32_t>(read.tapsWide()))
    {
        read.pixels.resize(read.cells());
        read.result.resize(read.cells(), 0);
    }

    void take(const Event& event)
    {
        const auto phase = static_cast<std::uint32_t>(m_phases.of(event));
        const Access &from = event.readSlots[0], &to = event.writeSlots[0];
        switch (event.op) {
        case Op::copy:
            note({event.item, event.group, phase, to.index, from.index, to.value, true});
            break;
        case Op::fill: // the other one clears the register of a sum
            if (m_read.tile > 0 && to.array == m_tile)
                note({event.item, event.group, phase, to.index, 0, to.value, false});
            break;
        case Op::multiply:
            m_own[placeOf(event, to)].push_back({phase, event.readSlots[1].index, from.index, from.value,
                                                 event.readSlots[1].value, to.value, event.readSlots[1].index});
            ++m_read.products;
            if (from.array == m_bound.source)
                ++m_read.loads;
            break;
        case Op::weigh:
            store(event, phase);
            break;
        default:
            break;
        }
    }

    void setTile(std::uint32_t array) { m_tile = array; }

private:
    void note(const TileFill& fill)
    {
        m_read.fills.push_back(fill);
        m_read.loads += fill.isLoad;
        const auto side = static_cast<std::uint32_t>(m_read.side());
        foundAt(m_read.topOf(fill.group) + static_cast<int>(fill.to / side),
                m_read.leftOf(fill.group) + static_cast<int>(fill.to % side), fill.value);
        if (fill.isLoad)
            m_loaded[{fill.group, fill.to}] = true;
    }

    void foundAt(int row, int column, std::uint32_t value)
    {
        if (m_read.cells() <= mostCellsOfImage &&
            (row < 0 || row >= static_cast<int>(m_read.rows) || column < 0 || column >= m_columns))
            m_read.outside[{row, column}] = value;
    }

    void store(const Event& event, std::uint32_t phase)
    {
        const std::uint32_t place = event.writeSlots[0].index;
        if (place >= m_read.pixels.size())
            return;
        ConvolutionPixel& pixel = m_read.pixels[place];
        pixel = {event.item, event.group, phase, event.writeSlots[0].value,
                 std::move(m_own[placeOf(event, event.readSlots[0])])};
        m_read.result[place] = pixel.value;
        ++m_read.items;
        const int row = static_cast<int>(place) / m_columns, column = static_cast<int>(place) % m_columns;
        if (m_read.behind > 0)
            placeTaps(pixel, row, column);
        for (const ConvolutionTap& tap : pixel.taps)
            if (m_read.tile == 0)
                foundAt(row + static_cast<int>(tap.at / m_across) - m_read.halfHigh(),
                        column + static_cast<int>(tap.at % m_across) - m_read.halfWide(), tap.pixel);
            else
                m_read.alone += m_loaded.contains({pixel.group, tap.tileAt});
    }

    /// Where taps are too many, two of them take one weight, so that it does not tell where the tap lies. Their order
    /// does where all were taken; where those past the edge were left out, the pixel does.
    void placeTaps(ConvolutionPixel& pixel, int row, int column)
    {
        const bool isWhole = pixel.taps.size() == m_read.tapsHigh() * m_across;
        for (std::uint32_t k = 0; k < pixel.taps.size(); ++k) {
            ConvolutionTap& tap = pixel.taps[k];
            const int from = static_cast<int>(tap.tileAt);
            const int down = std::clamp(from / m_columns - row + m_read.halfHigh(), 0,
                                        static_cast<int>(m_read.tapsHigh()) - 1),
                      along =
                          std::clamp(from % m_columns - column + m_read.halfWide(), 0, static_cast<int>(m_across) - 1);
            tap.at = isWhole ? k : static_cast<std::uint32_t>(down) * m_across + static_cast<std::uint32_t>(along);
            if (m_read.isPastFilter(tap))
                ++m_read.pastFilter;
            else if (m_read.isTooMany(tap))
                ++m_read.wrapped;
        }
    }

    ConvolutionRead& m_read;
    const Bound& m_bound;
    ShownPhases m_phases;
    int m_columns;
    std::uint32_t m_across, m_tile = 0;
    std::map<CellPlace, std::vector<ConvolutionTap>> m_own;           ///< by the register that holds the sum
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> m_loaded; ///< cells of a group's tile
};

/// What is known before the launch runs.
Bound readShape(ConvolutionRead& read, const Recording& recording, const Launch& launch)
{
    const Bound bound = boundTo(recording, launch);
    const std::vector<std::size_t>& image = recording.buffers[bound.source].shape;
    read.rows = image.size() > 1 ? image[0] : 1;
    read.columns = image.back();
    const std::vector<std::size_t>& filter = recording.buffers[bound.filter].shape;
    read.isFirstOfTwo = filter.size() == 1 && bound.source == recording.mainBuffer;
    read.isSecondOfTwo = filter.size() == 1 && !read.isFirstOfTwo;
    read.wide = read.isSecondOfTwo ? 1 : filter.back();
    read.high = read.isFirstOfTwo ? 1 : read.isSecondOfTwo ? filter.front() : std::min(filter.front(), filter.back());
    read.behind = filter.size() > 1 ? filter.front() - read.high : 0;
    if (launch.sides.size() > 1) {
        read.groupSide = launch.sides[0].local;
        read.groupsAcross = launch.sides[0].global / launch.sides[0].local;
    }
    read.groups = launch.groups();
    read.isConstant = bound.isConstant;
    read.source = recording.input;
    if (recording.states[0])
        read.filter = *recording.states[0]->buffers[bound.filter];
    return bound;
}

/// The value that takes most letters.
std::uint32_t widestOf(const Words& values, ElementType type)
{
    std::uint32_t widest = 0;
    std::size_t letters = 0;
    for (const std::uint32_t bits : values)
        if (const std::size_t size = formatValue(bits, type).size(); size > letters) {
            letters = size;
            widest = bits;
        }
    return widest;
}

/// Among these is the widest of all sums, those on their way too: of whole numbers the least and the largest. Of floats
/// those of the first pixels stand for all.
Words sumsOf(const ConvolutionRead& read, ElementType type)
{
    constexpr std::size_t most = 20'000;
    Words sums = read.result;
    const auto order = [&](std::uint32_t bits) { return orderBits(bits, type); };
    for (const ConvolutionPixel& pixel : read.pixels)
        for (const ConvolutionTap& tap : pixel.taps) {
            if (type == ElementType::float32 && sums.size() >= most)
                return sums;
            sums.push_back(tap.now);
        }
    if (type == ElementType::float32 || sums.empty())
        return sums;
    const auto [least, largest] = std::ranges::minmax_element(sums, {}, order);
    return {*least, *largest};
}

void finish(ConvolutionRead& read, ElementType type)
{
    if (read.tile == 0)
        read.alone = read.products;
    if (!read.pixels.empty()) {
        const auto [fewest, most] = std::ranges::minmax_element(
            read.pixels, {}, [](const ConvolutionPixel& pixel) { return pixel.taps.size(); });
        read.fewest = fewest->taps.size();
        read.most = most->taps.size();
    }
    if (read.cells() <= mostCellsOfImage) {
        read.widestPixel = widestOf(read.source, type);
        read.widestSum = widestOf(sumsOf(read, type), type);
    } else {
        read.sourceImage = thumbnailOf(read.source, read.rows, read.columns, type);
        if (!read.result.empty())
            read.resultImage = thumbnailOf(read.result, read.rows, read.columns, type);
    }
}

} // namespace

std::size_t bytesOf(const ConvolutionRead& read)
{
    return bytesOf(read.source) + bytesOf(read.result) + bytesOf(read.fills) + bytesOf(read.sourceImage.shares) +
           bytesOf(read.resultImage.shares) + read.pixels.size() * sizeof(ConvolutionPixel) +
           read.products * (read.pixels.empty() ? 0 : sizeof(ConvolutionTap)) + read.outside.size() * 64;
}

bool isConvolution(const Recording& recording)
{
    return std::ranges::any_of(recording.buffers,
                               [](const BufferInfo& buffer) { return buffer.holds == Holds::filter; });
}

bool hasTooManyEvents(const Recording& recording, std::size_t launch)
{
    return launch > 0 && recording.launches[launch - 1].events > mostEvents;
}

std::optional<ConvolutionRead> readConvolution(const Resident& resident, std::size_t launch)
{
    const Recording& recording = *resident.recording;
    ConvolutionRead read;
    const Launch& made = recording.launches.at(launch == 0 ? 0 : launch - 1);
    const Bound bound = readShape(read, recording, made);
    if (launch == 0) {
        read.high = read.wide = recording.buffers[bound.filter].shape.back();
        finish(read, recording.type);
        return read;
    }
    if (hasTooManyEvents(recording, launch)) {
        const State *before = resident.state(launch - 1), *after = resident.state(launch);
        if (before == nullptr || after == nullptr)
            return std::nullopt;
        read.source = *before->buffers[bound.source];
        read.result = *after->buffers[bound.target];
        read.products = made.work;
        read.items = made.active;
        finish(read, recording.type);
        return read;
    }
    const Events* events = resident.eventsOf(launch);
    if (events == nullptr)
        return std::nullopt;
    read.hasEvents = true;
    ConvolutionReader reader(read, recording, launch, bound);
    for (std::size_t j = 0; j < made.localHolds.size(); ++j)
        if (made.localHolds[j] == Holds::tile) {
            read.tile = read.groupSide;
            reader.setTile(localArrayBase + static_cast<std::uint32_t>(j));
        }
    for (const Event& event : *events)
        reader.take(event);
    if (read.isSecondOfTwo) // what the launch before left there, as this one's work-items saw it
        for (std::size_t place = 0; place < read.pixels.size(); ++place)
            for (const ConvolutionTap& tap : read.pixels[place].taps)
                if (tap.tileAt < read.source.size())
                    read.source[tap.tileAt] = tap.pixel;
    finish(read, recording.type);
    return read;
}

} // namespace lockstep::ui
