// Packing: draws the rows under the addresses in a launch that scans the sections' sums, or adds them.
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/arrow_head.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/packing/scene.hpp"

#include <algorithm>
#include <map>
#include <string_view>

namespace lockstep::ui {

Scans scansWhat(const Recording& recording, std::size_t k)
{
    const Launch& launch = recording.launches[k - 1];
    const auto isOf = [&](const Argument& argument, auto&& isMeant) {
        return argument.buffer && *argument.buffer < recording.buffers.size() &&
               isMeant(recording.buffers[*argument.buffer]);
    };
    if (std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
            return isOf(argument, [](const BufferInfo& buffer) { return buffer.role == Role::flags; });
        }))
        return Scans::flags;
    if (std::ranges::any_of(launch.arguments, [&](const Argument& argument) {
            return argument.writable &&
                   isOf(argument, [](const BufferInfo& buffer) { return buffer.holds == Holds::addresses; });
        }))
        return Scans::addsToAddresses;
    return launch.localArrays.empty() ? Scans::addsToSums : Scans::sums;
}

bool hasLevelsOfSums(const Recording& recording)
{
    return std::ranges::any_of(recording.launches, [](const Launch& launch) {
        return launch.meaning.act == Act::scanSums && launch.groups() > 0;
    });
}

std::size_t roundsOfScan(const ScanFlow& flow, std::size_t k)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        flow.steps, [k](const ScanStep& step) { return step.place.launch == k && !step.combines.empty(); }));
}

std::map<std::uint32_t, PackSum> sumsOf(const Packing& packing, const Recording& recording, std::size_t step,
                                        bool isWhole)
{
    const StepPlace now = packing.flow.steps[step - 1].place;
    const Launch& launch = recording.launches[now.launch - 1];
    const auto named = std::ranges::find(launch.arguments, std::string_view{"y"}, &Argument::name);
    if (named == launch.arguments.end() || !named->buffer)
        return {};
    std::map<std::uint32_t, PackSum> sums; // by column
    for (std::size_t s = 1; s <= step; ++s) {
        const ScanStep& at = packing.flow.steps[s - 1];
        const bool isHere = at.place.launch == now.launch;
        // Before the step, or before the whole launch.
        const bool begins =
            isWhole ? isHere && (s == 1 || packing.flow.steps[s - 2].place.launch != now.launch) : s == step;
        for (auto& [column, sum] : sums)
            if (begins) {
                sum.old = sum.now;
                sum.isWritten = false;
            }
        const auto take = [&](const ScanValue& value, std::uint32_t item, std::optional<std::uint32_t> added) {
            if (value.array != *named->buffer && !(isHere && value.array >= localArrayBase))
                return;
            PackSum& sum = sums[value.position];
            if (sum.isNew) { // what stood there is not known
                sum.old = value.bits;
                sum.isNew = false;
            }
            sum.now = value.bits;
            sum.item = item;
            sum.isWritten = sum.isWritten || isHere;
            sum.added = isHere ? added : std::nullopt;
        };
        for (const ScanCopy& copy : at.copies)
            take(copy.value, copy.item, std::nullopt);
        for (const ScanCombine& combine : at.combines)
            take(combine.result, combine.item, combine.left.bits);
    }
    return sums;
}

/// Of a launch that scans flags: the sum of each section, which it keeps beside the addresses.
void PackScene::drawSectionSums()
{
    const double s = m_s, height = m_layout.addressHeight, top = m_layout.addressesY + height / 2;
    bool isAny = false;
    for (const ScanCopy& copy : step()->copies) {
        if (!isSectionSum(copy) || copy.value.position >= m_recording.n())
            continue;
        isAny = true;
        const std::uint32_t column = copy.value.position;
        const QRectF rect = cell(column, m_layout.sumsY, height);
        const MarkId id = markIn(placeOf(m_now.step), QStringLiteral("item%1-sum%2").arg(copy.item).arg(column),
                                 copy.item, static_cast<qint64>(column));
        const std::size_t first = m_scene.marks.size();
        m_scene.add(LineShape{{m_layout.x(column), top},
                              {m_layout.x(column), rect.top()},
                              Stroke{m_colors.ink2, 1.2 * m_line, {}}},
                    {}, m_result);
        addArrowHead(m_scene, {m_layout.x(column), rect.top()}, {m_layout.x(column), rect.top() - 1}, 6 * s,
                     m_colors.ink2, {QStringLiteral("sum-head%1").arg(column), -1, -1, -1}, m_result);
        m_scene.add(RectShape{rect, 5 * s, m_colors.compute.tint, Stroke{m_colors.compute.line, 1.6 * m_line, {}}}, id,
                    m_result);
        addNumber(copy.value.bits, rect, m_colors.ink, m_result);
        own(m_scene, first, id);
    }
    if (isAny)
        m_scene.add(
            textAt(say("sums"), {m_layout.gutter - 8 * s, m_layout.sumsY}, 12 * s, 500, m_colors.ink2, Align::right));
}

bool PackScene::isSectionSum(const ScanCopy& copy) const
{
    return copy.value.array != m_packing.addresses && copy.value.array < m_recording.buffers.size() &&
           m_recording.buffers[copy.value.array].role == Role::sums;
}

bool PackScene::keepsSectionSums() const
{
    if (m_now.step == 0 || m_layout.sumsY <= 0 || isTest() || isMove() || isBack() || m_now.step > m_packing.moveStep)
        return false;
    return scansWhat(m_recording, step()->place.launch) == Scans::flags &&
           std::ranges::any_of(step()->copies, [&](const ScanCopy& copy) { return isSectionSum(copy); });
}

void PackScene::drawSums()
{
    if (!m_sumsShown) {
        if (keepsSectionSums())
            drawSectionSums();
        return;
    }
    const double s = m_s, height = m_layout.addressHeight;
    const bool ofAddresses = *m_sumsShown == Scans::addsToAddresses;
    const double before = ofAddresses ? m_layout.addressesY : m_layout.sumsY, after = m_layout.newSumsY;
    const bool isThere = m_now.fraction >= meeting;
    std::map<std::uint32_t, std::vector<double>> lines; // columns of each work-group
    std::map<std::uint32_t, std::pair<std::size_t, std::optional<std::uint32_t>>> firsts;
    const Launch& launch = m_recording.launches[step()->place.launch - 1];
    for (const auto& [column, sum] : sumsOf(m_packing, m_recording, m_now.step, m_isWhole)) {
        if (column >= m_recording.n())
            continue;
        const auto draw = [&](double y, std::uint32_t number, bool isAfter) {
            const QRectF rect = cell(column, y, height);
            const auto index = static_cast<qint64>(column);
            const MarkId id =
                isAfter ? markIn(placeOf(m_now.step), QStringLiteral("item%1-cell%2").arg(sum.item).arg(column),
                                 static_cast<qint64>(sum.item), index)
                        : MarkId{QStringLiteral("sum%1").arg(column), -1, -1, index};
            const std::size_t first = m_scene.marks.size();
            const bool isMade = isAfter && sum.isWritten && isThere;
            m_scene.add(
                RectShape{rect, 5 * s, isMade ? m_colors.compute.tint : m_colors.paper,
                          Stroke{isMade ? m_colors.compute.line : m_colors.line2, (isMade ? 1.6 : 1) * m_line, {}}},
                id);
            if (!isAfter || isThere)
                addNumber(number, rect, m_colors.ink);
            own(m_scene, first, id);
            if (isMade && m_view.selectedItem == sum.item)
                ring(rect, 5 * s);
        };
        if (!ofAddresses)
            draw(before, sum.old, false);
        draw(after, sum.now, true);
        if (!sum.isWritten)
            continue;
        const auto group = static_cast<std::uint32_t>(sum.item / launch.local); // the section that it adds to, or scans
        lines[group].push_back(m_layout.x(column));
        firsts.try_emplace(group, column, sum.added);
    }
    const ScanLine line = scanLine(before + height / 2, after - height / 2);
    for (const auto& [group, columns] : lines) {
        const auto& [first, added] = firsts[group];
        if (*m_sumsShown == Scans::sums)
            addScanLine(m_scene, line, columns, first);
        else if (added)
            addSumLine(m_scene, line, columns, first, QStringLiteral("+%1").arg(*added), 12 * s);
    }
    const double right = m_layout.gutter - 8 * s;
    const auto name = [&](const QString& words, double y) {
        m_scene.add(textAt(words, {right, y}, 12 * s, 500, m_colors.ink2, Align::right));
    };
    if (!ofAddresses)
        name(say("sums"), before);
    name(say("after"), after);
}

} // namespace lockstep::ui
