#include "ui/lenses/dataflow/phrases.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/scene/language.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace lockstep::ui {

QString combineCount(std::size_t count, ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
    case ScanOperator::min:
        return many(count, "%1 comparison", "%1 comparisons");
    case ScanOperator::affine:
        return many(count, "%1 composition", "%1 compositions");
    case ScanOperator::join:
        return many(count, "%1 concatenation", "%1 concatenations");
    case ScanOperator::multiply:
        return many(count, "%1 multiplication", "%1 multiplications");
    case ScanOperator::add:
        break;
    }
    return many(count, "%1 addition", "%1 additions");
}

QString resultsWord(ScanOperator sign)
{
    switch (sign) {
    case ScanOperator::max:
        return say("maxima");
    case ScanOperator::min:
        return say("minima");
    case ScanOperator::affine:
        return say("compositions");
    case ScanOperator::join:
        return say("texts");
    case ScanOperator::multiply:
        return say("products");
    case ScanOperator::add:
        break;
    }
    return say("sums");
}

void addFinished(std::vector<Phrase>& sentence, const Recording& recording, Finished part, bool isExclusive)
{
    const auto [finished, n] = part;
    if (!endsInPrefixes(recording)) {
        sentence.push_back({finished == n && n > 2 ? say("all %1 results").arg(countDigits(n))
                                                   : say("%1 of %2 results").arg(countDigits(finished), countDigits(n)),
                            Tone::keep});
        sentence.push_back({say(finished, " is finished.", " are finished."), Tone::plain});
        return;
    }
    if (n == 1 && finished == 1) {
        sentence.push_back({say("the prefix is finished"), Tone::keep});
        sentence.push_back({QStringLiteral("."), Tone::plain});
        return;
    }
    QString words;
    if (finished < n || n < 2)
        words = (isExclusive ? say("%1 of %2 exclusive prefixes") : say("%1 of %2 prefixes"))
                    .arg(countDigits(finished), countDigits(n));
    else if (n == 2)
        words = isExclusive ? say("both exclusive prefixes") : say("both prefixes");
    else
        words = (isExclusive ? say("all %1 exclusive prefixes") : say("all %1 prefixes")).arg(countDigits(n));
    sentence.push_back({words, Tone::keep});
    sentence.push_back({say(finished, " is finished.", " are finished."), Tone::plain});
}

void addState(std::vector<Phrase>& sentence, const Recording& recording, const ScanFlow& flow, std::size_t step)
{
    if (isReduction(recording)) {
        std::size_t left = recording.n();
        for (std::size_t s = 0; s < step; ++s)
            left -= std::min(left - 1, flow.steps[s].merges);
        left = std::max(left, flow.steps[step - 1].stillRead); // of sums that race some are counted, and never read
        const std::size_t wrong = left > 1 ? flow.steps[step - 1].wrong().size() : 0;
        if (left == 1 && flow.wrongAfter(step) > 0) {
            sentence.push_back({say("the one result is wrong"), Tone::strong});
            sentence.push_back({QStringLiteral("."), Tone::plain});
            return;
        }
        sentence.push_back({left == 1 ? say("one result") : many(left, "%1 partial result", "%1 partial results"),
                            left == 1 ? Tone::keep : Tone::strong});
        if (wrong > 0) {
            sentence.push_back({say(" are left, and "), Tone::plain});
            sentence.push_back({wrong < left ? many(wrong, "%1 of them is wrong", "%1 of them are wrong")
                                : left == 2  ? say("both are wrong")
                                             : say("all of them are wrong"),
                                Tone::strong});
            sentence.push_back({QStringLiteral("."), Tone::plain});
            return;
        }
        sentence.push_back({say(left, " is left.", " are left."), Tone::plain});
        return;
    }
    if (const std::size_t made = flow.steps[step - 1].stagePrefixes; made > 0) {
        const std::size_t all = recording.n();
        const QString words = flow.isExclusive
                                  ? made == all ? say("all %1 inclusive prefixes") : say("%1 of %2 inclusive prefixes")
                              : made == all ? say("all %1 exclusive prefixes")
                                            : say("%1 of %2 exclusive prefixes");
        sentence.push_back(
            {made == all ? words.arg(countDigits(all)) : words.arg(countDigits(made), countDigits(all)), Tone::keep});
        sentence.push_back({say(made, " is finished.", " are finished."), Tone::plain});
        return;
    }
    const std::size_t n = flow.outputs, finished = flow.finishedAfter(step);
    if (const std::size_t wrong = flow.wrongAfter(step); wrong == 1 && finished == 1) {
        sentence.push_back({say("the one finished position holds a wrong value"), Tone::strong});
        sentence.push_back({QStringLiteral("."), Tone::plain});
        return;
    } else if (wrong > 0) {
        sentence.push_back({say("%1 of %2").arg(countDigits(wrong), countDigits(finished)), Tone::strong});
        sentence.push_back(
            {say(wrong, " finished positions holds a wrong value.", " finished positions hold wrong values."),
             Tone::plain});
        return;
    }
    if (flow.movesToOutput) {
        sentence.push_back({finished == n && n > 2 ? say("all %1 values").arg(countDigits(n))
                                                   : say("%1 of %2 values").arg(countDigits(finished), countDigits(n)),
                            Tone::keep});
        sentence.push_back({say(finished, " is in its place.", " are in their places."), Tone::plain});
        return;
    }
    addFinished(sentence, recording, {finished, n}, flow.isExclusive);
}

std::optional<std::size_t> reachOf(const std::vector<ScanCombine>& combines)
{
    const auto reach = [](const ScanCombine& c) {
        return std::max(c.left.position, c.right.position) - std::min(c.left.position, c.right.position);
    };
    const std::size_t first = reach(combines.front());
    const bool isSame = std::ranges::all_of(combines, [&](const ScanCombine& c) { return reach(c) == first; });
    return isSame && first > 0 ? std::optional(first) : std::nullopt;
}

std::size_t distanceOf(const ScanCombine& combine)
{
    const auto apart = [](std::uint32_t a, std::uint32_t b) { return std::size_t{std::max(a, b) - std::min(a, b)}; };
    const std::size_t columns = apart(combine.left.position, combine.right.position);
    const std::size_t cells = apart(combine.left.index, combine.right.index);
    if (combine.left.array == combine.right.array)
        return cells > 0 ? std::min(cells, columns) : columns; // padding lies between cells, not between columns
    const bool areAtTheirColumns =
        combine.left.index == combine.left.position && combine.right.index == combine.right.position;
    return areAtTheirColumns ? columns : 0;
}

std::optional<std::size_t> commonDistance(const std::vector<ScanCombine>& combines)
{
    const std::size_t first = distanceOf(combines.front());
    const bool isSame = std::ranges::all_of(combines, [&](const ScanCombine& c) { return distanceOf(c) == first; });
    return isSame && first > 0 ? std::optional(first) : std::nullopt;
}

QString denserArray(const Recording& recording, const std::vector<ScanCombine>& combines)
{
    for (const ScanCombine& combine : combines)
        if (const std::size_t distance = distanceOf(combine); distance > 0 && reachOf({combine}) != distance)
            return combine.left.array >= localArrayBase
                       ? say(" in local memory")
                       : say(" in “%1”").arg(QString::fromStdString(recording.buffers[combine.left.array].name));
    return {};
}

QString distanceWords(const std::vector<std::size_t>& distances, const QString& array)
{
    QStringList texts;
    for (const std::size_t distance : distances)
        texts << countDigits(distance);
    return say(distances.size(), " at distance %1", " at distances %1").arg(listed(texts)) + array;
}

std::vector<std::size_t> turnDistances(const ScanStep& step)
{
    if (!step.isSerial())
        return {};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> writers; // by cell
    for (const ScanCombine& combine : step.combines)
        writers[{combine.result.array, combine.result.index}] = combine.item;
    std::vector<std::size_t> distances(step.turns, 0);
    bool readsOthers = false;
    for (const ScanCombine& combine : step.combines) {
        for (const ScanValue* operand : {&combine.left, &combine.right}) {
            const auto writer = writers.find({operand->array, operand->index});
            readsOthers |= writer != writers.end() && writer->second != combine.item;
        }
        std::size_t& distance = distances[combine.nth];
        if (combine.left.array != combine.right.array || (distance != 0 && distance != distanceOf(combine)))
            return {};
        distance = distanceOf(combine);
    }
    return readsOthers ? distances : std::vector<std::size_t>{};
}

bool goesItemByItem(const ScanStep& step)
{
    std::map<std::uint32_t, std::size_t> ended; // by work-item: its last event so far
    for (std::size_t i = 0; i < step.combines.size(); ++i) {
        const auto [last, isNew] = ended.try_emplace(step.combines[i].item, i);
        if (!isNew && last->second + 1 != i)
            return false;
        last->second = i;
    }
    return true;
}

std::vector<ScanCombine> addingSomething(const std::vector<ScanCombine>& combines)
{
    std::vector<ScanCombine> adding;
    std::ranges::copy_if(combines, std::back_inserter(adding), [](const ScanCombine& c) { return !c.addsNothing(); });
    return adding;
}

ScanChains chainsOf(const ScanStep& step)
{
    ScanChains chains;
    for (const ScanCombine& combine : step.combines)
        chains[combine.item].push_back(&combine);
    return chains;
}

bool spreadsOneValue(const ScanStep& step)
{
    return std::ranges::all_of(chainsOf(step), [](const auto& chain) {
        const ScanValue& first = chain.second.front()->left;
        return std::ranges::all_of(chain.second, [&](const ScanCombine* c) {
            return c->left.madeBy == 0 && c->left.position == first.position && c->right.position != first.position;
        });
    });
}

bool repeatsPrefixes(const ScanStep& step)
{
    std::size_t most = 0;
    for (const auto& [item, chain] : chainsOf(step)) {
        const Held& inputs = chain.back()->result.inputs;
        if (!inputs.isRange() || inputs.runs.front().first != 0 || chain.size() > inputs.runs.front().last)
            return false;
        most = std::max<std::size_t>(most, inputs.runs.front().last);
    }
    return step.combines.size() > most;
}

bool goesRight(const std::vector<const ScanCombine*>& chain)
{
    for (std::size_t i = 1; i < chain.size(); ++i)
        if (chain[i]->right.position <= chain[i - 1]->right.position)
            return false;
    return true;
}

namespace {

/// One value goes into several: how many work-items do that, into %2 values each.
QString spreadWords(std::size_t count, bool areEqual, ScanOperator sign)
{
    if (sign == ScanOperator::add)
        return areEqual
                   ? many(count, "%1 work-item adds the sum before its stretch to %2 of its values, one by one",
                          "%1 work-items each add the sum before their stretch to %2 of its values, one by one")
                   : many(count, "%1 work-item adds the sum before its stretch to up to %2 of its values, one by one",
                          "%1 work-items each add the sum before their stretch to up to %2 of its values, one by "
                          "one");
    return areEqual
               ? many(count, "%1 work-item combines the result before its stretch with %2 of its values, one by one",
                      "%1 work-items each combine the result before their stretch with %2 of its values, one by one")
               : many(count,
                      "%1 work-item combines the result before its stretch with up to %2 of its values, one by one",
                      "%1 work-items each combine the result before their stretch with up to %2 of its values, one by "
                      "one");
}

} // namespace

QString serialWords(const Recording& recording, const ScanStep& step, ScanOperator sign)
{
    const auto chains = chainsOf(step);
    const auto isFull = [&](const auto& chain) { return chain.second.size() == step.turns; };
    const bool areEqual = std::ranges::all_of(chains, isFull);
    if (const std::vector<std::size_t> distances = turnDistances(step); !distances.empty() && goesItemByItem(step))
        return (areEqual ? say("one work-item after another makes %1%2")
                         : say("one work-item after another makes up to %1%2"))
            .arg(combineCount(step.turns, sign), distanceWords(distances, denserArray(recording, step.combines)));
    if (spreadsOneValue(step))
        return spreadWords(chains.size(), areEqual, sign).arg(step.turns);
    return (areEqual ? many(chains.size(), "%1 work-item makes %2 one after another",
                            "%1 work-items each make %2 one after another")
                     : many(chains.size(), "%1 work-item makes up to %2 one after another",
                            "%1 work-items each make up to %2 one after another"))
        .arg(combineCount(step.turns, sign));
}

} // namespace lockstep::ui
