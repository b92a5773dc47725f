#include "ui/lenses/buckets_layout.hpp"
#include "ui/lenses/buckets_scene.hpp"
#include "ui/lenses/drawing.hpp"
#include "ui/lenses/lens.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

QString keyCount(std::size_t count)
{
    return QStringLiteral("%1 %2").arg(countDigits(count), count == 1 ? QStringLiteral("key") : QStringLiteral("keys"));
}

std::vector<Phrase> inputNarration(const Recording& recording, const BucketPass& pass)
{
    const std::size_t passes = recording.launchCount() / 3;
    const QString count = keyCount(recording.n());
    return {{count, Tone::strong},
            {recording.n() == 1 ? QStringLiteral(" waits: ") : QStringLiteral(" wait: "), Tone::plain},
            {QStringLiteral("%1 %2").arg(countDigits(passes),
                                         passes == 1 ? QStringLiteral("pass") : QStringLiteral("passes")),
             Tone::strong},
            {QStringLiteral(" over a digit of %1 %2%3 to sort %4.")
                 .arg(countDigits(pass.width), pass.width == 1 ? QStringLiteral("bit") : QStringLiteral("bits"),
                      passes == 1 ? QStringLiteral(" is") : QStringLiteral(" each, the lowest digit first, are"),
                      recording.n() == 1 ? QStringLiteral("it") : QStringLiteral("them")),
             Tone::plain}};
}

std::vector<Phrase> histogramNarration(const BucketPass& pass)
{
    std::set<std::uint32_t> present;
    for (const BucketKey& key : pass.keys)
        present.insert(key.digit);
    const QString bits = bitsText(pass.shift, pass.width);
    return {
        {QStringLiteral("Every key raises the counter of its digit, %1, in its own block: ").arg(bits), Tone::plain},
        {keyCount(pass.keys.size()), Tone::move},
        {pass.keys.size() == 1 ? QStringLiteral(" is counted, and ") : QStringLiteral(" are counted, and "),
         Tone::plain},
        {QStringLiteral("%1 of %2 digits").arg(countDigits(present.size()), countDigits(pass.digits)), Tone::strong},
        {present.size() == 1 ? QStringLiteral(" occurs.") : QStringLiteral(" occur."), Tone::plain}};
}

std::vector<Phrase> scanNarration(const BucketPass& pass)
{
    return {{QStringLiteral("The counts become starts: each of the "), Tone::plain},
            {QStringLiteral("%1 starts").arg(countDigits(pass.startsWritten)), Tone::compute},
            {QStringLiteral(" is the sum of all counts before it, read along each row, then down."), Tone::plain}};
}

std::vector<Phrase> scatterNarration(const BucketPass& pass)
{
    std::size_t moved = 0;
    for (std::size_t i = 0; i < pass.keys.size(); ++i)
        moved += pass.keys[i].slot != i;
    std::vector<Phrase> sentence{{QStringLiteral("Each key goes to the next free slot of its bucket, "), Tone::plain},
                                 {QStringLiteral("the start found by the scan"), Tone::strong},
                                 {QStringLiteral(" plus the number of "), Tone::plain},
                                 {QStringLiteral("equal digits before it"), Tone::strong},
                                 {QStringLiteral(" in its own block: "), Tone::plain}};
    sentence.push_back({QStringLiteral("%1 %2 place")
                            .arg(keyCount(moved), moved == 1 ? QStringLiteral("changes") : QStringLiteral("change")),
                        Tone::move});
    const std::size_t stay = pass.keys.size() - moved;
    if (stay > 0) {
        sentence.push_back({QStringLiteral(" and "), Tone::plain});
        sentence.push_back({QStringLiteral("%1 %2").arg(countDigits(stay),
                                                        stay == 1 ? QStringLiteral("stays") : QStringLiteral("stay")),
                            Tone::keep});
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
        return recording.lens == "buckets" && layoutBuckets(recording, view).fits;
    }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        needs.states.push_back(launch);
        const std::size_t first = passStart(recording, launch);
        for (std::size_t k = first; k < first + 3 && k <= recording.launchCount(); ++k)
            needs.events.push_back(k);
        return needs;
    }

    Scene scene(const Resident& resident, Moment moment, const View& view) const override
    {
        moment.launch = std::min(moment.launch, resident.recording->launchCount());
        const std::optional<BucketPass> pass = readBucketPass(resident, moment.launch);
        if (!pass)
            return loadingScene(view);
        return BucketScene(*resident.recording, *pass, moment, view).take();
    }

    std::vector<Phrase> narration(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        const std::optional<BucketPass> pass = readBucketPass(resident, launch);
        if (!pass)
            return {{QStringLiteral("loading"), Tone::plain}};
        std::vector<Phrase> sentence = pass->step == BucketStep::input       ? inputNarration(recording, *pass)
                                       : pass->step == BucketStep::histogram ? histogramNarration(*pass)
                                       : pass->step == BucketStep::scan      ? scanNarration(*pass)
                                                                             : scatterNarration(*pass);
        if (launch > 0 && launch == recording.launchCount() && moment.fraction >= 1) {
            sentence.back().text.chop(1);
            sentence.push_back({QStringLiteral("; "), Tone::plain});
            sentence.push_back({QStringLiteral("the keys are sorted"), Tone::keep});
            sentence.push_back({QStringLiteral("."), Tone::plain});
            if (recording.n() == 1)
                sentence[sentence.size() - 2].text = QStringLiteral("the key is sorted");
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
