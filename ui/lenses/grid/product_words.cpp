#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/grid/product_scene.hpp"
#include "ui/lenses/grid/shape_text.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

/// "2 · sum + 3 · what stood there", where c is more than the sum.
QString weights(const Recording& recording)
{
    const QString alpha = QString::fromStdString(recording.parameters.at("alpha")),
                  beta = QString::fromStdString(recording.parameters.at("beta"));
    if (beta != QLatin1String("0"))
        return say("%1 · the sum + %2 · what stood in c").arg(alpha, beta);
    return alpha == QLatin1String("1") ? QString() : say("%1 · the sum").arg(alpha);
}

std::vector<Phrase> atInput(const ProductRead& read)
{
    return {{say("a, a matrix of %1, and b, one of %2, wait in global memory.")
                 .arg(shapeText(read.rows, read.inner), shapeText(read.inner, read.columns))}};
}

std::vector<Phrase> ofLoads(const ProductRead& read, std::size_t loads)
{
    return {{say("The work-groups load a tile of a and one of b each: ")},
            {many(loads, "%1 load", "%1 loads"), Tone::move},
            {say(loads, " from global memory, and %1 work-items can read what it brings.",
                 " from global memory, and %1 work-items can read what each brings.")
                 .arg(digits(read.tile))}};
}

/// Without a barrier between them.
std::vector<Phrase> ofBoth(std::size_t loads, std::size_t products)
{
    return {{say("No barrier stands between them: while work-items add ")},
            {many(products, "%1 product", "%1 products"), Tone::compute},
            {say(" from the tiles, others write the next ones over these with ")},
            {many(loads, "%1 load", "%1 loads"), Tone::move},
            {QStringLiteral(".")}};
}

std::vector<Phrase> ofProducts(const ProductRead& read, std::size_t products, std::size_t done)
{
    return {{say("Past the barrier ")},
            {many(products, "%1 product is added", "%1 products are added"), Tone::compute},
            {say(", read from local memory: with them ")},
            {say("%1 of %2").arg(digits(done), digits(read.inner)), Tone::strong},
            {say(" are in each sum, which its work-item keeps in a register.")}};
}

std::vector<Phrase> ofStores(const ProductRead& read, const Recording& recording)
{
    std::vector<Phrase> told{{many(read.sums.size(), "%1 sum goes to c", "%1 sums go to c"), Tone::keep}};
    if (const QString weighed = weights(recording); !weighed.isEmpty())
        told.push_back({QStringLiteral(": ") + weighed});
    told.push_back({QStringLiteral(".")});
    return told;
}

std::vector<Phrase> ofAll(const ProductRead& read, const Recording& recording)
{
    std::vector<Phrase> told{
        {many(read.items, "%1 work-item", "%1 work-items"), Tone::strong},
        {say(read.items, " adds up ", " add up ")},
        {many(read.products, "%1 product", "%1 products"), Tone::compute},
        {say(read.inner, ", %1 for each value of c: ", ", %1 for each value of c: ").arg(digits(read.inner))}};
    const std::size_t alone = 2 * read.products;
    if (read.tile == 0) {
        told.push_back({many(alone, "%1 load", "%1 loads"), Tone::move});
        told.push_back({say(" from global memory, two for each product")});
    } else {
        told.push_back({many(read.loads.size(), "%1 load", "%1 loads"), Tone::move});
        told.push_back({say(" from global memory, tile by tile; two for each product would be ")});
        told.push_back({digits(alone), Tone::strong});
    }
    if (const QString weighed = weights(recording); !weighed.isEmpty())
        told.push_back({say("; c becomes %1").arg(weighed)});
    told.push_back({QStringLiteral(".")});
    return told;
}

} // namespace

std::vector<Phrase> tellProduct(const ProductRead& read, const Recording& recording, const GridTime& time)
{
    if (time.launch == 0)
        return atInput(read);
    if (time.isWhole || read.tile == 0 || !time.hasPhases)
        return ofAll(read, recording);
    const auto loads = static_cast<std::size_t>(
        std::ranges::count(read.loads, time.phase, [](const TileLoad& load) { return load.phase; }));
    std::size_t products = 0, done = 0;
    for (const ProductSum& sum : read.sums) {
        std::size_t before = 0;
        for (const ProductStep& step : sum.steps) {
            products += step.phase == time.phase;
            before += step.phase <= time.phase;
        }
        done = std::max(done, before);
    }
    if (loads > 0)
        return products > 0 ? ofBoth(loads, products) : ofLoads(read, loads);
    return products > 0 ? ofProducts(read, products, done) : ofStores(read, recording);
}

} // namespace lockstep::ui
