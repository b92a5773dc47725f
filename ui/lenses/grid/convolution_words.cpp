#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/convolution_scene.hpp"
#include "ui/lenses/grid/shape_text.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {
namespace {

std::vector<Phrase> atInput(const ConvolutionRead& read)
{
    return {
        {say("An image of %1 waits in global memory, and with it a filter.").arg(shapeText(read.rows, read.columns))}};
}

/// "9 products each", or "4 to 9 products each" where pixels near the edge have fewer.
QString perPixel(const ConvolutionRead& read)
{
    if (read.items == 1)
        return many(read.most, "%1 product", "%1 products");
    if (read.fewest == read.most)
        return many(read.most, "%1 product each", "%1 products each");
    return say("%1 to %2 products each").arg(digits(read.fewest), digits(read.most));
}

std::vector<Phrase> workItems(const ConvolutionRead& read)
{
    return {{many(read.items, "%1 work-item", "%1 work-items"), Tone::strong},
            {say(read.items, " adds up ", " add up ")},
            {perPixel(read), Tone::compute}};
}

std::vector<Phrase> ofFills(const ConvolutionRead& read)
{
    std::set<std::size_t> trips;
    for (const TileFill& fill : read.fills)
        trips.insert(read.tripOf(fill.to));
    std::vector<Phrase> told{
        {many(read.groups, "%1 work-group fills a tile", "%1 work-groups fill a tile each"), Tone::strong},
        {(read.high > 1 ? say(trips.size(),
                              ", its pixels and a halo, in %1 trip: ", ", its pixels and a halo, in up to %1 trips: ")
                        : say(trips.size(), " in %1 trip: ", " in up to %1 trips: "))
             .arg(digits(trips.size()))},
        {many(read.loads, "%1 load", "%1 loads"), Tone::move}};
    if (const std::size_t zeros = read.fills.size() - read.loads; zeros > 0) {
        told.push_back({say(", and ")});
        told.push_back({many(zeros, "%1 cell past the edge gets 0", "%1 cells past the edge get 0"), Tone::strong});
    }
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> ofProducts(const ConvolutionRead& read)
{
    std::vector<Phrase> told{{say("Past the barrier ")}};
    for (Phrase& phrase : workItems(read))
        told.push_back(std::move(phrase));
    told.push_back({say(read.items, ", of pixels in its group's tile, and stores the sum.",
                        ", of pixels in their group's tile, and store the sums.")});
    return told;
}

std::vector<Phrase> ofTiles(const ConvolutionRead& read)
{
    std::vector<Phrase> told = workItems(read);
    told.push_back({say(" from tiles in local memory: ")});
    told.push_back({many(read.loads, "%1 load of a pixel", "%1 loads of pixels"), Tone::move});
    told.push_back({say(" from global memory; without tiles it would be ")});
    told.push_back({digits(read.alone), Tone::strong});
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> ofOneOfTwo(const ConvolutionRead& read)
{
    const std::size_t side = std::max(read.high, read.wide);
    std::vector<Phrase> told = workItems(read);
    if (read.isFirstOfTwo) {
        told.push_back({say(" along the rows of the image; a second launch does so along the columns.")});
        return told;
    }
    told.push_back({say(" along the columns of what the first launch made: ")});
    told.push_back({say("%1 + %1 weights").arg(digits(side)), Tone::strong});
    told.push_back({say(" take the place of ")});
    told.push_back({shapeText(side, side), Tone::strong});
    told.push_back({QStringLiteral(".")});
    return told;
}

/// Of a launch whose events are too many, from what is known of it.
std::vector<Phrase> ofMany(const ConvolutionRead& read)
{
    return {{many(read.items, "%1 work-item", "%1 work-items"), Tone::strong},
            {say(read.items, " adds up ", " add up ")},
            {many(read.products, "%1 product", "%1 products"), Tone::compute},
            {say(", and an image of %1 becomes another one.").arg(shapeText(read.rows, read.columns))}};
}

std::vector<Phrase> fromGlobal(const ConvolutionRead& read)
{
    std::vector<Phrase> told = workItems(read);
    told.push_back({say(read.items, " around its pixel: ", " around their pixels: ")});
    if (read.behind > 0) {
        told.push_back({many(read.products, "%1 word", "%1 words"), Tone::move});
        told.push_back({say(read.products, " is read as a weight, ", " are read as weights, ")});
        told.push_back({digits(read.wrapped), Tone::strong});
        told.push_back({say(" at the start of the next row and ")});
        told.push_back({digits(read.pastFilter), Tone::strong});
        told.push_back({say(" behind the filter of %1.").arg(shapeText(read.high, read.wide))});
        return told;
    }
    told.push_back({many(read.loads, "%1 load of a pixel", "%1 loads of pixels"), Tone::move});
    if (read.isConstant) {
        told.push_back({say(" from global memory; weights come from constant memory.")});
        return told;
    }
    told.push_back({say(" and ")});
    told.push_back({many(read.products, "%1 of a weight", "%1 of weights"), Tone::move});
    told.push_back({say(" from global memory.")});
    return told;
}

} // namespace

std::vector<Phrase> tellConvolution(const ConvolutionRead& read, const GridTime& time)
{
    if (time.launch == 0)
        return atInput(read);
    if (!read.hasEvents)
        return ofMany(read);
    if (read.isFirstOfTwo || read.isSecondOfTwo)
        return ofOneOfTwo(read);
    if (read.tile == 0)
        return fromGlobal(read);
    if (time.isWhole || !time.hasPhases)
        return ofTiles(read);
    return time.phase == 0 ? ofFills(read) : ofProducts(read);
}

} // namespace lockstep::ui
