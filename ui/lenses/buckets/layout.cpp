#include "ui/lenses/buckets/layout.hpp"

#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/run_kinds.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr std::size_t mostKeys = 128; ///< arcs beyond this cannot be followed
constexpr std::size_t mostRows = 64;  ///< most table rows; drawn as shades once numbers do not fit
constexpr double mostScale = 3;       ///< beyond it a larger stage only adds space
constexpr double leastPitch = 7.5, leastPresentedPitch = 20;
constexpr double leastFieldPitch = 7.2;      ///< of keys that stand under their fields
constexpr double leastKeyGap = 1.5;          ///< between two keys whose values need the width
constexpr std::uint32_t mostCountedBits = 2; ///< beside a digit those of its complement have room made for them

/// Up to the highest in which keys differ.
std::uint32_t sortedBitsOf(const Recording& recording)
{
    std::uint32_t bits = sortsByBallots(recording) ? ballotBits(recording) : 1;
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1) {
        const BucketDigit digit = digitOfPass(recording, k);
        bits = std::max(bits, digit.shift + digit.width);
    }
    return bits;
}

/// What is written about the digits of all passes.
struct DigitWords {
    QString widest;          ///< of the digits
    double labels = 0;       ///< width of what stands at the left
    std::uint32_t width = 1; ///< bits of a digit
};

DigitWords wordsOf(const Recording& recording, const TableShape& shape, double s)
{
    DigitWords words;
    words.labels = textWidth(bitsText(24, 8), 12 * s, 400);
    const auto makeRoom = [&](const QString& text, double size, int weight) {
        words.labels = std::max(words.labels, textWidth(text, size, weight));
    };
    for (const BucketStep step : {BucketStep::histogram, BucketStep::scatter})
        makeRoom(keysInLabel(shape, step), 13 * s, 600);
    if (shape.kind == BucketKind::sortedBlocks)
        makeRoom(say("local memory"), 13 * s, 600);
    if (shape.kind == BucketKind::bits)
        for (const QString& text : {say("ones before"), say("ones so far"), say("new place")})
            makeRoom(text, 12 * s, 500);
    for (std::size_t k = 1; k <= recording.launchCount(); k = passEnd(recording, k) + 1) {
        const BucketDigit digit = digitOfPass(recording, k);
        makeRoom(digit.label(), 12 * s, 400);
        words.width = std::max(words.width, digit.width);
        for (const std::uint32_t row : rowsOfPass(recording, shape, k))
            if (const QString name = digit.name(row); name.size() > words.widest.size())
                words.widest = name;
        if (digit.isComplemented() && digit.width <= mostCountedBits) // "11 → 00"
            makeRoom(words.widest + QStringLiteral(" → ") + words.widest, 12.5 * s, 700);
    }
    words.labels = std::max(words.labels, textWidth(words.widest, 12 * s, 500, FontFamily::mono) + 22 * s);
    return words;
}

/// Room for the sums of blocks at the right of the table, where they leave the table enough.
double roomForSums(BucketLayout& layout, const Recording& recording, const TableShape& shape, double room)
{
    if ((shape.kind != BucketKind::pipeline || shape.blocks == 0) && shape.kind != BucketKind::sweeps)
        return 0;
    const double s = layout.scale;
    const auto blocks = static_cast<double>(shape.blocks);
    const double number = textWidth(countDigits(recording.n()), 14 * s, 600) + 8 * s;
    double each = number, last = number;
    for (const QString& word : {say("total"), say("base")})
        last = std::max(last, textWidth(word, 11.5 * s, 400) + 7 * s);
    for (const QString& word : {say("sums"), say("before")})
        each = blocks > 0 ? std::max(each, (textWidth(word, 11.5 * s, 400) + 7 * s) / blocks) : 0;
    const double total = each * 2 * blocks + 2 * last + 14 * s;
    if (total > room * 0.6)
        return 0;
    layout.sumWidth = each;
    layout.totalWidth = last;
    layout.sumsLeft = layout.left + room - total + 14 * s;
    return total;
}

/// Of all bits of a key with its digit marked: bits in the longest of so many lines, no digit being cut.
std::uint32_t bitsInLine(std::uint32_t bits, std::uint32_t digit, int lines)
{
    const std::uint32_t digits = (bits + digit - 1) / digit;
    return (lines == 1 ? digits : (digits + 1) / 2) * digit;
}

/// Width of a key with the chip of its digit and the gaps beside it.
double widthOfBits(std::uint32_t bits, std::uint32_t digit, double size, double s)
{
    const double gaps = std::min(2.0, std::ceil(static_cast<double>(bits) / digit) - 1);
    return textWidth(QString(static_cast<qsizetype>(bits), QLatin1Char('0')), size, 600, FontFamily::mono) +
           (6 + 3 * gaps) * s;
}

/// All bits of a key if they have room, in one line or two, else the digit's.
void chooseBits(BucketLayout& layout, const TableShape& shape, std::uint32_t bits, const DigitWords& digits,
                bool wholeKeys)
{
    const double s = layout.scale;
    for (const int lines : {1, 2})
        for (const double size : {12 * s, 11 * s})
            if (wholeKeys && bits <= mostShownBits && layout.bitLines == 0 &&
                (lines == 1 || shape.kind != BucketKind::bits) &&
                widthOfBits(bitsInLine(bits, digits.width, lines), digits.width, size, s) <= layout.keyWidth) {
                layout.bitLines = lines;
                layout.bitsSize = size;
            }
    const std::array sizes{12 * s, 11 * s};
    if (layout.bitLines == 0 && shape.kind != BucketKind::bits) // there the bit has a row of its own
        layout.bitsSize = fittingSize(digits.widest, layout.keyWidth - 7 * s, sizes, 500, FontFamily::mono);
}

/// What keys have to write.
struct KeyTexts {
    QString longest;
    QString longestPart; ///< where values are broken into two lines
};

KeyTexts keyTexts(BucketLayout& layout, const Recording& recording, DigitForm form)
{
    std::vector<QString> values;
    for (const std::uint32_t bits : recording.input)
        values.push_back(valueText(bits, recording));
    if (form == DigitForm::decimal) {
        for (const QString& value : values)
            layout.padded = std::max(layout.padded, value.size());
        for (QString& value : values)
            value = value.rightJustified(layout.padded, QLatin1Char('0'));
    }
    const auto wider = [&](const QString& a, const QString& b) {
        return textWidth(a, 16, 600) < textWidth(b, 16, 600);
    };
    KeyTexts texts{*std::max_element(values.begin(), values.end(), wider), {}};
    for (const QString& value : values)
        for (const QString& part : {value.left(breakOf(value)), value.mid(breakOf(value))})
            texts.longestPart = wider(texts.longestPart, part) ? part : texts.longestPart;
    return texts;
}

/// Chooses where keys and blocks stand, and how keys are written.
class ColumnChooser {
public:
    ColumnChooser(BucketLayout& layout, const Recording& recording, const TableShape& shape, const View& view,
                  bool wholeKeys)
        : m_layout(layout), m_recording(recording), m_shape(shape), m_view(view), m_s(layout.scale),
          m_digits(wordsOf(recording, shape, m_s)), m_first(digitOfPass(recording, 1)), m_bits(sortedBitsOf(recording)),
          m_wholeKeys(wholeKeys), m_presented(view.role == ViewRole::presenter),
          m_columns(static_cast<double>(recording.n()) + (shape.kind == BucketKind::bits ? 1.3 : 0))
    {
    }

    void choose(Narrow narrowKeys)
    {
        const double margin = 12 * m_s;
        m_layout.left = margin + m_digits.labels + 14 * m_s;
        m_room = m_view.size.width() - m_layout.left - margin;
        m_layout.perGroup = std::max<std::size_t>(1, m_shape.perGroup);
        m_layout.inlineDigit = m_first.form != DigitForm::bits;
        m_texts = keyTexts(m_layout, m_recording, m_first.form);
        placeKeys();
        placeSlots();
        chooseType();
        chooseHeights();
        chooseNarrow(narrowKeys);
        m_layout.endMark = std::clamp(m_layout.slotPitch * 0.3, 2.6, 4.5 * m_s);
    }

private:
    /// Small type needs less air.
    double airOf(double size) const { return std::min(m_s, size / 11); }
    double chip() const { return m_layout.inlineDigit ? 4 : 0; }
    double widthOf(const QString& text, double size) const
    {
        return textWidth(text, size, 600) + (3 + chip()) * airOf(size);
    }

    /// Few keys stand further apart, and fewer still are wider, so that the picture uses its width.
    double mostKeyWidth() const
    {
        const double share = m_room / m_columns;
        const double allBits =
            m_wholeKeys && !m_layout.inlineDigit && m_bits <= mostShownBits
                ? widthOfBits(bitsInLine(m_bits, m_digits.width, 1), m_digits.width, 11 * m_s, m_s) + 4 * m_s
                : 0;
        return std::max({46 * m_s, widthOf(m_texts.longest, 16 * m_s) + 4 * m_s, std::min(120 * m_s, share / 2.4),
                         allBits <= share - 8 * m_s ? allBits : 0});
    }

    /// Sizes of values, the largest first. Before an audience a short number stands in smaller type rather than digit
    /// below digit.
    std::vector<double> valueSizes(double pitch) const
    {
        std::vector<double> sizes{16 * m_s, 15 * m_s, 14 * m_s, 13 * m_s, 12 * m_s, 11 * m_s};
        if (m_presented && breakOf(m_texts.longest) == 0 && !m_first.words && m_recording.type != ElementType::text)
            while (pitch < widthOf(m_texts.longest, sizes.back()) + leastKeyGap &&
                   sizes.back() > leastPresentedType * m_s)
                sizes.push_back(std::max(sizes.back() - m_s, leastPresentedType * m_s));
        return sizes;
    }

    /// Blocks of keys stand under their columns of the table unless a short last block would waste the width, or the
    /// values only fit where they don't.
    void placeKeys()
    {
        const auto groups = static_cast<double>(m_shape.groups), perGroup = static_cast<double>(m_layout.perGroup);
        const double tableRoom = m_room - roomForSums(m_layout, m_recording, m_shape, m_room);
        const bool hasGaps = m_shape.groups > 1 && !(m_shape.kind == BucketKind::bits && m_room / m_columns < 12);
        const double leastGap = m_room / m_columns < 10 ? 2.0 : 3.0, narrowGap = hasGaps ? leastGap : 0;
        const double gap = hasGaps ? std::clamp(m_room / groups * 0.08, leastGap, 18 * m_s) : 0;
        const double aligned = (m_room / groups - gap) / perGroup;
        const double packed = (m_room - gap * (groups - 1)) / m_columns;
        const double tight = (m_room - narrowGap * (groups - 1)) / m_columns;
        m_sizes = valueSizes(tight);
        const double least = m_sizes.back();
        m_layout.twoLines = tight < widthOf(m_texts.longest, least) + leastKeyGap;
        const double leastForValues = widthOf(shown(), least) + leastKeyGap;
        const bool mayAlign = m_shape.kind != BucketKind::bits && m_shape.kind != BucketKind::pipeline &&
                              m_shape.kind != BucketKind::sweeps;
        const bool align =
            mayAlign && aligned >= 0.75 * packed && (aligned >= leastForValues || tight < leastForValues);
        const bool narrow = !align && packed < leastForValues && tight >= leastForValues;

        const double mostWidth = mostKeyWidth(), spare = m_room / m_columns - mostWidth;
        const double mostPitch = mostWidth + std::clamp(spare, 16 * m_s, 1.5 * mostWidth);
        m_layout.keyPitch = std::min(align ? aligned : narrow ? tight : packed, mostPitch);
        const double packedGroup = m_layout.keyPitch * perGroup + (narrow ? narrowGap : gap);
        m_layout.keyGroupWidth = !align                        ? packedGroup
                                 : m_room / groups > 220 * m_s ? std::max(220 * m_s, m_layout.keyPitch * perGroup + gap)
                                                               : m_room / groups;
        m_layout.columnWidth = align ? m_layout.keyGroupWidth : std::min(tableRoom / groups, 220 * m_s);
        m_layout.keyWidth = std::min(m_layout.keyPitch, mostWidth);
        m_layout.keyWidth -=
            std::clamp(m_layout.keyWidth - widthOf(shown(), least), leastKeyGap, m_layout.keyWidth > 20 ? 4 * m_s : 2);
    }

    /// They reach from under the first key to under the last one.
    void placeSlots()
    {
        const std::size_t n = m_recording.n();
        const double first = m_layout.key(0).center().x(), last = m_layout.key(n - 1).center().x();
        m_layout.slotLeft = first;
        m_layout.slotPitch = n > 1 ? (last - first) / static_cast<double>(n - 1) : m_layout.keyPitch;
        m_layout.fits =
            std::min(m_layout.keyPitch, m_layout.slotPitch) >= (m_presented                        ? leastPresentedPitch
                                                                : m_shape.kind == BucketKind::bits ? leastFieldPitch
                                                                                                   : leastPitch);
    }

    void chooseType()
    {
        for (std::size_t i = m_layout.twoLines ? 2 : 0; i < m_sizes.size(); ++i) // two lines are 14 apart
            if (m_layout.valueSize <= 0 &&
                textWidth(shown(), m_sizes[i], 600) <= m_layout.keyWidth - (2 + chip()) * airOf(m_sizes[i]))
                m_layout.valueSize = m_sizes[i];
        if (m_layout.valueSize > 0 && !m_layout.inlineDigit && !m_layout.valuesAlone)
            chooseBits(m_layout, m_shape, m_bits, m_digits, m_wholeKeys);
    }

    /// Large type needs less air in proportion.
    void chooseHeights()
    {
        const bool close = m_layout.compact || m_presented;
        m_layout.keyHeight = (m_layout.valueSize > 0 ? (m_layout.bitsSize > 0 ? (close ? 37 : 46) : 24) : 18) * m_s;
        if (m_layout.valueSize > 0 && m_layout.inlineDigit)
            m_layout.keyHeight = (close ? 26 : 32) * m_s;
        if (m_layout.bitLines == 2)
            m_layout.keyHeight += bitLine * m_s;
        m_layout.valueDrop = (close ? 11.5 : 14) * m_s;
        m_layout.bitsRise = (close ? 10.5 : 12) * m_s;
    }

    /// What keys tell where their values have no room in a line.
    void chooseNarrow(Narrow narrowKeys)
    {
        const bool hasValues = m_layout.valueSize > 0;
        if (!hasValues && narrowKeys == Narrow::letters)
            chooseWordColumns(m_layout, m_recording, m_view);
        else if (!hasValues && !m_layout.inlineDigit && narrowKeys == Narrow::digits)
            chooseDigitAlone(m_layout, m_digits.widest);
        else if ((!hasValues || m_layout.twoLines) && !m_layout.inlineDigit && narrowKeys == Narrow::hexadecimal)
            chooseHexadecimal(m_layout, m_recording, m_view);
        m_layout.twoLines = m_layout.twoLines && m_layout.valueSize > 0;
        m_layout.keyHeight += m_layout.twoLines ? 14 * m_s : 0;
    }

    const QString& shown() const { return m_layout.twoLines ? m_texts.longestPart : m_texts.longest; }

    BucketLayout& m_layout;
    const Recording& m_recording;
    const TableShape& m_shape;
    const View& m_view;
    const double m_s;
    const DigitWords m_digits;
    const BucketDigit m_first; ///< of the first pass
    const std::uint32_t m_bits;
    const bool m_wholeKeys, m_presented;
    const double m_columns; ///< a little more than the keys where a field stands behind them
    double m_room = 0;      ///< width of all keys
    KeyTexts m_texts;
    std::vector<double> m_sizes; ///< that values may have
};

/// How much is written: with room around it, close, or without the digits under the values, whose marks tell them.
enum class Detail { roomy, close, valuesAlone };

BucketLayout layoutAs(const Recording& recording, const TableShape& shape, const View& view, double scale,
                      Detail detail, Narrow narrowKeys = Narrow::nothing, bool wholeKeys = false)
{
    BucketLayout layout;
    layout.scale = scale;
    layout.compact = detail != Detail::roomy;
    layout.valuesAlone = detail == Detail::valuesAlone;
    ColumnChooser(layout, recording, shape, view, wholeKeys).choose(narrowKeys);

    const NumberSizes sizes = numberSizes(layout, recording, shape, view);
    if (layout.fits && shape.kind == BucketKind::bits)
        chooseFieldHeights(layout, view);
    else if (layout.fits && layout.compact)
        chooseCloseHeights(layout, shape, view, sizes);
    else if (layout.fits)
        chooseHeights(layout, shape, view, sizes);
    placeNumbers(layout, recording);
    const double indexWidth = textWidth(QString::number(recording.n()), 11 * scale, 400) + 4 * scale;
    while (layout.indexStep * layout.slotPitch < indexWidth && layout.indexStep < static_cast<double>(recording.n()))
        layout.indexStep *= 2;
    return layout;
}

/// Whether the larger picture tells all that the smaller one does.
bool tellsAsMuch(const BucketLayout& larger, const BucketLayout& smaller)
{
    const auto kept = [](double now, double then) { return now > 0 || then <= 0; };
    return larger.fits && larger.table <= smaller.table && larger.headLines <= smaller.headLines &&
           larger.twoLines <= smaller.twoLines && larger.compact <= smaller.compact &&
           kept(larger.valueSize, smaller.valueSize) && kept(larger.bitsSize, smaller.bitsSize) &&
           kept(larger.bitLines, smaller.bitLines) && kept(larger.noteY, smaller.noteY) &&
           kept(larger.lineY, smaller.lineY) && kept(larger.sumsLeft, smaller.sumsLeft) &&
           kept(larger.indexY, smaller.indexY) && kept(larger.subheadY, smaller.subheadY) &&
           larger.indexStep <= smaller.indexStep;
}

/// The layout with all bits of each key, taken where nothing else has to go for them.
BucketLayout withWholeKeys(const Recording& recording, const TableShape& shape, const View& view, double scale,
                           Detail detail)
{
    BucketLayout plain = layoutAs(recording, shape, view, scale, detail);
    const BucketLayout whole = layoutAs(recording, shape, view, scale, detail, Narrow::nothing, true);
    return whole.bitLines > 0 && tellsAsMuch(whole, plain) ? whole : plain;
}

BucketLayout layoutAt(const Recording& recording, const TableShape& shape, const View& view, double scale)
{
    const bool presented = view.role == ViewRole::presenter;
    BucketLayout layout = withWholeKeys(recording, shape, view, scale, presented ? Detail::close : Detail::roomy);
    if (presented || shape.kind == BucketKind::bits)
        return layout;
    for (const Detail detail : {Detail::close, Detail::valuesAlone})
        if (!layout.fits)
            layout = withWholeKeys(recording, shape, view, scale, detail);
    // Closed up, the numbers of the table may have room.
    if (layout.fits && !layout.hasBoth() && !layout.compact)
        if (const BucketLayout close = withWholeKeys(recording, shape, view, scale, Detail::close);
            close.fits && close.table < layout.table)
            return close;
    return layout;
}

/// The same with what keys can tell where their values have no room, if the table stays what it is.
BucketLayout withNarrowKeys(const BucketLayout& layout, const Recording& recording, const TableShape& shape,
                            const View& view)
{
    // Hexadecimal digits tell the whole key, and the pass's digit where it is made of them: better than a decimal
    // number that is broken into two lines.
    const bool isHex = digitOfPass(recording, 1).width % 4 == 0;
    if (!layout.fits || (layout.valueSize > 0 && !(layout.twoLines && isHex)))
        return layout;
    std::vector<Narrow> ways{Narrow::letters, isHex ? Narrow::hexadecimal : Narrow::digits,
                             isHex ? Narrow::digits : Narrow::hexadecimal};
    if (shape.kind == BucketKind::bits) // there a key's bit has a field of its own
        ways.resize(1);
    for (const Narrow narrowKeys : ways)
        for (const Detail detail : {layout.compact ? Detail::close : Detail::roomy, Detail::close})
            if (const BucketLayout told = layoutAs(recording, shape, view, layout.scale, detail, narrowKeys);
                told.fits && (layout.valueSize <= 0 || told.hexDigits > 0) &&
                (told.digitSize > 0 || told.words.letters > 0 || told.hexDigits > 0) &&
                (told.table == layout.table || (told.hasBoth() && layout.hasBoth())))
                return told;
    if (layout.valueSize > 0 || !layout.inlineDigit)
        return layout;
    // A card with nothing on it tells nothing: rather the table gives way, or another lens draws.
    BucketLayout told = layoutAs(recording, shape, view, layout.scale, Detail::close, Narrow::letters);
    told.fits = told.fits && told.words.letters > 0;
    return told;
}

} // namespace

BucketLayout layoutBuckets(const Recording& recording, const View& view)
{
    BucketLayout layout;
    layout.scale = roleScale(view.role) * std::min(1.0, textScaleOf(view));
    const std::optional<TableShape> shape = tableShape(recording);
    if (!shape || recording.n() == 0 || recording.n() > mostKeys || shape->rows > mostRows || shape->rows == 0)
        return layout;
    layout = layoutAt(recording, *shape, view, layout.scale);
    // On a large stage everything grows, as far as nothing has to give way for it.
    const double roomy = view.role == ViewRole::presenter ? roleScale(view.role) * textScaleOf(view) : roomyScale(view);
    for (double scale = std::min(roomy, mostScale * layout.scale); layout.fits && scale > layout.scale; scale -= 0.1)
        if (const BucketLayout larger = layoutAt(recording, *shape, view, scale); tellsAsMuch(larger, layout))
            return withNarrowKeys(larger, recording, *shape, view);
    return withNarrowKeys(layout, recording, *shape, view);
}

} // namespace lockstep::ui
