#include "ui/lenses/buckets_layout.hpp"
#include "ui/lenses/buckets_pack.hpp"
#include "ui/lenses/buckets_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/lens.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

QString keyCount(std::size_t count)
{
    return many(count, "%1 key", "%1 keys");
}

std::vector<Phrase> inputNarration(const Recording& recording, const BucketPass& pass)
{
    const std::size_t passes = recording.launchCount() / 3;
    const QString count = keyCount(recording.n());
    return {{count, Tone::strong},
            {say(recording.n(), " waits: ", " wait: "), Tone::plain},
            {many(passes, "%1 pass", "%1 passes"), Tone::strong},
            {(recording.n() == 1 ? say(" over a digit of %1 is to sort it.")
              : passes == 1      ? say(" over a digit of %1 is to sort them.")
                                 : say(" over a digit of %1 each, the lowest digit first, are to sort them."))
                 .arg(many(pass.width, "%1 bit", "%1 bits")),
             Tone::plain}};
}

std::vector<Phrase> histogramNarration(const BucketPass& pass)
{
    std::set<std::uint32_t> present;
    for (const BucketKey& key : pass.keys)
        present.insert(key.digit);
    const QString bits = bitsText(pass.shift, pass.width);
    return {{say("Every key raises the counter of its digit, %1, in its own block: ").arg(bits), Tone::plain},
            {keyCount(pass.keys.size()), Tone::move},
            {say(pass.keys.size(), " is counted, and ", " are counted, and "), Tone::plain},
            {say("%1 of %2 digits").arg(countDigits(present.size()), countDigits(pass.digits)), Tone::strong},
            {say(present.size(), " occurs.", " occur."), Tone::plain}};
}

std::vector<Phrase> scanNarration(const BucketPass& pass)
{
    return {{say("The counts become starts: each of the "), Tone::plain},
            {many(pass.startsWritten, "%1 start", "%1 starts"), Tone::compute},
            {say(" is the sum of all counts before it, read along each row, then down."), Tone::plain}};
}

std::vector<Phrase> scatterNarration(const BucketPass& pass)
{
    std::size_t moved = 0;
    for (std::size_t i = 0; i < pass.keys.size(); ++i)
        moved += pass.keys[i].slot != i;
    std::vector<Phrase> sentence{{say("Each key goes to the next free slot of its bucket, "), Tone::plain},
                                 {say("the start found by the scan"), Tone::strong},
                                 {say(" plus the number of "), Tone::plain},
                                 {say("equal digits before it"), Tone::strong},
                                 {say(" in its own block: "), Tone::plain}};
    sentence.push_back({many(moved, "%1 key changes place", "%1 keys change place"), Tone::move});
    const std::size_t stay = pass.keys.size() - moved;
    if (stay > 0) {
        sentence.push_back({say(" and "), Tone::plain});
        sentence.push_back({many(stay, "%1 stays", "%1 stay"), Tone::keep});
    }
    sentence.push_back({QStringLiteral("."), Tone::plain});
    return sentence;
}

class BucketsLens final : public Lens {
public:
    QString id() const override { return QStringLiteral("buckets"); }
    QString title() const override { return QStringLiteral("Buckets"); }

    bool canShow(const Recording& recording, const View& view) const override
    {
        const Speaking in(view.language);
        return recording.lens == "buckets" &&
               (isPacking(recording) ? packFits(recording, view) : layoutBuckets(recording, view).fits);
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        needs.states.push_back(launch);
        if (isPacking(recording)) {
            for (std::size_t k = 1; k <= recording.launchCount(); ++k)
                needs.events.push_back(k);
            return needs;
        }
        const std::size_t first = passStart(recording, launch);
        for (std::size_t k = first; k < first + 3 && k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        const Speaking in(view.language);
        moment.launch = std::min(moment.launch, resident.recording->launchCount());
        if (isPacking(*resident.recording))
            return packScene(resident, moment, view);
        const std::optional<BucketPass> pass = readBucketPass(resident, moment.launch);
        if (!pass)
            return loadingScene(view);
        return BucketScene(*resident.recording, *pass, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        if (isPacking(recording)) {
            moment.launch = launch;
            return packNarration(resident, moment);
        }
        const std::optional<BucketPass> pass = readBucketPass(resident, launch);
        if (!pass)
            return {{say("loading"), Tone::plain}};
        std::vector<Phrase> sentence = pass->step == BucketStep::input       ? inputNarration(recording, *pass)
                                       : pass->step == BucketStep::histogram ? histogramNarration(*pass)
                                       : pass->step == BucketStep::scan      ? scanNarration(*pass)
                                                                             : scatterNarration(*pass);
        if (launch > 0 && launch == recording.launchCount() && moment.fraction >= 1) {
            sentence.back().text.chop(1);
            sentence.push_back({say("; "), Tone::plain});
            sentence.push_back({say("the keys are sorted"), Tone::keep});
            sentence.push_back({QStringLiteral("."), Tone::plain});
            if (recording.n() == 1)
                sentence[sentence.size() - 2].text = say("the key is sorted");
            if (sentence[sentence.size() - 4].text.isEmpty())
                sentence.erase(sentence.end() - 4);
        }
        return sentence;
    }
};

const BucketsLens lens;

} // namespace

const Lens& bucketsLens = lens;

} // namespace lockstep::ui
