// One sentence about a launch of which nothing but its events is known.
#include "engine/analysis/rightness.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lenses/arrays/layout.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// So many elements of an array; all work-groups' arrays of one name are told together.
struct Counted {
    QString name;
    bool isLocal = false;
    std::size_t elements = 0;
};

std::vector<Counted> counted(const ArraysRead& read, std::size_t ArrayUse::*count)
{
    std::vector<Counted> all;
    for (const ArrayUse& use : read.uses) {
        if (use.*count == 0)
            continue;
        const auto same = std::ranges::find_if(
            all, [&](const Counted& one) { return one.isLocal && use.isLocal && one.name == use.name; });
        if (same != all.end())
            same->elements += use.*count;
        else
            all.push_back({use.name, use.isLocal, use.*count});
    }
    return all;
}

/// "16 elements of x, 4 of sums"; of many arrays only how many they are.
void addList(std::vector<Phrase>& told, const std::vector<Counted>& all, Tone tone)
{
    constexpr std::size_t most = 3;
    if (all.size() > most) {
        std::size_t elements = 0;
        for (const Counted& one : all)
            elements += one.elements;
        told.push_back({many(elements, "%1 element", "%1 elements"), tone});
        told.push_back({say(" of %1 arrays").arg(all.size())});
        return;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i > 0)
            told.push_back({i + 1 < all.size() ? QStringLiteral(", ") : say(" and ")});
        told.push_back({i == 0 ? many(all[i].elements, "%1 element", "%1 elements") : digits(all[i].elements), tone});
        told.push_back(
            {all[i].isLocal ? say(" of %1 in local memory").arg(all[i].name) : say(" of %1").arg(all[i].name)});
    }
}

Tone toneOf(const ArraysRead& read)
{
    std::size_t copied = 0, computed = 0;
    for (const ArrayUse& use : read.uses)
        for (const Came came : use.came) {
            copied += came == Came::copied;
            computed += came == Came::computed;
        }
    return computed > copied ? Tone::compute : Tone::move;
}

std::vector<Phrase> atInput(const ArraysRead& read, const Recording& recording)
{
    const QString input = QString::fromStdString(recording.buffers.at(recording.mainBuffer).name);
    std::vector<Phrase> told{
        {many(recording.n(), "%1 key", "%1 keys"), Tone::strong},
        {say(recording.n(), " stands in %1 as it was given", " stand in %1 as they were given").arg(input)}};
    QStringList blank;
    for (const ArrayUse& use : read.uses)
        if (use.isBlank)
            blank.push_back(use.name);
    constexpr qsizetype most = 4;
    if (!blank.isEmpty() && blank.size() <= most) {
        told.push_back({say("; nothing has written to %1 yet").arg(listed(blank))});
    } else if (!blank.isEmpty())
        told.push_back({say("; nothing has written to %1 other arrays yet").arg(blank.size())});
    if (recording.launchCount() == 0)
        told.push_back({say(". There is no launch.")});
    else
        told.push_back({say(recording.launchCount(), ". %1 follows.", ". %1 follow.")
                            .arg(many(recording.launchCount(), "%1 launch", "%1 launches"))});
    return told;
}

/// "Launch title, phase 2 of 3: ".
void addTitle(std::vector<Phrase>& told, const ArraysRead& read, const Launch& launch)
{
    QString title = say(launch.meaning.title);
    if (title.isEmpty() && !read.phase)
        return;
    if (read.phase && title.isEmpty())
        title = say("Phase %1 of %2").arg(*read.phase + 1).arg(read.phases);
    else if (read.phase)
        title += say(", phase %1 of %2").arg(*read.phase + 1).arg(read.phases);
    if (title.size() > 1 && title[1].isLetter()) // not of a formula
        title.front() = title.front().toUpper();
    told.push_back({title, Tone::strong});
    told.push_back({QStringLiteral(": ")});
}

/// "16 of 32 work-items of reverse".
void addItems(std::vector<Phrase>& told, std::size_t items, const Launch& launch)
{
    if (items == launch.global)
        told.push_back({many(items, "%1 work-item", "%1 work-items"), Tone::strong});
    else
        told.push_back({say("%1 of %2 work-items").arg(digits(items), digits(launch.global)), Tone::strong});
    told.push_back({say(" of %1").arg(QString::fromStdString(launch.kernel))});
}

void addChanges(std::vector<Phrase>& told, const ArraysRead& read)
{
    const std::vector<Counted> changed = counted(read, &ArrayUse::changed);
    if (changed.empty()) {
        told.push_back({say(" No element has changed.")});
        return;
    }
    told.push_back({QStringLiteral(" ")});
    addList(told, changed, Tone::strong);
    std::size_t all = 0;
    for (const Counted& one : changed)
        all += one.elements;
    told.push_back({say(all, " has changed.", " have changed.")});
}

void addUnknown(std::vector<Phrase>& told, const ArraysRead& read, const Recording& recording)
{
    const Launch& launch = recording.launches[read.launch - 1];
    addItems(told, launch.global, launch);
    switch (read.telling) {
    case Telling::untraced:
        told.push_back({say(launch.global, " ran; what it did is not known, since the kernel has no trace calls.",
                            " ran; what they did is not known, since the kernel has no trace calls.")});
        break;
    case Telling::untrue:
        told.push_back(
            {say(launch.global, " ran; what it did is not known, since the kernel's trace calls say otherwise.",
                 " ran; what they did is not known, since the kernel's trace calls say otherwise.")});
        break;
    case Telling::lost:
        told.push_back({say(launch.global, " ran; what it did was too much to be kept.",
                            " ran; what they did was too much to be kept.")});
        break;
    default:
        if (launch.traffic && launch.traffic->read + launch.traffic->written > 0) {
            constexpr std::uint64_t word = 4; // bytes
            told.push_back({say(launch.global, " made ", " made ")});
            told.push_back({many(launch.traffic->read / word, "%1 load", "%1 loads"), Tone::strong});
            told.push_back({say(" and ")});
            told.push_back({many(launch.traffic->written / word, "%1 store", "%1 stores"), Tone::move});
            told.push_back({say(" in global memory, too many to be drawn one by one.")});
        } else {
            told.push_back({say(launch.global, " ran, in %1; the picture has too many elements to tell what it did.",
                                " ran, in %1; the picture has too many elements to tell what each did.")
                                .arg(many(launch.groups(), "%1 work-group", "%1 work-groups"))});
        }
    }
    if (std::ranges::all_of(read.uses, &ArrayUse::isTold))
        addChanges(told, read);
}

void addDoings(std::vector<Phrase>& told, const ArraysRead& read, const Recording& recording)
{
    const Launch& launch = recording.launches[read.launch - 1];
    const std::vector<Counted> loaded = counted(read, &ArrayUse::loaded), stored = counted(read, &ArrayUse::stored);
    if (read.items == 0) {
        if (launch.global > 1)
            told.push_back({say("none of the ")});
        addItems(told, launch.global, launch);
        told.push_back({launch.global > 1 ? say(" loads or stores anything.") : say(" loads and stores nothing.")});
        return;
    }
    addItems(told, read.items, launch);
    if (!loaded.empty()) {
        told.push_back({say(read.items, " loads ", " load ")});
        addList(told, loaded, Tone::strong);
    }
    if (!stored.empty()) {
        told.push_back({loaded.empty() ? say(read.items, " stores ", " store ")
                                       : say(read.items, ", and stores ", ", and store ")});
        addList(told, stored, toneOf(read));
    } else {
        told.push_back({say(read.items, ", and stores nothing", ", and store nothing")});
    }
    told.push_back({QStringLiteral(".")});
    if (read.localStores > 0) // there the picture shows what stands in the end
        told.push_back({read.phases > 1
                            ? many(read.localStores, " %1 store from local memory to local memory is shown by phases.",
                                   " %1 stores from local memory to local memory are shown by phases.")
                            : many(read.localStores, " %1 store from local memory to local memory is not drawn.",
                                   " %1 stores from local memory to local memory are not drawn.")});
}

/// One of the accesses that go beyond an array, a store before a load.
void addOutside(std::vector<Phrase>& told, const ArraysRead& read)
{
    const ArrayUse* of = nullptr;
    const ArrayStray* shown = nullptr;
    for (const ArrayUse& use : read.uses)
        for (const ArrayStray& stray : use.strays)
            if (shown == nullptr || (stray.stores && !shown->stores)) {
                of = &use;
                shown = &stray;
            }
    if (shown == nullptr)
        return;
    const QString place = QStringLiteral("%1[%2]").arg(of->name).arg(shown->index);
    const QString item = digits(static_cast<std::uint64_t>(std::max<std::int64_t>(shown->item, 0)));
    QString words;
    if (shown->item < 0)
        words = (shown->stores ? say(" Work-items store to %1, outside the array")
                               : say(" Work-items load %1, outside the array"))
                    .arg(place);
    else if (shown->stores && shown->hasValue)
        words = say(" Work-item %1 stores %2 in %3, outside the array").arg(item, valueIn(*of, shown->value), place);
    else
        words = (shown->stores ? say(" Work-item %1 stores to %2, outside the array")
                               : say(" Work-item %1 loads %2, outside the array"))
                    .arg(item, place);
    told.push_back({words, Tone::strong});
    const std::size_t others = read.outside - 1;
    told.push_back({others == 0 || shown->item < 0
                        ? QStringLiteral(".")
                        : many(others, ", and %1 more access is outside.", ", and %1 more accesses are outside.")});
}

/// What of the result is as the plan expects, once the run is over.
void addVerdict(std::vector<Phrase>& told, const ArraysRead& read, const Recording& recording)
{
    const std::shared_ptr<const Rightness> rightness = rightnessOf(recording);
    if (!rightness->isKnown || recording.output.empty())
        return;
    const BufferInfo& buffer = recording.buffers.at(recording.outputBuffer);
    const QString name = QString::fromStdString(buffer.name);
    told.push_back({QStringLiteral(" ")});
    if (rightness->isRight()) {
        const std::size_t all = recording.output.size();
        told.push_back(
            {all == 1 ? say("The result in %1").arg(name) : say("All %1 results in %2").arg(digits(all), name),
             Tone::keep});
        told.push_back({say(all, " is as expected.", " are as expected.")});
        return;
    }
    const std::size_t wrong = rightness->wrongCount(), all = recording.output.size();
    told.push_back(
        {all == 1
             ? say("The result in %1 is wrong").arg(name)
             : say(wrong, "%1 of %2 results is wrong", "%1 of %2 results are wrong").arg(digits(wrong), digits(all)),
         Tone::strong});
    const auto first = static_cast<std::size_t>(std::ranges::find(rightness->wrong, true) - rightness->wrong.begin());
    if (first >= all || first >= rightness->right.size()) {
        told.push_back({QStringLiteral(".")});
        return;
    }
    const ArrayUse& use = read.uses.at(recording.outputBuffer);
    const QString place = QStringLiteral("%1[%2]").arg(name).arg(first);
    const QString expected = QString::fromStdString(formatValue(rightness->right[first], buffer.type));
    if (use.isBlankAfter(first))
        told.push_back({(wrong == 1 ? say(": nothing has written to %1, which should be %2.")
                                    : say("; the first is %1, to which nothing has written: it should be %2."))
                            .arg(place, expected)});
    else
        told.push_back(
            {(wrong == 1 ? say(": %1 is %2 instead of %3.") : say("; the first is %1: %2 instead of %3."))
                 .arg(place, QString::fromStdString(formatValue(recording.output[first], buffer.type)), expected)});
}

} // namespace

std::vector<Phrase> tellArrays(const ArraysRead& read, const Recording& recording, const ArraysTime& time)
{
    const bool isOver = read.launch == recording.launchCount() && !read.phase && time.fraction >= 1;
    std::vector<Phrase> told;
    if (read.launch == 0) {
        told = atInput(read, recording);
    } else {
        addTitle(told, read, recording.launches[read.launch - 1]);
        if (read.telling == Telling::all)
            addDoings(told, read, recording);
        else
            addUnknown(told, read, recording);
        if (read.telling == Telling::all)
            addOutside(told, read);
        if (read.racedWords > 0) {
            told.push_back({say(" At ")});
            told.push_back({many(read.racedWords, "%1 element", "%1 elements"), Tone::strong});
            told.push_back({say(" work-items meet with no barrier between.")});
        }
    }
    if (isOver)
        addVerdict(told, read, recording);
    return told;
}

} // namespace lockstep::ui
