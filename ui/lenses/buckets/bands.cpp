// The part of BucketScene below the slots: the digits' bands and the line that explains the inspected key.
#include "ui/lenses/buckets/scene.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/values.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

/// Under the slots, a bar a bucket with its digit. All digits are told one way: in words, bare, or every second,
/// fourth … of them, else none.
void BucketScene::drawBands()
{
    if (m_pass.step != BucketStep::scatter || m_result <= 0)
        return;
    struct Band {
        std::uint32_t digit = 0;
        double left = 0, right = 0;
        double middle() const { return (left + right) / 2; }
    };
    std::vector<Band> bands;
    for (std::size_t j = 0; j < m_pass.keys.size(); ++j) {
        const std::uint32_t digit = m_pass.keys[m_pass.keyAt[j]].digit;
        const QRectF slot = m_layout.slot(j);
        if (bands.empty() || bands.back().digit != digit)
            bands.push_back({digit, slot.left(), slot.right()});
        bands.back().right = slot.right();
    }
    const double y = m_layout.bandY + 11 * m_s, mark = 5 * m_s, gap = 6 * m_s;
    const auto named = [&](std::uint32_t digit) {
        const QString name = m_pass.digit.name(digit);
        const bool isWord = m_pass.digit.form == DigitForm::character;
        const QString words = m_pass.kind == BucketKind::bits       ? say("bit %1").arg(name)
                              : isWord && m_pass.digit.isEnd(digit) ? say("no letter")
                              : isWord                              ? say("letter %1").arg(name)
                                                                    : say("digit %1").arg(name);
        return textAt(words, {0, y}, 12 * m_s, 600, hue(digit).text, Align::left);
    };
    const auto bare = [&](std::uint32_t digit) { // its first line, where it has two
        const QString name = m_pass.digit.name(digit);
        const qsizetype size = m_layout.digitCut > 0 ? (name.size() + 1) / 2 : name.size();
        return textAt(name.left(size), {0, y}, 11 * m_s, 600, hue(digit).text);
    };
    const bool words = std::all_of(bands.begin(), bands.end(), [&](const Band& band) {
        return 2 * mark + gap + textWidth(named(band.digit)) <= band.right - band.left;
    });
    double half = 0;
    for (const Band& band : bands)
        half = std::max(half, textWidth(bare(band.digit)) / 2);
    std::size_t step = words ? 1 : m_pass.digits * 2;
    for (std::size_t tried = 1; !words && tried < m_pass.digits && step > m_pass.digits; tried *= 2) {
        double free = m_layout.left - 12 * m_s;
        bool clear = true;
        for (const Band& band : bands)
            if (band.digit % tried == 0) {
                clear = clear && band.middle() - half >= free && band.middle() + half <= m_view.size.width() - 4 * m_s;
                free = band.middle() + half + (m_layout.digitCut > 0 ? 2 : 5) * m_s;
            }
        if (clear)
            step = tried;
    }
    for (const Band& band : bands) {
        m_scene.add(LineShape{{band.left, m_layout.bandY},
                              {band.right, m_layout.bandY},
                              Stroke{hue(band.digit).line, 2 * m_s, {}}},
                    {}, m_result);
        const MarkId id{QStringLiteral("band%1").arg(band.digit), -1, -1, -1};
        if (words) {
            TextShape text = named(band.digit);
            const double x = band.middle() - (2 * mark + gap + textWidth(text)) / 2;
            addBucketMark(band.digit, {x + mark, y}, mark, hue(band.digit).line, {}, m_result);
            text.at.setX(x + 2 * mark + gap);
            addText(text, m_result, id);
        } else if (band.digit % step == 0 && step <= m_pass.digits) {
            TextShape text = bare(band.digit);
            text.at.setX(band.middle());
            addText(text, m_result, id);
            if (const QString rest = m_pass.digit.name(band.digit).mid(text.text.size()); !rest.isEmpty())
                addText(textAt(rest, {band.middle(), y + 12 * m_s}, text.size, 600, hue(band.digit).text), m_result);
        }
    }
}

void BucketScene::drawWords(double x, double y, const std::vector<Words>& words)
{
    const double size = 13.5 * m_s;
    double total = x;
    for (const Words& word : words)
        total += textWidth(textAt(word.text, {}, size, word.weight, word.color, Align::left)) + 12 * m_s;
    if (total > m_view.size.width())
        return;
    for (const Words& word : words) {
        TextShape text = textAt(word.text, {x, y}, size, word.weight, word.color, Align::left);
        const double width = textWidth(text);
        if (word.pill) {
            const double pillWidth = std::max(22 * m_s, width + 14 * m_s);
            m_scene.add(RectShape{
                {x, y - 11 * m_s, pillWidth, 22 * m_s}, 11 * m_s, m_colors.now, Stroke{m_colors.nowEdge, 1.5, {}}});
            text.at.setX(x + (pillWidth - width) / 2);
            x += pillWidth - width;
        }
        addText(text);
        x += width + 6 * m_s;
    }
}

void BucketScene::drawExplanation()
{
    if (m_layout.lineY <= 0 || !m_view.selectedItem)
        return;
    const double x = 16 * m_s, y = m_layout.lineY;
    std::vector<Words> words;
    if (const BucketKey* key = selectedKey()) {
        const bool isCounters = m_pass.counterItems > 0;
        const bool isMove = isCounters && m_pass.phase == BlockPhase::move;
        // Elsewhere in a sort by counters no counter is this key's.
        if (m_pass.kind == BucketKind::sortedBlocks && m_pass.step == BucketStep::histogram && !isMove &&
            (!key->isCounted || (isCounters && m_pass.phase != BlockPhase::tally)))
            return;
        const QString digit = isCounters ? shownName(key->shown) : m_pass.digit.name(key->digit);
        const QString value = valueText(key->bits, m_recording);
        words = {{say("Key"), m_colors.ink2},
                 {value, m_colors.ink, 600},
                 {say("of block %1, digit").arg(key->group), m_colors.ink2},
                 {digit + QLatin1Char(':'), hue(isCounters ? key->shown : key->digit).text, 600}};
        if (isMove) {
            words.push_back({say("counter"), m_colors.ink2});
            words.push_back({QString::number(key->start), m_colors.onNow, 600, true});
            words.push_back(
                {say("+ %1 that its work-item counted before it = place").arg(key->counted), m_colors.ink2});
            words.push_back({QString::number(key->start + key->counted), m_colors.ink, 600});
        } else if (m_pass.step == BucketStep::scatter) {
            words.push_back({say("start"), m_colors.ink2});
            words.push_back({QString::number(key->start), m_colors.onNow, 600, true});
            words.push_back({say("+ %1 before it in the block = slot").arg(key->slot - key->start), m_colors.ink2});
            words.push_back({QString::number(key->slot), m_colors.ink, 600});
        } else {
            words.push_back({say("its counter goes from"), m_colors.ink2});
            words.push_back({QString::number(key->counted), m_colors.ink, 600});
            words.push_back({say("to"), m_colors.ink2});
            words.push_back({QString::number(key->counted + 1), m_colors.ink, 600});
        }
    } else if (m_pass.step == BucketStep::scan) {
        const auto made = std::count(m_pass.startItem.begin(), m_pass.startItem.end(), *m_view.selectedItem);
        if (made == 0)
            return;
        words = {{say("Work-item %1 writes").arg(*m_view.selectedItem), m_colors.ink2},
                 {many(static_cast<std::size_t>(made), "%1 start", "%1 starts"), m_colors.ink, 600}};
    } else {
        return;
    }
    m_scene.add(inspectedRing(m_colors, {x, y - 8 * m_s, 12 * m_s, 16 * m_s}, 0, 4 * m_s, m_s));
    drawWords(x + 24 * m_s, y, words);
}

} // namespace lockstep::ui
