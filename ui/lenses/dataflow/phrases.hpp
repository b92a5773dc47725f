#pragma once

#include "ui/lenses/dataflow/model.hpp"

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// "7 additions".
QString combineCount(std::size_t count, ScanOperator sign);
/// What comes out of it, many of them: "sums".
QString resultsWord(ScanOperator sign);
/// How far apart the operands of all these combines are; nothing where that differs.
std::optional<std::size_t> reachOf(const std::vector<ScanCombine>& combines);
/// Those that take a value in, not only the identity.
std::vector<ScanCombine> addingSomething(const std::vector<ScanCombine>& combines);

/// The combines of a step by work-item, in turn.
using ScanChains = std::map<std::uint32_t, std::vector<const ScanCombine*>>;
ScanChains chainsOf(const ScanStep& step);
/// Every work-item adds one and the same value to all that it combines.
bool spreadsOneValue(const ScanStep& step);
/// Every work-item adds up all values up to its own, whatever the others did.
bool repeatsPrefixes(const ScanStep& step);
/// Each turn takes a value farther right than the one before.
bool goesRight(const std::vector<const ScanCombine*>& chain);
/// How far apart the operands of a combine stand in the array that it reads: sums may stand closer there than their
/// columns. 0 where they stand in two arrays that do not count alike.
std::size_t distanceOf(const ScanCombine& combine);
/// Of all of them; nothing where it differs.
std::optional<std::size_t> commonDistance(const std::vector<ScanCombine>& combines);
/// Where operands stand closer than their columns, what their distance counts cells of: " in local memory"; else empty.
QString denserArray(const Recording& recording, const std::vector<ScanCombine>& combines);
/// " at distances 1, 2 and 4", and in which array.
QString distanceWords(const std::vector<std::size_t>& distances, const QString& array);
/// Of work-items that combine in turn what others change meanwhile, with no barrier between: by turn, how far apart
/// the operands are. Empty where a step is not like that.
std::vector<std::size_t> turnDistances(const ScanStep& step);
/// By the order of the events a work-item has ended before the next one begins.
bool goesItemByItem(const ScanStep& step);
/// What work-items do one after another: "4 work-items each make up to 3 additions one after another".
QString serialWords(const Recording& recording, const ScanStep& step, ScanOperator sign);

/// So many prefixes or results are finished, of so many.
struct Finished {
    std::size_t finished, all;
};
/// "3 of 8 prefixes are finished.", with which the sentence of a scan ends, here and over blocks.
void addFinished(std::vector<Phrase>& sentence, const Recording& recording, Finished part, bool isExclusive);

/// What is finished after a step, or for a reduction how much is left.
void addState(std::vector<Phrase>& sentence, const Recording& recording, const ScanFlow& flow, std::size_t step);

/// A launch of several phases, the steps from `first` to `last`: its rounds, and what work-items did in turn.
std::vector<Phrase> launchNarration(const Recording& recording, const ScanFlow& flow, std::size_t first,
                                    std::size_t last);

} // namespace lockstep::ui
