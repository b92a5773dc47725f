#include "ui/lenses/grid/grid.hpp"

#include "engine/algorithms/known_algorithm.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/grid/bodies_scene.hpp"
#include "ui/lenses/grid/convolution_scene.hpp"
#include "ui/lenses/grid/histogram_scene.hpp"
#include "ui/lenses/grid/product_scene.hpp"
#include "ui/lenses/grid/scene.hpp"
#include "ui/lenses/grid/shape_text.hpp"
#include "ui/lenses/grid/uncounted.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

std::vector<Phrase> atInput(const GridRead& read, const Recording& recording)
{
    return {{many(recording.n(), "%1 value", "%1 values"), Tone::strong},
            {say(recording.n(), " waits in a, a matrix of %1.", " wait in a, a matrix of %1.")
                 .arg(shapeText(read.rows, read.columns))}};
}

std::vector<Phrase> ofLoads(const GridRead& read)
{
    return {{many(read.groups, "%1 work-group loads its tile", "%1 work-groups load a tile each"), Tone::strong},
            {say(" of a, row by row: ")},
            {many(read.loads.size(), "%1 value", "%1 values"), Tone::strong},
            {say(read.loads.size(), " lies in local memory.", " lie in local memory.")}};
}

std::vector<Phrase> ofStores(const GridRead& read)
{
    return {{say("Past the barrier ")},
            {many(read.stores.size(), "%1 value goes to b", "%1 values go to b"), Tone::move},
            {say(", turned: ")},
            {many(read.foreign, "%1 of them was loaded by another work-item",
                  "%1 of them were loaded by another work-item"),
             Tone::strong},
            {QStringLiteral(".")}};
}

std::vector<Phrase> ofAll(const GridRead& read)
{
    std::vector<Phrase> told;
    if (read.isTiled)
        told = {
            {many(read.groups, "%1 work-group brings its tile", "%1 work-groups bring a tile each"), Tone::strong},
            {say(read.groups, " to local memory and stores it turned: ", " to local memory and store it turned: ")}};
    else
        told = {{many(read.stores.size(), "%1 work-item loads its value", "%1 work-items load one value each"),
                 Tone::strong},
                {say(read.stores.size(), " along the rows of a and stores it down the columns of b: ",
                     " along the rows of a and store it down the columns of b: ")}};
    told.push_back({many(read.stores.size(), "%1 value", "%1 values"), Tone::move});
    told.push_back({say(", and a matrix of %1 becomes one of %2.")
                        .arg(shapeText(read.rows, read.columns), shapeText(read.columns, read.rows))});
    return told;
}

/// What a grid's recording is of.
enum class Pattern : std::uint8_t { transpose, product, convolution, bodies, histogram };

Pattern patternOf(const Recording& recording)
{
    if (isHistogram(recording))
        return Pattern::histogram;
    if (recording.workUnit == WorkUnit::interactions)
        return Pattern::bodies;
    if (isConvolution(recording))
        return Pattern::convolution;
    return recording.workUnit == WorkUnit::multiplies ? Pattern::product : Pattern::transpose;
}

/// Of matrices alone: the others draw their many events' launches themselves.
bool isOfUncounted(const Recording& recording, std::size_t launch)
{
    const Pattern pattern = patternOf(recording);
    return (pattern == Pattern::transpose || pattern == Pattern::product) && isUncounted(recording, launch);
}

class GridLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("grid"); }
    QString title() const override { return QStringLiteral("Grid"); }
    bool canShow(const Recording& recording, const View&) const override
    {
        // What a file calls a grid is one only if its algorithm is known here, and its parameters with it.
        if (recording.lens != "grid" || knownAlgorithm(recording.algorithm) == nullptr)
            return false;
        const Pattern pattern = patternOf(recording);
        return !recording.launches.empty() || pattern == Pattern::transpose || pattern == Pattern::product;
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        const Pattern pattern = patternOf(recording);
        if (pattern == Pattern::bodies)
            for (std::size_t k : {std::size_t{0}, launch - std::min<std::size_t>(launch, 1), launch})
                if (needs.states.empty() || needs.states.back() < k)
                    needs.states.push_back(k);
        if (launch == 0)
            return needs;
        if (pattern == Pattern::convolution && hasTooManyEvents(recording, launch))
            needs.states = {launch - 1, launch};
        else if (pattern == Pattern::histogram ? isReadFromMemory(recording, launch) : isOfUncounted(recording, launch))
            needs.states = {launch};
        else if (pattern != Pattern::bodies || drawsPulls(recording, launch))
            needs.events.push_back(launch);
        return needs;
    }

    bool showsPhases(const Recording& recording, std::size_t launch) const override
    {
        return launch > 0 && recording.launches[launch - 1].phases.size() > 1;
    }

    /// In a phase up to 6 groups of a histogram merge one after another, of a launch of three phases too.
    int sentenceAt(Moment moment) const override
    {
        constexpr int parts = 3 * 60;
        return static_cast<int>(std::clamp(moment.fraction, 0.0, 1.0) * parts + 1e-6);
    }

protected:
    PreparedPart partOf(const Recording&, Moment moment) const override { return {moment.launch, std::nullopt}; }

    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        if (isOfUncounted(*resident.recording, moment.launch))
            return prepared(readUncounted(resident, moment.launch));
        switch (patternOf(*resident.recording)) {
        case Pattern::product:
            return prepared(readProduct(resident, moment.launch));
        case Pattern::convolution:
            return prepared(readConvolution(resident, moment.launch));
        case Pattern::bodies:
            return prepared(readBodies(resident, moment.launch));
        case Pattern::histogram:
            return prepared(readHistogram(resident, moment.launch));
        case Pattern::transpose:
            break;
        }
        return prepared(readGrid(resident, moment.launch));
    }

    Scene draw(const Prepared& prepared, const Resident& resident, Moment moment, const View& view) const override
    {
        const GridTime time = timeOf(*resident.recording, moment);
        if (isOfUncounted(*resident.recording, moment.launch))
            return uncountedScene(valueOf<UncountedRead>(prepared), time, view);
        switch (patternOf(*resident.recording)) {
        case Pattern::product:
            return productScene(valueOf<ProductRead>(prepared), resident, time, view);
        case Pattern::convolution:
            return convolutionScene(valueOf<ConvolutionRead>(prepared), resident, time, view);
        case Pattern::bodies:
            return bodiesScene(valueOf<BodiesRead>(prepared), resident, time, view);
        case Pattern::histogram:
            return histogramScene(valueOf<HistogramRead>(prepared), resident, time, view);
        case Pattern::transpose:
            break;
        }
        return gridScene(valueOf<GridRead>(prepared), resident, time, view);
    }

    std::vector<Phrase> tell(const Prepared& prepared, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const GridTime time = timeOf(recording, moment);
        if (isOfUncounted(recording, moment.launch))
            return tellUncounted(recording, moment.launch);
        switch (patternOf(recording)) {
        case Pattern::product:
            return tellProduct(valueOf<ProductRead>(prepared), recording, time);
        case Pattern::convolution:
            return tellConvolution(valueOf<ConvolutionRead>(prepared), time);
        case Pattern::bodies:
            return tellBodies(valueOf<BodiesRead>(prepared), time);
        case Pattern::histogram:
            return tellHistogram(valueOf<HistogramRead>(prepared), recording, time);
        case Pattern::transpose:
            break;
        }
        const auto& read = valueOf<GridRead>(prepared);
        if (moment.launch == 0)
            return atInput(read, recording);
        if (!read.isTiled || time.isWhole)
            return ofAll(read);
        return time.phase == 0 ? ofLoads(read) : ofStores(read);
    }

private:
    static GridTime timeOf(const Recording& recording, Moment moment)
    {
        GridTime time{moment.launch, !moment.phase && moment.fraction >= 1};
        time.hasPhases = phasesShown(recording, moment.launch) > 1;
        moment = time.isWhole ? moment : withinLaunch(recording, moment);
        time.phase = moment.phase.value_or(0);
        time.fraction = moment.fraction;
        return time;
    }
};

const GridLens lens;

} // namespace

const Lens& gridLens = lens;

} // namespace lockstep::ui
