#include "ui/lenses/zero_one/zero_one.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/mistakes.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/lenses/zero_one/scene.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

std::vector<Phrase> atInput(const Recording& recording)
{
    const std::size_t wires = recording.n();
    return {
        {say("All ")},
        {many(std::uint64_t{1} << wires, "%1 input of zeros and ones", "%1 inputs of zeros and ones"), Tone::strong},
        {many(wires, " on %1 wire wait", " on %1 wires wait")},
        {say(". If a network sorts all of these, it sorts every input; only ")},
        {countDigits(wires + 1), Tone::keep},
        {say(" of them are sorted already.")}};
}

std::vector<Phrase> atEnd(const ZeroOne& now)
{
    if (!now.counterexample)
        return {{say("Only ")},
                {many(now.left, "%1 pattern is left", "%1 different patterns are left"), Tone::keep},
                {say(", all of them sorted: by the 0-1 principle the network sorts every input.")}};
    return {
        {many(now.left - now.sorted, "%1 pattern that is not sorted is left",
              "%1 patterns that are not sorted are left"),
         Tone::strong},
        {say(" beside ")},
        {many(now.sorted, "%1 sorted one", "%1 sorted ones"), Tone::keep},
        {say(": the network does not sort. From %1 it makes %2.")
             .arg(wordText(*now.counterexample, now.wires), wordText((*now.after)[*now.counterexample], now.wires))}};
}

class ZeroOneLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("zero-one"); }
    QString title() const override { return QStringLiteral("0-1 inputs"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        return recording.lens == "zero-one" && zeroOneInputs(recording) && layoutZeroOne(recording, view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View& view) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        // An input that is followed through the network is read at every layer before.
        const bool isFollowed = view.selectedItem || launch == recording.launchCount();
        for (std::size_t k = 0; k <= launch; ++k)
            if (isFollowed || k == 0 || k + 1 >= launch)
                needs.states.push_back(k);
        return needs;
    }

protected:
    PreparedPart partOf(const Recording&, Moment moment) const override { return {moment.launch}; }

    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        return prepared(readZeroOne(resident, moment.launch));
    }

    Scene draw(const Prepared& ready, const Resident& resident, Moment moment, const View& view) const override
    {
        return ZeroOneScene(resident, valueOf<ZeroOne>(ready), moment, view).take();
    }

    int sentenceAt(Moment moment) const override
    {
        return moment.fraction >= 1 ? 2 : moment.fraction >= zeroOneArriving;
    }

    std::vector<Phrase> tell(const Prepared& ready, const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const std::size_t launch = moment.launch;
        const auto& now = valueOf<ZeroOne>(ready);
        if (launch == 0 && recording.launchCount() > 0)
            return atInput(recording);
        if (launch == recording.launchCount() && moment.fraction >= 1 && !endsEarly(recording))
            return atEnd(now);
        // The counts beside the network are those of before until what changes has arrived.
        const bool before = moment.fraction < zeroOneArriving;
        const auto [left, sorted] = countWords(before ? now.standingBefore : now.standing, now.wires);
        const std::size_t was = countWords(now.standingBefore, now.wires).left;
        const std::vector<Phrase> end{{QStringLiteral(", ")},
                                      {many(sorted, "%1 of them sorted", "%1 of them sorted"), Tone::keep},
                                      {QStringLiteral(".")}};
        std::vector<Phrase> told{{say("Layer %1 changes ").arg(launch)}};
        told.push_back({many(now.changed, "%1 input", "%1 inputs"), Tone::move});
        told.push_back({say(" of %1; ").arg(countDigits(now.words()))});
        if (before) {
            told.push_back({many(left, "%1 pattern occurred before it", "%1 different patterns occurred before it"),
                            Tone::strong});
        } else if (left != was) {
            told.push_back({say("%1 different patterns become ").arg(countDigits(was))});
            told.push_back({countDigits(left), Tone::strong});
        } else {
            told.push_back({say("as before, ")});
            told.push_back({many(left, "%1 pattern occurs", "%1 different patterns occur"), Tone::strong});
        }
        told.insert(told.end(), end.begin(), end.end());
        return told;
    }
};

const ZeroOneLens instance;

} // namespace

const Lens& zeroOneLens = instance;

} // namespace lockstep::ui
