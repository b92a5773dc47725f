// ArraysScene: arrays of many elements, as bars or as densities.
#include "ui/lenses/arrays/scene.hpp"

#include "ui/kit/drawing.hpp"
#include "ui/kit/key_scale.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lens/density.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

QRgb premultiplied(const QColor& color, double alpha)
{
    const auto part = [alpha](int channel) { return static_cast<int>(std::lround(channel * alpha)); };
    return qRgba(part(color.red()), part(color.green()), part(color.blue()), part(255));
}

} // namespace

bool ArraysScene::isWhollyBlank(const ArrayBox& box) const
{
    const ArrayUse& use = useOf(box);
    const bool isOld = isBefore(box) || (box.tier != Tier::all && m_time.fraction < 0.5);
    if (!use.isTold())
        return use.isBlank && (isOld || box.tier == Tier::all || box.tier == Tier::idle);
    const std::vector<bool>& blank = isOld ? use.blankBefore : use.blankAfter;
    return !blank.empty() && std::ranges::find(blank, false) == blank.end();
}

QColor ArraysScene::toneOf(const ArrayBox& box, std::size_t i)
{
    const ArrayUse& use = useOf(box);
    if (isBefore(box)) {
        if (i < use.loadedBy.size() && use.loadedBy[i] != nobody) {
            m_signs.insert(Sign::loaded);
            return m_colors.ink2;
        }
        return m_colors.ghost;
    }
    if (const auto right = verdict(box, i)) {
        m_signs.insert(*right ? Sign::right : Sign::wrong);
        return *right ? m_colors.keep.fill : m_colors.ink;
    }
    if (box.tier == Tier::after || box.tier == Tier::local)
        if (i < use.came.size() && use.came[i] != Came::nothing)
            return lookOf(use.came[i]).line;
    return box.tier == Tier::all ? m_colors.done : m_colors.ghost;
}

void ArraysScene::drawBars(const ArrayBox& box)
{
    const ArrayUse& use = useOf(box);
    const double f = m_time.fraction;
    const bool comes = box.tier == Tier::after || box.tier == Tier::local;
    const bool isOld = isBefore(box) || (comes && f < 0.5);
    const Words& words = isOld ? *use.before : *use.after;
    const std::vector<bool>& blank = isOld ? use.blankBefore : use.blankAfter;
    Words told;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (i >= blank.size() || !blank[i])
            told.push_back(words[i]);
    const KeyScale scale(told, use.type);
    const double opacity = comes ? std::abs(2 * f - 1) : 1;
    m_scene.add(LineShape{box.rect.bottomLeft(), box.rect.bottomRight(), Stroke{m_colors.line2, m_line, {}}});
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QRectF slot = box.cell(i);
        const MarkId id = idOf(box, i);
        if (i < blank.size() && blank[i]) {
            m_signs.insert(Sign::blank);
            if (box.pitch >= 5 * m_s)
                m_scene.add(RectShape{slot.adjusted(0, slot.height() * 0.5, 0, -0.5), 0, Qt::transparent,
                                      Stroke{m_colors.ink3, m_line, {3, 3}}},
                            id);
            continue;
        }
        const double high = std::max(1.5, slot.height() * scale(words[i]));
        const QRectF bar{slot.left(), slot.bottom() - high, slot.width(), high};
        const auto right = verdict(box, i);
        const QColor tone = isOld && comes ? m_colors.ghost : toneOf(box, i);
        if (right && !*right)
            m_scene.add(tornCell(bar, 0, m_colors, wrongAt(m_rightness->wrong, i), m_s), id, opacity);
        else
            m_scene.add(RectShape{bar, 0, tone, {}}, id, opacity);
    }
    drawTouched(box);
}

/// Ticks under what was loaded or stored, so that it is not told by hue alone.
void ArraysScene::drawTouched(const ArrayBox& box)
{
    const ArrayUse& use = useOf(box);
    if (!use.isTold() || box.tier == Tier::idle || box.tier == Tier::all || use.size == 0)
        return;
    const auto touched = [&](std::size_t i) {
        return isBefore(box) ? use.loadedBy[i] != nobody : use.came[i] != Came::nothing;
    };
    const double y = box.rect.bottom() + 2 * m_s, high = 3 * m_s;
    const double step = box.rect.width() / static_cast<double>(use.size);
    for (std::size_t i = 0; i < use.size;) { // a run of them is one mark
        if (!touched(i)) {
            ++i;
            continue;
        }
        m_signs.insert(Sign::touched);
        std::size_t end = i;
        while (end < use.size && touched(end))
            ++end;
        m_scene.add(RectShape{{box.rect.left() + static_cast<double>(i) * step, y,
                               std::max(0.8, static_cast<double>(end - i) * step - std::min(1.0, step * 0.2)), high},
                              0,
                              m_colors.ink2,
                              {}});
        i = end;
    }
}

void ArraysScene::drawDensity(const ArrayBox& box)
{
    const ArrayUse& use = useOf(box);
    const double small = std::max(12 * m_s, smallestText(m_view));
    if (isWhollyBlank(box)) {
        m_signs.insert(Sign::blank);
        m_scene.add(RectShape{box.rect, 4 * m_s, Qt::transparent, Stroke{m_colors.ink3, m_line, {3, 3}}},
                    {QStringLiteral("%1-%2-blank").arg(prefix(box)).arg(box.use)});
        m_labels.place(m_scene,
                       textAt(say("nothing has written here yet"), box.rect.center(), small, 400, m_colors.ink2));
        return;
    }
    const bool comes = box.tier == Tier::after || box.tier == Tier::local;
    const bool isOld = isBefore(box) || (comes && m_time.fraction < 0.5);
    const std::size_t k = m_read.launch - (isOld && m_read.launch > 0 ? 1 : 0);
    std::shared_ptr<const Density> made;
    const Density* density = nullptr;
    std::vector<Came> most; // by cell
    if (use.isTold()) {
        const Words& words = isOld ? *use.before : *use.after;
        const std::vector<bool>& blank = isOld ? use.blankBefore : use.blankAfter;
        const Words pads(blank.begin(), blank.end());
        made = computeDensity(words, use.type, box.columns, box.rows, &pads);
        density = made.get();
        if (comes && !isOld) {
            most.assign(density->cells.size(), Came::nothing);
            eachDensityCell(words, use.type, box.columns, box.rows, &pads, [&](std::size_t i, std::size_t cell) {
                if (use.came[i] != Came::nothing)
                    most[cell] = use.came[i];
            });
        }
    } else {
        density = m_resident.density({k, box.use, box.columns, box.rows});
    }
    m_scene.add(LineShape{box.rect.bottomLeft(), box.rect.bottomRight(), Stroke{m_colors.line2, m_line, {}}});
    if (density == nullptr) {
        m_labels.place(m_scene, textAt(say("loading"), box.rect.center(), small, 400, m_colors.ink2));
        return;
    }
    // A dot stands for many elements: where one is wrong none is called right.
    const bool isOver = verdict(box, 0).has_value() && use.size == m_recording.output.size();
    const bool isRight = isOver && m_rightness->isRight();
    if (isRight)
        m_signs.insert(Sign::right);
    const double full = std::log1p(std::max(1.0, static_cast<double>(use.size) / static_cast<double>(box.columns)));
    ImageShape image;
    image.columns = box.columns;
    image.rows = box.rows;
    image.rect = box.rect;
    image.pixels.assign(density->cells.size(), 0);
    for (std::size_t i = 0; i < image.pixels.size(); ++i) {
        const std::uint32_t count = density->cells[i];
        if (count == 0)
            continue;
        const QColor hue = isRight                                       ? m_colors.keep.line
                           : i < most.size() && most[i] != Came::nothing ? lookOf(most[i]).line
                           : box.tier == Tier::idle                      ? m_colors.ink3
                                                                         : m_colors.ink2;
        image.pixels[i] = premultiplied(hue, 0.3 + 0.7 * std::min(1.0, std::log1p(static_cast<double>(count)) / full));
    }
    m_scene.add(std::move(image), {QStringLiteral("%1-%2-density").arg(prefix(box)).arg(box.use)});
    drawTouched(box);
}

} // namespace lockstep::ui
