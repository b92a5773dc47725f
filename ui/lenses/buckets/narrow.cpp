// Keys whose values have no room in one line: words letter below letter, digits alone, two lines of hexadecimal digits.
#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/buckets/scene.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace lockstep::ui {

namespace {

constexpr double hexStep = 1.08; ///< from line to line, in sizes of type

} // namespace

TextShape hexLabel(const QString& digit, QPointF at, double scale, const QColor& color)
{
    return textAt(say("%1, hex").arg(digit), at, 11 * scale, 400, color, Align::left);
}

void chooseWordColumns(BucketLayout& layout, const Recording& recording, const View& view)
{
    layout.words = fitWordColumns(recording, layout.keyWidth - 0.3, smallestText(view), 13 * layout.scale);
    if (layout.words.letters == 0) {
        QString longest = QString(layout.padded, QLatin1Char('0'));
        for (const std::uint32_t bits : recording.input)
            if (const QString text = valueText(bits, recording); text.size() > longest.size())
                longest = text;
        if (recording.type == ElementType::uint32)
            layout.words = fitDigitColumns(longest, layout.keyWidth - 0.3, smallestText(view), 13 * layout.scale);
    }
    if (layout.words.letters == 0)
        return;
    const bool areWords = digitOfPass(recording, 1).form == DigitForm::character;
    for (std::size_t k = 1; areWords && k <= recording.launchCount(); k = passEnd(recording, k) + 1)
        layout.words.letters = std::max(layout.words.letters, digitOfPass(recording, k).letter() + 1);
    layout.valueSize = layout.words.size;
    layout.twoLines = false;
    layout.keyHeight = layout.words.height();
}

void chooseDigitAlone(BucketLayout& layout, const QString& widest)
{
    const std::array sizes{12 * layout.scale, 11 * layout.scale};
    for (const qsizetype cut : {qsizetype{0}, (widest.size() + 1) / 2}) {
        layout.digitCut = cut;
        layout.digitSize =
            fittingSize(cut > 0 ? widest.left(cut) : widest, layout.keyWidth - 1, sizes, 600, FontFamily::mono);
        if (layout.digitSize > 0)
            break;
    }
    if (layout.digitSize > 0 && layout.digitCut > 0)
        layout.keyHeight = 31 * layout.scale;
}

void chooseHexadecimal(BucketLayout& layout, const Recording& recording, const View& view)
{
    constexpr std::uint32_t longer = 1'000'000; // fewer decimal digits have room themselves where two lines have
    const std::uint32_t largest = *std::ranges::max_element(recording.input);
    if (recording.type != ElementType::uint32 || largest < longer)
        return;
    auto bits = static_cast<std::uint32_t>(std::bit_width(largest));
    double label = 0;
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1) {
        const BucketDigit digit = digitOfPass(recording, k);
        bits = std::max(bits, digit.shift + digit.width);
        label = std::max(label, textWidth(hexLabel(digit.label(), {}, layout.scale, Qt::black)));
    }
    const double s = layout.scale, size = 11 * s;
    const qsizetype line = (static_cast<qsizetype>(bits) + 7) / 8;
    const TextShape digits =
        textAt(QString(line, QLatin1Char('0')), {}, size, 600, Qt::black, Align::center, FontFamily::mono);
    if (size < smallestText(view) || textWidth(digits) > layout.keyWidth - 3 * s ||
        14 * s + label > layout.key(0).left() - 6 * s)
        return;
    layout.hexDigits = 2 * line;
    layout.valueSize = size;
    layout.twoLines = false;
    layout.bitsSize = 0;
    layout.bitLines = 0;
    layout.keyHeight = (2 * hexStep + 0.25) * size;
}

void BucketScene::drawMarkedLetters(const QString& value, qsizetype at, std::uint32_t digit, const QRectF& rect,
                                    bool chip, double opacity)
{
    const double size = m_layout.words.size;
    const QPointF marked = m_layout.words.letter(rect.center(), at);
    const double half = m_layout.words.halfMark(rect.width());
    m_scene.add(RectShape{{marked.x() - half, marked.y() - size * 0.55, 2 * half, size * 1.1},
                          std::min(3 * m_s, half / 2),
                          chip ? hue(digit).chip : QColor(Qt::transparent),
                          chip ? Stroke{} : Stroke{hue(digit).line, m_line, {}}},
                {}, opacity);
    for (qsizetype i = 0; i < value.size(); ++i) {
        const QColor& marking = chip ? hue(digit).chipText : hue(digit).text;
        addText(letterAt(m_layout.words, value[i], m_layout.words.letter(rect.center(), i),
                         i == at ? marking : m_colors.ink),
                opacity);
    }
}

/// The digits of the pass on a chip or in a frame, zeros in front of the number dim.
void BucketScene::drawHexadecimal(const BucketKey& key, const QRectF& rect, HexMark mark, double opacity)
{
    const QString digits = QString::number(key.bits, 16).toUpper();
    const qsizetype all = m_layout.hexDigits, line = all / 2, zeros = all - digits.size();
    const QString text = digits.rightJustified(all, QLatin1Char('0'));
    const qsizetype until = all - static_cast<qsizetype>(m_pass.shownShift / 4),
                    from = until - static_cast<qsizetype>(m_pass.shownWidth / 4);
    const double size = m_layout.valueSize;
    const auto piece = [&](qsizetype at, qsizetype count, QPointF where, const QColor& color) {
        return textAt(text.mid(at, count), where, size, 600, color, Align::left, FontFamily::mono);
    };
    const double advance = textWidth(piece(0, line, {}, Qt::black)) / static_cast<double>(line);
    const auto isMarked = [&](qsizetype i) { return mark != HexMark::none && i >= from && i < until; };
    const auto colorOf = [&](qsizetype i) {
        if (isMarked(i))
            return mark == HexMark::chip ? hue(key.shown).chipText : hue(key.shown).text;
        return i < zeros ? m_colors.ink3 : m_colors.ink;
    };
    for (qsizetype row = 0; row < 2; ++row) {
        const double y = rect.center().y() + (static_cast<double>(row) - 0.5) * hexStep * size;
        const double left = rect.center().x() - advance * static_cast<double>(line) / 2;
        for (qsizetype i = row * line, next = i; i < (row + 1) * line; i = next) {
            while (next < (row + 1) * line && isMarked(next) == isMarked(i) && colorOf(next) == colorOf(i))
                ++next;
            const double x = left + advance * static_cast<double>(i - row * line);
            if (isMarked(i))
                m_scene.add(RectShape{{x - 0.4 * m_s, y - size * 0.53,
                                       advance * static_cast<double>(next - i) + 0.8 * m_s, size * 1.06},
                                      3 * m_s,
                                      mark == HexMark::chip ? hue(key.shown).chip : QColor(Qt::transparent),
                                      mark == HexMark::chip ? Stroke{} : Stroke{hue(key.shown).line, m_line, {}}},
                            {}, opacity);
            addText(piece(i, next - i, {x, y}, colorOf(i)), opacity);
        }
    }
}

void BucketScene::drawDigitAlone(const BucketKey& key, const QRectF& rect, const QColor& color, double opacity)
{
    if (m_layout.digitSize <= 0)
        return;
    const QString digit = shownName(key.shown);
    const qsizetype cut = m_layout.digitCut > 0 ? (digit.size() + 1) / 2 : 0;
    const double x = rect.center().x(), y = rect.center().y(), half = 6.5 * m_s;
    const auto line = [&](const QString& text, double at) {
        addText(textAt(text, {x, at}, m_layout.digitSize, 600, color, Align::center, FontFamily::mono), opacity);
    };
    if (cut > 0)
        line(digit.left(cut), y - half);
    line(digit.mid(cut), cut > 0 ? y + half : y);
}

} // namespace lockstep::ui
