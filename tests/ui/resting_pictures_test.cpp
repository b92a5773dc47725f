// At rest a picture tells its launch on its own: the keys that went in, the direction, and the keys that came out.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/rightness.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/network/draw.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/lenses/network/read.hpp"
#include "ui/scene/theme.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

namespace lockstep::ui {
namespace {

/// What a picture tells of a moment: the values before and after, as they are written, each with its wire or column.
struct Told {
    std::multiset<std::string> before, after;
    std::size_t arrows = 0;                ///< at least: one for each pair that meets or value that changes its place
    std::multiset<std::string> spent = {}; ///< of those before: a reduction needs them no more, so they may be left out
};

/// How a lens names what it shows at rest.
struct Rule {
    const char* lens;
    const char *arrowheads, *before, *after; ///< of the marks' names, with the wire or column
    std::function<Told(const Resident&, Moment)> told;
};

std::string at(std::size_t place, const std::string& value)
{
    return std::to_string(place) + ": " + value;
}

std::multiset<std::string> valuesOf(const Resident& resident, std::size_t state)
{
    std::multiset<std::string> values;
    const auto lanes = lanesOf(resident, state);
    for (std::size_t i = 0; lanes && i < lanes->keys->size(); ++i)
        if (!lanes->isPad(i))
            values.insert(at(i, formatValue((*lanes->keys)[i], resident.recording->type)));
    return values;
}

/// Of the layer that the picture opens.
Told inNetwork(const Resident& resident, Moment moment)
{
    const auto arrowsOf = [](const Resident& of, std::size_t launch) {
        return comparatorsOf(*of.recording, *of.eventsOf(launch)).all.size();
    };
    if (!mustUnroll(*resident.recording))
        return {valuesOf(resident, moment.launch - 1), valuesOf(resident, moment.launch),
                arrowsOf(resident, moment.launch)};
    const UnrolledNetwork network = *unroll(resident);
    const Moment layer = network.at(*resident.recording, moment);
    if (layer.launch == 0)
        return {};
    return {valuesOf(network.resident, layer.launch - 1),
            layer.fraction >= 1 ? valuesOf(network.resident, layer.launch) : std::multiset<std::string>{},
            network.isCopied(*resident.recording, moment) ? 0 : arrowsOf(network.resident, layer.launch)};
}

/// An audience sees all layers of a launch in one card.
Told ofAllLayers(const Resident& resident, Moment moment, Told told)
{
    const UnrolledNetwork network = *unroll(resident);
    const auto first = std::ranges::find(network.places, moment.launch, &NetworkPlace::launch);
    if (!moment.phase && first != network.places.end())
        told.before = valuesOf(network.resident, static_cast<std::size_t>(first - network.places.begin()));
    return told;
}

/// What stands in every column before the row that the picture opens, and what is written in it.
Told inDataflow(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    const ScanFlow flow = *readScanFlow(resident);
    const std::size_t now = stepAt(recording, moment).step, columns = columnsOf(recording);
    const auto text = [&](std::uint32_t bits) { return formatValue(bits, recording.type); };
    std::map<std::uint32_t, std::string> stands;
    for (std::uint32_t i = 0; i < recording.n(); ++i)
        stands[i] = text(recording.input[i]);
    Told told;
    for (std::size_t s = 1; s <= now; ++s)
        eachSeen(flow.steps[s - 1], [&](const ScanValue& value) {
            if (value.position >= columns)
                return;
            if (s == now)
                told.after.insert(at(value.position, text(value.bits)));
            else
                stands[value.position] = text(value.bits);
        });
    const auto isRead = [&](std::uint32_t column) { // before another value comes there
        for (std::size_t s = now; s <= flow.steps.size(); ++s) {
            const ScanStep& later = flow.steps[s - 1];
            if (std::ranges::any_of(later.combines,
                                    [&](const ScanCombine& c) {
                                        return (c.left.position == column && c.left.madeBy == 0) ||
                                               (c.right.position == column && c.right.madeBy == 0);
                                    }) ||
                std::ranges::any_of(later.copies, [&](const ScanCopy& copy) { return copy.from == column; }))
                return true;
            bool isWritten = false;
            eachSeen(later, [&](const ScanValue& value) { isWritten = isWritten || value.position == column; });
            if (isWritten)
                return false;
        }
        return false;
    };
    for (const auto& [column, value] : stands) {
        told.before.insert(at(column, value));
        if (isReduction(recording) && !isRead(column))
            told.spent.insert(at(column, value));
    }
    const ScanStep& step = flow.steps[now - 1];
    const auto comes = [&](const ScanCombine& c) {
        const auto from = [&](const ScanValue& v) { return v.position < columns && v.position != c.result.position; };
        return from(c.left) || from(c.right);
    };
    told.arrows = static_cast<std::size_t>(std::ranges::count_if(step.combines, comes) +
                                           std::ranges::count_if(step.copies, &ScanCopy::isMoved));
    return told;
}

/// The input as the first matrix, and as far as the moment has come the second one.
Told inGrid(const Resident& resident, Moment moment)
{
    const Recording& recording = *resident.recording;
    if (recording.workUnit == WorkUnit::interactions) // drawn as places in a plane; see lens_grid_bodies_test.cpp
        return {};
    Told told{valuesOf(resident, 0), {}};
    const std::vector<std::uint32_t>& phases = recording.launches[moment.launch - 1].phases;
    const Words& output = recording.output;
    if (!moment.phase || *moment.phase + 1 == phases.size())
        for (std::size_t i = 0; i < output.size(); ++i)
            told.after.insert(at(i, formatValue(output[i], recording.type)));
    return told;
}

const Rule rules[] = {
    {"dataflow", "launch\\d+.*-arrowhead", "column(\\d+)-before", "column(\\d+)-after", inDataflow},
    {"grid", "none", "a(\\d+)", "[bc](\\d+)", inGrid},
    {"network", "launch\\d+-.*-arrowhead", "wire(\\d+)-before", "wire(\\d+)-after", inNetwork},
};

std::multiset<std::string> textsNamed(const Scene& scene, const char* pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(QLatin1String{pattern}));
    std::multiset<std::string> texts;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && text->text != QStringLiteral("pad"))
            if (const auto name = expression.match(mark.id.name); name.hasMatch())
                texts.insert(at(name.captured(1).toULongLong(), text->text.toStdString()));
    return texts;
}

TEST(RestingPictures, TellWhatWentInTheDirectionAndWhatCameOut)
{
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {2, 4, 7, 8, 16}) {
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, n);
            } catch (const InputError&) {
                continue; // not of so many
            }
            const auto rule = std::ranges::find(rules, recording->lens, &Rule::lens);
            if (rule == std::end(rules))
                continue;
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews) {
                const View view = shown.view();
                const Lens& lens = lensFor(*recording, view);
                if (lens.id() != QLatin1String{rule->lens})
                    continue;
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    std::vector<Moment> moments{{k, 1}};
                    for (std::uint32_t phase = 0; phase < phasesShown(*recording, k); ++phase)
                        moments.push_back({k, 1, phase});
                    for (const Moment& moment : moments) {
                        const std::string what = algorithm->id + " of " + std::to_string(n) + " at launch " +
                                                 std::to_string(k) +
                                                 (moment.phase ? ", phase " + std::to_string(*moment.phase) : "") +
                                                 ", role " + std::to_string(static_cast<int>(shown.role));
                        Told told = shown.role == ViewRole::presenter && mustUnroll(*recording)
                                        ? ofAllLayers(resident, moment, rule->told(resident, moment))
                                        : rule->told(resident, moment);
                        const Scene scene = lens.scene(resident, moment, view);
                        EXPECT_GE(headsThatShow(scene, QString::fromLatin1(rule->arrowheads), what), told.arrows)
                            << what;
                        if (!told.after.empty()) { // a layer that has run
                            const std::multiset<std::string> before = textsNamed(scene, rule->before);
                            for (const std::string& value : told.spent)
                                if (!before.contains(value))
                                    told.before.erase(value);
                            EXPECT_EQ(before, told.before) << what;
                            EXPECT_EQ(textsNamed(scene, rule->after), told.after) << what;
                        }
                    }
                }
            }
        }
}

/// What a sentence says of the keys is held against the state, in other ways than it was found.
TEST(RestingPictures, LessonsAreTrueOfTheKeys)
{
    static const QRegularExpression inRuns{QStringLiteral("every run of (\\d+) keys is in order")};
    static const QRegularExpression inBlocks{QStringLiteral("every block of (\\d+) wires has its smaller keys")};
    static const QRegularExpression halves{
        QStringLiteral("no key of the (upper|lower) half \\(up to (\\d+)\\) is larger .* \\(from (\\d+)\\)")};
    std::size_t told = 0;
    for (const char* order : {"ascending", "descending"})
        for (const char* algorithm :
             {"bitonic-sort", "odd-even-mergesort", "odd-even-transposition-sort", "bitonic-merge"})
            for (const std::size_t n : {4, 7, 8, 13, 16, 32}) {
                RecordingPtr recording;
                try {
                    recording = recordedRun(algorithm, n, {{"order", order}}, 7 + n);
                } catch (const InputError&) {
                    continue;
                }
                const Resident resident = keptBy(recording);
                for (std::size_t k = 1; k < recording->launchCount(); ++k) {
                    const Lanes lanes = *lanesOf(resident, k);
                    const auto keysOf = [&](std::size_t first, std::size_t last) {
                        Words keys;
                        for (std::size_t wire = first; wire < std::min(last, lanes.keys->size()); ++wire)
                            if (!lanes.isPad(wire))
                                keys.push_back((*lanes.keys)[wire]);
                        return keys;
                    };
                    const QString said = QString::fromStdString(sentenceOf(networkLens.narration(resident, {k, 1})));
                    const std::string what = std::string(algorithm) + " of " + std::to_string(n) + ", launch " +
                                             std::to_string(k) + ": " + said.toStdString();
                    const std::size_t wires = lanes.keys->size();
                    if (const auto match = inRuns.match(said); match.hasMatch()) {
                        ++told;
                        const std::size_t run = match.captured(1).toULongLong();
                        for (std::size_t wire = 0; wire < wires; wire += run) {
                            const Words keys = keysOf(wire, wire + run);
                            EXPECT_TRUE(std::ranges::is_sorted(keys) || std::ranges::is_sorted(keys, std::greater{}))
                                << what;
                        }
                    }
                    if (const auto match = inBlocks.match(said); match.hasMatch()) {
                        ++told;
                        const std::size_t block = match.captured(1).toULongLong();
                        for (std::size_t wire = 0; wire < wires; wire += block) {
                            Words all = keysOf(wire, wire + block), upper = keysOf(wire, wire + block / 2);
                            std::ranges::sort(all);
                            std::ranges::sort(upper);
                            const auto size = static_cast<std::ptrdiff_t>(upper.size());
                            EXPECT_TRUE(std::equal(upper.begin(), upper.end(), all.begin()) ||
                                        std::equal(upper.begin(), upper.end(), all.end() - size))
                                << what;
                        }
                    }
                    if (const auto match = halves.match(said); match.hasMatch()) {
                        ++told;
                        const std::size_t middle = std::bit_ceil(wires) / 2;
                        Words small = keysOf(0, middle), large = keysOf(middle, wires);
                        if (match.captured(1) == QStringLiteral("lower"))
                            std::swap(small, large);
                        EXPECT_EQ(std::ranges::max(small), match.captured(2).toUInt()) << what;
                        EXPECT_EQ(std::ranges::min(large), match.captured(3).toUInt()) << what;
                        EXPECT_LE(std::ranges::max(small), std::ranges::min(large)) << what;
                    }
                }
            }
    EXPECT_GT(told, 60U);
}

/// What is still to come is drawn in no colour of what has happened.
TEST(RestingPictures, TellLaunchesToComeApart)
{
    static const QRegularExpression drawn{QStringLiteral("launch(\\d+)-.*item\\d+.*-(comparator|combine)")};
    for (const Algorithm* algorithm : catalogue()) {
        if (algorithm->lens != "network" && algorithm->lens != "dataflow")
            continue;
        const RecordingPtr recording = recordedRun(algorithm->id, 16);
        if (recording->launchCount() < 3)
            continue;
        const Resident resident = keptBy(recording);
        for (const Shown& shown : shownViews) {
            const View view = shown.view();
            const Lens& lens = lensFor(*recording, view);
            const std::size_t now = recording->launchCount() / 2 + 1;
            std::set<QRgb> past, later;
            for (const Mark& mark : lens.scene(resident, {now, 1}, view).marks) {
                const auto match = drawn.match(mark.id.name);
                if (!match.hasMatch() || match.captured(1).toULongLong() == now)
                    continue;
                std::set<QRgb>& colors = match.captured(1).toULongLong() < now ? past : later;
                std::visit(
                    [&](const auto& shape) {
                        if constexpr (requires { shape.fill; })
                            if (shape.fill.alpha() > 0 && shape.fill != theme(view.theme).paper &&
                                shape.fill != theme(view.theme).panel)
                                colors.insert(shape.fill.rgba());
                        if constexpr (requires { shape.stroke; })
                            if (shape.stroke.width > 0 && shape.stroke.color.alpha() > 0)
                                colors.insert(shape.stroke.color.rgba());
                    },
                    mark.shape);
            }
            const std::string what = algorithm->id + ", role " + std::to_string(static_cast<int>(shown.role));
            for (const QRgb color : later)
                EXPECT_FALSE(past.contains(color)) << what << ": " << QColor(color).name().toStdString();
        }
    }
}

/// A cell of the open row has its value, or the range that it sums, also where columns are many.
TEST(RestingPictures, LeaveNoCellOfAnOpenRowEmpty)
{
    static const QRegularExpression range{QStringLiteral("^Σ?\\d+\\.\\.\\d+$")};
    for (const std::size_t n : {33, 40}) {
        const RecordingPtr recording = recordedRun("kogge-stone-scan", n);
        const Resident resident = keptBy(recording);
        View view;
        view.size = {1528, 672};
        view.role = ViewRole::exported;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Scene scene = dataflowLens.scene(resident, {k, 1}, view);
            const std::size_t cells = inDataflow(resident, {k, 1}).after.size();
            const auto ranges = static_cast<std::size_t>(std::ranges::count_if(scene.marks, [&](const Mark& mark) {
                const auto* text = std::get_if<TextShape>(&mark.shape);
                return text != nullptr && mark.id.launch == static_cast<int>(k) && range.match(text->text).hasMatch();
            }));
            EXPECT_TRUE(textsNamed(scene, "column(\\d+)-after") == inDataflow(resident, {k, 1}).after ||
                        ranges == cells)
                << n << ", launch " << k << ": " << ranges << " ranges in " << cells << " cells";
        }
    }
}

/// The triangle beside "ascends" or "descends" points as the arrows of its block do.
TEST(RestingPictures, TheDirectionIsThatOfTheArrows)
{
    for (const char* order : {"ascending", "descending"})
        for (const std::size_t n : {8, 16}) {
            const RecordingPtr recording = recordedRun("bitonic-sort", n, {{"order", order}});
            const Resident resident = keptBy(recording);
            View view;
            view.size = {1208, 720};
            std::size_t seen = 0;
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const Scene scene = networkLens.scene(resident, {k, 1}, view);
                for (const Mark& mark : scene.marks) {
                    static const QRegularExpression name{QStringLiteral("direction(\\d+)-(\\d+)-(up|down)")};
                    const auto match = name.match(mark.id.name);
                    if (!match.hasMatch())
                        continue;
                    ++seen;
                    const auto launch = match.captured(1).toULongLong();
                    const auto wire = match.captured(2).toUInt();
                    for (const Comparator& one : comparatorsOf(*recording, *recording->events[launch - 1]).all)
                        if (one.low() == wire) {
                            EXPECT_EQ(match.captured(3) == QStringLiteral("down"), one.small < one.large)
                                << order << " " << n << " launch " << k;
                        }
                }
            }
            EXPECT_GE(seen, recording->launchCount()) << "each launch has at least one";
        }
}

} // namespace
} // namespace lockstep::ui
