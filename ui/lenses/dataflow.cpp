#include "ui/lenses/dataflow_layout.hpp"
#include "ui/lenses/dataflow_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/lens.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString resultWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return QStringLiteral("maximum");
    case ScanOperator::min:
        return QStringLiteral("minimum");
    case ScanOperator::affine:
        return QStringLiteral("composition");
    case ScanOperator::add:
        break;
    }
    return QStringLiteral("sum");
}

/// "add the value", in the number of its subject.
QString combineWords(ScanOperator sign, bool one)
{
    switch (sign) {
    case ScanOperator::max:
        return one ? QStringLiteral("keeps the larger of its value and the value")
                   : QStringLiteral("keep the larger of their value and the value");
    case ScanOperator::min:
        return one ? QStringLiteral("keeps the smaller of its value and the value")
                   : QStringLiteral("keep the smaller of their value and the value");
    case ScanOperator::affine:
        return one ? QStringLiteral("composes its map with the map") : QStringLiteral("compose their map with the map");
    case ScanOperator::add:
        break;
    }
    return one ? QStringLiteral("adds the value") : QStringLiteral("add the value");
}

std::vector<Phrase> inputNarration(const Recording& recording)
{
    const QString result = resultWord(scanOperator(recording));
    if (recording.n() == 1)
        return {{QStringLiteral("A single value is its own %1: ").arg(result), Tone::plain},
                {QStringLiteral("the prefix is finished"), Tone::keep},
                {QStringLiteral(" and nothing is launched."), Tone::plain}};
    return {{QStringLiteral("%1 values wait: each position is to hold the %2 of all values up to its own, and ")
                 .arg(countDigits(recording.n()), result),
             Tone::plain},
            {QStringLiteral("position 0 is finished"), Tone::keep},
            {QStringLiteral(" from the start."), Tone::plain}};
}

class DataflowLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("dataflow"); }
    QString title() const override { return QStringLiteral("Dataflow"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        return recording.lens == "dataflow" &&
               layoutScan(recording, nullptr, std::min<std::size_t>(1, recording.launchCount()), view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        needs.states.push_back(std::min(moment.launch, recording.launchCount()));
        for (std::size_t k = 1; k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        const std::optional<ScanFlow> flow = readScanFlow(resident);
        if (!flow)
            return loadingScene(view);
        moment.launch = std::min(moment.launch, resident.recording->launchCount());
        return ScanScene(*resident.recording, *flow, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (moment.launch == 0 || recording.launchCount() == 0)
            return inputNarration(recording);
        const std::optional<ScanFlow> flow = readScanFlow(resident);
        if (!flow)
            return {{QStringLiteral("loading"), Tone::plain}};
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        const std::vector<ScanCombine>& combines = flow->levels[launch - 1].combines;
        const std::size_t finished = flow->finishedAfter(launch);
        const std::size_t n = recording.n();

        std::vector<Phrase> sentence;
        const Direction direction = recording.launches[launch - 1].meaning.direction;
        const QString way = direction == Direction::up     ? QStringLiteral("Up the tree, ")
                            : direction == Direction::down ? QStringLiteral("Back down the tree, ")
                                                           : QString();
        if (!way.isEmpty())
            sentence.push_back({way, Tone::plain});
        const QString count = countDigits(combines.size());
        const bool one = combines.size() == 1;
        sentence.push_back(
            {QStringLiteral("%1 %2").arg(count, one ? QStringLiteral("position") : QStringLiteral("positions")),
             Tone::compute});
        if (!combines.empty()) {
            const std::size_t reach = combines.front().result.position - combines.front().left.position;
            sentence.push_back({QStringLiteral(" %1 %2 %3 to %4 left; ")
                                    .arg(combineWords(scanOperator(recording), one), countDigits(reach),
                                         reach == 1 ? QStringLiteral("place") : QStringLiteral("places"),
                                         one ? QStringLiteral("its") : QStringLiteral("their")),
                                Tone::plain});
        } else {
            sentence.push_back({QStringLiteral(" change; "), Tone::plain});
        }
        const QString verb = finished == 1 ? QStringLiteral("is") : QStringLiteral("are");
        sentence.push_back(
            {finished == n
                 ? n == 2 ? QStringLiteral("both prefixes") : QStringLiteral("all %1 prefixes").arg(countDigits(n))
                 : QStringLiteral("%1 of %2 prefixes").arg(countDigits(finished), countDigits(n)),
             Tone::keep});
        sentence.push_back({QStringLiteral(" %1 finished.").arg(verb), Tone::plain});
        return sentence;
    }
};

const DataflowLens lens;

} // namespace

const Lens& dataflowLens = lens;

} // namespace lockstep::ui
