#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/clauses.hpp"
#include "ui/lens/equal_keys.hpp"
#include "ui/lens/lookup.hpp"
#include "ui/lenses/buckets/scene.hpp"

#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

QString keyCount(std::size_t count)
{
    return many(count, "%1 key", "%1 keys");
}

/// The reading marks alone would look like a walk from count to count.
QString inRounds(const BucketPass& pass)
{
    return pass.scanRounds > 1 ? say(" in %1 rounds").arg(countDigits(pass.scanRounds)) : QString();
}

std::size_t passesOf(const Recording& recording)
{
    std::size_t passes = 0;
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1)
        ++passes;
    return passes;
}

std::vector<Phrase> atInput(const Recording& recording, const BucketPass& pass)
{
    const std::size_t passes = passesOf(recording);
    const QString count = keyCount(recording.n());
    const QString over = pass.digit.form == DigitForm::decimal ? say("a decimal digit")
                         : pass.digit.form == DigitForm::character
                             ? say("a character")
                             : say("a digit of %1").arg(many(pass.width, "%1 bit", "%1 bits"));
    const bool lastFirst = pass.digit.form == DigitForm::character;
    const QString complemented =
        pass.digit.isComplemented() ? say(" Each digit is complemented, so that the largest comes first.") : QString();
    return {{count, Tone::strong},
            {say(recording.n(), " waits: ", " wait: "), Tone::plain},
            {many(passes, "%1 pass", "%1 passes"), Tone::strong},
            {(recording.n() == 1 ? say(" by %1 will sort it.")
              : passes == 1      ? say(" by %1 will sort them.")
              : lastFirst        ? say(" will sort them, each by %1, the last one first.")
                                 : say(" will sort them, each by %1, the lowest one first."))
                     .arg(over) +
                 complemented,
             Tone::plain}};
}

/// A launch of all passes draws the digit of the first.
Phrase ofTheFirst(const BucketPass& pass)
{
    return {say("; drawn are those of the first, %1.").arg(pass.digit.counted()), Tone::plain};
}

/// The launches before the first pass of a sort in sweeps.
std::vector<Phrase> whenAllAreCounted(const Recording& recording, const BucketPass& pass)
{
    const std::size_t passes = passesOf(recording);
    std::vector<Phrase> told{
        {say("Every key is read once and raises a counter of its work-group for each of its digits; the counters are "
             "added up to the totals: "),
         Tone::plain},
        {keyCount(pass.keys.size()), Tone::strong},
        {say(" in "), Tone::plain},
        {many(passes, "%1 pass", "%1 passes"), Tone::strong}};
    told.push_back(passes > 1 ? ofTheFirst(pass) : Phrase{QStringLiteral("."), Tone::plain});
    return told;
}

std::vector<Phrase> whenTotalsAreScanned(const Recording& recording, const BucketPass& pass)
{
    const std::size_t passes = passesOf(recording), bases = passes * pass.digits;
    std::vector<Phrase> told{
        {say("The totals of the digits are scanned%1: a digit's base tells how many keys come before its bucket: ")
             .arg(inRounds(pass)),
         Tone::plain},
        {many(bases, "%1 base", "%1 bases"), Tone::compute}};
    if (passes > 1) {
        told.push_back({say(" in "), Tone::plain});
        told.push_back({many(passes, "%1 pass", "%1 passes"), Tone::strong});
    }
    told.push_back(passes > 1 ? ofTheFirst(pass) : Phrase{QStringLiteral("."), Tone::plain});
    return told;
}

/// How the work-groups of a sweep find the starts of their digits.
std::vector<Phrase> whenLookedBack(const BucketPass& pass)
{
    if (pass.groups == 1)
        return {
            {say("One work-group has all keys and looks back at nobody: each key goes to the base of its digit, plus "
                 "the number of "),
             Tone::plain},
            {say("equal digits before it"), Tone::strong},
            {say(" in its own block: "), Tone::plain}};
    return {
        {say("Every work-group publishes the counts of its block and adds up what those before it have published: "),
         Tone::plain},
        {many(pass.phaseCount, "%1 count is received", "%1 counts are received"), Tone::compute},
        {pass.inVain > 0 ? say(pass.inVain, ", %1 without need", ", %1 without need").arg(pass.inVain) : QString(),
         Tone::plain},
        {say("; each key goes to the start of its digit, plus the number of "), Tone::plain},
        {say("equal digits before it"), Tone::strong},
        {say(" in its own block: "), Tone::plain}};
}

std::vector<Phrase> whenCounted(const Recording& recording, const BucketPass& pass)
{
    if (pass.kind == BucketKind::sweeps)
        return whenAllAreCounted(recording, pass);
    std::set<std::uint32_t> present;
    for (const BucketKey& key : pass.keys)
        present.insert(key.digit);
    const QString label = pass.digit.counted();
    std::vector<Phrase> told;
    switch (pass.kind) {
    case BucketKind::bits: {
        const auto ones = static_cast<std::size_t>(
            std::ranges::count_if(pass.keys, [](const BucketKey& key) { return key.digit == 1; }));
        return {{say("Read %1 of every key: ").arg(label), Tone::plain},
                {many(ones, "%1 bit is 1", "%1 bits are 1"), Tone::strong},
                {say("; a 0 follows the last one, so that the scan ends with their number."), Tone::plain}};
    }
    case BucketKind::sortedBlocks:
        return {
            {say("Every work-group sorts its own keys by %1 in local memory and counts its digits: ").arg(label),
             Tone::plain},
            {keyCount(pass.keys.size()), Tone::strong},
            {say(" in %1, equal digits in their order.").arg(many(pass.groups, "%1 block", "%1 blocks")), Tone::plain}};
    case BucketKind::stretches:
        told = {{say("Every work-item counts the digits of its own keys, %1, one after the other: ").arg(label),
                 Tone::plain}};
        break;
    case BucketKind::pipeline:
        told = {
            {say("Every key raises the counter of its digit, %1, in its own work-group: ").arg(label), Tone::plain}};
        break;
    case BucketKind::sweeps:
    case BucketKind::blocks:
        told = {{(pass.digit.form == DigitForm::bits
                      ? say("Every key raises the counter of its digit, %1, in its own block: ")
                      : say("Every key raises the counter of its %1 in its own block: "))
                     .arg(label),
                 Tone::plain}};
        break;
    }
    told.push_back({keyCount(pass.keys.size()), Tone::strong});
    told.push_back({say(pass.keys.size(), " is counted, and ", " are counted, and "), Tone::plain});
    const std::size_t digits = std::min<std::size_t>(pass.digits, pass.digit.largest + std::size_t{1});
    told.push_back({say("%1 of %2 digits").arg(countDigits(present.size()), countDigits(digits)), Tone::strong});
    told.push_back({say(present.size(), " occurs.", " occur."), Tone::plain});
    return told;
}

/// The five kernels between the counts and the starts.
std::vector<Phrase> whenBlocksAreScanned(const BucketPass& pass)
{
    const BucketSums& sums = pass.sums;
    const QString starts = many(pass.startsWritten, "%1 start", "%1 starts");
    if (sums.isWritten[0])
        return {{say("Each row of counts is cut into blocks of %1, each scanned by itself%2: ")
                     .arg(many(sums.rowsOfBlock, "%1 count", "%1 counts"), inRounds(pass)),
                 Tone::plain},
                {starts, Tone::compute},
                {say(" for now count from the beginning of their block, and "), Tone::plain},
                {many(sums.now[0].size(), "%1 block sum", "%1 block sums"), Tone::compute},
                {say(sums.now[0].size(), " is kept.", " are kept."), Tone::plain}};
    if (sums.isWritten[1])
        return {{say("Each block adds up the sums of the blocks before it in its row: "), Tone::plain},
                {many(sums.now[1].size(), "%1 sum before", "%1 sums before"), Tone::compute},
                {say("; the last block of each row also finds the total of its digit: "), Tone::plain},
                {many(sums.now[2].size(), "%1 total", "%1 totals"), Tone::compute},
                {QStringLiteral("."), Tone::plain}};
    if (sums.readsBefore)
        return {{say("What comes before its block is added to each start: "), Tone::plain},
                {starts, Tone::compute},
                {say(pass.startsWritten, " now counts from the beginning of its row.",
                     " now count from the beginning of their row."),
                 Tone::plain}};
    if (sums.isWritten[3])
        return {
            {say("The totals of the digits are scanned%1: a digit's base tells how many keys come before its bucket: ")
                 .arg(inRounds(pass)),
             Tone::plain},
            {many(sums.now[3].size(), "%1 base", "%1 bases"), Tone::compute},
            {QStringLiteral("."), Tone::plain}};
    return {
        {say("Each digit's base is added to its row: "), Tone::plain},
        {starts, Tone::compute},
        {say(pass.startsWritten, " is now a place among all keys.", " are now places among all keys."), Tone::plain}};
}

/// Three launches: tiles of the table by themselves, their sums, and what is before each.
std::vector<Phrase> whenTilesAreScanned(const Recording& recording, const BucketPass& pass)
{
    const Launch& launch = recording.launches[pass.launch - 1];
    const QString starts = many(pass.startsWritten, "%1 start", "%1 starts");
    if (pass.launch == pass.firstLaunch + 1)
        return {{say("The table is scanned in tiles, each by a work-group of its own%1: ").arg(inRounds(pass)),
                 Tone::plain},
                {many(launch.groups(), "%1 tile", "%1 tiles"), Tone::strong},
                {say(" with "), Tone::plain},
                {starts, Tone::compute},
                {say(pass.startsWritten, " that counts from the beginning of its tile.",
                     " that count from the beginning of their tile."),
                 Tone::plain}};
    if (pass.startsWritten == 0)
        return {{say("The tiles' sums are scanned, to tell how many keys come before each tile: "), Tone::plain},
                {many(recording.launches[pass.firstLaunch].groups(), "%1 sum", "%1 sums"), Tone::compute},
                {QStringLiteral("."), Tone::plain}};
    return {
        {say("What comes before its tile is added to each start: "), Tone::plain},
        {starts, Tone::compute},
        {say(pass.startsWritten, " is now a place among all keys.", " are now places among all keys."), Tone::plain}};
}

std::vector<Phrase> whenScanned(const Recording& recording, const BucketPass& pass)
{
    if (pass.kind == BucketKind::pipeline)
        return whenBlocksAreScanned(pass);
    if (pass.kind == BucketKind::sweeps)
        return whenTotalsAreScanned(recording, pass);
    if (pass.kind != BucketKind::bits && pass.lastLaunch > pass.firstLaunch + 2)
        return whenTilesAreScanned(recording, pass);
    if (pass.kind != BucketKind::bits) {
        std::vector<Phrase> told{{say("Exclusive scan%1: each of the ").arg(inRounds(pass)), Tone::plain}};
        const Launch& launch = recording.launches[pass.launch - 1];
        if (pass.goesAlong && launch.global > 1 && scalar(launch, "length") == pass.groups)
            told = {
                {many(launch.global, "%1 work-item adds up a row", "%1 work-items add up a row each"), Tone::strong},
                {say("; the rows' sums are scanned%1; then each work-item goes along its row, start by start: each of "
                     "the ")
                     .arg(inRounds(pass)),
                 Tone::plain}};
        else if (pass.goesAlong && launch.global > 1)
            told = {{many(launch.global, "%1 work-item adds up a part of the table",
                          "%1 work-items add up a part of the table each"),
                     Tone::strong},
                    {say("; the parts' sums are scanned%1; then each work-item goes along its part, start by start: "
                         "each of the ")
                         .arg(inRounds(pass)),
                     Tone::plain}};
        told.push_back({many(pass.startsWritten, "%1 start", "%1 starts"), Tone::compute});
        told.push_back({say(" is the sum of all counts before its own, read along each row, then down.") +
                            (pass.rows.size() < pass.digits
                                 ? say(pass.rows.size(), " Only the %1 digit that occurs has a row here.",
                                       " Only the %1 digits that occur have rows here.")
                                       .arg(countDigits(pass.rows.size()))
                                 : QString()),
                        Tone::plain});
        return told;
    }
    const auto written = static_cast<std::size_t>(std::ranges::count(pass.onesWritten, true));
    if (written == 0)
        return {{say("The sums of the blocks are scanned with "), Tone::plain},
                {many(pass.phaseCount, "%1 addition", "%1 additions"), Tone::compute},
                {say(": they say how many ones come before each block."), Tone::plain}};
    if (pass.launch > pass.firstLaunch + 1)
        return {{say("The ones of the blocks before are added: "), Tone::plain},
                {many(written, "%1 number", "%1 numbers"), Tone::compute},
                {say(written, " now counts all ones before it.", " now count all ones before them."), Tone::plain}};
    const bool inBlocks = pass.lastLaunch > pass.firstLaunch + 2;
    return {{inBlocks ? say("Scan, each block by itself: ") : say("Scan: "), Tone::plain},
            {inBlocks ? say("each entry is the number of 1s before it in its block.")
                      : say("each entry is the number of 1s before it; the last one counts them all."),
             Tone::plain}};
}

/// ", 1 to 4 keys long,"
QString lengthOfRuns(const BucketPass& pass)
{
    std::size_t shortest = pass.endsRun.size(), longest = 0, length = 0;
    for (const bool ends : pass.endsRun) {
        ++length;
        if (!ends)
            continue;
        shortest = std::min(shortest, length);
        longest = std::max(longest, length);
        length = 0;
    }
    if (longest == 0)
        return {};
    return shortest == longest ? say(longest, ", %1 key long,", ", %1 keys long,").arg(countDigits(longest))
                               : say(", %1 to %2 keys long,").arg(countDigits(shortest), countDigits(longest));
}

std::vector<Phrase> whenMoved(const BucketPass& pass)
{
    std::size_t moved = 0, zeros = 0;
    for (std::size_t i = 0; i < pass.keys.size(); ++i) {
        moved += pass.keys[i].slot != (pass.kind == BucketKind::sortedBlocks ? pass.keys[i].sorted : i);
        zeros += pass.keys[i].digit == 0;
    }
    std::vector<Phrase> told;
    switch (pass.kind) {
    case BucketKind::bits:
        told = {{pass.digit.isComplemented() ? say("By the complemented bits, a key with a 0 moves forward by ")
                                             : say("A key with a 0 moves forward by "),
                 Tone::plain},
                {say("the number of 1s before it"), Tone::strong},
                {say("; one with a 1 goes behind "), Tone::plain},
                {many(zeros, "the %1 key with a 0", "the %1 keys with a 0"), Tone::strong},
                {say(" and the 1s before it: "), Tone::plain}};
        break;
    case BucketKind::sortedBlocks:
        told = {{say("The keys of a block that have the same digit go to their bucket side by side: "), Tone::plain},
                {many(pass.runs, "%1 run of neighbouring places", "%1 runs of neighbouring places"), Tone::strong},
                {lengthOfRuns(pass), Tone::plain},
                {say(pass.runs, " is written; unsorted blocks would have needed %1; ",
                     " are written; unsorted blocks would have needed %1; ")
                     .arg(countDigits(pass.runsUnsorted)),
                 Tone::plain}};
        break;
    case BucketKind::sweeps:
        told = whenLookedBack(pass);
        break;
    case BucketKind::stretches:
    case BucketKind::pipeline:
        told = {{say("Every work-item takes its own keys, one after the other, to the next free slots of their "
                     "buckets, from "),
                 Tone::plain},
                {say("the start found by the scan"), Tone::strong},
                {say(" on: "), Tone::plain}};
        break;
    case BucketKind::blocks:
        told = {{say("Each key goes to the next free slot of its bucket, "), Tone::plain},
                {say("the start found by the scan"), Tone::strong},
                {say(" plus the number of "), Tone::plain},
                {say("equal digits before it"), Tone::strong},
                {say(" in its own block: "), Tone::plain}};
        break;
    }
    tellMoved(told, moved, pass.keys.size());
    if (const EqualPairs equal = equalPairs(pass); equal.keep + equal.cross > 0) {
        told.push_back({say("; "), Tone::plain});
        told.push_back(equalKeysPhrase(equal.keep + equal.cross, equal.cross));
    }
    told.push_back({QStringLiteral("."), Tone::plain});
    return told;
}

} // namespace

void tellMoved(std::vector<Phrase>& told, std::size_t moved, std::size_t all)
{
    if (moved == 0) {
        told.push_back({say("no key changes place"), Tone::strong});
        return;
    }
    told.push_back({many(moved, "%1 key changes place", "%1 keys change place"), Tone::strong});
    if (moved < all) {
        told.push_back({betweenClauses(), Tone::plain});
        told.push_back({keysThatStay(all - moved), Tone::strong});
    }
}

std::vector<Phrase> bucketNarration(const Recording& recording, const BucketPass& pass)
{
    switch (pass.step) {
    case BucketStep::histogram:
        return whenCounted(recording, pass);
    case BucketStep::scan:
        return whenScanned(recording, pass);
    case BucketStep::scatter:
        return whenMoved(pass);
    case BucketStep::input:
        break;
    }
    return atInput(recording, pass);
}

} // namespace lockstep::ui
